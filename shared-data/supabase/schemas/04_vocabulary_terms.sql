-- The words of the vocabulary: what the forms write, and what visitors type in English and Polish, also inflected. A word
-- that has two meanings stands twice: 'exotic' is a specialty and an animal.

-- Each label is a term by itself.
insert into public.vocabulary_terms (kind, term, code, language)
select kind, private.fold(regexp_replace(label, '-', ' ', 'g')), code, case when kind = 'city' then 'pl' else 'en' end
from public.vocabulary;
insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, private.fold(word)
from (values
  ('specialty', 'general', 'en', 'general practitioner,general practice,general vet,family vet,gp'),
  ('specialty', 'general', 'pl', 'weterynarz ogólny,ogólny,ogólna,lekarz weterynarii,weterynarz rodzinny,internista,internistka,interna'),
  ('specialty', 'surgery', 'en', 'veterinary surgeon,surgeon,surgeons,surgical,orthopaedics,orthopedics,orthopaedist'),
  ('specialty', 'surgery', 'pl', 'chirurgia,chirurg weterynaryjny,chirurg,chirurga,chirurgii,chirurgiem,chirurgów,ortopeda,ortopedy,ortopedia'),
  ('specialty', 'dentistry', 'en', 'dental,dentist,dentists,tooth,teeth,toothache,gums'),
  ('specialty', 'dentistry', 'pl', 'stomatologia,stomatologii,stomatolog,stomatologa,dentysta,dentysty,dentystka,ząb,zęby,zęba,zębów,zębami,dziąsła'),
  ('specialty', 'dermatology', 'en', 'dermatologist,skin,itching,itchy skin,itch,eczema,ears'),
  ('specialty', 'dermatology', 'pl', 'dermatologia,dermatologii,dermatolog,dermatologa,skóra,skóry,skórne,świąd,swędzenie,uszy'),
  ('specialty', 'cardiology', 'en', 'cardiologist,heart,heart disease,heart murmur'),
  ('specialty', 'cardiology', 'pl', 'kardiologia,kardiologii,kardiolog,kardiologa,serce,serca,sercem,szmery'),
  ('specialty', 'exotic', 'en', 'exotic animal specialist,exotics,exotic vet'),
  ('specialty', 'exotic', 'pl', 'zwierzęta egzotyczne,zwierząt egzotycznych,egzotyczne,egzotycznych,egzotyczny,egzotyka'),
  ('specialty', 'emergency', 'en', 'emergency care,emergencies,emergency vet,urgent,urgent care'),
  ('specialty', 'emergency', 'pl', 'medycyna ratunkowa,nagły wypadek,nagłe przypadki,pogotowie,dyżur,ostry dyżur,całodobowy,całodobowa'),
  ('specialty', 'oncology', 'en', 'oncologist,cancer,tumour,tumor,tumours,tumors'),
  ('specialty', 'oncology', 'pl', 'onkologia,onkologii,onkolog,onkologa,nowotwór,nowotwory,nowotworu,guz,guzy,guza,rak,raka'),

  ('pet_type', 'dog', 'en', 'puppy,puppies,doggy,doggie'),
  ('pet_type', 'dog', 'pl', 'pies,psa,psu,psem,psie,psy,psów,psom,psami,piesek,pieska,pieski,szczeniak,szczeniaka,szczeniaki,szczenię,szczenięta'),
  ('pet_type', 'cat', 'en', 'kitten,kittens,kitty'),
  ('pet_type', 'cat', 'pl', 'kot,kota,kotu,kotem,kocie,koty,kotów,kotom,kotami,kotek,kotka,kotki,kociak,kociaka,kociaki,kocięta'),
  ('pet_type', 'rabbit', 'en', 'bunny,bunnies'),
  ('pet_type', 'rabbit', 'pl', 'królik,królika,królikowi,królikiem,króliku,króliki,królików,królikom,królikami,króliczek,króliczka,króliczki'),
  ('pet_type', 'bird', 'en', 'parrot,parrots,budgie,budgies,budgerigar,canary,canaries,cockatiel,cockatiels'),
  ('pet_type', 'bird', 'pl', 'ptak,ptaka,ptaki,ptaków,ptakiem,ptakami,papuga,papugi,papugę,papug,papużka,papużki,kanarek,kanarka,kanarki'),
  ('pet_type', 'small_mammal', 'en', 'small mammal,hamster,hamsters,guinea pig,guinea pigs,ferret,ferrets,chinchilla,chinchillas,gerbil,gerbils,rodent,rodents,hedgehog'),
  ('pet_type', 'small_mammal', 'pl', 'małe ssaki,chomik,chomika,chomiki,chomików,chomikiem,świnka morska,świnki morskiej,świnkę morską,świnki morskie,świnek morskich,fretka,fretki,fretkę,fretek,szynszyla,szynszyle,szynszyli,myszoskoczek,gryzoń,gryzonie,gryzoni,jeż,jeża,jeże,jeży'),
  ('pet_type', 'reptile', 'en', 'tortoise,tortoises,turtle,turtles,snake,snakes,lizard,lizards,gecko,geckos'),
  ('pet_type', 'reptile', 'pl', 'gad,gady,gadów,gada,żółw,żółwia,żółwie,żółwi,żółwiem,wąż,węża,węże,węży,jaszczurka,jaszczurki,jaszczurkę,gekon,gekona,agama,agamy'),
  ('pet_type', 'exotic', 'en', 'fish,exotic pet,exotic animals,exotics'),
  ('pet_type', 'exotic', 'pl', 'ryba,ryby,rybę,ryb,rybka,rybki,rybek,egzotyczne,egzotycznych,egzotyczny,zwierzęta egzotyczne'),

  ('service', 'wellness', 'en', 'wellness exam,wellness,check up,check ups,checkup,checkups,annual exam,health check'),
  ('service', 'wellness', 'pl', 'badanie ogólne,badanie kontrolne,badania kontrolne,badania kontrolnego,przegląd,przegląd zdrowia,kontrola,bilans'),
  ('service', 'vaccination', 'en', 'vaccine,vaccines,vaccinate,jab,jabs,shots,rabies,rabies shot'),
  ('service', 'vaccination', 'pl', 'szczepienie,szczepienia,szczepień,szczepieniu,szczepieniem,szczepienia ochronne,szczepionka,szczepionki,szczepionkę,zaszczepić,szczepić,wścieklizna,wścieklizny,wściekliznę'),
  ('service', 'preventive', 'en', 'preventive care,prevention,prophylaxis'),
  ('service', 'preventive', 'pl', 'profilaktyka,profilaktyki,profilaktykę,profilaktyka zdrowotna'),
  ('service', 'consultation', 'en', 'medical consultation,consultation,consultations,second opinion,second opinions'),
  ('service', 'consultation', 'pl', 'konsultacja,konsultacje,konsultacji,porada,porady,poradę,druga opinia'),
  ('service', 'emergency', 'en', 'urgent care,intensive care,poisoning,poisoned,poisoning treatment'),
  ('service', 'emergency', 'pl', 'nagły wypadek,nagłe przypadki,pogotowie,ostry dyżur,zatrucie,zatrucia,intensywna terapia'),
  ('service', 'microchip', 'en', 'microchips,chip,chipping,id chip'),
  ('service', 'microchip', 'pl', 'czip,czipa,czipowanie,czipowania,chipowanie,czipować,zaczipować,znakowanie'),
  ('service', 'neutering', 'en', 'neuter,neutered,spay,spaying,spayed,castration,castrate,sterilisation,sterilization'),
  ('service', 'neutering', 'pl', 'kastracja,kastracji,kastrację,kastrować,sterylizacja,sterylizacji,sterylizację,sterylizować'),
  ('service', 'dental', 'en', 'dental,dental check up,dental check ups,teeth cleaning,tooth,scaling,tooth extraction,tartar'),
  ('service', 'dental', 'pl', 'kamień nazębny,usuwanie kamienia,czyszczenie zębów,ekstrakcja zęba'),
  ('service', 'operation', 'en', 'operation,surgery,surgeries'),
  ('service', 'operation', 'pl', 'operacja,operacje,operacji,zabieg,zabiegi,zabiegu,zabiegów'),
  ('service', 'parasites', 'en', 'parasite,parasites,worms,worming,deworming,fleas,flea,ticks,tick'),
  ('service', 'parasites', 'pl', 'pasożyty,pasożytów,odrobaczanie,odrobaczania,odrobaczenie,odrobaczyć,robaki,pchły,pcheł,kleszcz,kleszcze,kleszcza,kleszczy'),
  ('service', 'nails', 'en', 'nail,nails,claw,claws,nail trim,nail trimming,claw trimming,beak and nail care'),
  ('service', 'nails', 'pl', 'pazury,pazurów,pazurki,obcinanie pazurów,przycinanie pazurów'),
  ('service', 'ultrasound', 'en', 'ultrasonography,sonography,scan,scans,heart ultrasound'),
  ('service', 'ultrasound', 'pl', 'usg,ultrasonografia,echo serca'),
  ('service', 'x_ray', 'en', 'xray,x rays,xrays,radiography,radiograph'),
  ('service', 'x_ray', 'pl', 'rtg,rentgen,rentgena,prześwietlenie,prześwietlenia'),
  ('service', 'laboratory', 'en', 'laboratory,lab,lab tests,blood test,blood tests,blood work,urine test'),
  ('service', 'laboratory', 'pl', 'laboratorium,morfologia,badanie krwi,badania krwi,badanie moczu,analizy'),
  ('service', 'ecg', 'en', 'ekg,electrocardiogram'),
  ('service', 'nutrition', 'en', 'nutrition,diet,diets,feeding,weight loss,overweight'),
  ('service', 'nutrition', 'pl', 'dieta,diety,dietę,dietetyk,żywienie,żywienia,odchudzanie,nadwaga,otyłość'),
  ('service', 'allergy', 'en', 'allergy,allergies,allergic'),
  ('service', 'allergy', 'pl', 'alergia,alergie,alergii,alergolog,testy alergiczne,uczulenie'),
  ('service', 'chemotherapy', 'en', 'chemo'),
  ('service', 'chemotherapy', 'pl', 'chemioterapia,chemioterapii,chemioterapię'),
  ('service', 'wounds', 'en', 'wound,wounds,stitches,injury,injuries'),
  ('service', 'wounds', 'pl', 'rana,rany,ran,szwy,szycie rany,uraz,urazy'),

  ('city', 'warszawa', 'en', 'warsaw'),
  ('city', 'krakow', 'en', 'cracow'),
  ('city', 'warszawa', 'pl', 'warszawie,warszawy'),
  ('city', 'krakow', 'pl', 'krakowie,krakowa'),
  ('city', 'lodz', 'pl', 'łodzi'),
  ('city', 'wroclaw', 'pl', 'wrocławiu,wrocławia'),
  ('city', 'poznan', 'pl', 'poznaniu,poznania'),
  ('city', 'gdansk', 'pl', 'gdańsku,gdańska'),
  ('city', 'szczecin', 'pl', 'szczecinie,szczecina'),
  ('city', 'bydgoszcz', 'pl', 'bydgoszczy'),
  ('city', 'lublin', 'pl', 'lublinie,lublina'),
  ('city', 'bialystok', 'pl', 'białymstoku,białegostoku'),
  ('city', 'katowice', 'pl', 'katowicach,katowic'),
  ('city', 'gdynia', 'pl', 'gdyni')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word;

-- So is each code.
insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary
on conflict do nothing;
