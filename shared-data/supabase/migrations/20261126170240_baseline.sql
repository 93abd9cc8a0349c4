-- The files of schemas/, one after the other. Rules are looked up and changed there.

-- # 01_foundations.sql

-- The ground that every other file stands on: extensions, schemas, rights by default, the clock, the person who asks.
--
-- House rules:
--   * `public` is the API, `private` is not exposed by it: helpers of policies and triggers live there.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * A command on a table is granted to the roles that a policy lets do it, and to nobody else: a table is shut twice.
--     Grants stand beside their table or function; `tests/grants.test.ts` lists them.
--   * Visitors and users write the columns that are granted by name, and no others: a new column is nobody's until somebody
--     decides. `tests/column-grants.test.ts` lists every column.
--   * What may be written into a column, and when, is for a guard: a trigger, so that a refusal is a sentence. It is raised as
--     PT4xx, which PostgREST answers with that HTTP status and the message for the visitor.
--   * Files load in the order of their names, and each says things in the order in which one would ask.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create schema if not exists private;
grant usage on schema public, private to anon, authenticated, service_role;

-- A hosted project may give its API everything that comes into being. Here a role has what is granted by name.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- No request keeps a connection for longer than this. A hosted project's API reads a role's settings and sets them for
-- each request.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- ## The clock

-- Dates and times of visits are what the clock on the clinic's wall shows. Every clinic is in Poland.
create function private.warsaw_now() returns timestamp
language sql stable set search_path = ''
as $$ select now() at time zone 'Europe/Warsaw' $$;

create function private.warsaw_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Europe/Warsaw')::date $$;

-- ## The person who asks

-- True for a request from outside (a visitor or a signed-in user); false for the service key, for migrations and inside
-- security-definer functions. Only meaningful in functions that run as the invoker.
create function private.is_client_request() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

-- The signed-in person; null for a visitor. As a definer, because the embedded backend keeps the schema `auth` from the
-- API's roles (policies resolve auth.uid() when they are made, functions that run as the invoker when they are called).
create function private.me() returns uuid
language sql stable security definer set search_path = ''
as $$ select auth.uid() $$;

-- ## Text and lists

-- Text as it is compared: without case, diacritics and doubled spaces, so that 'lodz' meets 'Łódź'. Decomposing Unicode
-- would leave 'ł' as it is; a translation does not, needs no extension, and is immutable, so that it can be indexed.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(btrim(translate(
    value,
    'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÁÀÂÄÃÅČĎÉÈÊËĚÍÌÎÏŇÒÔÖÕŘŠŤÚÙÛÜŮÝŽáàâäãåčďéèêëěíìîïňòôöõřšťúùûüůýž',
    'ACELNOSZZacelnoszzAAAAAACDEEEEEIIIINOOOORSTUUUUUYZaaaaaacdeeeeeiiiinoooorstuuuuuyz'
  )), '[[:space:]]+', ' ', 'g'))
$$;

-- A plain list of short words, without gaps.
create function private.is_word_list(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(words), 1) = 1
    and array_position(words, null) is null
    and not exists (select from unnest(words) as word where length(word) > 200)
$$;

-- Whether a list of a report or message is one: an array of up to 20 objects.
create function private.is_entry_list(entries jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 20
    and not jsonb_path_exists(entries, 'strict $[*] ? (@.type() != "object")'),
    false
  )
$$;

-- Called by policies, constraints and guards, with the rights of the person who reads or writes.
grant execute on function
  private.warsaw_now(), private.warsaw_today(), private.is_client_request(), private.me(), private.fold(text),
  private.is_word_list(text[])
to anon, authenticated, service_role;

-- ## Rows

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- # 02_quotas.sql

-- How much one person may keep and make: the one place for all of it. What is written in messages: `writing_limit`.

create function private.quota(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'guest codes of an address an hour' then 5
    when 'guest codes an hour' then 300
    when 'tries of a guest code' then 5
    when 'open requests for earlier times' then 5
    when 'requests for earlier times a day' then 50
    when 'days of a request' then 62
    when 'kilometres of a request' then 100
    when 'minutes of an offer' then 10
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'saved veterinarians' then 200
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'note templates' then 50
    when 'visit types' then 30
    when 'veterinarians of a median' then 5
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'people of a pet' then 20
    when 'open invitations' then 20
    when 'invitations a day' then 50
    when 'pets of an invitation' then 50
    when 'entries of care a day' then 200
    when 'bytes of files' then 200 * 1024 * 1024
  end
$$;

-- Guards run with the writer's rights.
grant execute on function private.quota(text) to anon, authenticated, service_role;

-- # 03_locks.sql

-- One order in which changes wait for each other, so that on many connections none waits in a circle:
--
--   1. the veterinarian's calendar (an advisory lock)   2. the person who acts (an advisory lock)   3. their animals
--   4. the visit   5. the request for another time   6. held times   7. the figures of the directory
--   8. conversations   9. notifications and mails
--
-- A change may leave one out, and never goes back. The last change computes the figures anew, from everything that was written
-- before it. A function that moves visits begins with `lock_calendar`, or with `lock_visit`, which takes the calendar first.
-- Deleting an account takes `leaving_lock` before everything else.

-- Waits for the veterinarian's calendar and keeps it until the end of the transaction.
create function private.lock_calendar(veterinarian uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0)) $$;

-- The same for a person's own belongings: visits to come, pets, files.
create function private.lock_person(person uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(person::text, 1)) $$;

-- Called by triggers and functions that run with the caller's rights; the API does not reach this schema.
grant execute on function private.lock_calendar(uuid), private.lock_person(uuid) to anon, authenticated, service_role;

-- For triggers before a statement, because a row would be locked already when its own trigger runs. A veterinarian writes
-- nobody else's hours, time off and visits by phone; nobody saves another's profile.
create function private.lock_own_calendar() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and private.me() is not null then
    perform private.lock_calendar(private.me());
  end if;
  return null;
end;
$$;

-- The same before rows whose reference would lock the animal before the person.
create function private.lock_who_enters() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and private.me() is not null then
    perform private.lock_person(private.me());
  end if;
  return null;
end;
$$;

-- # 04_vocabulary.sql

-- One vocabulary for specialties, pet types, services and cities. The product's forms write different words for one thing
-- ('exotic', 'Exotic Animals', 'Exotic Animal Specialist'; 'Warsaw', 'Warszawa'), and visitors search with more ('królika',
-- 'sterylizacja'). Rows keep what the form wrote; whatever is compared goes through `canonical`, whatever is searched for
-- through `meanings_of`.

create table public.vocabulary (
  kind text not null check (kind in ('specialty', 'pet_type', 'city', 'service')),
  code text not null,
  -- As the directory's filters and the city select show it.
  label text not null,
  position smallint not null,
  primary key (kind, code)
);

create table public.vocabulary_terms (
  kind text not null,
  -- Folded by private.fold.
  term text not null,
  code text not null,
  -- Null for what is the same in both languages, and for codes.
  language text check (language in ('en', 'pl')),
  primary key (kind, term),
  foreign key (kind, code) references public.vocabulary (kind, code) on update cascade on delete cascade
);

alter table public.vocabulary enable row level security;
alter table public.vocabulary_terms enable row level security;
create policy "anyone reads the vocabulary" on public.vocabulary for select to anon, authenticated using (true);
create policy "anyone reads the terms" on public.vocabulary_terms for select to anon, authenticated using (true);
grant select on public.vocabulary, public.vocabulary_terms to anon, authenticated;
grant select, insert, update, delete on public.vocabulary, public.vocabulary_terms to service_role;

-- Rabbits are an animal of their own, seventh after the six of the directory's filter. They are small mammals as well: see
-- `treated_pet_types`.
insert into public.vocabulary (kind, code, label, position) values
  ('specialty', 'general', 'General Veterinarian', 1),
  ('specialty', 'surgery', 'Surgery', 2),
  ('specialty', 'dentistry', 'Dentistry', 3),
  ('specialty', 'dermatology', 'Dermatology', 4),
  ('specialty', 'cardiology', 'Cardiology', 5),
  ('specialty', 'exotic', 'Exotic Animals', 6),
  ('specialty', 'emergency', 'Emergency Medicine', 7),
  ('specialty', 'oncology', 'Oncology', 8),
  ('pet_type', 'dog', 'Dogs', 1),
  ('pet_type', 'cat', 'Cats', 2),
  ('pet_type', 'bird', 'Birds', 3),
  ('pet_type', 'small_mammal', 'Small mammals', 4),
  ('pet_type', 'reptile', 'Reptiles', 5),
  ('pet_type', 'exotic', 'Exotic pets', 6),
  ('pet_type', 'rabbit', 'Rabbits', 7),
  ('pet_type', 'other', 'Other', 8),
  ('city', 'warszawa', 'Warszawa', 1),
  ('city', 'krakow', 'Kraków', 2),
  ('city', 'lodz', 'Łódź', 3),
  ('city', 'wroclaw', 'Wrocław', 4),
  ('city', 'poznan', 'Poznań', 5),
  ('city', 'gdansk', 'Gdańsk', 6),
  ('city', 'szczecin', 'Szczecin', 7),
  ('city', 'bydgoszcz', 'Bydgoszcz', 8),
  ('city', 'lublin', 'Lublin', 9),
  ('city', 'bialystok', 'Białystok', 10),
  ('city', 'katowice', 'Katowice', 11),
  ('city', 'gdynia', 'Gdynia', 12),
  ('service', 'wellness', 'Wellness exams', 1),
  ('service', 'vaccination', 'Vaccinations', 2),
  ('service', 'preventive', 'Preventative care', 3),
  ('service', 'consultation', 'Medical consultations', 4),
  ('service', 'emergency', 'Emergency care', 5),
  ('service', 'microchip', 'Microchipping', 6),
  ('service', 'neutering', 'Neutering', 7),
  ('service', 'dental', 'Dental care', 8),
  ('service', 'operation', 'Operations', 9),
  ('service', 'parasites', 'Parasite control', 10),
  ('service', 'nails', 'Nail care', 11),
  ('service', 'ultrasound', 'Ultrasound', 12),
  ('service', 'x_ray', 'X-ray', 13),
  ('service', 'laboratory', 'Laboratory tests', 14),
  ('service', 'ecg', 'ECG', 15),
  ('service', 'nutrition', 'Nutrition advice', 16),
  ('service', 'allergy', 'Allergy testing', 17),
  ('service', 'chemotherapy', 'Chemotherapy', 18),
  ('service', 'wounds', 'Wound treatment', 19);

-- The code of a term in any spelling; null for a word that the vocabulary does not know.
create function private.canonical(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$
  select code from public.vocabulary_terms where kind = term_kind and term = private.fold(value)
$$;
grant execute on function private.canonical(text, text) to anon, authenticated, service_role;

-- Text as words: folded, and split at spaces and punctuation.
create function private.words_of(value text) returns text[]
language sql immutable set search_path = ''
as $$ select array_remove(regexp_split_to_array(private.fold(value), '[[:space:][:punct:]]+'), '') $$;

-- # 04_vocabulary_terms.sql

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

-- # 05_profiles.sql

-- A profile per account: pet owners ('client') and veterinarians.

-- `is_my_client` and `has_booked` read a table of a later file.
set check_function_bodies = off;

create table public.profiles (
  -- The account's. No foreign key: a profile outlives its account, emptied by `forget_account`, for past visits, reviews and
  -- messages to refer to.
  id uuid primary key,
  full_name text check (length(full_name) <= 200),
  -- An owner's contact address. Always null for a veterinarian, whose row everybody may read.
  email text check (length(email) <= 320),
  city text check (length(city) <= 100),
  profile_image_url text check (length(profile_image_url) <= 2000 and profile_image_url ~* '^(https?:/)?/'),
  user_type text not null default 'client' check (user_type in ('client', 'veterinarian')),
  specialty text check (length(specialty) <= 100),
  description text check (length(description) <= 5000),
  education text check (length(education) <= 2000),
  years_of_experience integer check (years_of_experience between 0 and 80),
  phone text check (length(phone) <= 40),
  clinic_name text check (length(clinic_name) <= 200),
  address text check (length(address) <= 300),
  -- The site links to it: a scheme that runs script must never be stored.
  website text check (length(website) <= 500 and website !~* '^[[:space:]]*(javascript|data|vbscript):'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Ties /specialist/1, /2 and /3 to a veterinarian. Set by the operator only.
  specialist_no smallint,
  -- Which animals a veterinarian treats, in any spelling of the vocabulary.
  pet_types text[] check (cardinality(pet_types) <= 20),
  services text[] check (cardinality(services) <= 40),
  -- Where the clinic is, in degrees (WGS 84): for distances and pins. Null until the address was located.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- The features of the drawing that the veterinarian chose; each is checked when it is drawn.
  portrait jsonb,
  -- ISO 639-1 codes.
  languages text[],
  home_visits boolean not null default false,
  cat_only_waiting_room boolean not null default false,
  -- When the account was deleted; null while there is one.
  deleted_at timestamptz,
  -- Whether a veterinarian is booked by people without an account, too.
  accepts_guests boolean not null default true,
  -- Whether guests enter a code that was sent to them before they are booked.
  confirms_guests boolean not null default false,
  constraint profiles_position_is_whole check ((latitude is null) = (longitude is null)),
  constraint profiles_services_are_words check (private.is_word_list(services)),
  constraint profiles_pet_types_are_words check (private.is_word_list(pet_types)),
  -- Browsers drop control characters from an address before they read its scheme: 'java<tab>script:' is a script, too.
  constraint profiles_website_is_printable check (website !~ '[[:cntrl:]]'),
  -- '//host/…' would be another site's picture under the name of a path of ours.
  constraint profiles_image_is_printable check (profile_image_url !~ '[[:cntrl:]]|^//'),
  -- Read with every row of a list, so it stays small and flat.
  constraint profiles_portrait_is_small check (
    jsonb_typeof(portrait) = 'object' and length(portrait::text) <= 1000
    and not jsonb_path_exists(portrait, '$.* ? (@.type() == "object" || @.type() == "array")')
  ),
  constraint profiles_languages_are_codes check (
    cardinality(languages) <= 12 and private.is_word_list(languages)
    and languages <@ array['pl', 'en', 'uk', 'de', 'fr', 'es', 'it', 'ru', 'be', 'cs', 'sk', 'lt', 'vi', 'zh']
  )
);
-- Partial, so that it is no key: emptying a profile then locks out nobody whose row only refers to it.
create unique index profiles_specialist_no_idx on public.profiles (specialist_no) where specialist_no is not null;
create index profiles_user_type_idx on public.profiles (user_type, id);

create function private.is_veterinarian(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = person and user_type = 'veterinarian' and deleted_at is null)
$$;
grant execute on function private.is_veterinarian(uuid) to anon, authenticated, service_role;

-- ## Who reads and writes a profile

-- Whether this person has ever booked the signed-in veterinarian, or written to them about a pet of their household.
create function private.is_my_client(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where client_id = person and veterinarian_id = (select auth.uid())
  ) or exists (
    select from public.conversations where client_id = person and veterinarian_id = (select auth.uid())
  )
$$;

-- Whether the signed-in person has ever booked this veterinarian.
create function private.has_booked(veterinarian uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where client_id = (select auth.uid()) and veterinarian_id = veterinarian
  )
$$;

grant execute on function private.is_my_client(uuid), private.has_booked(uuid) to anon, authenticated, service_role;

alter table public.profiles enable row level security;
-- An account that was deleted is seen only by those who have visits with it.
create policy "profiles are read by whom they concern" on public.profiles
for select to anon, authenticated
using (
  (user_type = 'veterinarian' and deleted_at is null)
  or id = (select auth.uid())
  or ((select auth.uid()) is not null and private.is_my_client(id))
  or (deleted_at is not null and (select auth.uid()) is not null and private.has_booked(id))
);
create policy "people change their own profile" on public.profiles
for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));
grant select on public.profiles to anon, authenticated;
grant update (
  full_name, email, city, profile_image_url, specialty, description, education, years_of_experience, phone, clinic_name,
  address, website, updated_at, pet_types, services, latitude, longitude, portrait, languages, home_visits,
  cat_only_waiting_room, accepts_guests, confirms_guests
) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

-- ## A profile begins with its account, and follows its address

-- An owner's address is the confirmed one of the account, or none: mails of the site go there, and veterinarians write to it.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What the visitor sent with the sign-up. It may say anything, so only one exact word makes a veterinarian.
  chosen_type text := case
    when new.raw_user_meta_data ->> 'user_type' = 'veterinarian' then 'veterinarian' else 'client'
  end;
begin
  insert into public.profiles (id, full_name, email, user_type)
  values (
    new.id,
    nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 200), ''),
    case when chosen_type = 'client' and new.email_confirmed_at is not null then left(new.email, 320) end,
    chosen_type
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

create trigger create_profile_after_sign_up
after insert on auth.users
for each row execute function private.create_profile();

-- Confirmed later, or another address confirmed: the profile follows, unless its owner has taken the address out.
create function private.follow_sign_in_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = case when new.email_confirmed_at is not null then left(new.email, 320) end
  where id = new.id and (email is not null or old.email_confirmed_at is null);
  return new;
end;
$$;

create trigger follow_sign_in_address
after update of email, email_confirmed_at on auth.users
for each row when (
  (new.email, new.email_confirmed_at is null) is distinct from (old.email, old.email_confirmed_at is null)
)
execute function private.follow_sign_in_address();

-- ## Guards

-- Whether this is the address that the person signs in with, and confirmed.
create function private.is_confirmed_address(person uuid, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = person and email_confirmed_at is not null and lower(email) = lower(address)
  )
$$;
-- Called by the guard, which runs with the caller's rights.
grant execute on function private.is_confirmed_address(uuid, text) to anon, authenticated, service_role;

create function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and new.user_type = 'client' and new.email <> coalesce(old.email, '')
    and not private.is_confirmed_address(new.id, new.email) then
    raise sqlstate 'PT403' using message = 'Your profile can only show the address that you sign in with.';
  end if;
  return new;
end;
$$;

create trigger guard_profile before update on public.profiles
for each row execute function private.guard_profile();

-- Saving a profile computes the directory's figures, which deleting the account holds before the profile.
create trigger lock_own_calendar before update on public.profiles
for each statement execute function private.lock_own_calendar();

-- No column can be hidden from those who may read the row: an address that must not be read is not in it.
create function private.keep_vet_address_out() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.user_type = 'veterinarian' then
    new.email := null;
  end if;
  return new;
end;
$$;

create trigger keep_vet_address_out before insert or update on public.profiles
for each row execute function private.keep_vet_address_out();
create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

reset check_function_bodies;

-- # 05_saved_veterinarians.sql

-- The veterinarians whom an owner has saved. Nobody but the owner sees them, not even the veterinarian.

create table public.saved_veterinarians (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, veterinarian_id)
);
create index saved_veterinarians_veterinarian_idx on public.saved_veterinarians (veterinarian_id);

alter table public.saved_veterinarians enable row level security;
create policy "owners read whom they saved" on public.saved_veterinarians
for select to authenticated using (owner_id = (select auth.uid()));
-- Also a veterinarian who is in no list: owners book them by their link.
create policy "owners save veterinarians" on public.saved_veterinarians
for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and not private.is_veterinarian((select auth.uid()))
  and private.is_veterinarian(veterinarian_id)
);
create policy "owners remove whom they saved" on public.saved_veterinarians
for delete to authenticated using (owner_id = (select auth.uid()));
grant select, insert (owner_id, veterinarian_id), delete on public.saved_veterinarians to authenticated;
grant select, insert, update, delete on public.saved_veterinarians to service_role;

-- Counted after the statement; `lock_who_enters` lets two of them take turns.
create function private.guard_number_of_saved() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.saved_veterinarians where owner_id = private.me()
  ) > private.quota('saved veterinarians') then
    raise sqlstate 'PT403' using message = format(
      'You can save up to %s veterinarians. Please remove one before you save another.',
      private.quota('saved veterinarians')
    );
  end if;
  return null;
end;
$$;

create trigger lock_who_enters before insert on public.saved_veterinarians
for each statement execute function private.lock_who_enters();
create trigger guard_number_of_saved after insert on public.saved_veterinarians
for each statement execute function private.guard_number_of_saved();

-- # 06_pets.sql

-- An owner's pets. Who else reads them: record_access.

create table public.pets (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 100),
  type text not null check (btrim(type) <> '' and length(type) <= 50),
  breed text check (length(breed) <= 100),
  -- Free text such as '2 years, 6 months': of pets whose birthday nobody has entered yet.
  age text check (length(age) <= 100),
  gender text check (length(gender) <= 50),
  -- Kilograms.
  weight numeric(6, 2) check (weight >= 0),
  color text check (length(color) <= 100),
  microchip_number text check (length(microchip_number) <= 100),
  medical_history text check (length(medical_history) <= 10000),
  allergies text check (length(allergies) <= 10000),
  medications text check (length(medications) <= 10000),
  vaccination_records text check (length(vaccination_records) <= 10000),
  last_visit_date date,
  last_visit_reason text check (length(last_visit_reason) <= 2000),
  image_url text check (length(image_url) <= 2000 and image_url ~* '^(https?:/)?/'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Put away: hidden from the list of pets. Its visits and its record stay.
  archived_at timestamptz,
  -- The pet has died. Nobody is reminded of what it would be due for.
  remembered_since timestamptz,
  -- As near as the owner knows it; where it is known, age is not read.
  birthday date,
  -- The form's name for what it sends: sent again after a lost answer, it makes no second pet. Each owner has names of
  -- their own, so that nobody meets another's.
  idempotency_key uuid,
  constraint one_pet_per_idempotency_key unique (owner_id, idempotency_key),
  -- 'NaN' is a numeric, and greater than every other one.
  constraint pets_weight_is_a_number check (weight <> 'NaN'),
  -- A calendar's dates have four digits: not 'infinity', not before Christ.
  constraint pets_last_visit_is_a_day check (last_visit_date between '0001-01-01' and '9999-12-31'),
  constraint pets_birthday_is_a_day check (birthday between '1800-01-01' and '9999-12-31'),
  constraint pets_image_is_printable check (image_url !~ '[[:cntrl:]]|^//'),
  constraint pets_moments_are_days check (
    archived_at between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
    and remembered_since between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
  )
);
create index pets_owner_idx on public.pets (owner_id, created_at desc);

alter table public.pets enable row level security;
create policy "owners add their pets" on public.pets
for insert to authenticated
with check (owner_id = (select auth.uid()) and not private.is_veterinarian((select auth.uid())));
create policy "owners change their pets" on public.pets
for update to authenticated
using (owner_id = (select auth.uid()))
with check (owner_id = (select auth.uid()));
create policy "owners remove their pets" on public.pets
for delete to authenticated using (owner_id = (select auth.uid()));
grant select, delete on public.pets to authenticated;
grant insert (
  owner_id, name, type, breed, age, gender, weight, color, microchip_number, medical_history, allergies, medications,
  vaccination_records, last_visit_date, last_visit_reason, image_url, birthday, idempotency_key
), update (
  name, type, breed, age, gender, weight, color, microchip_number, medical_history, allergies, medications,
  vaccination_records, last_visit_date, last_visit_reason, image_url, updated_at, archived_at, remembered_since, birthday
) on public.pets to authenticated;
grant select, insert, update, delete on public.pets to service_role;

create trigger touch_updated_at before update on public.pets
for each row execute function private.touch_updated_at();

-- Nobody is born tomorrow.
create function private.guard_birthday() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and new.birthday > private.warsaw_today() then
    raise sqlstate 'PT400' using message = 'This birthday is still to come. Please choose today or a day before.';
  end if;
  return new;
end;
$$;

create trigger guard_birthday before insert or update of birthday on public.pets
for each row execute function private.guard_birthday();

-- '2 years, 6 months': how old a pet is that was born that day, or was when it died; else the age as its owner wrote it.
create function private.age_of(pet public.pets) returns text
language sql stable set search_path = ''
as $$
  select case
    when pet.birthday is null then pet.age
    when years = 0 and months = 0 then 'under a month'
    else concat_ws(
      ', ',
      case when years > 0 then years || case years when 1 then ' year' else ' years' end end,
      case when months > 0 then months || case months when 1 then ' month' else ' months' end end
    )
  end
  from (
    select extract(year from lived)::integer as years, extract(month from lived)::integer as months
    from (
      select pg_catalog.age(
        coalesce((pet.remembered_since at time zone 'Europe/Warsaw')::date, private.warsaw_today()), pet.birthday
      ) as lived
    ) as span
  ) as parts
$$;

-- Counted after the statement: two at once take turns.
create function private.guard_number_of_pets() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.lock_person(private.me());
    if (select count(*) from public.pets where owner_id = private.me()) > private.quota('pets') then
      raise sqlstate 'PT403' using message = format('You can keep up to %s pets here.', private.quota('pets'));
    end if;
  end if;
  return null;
end;
$$;

create trigger guard_number_of_pets after insert on public.pets
for each statement execute function private.guard_number_of_pets();

-- What is kept about somebody's pets themselves, with the names of the columns and what JSON adds.
create function private.bytes_of_pets(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(octet_length(to_jsonb(pet)::text)), 0) from public.pets pet where owner_id = person
$$;

-- Computed after the statement; `lock_who_enters` lets two of them take turns, and comes before any row is locked.
create function private.guard_bytes_of_pets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and private.bytes_of_pets(auth.uid()) > private.quota('bytes of pets') then
    raise sqlstate 'PT409' using message = 'There is no room for more text about your pets. Please shorten what you wrote.';
  end if;
  return null;
end;
$$;

create trigger lock_who_enters before insert or update on public.pets
for each statement execute function private.lock_who_enters();
create trigger guard_bytes_of_pets after insert or update on public.pets
for each statement execute function private.guard_bytes_of_pets();

-- The one pet of that name; null for none and for several.
create function private.pet_named(owner uuid, pet text) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets where owner_id = owner and private.fold(name) = private.fold(pet)
$$;
-- Called by the trigger of a visit, which runs with the caller's rights.
grant execute on function private.pet_named(uuid, text) to anon, authenticated, service_role;

-- # 07_carers.sql

-- Who cares for a pet beside its owner, and what each of them may do. A pet without a row here is a household of one.
--
--   the owner    everything
--   a carer      what is ticked, until they leave or are removed
--   a sitter     the same from their first day to their last, both included, by Warsaw's clock; else nothing, without any job
--
-- Everybody who cares for a pet sees its passport and what was given today. How people come and go: household.

create table public.pet_carers (
  pet_id uuid not null references public.pets (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('carer', 'sitter')),
  -- A sitter's last day.
  until date check (until between '2000-01-01' and '2199-12-31'),
  may_book boolean not null default false,
  may_message boolean not null default false,
  may_read_record boolean not null default false,
  may_record_medicines boolean not null default false,
  created_at timestamptz not null default now(),
  -- A sitter's first day; null: they may begin at once.
  starts_on date check (starts_on between '2000-01-01' and '2199-12-31'),
  primary key (pet_id, person_id),
  constraint pet_carers_sitters_have_a_last_day check ((role = 'sitter') = (until is not null)),
  constraint pet_carers_days_in_order check (starts_on is null or starts_on <= until)
);
create index pet_carers_person_idx on public.pet_carers (person_id);

-- Whether a moment, by default now, lies within days in Warsaw, both included; null: without a beginning, or an end.
create function private.is_within_days(starts_on date, until date, at timestamptz default now()) returns boolean
language sql stable set search_path = ''
as $$
  select (at at time zone 'Europe/Warsaw')::date between coalesce(starts_on, '-infinity') and coalesce(until, 'infinity')
$$;

-- Whether somebody, by default who asks, may do something with a pet: 'care' is what everybody in its household may, the
-- others are 'book', 'message', 'read' the record and record 'medicines'. **The** rule of a household, and of when it ends.
create function private.may(pet uuid, deed text, person uuid default private.me()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.pets where id = pet and owner_id = person) or exists (
    select from public.pet_carers held
    where held.pet_id = pet and held.person_id = person
      and private.is_within_days(held.starts_on, held.until)
      and case deed
        when 'care' then true
        when 'book' then held.may_book
        when 'message' then held.may_message
        when 'read' then held.may_read_record
        when 'medicines' then held.may_record_medicines
        else false
      end
  )
$$;

-- The one pet of that name that somebody may book for and does not own; null for none, for several, and where they own one of
-- that name.
create function private.cared_pet_named(person uuid, pet text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own where own.owner_id = person and private.fold(own.name) = private.fold(pet)
    )
$$;

-- Called by policies and guards, with the caller's rights.
grant execute on function private.may(uuid, text, uuid), private.cared_pet_named(uuid, text)
to anon, authenticated, service_role;

alter table public.pet_carers enable row level security;
create policy "people read what they may, and owners who cares for their pets" on public.pet_carers
for select to authenticated using (
  (person_id = (select auth.uid()) and private.may(pet_id, 'care'))
  or exists (select from public.pets own where own.id = pet_id and own.owner_id = (select auth.uid()))
);
grant select on public.pet_carers to authenticated;
grant select, insert, update, delete on public.pet_carers to service_role;

-- # 07_record_access.sql

-- Who reads a pet and its health record:
--
--   the owner        always
--   who cares for it while their household lets them read (see carers)
--   a veterinarian   from the booking of a visit until 30 days after it, unless the visit was cancelled or the owner has
--                    said no
--   anybody else     never

-- `treats_pet` reads a table of a later file.
set check_function_bodies = off;

-- Veterinarians who must not read a pet's record although it visits them.
create table public.record_refusals (
  pet_id uuid not null references public.pets (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (pet_id, veterinarian_id)
);
create index record_refusals_veterinarian_idx on public.record_refusals (veterinarian_id);

create function private.owns_pet(pet uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.pets where id = pet and owner_id = (select auth.uid())) $$;

-- Whether the signed-in person is a veterinarian whom this pet visits and whom its owner lets read.
create function private.treats_pet(pet uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments
    where pet_id = pet and veterinarian_id = (select auth.uid()) and status <> 'cancelled'
      and appointment_date >= private.warsaw_today() - 30
  ) and not exists (
    select from public.record_refusals where pet_id = pet and veterinarian_id = (select auth.uid())
  )
$$;

-- For the owner of a pet: the veterinarians who read it unless refused, whoever of its household booked them, and each one's last
-- day.
create function public.record_readers(pet uuid) returns table (veterinarian_id uuid, full_name text, until date)
language sql stable security definer set search_path = ''
as $$
  select vet.id, vet.full_name, max(visit.appointment_date) + 30
  from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id and vet.deleted_at is null
  where visit.pet_id = record_readers.pet and private.owns_pet(record_readers.pet)
    and visit.status <> 'cancelled' and visit.appointment_date >= private.warsaw_today() - 30
  group by vet.id
  order by vet.full_name, vet.id
$$;
grant execute on function public.record_readers(uuid) to authenticated, service_role;

-- Called by policies and guards, with the caller's rights.
grant execute on function private.owns_pet(uuid), private.treats_pet(uuid) to anon, authenticated, service_role;

alter table public.record_refusals enable row level security;
create policy "owners read whom they refused" on public.record_refusals
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners refuse" on public.record_refusals
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners allow again" on public.record_refusals
for delete to authenticated using (private.owns_pet(pet_id));
grant select, insert (pet_id, veterinarian_id), delete on public.record_refusals to authenticated;
grant select, insert, update, delete on public.record_refusals to service_role;

-- Allergies and medicines as free text stand in the pet's own row.
create policy "households and the veterinarians they visit read pets" on public.pets
for select to authenticated using (
  owner_id = (select auth.uid()) or private.may(id, 'read') or private.treats_pet(id)
);

reset check_function_bodies;

-- # 08_working_hours.sql

-- When a veterinarian works, and time off. A veterinarian without working hours can be seen, but not booked. Visits that are
-- booked already stay booked: nothing here cancels one.

-- ## Working hours

create table public.working_hours (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- ISO: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  -- '24:00' for a clinic that never closes.
  closes_at time not null,
  check (closes_at > opens_at),
  -- A day may have a break, but its parts never overlap: a slot would be offered twice. Minutes since midnight.
  constraint working_hours_no_overlap exclude using gist (
    veterinarian_id with =,
    weekday with =,
    int4range((extract(epoch from opens_at) / 60)::integer, (extract(epoch from closes_at) / 60)::integer) with &&
  ),
  -- Clocks on a wall show minutes.
  constraint working_hours_in_minutes check (extract(second from opens_at) = 0 and extract(second from closes_at) = 0)
);

alter table public.working_hours enable row level security;
create policy "anyone reads working hours" on public.working_hours
for select to anon, authenticated using (true);
create policy "veterinarians add their hours" on public.working_hours
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their hours" on public.working_hours
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their hours" on public.working_hours
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select on public.working_hours to anon, authenticated;
grant insert (veterinarian_id, weekday, opens_at, closes_at), update (weekday, opens_at, closes_at), delete
on public.working_hours to authenticated;
grant select, insert, update, delete on public.working_hours to service_role;

-- The constraint above holds by itself; asked first, the refusal is a sentence instead of a server error.
create function private.guard_working_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.working_hours other
    where other.veterinarian_id = new.veterinarian_id
      and other.weekday = new.weekday
      and other.id <> new.id
      and other.opens_at < new.closes_at
      and new.opens_at < other.closes_at
  ) then
    raise sqlstate 'PT409' using message = 'These hours overlap with others on the same day.';
  end if;
  return new;
end;
$$;

create trigger guard_working_hours before insert or update on public.working_hours
for each row execute function private.guard_working_hours();
create trigger lock_own_calendar before insert or update or delete on public.working_hours
for each statement execute function private.lock_own_calendar();

-- Counted after the statement. `lock_own_calendar` lets two of them take turns.
create function private.guard_number_of_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.working_hours where veterinarian_id = private.me()
  ) > private.quota('working hours') then
    raise sqlstate 'PT403' using message = format(
      'A week takes up to %s entries of hours.', private.quota('working hours')
    );
  end if;
  return null;
end;
$$;

create trigger guard_number_of_hours after insert on public.working_hours
for each statement execute function private.guard_number_of_hours();

-- Replaces the hours of the signed-in veterinarian, all or nothing: [{ weekday, opens_at, closes_at }]. Two saves of the same
-- hours take turns; the later one stays.
-- @raises PT403 for anybody else, PT400 for more than 50 entries or a day that closes before it opens.
create function public.set_working_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has working hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50
    or jsonb_path_exists(hours, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter your hours for each day.';
  end if;
  if exists (
    select from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time)
    where (entry.weekday between 1 and 7 and entry.closes_at > entry.opens_at) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Closing time must be after opening time.';
  end if;

  perform private.lock_calendar(me);
  delete from public.working_hours where veterinarian_id = me;
  insert into public.working_hours (veterinarian_id, weekday, opens_at, closes_at)
  select me, entry.weekday, entry.opens_at, entry.closes_at
  from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time);
end;
$$;
grant execute on function public.set_working_hours(jsonb) to authenticated, service_role;

-- ## Time off

create table public.time_off (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  starts_on date not null,
  -- The last day away, inclusive.
  ends_on date not null,
  reason text check (length(reason) <= 500),
  -- Both times are null for whole days; else some hours of one day.
  starts_at time,
  ends_at time,
  check (ends_on >= starts_on),
  constraint time_off_has_days check (starts_on >= '0001-01-01' and ends_on <= '9999-12-31'),
  constraint time_off_hours_of_one_day check (
    (starts_at is null and ends_at is null) or coalesce(starts_on = ends_on and ends_at > starts_at, false)
  ),
  constraint time_off_in_minutes check (extract(second from starts_at) = 0 and extract(second from ends_at) = 0)
);
create index time_off_veterinarian_idx on public.time_off (veterinarian_id, ends_on);

alter table public.time_off enable row level security;
-- The reason of an absence is nobody's business: others see it only as slots that are not offered.
create policy "veterinarians read their time off" on public.time_off
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians add their time off" on public.time_off
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their time off" on public.time_off
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their time off" on public.time_off
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (veterinarian_id, starts_on, ends_on, reason, starts_at, ends_at),
  update (starts_on, ends_on, reason, starts_at, ends_at)
on public.time_off to authenticated;
grant select, insert, update, delete on public.time_off to service_role;

create trigger lock_own_calendar before insert or update or delete on public.time_off
for each statement execute function private.lock_own_calendar();

-- What has passed costs nothing and stays.
create function private.guard_times_off_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.time_off
    where veterinarian_id = private.me() and ends_on >= private.warsaw_today()
  ) > private.quota('times off to come') then
    raise sqlstate 'PT403' using message = format(
      'You can keep up to %s times off ahead. Please remove one before you add another.',
      private.quota('times off to come')
    );
  end if;
  return null;
end;
$$;

create trigger guard_times_off_to_come after insert or update on public.time_off
for each statement execute function private.guard_times_off_to_come();

-- ## Public holidays, to be taken off

-- Easter Sunday of a year, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8).
create function private.easter_sunday(year integer) returns date
language plpgsql immutable set search_path = ''
as $$
declare
  a constant integer := year % 19;
  b constant integer := year / 100;
  c constant integer := year % 100;
  h constant integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l constant integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m constant integer := (a + 11 * h + 22 * l) / 451;
  days constant integer := h + l - 7 * m + 114;
begin
  return make_date(year, days / 31, days % 31 + 1);
end;
$$;

-- The days off of Poland's act of 18 January 1951 on days off work (ustawa o dniach wolnych od pracy), as amended in
-- 2024: Christmas Eve since 2025. Both dates are included and lie at most three years apart.
create function public.polish_holidays(from_date date, to_date date) returns table (day date, name text)
language plpgsql stable set search_path = ''
as $$
begin
  if from_date is null or to_date is null or to_date - from_date > 1100
    or from_date < '1990-01-01' or to_date > '2500-12-31' then
    raise sqlstate 'PT400' using message = 'Holidays are listed for at most three years at once.';
  end if;
  return query
    select holiday.day, holiday.name
    from generate_series(extract(year from from_date)::integer, extract(year from to_date)::integer) as years (year)
    cross join lateral (select private.easter_sunday(years.year) as sunday) as easter
    cross join lateral (values
      (make_date(years.year, 1, 1), 'New Year''s Day'),
      (make_date(years.year, 1, 6), 'Epiphany'),
      (easter.sunday, 'Easter Sunday'),
      (easter.sunday + 1, 'Easter Monday'),
      (make_date(years.year, 5, 1), 'Labour Day'),
      (make_date(years.year, 5, 3), 'Constitution Day'),
      (easter.sunday + 49, 'Pentecost'),
      (easter.sunday + 60, 'Corpus Christi'),
      (make_date(years.year, 8, 15), 'Assumption of Mary'),
      (make_date(years.year, 11, 1), 'All Saints'' Day'),
      (make_date(years.year, 11, 11), 'Independence Day'),
      (make_date(years.year, 12, 24), 'Christmas Eve'),
      (make_date(years.year, 12, 25), 'Christmas Day'),
      (make_date(years.year, 12, 26), 'Second Day of Christmas')
    ) as holiday (day, name)
    where holiday.day between from_date and to_date
      and (holiday.name <> 'Christmas Eve' or years.year >= 2025)
    order by holiday.day;
end;
$$;

grant execute on function private.easter_sunday(integer), public.polish_holidays(date, date) to authenticated, service_role;

-- # 09_appointments.sql

-- Visits. Who may write what:
--   a client           books for themselves, in the future, a slot that is free; cancels while it is upcoming
--   the veterinarian   completes it once it has begun, or cancels while it is upcoming, and writes its note
--   anybody else       neither sees nor touches it; nobody deletes it
--
-- That no two visits of a veterinarian overlap is private.slot_holds, in 10_free_slots.sql.
--
-- A no-show is a visit that its veterinarian cancelled, once it had begun, with the reason 'No-show'.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  appointment_date date not null,
  appointment_time time not null,
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text not null check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
  location text not null default 'Clinic Address' check (length(location) <= 300),
  status text not null default 'upcoming' check (status in ('upcoming', 'completed', 'cancelled')),
  duration_minutes integer not null default 30 check (duration_minutes between 10 and 240),
  -- Written by the veterinarian, read by both.
  visit_note text check (length(visit_note) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null for an animal that is nobody's entry here: it is booked by its name alone.
  pet_id uuid references public.pets (id) on delete set null,
  cancel_reason text,
  cancelled_by text,
  -- The day from which the owner is asked to come again; null where no follow-up is needed.
  follow_up_on date,
  -- The kind of visit, null for a consultation of half an hour; its name and price as they were when it was booked.
  visit_type_id uuid,
  visit_type text,
  price_from integer,
  price_to integer,
  constraint appointments_cancel_reason_is_text check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500),
  constraint appointments_cancelled_by_a_side check (cancelled_by in ('owner', 'veterinarian')),
  constraint appointments_only_cancelled_have_a_reason
    check (status = 'cancelled' or (cancel_reason is null and cancelled_by is null)),
  constraint appointments_follow_up_after_visit
    check (follow_up_on is null or (status = 'completed' and follow_up_on > appointment_date))
);
create index appointments_client_idx on public.appointments (client_id, appointment_date);
create index appointments_veterinarian_idx on public.appointments (veterinarian_id, appointment_date);
create index appointments_pet_idx on public.appointments (pet_id, appointment_date) where pet_id is not null;

alter table public.appointments enable row level security;
create policy "both sides read their appointments" on public.appointments
for select to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
create policy "clients book for themselves" on public.appointments
for insert to authenticated
with check (client_id = (select auth.uid()) and status = 'upcoming');
create policy "both sides change their appointments" on public.appointments
for update to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()))
with check (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
grant
  select,
  insert (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status,
    pet_id, visit_type_id
  ),
  update (status, visit_note, updated_at, cancel_reason)
on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;

-- A visit that is about to be moved, after its veterinarian's calendar. Ask first whether the caller may: strangers
-- would otherwise keep a calendar waiting.
create function private.lock_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.appointments;
begin
  perform private.lock_calendar((select veterinarian_id from public.appointments where id = visit));
  select * into locked from public.appointments where id = visit for no key update;
  return locked;
end;
$$;

-- ## Booking

create function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  chosen record;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  end if;
  if private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if new.status is distinct from 'upcoming' then
    raise sqlstate 'PT400' using message = 'A new appointment is always upcoming.';
  end if;
  -- Two requests that each lock several calendars could wait for each other.
  if booked <> new.veterinarian_id::text then
    raise sqlstate 'PT400' using message = 'Please book one veterinarian at a time.';
  end if;
  perform set_config('veto.booked_veterinarian', new.veterinarian_id::text, true);
  chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  if new.visit_type_id is not null then
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

-- A booking says which pet it is for, the client's own or one they may book for, or names it: the one pet of that
-- name is taken, their own first.
create function private.set_pet_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.pet_id is null then
    new.pet_id := coalesce(
      private.pet_named(new.client_id, new.pet_name), private.cared_pet_named(new.client_id, new.pet_name)
    );
  elsif not private.may(new.pet_id, 'book', new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  return new;
end;
$$;

create trigger set_pet_of_visit before insert on public.appointments
for each row execute function private.set_pet_of_visit();

-- Counted after the booking. A visit that was booked and cancelled again counts for a day: its veterinarian got a mail for
-- each.
-- @raises PT403 for too many to come, PT429 for too many in a day.
create function private.assert_within_visits(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(person);
  if (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming'
      and appointment_date + appointment_time > private.warsaw_now()
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and created_at > now() - interval '1 day'
  ) > private.quota('bookings a day') then
    raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
  end if;
end;
$$;
-- The guard below runs as the visitor.
grant execute on function private.assert_within_visits(uuid) to authenticated, service_role;

create function private.guard_visits_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.assert_within_visits(private.me());
  end if;
  return null;
end;
$$;

create trigger guard_visits_to_come after insert on public.appointments
for each statement execute function private.guard_visits_to_come();

-- ## Changing and cancelling

-- A request changes one visit: two that each changed several could wait for each other.
create function private.guard_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  changed constant text := nullif(current_setting('veto.changed_visit', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if changed <> new.id::text then
    raise sqlstate 'PT400' using message = 'Please change one visit at a time.';
  end if;
  perform set_config('veto.changed_visit', new.id::text, true);
  if new.visit_note is distinct from old.visit_note and old.veterinarian_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'Only the veterinarian writes the note of a visit.';
  end if;
  if new.status is distinct from old.status then
    if old.status <> 'upcoming' then
      raise sqlstate 'PT409' using message = format('This appointment is already %s.', old.status);
    end if;
    if new.status = 'completed' and old.veterinarian_id is distinct from private.me() then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can complete an appointment.';
    end if;
    if new.status = 'completed' and old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_appointment_change before update on public.appointments
for each row execute function private.guard_appointment_change();

-- Says who cancelled, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian boolean;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if new.cancel_reason is distinct from old.cancel_reason then
      raise sqlstate 'PT403' using message = 'The reason is given once, when the visit is cancelled.';
    end if;
    return new;
  end if;
  by_veterinarian := old.veterinarian_id = private.me();
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := nullif(btrim(new.cancel_reason), '');
  if length(new.cancel_reason) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if new.cancel_reason = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_cancellation before update on public.appointments
for each row execute function private.guard_cancellation();
create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();

-- # 10_free_slots.sql

-- Which times of a calendar are free. A slot is a part of the working hours as long as the visit, and only a slot that is
-- offered here is booked or asked for.

-- ## Held times

-- What is taken in a veterinarian's calendar: by a visit, by a visit by phone, or by the new time that an open request
-- asks for. One table, so that one constraint keeps all of them apart.
create table private.slot_holds (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  during tsrange not null,
  appointment_id uuid references public.appointments (id) on delete cascade,
  -- Null for the visit itself.
  reschedule_request_id uuid unique,
  phone_visit_id uuid unique,
  -- The constraint against double booking.
  constraint one_visit_at_a_time exclude using gist (veterinarian_id with =, during with &&),
  constraint slot_holds_of_one_visit check (num_nonnulls(appointment_id, phone_visit_id) = 1)
);
create index slot_holds_appointment_idx on private.slot_holds (appointment_id);

create function private.slot(day date, at time, minutes integer) returns tsrange
language sql immutable set search_path = ''
as $$ select tsrange(day + at, day + at + make_interval(mins => minutes)) $$;
grant execute on function private.slot(date, time, integer) to anon, authenticated, service_role;

-- One statement holds its times in one go, so that the figures of the directory are computed once.
create function private.hold_slots_of_new_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.slot_holds (veterinarian_id, during, appointment_id)
  select veterinarian_id, private.slot(appointment_date, appointment_time, duration_minutes), id
  from added where status <> 'cancelled';
  return null;
end;
$$;

create trigger hold_slots_of_new_visits after insert on public.appointments
referencing new table as added for each statement execute function private.hold_slots_of_new_visits();

create function private.hold_slot_of_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.slot_holds where appointment_id = new.id and reschedule_request_id is null;
  if new.status <> 'cancelled' then
    insert into private.slot_holds (veterinarian_id, during, appointment_id)
    values (
      new.veterinarian_id, private.slot(new.appointment_date, new.appointment_time, new.duration_minutes), new.id
    );
  end if;
  return null;
end;
$$;

create trigger hold_slot_of_changed_appointment after update on public.appointments
for each row when (
  (old.veterinarian_id, old.appointment_date, old.appointment_time, old.duration_minutes, old.status = 'cancelled')
  is distinct from
  (new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes, new.status = 'cancelled')
)
execute function private.hold_slot_of_appointment();

-- ## What is offered

-- The free slots of a day for visits of so many minutes, in order; on request also those that an offer holds for a few minutes.
-- Visits begin every half hour from the opening on, shorter ones one after the other.
create function private.day_slots(
  veterinarian uuid, day date, with_offered boolean default false, minutes integer default 30
) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
declare
  duration constant interval := make_interval(mins => minutes);
begin
  if exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and day between away.starts_on and away.ends_on
      and away.starts_at is null
  ) then
    return;
  end if;
  return query
    select slot.starts_at
    from public.working_hours hours
    cross join lateral generate_series(
      day + hours.opens_at, day + hours.closes_at - duration, least(duration, interval '30 minutes')
    ) as slot (starts_at)
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and slot.starts_at > private.warsaw_now()
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and (slot.starts_at at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' = slot.starts_at
      and not exists (
        select from private.slot_holds held
        where held.veterinarian_id = veterinarian
          and held.during && tsrange(slot.starts_at, slot.starts_at + duration)
      )
      and (
        with_offered
        or not exists (
          select from public.slot_offers offered
          where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
            and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
              && tsrange(slot.starts_at, slot.starts_at + duration)
        )
      )
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and day + away.starts_at < slot.starts_at + duration
          and slot.starts_at < day + away.ends_at
      )
    order by slot.starts_at;
end;
$$;

-- Whether visits of so many minutes may begin at this time, free or not.
create function private.is_begin(veterinarian uuid, starts_at timestamp, minutes integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from starts_at)
      and starts_at::time >= hours.opens_at
      and extract(epoch from starts_at::time - hours.opens_at)::integer % (least(minutes, 30) * 60) = 0
  )
$$;

-- Whether working hours of one day cover all of it, and no time off touches it.
create function private.is_at_work(veterinarian uuid, wanted tsrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from lower(wanted))
      and lower(wanted)::date + hours.opens_at <= lower(wanted)
      and upper(wanted) <= lower(wanted)::date + hours.closes_at
  ) and not exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and lower(wanted)::date between away.starts_on and away.ends_on
      and (
        away.starts_at is null
        or (away.starts_on + away.starts_at < upper(wanted) and lower(wanted) < away.starts_on + away.ends_at)
      )
  )
$$;

-- Raises unless this time can be booked; keeps the calendar until the end of the transaction. Each refusal says what to
-- do, the last one also where none of the others applies: a time that nobody has taken may still be none on offer.
-- @raises PT400 for a time that cannot be, PT409 for one that is not free.
create function private.assert_bookable(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  if lower(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;

  perform private.lock_calendar(veterinarian);

  if not exists (select from public.working_hours where veterinarian_id = veterinarian) then
    raise sqlstate 'PT409' using message = 'This veterinarian does not take bookings yet.';
  end if;
  if not private.is_at_work(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'The veterinarian does not work at this time. Please choose another one.';
  end if;
  if exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) or private.is_offered(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.day_slots(veterinarian, day, minutes => minutes) as offered where offered = lower(wanted)) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$$;
-- The guard of a booking runs as the visitor and calls it; the API cannot.
grant execute on function private.assert_bookable(uuid, date, time, integer) to anon, authenticated, service_role;

-- The free slots of a veterinarian for visits of so many minutes, both dates included, for everybody. Security definer: others'
-- visits and time off take slots away without being readable.
-- @raises PT400 without dates, for more than 62 days, or for a length that no visit has.
create function public.free_slots(veterinarian uuid, from_date date, to_date date, minutes integer default 30)
returns table (slot_date date, slot_time time)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if from_date is null or to_date is null then
    raise sqlstate 'PT400' using message = 'Say from which date to which date.';
  end if;
  if to_date - from_date > 62 then
    raise sqlstate 'PT400' using message = 'Free times are listed for at most 62 days at once.';
  end if;
  if (minutes between 10 and 240) is not true then
    raise sqlstate 'PT400' using message = 'Free times are listed for visits of 10 to 240 minutes.';
  end if;
  return query
    select slot.starts_at::date, slot.starts_at::time
    from generate_series(0, to_date - greatest(from_date, private.warsaw_today())) as days (ahead)
    cross join lateral private.day_slots(
      veterinarian, greatest(from_date, private.warsaw_today()) + days.ahead, minutes => minutes
    ) as slot (starts_at)
    order by slot.starts_at;
end;
$$;

-- What to offer instead of a time that is taken: the free slots nearest to it, in the order of the calendar.
create function public.nearest_free_slots(
  veterinarian uuid, wanted_date date, wanted_time time, count integer default 3, minutes integer default 30
)
returns table (slot_date date, slot_time time)
language sql stable security definer set search_path = ''
as $$
  select near.slot_date, near.slot_time
  from (
    select free.slot_date, free.slot_time
    from public.free_slots(veterinarian, wanted_date - 14, wanted_date + 45, minutes) as free
    order by
      abs(extract(epoch from (free.slot_date + free.slot_time) - (wanted_date + wanted_time))),
      free.slot_date,
      free.slot_time
    limit least(greatest(count, 0), 20)
  ) as near
  order by near.slot_date, near.slot_time
$$;

-- The days from today on, in Warsaw, on which these veterinarians can be booked: for each such day its first two times,
-- and how many there are, for the visit that each offers first. For the rows of a list, all at once.
-- @raises PT400 for more than 50 veterinarians, or for other than 1 to 7 days.
create function public.next_free_days(veterinarians uuid[], days integer default 4)
returns table (veterinarian_id uuid, slot_date date, first_times time[], free_count integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  return query
    select vet.id, free.day, (array_agg(free.slot::time order by free.slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.usual_minutes(vet.id) as usual (minutes)
    cross join lateral (
      select private.warsaw_today() + ahead as day, starts_at as slot
      from generate_series(0, next_free_days.days - 1) as ahead
      cross join lateral private.day_slots(
        vet.id, private.warsaw_today() + ahead, minutes => usual.minutes
      ) as starts_at
    ) as free
    group by vet.id, free.day
    order by vet.id, free.day;
end;
$$;

grant execute on function
  public.free_slots(uuid, date, date, integer), public.nearest_free_slots(uuid, date, time, integer, integer),
  public.next_free_days(uuid[], integer)
to anon, authenticated, service_role;

-- The first free slot within 62 days (on a Saturday or Sunday only, when asked) for the visit that the veterinarian offers first,
-- or null. Looks day by day and stops. One that
-- is offered to somebody counts: it is free again in a few minutes, and nothing would compute the figure anew.
create function private.first_free_slot(veterinarian uuid, weekend_only boolean) returns timestamp
language plpgsql stable security definer set search_path = ''
as $$
declare
  weekdays integer[] := array(
    select distinct weekday::integer from public.working_hours where veterinarian_id = veterinarian
  );
  usual constant integer := private.usual_minutes(veterinarian);
  day date;
  slot timestamp;
begin
  if weekend_only then
    weekdays := array(select unnest(weekdays) intersect select unnest(array[6, 7]));
  end if;
  if cardinality(weekdays) = 0 then
    return null;
  end if;
  for ahead in 0..62 loop
    day := private.warsaw_today() + ahead;
    if extract(isodow from day)::integer = any (weekdays) then
      select starts_at into slot
      from private.day_slots(veterinarian, day, with_offered => true, minutes => usual) as starts_at limit 1;
      if slot is not null then
        return slot;
      end if;
    end if;
  end loop;
  return null;
end;
$$;

-- # 11_reschedule.sql

-- Either side of a visit asks for another time; the other side accepts or declines. Until then both times are held: the
-- visit keeps its slot, and nobody else can take the one asked for.

create table public.reschedule_requests (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  proposed_date date not null,
  proposed_time time not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  message text check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  proposed_by text not null default 'owner' check (proposed_by in ('owner', 'veterinarian'))
);
-- An expression rather than `where status = 'pending'`: the embedded API takes any unique index on a plain foreign key
-- for a one-to-one relation, and would answer one request where a hosted project answers a list.
create unique index one_pending_request_per_appointment on public.reschedule_requests
  ((case when status = 'pending' then appointment_id end));
create index reschedule_requests_appointment_idx on public.reschedule_requests (appointment_id);
create index reschedule_requests_created_idx on public.reschedule_requests (created_at);

alter table private.slot_holds add foreign key (reschedule_request_id)
references public.reschedule_requests (id) on delete cascade;

alter table public.reschedule_requests enable row level security;
-- Row-level security of appointments decides inside the sub-query, so this means: both sides of the visit.
create policy "both sides read their requests" on public.reschedule_requests
for select to authenticated
using (exists (select from public.appointments visit where visit.id = appointment_id));
grant select on public.reschedule_requests to authenticated;
grant select, insert, update, delete on public.reschedule_requests to service_role;

-- ## Asking

-- What both sides' requests do: takes the place of a request that is open, and holds the new time.
create function private.propose_time(
  visit_id uuid, side text, new_date date, new_time time, words text
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if exists (select from public.profiles where id in (visit.client_id, visit.veterinarian_id) and deleted_at is not null) then
    raise sqlstate 'PT409' using message = 'One side of this visit has deleted their account.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  if private.slot(new_date, new_time, visit.duration_minutes)
    && private.slot(visit.appointment_date, visit.appointment_time, visit.duration_minutes) then
    raise sqlstate 'PT409' using message =
      'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.';
  end if;
  if (
    select count(*) from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ) >= private.quota('requests for another time a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many other times today. Please try again tomorrow.';
  end if;

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message, proposed_by)
  values (visit.id, new_date, new_time, nullif(btrim(words), ''), side)
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, visit.duration_minutes), visit.id, request.id);
  return request;
end;
$$;

-- Asks for another time of the signed-in owner's visit; the veterinarian answers.
-- @raises PT404 for a visit that is not theirs, PT400 and PT409 for a time that is not free, PT429 for too many in a day.
create function public.request_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'owner', proposed_date, proposed_time, message);
end;
$$;

-- The same by the veterinarian; the owner answers.
create function public.propose_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message);
end;
$$;

-- ## Answering and taking back

-- A request that is about to be answered or withdrawn, after its calendar and its visit.
create function private.lock_pending_request(request uuid, visit uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.reschedule_requests;
begin
  perform private.lock_visit(visit);
  select * into locked from public.reschedule_requests where id = request for no key update;
  if locked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', locked.status);
  end if;
  return locked;
end;
$$;

-- Ends the open request of a visit, if there is one, and lets go of the time it held.
create function private.close_reschedule_request(appointment uuid, outcome text) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  closed public.reschedule_requests;
begin
  update public.reschedule_requests set status = outcome, answered_at = now()
  where appointment_id = appointment and status = 'pending'
  returning * into closed;
  delete from private.slot_holds where reschedule_request_id = closed.id;
  return closed;
end;
$$;

-- The answer of the side that was asked. Accepting moves the visit.
-- @raises PT404 for anybody else, PT409 for a request that is closed or a time that has passed.
create function public.answer_reschedule(request uuid, accept boolean)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
  asked public.reschedule_requests;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case wanted.proposed_by when 'owner' then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  asked := private.lock_pending_request(request, visit);
  if accept and asked.proposed_date + asked.proposed_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(visit, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time
    where id = visit;
  end if;
  return asked;
end;
$$;

-- The side that asked takes the request back.
-- @raises PT404 for anybody else, PT409 for a request that is closed.
create function public.withdraw_reschedule(request uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case wanted.proposed_by when 'owner' then booked.client_id else booked.veterinarian_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  perform private.lock_pending_request(request, visit);
  return private.close_reschedule_request(visit, 'withdrawn');
end;
$$;

grant execute on function
  public.request_reschedule(uuid, date, time, text), public.propose_reschedule(uuid, date, time, text),
  public.answer_reschedule(uuid, boolean), public.withdraw_reschedule(uuid)
to authenticated, service_role;

-- A visit that is over or cancelled cannot be moved.
create function private.close_request_of_finished_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_reschedule_request(new.id, 'withdrawn');
  return null;
end;
$$;

create trigger close_request_of_finished_appointment after update on public.appointments
for each row when (old.status = 'upcoming' and new.status <> 'upcoming')
execute function private.close_request_of_finished_appointment();

-- # 12_phone_visits.sql

-- Visits of clients who telephone. The veterinarian books them, their clients need no account, and they hold their time
-- as any other visit does. Visits of guests stand among them.
--
--   the veterinarian   books, reads and cancels their own; what was said otherwise is booked anew
--   anybody else       sees nothing of it but a time that is not free

create table public.phone_visits (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  visit_date date not null,
  visit_time time not null check (extract(second from visit_time) = 0),
  client_name text not null check (btrim(client_name) <> '' and length(client_name) <= 200),
  client_phone text check (length(client_phone) <= 40),
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason text,
  created_at timestamptz not null default now(),
  -- Booked by a guest: see 13_guest_visits.
  by_guest boolean not null default false,
  -- As of an appointment.
  duration_minutes integer not null default 30 check (duration_minutes between 10 and 240),
  visit_type_id uuid,
  visit_type text,
  price_from integer,
  price_to integer,
  -- What became of a guest's visit, by the veterinarian; others by phone have none.
  outcome text check (outcome is null or (by_guest and outcome in ('completed', 'no-show'))),
  -- A guest types into the sheet that everybody books with.
  constraint phone_visits_reason_fits check (length(reason) <= case when by_guest then 5000 else 1000 end)
);
-- '24:00' is a time of the next day. Not valid: older rows, which may say so, stay.
alter table public.phone_visits add constraint phone_visits_begin_on_their_day check (visit_time < '24:00') not valid;
create index phone_visits_veterinarian_idx on public.phone_visits (veterinarian_id, visit_date, visit_time);

alter table private.slot_holds add foreign key (phone_visit_id) references public.phone_visits (id) on delete cascade;

alter table public.phone_visits enable row level security;
create policy "veterinarians read who telephoned them" on public.phone_visits
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians book for who telephones" on public.phone_visits
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian(veterinarian_id));
create policy "veterinarians cancel what was booked by phone" on public.phone_visits
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, visit_type_id
  )
on public.phone_visits to authenticated;
grant select, insert, update, delete on public.phone_visits to service_role;

-- A visit by phone that is cancelled lets go of a held time: the calendar comes before it.
create trigger lock_own_calendar before insert or delete on public.phone_visits
for each statement execute function private.lock_own_calendar();

-- A veterinarian decides about their own hours: a client who telephones may come early, late, or on a day off. What is
-- past, too far ahead, or held already is refused.
create function private.guard_phone_visit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  chosen record;
  wanted tsrange;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if new.visit_type_id is not null then
    chosen := private.own_visit_type(new.visit_type_id, new.veterinarian_id);
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  wanted := private.slot(new.visit_date, new.visit_time, new.duration_minutes);
  if upper(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if new.visit_date > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(new.veterinarian_id);
  if private.is_offered(new.veterinarian_id, wanted) then
    raise sqlstate 'PT409' using message =
      'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.';
  end if;
  return new;
end;
$$;

create trigger guard_phone_visit before insert on public.phone_visits
for each row execute function private.guard_phone_visit();

create function private.hold_slots_of_phone_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  select veterinarian_id, private.slot(visit_date, visit_time, duration_minutes), id from added;
  return null;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
end;
$$;

create trigger hold_slots_of_phone_visits after insert on public.phone_visits
referencing new table as added for each statement execute function private.hold_slots_of_phone_visits();

-- # 13_guest_visits.sql

-- Visits of guests: booked by the sheet, without an account. A guest's visit is kept as one by phone is (`by_guest`), and a
-- link with a secret shows, moves and cancels it. An account with the same confirmed address takes it over.
--
--   a visitor          books a free slot; with a secret, sees and moves that one visit and cancels it until it begins
--   the veterinarian   reads it among the visits by phone, moves it, cancels it with a reason, says what became of it, takes no
--                      guests (`accepts_guests`), or wants their address confirmed by a code (`confirms_guests`)
--   anybody else       sees nothing of it

-- What a guest's link knows. Read and written only by functions.
create table private.guest_visits (
  id uuid primary key default gen_random_uuid(),
  -- Null once the visit was cancelled or is in an account.
  phone_visit_id uuid unique references public.phone_visits (id) on delete set null,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  visit_date date not null,
  visit_time time not null,
  -- As `private.guest_phone` has it.
  phone text not null,
  email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 320),
  moves integer not null default 0,
  cancelled_by text check (cancelled_by in ('guest', 'veterinarian')),
  -- The visit of the account that has taken this one over.
  appointment_id uuid references public.appointments (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Of the page that booked it, and of its mails.
  language text not null default 'en' check (language in ('en', 'pl')),
  -- Who moved it last.
  moved_by text check (moved_by in ('guest', 'veterinarian')),
  -- The veterinarian's words.
  cancel_reason text check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500)
);
create index guest_visits_phone_idx on private.guest_visits (phone);
create index guest_visits_email_idx on private.guest_visits (lower(email));
create index guest_visits_day_idx on private.guest_visits (visit_date);
create index guest_visits_veterinarian_idx on private.guest_visits (veterinarian_id);
create index guest_visits_appointment_idx on private.guest_visits (appointment_id);

-- The secrets that open a visit, as their SHA-256: the one that the guest was shown, and one of each mail that was sent.
create table private.guest_links (
  secret_hash bytea primary key,
  guest_visit_id uuid not null references private.guest_visits (id) on delete cascade
);
create index guest_links_visit_idx on private.guest_links (guest_visit_id);

-- Codes that were sent to guests whose veterinarian wants to know that the address is theirs. `prune` takes them away.
create table private.guest_codes (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  -- SHA-256 of the code and this row's id.
  code_hash bytea not null,
  tries integer not null default 0,
  -- SHA-256 of the secret that was given for the code: it books once.
  confirmation_hash bytea unique,
  made_at timestamptz not null default now(),
  -- As `private.guest_phone` has it; null where none was given.
  phone text,
  -- It went to that phone and not by mail: a booking is for this number alone.
  by_sms boolean not null default false
);
create index guest_codes_email_idx on private.guest_codes (lower(email), made_at);
create index guest_codes_made_idx on private.guest_codes (made_at);
create index guest_codes_veterinarian_idx on private.guest_codes (veterinarian_id);

alter table private.guest_visits enable row level security;
alter table private.guest_links enable row level security;
alter table private.guest_codes enable row level security;

-- ## Booking

-- A phone number as it is compared: nine digits of Poland, else a plus and 8 to 15 digits; null for what is none.
create function private.guest_phone(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when number ~ '^(\+48|0048|48)?[1-9][0-9]{8}$' then right(number, 9)
    when number ~ '^(\+|00)[1-9][0-9]{7,14}$' then regexp_replace(number, '^00', '+')
  end
  from (select regexp_replace(typed, '[[:space:]().-]', '', 'g')) as typed_number (number)
$$;

-- Whether a mail to this address goes there and nowhere else: mail programs read 'a<b@c.pl>' and 'a,b@c.pl' as b@c.pl. It takes the
-- valid addresses of HTML's standard, with a dot after the @.
create function private.is_mail_address(typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(typed) <= 320 and typed ~* concat(
    '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@', '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?', '(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
  )
$$;

-- Makes a further link to a guest's visit and answers its secret, 64 hexadecimal digits: the given one, or a new one.
create function private.make_guest_link(visit uuid, given text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Of random bits 122 each.
  secret constant text := coalesce(given, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
begin
  insert into private.guest_links (secret_hash, guest_visit_id)
  values (pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), visit);
  return secret;
end;
$$;

-- Raises when a guest has enough visits; keeps phone and address, in this order, until the end of the transaction.
create function private.assert_guest_may_book(phone text, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest phone ' || assert_guest_may_book.phone, 1));
  if email is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || lower(email), 1));
  end if;
  if (
    select count(*) from private.guest_visits booked
    where booked.phone = assert_guest_may_book.phone and booked.phone_visit_id is not null
      and booked.visit_date + booked.visit_time > private.warsaw_now()
  ) >= private.quota('open guest visits of a phone') then
    raise sqlstate 'PT429' using message = format(
      'There are already %s visits to come for this phone number. Please sign in or register to book another.',
      private.quota('open guest visits of a phone')
    );
  end if;
  if (
    select count(*) from private.guest_visits booked
    where booked.created_at > now() - interval '1 day' and (
      booked.phone = assert_guest_may_book.phone or lower(booked.email) = lower(assert_guest_may_book.email)
    )
  ) >= private.quota('guest visits of a sender a day') then
    raise sqlstate 'PT429' using message = 'You have booked several visits today. Please try again tomorrow, or sign in.';
  end if;
end;
$$;

-- ## Confirming an address

-- For how long a code can be entered, and its secret can book.
create function private.guest_code_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '30 minutes' $$;

-- Sends a guest the code by which a veterinarian of `confirms_guests` is booked. Other veterinarians need none, so nothing is
-- sent. It waits as a mail; a site with an SMS gateway takes it from there, for `phone`.
-- @raises PT400 for an address that is none, PT429 for too many in an hour.
create function public.send_guest_code(
  veterinarian uuid, email text, language text default 'en', phone text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := btrim(send_guest_code.email);
  number constant text := private.guest_phone(send_guest_code.phone);
  code constant text := lpad((
    ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000
  )::text, 6, '0');
  made private.guest_codes;
begin
  if private.is_mail_address(address) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not exists (select from public.profiles where id = veterinarian and accepts_guests and confirms_guests) then
    return;
  end if;
  -- One at a time: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest codes', 1));
  if (
    select count(*) from private.guest_codes sent
    where (lower(sent.email) = lower(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent where sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes an hour') then
    raise sqlstate 'PT429' using message = 'Too many codes have been sent. Please try again in an hour, or call the practice.';
  end if;
  insert into private.guest_codes (veterinarian_id, email, code_hash, phone)
  values (veterinarian, address, '', number) returning * into made;
  update private.guest_codes set code_hash = pg_catalog.sha256(pg_catalog.convert_to(code || made.id, 'UTF8'))
  where id = made.id;
  insert into private.mails (guest_code_id, kind, about, cause, due_at)
  select made.id, 'guest_code', jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'code', code, 'language', language
  ), 'guest code ' || made.id, now()
  from public.profiles vet where vet.id = veterinarian;
end;
$$;

-- Takes the newest code of an address out of the mails, for the phone number that was given with it, as a plus and digits. No
-- row where there is none, or a worker has it already. For the site's own process.
create function private.take_guest_code(veterinarian uuid, email text) returns table (phone text, about jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  code private.guest_codes;
  told jsonb;
begin
  select sent.* into code from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(take_guest_code.email))
  order by sent.made_at desc limit 1;
  delete from private.mails where id in (
    select mail.id from private.mails mail
    where mail.guest_code_id = code.id and code.phone is not null and mail.claim is null and mail.sent_at is null
    for update skip locked
  ) returning mails.about into told;
  if told is null then
    return;
  end if;
  update private.guest_codes set by_sms = true where id = code.id;
  return query select case when code.phone like '+%' then code.phone else '+48' || code.phone end, told;
end;
$$;

-- Exchanges a code for the secret that books once, 64 hexadecimal digits; null for a wrong or old code, and after five tries.
create function public.confirm_guest_code(veterinarian uuid, email text, code text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tried private.guest_codes;
  secret text;
begin
  select * into tried from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(confirm_guest_code.email))
    and sent.made_at > now() - private.guest_code_time() and sent.confirmation_hash is null
  order by sent.made_at desc limit 1
  for update;
  if not found or tried.tries >= private.quota('tries of a guest code') then
    return null;
  end if;
  if tried.code_hash <> pg_catalog.sha256(pg_catalog.convert_to(btrim(code) || tried.id, 'UTF8')) then
    update private.guest_codes set tries = tries + 1 where id = tried.id;
    return null;
  end if;
  secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  update private.guest_codes set confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8'))
  where id = tried.id;
  return secret;
end;
$$;
grant execute on function
  public.send_guest_code(uuid, text, text, text), public.confirm_guest_code(uuid, text, text)
to anon, service_role;

-- Raises unless this secret was given for the address, or for the phone number that got its code; it is used up.
-- @raises PT400 without an address, PT428 without the secret.
create function private.use_guest_confirmation(veterinarian uuid, email text, number text, confirmation text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if email is null then
    raise sqlstate 'PT428' using message = 'This veterinarian confirms guests by email. Please enter your email address.';
  end if;
  delete from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(use_guest_confirmation.email)
    and sent.made_at > now() - private.guest_code_time() and (not sent.by_sms or sent.phone = number)
    and sent.confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(confirmation, 'UTF8'));
  if not found then
    raise sqlstate 'PT428' using message = 'Please enter the code that was sent to you.';
  end if;
end;
$$;

-- ## Booking

-- Whether this secret has booked this visit before: the answer was lost, and the guest sends the booking again. Equal bookings
-- wait for each other, before any other lock.
-- @raises PT400 for a secret that is not 64 hexadecimal digits, PT409 for that of another visit, or of a cancelled one.
create function private.was_booked_with(secret text, veterinarian uuid, day date, at time) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made private.guest_visits;
begin
  if was_booked_with.secret !~ '^[0-9a-f]{64}$' then
    raise sqlstate 'PT400' using message = 'The secret of a link has 64 hexadecimal digits.';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest link ' || was_booked_with.secret, 1));
  select booked.* into made
  from private.guest_links link join private.guest_visits booked on booked.id = link.guest_visit_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(was_booked_with.secret, 'UTF8'));
  if not found then
    return false;
  end if;
  if (made.veterinarian_id, made.visit_date, made.visit_time) is distinct from (veterinarian, day, at)
    or private.state_of_guest_visit(made) = 'cancelled' then
    raise sqlstate 'PT409' using message = 'Your visit could not be booked. Please try again.';
  end if;
  return true;
end;
$$;

-- Books a free slot for somebody without an account. @returns the secret of the link to the visit, which is not kept. A caller
-- with a secret of their own can send the booking again when its answer was lost: it is the visit that it has made.
-- @raises PT400 for a field, time or secret that cannot be, PT403 where guests are not taken and for a type that they may not book,
-- PT404 for one that is not offered, PT428 where a code is wanted first, PT409 for a time that is not free and for the secret of
-- another visit, PT429 for too many to come or in a day.
create function public.book_as_guest(
  veterinarian uuid, visit_date date, visit_time time, client_name text, client_phone text, pet_name text, pet_type text,
  reason text, email text default null, visit_type uuid default null, confirmation text default null,
  language text default 'en', secret text default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked private.guest_visits;
begin
  perform private.assert_guest_fields(client_name, number, pet_name, pet_type, reason, address);
  if visit_date is null or visit_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if private.was_booked_with(book_as_guest.secret, veterinarian, visit_date, visit_time) then
    return book_as_guest.secret;
  end if;
  if not coalesce((select accepts_guests from public.profiles where id = veterinarian), true) then
    raise sqlstate 'PT403' using message =
      'This veterinarian takes bookings only from people with an account. Please sign in or register.';
  end if;
  if (select confirms_guests from public.profiles where id = veterinarian) then
    perform private.use_guest_confirmation(veterinarian, address, number, confirmation);
  end if;
  select * into chosen
  from private.visit_type_to_book(book_as_guest.visit_type, veterinarian, null, book_as_guest.pet_type);
  perform private.assert_bookable(veterinarian, visit_date, visit_time, coalesce(chosen.minutes, 30));
  perform private.assert_guest_may_book(number, address);
  insert into public.phone_visits (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, by_guest,
    duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, btrim(book_as_guest.client_name),
    btrim(book_as_guest.client_phone), btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type),
    btrim(book_as_guest.reason), true,
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning id into booked.phone_visit_id;
  insert into private.guest_visits (phone_visit_id, veterinarian_id, visit_date, visit_time, phone, email, language)
  values (
    booked.phone_visit_id, veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, number, address,
    case book_as_guest.language when 'pl' then 'pl' else 'en' end
  ) returning * into booked;
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$$;

-- @raises PT400 with the sentence of the first field that is missing or too long.
create function private.assert_guest_fields(
  client_name text, phone text, pet_name text, pet_type text, reason text, email text
) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (btrim(client_name) <> '' and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (btrim(pet_name) <> '' and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$$;

-- ## By the link

-- The visit that a secret opens; until 30 days after it.
-- @raises PT404 for any other secret.
create function private.guest_visit_of(secret text) returns private.guest_visits
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_visit private.guest_visits;
begin
  select booked.* into found_visit
  from private.guest_links link join private.guest_visits booked on booked.id = link.guest_visit_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(guest_visit_of.secret, 'UTF8'))
    and booked.visit_date > private.warsaw_today() - 30;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  return found_visit;
end;
$$;

-- How a guest's visit stands: 'open' until it begins, 'past', 'cancelled', or 'in_account'.
create function private.state_of_guest_visit(visit private.guest_visits) returns text
language sql stable set search_path = ''
as $$
  select case
    when visit.appointment_id is not null then 'in_account'
    when visit.phone_visit_id is null then 'cancelled'
    when visit.visit_date + visit.visit_time <= private.warsaw_now() then 'past'
    else 'open'
  end
$$;

-- The visit of a link: { state, cancelled_by, cancel_reason, moved_by, date, time, minutes, visit_type_id, visit_type, price_from, price_to, pet, pet_type,
-- reason, email, veterinarian: { id, name, specialty, clinic_name, address, city, phone, image_url, portrait } }. Of a cancelled
-- one type, pet, reason and address are gone.
-- @raises PT404 for a secret that is unknown or has ended.
create function public.guest_visit(secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit constant private.guest_visits := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'cancelled_by', visit.cancelled_by, 'cancel_reason', visit.cancel_reason,
      'moved_by', visit.moved_by,
      'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'),
      'minutes', coalesce(booked.duration_minutes, 30), 'visit_type_id', booked.visit_type_id,
      'visit_type', booked.visit_type, 'price_from', booked.price_from, 'price_to', booked.price_to,
      'pet', booked.pet_name, 'pet_type', booked.pet_type, 'reason', booked.reason,
      'email', case when state in ('open', 'past') then visit.email end,
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
    where vet.id = visit.veterinarian_id
  );
end;
$$;

-- An open visit, after its calendar.
-- @raises PT409 for a visit that is not open.
create function private.lock_open_guest_visit(visit private.guest_visits) returns private.guest_visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked private.guest_visits;
  state text;
begin
  perform private.lock_calendar(visit.veterinarian_id);
  select * into locked from private.guest_visits where id = visit.id for no key update;
  state := private.state_of_guest_visit(locked);
  if state = 'past' then
    raise sqlstate 'PT409' using message = 'This visit has begun already. Please call the practice.';
  end if;
  if state = 'in_account' then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to change it.';
  end if;
  if state <> 'open' then
    raise sqlstate 'PT409' using message = 'This visit is already cancelled.';
  end if;
  return locked;
end;
$$;

-- The open visit of a link, after its calendar.
-- @raises PT404 for a secret that is unknown or has ended, PT409 for a visit that is not open.
create function private.lock_guest_visit(secret text) returns private.guest_visits
language sql volatile security definer set search_path = ''
as $$ select private.lock_open_guest_visit(private.guest_visit_of(secret)) $$;

-- Moves an open visit, whose calendar is locked, to another free slot; the guest gets a mail.
-- @raises PT400 and PT409 for a time that is not free, PT429 for too many moves.
create function private.move_to(visit private.guest_visits, new_date date, new_time time, side text)
returns private.guest_visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved private.guest_visits;
  minutes constant integer := (select duration_minutes from public.phone_visits where id = visit.phone_visit_id);
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.visit_date, visit.visit_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  if visit.moves >= private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call instead.';
  end if;
  delete from private.slot_holds where phone_visit_id = visit.phone_visit_id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, minutes);
  update public.phone_visits set visit_date = new_date, visit_time = new_time where id = visit.phone_visit_id;
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, minutes), visit.phone_visit_id);
  update private.guest_visits set visit_date = new_date, visit_time = new_time, moves = moves + 1, moved_by = side
  where id = visit.id returning * into moved;
  delete from private.mails
  where guest_visit_id = visit.id and kind = 'guest_reminder' and sent_at is null and handed_over_at is null;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, moved.moves), now());
  return moved;
end;
$$;

-- Moves the visit of a link to another free slot at once. @returns it as `guest_visit` does.
-- @raises PT404 for another secret, PT400 and PT409 for a time that is not free or a visit that is not open, PT429 for too many
-- moves.
create function public.move_guest_visit(secret text, new_date date, new_time time) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant private.guest_visits := private.lock_guest_visit(secret);
begin
  perform private.move_to(visit, new_date, new_time, 'guest');
  perform private.tell_veterinarian_of_guest(
    visit, 'moved', jsonb_build_object('new_date', new_date, 'new_time', to_char(new_time, 'HH24:MI'))
  );
  return public.guest_visit(secret);
end;
$$;

-- Cancels the visit of a link. @returns it as `guest_visit` does.
-- @raises PT404 for another secret, PT409 for a visit that is not open.
create function public.cancel_guest_visit(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant private.guest_visits := private.lock_guest_visit(secret);
begin
  perform private.tell_veterinarian_of_guest(visit, 'cancelled', '{}');
  update private.guest_visits set phone_visit_id = null, cancelled_by = 'guest' where id = visit.id;
  delete from public.phone_visits where id = visit.phone_visit_id;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return public.guest_visit(secret);
end;
$$;

grant execute on function public.book_as_guest(uuid, date, time, text, text, text, text, text, text, uuid, text, text, text)
to anon, service_role;
grant execute on function
  public.guest_visit(text), public.move_guest_visit(text, date, time), public.cancel_guest_visit(text)
to anon, authenticated, service_role;

-- ## By the veterinarian

-- A guest's visit of the signed-in veterinarian, after their calendar.
-- @raises PT404 for any other.
create function private.lock_own_guest(visit uuid) returns public.phone_visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.phone_visits;
begin
  if auth.uid() is not null then
    perform private.lock_calendar(auth.uid());
  end if;
  select * into own from public.phone_visits
  where id = visit and veterinarian_id = auth.uid() and by_guest for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This visit was not found. Its guest may have cancelled it.';
  end if;
  return own;
end;
$$;

-- Moves a guest's visit to another free slot at once. The guest gets a mail, and may move or cancel it by the link.
-- @raises PT404 for anybody else's, PT400 and PT409 for a time that is not free or a visit that has begun, PT429 for too many moves.
create function public.move_own_guest(visit uuid, new_date date, new_time time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
  known private.guest_visits;
begin
  select * into known from private.guest_visits where phone_visit_id = own.id;
  perform private.move_to(private.lock_open_guest_visit(known), new_date, new_time, 'veterinarian');
end;
$$;

-- Cancels a guest's visit to come. The guest reads the reason in the mail and by the link.
-- @raises PT404 for anybody else's, PT400 for a reason that is missing or beyond 500 characters, PT409 for a visit that has begun.
create function public.cancel_own_guest(visit uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
begin
  if (btrim(reason) <> '' and length(btrim(reason)) <= 500) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a reason, in at most 500 characters.';
  end if;
  if own.visit_date + own.visit_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'This visit has begun already.';
  end if;
  update private.guest_visits set cancel_reason = btrim(reason) where phone_visit_id = own.id;
  delete from public.phone_visits where id = own.id;
end;
$$;

-- Says what became of a guest's visit that has begun: 'completed' or 'no-show'; null takes it back.
-- @raises PT404 for anybody else's, PT400 for another outcome, PT409 for a visit to come.
create function public.finish_own_guest(visit uuid, outcome text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
begin
  if finish_own_guest.outcome not in ('completed', 'no-show') then
    raise sqlstate 'PT400' using message = 'Please say whether the visit took place.';
  end if;
  if own.visit_date + own.visit_time > private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  update public.phone_visits set outcome = finish_own_guest.outcome where id = own.id;
end;
$$;
grant execute on function
  public.move_own_guest(uuid, date, time), public.cancel_own_guest(uuid, text), public.finish_own_guest(uuid, text)
to authenticated, service_role;

-- ## Who is told

-- Tells the veterinarian what a guest did.
create function private.tell_veterinarian_of_guest(visit private.guest_visits, kind text, more jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(
    visit.veterinarian_id, tell_veterinarian_of_guest.kind,
    (
      select jsonb_build_object(
        'guest', true, 'person', booked.client_name, 'is_veterinarian', false, 'pet', booked.pet_name,
        'reason', booked.reason, 'minutes', booked.duration_minutes, 'visit_type', booked.visit_type, 'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI')
      ) from public.phone_visits booked where booked.id = visit.phone_visit_id
    ) || more,
    concat_ws(' ', 'guest', tell_veterinarian_of_guest.kind, visit.id, visit.moves)
  );
end;
$$;

-- Writes to a guest who gave an address. Nothing that was typed stands in it: anybody may have typed it for somebody else.
create function private.write_to_guest(visit private.guest_visits, kind text, cause text, due timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.mails (guest_visit_id, kind, about, cause, due_at)
  select visit.id, write_to_guest.kind, jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'clinic', vet.clinic_name,
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', coalesce(booked.duration_minutes, 30), 'visit_type', booked.visit_type,
    'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'), 'language', visit.language,
    'cancel_reason', visit.cancel_reason, 'moved_by', visit.moved_by
  ), write_to_guest.cause, due
  from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
  where vet.id = visit.veterinarian_id and visit.email is not null
  on conflict on constraint mails_cause_key do nothing;
end;
$$;

-- Whatever takes a guest's visit out of the calendar but the guest is its veterinarian: the guest hears of one to come.
create function private.end_guest_visit() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit private.guest_visits;
begin
  update private.guest_visits set phone_visit_id = null, cancelled_by = 'veterinarian'
  where phone_visit_id = old.id returning * into visit;
  if visit.id is null then
    return old;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  if visit.visit_date + visit.visit_time > private.warsaw_now() then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
  return old;
end;
$$;

create trigger end_guest_visit before delete on public.phone_visits
for each row when (old.by_guest) execute function private.end_guest_visit();

-- Gives the reminders of guests that are due at a moment, at most so many: a day before, unless booked later than that.
create function private.give_guest_reminders(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.write_to_guest(booked, 'guest_reminder', due.cause, at)
  from private.guest_visits booked
  cross join lateral (
    select (booked.visit_date + booked.visit_time) at time zone 'Europe/Warsaw' as starts_at
  ) as moment
  cross join lateral (
    select concat_ws(' ', 'guest reminder', booked.id, extract(epoch from moment.starts_at)) as cause
  ) as due
  where booked.phone_visit_id is not null and booked.email is not null
    and booked.visit_date between (at at time zone 'Europe/Warsaw')::date and (at at time zone 'Europe/Warsaw')::date + 2
    and moment.starts_at - interval '24 hours' <= at and moment.starts_at - interval '2 hours' > at
    and booked.created_at <= moment.starts_at - interval '24 hours'
    and not exists (select from private.mails known where known.cause = due.cause)
  limit at_most;
end;
$$;

-- ## Into an account

-- Puts the guest visits of a confirmed address into its owner's account, past ones too: their veterinarian completes them.
-- Calendars in one order, as in deleting an account.
create function private.take_over_guest_visits() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  calendar uuid;
  visit record;
  kept uuid;
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  for calendar in
    select distinct veterinarian_id from private.guest_visits
    where lower(email) = lower(new.email) and phone_visit_id is not null order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  for visit in
    select booked.id as guest_visit_id, said.* from private.guest_visits booked
    join public.phone_visits said on said.id = booked.phone_visit_id
    where lower(booked.email) = lower(new.email) order by booked.visit_date, booked.visit_time, booked.id
  loop
    begin
      update private.guest_visits set phone_visit_id = null where id = visit.guest_visit_id;
      delete from public.phone_visits where id = visit.id;
      insert into public.appointments (
        client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, created_at,
        duration_minutes, visit_type_id, visit_type, price_from, price_to, status, cancel_reason, cancelled_by
      ) values (
        new.id, visit.veterinarian_id, visit.visit_date, visit.visit_time, visit.pet_name, visit.pet_type,
        visit.reason, visit.created_at,
        visit.duration_minutes, visit.visit_type_id, visit.visit_type, visit.price_from, visit.price_to,
        case visit.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
        case visit.outcome when 'no-show' then 'No-show' end,
        case visit.outcome when 'no-show' then 'veterinarian' end
      ) returning id into kept;
      update private.guest_visits set appointment_id = kept where id = visit.guest_visit_id;
      delete from private.mails
      where guest_visit_id = visit.guest_visit_id and sent_at is null and handed_over_at is null;
    exception when sqlstate 'PT409' then
      -- Its veterinarian is just deleting the account, and cancels it.
      null;
    end;
  end loop;
  return null;
end;
$$;

-- By its name after the trigger that makes the profile.
create trigger take_over_guest_visits_of_new_account after insert on auth.users
for each row when (new.email_confirmed_at is not null) execute function private.take_over_guest_visits();
create trigger take_over_guest_visits after update of email, email_confirmed_at on auth.users
for each row when (
  new.email_confirmed_at is not null
  and (new.email, new.email_confirmed_at is null) is distinct from (old.email, old.email_confirmed_at is null)
)
execute function private.take_over_guest_visits();

-- # 13_health_record.sql

-- A pet's health record beside the free text of `pets`: vaccinations, weights, medicines, documents.
--
--   the owner        reads, adds, removes; a mistake is removed and entered anew, nothing is changed in place
--   a veterinarian   while they treat the pet (see record_access): reads, adds vaccinations and weights; medicines and
--                    documents by `complete_visit` alone
--   a carer          whom the household lets read (see carers): reads
--   anybody else     sees nothing of it

create table public.vaccinations (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  -- 'Nobivac Rabies', or what it is against.
  product text not null check (btrim(product) <> '' and length(product) <= 200),
  given_on date not null check (given_on between '1950-01-01' and '2199-12-31'),
  next_due_on date check (next_due_on <= '2199-12-31'),
  added_by uuid references public.profiles (id) on delete set null,
  -- The visit at which a veterinarian entered it.
  appointment_id uuid references public.appointments (id) on delete set null,
  created_at timestamptz not null default now(),
  -- As printed on the vial; written by `complete_visit` alone.
  lot_number text check (btrim(lot_number) <> '' and length(lot_number) <= 50),
  -- What it is against, 'Rabies', whatever the product is called; null where only that is known.
  vaccine text check (btrim(vaccine) <> '' and length(vaccine) <= 100),
  -- The form's name for what it sends: sent again after a lost answer, it makes no second entry.
  idempotency_key uuid,
  constraint one_vaccination_per_idempotency_key unique (pet_id, idempotency_key),
  constraint vaccinations_due_after_given check (next_due_on > given_on)
);

create table public.weights (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  weighed_on date not null check (weighed_on between '1950-01-01' and '2199-12-31'),
  kilograms numeric(7, 3) not null check (kilograms > 0 and kilograms < 10000 and kilograms <> 'NaN'),
  added_by uuid references public.profiles (id) on delete set null,
  appointment_id uuid references public.appointments (id) on delete set null,
  created_at timestamptz not null default now(),
  idempotency_key uuid,
  constraint one_weight_per_idempotency_key unique (pet_id, idempotency_key)
);

create table public.medicines (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  -- '1 tablet, twice a day'.
  dose text check (length(dose) <= 500),
  starts_on date not null check (starts_on between '1950-01-01' and '2199-12-31'),
  -- The last day of the course; null while it goes on.
  ends_on date check (ends_on <= '2199-12-31'),
  added_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  -- How long one dose lasts; a second one before is given only when asked twice.
  interval_hours smallint check (interval_hours between 1 and 168),
  idempotency_key uuid,
  constraint one_medicine_per_idempotency_key unique (pet_id, idempotency_key),
  constraint medicines_end_after_start check (ends_on >= starts_on)
);

-- What a document is called; the file itself lies in the private bucket `pet-documents`, as '<pet id>/<file>'. The form names
-- the file, so that one that is sent again is listed once.
create table public.pet_documents (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  path text not null unique check (length(path) <= 300 and path like pet_id::text || '/%' and path !~ '[[:cntrl:]]|/.*/'),
  mime_type text not null check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes between 1 and 10 * 1024 * 1024),
  added_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);

create index vaccinations_pet_idx on public.vaccinations (pet_id, given_on desc);
create index weights_pet_idx on public.weights (pet_id, weighed_on desc);
create index medicines_pet_idx on public.medicines (pet_id, starts_on desc);
create index pet_documents_pet_idx on public.pet_documents (pet_id, created_at desc);
create index vaccinations_added_by_idx on public.vaccinations (added_by);
create index weights_added_by_idx on public.weights (added_by);
create index medicines_added_by_idx on public.medicines (added_by);
create index pet_documents_added_by_idx on public.pet_documents (added_by);
create index vaccinations_appointment_idx on public.vaccinations (appointment_id);
create index weights_appointment_idx on public.weights (appointment_id);

-- Whether two vaccinations are of one kind: the later one then stands for both, whichever products they were.
create function private.is_same_vaccine(one public.vaccinations, other public.vaccinations) returns boolean
language sql immutable set search_path = ''
as $$
  select array[private.fold(one.product), private.fold(one.vaccine)]
    && array[private.fold(other.product), private.fold(other.vaccine)]
$$;

alter table public.vaccinations enable row level security;
alter table public.weights enable row level security;
alter table public.medicines enable row level security;
alter table public.pet_documents enable row level security;
grant select, delete on public.vaccinations, public.weights, public.medicines, public.pet_documents to authenticated;
grant insert (pet_id, product, given_on, next_due_on, appointment_id, idempotency_key) on public.vaccinations to authenticated;
grant insert (pet_id, weighed_on, kilograms, appointment_id, idempotency_key) on public.weights to authenticated;
grant insert (pet_id, name, dose, starts_on, ends_on, interval_hours, idempotency_key) on public.medicines to authenticated;
grant insert (pet_id, title, path, mime_type, bytes) on public.pet_documents to authenticated;
grant select, insert, update, delete on public.vaccinations, public.weights, public.medicines, public.pet_documents
to service_role;

create policy "households and veterinarians read vaccinations" on public.vaccinations
for select to authenticated using (private.may(pet_id, 'read') or private.treats_pet(pet_id));
create policy "owners and veterinarians add vaccinations" on public.vaccinations
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners remove vaccinations" on public.vaccinations
for delete to authenticated using (private.owns_pet(pet_id));

create policy "households and veterinarians read weights" on public.weights
for select to authenticated using (private.may(pet_id, 'read') or private.treats_pet(pet_id));
create policy "owners and veterinarians add weights" on public.weights
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners remove weights" on public.weights
for delete to authenticated using (private.owns_pet(pet_id));

create policy "households and veterinarians read medicines" on public.medicines
for select to authenticated using (private.may(pet_id, 'read') or private.treats_pet(pet_id));
create policy "owners add medicines" on public.medicines
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners remove medicines" on public.medicines
for delete to authenticated using (private.owns_pet(pet_id));

create policy "households and veterinarians read documents" on public.pet_documents
for select to authenticated using (private.may(pet_id, 'read') or private.treats_pet(pet_id));
create policy "owners add documents" on public.pet_documents
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners remove documents" on public.pet_documents
for delete to authenticated using (private.owns_pet(pet_id));

-- The person who makes an entry signs it.
create function private.sign_record_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    new.added_by := private.me();
  end if;
  return new;
end;
$$;

create trigger sign_record_entry before insert on public.vaccinations
for each row execute function private.sign_record_entry();
create trigger sign_record_entry before insert on public.weights
for each row execute function private.sign_record_entry();
create trigger sign_record_entry before insert on public.medicines
for each row execute function private.sign_record_entry();
create trigger sign_record_entry before insert on public.pet_documents
for each row execute function private.sign_record_entry();

-- An entry of a visit belongs to a visit of this pet, and nothing is given or weighed tomorrow.
create function private.guard_entry_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  entered constant jsonb := to_jsonb(new);
begin
  if not private.is_client_request() then
    return new;
  end if;
  if coalesce(entered ->> 'given_on', entered ->> 'weighed_on')::date > private.warsaw_today() then
    raise sqlstate 'PT400' using message = 'This date is still to come. Please choose today or a day before.';
  end if;
  if new.appointment_id is not null and not exists (
    select from public.appointments
    where id = new.appointment_id and pet_id = new.pet_id and private.me() in (client_id, veterinarian_id)
  ) then
    raise sqlstate 'PT403' using message = 'This is no visit of this pet.';
  end if;
  return new;
end;
$$;

create trigger guard_entry_of_visit before insert on public.vaccinations
for each row execute function private.guard_entry_of_visit();
create trigger guard_entry_of_visit before insert on public.weights
for each row execute function private.guard_entry_of_visit();

-- Counted after the statement; `lock_who_enters` lets two of them take turns.
create function private.guard_length_of_record() returns trigger
language plpgsql set search_path = ''
as $$
declare
  too_long boolean;
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  execute format(
    'select exists (select from public.%I where pet_id in (select pet_id from added) group by pet_id having count(*) > $1)',
    tg_table_name
  ) into too_long using private.quota('entries of a record');
  if too_long then
    raise sqlstate 'PT403' using message = format(
      'A record keeps up to %s of these. Please remove one before you add another.', private.quota('entries of a record')
    );
  end if;
  return null;
end;
$$;

create trigger guard_length_of_record after insert on public.vaccinations
referencing new table as added for each statement execute function private.guard_length_of_record();
create trigger guard_length_of_record after insert on public.weights
referencing new table as added for each statement execute function private.guard_length_of_record();
create trigger guard_length_of_record after insert on public.medicines
referencing new table as added for each statement execute function private.guard_length_of_record();
create trigger guard_length_of_record after insert on public.pet_documents
referencing new table as added for each statement execute function private.guard_length_of_record();

create trigger lock_who_enters before insert on public.vaccinations
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.weights
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.medicines
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.pet_documents
for each statement execute function private.lock_who_enters();

-- What an owner's own entries may hold in all; those of a veterinarian stand in somebody else's record, and count for its owner
-- without being refused.
create function private.bytes_of_records(person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(octet_length(concat(entry.words))), 0)
  from public.pets pet cross join lateral (
    select concat(product, lot_number, vaccine) from public.vaccinations where pet_id = pet.id
    union all select concat(name, dose) from public.medicines where pet_id = pet.id
    union all select concat(title, path) from public.pet_documents where pet_id = pet.id
  ) as entry (words)
  where pet.owner_id = person
$$;

create function private.guard_bytes_of_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and private.bytes_of_records(auth.uid()) > private.quota('bytes of records') then
    raise sqlstate 'PT409' using message = 'There is no room for more text in your pets’ records. Please remove some entries.';
  end if;
  return null;
end;
$$;

create trigger guard_bytes_of_records after insert on public.vaccinations
for each statement execute function private.guard_bytes_of_records();
create trigger guard_bytes_of_records after insert on public.medicines
for each statement execute function private.guard_bytes_of_records();
create trigger guard_bytes_of_records after insert on public.pet_documents
for each statement execute function private.guard_bytes_of_records();

-- # 13_visit_lists.sql

-- A veterinarian's list of visits: to come and past, searched, by keyset. Who telephoned stands only in the calendar.

-- Whether a visit stands among those to come, for its veterinarian: also one that was not completed in time, and today's
-- completed ones until midnight. The rest is past.
create function private.is_to_come(status text, visit_date date) returns boolean
language sql stable set search_path = ''
as $$ select status = 'upcoming' or (status = 'completed' and visit_date = private.warsaw_today()) $$;

-- The guests' visits of the signed-in veterinarian, as the list holds visits: without a client.
create function private.own_guests_as_visits() returns setof public.appointments
language sql stable security invoker set search_path = ''
as $$
  select visit.*
  from public.phone_visits guest
  cross join lateral jsonb_populate_record(null::public.appointments, jsonb_build_object(
    'id', guest.id, 'veterinarian_id', guest.veterinarian_id,
    'appointment_date', guest.visit_date, 'appointment_time', guest.visit_time,
    'duration_minutes', guest.duration_minutes, 'visit_type', guest.visit_type,
    'pet_name', guest.pet_name, 'pet_type', guest.pet_type, 'reason_for_visit', guest.reason,
    'status', case guest.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end
  )) as visit
  where guest.by_guest and guest.veterinarian_id = (select private.me())
$$;
grant execute on function private.own_guests_as_visits() to authenticated, service_role;

-- A veterinarian's list, at most 100 at a time: visits to come from the first, past ones from the last; on request with those of
-- guests among them. `words` are found in pet, reason, type and the owner's name. The next part begins after the last visit's day,
-- time and id.
create function public.own_visits(
  past boolean default false, on_day date default null, words text default null,
  after_date date default null, after_time time default null, after_id uuid default null, at_most integer default 50,
  with_guests boolean default false
) returns setof public.appointments
language sql stable security invoker set search_path = ''
as $$
  select visit.*
  from (
    select * from public.appointments where veterinarian_id = (select private.me())
    union all
    select * from private.own_guests_as_visits() where with_guests
  ) as visit
  where private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type,
      (select client.full_name from public.profiles client where client.id = visit.client_id),
      (select guest.client_name from public.phone_visits guest where guest.id = visit.id))), private.fold(words)) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$$;

-- How many visits are to come on each day, and in the row without a day how many are past: the veterinarian's own, on request with
-- those of guests.
create function public.own_visit_days(with_guests boolean default false) returns table (visit_date date, visits integer)
language sql stable security invoker set search_path = ''
as $$
  select case when private.is_to_come(visit.status, visit.appointment_date) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from (
    select status, appointment_date from public.appointments where veterinarian_id = (select private.me())
    union all
    select status, appointment_date from private.own_guests_as_visits() where with_guests
  ) as visit
  group by 1
  order by 1 nulls last
$$;
revoke execute on function private.is_to_come(text, date) from public;
grant execute on function private.is_to_come(text, date) to authenticated, service_role;
grant execute on function
  public.own_visits(boolean, date, text, date, time, uuid, integer, boolean), public.own_visit_days(boolean)
to authenticated, service_role;

-- # 14_complete_visit.sql

-- What a veterinarian writes when a visit is over: the note, the entries of the pet's record, and when to come again, all
-- of it or nothing, and taken back as a whole for a moment. Marking a visit complete without a note works too.

-- For how long a completion can be taken back. The owner is notified after that.
create function private.undo_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '1 minute' $$;

-- Visits that `complete_visit` completed, for `undo_complete_visit`: its rows carry the same moment. `prune` takes them away.
create table private.completions (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  completed_at timestamptz not null default now(),
  -- The note that stood there before.
  former_note text
);
-- For `prune`.
create index completions_completed_idx on private.completions (completed_at);

alter table private.completions enable row level security;

-- The note as its owner reads it: the summary, and below it what else was done, a line each; null where there is nothing.
create function private.note_of_visit(
  summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date,
  documents jsonb default '[]'
)
returns text
language sql immutable set search_path = ''
as $$
  select nullif(concat_ws(
    E'\n',
    nullif(btrim(summary, E' \t\r\n'), ''),
    'Treatment: ' || nullif(btrim(treatment, E' \t\r\n'), ''),
    (
      select string_agg(
        'Medicine: ' || btrim(given.name) || coalesce(', ' || nullif(btrim(given.dose), ''), '')
        || coalesce(', until ' || to_char(given.ends_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date)
    ),
    (
      select string_agg(
        'Vaccination: ' || btrim(given.product) || coalesce(', lot ' || nullif(btrim(given.lot_number), ''), '')
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    (
      select string_agg('Document: ' || btrim(given.title), E'\n')
      from jsonb_to_recordset(documents) as given (title text)
    ),
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  ), '')
$$;

-- Raises unless the signed-in veterinarian may close this visit with a report: it is theirs, has begun, was not
-- cancelled, and has no report yet. A visit that was marked complete before takes its report later.
create function private.assert_reportable(visit public.appointments) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if visit.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'This appointment is already cancelled.';
  end if;
  if visit.appointment_date + visit.appointment_time > private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  if visit.status = 'completed' and visit.visit_note is not null then
    raise sqlstate 'PT409' using message = 'This visit has its note already. Please edit that one.';
  end if;
end;
$$;

-- Writes the entries of a report into the pet's record, in the name of the veterinarian who asks: reading the
-- record at a visit and adding to it are one right.
create function private.add_to_record(
  visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric, documents jsonb
)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if medicines = '[]' and vaccinations = '[]' and documents = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, vaccine, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.vaccine), ''), nullif(btrim(given.lot_number), ''),
    visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, vaccine text, lot_number text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  insert into public.pet_documents (pet_id, title, path, mime_type, bytes, added_by)
  select visit.pet_id, btrim(given.title), given.path, given.mime_type, given.bytes, auth.uid()
  from jsonb_to_recordset(documents) as given (title text, path text, mime_type text, bytes integer);
  if greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.pet_documents where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ) > private.quota('entries of a record') then
    raise sqlstate 'PT403' using
      message = 'The health record of this pet is full. Please write it in the summary.';
  end if;
end;
$$;

-- Raises unless the signed-in person has stored all of these files: nobody lists those of somebody else.
create function private.assert_own_documents(documents jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from jsonb_to_recordset(documents) as given (path text) where not exists (
      select from storage.objects stored
      where stored.bucket_id = 'pet-documents' and stored.name = given.path and stored.owner_id = auth.uid()::text
    )
  ) then
    raise sqlstate 'PT400' using message = 'A document is no longer stored. Please choose it again.';
  end if;
end;
$$;

-- Completes a visit of the signed-in veterinarian, or gives a completed one its note. Everything may be left out;
-- medicines: [{ name, dose, ends_on }], vaccinations: [{ product, vaccine, lot_number, next_due_on }], documents
-- that are stored already: [{ title, path, mime_type, bytes }], up to 20 each; the follow-up is after 1 to 104 weeks, or on
-- `follow_up_day` within them; `questions`: up to four that the owner is asked a day later. The animal is locked before its
-- visit, as it is by an owner who removes it.
-- @raises PT404 for anybody else's visit, PT400 for a report that makes no sense, PT409 for a visit that has not begun, is
-- cancelled or has its note, PT403 for a record that may not be written to or is full.
create function public.complete_visit(
  appointment uuid, summary text default null, treatment text default null, medicines jsonb default '[]',
  vaccinations jsonb default '[]', kilograms numeric default null, follow_up_weeks integer default null,
  documents jsonb default '[]', questions text[] default '{}', follow_up_day date default null
)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  again date;
  note text;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if not (
    private.is_entry_list(medicines) and private.is_entry_list(vaccinations) and private.is_entry_list(documents)
  ) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines, 20 vaccinations and 20 documents.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  again := coalesce(follow_up_day, visit.appointment_date + 7 * follow_up_weeks);
  if again not between visit.appointment_date + 1 and visit.appointment_date + 7 * 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up within 104 weeks after the visit.';
  end if;
  note := private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again, documents);
  if length(note) > 5000 then
    raise sqlstate 'PT400' using message =
      'The note and what it lists come to more than 5,000 characters. Please shorten the note or the entries.';
  end if;
  perform private.assert_own_documents(documents);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms, documents);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  perform private.ask_after_visit(visit, questions);
  update public.appointments
  set status = 'completed', follow_up_on = again, visit_note = coalesce(note, visit_note)
  where id = visit.id
  returning * into visit;
  return visit;
end;
$$;
grant execute on function public.complete_visit(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb, text[], date)
to authenticated, service_role;

-- ## Taking it back

-- Opens the request for another time again that a completion closed, unless its time is somebody else's by now.
create function private.reopen_request(visit public.appointments, closed_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.reschedule_requests;
begin
  update public.reschedule_requests set status = 'pending', answered_at = null
  where appointment_id = visit.id and status = 'withdrawn' and answered_at = closed_at
  returning * into asked;
  if found then
    insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
    values (
      visit.veterinarian_id, private.slot(asked.proposed_date, asked.proposed_time, visit.duration_minutes), visit.id,
      asked.id
    );
  end if;
exception when exclusion_violation then
  null;
end;
$$;

-- Takes back a completion of the signed-in veterinarian, with all that `complete_visit` wrote: the note, the follow-up, the
-- entries of the record, and what would tell the owner of it. Files of documents stay with the person who stored them.
-- @raises PT404 for anybody else's visit, PT409 once the time is over, the visit was changed or reviewed, or its owner told.
create function public.undo_complete_visit(appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  done private.completions;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  delete from private.completions where appointment_id = visit.id returning * into done;
  if not found or done.completed_at < now() - private.undo_time() then
    raise sqlstate 'PT409' using message = 'This can no longer be undone. You can still edit the note of the visit.';
  end if;
  -- The same moment: nothing has touched the visit since.
  if visit.status <> 'completed' or visit.updated_at <> done.completed_at
    or exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'This visit was changed since it was completed, and stays completed.';
  end if;
  delete from public.vaccinations where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.weights where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.medicines
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.pet_documents
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.after_visits where appointment_id = visit.id;
  update public.appointments set status = 'upcoming', visit_note = done.former_note, follow_up_on = null
  where id = visit.id
  returning * into visit;
  perform private.reopen_request(visit, done.completed_at);
  perform private.forget_summary(visit);
  return visit;
end;
$$;
grant execute on function public.undo_complete_visit(uuid) to authenticated, service_role;

-- # 14_note_templates.sql

-- Texts that a veterinarian writes into the notes of visits again and again.
--
--   the veterinarian   reads, adds, renames, removes their own; a text is not changed in place
--   anybody else       sees nothing of it

create table public.note_templates (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 60 and name !~ '[[:cntrl:]]'),
  -- As long as a note that is typed.
  body text not null check (btrim(body, E' \t\r\n') <> '' and length(body) <= 3000)
);
create index note_templates_veterinarian_idx on public.note_templates (veterinarian_id);

alter table public.note_templates enable row level security;
create policy "veterinarians read their templates" on public.note_templates
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians add their templates" on public.note_templates
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians rename their templates" on public.note_templates
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their templates" on public.note_templates
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select, delete, insert (veterinarian_id, name, body), update (name) on public.note_templates to authenticated;
grant select, insert, update, delete on public.note_templates to service_role;

-- Both are counted after the statement; `lock_who_enters` lets two of them take turns.
create function private.guard_note_templates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.note_templates where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a template of this name. Please choose another.';
  end if;
  if (select count(*) from public.note_templates where veterinarian_id = private.me()) > private.quota('note templates') then
    raise sqlstate 'PT403' using message = format(
      'You can keep up to %s templates. Please remove one before you add another.', private.quota('note templates')
    );
  end if;
  return null;
end;
$$;

create trigger guard_note_templates after insert or update on public.note_templates
for each statement execute function private.guard_note_templates();
create trigger lock_who_enters before insert or update on public.note_templates
for each statement execute function private.lock_who_enters();

-- # 15_symptoms.sql

-- What an owner says and shows of an animal before a visit: three questions that tell an emergency, and up to three
-- photos.
--
--   the owner of the visit          adds them until the visit is over, reads, removes; nothing is changed in place
--   the veterinarian of the visit   reads
--   anybody else                    sees nothing of it

create table public.visit_answers (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  -- Null where the question was not answered.
  breathes_hard boolean,
  collapsed_or_bleeds boolean,
  swallowed_poison boolean,
  created_at timestamptz not null default now(),
  constraint visit_answers_something check (num_nonnulls(breathes_hard, collapsed_or_bleeds, swallowed_poison) > 0)
);

-- The file itself lies in the private bucket `visit-photos`, as '<appointment id>/<file>'.
create table public.visit_photos (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  path text not null unique
    check (length(path) <= 300 and path like appointment_id::text || '/%' and path !~ '[[:cntrl:]]|/.*/'),
  created_at timestamptz not null default now()
);
create index visit_photos_appointment_idx on public.visit_photos (appointment_id, created_at, id);

-- Whether it is the signed-in owner's visit.
create function private.owns_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.appointments where id = visit and client_id = (select auth.uid())) $$;

-- Whether it is the signed-in owner's visit, and still ahead of them.
create function private.prepares_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where id = visit and client_id = (select auth.uid()) and status = 'upcoming'
  )
$$;

-- Whether the signed-in person is on either side of the visit.
create function private.takes_part_in_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where id = visit and (select auth.uid()) in (client_id, veterinarian_id)
  )
$$;

-- Called by policies, with the caller's rights.
grant execute on function
  private.owns_visit(uuid), private.prepares_visit(uuid), private.takes_part_in_visit(uuid)
to anon, authenticated, service_role;

alter table public.visit_answers enable row level security;
alter table public.visit_photos enable row level security;
grant select, delete on public.visit_answers, public.visit_photos to authenticated;
grant insert (appointment_id, breathes_hard, collapsed_or_bleeds, swallowed_poison) on public.visit_answers to authenticated;
grant insert (appointment_id, path) on public.visit_photos to authenticated;
grant select, insert, update, delete on public.visit_answers, public.visit_photos to service_role;

create policy "both sides read what was answered" on public.visit_answers
for select to authenticated using (private.takes_part_in_visit(appointment_id));
create policy "owners answer before a visit" on public.visit_answers
for insert to authenticated with check (private.prepares_visit(appointment_id));
create policy "owners take answers back" on public.visit_answers
for delete to authenticated using (private.owns_visit(appointment_id));

create policy "both sides read which photos there are" on public.visit_photos
for select to authenticated using (private.takes_part_in_visit(appointment_id));
create policy "owners add photos before a visit" on public.visit_photos
for insert to authenticated with check (private.prepares_visit(appointment_id));
create policy "owners remove photos" on public.visit_photos
for delete to authenticated using (private.owns_visit(appointment_id));

-- Counted after the statement: two at once take turns.
create function private.guard_photos_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  if exists (
    select from public.visit_photos where appointment_id in (select appointment_id from added)
    group by appointment_id having count(*) > private.quota('photos of a visit')
  ) then
    raise sqlstate 'PT403' using message = format(
      'A visit takes up to %s photos. Please remove one before you add another.', private.quota('photos of a visit')
    );
  end if;
  return null;
end;
$$;

create trigger guard_photos_of_visit after insert on public.visit_photos
referencing new table as added for each statement execute function private.guard_photos_of_visit();

-- # 16_passports.sql

-- A pet's passport: what its owner shows of it to the holder of a link, for as long as they want, and the way in which a
-- finder reaches the owner of a lost pet without learning who that is.
--
--   the owner         makes links and ends them, reads when they were opened, reports the pet as lost, reads what
--                     finders wrote
--   a link's holder   reads what was ticked (`read_passport`), and writes while the pet is lost (`report_found_pet`)
--   anybody else      gets the same answer as for a link that there never was

create table public.passport_links (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  -- The secret itself is shown once, to the owner who makes the link.
  secret_hash bytea not null unique,
  shows text[] not null
    check (shows <@ array['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By anybody but the owner.
  opened_at timestamptz,
  opened_count integer not null default 0,
  constraint passport_links_ends check (expires_at between created_at and created_at + interval '30 days')
);

-- Pets whose owner has reported them as lost.
create table public.lost_pets (
  pet_id uuid primary key references public.pets (id) on delete cascade,
  since timestamptz not null default now()
);

-- What finders wrote.
create table public.found_reports (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  link_id uuid references public.passport_links (id) on delete set null,
  message text not null check (btrim(message) <> '' and length(message) <= 1000),
  -- How the finder can be reached, in their words.
  contact text check (length(contact) <= 200),
  created_at timestamptz not null default now()
);

create index passport_links_pet_idx on public.passport_links (pet_id, created_at desc);
create index found_reports_pet_idx on public.found_reports (pet_id, created_at desc);
create index found_reports_link_idx on public.found_reports (link_id, created_at);
-- For `prune`.
create index passport_links_ended_idx on public.passport_links (least(revoked_at, expires_at));
create index found_reports_created_idx on public.found_reports (created_at);

alter table public.passport_links enable row level security;
alter table public.lost_pets enable row level security;
alter table public.found_reports enable row level security;
grant select on public.passport_links to authenticated;
grant select, insert (pet_id), delete on public.lost_pets to authenticated;
grant select, delete on public.found_reports to authenticated;
grant select, insert, update, delete on public.passport_links, public.lost_pets, public.found_reports to service_role;

create policy "owners read the links of their pets" on public.passport_links
for select to authenticated using (private.owns_pet(pet_id));

create policy "owners read which pets are lost" on public.lost_pets
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners report a pet as lost" on public.lost_pets
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners have found their pet" on public.lost_pets
for delete to authenticated using (private.owns_pet(pet_id));

create policy "owners read what finders wrote" on public.found_reports
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners remove what finders wrote" on public.found_reports
for delete to authenticated using (private.owns_pet(pet_id));

-- ## What it shows

-- What a passport says of a pet: its name and kind, and what of the rest is to be shown.
create function private.passport_of(pet uuid, shows text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', lost.since)
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name, taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and (later.given_on, later.id) > (latest.given_on, latest.id)
          and private.is_same_vaccine(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id
  where kept.id = pet
$$;

create function private.assert_owns_pet(pet uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.me() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is null or not private.owns_pet(pet) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
end;
$$;

-- What a passport can show, each of it named once at most.
create function private.assert_shown_by_passport(shows text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if shows is null or cardinality(shows) > 7 or array_position(shows, null) is not null or not shows <@ array[
    'photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian'
  ] then
    raise sqlstate 'PT400' using message = 'A passport does not show this.';
  end if;
end;
$$;

-- What a passport with these ticks would show, for the pet's owner.
-- @raises PT401, PT403 for anybody else, PT400 for something that a passport does not show.
create function public.preview_passport(pet uuid, shows text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owns_pet(pet);
  perform private.assert_shown_by_passport(shows);
  return private.passport_of(pet, shows);
end;
$$;

-- ## Links

create function private.hash_of_secret(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(secret, 'UTF8')) $$;

-- Makes a link that lasts 1 to 720 hours and answers its secret, this once.
-- @raises PT401, PT403 for anybody but the owner, PT400 for other hours or something that a passport does not show, PT403
-- while there are as many links as a passport takes, PT429 for too many in a day.
create function public.create_passport_link(pet uuid, shows text[], hours integer) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_owns_pet(pet);
  if hours is null or hours not between 1 and 720 then
    raise sqlstate 'PT400' using message = 'A link lasts from one hour to 30 days.';
  end if;
  perform private.assert_shown_by_passport(shows);
  perform private.lock_person(auth.uid());
  if (
    select count(*) from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ) >= private.quota('links of a passport') then
    raise sqlstate 'PT403' using message = format(
      'A passport has up to %s links at a time. Please end one before you make another.',
      private.quota('links of a passport')
    );
  end if;
  if (
    select count(*) from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ) >= private.quota('links a day') then
    raise sqlstate 'PT429' using message = 'You have made many links today. Please try again tomorrow.';
  end if;
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days';
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$$;

-- Ends a link of the caller's at once. One that has ended stays as it is.
create function public.revoke_passport_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.passport_links;
begin
  select * into held from public.passport_links where id = link;
  perform private.assert_owns_pet(held.pet_id);
  update public.passport_links set revoked_at = now() where id = link and revoked_at is null;
end;
$$;

grant execute on function
  public.preview_passport(uuid, text[]), public.create_passport_link(uuid, text[], integer),
  public.revoke_passport_link(uuid)
to authenticated, service_role;

-- ## For the holder of a link

-- The link that a secret opens, as long as it lasts; no row for any other.
create function private.open_link(secret text) returns public.passport_links
language sql stable security definer set search_path = ''
as $$
  select link.*
  from public.passport_links link join public.pets pet on pet.id = link.pet_id
  where link.secret_hash = private.hash_of_secret(secret) and link.revoked_at is null and link.expires_at > now()
    and pet.remembered_since is null
$$;

-- What a link shows: the passport, and until when. Null for one that is wrong, has ended or was taken back: nobody learns
-- which. Notes that it was opened, unless by the owner.
create function public.read_passport(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.passport_links := private.open_link(secret);
begin
  if link.id is null then
    return null;
  end if;
  if not private.owns_pet(link.pet_id) then
    update public.passport_links set opened_at = now(), opened_count = opened_count + 1 where id = link.id;
  end if;
  return private.passport_of(link.pet_id, link.shows) || jsonb_build_object('expires_at', link.expires_at);
end;
$$;

-- Tells the owner of a lost pet that somebody has found it: in the site and by mail, whatever else they do not want to hear
-- of. `contact` is how the finder can be reached. Three an hour by one link, ten a day for one pet.
-- @raises PT404 for a link that does not work, PT400 without a message, PT403 for a pet that is not lost, PT429 too often.
create function public.report_found_pet(secret text, message text, contact text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.passport_links := private.open_link(secret);
  pet public.pets;
  report uuid;
  facts jsonb;
  written constant text := btrim(coalesce(message, ''), E' \t\r\n');
  reach constant text := nullif(btrim(coalesce(contact, ''), E' \t\r\n'), '');
begin
  if link.id is null then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if written = '' or length(written) > 1000 or length(reach) > 200 then
    raise sqlstate 'PT400' using message = 'Please write a message of at most 1,000 characters.';
  end if;
  select * into pet from public.pets where id = link.pet_id;
  perform private.lock_person(pet.owner_id);
  if not exists (select from public.lost_pets where pet_id = pet.id) then
    raise sqlstate 'PT403' using message = 'This pet is not reported as lost.';
  end if;
  if (
    select count(*) from public.found_reports where link_id = link.id and created_at > now() - interval '1 hour'
  ) >= 3 or (
    select count(*) from public.found_reports where pet_id = pet.id and created_at > now() - interval '1 day'
  ) >= 10 then
    raise sqlstate 'PT429' using message = 'The owner has just been told. Please try again later.';
  end if;
  insert into public.found_reports (pet_id, link_id, message, contact)
  values (pet.id, link.id, written, reach) returning id into report;
  facts := jsonb_build_object(
    'pet_id', pet.id, 'pet', pet.name, 'excerpt', left(regexp_replace(written, '[[:space:]]+', ' ', 'g'), 160), 'phone', reach
  );
  insert into public.notifications (user_id, kind, about) values (pet.owner_id, 'found', facts);
  insert into private.mails (user_id, kind, about, cause, due_at)
  values (pet.owner_id, 'found', facts, 'found ' || report, now());
end;
$$;

grant execute on function public.read_passport(text), public.report_found_pet(text, text, text)
to anon, authenticated, service_role;

-- # 17_household.sql

-- How people come to care for a pet, and go: invitations by link, what each may do, handing a pet over.
--
--   the owner        invites, changes what others may do, removes them, hands the pet over to a carer
--   a carer, sitter  leaves
--   a link's holder  sees who invites and to what, before signing in too, and accepts once
--   a veterinarian   is invited to nothing: the record is open to them by a visit

create table public.household_invitations (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  -- The secret itself is shown once, to the owner who invites.
  secret_hash bytea not null unique,
  pet_ids uuid[] not null,
  role text not null check (role in ('carer', 'sitter')),
  until date check (until between '2000-01-01' and '2199-12-31'),
  may_book boolean not null default false,
  may_message boolean not null default false,
  may_read_record boolean not null default false,
  may_record_medicines boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  starts_on date check (starts_on between '2000-01-01' and '2199-12-31'),
  constraint household_invitations_sitters_have_a_last_day check ((role = 'sitter') = (until is not null)),
  constraint household_invitations_days_in_order check (starts_on is null or starts_on <= until)
);
create index household_invitations_owner_idx on public.household_invitations (owner_id, created_at desc);
-- For `prune`.
create index household_invitations_expires_idx on public.household_invitations (expires_at);

alter table public.household_invitations enable row level security;
create policy "owners read their invitations" on public.household_invitations
for select to authenticated using (owner_id = (select auth.uid()));
create policy "owners withdraw their invitations" on public.household_invitations
for delete to authenticated using (owner_id = (select auth.uid()) and accepted_at is null);
grant select, delete on public.household_invitations to authenticated;
grant select, insert, update, delete on public.household_invitations to service_role;

-- What others in a household call somebody.
create function private.first_name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(split_part(btrim(full_name), ' ', 1), '') from public.profiles where id = person), 'Somebody'
  )
$$;

-- ## What somebody may do

-- A role and, for a sitter, a last day from today on, and a first day not after it.
create function private.assert_role(role text, until date, starts_on date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if role is null or role not in ('carer', 'sitter') then
    raise sqlstate 'PT400' using message = 'Somebody is a carer or a sitter.';
  end if;
  if (role = 'sitter') <> (until is not null) then
    raise sqlstate 'PT400' using message = 'A sitter has a last day, a carer has none.';
  end if;
  if until not between private.warsaw_today() and private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Please choose a last day from today to a year ahead.';
  end if;
  if (starts_on between '2000-01-01' and until) is false or (role = 'carer' and starts_on is not null) then
    raise sqlstate 'PT400' using message = 'A sitter’s first day is not after the last one, and a carer has none.';
  end if;
end;
$$;

-- The caller's pets, locked; nobody else's.
-- @raises PT401 for a visitor, PT403 where one of them is not the caller's.
create function private.lock_own_pets(pets uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  perform private.lock_person(me);
  perform from public.pets where id = any (lock_own_pets.pets) and owner_id = me order by id for no key update;
  if coalesce(cardinality(lock_own_pets.pets), 0) = 0 or exists (
    select from unnest(lock_own_pets.pets) as wanted (id)
    where not exists (select from public.pets own where own.id = wanted.id and own.owner_id = me)
  ) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
end;
$$;

-- Changes what somebody who cares for the caller's pet is and may do. A sitter without a first day keeps theirs.
-- @raises PT401, PT403 for anybody but the owner, PT404 for somebody who does not care for it, PT400 for another role or day.
create function public.change_carer(
  pet uuid, person uuid, role text, may_book boolean, may_message boolean, may_read_record boolean,
  may_record_medicines boolean, until date default null, starts_on date default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  perform private.assert_role(role, until, starts_on);
  update public.pet_carers held
  set role = change_carer.role, until = change_carer.until,
      starts_on = case
        when change_carer.role = 'carer' then null
        when change_carer.starts_on is not null then change_carer.starts_on
        when held.starts_on is not null then least(held.starts_on, change_carer.until)
      end,
      may_book = coalesce(change_carer.may_book, false), may_message = coalesce(change_carer.may_message, false),
      may_read_record = coalesce(change_carer.may_read_record, false),
      may_record_medicines = coalesce(change_carer.may_record_medicines, false)
  where held.pet_id = pet and held.person_id = person;
  if not found then
    raise sqlstate 'PT404' using message = 'This person does not care for this pet.';
  end if;
end;
$$;

-- Ends somebody's part in the household of the caller's pet at once.
create function public.remove_carer(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  delete from public.pet_carers where pet_id = pet and person_id = person;
end;
$$;

-- The facts in a household's news: a person and pets, by name.
create function private.facts_of_household(pets uuid[], person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'person', facts_of_household.person, 'pet', string_agg(name, ', ' order by name, id), 'pet_id', min(id::text)
  ) from public.pets where id = any (facts_of_household.pets)
$$;

-- Ends the caller's own part, and tells the owner.
-- @raises PT401 for a visitor.
create function public.leave_household(pet uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  part public.pet_carers;
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  delete from public.pet_carers where pet_id = pet and person_id = auth.uid() returning * into part;
  if part.pet_id is not null then
    perform private.notify(
      (select owner_id from public.pets where id = pet), 'carer_left',
      private.facts_of_household(array[pet], (select full_name from public.profiles where id = auth.uid())),
      concat_ws(' ', 'carer left', pet, part.person_id, part.created_at)
    );
  end if;
end;
$$;

-- Makes somebody the owner of a pet, tells them, and makes who owned it a carer with every right. Record, documents, links and visits stay with
-- the pet; a visit to come stays in the name of whoever booked it.
create function private.make_owner(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  former uuid;
begin
  select owner_id into former from public.pets where id = pet;
  delete from public.pet_carers where pet_id = pet and person_id = person;
  -- Without its key, which may be one of the new owner's.
  update public.pets set owner_id = person, idempotency_key = null where id = pet;
  insert into public.pet_carers (
    pet_id, person_id, role, may_book, may_message, may_read_record, may_record_medicines
  ) values (pet, former, 'carer', true, true, true, true);
  perform private.notify(
    person, 'pet_handed_over',
    private.facts_of_household(array[pet], private.first_name_of(former)) || '{"outcome": "received"}',
    concat_ws(' ', 'pet received', pet, person, now())
  );
end;
$$;

-- Hands the caller's pet over to one of its carers.
-- @raises PT401, PT403 for anybody but the owner, or where the carer has no room for it, PT404 for no carer of this pet.
create function public.hand_over_pet(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  -- Locked: who leaves in this moment becomes no owner.
  perform from public.pet_carers where pet_id = pet and person_id = person and role = 'carer' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'A pet is handed over to one of its carers.';
  end if;
  perform private.make_owner(pet, person);
  if (select count(*) from public.pets where owner_id = person) > private.quota('pets')
    or private.bytes_of_pets(person) > private.quota('bytes of pets') then
    raise sqlstate 'PT403' using message = 'This carer has no room for another pet.';
  end if;
  perform private.notify(
    auth.uid(), 'pet_handed_over',
    private.facts_of_household(array[pet], (select full_name from public.profiles where id = person))
      || '{"outcome": "given"}',
    concat_ws(' ', 'pet given', pet, person, now())
  );
end;
$$;

-- Who would be the owner of a pet if its owner left the site: the carer who has been one longest. Null where there is none.
create function private.heir_of(pet uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select person_id from public.pet_carers where pet_id = pet and role = 'carer' order by created_at, person_id limit 1
$$;

-- The people of the caller's pet, or of all their pets, who has cared for one longest first:
-- [{ pet_id, person_id, name, role, starts_on, until, may_…, created_at }]. Sitters before and after their days are among them.
-- @raises PT401, PT403 for anybody but the owner.
create function public.household(pet uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is not null and not exists (select from public.pets where id = pet and owner_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
  return (
    select coalesce(
      jsonb_agg(to_jsonb(held) || jsonb_build_object('name', known.full_name) order by held.created_at, known.id),
      '[]'
    )
    from public.pets own
    join public.pet_carers held on held.pet_id = own.id
    join public.profiles known on known.id = held.person_id
    where own.owner_id = auth.uid() and (pet is null or own.id = pet)
  );
end;
$$;

-- ## Invitations

-- Invites somebody to care for some of the caller's pets, and answers the secret of the link, this once. It lasts 7 days.
-- @raises PT401, PT403 for somebody else's pet or while there are as many invitations as one person has, PT400 for another
-- role or day, PT429 for too many in a day.
create function public.invite_to_household(
  pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean,
  until date default null, starts_on date default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  if cardinality(pets) > private.quota('pets of an invitation') then
    raise sqlstate 'PT400' using message = format(
      'An invitation is for up to %s pets.', private.quota('pets of an invitation')
    );
  end if;
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until, starts_on);
  if (
    select count(*) from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ) >= private.quota('open invitations') then
    raise sqlstate 'PT403' using message = format(
      'You can have up to %s open invitations. Please withdraw one before you make another.',
      private.quota('open invitations')
    );
  end if;
  if (
    select count(*) from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ) >= private.quota('invitations a day') then
    raise sqlstate 'PT429' using message = 'You have invited many people today. Please try again tomorrow.';
  end if;
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, starts_on, until, coalesce(may_book, false),
    coalesce(may_message, false), coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$$;

-- The invitation that a secret opens, as long as it can be accepted; no row for any other.
create function private.open_invitation(secret text) returns public.household_invitations
language sql stable security definer set search_path = ''
as $$
  select * from public.household_invitations
  where secret_hash = private.hash_of_secret(secret) and accepted_at is null and expires_at > now()
    and (until is null or until >= private.warsaw_today())
$$;

-- The pets of an invitation that are still there and still belong to whoever invited.
create function private.pets_of_invitation(invitation public.household_invitations) returns setof public.pets
language sql stable security definer set search_path = ''
as $$
  select own.* from public.pets own
  where own.id = any (invitation.pet_ids) and own.owner_id = invitation.owner_id
    and own.archived_at is null and own.remembered_since is null
$$;

-- What an invitation says before it is accepted: { owner, pets: [{ name, type }], role, starts_on, until, may_…, own: whether
-- the caller invited }. Null for a link that is wrong, was used, was withdrawn or has ended: nobody learns which.
create function public.household_invitation(secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation constant public.household_invitations := private.open_invitation(secret);
  pets constant jsonb := (
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name, meant.id)
    from private.pets_of_invitation(invitation) as meant
  );
begin
  if pets is null then
    return null;
  end if;
  return jsonb_build_object(
    'owner', private.first_name_of(invitation.owner_id), 'pets', pets, 'role', invitation.role,
    'starts_on', invitation.starts_on, 'until', invitation.until,
    'may_book', invitation.may_book, 'may_message', invitation.may_message,
    'may_read_record', invitation.may_read_record, 'may_record_medicines', invitation.may_record_medicines,
    'own', auth.uid() is not distinct from invitation.owner_id
  );
end;
$$;

-- Accepts an invitation, once, tells the owner, and answers one of its pets, also when asked again. Whoever cares for one
-- already is from now on what it says.
-- @raises PT401 for a visitor, PT404 for a link that does not work, PT403 for whoever invited, a veterinarian, or a pet that
-- many people care for.
create function public.accept_household_invitation(secret text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if exists (
    select from public.pet_carers held where held.pet_id = any (invitation.pet_ids)
    group by held.pet_id having count(*) > private.quota('people of a pet')
  ) then
    raise sqlstate 'PT403' using message = format(
      'Up to %s people care for a pet.', private.quota('people of a pet')
    );
  end if;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name, cared.id limit 1;
  return accepted;
end;
$$;

grant execute on function
  public.change_carer(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date), public.remove_carer(uuid, uuid),
  public.leave_household(uuid), public.hand_over_pet(uuid, uuid), public.household(uuid),
  public.invite_to_household(uuid[], text, boolean, boolean, boolean, boolean, date, date),
  public.accept_household_invitation(text)
to authenticated, service_role;
grant execute on function public.household_invitation(text) to anon, authenticated, service_role;

-- # 17_household_care.sql

-- What a pet's household does for it from day to day: who fed it, who gave what.
--
--   who cares for it    reads all of it, adds what they fed and walked and notes
--   who may record      adds medicines
--   whoever wrote it    takes it back for ten minutes; nobody changes or removes what others wrote

create table public.care_entries (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  person_id uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in ('fed', 'walked', 'medicine', 'note')),
  medicine_id uuid references public.medicines (id) on delete set null,
  -- The medicine's name, which stays when the course is removed from the record.
  medicine text check (length(medicine) <= 200),
  body text check (btrim(body) <> '' and length(body) <= 300),
  given_at timestamptz not null default now(),
  constraint care_entries_say_what check ((kind = 'medicine') = (medicine is not null) and (kind <> 'note' or body is not null))
);
create index care_entries_pet_idx on public.care_entries (pet_id, given_at desc);
create index care_entries_person_idx on public.care_entries (person_id, given_at);
create index care_entries_medicine_idx on public.care_entries (medicine_id, given_at desc);
-- For `prune`.
create index care_entries_given_idx on public.care_entries (given_at);

alter table public.care_entries enable row level security;
create policy "households read what was done for their pets" on public.care_entries
for select to authenticated using (private.may(pet_id, 'care'));
create policy "people take back what they have just written" on public.care_entries
for delete to authenticated using (
  person_id = (select auth.uid()) and given_at > now() - interval '10 minutes' and private.may(pet_id, 'care')
);
grant select, delete on public.care_entries to authenticated;
grant select, insert, update, delete on public.care_entries to service_role;

-- Whoever cares for a pet, or a refusal.
create function private.assert_may(pet uuid, deed text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is null or not private.may(pet, 'care') then
    raise sqlstate 'PT403' using message = 'You do not care for this pet.';
  end if;
  if not private.may(pet, deed) then
    raise sqlstate 'PT403' using message = 'The owner has not let you record medicines.';
  end if;
end;
$$;

-- Writes down what the caller has just done for a pet. A second dose of a medicine within its interval is not stored but
-- answered with the one before, { person, mine, given_at, interval_hours }, unless `anyway`; null once it is stored.
-- @raises PT401, PT403 for somebody who may not, PT404 for no medicine of this pet, PT400 for anything else, PT429 too often.
create function public.add_care_entry(
  pet uuid, kind text, medicine uuid default null, body text default null, anyway boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  written constant text := nullif(btrim(coalesce(add_care_entry.body, ''), E' \t\r\n'), '');
  course public.medicines;
  earlier public.care_entries;
begin
  perform private.assert_may(pet, case when kind = 'medicine' then 'medicines' else 'care' end);
  if kind is null or kind not in ('fed', 'walked', 'medicine', 'note') then
    raise sqlstate 'PT400' using message = 'Please say what you did.';
  end if;
  if length(written) > 300 or (kind = 'note' and written is null) then
    raise sqlstate 'PT400' using message = 'Please write a note of at most 300 characters.';
  end if;
  perform private.lock_person(auth.uid());
  -- Two who give the same dose at once: the second one is asked.
  perform from public.pets where id = pet for no key update;
  if (
    select count(*) from public.care_entries own
    where own.person_id = auth.uid() and own.given_at > now() - interval '1 day'
  ) >= private.quota('entries of care a day') then
    raise sqlstate 'PT429' using message = 'You have written down a lot today. Please try again tomorrow.';
  end if;
  if kind = 'medicine' then
    select * into course from public.medicines given where given.id = add_care_entry.medicine and given.pet_id = pet;
    if not found then
      raise sqlstate 'PT404' using message = 'This medicine is not in the pet’s record.';
    end if;
    select * into earlier from public.care_entries given
    where given.medicine_id = course.id and given.given_at > now() - make_interval(hours => course.interval_hours)
    order by given.given_at desc limit 1;
    if found and not coalesce(anyway, false) then
      return jsonb_build_object(
        'person', private.first_name_of(earlier.person_id), 'mine', earlier.person_id is not distinct from auth.uid(),
        'given_at', earlier.given_at, 'interval_hours', course.interval_hours
      );
    end if;
  end if;
  insert into public.care_entries (pet_id, person_id, kind, medicine_id, medicine, body)
  values (pet, auth.uid(), kind, course.id, course.name, written);
  return null;
end;
$$;

-- What was done for a pet in the last seven days, newest first, up to 100:
-- [{ id, kind, medicine_id, medicine, body, given_at, person, mine }].
-- @raises PT401, PT403 for somebody who does not care for it.
create function public.care_feed(pet uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_may(pet, 'care');
  return (
    select coalesce(jsonb_agg(to_jsonb(given) - 'pet_id' - 'person_id' || jsonb_build_object(
      'person', private.first_name_of(given.person_id), 'mine', given.person_id is not distinct from auth.uid()
    ) order by given.given_at desc, given.id), '[]')
    from (
      select * from public.care_entries done
      where done.pet_id = pet and done.given_at > now() - interval '7 days'
      order by done.given_at desc, done.id limit 100
    ) as given
  );
end;
$$;

-- The pets of others that the caller cares for today, by name, and with `to_come` those whose sitter they will be:
-- [{ id, name, type, image_url, owner, role, starts_on, until, may_… }]. Nobody is asked to care for one that is put away or
-- has died.
-- @raises PT401 for a visitor.
create function public.cared_pets(to_come boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  return (
    select coalesce(jsonb_agg(
      to_jsonb(held) - 'pet_id' - 'person_id' - 'created_at' || jsonb_build_object(
        'id', cared.id, 'name', cared.name, 'type', cared.type, 'image_url', cared.image_url,
        'owner', private.first_name_of(cared.owner_id)
      ) order by cared.name, cared.id
    ), '[]')
    from public.pet_carers held join public.pets cared on cared.id = held.pet_id
    where held.person_id = auth.uid()
      and (private.may(held.pet_id, 'care') or (to_come and held.starts_on > private.warsaw_today()))
      and cared.archived_at is null and cared.remembered_since is null
  );
end;
$$;

-- What somebody who cares for a pet needs today: its whole passport, and { today: [{ id, name, dose, ends_on,
-- interval_hours }], veterinarian_id }: the medicines it takes, and whom the passport names as its vet.
-- @raises PT401, PT403 for somebody who does not care for it.
create function public.care_sheet(pet uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_may(pet, 'care');
  return private.passport_of(
    pet, array['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian']
  ) || jsonb_build_object('today', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', taken.id, 'name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on,
      'interval_hours', taken.interval_hours
    ) order by taken.name, taken.id), '[]')
    from public.medicines taken
    where taken.pet_id = care_sheet.pet and taken.starts_on <= private.warsaw_today()
      and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
  ), 'veterinarian_id', (
    select visit.veterinarian_id from public.appointments visit
    where visit.pet_id = care_sheet.pet and visit.status <> 'cancelled'
    order by visit.appointment_date desc, visit.appointment_time desc limit 1
  ));
end;
$$;

grant execute on function
  public.add_care_entry(uuid, text, uuid, text, boolean), public.care_feed(uuid), public.cared_pets(boolean),
  public.care_sheet(uuid)
to authenticated, service_role;

-- # 17_reviews.sql

-- Reviews: only of a completed visit, only by its client, once. The veterinarian may answer; nobody rewrites a review. A
-- veterinarian reports one that should not stand; it stays as it is until an administrator has decided.
--
--   moderation null        everybody reads it, reported or not
--   moderation 'removed'   its author and its veterinarian read it; it counts no more

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Always null, for releases that send it: a public row with its author's id would let anybody follow one owner from
  -- veterinarian to veterinarian. The visit says who wrote it, and only its two sides read that.
  client_id uuid,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  -- Shortened ('Anna K.'): reviews are public, their authors' profiles are not.
  author_name text not null,
  answer text check (length(answer) <= 2000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  moderation text constraint reviews_moderation_known check (moderation = 'removed'),
  constraint reviews_name_no_client check (client_id is null)
);
create index reviews_veterinarian_idx on public.reviews (veterinarian_id, created_at desc);
-- For the home page: of 100,000 reviews, the best and latest that say something.
create index reviews_best on public.reviews (rating desc, created_at desc) where comment is not null;

-- Whether the signed-in person is one of the two sides of a visit.
create function private.is_side_of_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments
    where id = visit and auth.uid() in (client_id, veterinarian_id)
  )
$$;
-- Called by the policy, with the caller's rights.
grant execute on function private.is_side_of_visit(uuid) to anon, authenticated, service_role;

alter table public.reviews enable row level security;
create policy "anyone reads reviews that are not hidden" on public.reviews
for select to anon, authenticated
using (moderation is null or private.is_side_of_visit(appointment_id));
create policy "clients review their visits" on public.reviews
for insert to authenticated with check (
  exists (
    select from public.appointments visit
    where visit.id = appointment_id and visit.client_id = (select auth.uid())
  )
);
create policy "veterinarians answer their reviews" on public.reviews
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
grant select on public.reviews to anon, authenticated;
grant insert (appointment_id, veterinarian_id, client_id, rating, comment), update (answer) on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

-- ## Writing and answering

-- 'Anna Maria Kowalska' → 'Anna K.'
create function private.shortened_name(full_name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when words is null or words[1] = '' then 'Pet owner'
    when cardinality(words) = 1 then words[1]
    else words[1] || ' ' || upper(left(words[cardinality(words)], 1)) || '.'
  end
  from (select regexp_split_to_array(btrim(full_name), '[[:space:]]+') as words) as split
$$;

create function private.guard_new_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  -- Locked, so that a completion is not taken back meanwhile. auth.uid() is null for the operator (seed, service key), who may
  -- enter reviews on behalf of the visit's client.
  select * into visit from public.appointments
  where id = new.appointment_id and (auth.uid() is null or client_id = auth.uid())
  for no key update;
  if not found then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if new.client_id is not null and new.client_id <> visit.client_id then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if visit.status <> 'completed' then
    raise sqlstate 'PT409' using message = 'A visit can be reviewed once it is completed.';
  end if;
  if exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'You have already reviewed this visit.';
  end if;
  new.veterinarian_id := visit.veterinarian_id;
  new.client_id := null;
  new.author_name := private.shortened_name((select full_name from public.profiles where id = visit.client_id));
  new.comment := nullif(btrim(new.comment), '');
  return new;
end;
$$;

create trigger guard_new_review before insert on public.reviews
for each row execute function private.guard_new_review();

-- An answer is dated when it is written.
create function private.date_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answer := nullif(btrim(new.answer), '');
  if new.answer is distinct from old.answer then
    new.answered_at := case when new.answer is not null then now() end;
  else
    new.answered_at := old.answered_at;
  end if;
  return new;
end;
$$;

create trigger date_answer before update on public.reviews
for each row execute function private.date_answer();

-- ## What counts

-- Of each client the newest review that was not removed.
create function private.counted_ratings(veterinarian uuid) returns setof smallint
language sql stable security definer set search_path = ''
as $$
  select newest.rating
  from (
    select distinct on (visit.client_id) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id
    where review.veterinarian_id = veterinarian and review.moderation is distinct from 'removed'
    order by visit.client_id, review.created_at desc, review.id desc
  ) as newest
$$;
-- `review_summary` runs with the caller's rights.
grant execute on function private.counted_ratings(uuid) to anon, authenticated, service_role;

-- { average, count, distribution: how many of one star, two … five } of the reviews that count, for everybody.
create function public.review_summary(veterinarian uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'average', round(avg(rating), 2),
    'count', count(*),
    'distribution', jsonb_build_array(
      count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)
    )
  )
  from private.counted_ratings(veterinarian) as rating
$$;
grant execute on function public.review_summary(uuid) to anon, authenticated, service_role;

-- ## Reports and decisions

-- The people who decide. The operator enters them with the service key.
create table public.admins (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Reported once: what was decided stays decided.
create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null unique references public.reviews (id) on delete cascade,
  reported_by uuid references public.profiles (id) on delete set null,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 1000),
  created_at timestamptz not null default now(),
  removed boolean,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  decision_reason text check (btrim(decision_reason) <> '' and length(decision_reason) <= 1000),
  constraint review_reports_decided_with_reason check (
    (removed is null) = (decided_at is null) and (removed is null) = (decision_reason is null)
  )
);
create index review_reports_reported_by_idx on public.review_reports (reported_by);
create index review_reports_decided_by_idx on public.review_reports (decided_by);
create index review_reports_created_idx on public.review_reports (created_at);

-- No policy: both are read and written by the functions below, and by the operator.
alter table public.admins enable row level security;
alter table public.review_reports enable row level security;
grant select, insert, update, delete on public.admins, public.review_reports to service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins where user_id = auth.uid()) $$;

-- The veterinarian of a review says why it should not stand; nobody else notices until that is decided. Refused with 404 (not
-- about them), 409 (reported before), 429 (five of theirs wait) and 400.
create function public.report_review(review uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  perform from public.reviews where id = review and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This review was not found.';
  end if;
  if nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters what is wrong with the review.';
  end if;
  if exists (select from public.review_reports known where known.review_id = review) then
    raise sqlstate 'PT409' using message = 'You have reported this review before.';
  end if;
  if (
    select count(*) from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ) >= 5 then
    raise sqlstate 'PT429' using message = 'Five of your reports wait for a decision. Please wait for it.';
  end if;
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$$;

-- The signed-in veterinarian's reviews whose report waits for a decision: [review id]. A column of `reviews` would tell
-- everybody.
create function public.reviews_under_review() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(review_id), '[]'::jsonb) from public.review_reports
  where reported_by = auth.uid() and removed is null
$$;

-- What an administrator decides about, and the last hundred decisions, newest first:
-- [{ id, reason, created_at, removed, decision_reason, decided_at, decided_by, veterinarian, author, rating, comment }].
-- 403 for everybody else.
create function public.reported_reviews() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.removed nulls first, listed.created_at desc), '[]'::jsonb)
    from (
      select report.id, report.reason, report.created_at, report.removed, report.decision_reason, report.decided_at,
        admin.full_name as decided_by, vet.full_name as veterinarian, review.author_name as author, review.rating,
        review.comment
      from public.review_reports report
      join public.reviews review on review.id = report.review_id
      join public.profiles vet on vet.id = review.veterinarian_id
      left join public.profiles admin on admin.id = report.decided_by
      order by report.removed is not null, report.created_at desc
      limit 100
    ) as listed
  );
end;
$$;

-- An administrator lets a reported review stand or removes it, and says why. Refused with 403, 404, 409 (decided
-- already) and 400.
create function public.decide_review(report uuid, remove boolean, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  decided public.review_reports;
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  if remove is null or nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  update public.review_reports waiting
  set removed = remove, decided_by = auth.uid(), decided_at = now(), decision_reason = btrim(decide_review.reason)
  where waiting.id = report and waiting.removed is null
  returning * into decided;
  if not found then
    perform from public.review_reports where id = report;
    if found then
      raise sqlstate 'PT409' using message = 'This report is decided already.';
    end if;
    raise sqlstate 'PT404' using message = 'This report was not found.';
  end if;
  if remove then
    update public.reviews set moderation = 'removed' where id = decided.review_id;
  end if;
end;
$$;

grant execute on function
  public.report_review(uuid, text), public.reviews_under_review(), public.reported_reviews(),
  public.decide_review(uuid, boolean, text)
to authenticated, service_role;

-- # 18_directory_figures.sql

-- What the directory filters and sorts by: one narrow row per veterinarian, kept by triggers, written by no client.
-- Narrow on purpose: counting the matches of a filter reads these rows, so the long searchable text lies beside them.

create table public.vet_stats (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Name, city and specialty are set. In the directory is who is in `private.listed_vets`.
  listed boolean not null default false,
  -- Codes of the vocabulary; a word that it does not know stands folded.
  city_code text,
  specialty_code text,
  pet_types text[] not null default '{}',
  -- Of the reviews that count; null without any.
  rating_average numeric(3, 2),
  review_count integer not null default 0,
  -- Wall clock; null when nothing is free within 62 days. May have passed since: see refresh_stale_slots.
  next_slot_at timestamp,
  -- The same on a Saturday or Sunday.
  weekend_slot_at timestamp,
  slots_checked_on date,
  -- 'Highest Rating': the average as it would be with five more reviews of four stars, so that few reviews weigh little.
  -- One review of 5.0 scores 4.17, eleven of 4.9 score 4.62. Without a review the score is 0: last.
  rating_score numeric(5, 4) not null generated always as (
    case
      when review_count > 0 then (5 * 4.0 + review_count * coalesce(rating_average, 0)) / (5 + review_count)
      else 0
    end
  ) stored,
  languages text[] not null default '{}',
  home_visits boolean not null default false,
  cat_only_waiting_room boolean not null default false,
  -- Of all services, in whole zloty; null without any price.
  lowest_price integer,
  -- Here too, so that an area is found and counted without the wide rows of the profiles.
  latitude double precision,
  longitude double precision,
  -- Codes of the vocabulary.
  services text[] not null default '{}',
  -- When what the public page shows last changed: profile, hours, prices or reviews. Free times do not count.
  page_changed_at timestamptz not null default now(),
  -- When a moderator confirmed the licence, and how long that holds; null without a check. From `licences`.
  licence_checked_at timestamptz,
  licence_until timestamptz,
  -- Past for who is in no list.
  listed_until timestamptz not null default '-infinity'
);

-- An index for each order of a page.
create index vet_stats_by_rating on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_reviews on public.vet_stats
  (review_count desc, (coalesce(rating_average, 0)) desc, veterinarian_id desc) where listed;
create index vet_stats_by_next_slot on public.vet_stats
  ((coalesce(next_slot_at, 'infinity'::timestamp)), veterinarian_id) where listed;
create index vet_stats_by_specialty on public.vet_stats
  (specialty_code, rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_city on public.vet_stats
  (city_code, rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_weekend_slot on public.vet_stats (weekend_slot_at);
-- What few of 100,000 veterinarians offer is counted from an index.
create index vet_stats_by_pet_types on public.vet_stats using gin (pet_types) where listed;
create index vet_stats_by_services on public.vet_stats using gin (services) where listed;
create index vet_stats_by_languages on public.vet_stats using gin (languages) where listed;
create index vet_stats_by_price on public.vet_stats (lowest_price) where listed and lowest_price is not null;
create index vet_stats_with_home_visits on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and home_visits;
create index vet_stats_with_cat_only_waiting_room on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and cat_only_waiting_room;
create index vet_stats_by_position on public.vet_stats (latitude, longitude) where listed;
-- For `give_licence_notices`.
create index vet_stats_by_listed_until on public.vet_stats (listed_until);
-- For `refresh_stale_slots`.
create index vet_stats_without_slot on public.vet_stats (slots_checked_on) where next_slot_at is null;

alter table public.vet_stats enable row level security;
create policy "anyone reads the figures" on public.vet_stats
for select to anon, authenticated using (true);
grant select on public.vet_stats to anon, authenticated;
grant select, insert, update, delete on public.vet_stats to service_role;

create table private.vet_search (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  search_text text not null,
  name_and_specialty text not null default ''
);
create index vet_search_trigrams on private.vet_search using gin (search_text extensions.gin_trgm_ops);
create index vet_search_name_trigrams on private.vet_search using gin (name_and_specialty extensions.gin_trgm_ops);

-- ## From the profile

create function private.canonical_or_folded(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.canonical(term_kind, value), nullif(private.fold(value), '')) $$;

-- Without named animals it is a small-animal practice; an exotics specialist also treats everything else. Small mammals
-- include rabbits.
create function private.treated_pet_types(named text[], specialty_code text) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then array(
      select distinct treated.code
      from unnest(named) as name
      cross join lateral private.canonical_or_folded('pet_type', name) as known (code)
      cross join lateral unnest(
        case known.code when 'small_mammal' then array['small_mammal', 'rabbit'] else array[known.code] end
      ) as treated (code)
    )
    when specialty_code = 'exotic' then array['bird', 'small_mammal', 'rabbit', 'reptile', 'exotic']
    else array['dog', 'cat']
  end
$$;

-- What of the vocabulary a list of services names: 'Dental X-ray' is dental care and X-ray. Who lists none is shown with five.
create function private.offered_services(named text[]) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then array(
      select distinct terms.code
      from unnest(named) as service
      join public.vocabulary_terms terms
        on terms.kind = 'service'
        and ' ' || array_to_string(private.words_of(service), ' ') || ' ' like '% ' || terms.term || ' %'
      order by terms.code
    )
    else array['wellness', 'vaccination', 'preventive', 'consultation', 'emergency']
  end
$$;

-- A specialty as a search meets it: in the vocabulary's words, also by their beginnings. Short ones are part of too many
-- others; `meanings_of` knows them.
create function private.words_of_specialty(specialty_code text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(term, E'\n' order by term) from public.vocabulary_terms
  where kind = 'specialty' and code = specialty_code and length(term) > 5
$$;

-- How a veterinarian names their kinds of visit. In plpgsql, because their table comes later.
create function private.names_of_types(veterinarian uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(select name from public.visit_types where veterinarian_id = veterinarian order by position, name);
end;
$$;

-- What of the vocabulary a veterinarian offers, as services and as kinds of visit.
create function private.services_of(profile public.profiles) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when types = '{}' then private.offered_services(profile.services)
    else array(
      select distinct unnest(private.offered_services(profile.services) || private.offered_services(types)) order by 1
    )
  end
  from private.names_of_types(profile.id) as types
$$;

-- Name, specialty (as written and in the vocabulary's words), description, clinic, city and kinds of visit, one per line, so
-- that a match never runs from one into the next.
create function private.searchable_text(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description),
    (select string_agg(private.fold(name), E'\n') from unnest(private.names_of_types(profile.id)) as name)
  )
$$;

-- Name, and specialty as written and in the vocabulary's words, one per line. Without a title: one letter of 'dr.' would
-- find everybody.
create function private.name_and_specialty(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code)
  )
$$;

create function private.sync_vet_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude, services
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room,
    new.latitude,
    new.longitude,
    private.services_of(new)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room,
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    services = excluded.services,
    page_changed_at = now();
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$$;

create trigger sync_vet_stats after insert or update on public.profiles
for each row when (new.user_type = 'veterinarian')
execute function private.sync_vet_stats();

-- ## From the reviews

-- Locked in one statement and counted in the next, which sees what those before have written.
create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  veterinarian uuid := case when tg_op = 'DELETE' then old.veterinarian_id else new.veterinarian_id end;
begin
  perform from public.vet_stats where veterinarian_id = veterinarian for no key update;
  update public.vet_stats
  set (rating_average, review_count) = (
        select round(avg(rating), 2), count(*) from private.counted_ratings(veterinarian) as rating
      ),
      page_changed_at = now()
  where veterinarian_id = veterinarian;
  return null;
end;
$$;

create trigger count_reviews after insert or delete or update of rating on public.reviews
for each row execute function private.count_reviews();

create function private.note_changed_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats set page_changed_at = now() where veterinarian_id = new.veterinarian_id;
  return null;
end;
$$;

create trigger note_changed_review after update of comment, answer on public.reviews
for each row execute function private.note_changed_review();

create trigger count_reviews_that_stand after update of moderation on public.reviews
for each row when ((old.moderation = 'removed') is distinct from (new.moderation = 'removed'))
execute function private.count_reviews();

-- ## From the calendar

-- Locked in one statement and computed in the next, which sees what those before have written.
create function private.refresh_next_slots(veterinarians uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  update public.vet_stats
  set next_slot_at = private.first_free_slot(veterinarian_id, false),
      weekend_slot_at = private.first_free_slot(veterinarian_id, true),
      slots_checked_on = private.warsaw_today()
  where veterinarian_id = any (veterinarians);
end;
$$;

create function private.refresh_slots_after_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  if tg_table_name = 'working_hours' then
    update public.vet_stats set page_changed_at = now() where veterinarian_id in (select veterinarian_id from changed);
  end if;
  return null;
end;
$$;

-- Rows with a transition table take one event each.
create trigger refresh_slots_after_insert after insert on public.working_hours
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_update after update on public.working_hours
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on public.working_hours
referencing old table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_insert after insert on public.time_off
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_update after update on public.time_off
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on public.time_off
referencing old table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_insert after insert on private.slot_holds
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on private.slot_holds
referencing old table as changed for each statement execute function private.refresh_slots_after_change();

-- Time passes without a trigger: the next slot of a quiet calendar goes by. The embedded backend calls this
-- every minute until it answers 0; a hosted project schedules it (README, 'Rules worth knowing').
-- Between two calls a search computes the rows of the page it returns exactly.
-- @returns how many veterinarians were computed anew.
create function private.refresh_stale_slots(batch integer default 50) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    where listed and (
      coalesce(next_slot_at, 'infinity'::timestamp) <= private.warsaw_now()
      or weekend_slot_at <= private.warsaw_now()
      -- The horizon moves by a day each day.
      or (next_slot_at is null and slots_checked_on < private.warsaw_today())
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$$;

-- ## Beside them: a veterinarian's own weeks

-- What a veterinarian sees of their own weeks: the last `weeks` (at most 53), this one last, each from its Monday.
-- A no-show counts as that and not as cancelled. `rating` is what the profile showed at the end of the week: of each
-- client the newest review; null while there was none.
create function public.own_visit_numbers(weeks integer default 12)
returns table (week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
  last_monday constant date := date_trunc('week', private.warsaw_today())::date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if weeks is null or weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  return query
    with mondays as (
      select last_monday - 7 * ago as monday from generate_series(weeks - 1, 0, -1) as ago
    ),
    counted as (
      select date_trunc('week', visit.appointment_date)::date as monday,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason is distinct from 'No-show')::integer
          as cancelled,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason = 'No-show')::integer as no_shows
      from public.appointments visit
      where visit.veterinarian_id = me
        and visit.appointment_date >= last_monday - 7 * (weeks - 1) and visit.appointment_date < last_monday + 7
      group by 1
    )
    select mondays.monday, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating
    from mondays
    left join counted on counted.monday = mondays.monday
    cross join lateral (
      select count(*)::integer as reviews, round(avg(newest.rating), 2) as rating
      from (
        select distinct on (visit.client_id) review.rating
        from public.reviews review
        join public.appointments visit on visit.id = review.appointment_id
        where review.veterinarian_id = me
          and review.created_at < (mondays.monday + 7)::timestamp at time zone 'Europe/Warsaw'
        order by visit.client_id, review.created_at desc
      ) as newest
    ) as rated
    order by mondays.monday;
end;
$$;
grant execute on function public.own_visit_numbers(integer) to authenticated, service_role;

-- # 18_licences.sql

-- Licences: who says to be a veterinarian shows it, and a moderator looks it up in the register of the regional chamber. Only
-- then are they in lists, searches, counts, maps, emergency numbers and the sitemap: in `private.listed_vets`. Until then
-- their page can be seen and booked by whoever has its address.
--
-- A check holds for two years. Veterinarians who were listed before there were checks stay until `listed_until`.

create table public.licences (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Of the right to practise ('prawo wykonywania zawodu'), in digits as on every veterinarian's stamp (resolution 115/2008/IV of
  -- the National Veterinary Council). No source lays down how many: as stored, 5 to 8, with leading zeros.
  number text constraint licences_number_is_digits check (number ~ '^[0-9]{5,8}$'),
  -- In the bucket 'licence-documents'.
  document_path text check (length(document_path) <= 500),
  -- What was sent last: a decision names it, so that nobody confirms what was replaced meanwhile.
  sending uuid not null default gen_random_uuid(),
  sent_at timestamptz,
  verified_at timestamptz,
  valid_until timestamptz,
  -- Why the last sending was refused, or the check withdrawn.
  refusal text check (btrim(refusal) <> '' and length(refusal) <= 1000),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  -- Until when somebody is listed without a check.
  listed_until timestamptz,
  constraint licences_checked_until check ((verified_at is null) = (valid_until is null))
);
-- One number, one veterinarian. A refused or withdrawn one is free.
create unique index licences_one_number on public.licences (number) where refusal is null;
create index licences_decided_by_idx on public.licences (decided_by);
create index licences_sent_idx on public.licences (sent_at);
create unique index licences_sending_key on public.licences (sending);

-- No policy: read and written by the functions below, and by the operator. So nobody confirms themselves.
alter table public.licences enable row level security;
grant select, insert, update, delete on public.licences to service_role;

-- ## Who is listed

-- Everybody who is in a list, a count or on a map, at this moment. Whatever shows veterinarians whom nobody named reads this.
create view private.listed_vets with (security_invoker = true) as
select * from public.vet_stats where listed and listed_until > now();
grant select on private.listed_vets to anon, authenticated, service_role;

create function private.sync_licence() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats
  set licence_checked_at = new.verified_at,
      licence_until = new.valid_until,
      listed_until = coalesce(greatest(new.valid_until, new.listed_until), '-infinity'),
      page_changed_at = now()
  where veterinarian_id = coalesce(new.veterinarian_id, old.veterinarian_id)
    and (licence_checked_at, licence_until, listed_until) is distinct from
      (new.verified_at, new.valid_until, coalesce(greatest(new.valid_until, new.listed_until), '-infinity'));
  return null;
end;
$$;

create trigger sync_licence after insert or update or delete on public.licences
for each row execute function private.sync_licence();

-- The day in Warsaw on which a licence was checked, while the check holds; else null.
create function private.licence_checked_on(stats public.vet_stats) returns date
language sql stable set search_path = ''
as $$
  select case when stats.licence_until > now() then (stats.licence_checked_at at time zone 'Europe/Warsaw')::date end
$$;

-- A check is of a name: a vet who takes another one is put before the moderators again, and stays checked until they decide. One
-- whose licence waits keeps the place in line, but nobody confirms it by the former name.
create function private.look_at_licence_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.licences own
  set sending = gen_random_uuid(), sent_at = case private.licence_state(own) when 'waiting' then sent_at else now() end
  where veterinarian_id = new.id and (valid_until > now() or private.licence_state(own) = 'waiting');
  return null;
end;
$$;

create trigger look_at_licence_again after update of full_name on public.profiles
for each row when (new.deleted_at is null and private.fold(new.full_name) is distinct from private.fold(old.full_name))
execute function private.look_at_licence_again();

-- ## Showing it

-- The digits of a licence number as they are stored: '4 711', 'PWZ 4711' and '04711' are one. Null where that is none.
create function private.licence_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select case when digits ~ '^[0-9]{3,8}$' and digits !~ '^0+$' then lpad(digits, greatest(5, length(digits)), '0') end
  from (select regexp_replace(written, '^[[:space:]]*(pwz)?[[:space:]:.]*(nr|no)?[[:space:]:.]*|[[:space:]./-]', '', 'gi') as digits) as read
$$;

-- Sends the signed-in veterinarian's licence to the moderators: its number, and a document of theirs in 'licence-documents'.
-- A check that holds stays until it is decided about.
-- @raises PT403 for anybody else, PT400 for what is no number or no document, PT409 for a number of somebody else, and for
-- another number than the checked one.
create function public.send_licence(number text, document text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  digits constant text := private.licence_digits(left(send_licence.number, 100));
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has a licence.';
  end if;
  if digits is null then
    raise sqlstate 'PT400' using message = 'A licence number has 3 to 8 digits, as on your stamp.';
  end if;
  perform private.lock_calendar(me);
  perform private.lock_person(me);
  perform from storage.objects stored
  where stored.bucket_id = 'licence-documents' and stored.name = document and stored.owner_id = me::text;
  if not found then
    raise sqlstate 'PT400' using message = 'Please add a picture or PDF of your licence.';
  end if;
  if exists (
    select from public.licences own
    where own.veterinarian_id = me and own.valid_until > now() and own.number <> digits
  ) then
    raise sqlstate 'PT409' using message = 'Your licence number has been checked. Please write to us to change it.';
  end if;
  -- A newer sending that was refused frees no number whose check holds.
  if exists (
    select from public.licences other
    where other.veterinarian_id <> me and other.number = digits and other.valid_until > now()
  ) then
    raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
  end if;
  insert into public.licences as own (veterinarian_id, number, document_path, sent_at)
  values (me, digits, document, now())
  on conflict (veterinarian_id) do update set
    number = excluded.number, document_path = excluded.document_path, sending = gen_random_uuid(), sent_at = now(),
    refusal = null;
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
end;
$$;

-- Of a licence: 'waiting' for a decision, 'checked', 'refused' (or withdrawn), or 'none': nothing was sent, or the check has ended.
create function private.licence_state(licence public.licences) returns text
language sql stable set search_path = ''
as $$
  select case
    when licence.sent_at > coalesce(licence.decided_at, '-infinity') then 'waiting'
    when licence.refusal is not null then 'refused'
    when licence.valid_until > now() then 'checked'
    else 'none'
  end
$$;

-- The signed-in veterinarian's licence: { state, number, document_path, sent_at, verified_at, valid_until, reason, listed_until },
-- `listed_until` the moment until which they are listed, in the past or null where they are not. Null before anything was sent.
create function public.own_licence() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.licence_state(own),
    'number', own.number,
    'document_path', own.document_path,
    'sent_at', own.sent_at,
    'verified_at', case when own.valid_until > now() then own.verified_at end,
    'valid_until', own.valid_until,
    'reason', own.refusal,
    'listed_until', greatest(own.valid_until, own.listed_until)
  )
  from public.licences own where own.veterinarian_id = auth.uid()
$$;

-- ## Deciding

-- What an administrator decides about, the longest waiting first, then the last hundred decisions:
-- [{ veterinarian_id, sending, state, full_name, clinic_name, city, number, document_path, sent_at, verified_at, valid_until,
-- reason, decided_at, decided_by }]. 403 for everybody else.
create function public.licence_queue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.state <> 'waiting',
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by
      from public.licences licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
      where licence.sent_at is not null
      order by licence.sent_at <= coalesce(licence.decided_at, '-infinity'),
        case when licence.sent_at > coalesce(licence.decided_at, '-infinity') then licence.sent_at end,
        licence.decided_at desc
      limit 100
    ) as shown
  );
end;
$$;

-- Tells a veterinarian of their licence: `outcome` 'confirmed', 'refused', 'withdrawn', 'unchecked' (listed for a while without
-- a check), 'ends' or 'ended'.
create function private.tell_of_licence(veterinarian uuid, outcome text, facts jsonb, cause text, at timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(
    veterinarian, 'licence', jsonb_build_object('outcome', outcome) || facts,
    concat_ws(' ', 'licence', outcome, veterinarian, cause), at
  );
end;
$$;

-- An administrator confirms a licence, for two years, or refuses it and says why. A check that held before stays when a later
-- sending is refused. Refused with 403, 404 (nothing sent, or replaced meanwhile), 409 (decided already) and 400 (no reason).
create function public.decide_licence(sending uuid, confirm boolean, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_licence public.licences;
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if confirm is null or (not confirm and why is null) or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(sent.veterinarian_id) from public.licences sent where sent.sending = decide_licence.sending;
  select * into found_licence from public.licences sent
  where sent.sending = decide_licence.sending and sent.sent_at is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'The veterinarian has sent something else meanwhile. Please look again.';
  end if;
  if private.licence_state(found_licence) <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This licence is decided already.';
  end if;
  update public.licences set
    verified_at = case when confirm then now() else verified_at end,
    valid_until = case when confirm then now() + private.licence_holds_for() else valid_until end,
    refusal = case when not confirm then why end,
    decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = found_licence.veterinarian_id
  returning * into found_licence;
  perform private.tell_of_licence(
    found_licence.veterinarian_id, case when confirm then 'confirmed' else 'refused' end,
    jsonb_build_object('reason', why, 'until', found_licence.valid_until), decide_licence.sending::text
  );
end;
$$;

-- An administrator takes a check back at once, and says why; visits that were booked stay. Refused with 403, 404 (nothing to
-- take back) and 400.
create function public.withdraw_licence(veterinarian uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if why is null or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(veterinarian);
  update public.licences set
    verified_at = null, valid_until = null, listed_until = null, refusal = why, decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = veterinarian and greatest(valid_until, listed_until) > now();
  if not found then
    raise sqlstate 'PT404' using message = 'This veterinarian has no checked licence.';
  end if;
  perform private.tell_of_licence(
    veterinarian, 'withdrawn', jsonb_build_object('reason', why), extract(epoch from now())::text
  );
end;
$$;

-- For how long a check holds.
create function private.licence_holds_for() returns interval
language sql immutable set search_path = ''
as $$ select interval '2 years' $$;

grant execute on function
  public.send_licence(text, text), public.own_licence(), public.licence_queue(),
  public.decide_licence(uuid, boolean, text), public.withdraw_licence(uuid, text)
to authenticated, service_role;

-- ## When it ends

-- Who has been told of which end.
create table private.licence_notices (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- 30: so many days before; 0: it has come.
  days_before integer not null,
  ends_at timestamptz not null,
  primary key (veterinarian_id, days_before, ends_at)
);
alter table private.licence_notices enable row level security;

-- Tells whose listing ends within 30 days, and whose has ended, at most so many. The end itself needs nobody: `listed_vets`
-- goes by the clock.
create function private.give_licence_notices(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given record;
  count integer := 0;
begin
  for given in
    insert into private.licence_notices (veterinarian_id, days_before, ends_at)
    select stats.veterinarian_id, lead.days, stats.listed_until
    from public.vet_stats stats
    cross join (values (30, 0), (0, -30)) as lead (days, until)
    where stats.listed_until between at - interval '30 days' and at + interval '30 days'
      and stats.listed_until - make_interval(days => lead.days) <= at
      and stats.listed_until - make_interval(days => lead.until) > at
      and not exists (
        select from private.licence_notices known
        where (known.veterinarian_id, known.days_before, known.ends_at) = (stats.veterinarian_id, lead.days, stats.listed_until)
      )
    order by stats.listed_until, stats.veterinarian_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    perform private.tell_of_licence(
      given.veterinarian_id, case given.days_before when 0 then 'ended' else 'ends' end,
      jsonb_build_object('until', given.ends_at), extract(epoch from given.ends_at)::text, at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- # 19_prices.sql

-- What a service costs, as a veterinarian tells everybody.

create table public.service_prices (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- As the veterinarian's list of services names it.
  service text not null check (btrim(service) <> '' and length(service) <= 200 and service !~ '[[:cntrl:]]'),
  -- Whole zloty.
  price_from integer not null check (price_from between 0 and 100000),
  price_to integer not null check (price_to <= 100000),
  primary key (veterinarian_id, service),
  constraint service_prices_are_a_range check (price_to >= price_from)
);

alter table public.service_prices enable row level security;
-- No policy for writing: `set_service_prices` replaces a veterinarian's whole list.
create policy "anyone reads the prices of listed veterinarians" on public.service_prices
for select to anon, authenticated using (
  veterinarian_id = (select auth.uid())
  or exists (
    select from public.vet_stats stats where stats.veterinarian_id = service_prices.veterinarian_id and stats.listed
  )
);
grant select on public.service_prices to anon, authenticated;
grant select, insert, update, delete on public.service_prices to service_role;

-- Replaces the prices of the signed-in veterinarian, all or nothing: [{ service, price_from, price_to }], whole zloty.
-- @raises PT403 for anybody else, PT400 for more than 40 entries, a price that is no whole number, a range that ends
-- below its start, a service without a name or named twice.
create function public.set_service_prices(prices jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has prices.';
  end if;
  if jsonb_typeof(prices) is distinct from 'array' or jsonb_array_length(prices) > 40
    or jsonb_path_exists(prices, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter prices for at most 40 services.';
  end if;
  if exists (
    select from jsonb_array_elements(prices) as entry
    where (
      btrim(entry ->> 'service') <> '' and length(entry ->> 'service') <= 200
      and entry ->> 'service' !~ '[[:cntrl:]]'
      and entry ->> 'price_from' ~ '^[0-9]{1,6}$' and entry ->> 'price_to' ~ '^[0-9]{1,6}$'
    ) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Please name each service, and enter its prices in whole zloty.';
  end if;
  if exists (
    select from jsonb_to_recordset(prices) as entry (price_from integer, price_to integer)
    where entry.price_to < entry.price_from or entry.price_to > 100000
  ) then
    raise sqlstate 'PT400' using message = 'The highest price of a service must not be below its lowest.';
  end if;
  if (select count(*) from jsonb_array_elements(prices))
    <> (select count(distinct btrim(entry ->> 'service')) from jsonb_array_elements(prices) as entry) then
    raise sqlstate 'PT400' using message = 'Please name each service once.';
  end if;

  -- Two tabs that save at once write one list after the other.
  perform private.lock_person(me);
  delete from public.service_prices where veterinarian_id = me;
  insert into public.service_prices (veterinarian_id, service, price_from, price_to)
  select me, btrim(entry.service), entry.price_from, entry.price_to
  from jsonb_to_recordset(prices) as entry (service text, price_from integer, price_to integer);
end;
$$;
grant execute on function public.set_service_prices(jsonb) to authenticated, service_role;

-- ## The lowest price, for the directory: of visit types, else of services

create function private.find_lowest_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats stats
  set lowest_price = coalesce(
        (select min(price_from) from public.visit_types types where types.veterinarian_id = stats.veterinarian_id),
        (select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id)
      ),
      page_changed_at = now()
  where stats.veterinarian_id in (select veterinarian_id from changed);
  return null;
end;
$$;

-- Rows with a transition table take one event each.
create trigger find_lowest_prices_after_insert after insert on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_update after update on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_delete after delete on public.service_prices
referencing old table as changed for each statement execute function private.find_lowest_prices();

-- # 19_search_words.sql

-- What the words of a search mean: 'królika' is an animal, 'zęby' a specialty, 'szczepienie' a service, 'w Krakowie' a city.
-- The words are rows of `vocabulary_terms`.

-- Words that only join the others, and those that everybody fits.
create function private.is_joining_word(word text) returns boolean
language sql immutable set search_path = ''
as $$
  select word = any (array[
    'a', 'an', 'and', 'at', 'for', 'in', 'my', 'near', 'of', 'or', 'the', 'to', 'with', 'who', 'treats', 'treat',
    'vet', 'vets', 'veterinarian', 'veterinarians', 'doctor', 'doctors', 'clinic', 'pet', 'pets',
    'w', 'we', 'z', 'ze', 'dla', 'do', 'i', 'od', 'na', 'moj', 'moja', 'moje', 'mojego', 'mojej',
    'weterynarz', 'weterynarza', 'weterynarze', 'lekarz', 'lekarza', 'lecznica', 'klinika'
  ])
$$;

-- The term that a misspelt word most likely is; null where somebody's text has the word as it stands, or nothing is near.
-- Towns are not guessed: a surname is often a letter away from one.
create function private.term_like(word text) returns text
language sql stable set search_path = ''
as $$
  select best.term
  from (
    select term
    from public.vocabulary_terms
    cross join lateral extensions.similarity(term, word) as alike
    where length(word) >= 4 and kind <> 'city' and alike >= 0.4 and abs(length(term) - length(word)) <= 1
    order by alike desc, term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$$;

-- The pieces of a search in their order, each with what it means: one row for each meaning, one without a kind for a word
-- that has none. A piece is as many words as a term has, up to three. Joining words are left out. Nothing for more than
-- eight words: that is a sentence to be found as it stands.
create function private.meanings_of(query text)
returns table (place integer, piece text, kind text, code text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  length_of_term integer;
  found_term text;
begin
  while at <= cardinality(words) and cardinality(words) <= 8 loop
    select max(size) into length_of_term
    from generate_series(1, 3) as size
    where exists (select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + size - 1], ' '));
    place := at;
    piece := array_to_string(words[at : at + coalesce(length_of_term, 1) - 1], ' ');
    corrected := length_of_term is null;
    found_term := case when corrected and not private.is_joining_word(piece) then private.term_like(piece) else piece end;
    return query
      select meanings_of.place, meanings_of.piece, terms.kind, terms.code, meanings_of.corrected
      from public.vocabulary_terms terms where terms.term = found_term order by terms.kind;
    if not found and not private.is_joining_word(piece) then
      return query select meanings_of.place, meanings_of.piece, null::text, null::text, false;
    end if;
    at := at + coalesce(length_of_term, 1);
  end loop;
end;
$$;

-- What is added to the answer of a search, so that a page can say how it was read: { meanings: [{ piece, kind, label,
-- corrected }] }, kind and label null for words that stand for themselves. Nothing is added where all do.
create function private.told_meanings(query text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when bool_or(meant.kind is not null) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', meant.piece, 'kind', meant.kind, 'label', named.label, 'corrected', meant.corrected)
    order by meant.place, meant.kind
  )) else '{}' end
  from private.meanings_of(query) as meant
  left join public.vocabulary named on named.kind = meant.kind and named.code = meant.code
$$;

-- ## As conditions

-- Whose text has these words as they stand.
create function private.literal_condition(folded text, match text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I like %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
  )
$$;

-- Who has a meaning: treats the animals, has the specialty, offers the service, works in the city. `codes` are of one kind;
-- null without a kind.
create function private.meaning_condition(kind text, codes text[]) returns text
language sql immutable set search_path = ''
as $$
  select format(
    case kind
      when 'pet_type' then 'stats.pet_types && %L::text[]'
      when 'service' then 'stats.services && %L::text[]'
      when 'specialty' then 'stats.specialty_code = any (%L::text[])'
      when 'city' then 'stats.city_code = any (%L::text[])'
    end,
    codes
  )
$$;

-- What a search for a text asks: the whole text as it stands, or each of its pieces, as it stands or as what it means. 'Dr.
-- Anna' is a search for Anna. A search by name or specialty has the city beside it: there a city is only a word.
create function private.text_condition(folded text, match text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  by_name constant boolean := match is not distinct from 'name-or-specialty';
  literal constant text := private.literal_condition(
    case when by_name then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  pieces text[];
  has_meaning boolean;
  has_mistake boolean;
begin
  with meant as (
    select place, piece, corrected, kind, private.meaning_condition(kind, array_agg(code)) as condition
    from private.meanings_of(folded)
    where kind is distinct from 'city' or not by_name
    group by place, piece, corrected, kind
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind = 'city') as is_city,
      string_agg(condition, ' or ') as meaning
    from meant
    group by place, piece
    union all
    select place, piece, false, false, null
    from private.meanings_of(folded)
    group by place, piece
    having by_name and bool_and(kind = 'city')
  ), counted as (
    select asked.*, count(*) over () as others from asked
  )
  select
    array_agg(format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a city beside other words is where, not what.
      case when not corrected and not (coalesce(is_city, false) and others > 1) then private.literal_condition(piece, match) end,
      meaning
    )) order by place),
    bool_or(meaning is not null),
    bool_or(corrected)
  into pieces, has_meaning, has_mistake
  from counted;

  if has_meaning is not true then
    return literal;
  end if;
  return case
    when cardinality(pieces) = 1 then pieces[1]
    when has_mistake then array_to_string(pieces, ' and ')
    else format('(%s or (%s))', literal, array_to_string(pieces, ' and '))
  end;
end;
$$;

-- Whose name has the words of a search, while these mean something as well: a search for 'kot' may be one for Dr. Kot.
-- Null for a search that means nothing else.
create function private.name_condition(query text) returns text
language sql stable set search_path = ''
as $$
  select case when exists (select from private.meanings_of(query) where kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and ' ' || array_to_string(private.words_of(split_part(name_and_specialty, E'\n', 1)), ' ') || ' ' like %2$L
    )$condition$,
    '%' || words || '%', '% ' || words || ' %'
  ) end
  from array_to_string(private.words_of(query), ' ') as words
$$;

-- # 19_visit_types.sql

-- The kinds of visit that a veterinarian offers: how long each takes, what it costs, and who may book it. Who has none offers a
-- consultation of half an hour to everybody, which is no row.
--
--   the veterinarian   adds, changes, removes their own
--   anybody else       reads those of listed veterinarians

create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  minutes integer not null check (minutes % 5 = 0 and minutes between 15 and 240),
  -- Whole zloty; null where the veterinarian states none.
  price_from integer check (price_from between 0 and 100000),
  price_to integer check (price_to <= 100000),
  -- Codes of the vocabulary's animals; empty: whatever the veterinarian treats.
  treats text[] not null default '{}' check (private.is_word_list(treats)),
  -- 'first' until a visit with this veterinarian is completed, 'returning' from then on.
  visits text not null default 'any' check (visits in ('any', 'first', 'returning')),
  -- 'own patients' have a completed visit with this veterinarian; what is booked by phone, the veterinarian books.
  booked_by text not null default 'everybody' check (booked_by in ('everybody', 'own patients', 'phone')),
  -- What an owner should know before they come.
  preparation text check (btrim(preparation, E' \t\r\n') <> '' and length(preparation) <= 1000),
  -- The order in which the veterinarian shows them.
  position integer not null default 0 check (position between 0 and 1000),
  constraint visit_types_price_is_a_range check (
    num_nonnulls(price_from, price_to) in (0, 2) and price_to >= price_from
  )
);
create index visit_types_veterinarian_idx on public.visit_types (veterinarian_id, position);

alter table public.visit_types enable row level security;
create policy "anyone reads the visit types of listed veterinarians" on public.visit_types
for select to anon, authenticated using (
  veterinarian_id = (select auth.uid())
  or exists (
    select from public.vet_stats stats where stats.veterinarian_id = visit_types.veterinarian_id and stats.listed
  )
);
create policy "veterinarians add their visit types" on public.visit_types
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their visit types" on public.visit_types
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their visit types" on public.visit_types
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (
    veterinarian_id, name, minutes, price_from, price_to, treats, visits, booked_by, preparation, position
  ),
  update (name, minutes, price_from, price_to, treats, visits, booked_by, preparation, position)
on public.visit_types to authenticated;
grant select on public.visit_types to anon;
grant select, insert, update, delete on public.visit_types to service_role;

-- A booking reads its type after the calendar: the type stays as it is until that booking is stored.
create trigger lock_own_calendar before insert or update or delete on public.visit_types
for each statement execute function private.lock_own_calendar();

-- Counted after the statement; `lock_own_calendar` lets two of them take turns.
create function private.guard_visit_types() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.visit_types where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a visit type of this name. Please choose another.';
  end if;
  if exists (
    select from public.visit_types own cross join unnest(own.treats) as treated (code)
    where own.veterinarian_id = private.me() and not exists (
      select from public.vocabulary known where known.kind = 'pet_type' and known.code = treated.code
    )
  ) then
    raise sqlstate 'PT400' using message = 'Please choose animals from the list.';
  end if;
  if (select count(*) from public.visit_types where veterinarian_id = private.me()) > private.quota('visit types') then
    raise sqlstate 'PT403' using message = format(
      'You can offer up to %s visit types. Please remove one before you add another.', private.quota('visit types')
    );
  end if;
  return null;
end;
$$;

create trigger guard_visit_types after insert or update on public.visit_types
for each statement execute function private.guard_visit_types();

-- Puts the caller's visit types into this order, all of them at once.
-- @raises PT409 unless these are exactly the caller's types.
create function public.order_visit_types(types uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  ordered integer;
begin
  update public.visit_types own set position = given.place
  from (
    select wanted.id, min(wanted.place) as place
    from unnest(order_visit_types.types) with ordinality as wanted (id, place) group by wanted.id
  ) as given
  where own.id = given.id and own.veterinarian_id = private.me();
  get diagnostics ordered = row_count;
  if (ordered, ordered) is distinct from (
    coalesce(cardinality(order_visit_types.types), 0),
    (select count(*)::integer from public.visit_types where veterinarian_id = private.me())
  ) then
    raise sqlstate 'PT409' using message = 'Your visit types have changed meanwhile. Please look at them again.';
  end if;
end;
$$;
grant execute on function public.order_visit_types(uuid[]) to authenticated, service_role;

create trigger find_lowest_prices_after_insert after insert on public.visit_types
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_update after update on public.visit_types
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_delete after delete on public.visit_types
referencing old table as changed for each statement execute function private.find_lowest_prices();

-- Whatever the directory knows of them: the first free time, the services that they are, the words of a search.
create function private.note_changed_types() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  update public.vet_stats stats set services = private.services_of(profile)
  from public.profiles profile
  where profile.id = stats.veterinarian_id and profile.id in (select veterinarian_id from changed);
  update private.vet_search search set search_text = private.searchable_text(profile, stats.specialty_code)
  from public.profiles profile join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.id = search.veterinarian_id and profile.id in (select veterinarian_id from changed);
  return null;
end;
$$;

create trigger note_changed_types_after_insert after insert on public.visit_types
referencing new table as changed for each statement execute function private.note_changed_types();
create trigger note_changed_types_after_update after update on public.visit_types
referencing new table as changed for each statement execute function private.note_changed_types();
create trigger note_changed_types_after_delete after delete on public.visit_types
referencing old table as changed for each statement execute function private.note_changed_types();

-- How long the visit takes that a veterinarian offers first to everybody; half an hour where there is none.
create function private.usual_minutes(veterinarian uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select minutes from public.visit_types
    where veterinarian_id = veterinarian and booked_by = 'everybody' and visits <> 'returning'
    order by position, name limit 1
  ), 30)
$$;

-- ## Booking one

-- A booked visit keeps name, length and price when its type is changed or removed.
alter table public.appointments add foreign key (visit_type_id) references public.visit_types (id) on delete set null;
alter table public.phone_visits add foreign key (visit_type_id) references public.visit_types (id) on delete set null;
create index appointments_visit_type_idx on public.appointments (visit_type_id) where visit_type_id is not null;
create index phone_visits_visit_type_idx on public.phone_visits (visit_type_id) where visit_type_id is not null;

-- A veterinarian's type, after the calendar: it stays as it is until the booking is stored.
-- @raises PT404 for one that is not theirs, or is gone.
create function private.own_visit_type(wanted uuid, veterinarian uuid) returns public.visit_types
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_type public.visit_types;
begin
  perform private.lock_calendar(veterinarian);
  select * into found_type from public.visit_types where id = wanted and veterinarian_id = veterinarian;
  if not found then
    raise sqlstate 'PT404' using message = 'This kind of visit is not offered any more. Please choose another one.';
  end if;
  return found_type;
end;
$$;

-- Whether a type is for an animal. 'Exotic pets' are all but dogs and cats; small mammals include rabbits. An animal that the
-- vocabulary does not know is none of those that have a word of their own.
create function private.is_for_animal(treats text[], pet_type text) returns boolean
language sql stable set search_path = ''
as $$
  select cardinality(treats) = 0 or case coalesce(private.canonical('pet_type', pet_type), 'other')
    when 'dog' then 'dog' = any (treats)
    when 'cat' then 'cat' = any (treats)
    when 'rabbit' then treats && array['rabbit', 'small_mammal', 'exotic']
    when 'other' then treats && array['small_mammal', 'reptile', 'exotic', 'other']
    else treats && array[private.canonical('pet_type', pet_type), 'exotic']
  end
$$;

-- Why somebody may not book a type, or with null whatever they are open to: the state and the sentence of the refusal, those of
-- the first type where none is open; null in both where they may. No row for a type that is not offered, and without types.
create function private.refusal_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
returns table (state text, sentence text)
language sql stable security definer set search_path = ''
as $$
  select refused.state, refused.sentence
  from (
    select exists (
      select from public.appointments
      where client_id = client and veterinarian_id = veterinarian and status = 'completed'
    ) as is_known
  ) as booker
  cross join public.visit_types type
  left join lateral (values
    (1, 'PT403', type.booked_by = 'phone',
      'This kind of visit is booked only by phone. Please call the practice, or choose another one.'),
    (2, 'PT403', (type.booked_by = 'own patients' or type.visits = 'returning') and not is_known,
      'This kind of visit is for people who have been here before. Please choose another one.'),
    (3, 'PT403', type.visits = 'first' and is_known,
      'This kind of visit is for new clients. Please choose another one.'),
    (4, 'PT400', not private.is_for_animal(type.treats, refusal_to_book.pet_type),
      'This kind of visit is not for this animal. Please choose another one.')
  ) as refused (place, state, applies, sentence) on refused.applies
  where type.veterinarian_id = veterinarian and (wanted is null or type.id = wanted)
  order by refused.state is not null, type.position, type.name, refused.place
  limit 1
$$;

-- The type that somebody books, null for none; `client` is null for a guest. None is half an hour, where a type is open to them.
-- @raises PT403 for one that they may not book, PT400 for another animal, PT404 for one that is not offered.
create function private.visit_type_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
returns public.visit_types
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen public.visit_types;
  refused record;
begin
  if wanted is null then
    perform private.lock_calendar(veterinarian);
  else
    chosen := private.own_visit_type(wanted, veterinarian);
  end if;
  select * into refused from private.refusal_to_book(wanted, veterinarian, client, pet_type);
  if refused.state is not null then
    raise exception using errcode = refused.state, message = refused.sentence;
  end if;
  return chosen;
end;
$$;
-- The guards of a booking run as whoever books; the API does not reach this schema.
grant execute on function
  private.own_visit_type(uuid, uuid), private.visit_type_to_book(uuid, uuid, uuid, text)
to authenticated, service_role;

-- ## What others ask

-- What a type usually costs where its veterinarian is: { city, price, veterinarians }, the median of the lowest prices of the
-- listed veterinarians there who offer the same service of the vocabulary. Null for fewer than five of them, so that nobody's
-- price is told by the others', and for a name that the vocabulary does not know. For everybody.
create function public.usual_price(visit_type uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select stats.city_code, private.offered_services(array[type.name]) as services
    from public.visit_types type join private.listed_vets stats on stats.veterinarian_id = type.veterinarian_id
    where type.id = usual_price.visit_type
  ), lowest as (
    select min(priced.price_from) as price
    from asked
    join private.listed_vets stats on stats.city_code = asked.city_code and stats.services && asked.services
    join (
      select veterinarian_id, name, price_from from public.visit_types where price_from is not null
      union all
      select veterinarian_id, service, price_from from public.service_prices
    ) as priced on priced.veterinarian_id = stats.veterinarian_id
    where private.offered_services(array[priced.name]) && asked.services
    group by stats.veterinarian_id
  )
  select case when count(*) >= private.quota('veterinarians of a median') then jsonb_build_object(
    'city', (select label from asked join public.vocabulary known on known.kind = 'city' and known.code = asked.city_code),
    'price', round((percentile_cont(0.5) within group (order by price))::numeric)::integer,
    'veterinarians', count(*)
  ) end
  from lowest
$$;
grant execute on function public.usual_price(uuid) to anon, authenticated, service_role;

-- What each service of the vocabulary costs at least, and how long that visit takes: of the visit types of listed veterinarians
-- that have a price and are not for returning animals alone, as a check after surgery. Of the 500 most frequent names, so that it stays quick. For everybody.
create function public.offered_care() returns table (service text, label text, price_from integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  select distinct on (known.position) known.code, known.label, named.cheapest[1], named.cheapest[2]
  from (
    select type.name, min(array[type.price_from, type.minutes]) as cheapest
    from public.visit_types type join private.listed_vets listed on listed.veterinarian_id = type.veterinarian_id
    where type.price_from is not null and type.visits <> 'returning'
    group by type.name order by count(*) desc, type.name limit 500
  ) as named
  cross join lateral unnest(private.offered_services(array[named.name])) as offered (code)
  join public.vocabulary known on known.kind = 'service' and known.code = offered.code
  order by known.position, named.cheapest
$$;
grant execute on function public.offered_care() to anon, authenticated, service_role;

-- # 20_public_pages.sql

-- What search engines ask of the site: which public pages there are, since when they show what they show, and what has become
-- of an address.

-- What an address of a veterinarian's page leads to, by id or by the number of a Polish static page: { state, id, number },
-- `state` 'listed', 'unlisted', where the page is for whoever has its address, or 'left', where the account was deleted. Null for
-- nobody, and for vets whose profile is not complete.
-- Definer: row-level security hides the empty profile that a deleted account leaves.
create function public.veterinarian_address(asked text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', case
      when profile.deleted_at is not null then 'left'
      when stats.listed_until > now() then 'listed'
      else 'unlisted'
    end,
    'id', profile.id,
    'number', profile.specialist_no
  )
  from public.profiles profile
  join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.user_type = 'veterinarian'
    and (stats.listed or profile.deleted_at is not null)
    and (
      profile.id = case
        when asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked::uuid
      end
      or profile.specialist_no = case when asked ~ '^[0-9]{1,4}$' then asked::smallint end
    )
$$;

-- The listed veterinarians in the order of their ids, 10,000 at most from the one after `after` on, as a sitemap names them:
-- [[id, number, changed_at]], the moment as '2026-11-23T09:00:00Z'.
create function public.listed_veterinarians(after uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(id, number, changed_at) order by id), '[]')
  from (
    select stats.veterinarian_id as id, numbered.specialist_no as number,
      to_char(stats.page_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from private.listed_vets stats
    left join public.profiles numbered
      on numbered.specialist_no is not null and numbered.id = stats.veterinarian_id
    where (after is null or stats.veterinarian_id > after)
    order by stats.veterinarian_id
    limit 10000
  ) as page
$$;

-- The cities and specialties of the directory's filters that have veterinarians, each with how many, the lowest price in whole
-- zloty, the first free day, and when a page of them last changed. Null: nobody states a price, or nothing is free.
create function public.directory_pages()
returns table (
  kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamptz
)
language sql stable set search_path = ''
as $$
  -- Once, not for each row.
  with clock as materialized (select private.warsaw_now() as moment)
  select term.kind, term.label, found.veterinarians, found.price_from, found.first_free_day, found.changed_at
  from (
    select city_code, specialty_code, count(*)::integer as veterinarians, min(lowest_price) as price_from,
      (min(next_slot_at) filter (where next_slot_at > moment))::date as first_free_day,
      max(page_changed_at) as changed_at
    from private.listed_vets cross join clock
    group by grouping sets ((city_code), (specialty_code))
  ) as found
  join public.vocabulary term
    on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
  -- The directory filters by the first six specialties.
  where term.kind = 'city' or term.position <= 6
  order by term.kind, term.position
$$;

grant execute on function
  public.veterinarian_address(text), public.listed_veterinarians(uuid), public.directory_pages()
to anon, authenticated, service_role;

-- # 20_search.sql

-- The directory's and the listing's search, done here so that it is right beyond the 1000 rows that one answer may carry,
-- and bounded: one request must not keep all the others waiting. The parts of a search are written as SQL about `stats`, and
-- put together by the functions for everybody below them.

-- ## Filters

-- @raises PT400 for more than 50 words, or one of more than 200 characters.
create function private.assert_few_words(words text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(words) > 50 then
    raise sqlstate 'PT400' using message = 'Please choose at most 50 entries of a list.';
  end if;
  if exists (select from unnest(words) as word where length(word) > 200) then
    raise sqlstate 'PT400' using message = 'Please search for at most 200 characters.';
  end if;
end;
$$;

-- What an availability filter asks; 'this week' is today and the six days after it, a weekend the one of this calendar week.
-- An unknown label matches nothing.
create function private.availability_condition(label text) returns text
language sql stable set search_path = ''
as $$
  select case private.fold(label)
    when 'available today' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 1)
    when 'available this week' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 7)
    when 'weekend availability' then
      format('stats.weekend_slot_at < %L::timestamp', date_trunc('week', private.warsaw_today())::date + 7)
    else 'false'
  end
$$;

-- What a search asks of a veterinarian. The arguments are those of search_veterinarians.
create function private.directory_filter(
  query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[]
)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  wanted_text text := nullif(private.fold(query), '');
  wanted_city text := nullif(nullif(private.canonical_or_folded('city', city), 'all'), 'all cities');
  -- `stats` are `private.listed_vets`.
  conditions text[] := array['true'];
begin
  if wanted_text is not null then
    conditions := conditions || private.text_condition(wanted_text, match);
  end if;
  if wanted_city is not null then
    conditions := conditions || format('stats.city_code = %L', wanted_city);
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$$;

-- What a search asks of the practice, as further conditions; '' for nothing.
create function private.practice_filter(max_price integer, languages text[], home_visits boolean, cat_only boolean)
returns text
language sql stable set search_path = ''
as $$
  select concat(
    case when max_price is not null then format(' and stats.lowest_price <= %L::integer', max_price) end,
    case when cardinality(languages) > 0 then format(' and stats.languages && %L::text[]', languages) end,
    case when home_visits then ' and stats.home_visits' end,
    case when cat_only then ' and stats.cat_only_waiting_room' end
  )
$$;

-- What a search for an area asks, as a further condition; '' for none. An area is west, south, east, north in degrees
-- (WGS 84), as GeoJSON's bounding boxes are; one whose west lies east of its east crosses the antimeridian. A clinic that has
-- not been located is in no area.
-- @raises PT400 for an area that is none.
create function private.area_filter(area double precision[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  west constant double precision := area[1];
  south constant double precision := area[2];
  east constant double precision := area[3];
  north constant double precision := area[4];
begin
  if area is null then
    return '';
  end if;
  if (
    cardinality(area) = 4 and array_ndims(area) = 1
    and west between -180 and 180 and east between -180 and 180
    and south between -90 and 90 and north between south and 90
  ) is not true then
    raise sqlstate 'PT400' using message = 'An area is west, south, east and north, in degrees.';
  end if;
  return format(
    ' and stats.latitude between %L::double precision and %L::double precision'
    ' and (stats.longitude >= %L::double precision %s stats.longitude <= %L::double precision)',
    south, north, west, case when west <= east then 'and' else 'or' end, east
  );
end;
$$;

-- ## Pages

-- The columns that a page is sorted by, as SQL; null for an order that nobody knows. Each has an index of its own.
create function private.directory_order(sort text) returns text
language sql immutable set search_path = ''
as $$
  select case sort
    when 'rating' then 'stats.rating_score desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end
$$;

-- Where a page begins, as a further condition in SQL: after the last row of the page before.
create function private.directory_start(sort text, after jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when after is null then ''
    when sort = 'rating' then format(
      ' and (stats.rating_score, stats.review_count, stats.veterinarian_id) < (%L::numeric, %L::integer, %L::uuid)',
      -- A page that was asked for before there was a score continues by the rating.
      coalesce(after ->> 'score', after ->> 'rating'), after ->> 'reviews', after ->> 'id'
    )
    when sort = 'reviews' then format(
      ' and (stats.review_count, coalesce(stats.rating_average, 0), stats.veterinarian_id) < (%L::integer, %L::numeric, %L::uuid)',
      after ->> 'reviews', after ->> 'rating', after ->> 'id'
    )
    else format(
      ' and (coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id) > (%L::timestamp, %L::uuid)',
      after ->> 'slot', after ->> 'id'
    )
  end
$$;

-- What a row shows. The next free slot is computed here when the stored one has gone by.
create function private.directory_item(profile public.profiles, stats public.vet_stats) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  slot timestamp := stats.next_slot_at;
begin
  if slot <= private.warsaw_now() then
    slot := private.first_free_slot(profile.id, false);
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', profile.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', profile.clinic_name,
    'address', profile.address,
    'description', profile.description,
    'profile_image_url', profile.profile_image_url,
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price,
    'licence_checked_on', private.licence_checked_on(stats)
  );
end;
$$;

-- The first five whose name has the words of a search that means something else as well. They come before everybody else.
create function private.namesakes(query text, filter text, keys text, at_most integer) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  named constant text := private.name_condition(query);
  found_ids uuid[] := '{}';
begin
  if named is not null then
    execute format(
      'select array(select stats.veterinarian_id from private.listed_vets stats where %s and %s order by %s limit %s)',
      filter, named, keys, least(5, at_most)
    ) into found_ids;
  end if;
  return found_ids;
end;
$$;

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city, or words that mean an animal, a specialty, a
--                   service or a city (`meanings_of`); case and diacritics do not matter
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling; null, '' and 'all' mean every city
--   specialties     any of them, in any spelling        availabilities  any of them, by the directory's labels
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   max_price       some service costs so much or less, in whole zloty; who states no price is left out
--   languages       any of them, as ISO 639-1 codes
--   home_visits, cat_only_waiting_room                  true: only those who offer it
--   area            where the clinic is: west, south, east, north in degrees; null: anywhere
--   sort            'rating' (default: `rating_score`, which weighs the number of reviews), 'earliest' or 'reviews'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one. Where words of the query mean
-- something, the first page has `meanings` too (`meanings_to_tell`).
-- @raises PT400 for an order or a match that nobody knows, an area that is none, a list of more than 50 entries, a text of
-- more than 200 characters.
create function public.search_veterinarians(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  sort text default null,
  after jsonb default null,
  page_size integer default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_name constant text := coalesce(nullif(sort, ''), 'rating');
  keys constant text := private.directory_order(sort_name);
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city, after::text]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats) order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when after is null then private.told_meanings(query) else '{}' end;
end;
$$;

-- Pages of listed veterinarians, nearest first, for everybody. Whose position is not known comes last.
--
--   latitude, longitude  the place, in degrees (WGS 84)
--   query, specialties   as in search_veterinarians
--   numbered_first       the specialists with a number come before all others, in the order of their numbers
--   area                 as in search_veterinarians
--   after                `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next } and `meanings` as search_veterinarians does; each item has its `distance_km`, null where it
-- is unknown.
-- @raises PT400 for a place that is none, and for what search_veterinarians refuses.
create function public.nearest_veterinarians(
  latitude double precision,
  longitude double precision,
  query text default null,
  specialties text[] default null,
  numbered_first boolean default false,
  after jsonb default null,
  page_size integer default null,
  area double precision[] default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_few_words(array[query, after::text]);
  perform private.assert_few_words(specialties);
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  -- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km. What is unknown is further
  -- away than anything can be: 30000 km.
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%7$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(stats.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(stats.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(stats.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %5$s order by number, away, id limit %6$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %6$s), '[]'),
        case when count(*) > %6$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%6$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), latitude, longitude,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when after is null then private.told_meanings(query) else '{}' end;
end;
$$;

create function public.count_filter_options(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, count(*) as vets
        from private.listed_vets stats
        where %1$s
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      ), tried as materialized (
        select stats.*, (%6$s) is true as specialty_fits, %7$s as pet_fits, true%8$s as language_fits,
          true%9$s as home_fits, true%10$s as cats_fit
        from kinds stats
      )
      select jsonb_build_object(
        'specialties', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'specialty' and code = specialty_code
            where pet_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'pet_types', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'pet_type' and code = any (tried.pet_types)
            where specialty_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'languages', (
          select jsonb_object_agg(spoken, vets) from (
            select spoken, sum(vets) as vets
            from tried cross join lateral (select distinct unnest(tried.languages) as spoken) as each
            where specialty_fits and pet_fits and when_fits and home_fits and cats_fit group by spoken
          ) as counted
        ),
        'availabilities', (
          select jsonb_build_object(
            'Available today', coalesce(sum(vets) filter (where today), 0),
            'Available this week', coalesce(sum(vets) filter (where this_week), 0),
            'Weekend availability', coalesce(sum(vets) filter (where weekend), 0)
          )
          from tried where specialty_fits and pet_fits and language_fits and home_fits and cats_fit
        ),
        'home_visits', (
          select coalesce(sum(vets), 0) from tried
          where home_visits and specialty_fits and pet_fits and when_fits and language_fits and cats_fit
        ),
        'cat_only_waiting_room', (
          select coalesce(sum(vets), 0) from tried
          where cat_only_waiting_room and specialty_fits and pet_fits and when_fits and language_fits and home_fits
        )
      )
    $query$,
    private.directory_filter(query, match, city, null, null, min_rating, null)
      || private.practice_filter(max_price, null, null, null) || private.area_filter(area),
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    private.directory_filter(null, null, null, null, availabilities, null, null),
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room)
  ) into answer;
  return answer;
end;
$$;

grant execute on function
  public.search_veterinarians(
    text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean,
    double precision[]
  ),
  public.nearest_veterinarians(
    double precision, double precision, text, text[], boolean, jsonb, integer, double precision[]
  ),
  public.count_filter_options(
    text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]
  )
to anon, authenticated, service_role;

-- ## Open now

-- Up to twelve listed veterinarians with a telephone who are at work at this moment, for everybody: city by city in the order
-- given (at most 20, in any spelling, of each the first 200 letters), those that close last first.
create function public.open_veterinarians(cities text[], at timestamptz default now())
returns table (
  id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, profile.full_name, profile.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join private.listed_vets stats on stats.city_code = private.canonical('city', left(near.city, 200))
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral (
    select max(hours.closes_at) as closes_at
    from public.working_hours hours
    where hours.veterinarian_id = profile.id
      and hours.weekday = extract(isodow from at at time zone 'Europe/Warsaw')
      and hours.opens_at <= (at at time zone 'Europe/Warsaw')::time
      and hours.closes_at > (at at time zone 'Europe/Warsaw')::time
  ) as today
  where today.closes_at is not null
    and not exists (
      select from public.time_off away
      where away.veterinarian_id = profile.id
        and (at at time zone 'Europe/Warsaw')::date between away.starts_on and away.ends_on
        and (
          away.starts_at is null
          or (
            away.starts_at <= (at at time zone 'Europe/Warsaw')::time
            and (at at time zone 'Europe/Warsaw')::time < away.ends_at
          )
        )
    )
  order by near.place, today.closes_at desc, profile.id
  limit 12
$$;
grant execute on function public.open_veterinarians(text[], timestamptz) to anon, authenticated, service_role;

-- # 20_search_map.sql

-- All who are found, on a map: as many pins as it has room for, however many they are.

-- A cell is 40 px wide in tiles of 512 px; in degrees at a zoom. As high as wide on a map of Poland, where every clinic is.
create function private.cell_width(zoom integer) returns double precision
language sql immutable set search_path = ''
as $$ select 360.0 * 40 / 512 / 2 ^ zoom $$;
create function private.cell_height(zoom integer) returns double precision
language sql immutable set search_path = ''
as $$ select 0.61 * private.cell_width(zoom) $$;

-- The nearest zoom, `wanted` at most, whose cells of an area are 300 or fewer.
create function private.zoom_of_cells(area double precision[], wanted integer) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(max(zoom), 0)
  from generate_series(0, least(greatest(coalesce(wanted, 22), 0), 22)) as zoom
  where (1 + ceil(mod((area[3] - area[1] + 360)::numeric, 360) / private.cell_width(zoom)::numeric))
    * (1 + ceil((area[4] - area[2]) / private.cell_height(zoom))) <= 300
$$;

-- Who is found by the filters of `search_veterinarians`, in at most 300 cells of a map, for everybody.
--
--   view            what the map shows, as an area; null: wherever somebody is found
--   zoom            of the map, in tiles of 512 px; null: as near as 300 cells let
--   area            where the clinics are, as in search_veterinarians; the others are its filters, too
--
-- Answers { cells: [{ count, longitude, latitude, area, veterinarian }] }: the middle of those in the cell, in degrees (WGS 84);
-- of several the area that holds them, of a single one { id, full_name, clinic_name, address, city }. From zoom 17 on nobody shares a cell. Whose
-- clinic has not been located is in none.
-- @raises PT400 for what search_veterinarians refuses, and for a view that is no area.
create function public.veterinarians_on_map(
  view double precision[] default null,
  zoom integer default null,
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  filter text;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area) || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute 'select array[min(longitude), min(latitude), max(longitude), max(latitude)] from private.listed_vets stats where '
      || filter into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);

  execute format(
    $query$
      with cells as materialized (
        select count(*) as vets, avg(stats.longitude) as longitude, avg(stats.latitude) as latitude,
          (array_agg(stats.veterinarian_id))[1] as one,
          array[min(stats.longitude), min(stats.latitude), max(stats.longitude), max(stats.latitude)] as area
        from private.listed_vets stats
        where %1$s
        group by floor(stats.longitude / %2$s), floor(stats.latitude / %3$s), case when %4$s >= 17 then stats.veterinarian_id end
        limit 300
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'count', cells.vets,
        'longitude', round(cells.longitude::numeric, 6),
        'latitude', round(cells.latitude::numeric, 6),
        'area', case when cells.vets > 1 then cells.area end,
        'veterinarian', case when cells.vets = 1 then jsonb_build_object(
          'id', profile.id, 'full_name', profile.full_name, 'clinic_name', profile.clinic_name,
          'address', profile.address, 'city', profile.city
        ) end
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      from cells left join public.profiles profile on profile.id = cells.one and cells.vets = 1
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$$;
grant execute on function public.veterinarians_on_map(
  double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean,
  double precision[]
) to anon, authenticated, service_role;

-- # 21_messages.sql

-- An owner and a veterinarian they have booked write to each other. From the first booking on, either side may begin;
-- a cancelled visit counts, because there may be something to say about it.
--
-- One row of `conversations` per pair. The tables are read by their two sides, and written only by the functions below.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- The beginning of the last message, for the list.
  last_message text not null default '' check (length(last_message) <= 160),
  last_sender_id uuid,
  -- Up to which moment each side has read.
  client_read_at timestamptz,
  veterinarian_read_at timestamptz,
  -- How many messages of the other side each has not read.
  client_unread integer not null default 0 check (client_unread >= 0),
  veterinarian_unread integer not null default 0 check (veterinarian_unread >= 0),
  -- Whether each side wants no more messages of the other.
  client_blocked boolean not null default false,
  veterinarian_blocked boolean not null default false,
  constraint one_conversation_per_pair unique (client_id, veterinarian_id)
);
create index conversations_client_idx on public.conversations (client_id, last_message_at desc, id);
create index conversations_veterinarian_idx on public.conversations (veterinarian_id, last_message_at desc, id);

create table public.messages (
  -- Made by the sender's browser, so that a message whose answer was lost is not stored twice.
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  -- Empty for a message of files alone; `send_message` sees to it that there is one of the two.
  body text not null check (length(body) <= 4000),
  -- Later than every other one of the conversation.
  created_at timestamptz not null default now()
);
create index messages_conversation_idx on public.messages (conversation_id, created_at desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);

-- Pictures and PDFs of a message. A file is uploaded before its message is stored, so that a message never points at
-- nothing: the sender uploads it into the recipient's folder.
create table public.message_attachments (
  -- Where the file lies in the private bucket `message-files`: '<recipient id>/<file>'. It belongs to one message.
  path text primary key check (length(path) <= 300),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- Its place among the files of the message, from 1 on.
  position integer not null check (position > 0),
  -- What the sender's file was called.
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes bigint not null check (bytes > 0),
  -- Pixels of a picture, so that its place is kept before it is there; null for a PDF.
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  constraint message_attachments_size check (num_nonnulls(width, height) = case when mime_type like 'image/%' then 2 else 0 end),
  constraint one_attachment_in_each_place unique (message_id, position)
);

-- What somebody reported, for the operator.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 1000),
  created_at timestamptz not null default now(),
  constraint one_report_of_a_message unique (message_id, reporter_id)
);
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.message_attachments enable row level security;
alter table public.message_reports enable row level security;
create policy "both sides read their conversations" on public.conversations
for select to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
-- Row-level security of conversations decides inside the sub-query.
create policy "both sides read their messages" on public.messages
for select to authenticated
using (exists (select from public.conversations held where held.id = conversation_id));
-- Row-level security of messages decides inside the sub-query.
create policy "both sides read what was attached" on public.message_attachments
for select to authenticated
using (exists (select from public.messages sent where sent.id = message_id));
grant select on public.conversations, public.messages, public.message_attachments to authenticated;
grant select, insert, update, delete on
  public.conversations, public.messages, public.message_attachments, public.message_reports
to service_role;

-- ## Writing

-- The conversation of the signed-in user with somebody; null where there is none.
create function private.conversation_with(person uuid) returns public.conversations
language sql stable security definer set search_path = ''
as $$
  select held from public.conversations held
  where (held.client_id = auth.uid() and held.veterinarian_id = person)
    or (held.veterinarian_id = auth.uid() and held.client_id = person)
  order by held.created_at limit 1
$$;

-- Whether the signed-in person may write to a veterinarian about a pet that they care for: it has visited them.
create function private.may_write_about_pet(veterinarian uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.pet_carers held join public.appointments visit on visit.pet_id = held.pet_id
    where held.person_id = auth.uid() and visit.veterinarian_id = veterinarian and visit.status <> 'cancelled'
      and private.may(held.pet_id, 'message')
  )
$$;
-- Asked by `correspondent`, with the caller's rights.
grant execute on function private.may_write_about_pet(uuid) to anon, authenticated, service_role;

-- Whether the signed-in person may write to somebody: one has booked the other, a household lets them write about its pet, or
-- a veterinarian answers somebody who wrote for one.
create function private.may_write_to(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  ) or private.may_write_about_pet(person) or exists (
    select from public.conversations where veterinarian_id = auth.uid() and client_id = person
  )
$$;

-- The conversation with somebody, made for the first message. Null where the signed-in person may not write to them.
create function private.open_conversation(person uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if not private.may_write_to(person) then
    return null;
  end if;
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  insert into public.conversations (client_id, veterinarian_id)
  values (coalesce(visit.client_id, auth.uid()), coalesce(visit.veterinarian_id, person))
  on conflict on constraint one_conversation_per_pair do nothing;
  return (private.conversation_with(person)).id;
end;
$$;

-- How much one person may write.
create function private.writing_limit(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'messages a minute' then 20
    when 'messages a day' then 500
    when 'reports a day' then 20
  end
$$;

-- Raises when the person has written too much in a short time. Ask after `lock_person`.
create function private.assert_may_write_again(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.messages where sender_id = person and created_at > now() - interval '1 minute'
  ) >= private.writing_limit('messages a minute') or (
    select count(*) from public.messages where sender_id = person and created_at > now() - interval '1 day'
  ) >= private.writing_limit('messages a day') then
    raise sqlstate 'PT429' using message = 'You have sent many messages in a short time. Please wait a little.';
  end if;
end;
$$;

-- Whether the signed-in person may put a file into this folder: it is named after somebody whom they may write to.
create function private.may_send_file(file text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.folder_of_file(file);
  held constant public.conversations := private.conversation_with(person);
begin
  return private.may_write_to(person)
    and (held.id is null or not (held.client_blocked or held.veterinarian_blocked));
end;
$$;
-- Asked by the policy of the storage, with the caller's rights.
grant execute on function private.may_send_file(text) to anon, authenticated, service_role;

-- Ties uploaded files to a message that was just stored: [{ path, name, width, height }], in this order. Type and size are
-- those that the storage noted. @returns their names, null for none. @raises PT409 for a file that the sender did not
-- upload for this person, or has sent already.
create function private.attach_files(message uuid, talk public.conversations, files jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  recipient constant uuid := case when talk.client_id = me then talk.veterinarian_id else talk.client_id end;
begin
  insert into public.message_attachments (path, message_id, position, name, mime_type, bytes, width, height)
  select
    stored.name, attach_files.message, given.place,
    coalesce(nullif(btrim(left(regexp_replace(given.entry ->> 'name', '[[:cntrl:]]', '', 'g'), 200)), ''), 'File'),
    stored.metadata ->> 'mimetype', private.bytes_of_file(stored.metadata),
    (given.entry ->> 'width')::integer, (given.entry ->> 'height')::integer
  from jsonb_array_elements(files) with ordinality as given (entry, place)
  join storage.objects stored on stored.bucket_id = 'message-files' and stored.name = given.entry ->> 'path'
    and stored.owner_id = me::text and private.folder_of_file(stored.name) = recipient
  on conflict do nothing;
  if (
    select count(*) from public.message_attachments held where held.message_id = attach_files.message
  ) <> jsonb_array_length(files) then
    raise sqlstate 'PT409' using message = 'A file of this message is not stored. Please attach it again.';
  end if;
  return (
    select string_agg(held.name, ', ' order by held.position)
    from public.message_attachments held where held.message_id = attach_files.message
  );
end;
$$;

-- Sends a message to somebody whom the signed-in user has booked, or who has booked them. `message` is an id that the
-- sender made: sent again with the same one, the stored message is answered, and nothing is stored. `attachments`:
-- [{ path, name, width, height }], up to three, uploaded before; with files the text may be empty.
-- @raises PT401 for a visitor, PT400 for nothing or too much, PT403 without a booking or for a blocked conversation, PT409
-- for somebody else's id or a file that is not stored, PT429 too often.
create function public.send_message(message uuid, recipient uuid, body text, attachments jsonb default '[]')
returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  written constant text := coalesce(btrim(send_message.body, E' \t\r\n'), '');
  files constant jsonb := coalesce(send_message.attachments, '[]');
  stored public.messages;
  conversation uuid;
  held public.conversations;
  names text;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to write a message.';
  end if;
  if not private.is_entry_list(files) or jsonb_array_length(files) > private.quota('files of a message') then
    raise sqlstate 'PT400' using message = format(
      'A message takes up to %s files.', private.quota('files of a message')
    );
  end if;
  if send_message.message is null or (written = '' and files = '[]') then
    raise sqlstate 'PT400' using message = 'Please write a message.';
  end if;
  if length(written) > 4000 then
    raise sqlstate 'PT400' using message = 'Please use at most 4000 characters.';
  end if;

  perform private.lock_person(me);
  select * into stored from public.messages sent where sent.id = send_message.message;
  if found then
    if stored.sender_id <> me then
      raise sqlstate 'PT409' using message = 'This message could not be sent. Please write it again.';
    end if;
    return stored;
  end if;
  perform private.assert_may_write_again(me);

  conversation := private.open_conversation(send_message.recipient);
  select * into held from public.conversations where id = conversation for no key update;
  if not found then
    raise sqlstate 'PT403' using message = 'You can write to each other once a visit has been booked.';
  end if;
  if (case when held.client_id = me then held.client_blocked else held.veterinarian_blocked end) then
    raise sqlstate 'PT403' using message = 'You have blocked this conversation. Unblock it to write.';
  end if;
  if held.client_blocked or held.veterinarian_blocked then
    raise sqlstate 'PT403' using message = 'This person does not take messages from you any more.';
  end if;

  insert into public.messages (id, conversation_id, sender_id, body, created_at)
  values (
    send_message.message, held.id, me, written,
    greatest(clock_timestamp(), held.last_message_at + interval '1 microsecond')
  )
  returning * into stored;
  names := private.attach_files(stored.id, held, files);
  update public.conversations
  set last_message_at = stored.created_at,
      last_message = left(coalesce(nullif(regexp_replace(written, '[[:space:]]+', ' ', 'g'), ''), names), 160),
      last_sender_id = me,
      client_unread = case when held.client_id = me then client_unread else client_unread + 1 end,
      veterinarian_unread = case when held.client_id = me then veterinarian_unread + 1 else veterinarian_unread end
  where id = held.id;
  return stored;
end;
$$;

-- ## Reading

-- Says that the signed-in user has read a conversation up to this message, and no further. PT404 for anybody else.
create function public.mark_conversation_read(message uuid) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held public.conversations;
  mark timestamptz;
begin
  select sent.created_at into mark
  from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  select talk.* into held
  from public.conversations talk join public.messages sent on sent.conversation_id = talk.id
  where sent.id = message for no key update of talk;
  mark := greatest(mark, case when held.client_id = me then held.client_read_at else held.veterinarian_read_at end);
  if held.client_id = me then
    update public.conversations set client_read_at = mark, client_unread = private.unread_after(held.id, me, mark)
    where id = held.id returning * into held;
  else
    update public.conversations
    set veterinarian_read_at = mark, veterinarian_unread = private.unread_after(held.id, me, mark)
    where id = held.id returning * into held;
  end if;
  return held;
end;
$$;

-- How many messages of the other side came later than this moment.
create function private.unread_after(conversation uuid, reader uuid, moment timestamptz) returns integer
language sql volatile security definer set search_path = ''
as $$
  select count(*)::integer from public.messages
  where conversation_id = conversation and sender_id <> reader and created_at > moment
$$;

-- Somebody whom the signed-in user writes to, as a page shows them; null for somebody who may not be seen.
-- { id, full_name, profile_image_url, user_type, specialty, portrait, booked: whether either has booked the other,
--   conversation: row | null }
create function public.correspondent(person uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', known.id,
    'full_name', known.full_name,
    'profile_image_url', known.profile_image_url,
    'user_type', known.user_type,
    'specialty', known.specialty,
    'portrait', known.portrait,
    'booked', exists (
      select from public.appointments visit
      where (visit.client_id = private.me() and visit.veterinarian_id = known.id)
        or (visit.veterinarian_id = private.me() and visit.client_id = known.id)
    ) or private.may_write_about_pet(known.id),
    'conversation', (
      select to_jsonb(held) from public.conversations held
      where (held.client_id = private.me() and held.veterinarian_id = known.id)
        or (held.veterinarian_id = private.me() and held.client_id = known.id)
      order by held.created_at limit 1
    )
  )
  from public.profiles known where known.id = person and known.id <> private.me()
$$;

-- ## Blocking and reporting

-- Takes no more messages of the other side, or takes them again. PT404 for a conversation that is not theirs.
create function public.block_conversation(conversation uuid, blocked boolean) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  held public.conversations;
begin
  if blocked is null then
    raise sqlstate 'PT400' using message = 'Say whether the conversation is blocked.';
  end if;
  update public.conversations
  set client_blocked = case when client_id = me then blocked else client_blocked end,
      veterinarian_blocked = case when veterinarian_id = me then blocked else veterinarian_blocked end
  where id = conversation and me in (client_id, veterinarian_id)
  returning * into held;
  if not found then
    raise sqlstate 'PT404' using message = 'This conversation was not found.';
  end if;
  return held;
end;
$$;

-- Tells the operator of a message that somebody else wrote to the signed-in user; once for each message.
-- @raises PT400 without a reason, PT404 for any other message, PT429 too often.
create function public.report_message(message uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  said constant text := btrim(reason, E' \t\r\n');
begin
  if coalesce(said, '') = '' or length(said) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in at most 1000 characters what is wrong with the message.';
  end if;
  perform from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and sent.sender_id <> me and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  perform private.lock_person(me);
  if (
    select count(*) from public.message_reports where reporter_id = me and created_at > now() - interval '1 day'
  ) >= private.writing_limit('reports a day') then
    raise sqlstate 'PT429' using message = 'You have reported many messages today. Please write to us instead.';
  end if;
  insert into public.message_reports (message_id, reporter_id, reason) values (message, me, said)
  on conflict on constraint one_report_of_a_message do nothing;
end;
$$;

grant execute on function
  public.send_message(uuid, uuid, text, jsonb), public.mark_conversation_read(uuid), public.correspondent(uuid),
  public.block_conversation(uuid, boolean), public.report_message(uuid, text)
to authenticated, service_role;

-- # 22_notifications.sql

-- What happened that concerns somebody: shown in the site, and sent by mail, as each person wants it.
--
-- Triggers write both, for everybody concerned but the person who did it. What the operator enters (a seed, a correction by
-- the service key) tells nobody.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'booked', 'cancelled', 'reschedule_asked', 'reschedule_accepted', 'reschedule_declined', 'message', 'review',
    'review_answer', 'reminder', 'visit_summary', 'found', 'follow_up', 'licence', 'moved',
    'earlier_offer', 'after_visit', 'after_visit_alarm',
    'carer_joined', 'carer_left', 'pet_handed_over', 'sitting_begins', 'sitting_ends'
  )),
  -- What a sentence about it needs, as it was then: { appointment_id, person_id, person, pet, date, time, … }.
  about jsonb not null check (jsonb_typeof(about) = 'object'),
  -- Nobody sees it sooner.
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_idx on public.notifications (user_id, created_at desc, id);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
-- For `prune`.
create index notifications_created_idx on public.notifications (created_at);

-- What somebody does not want, or wants again: where there is no row, they want it.
create table public.notification_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null check (topic in ('visits', 'messages', 'reviews', 'reminders')),
  channel text not null check (channel in ('site', 'mail')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);

alter table public.notifications enable row level security;
alter table public.notification_preferences enable row level security;
create policy "people read their notifications" on public.notifications
for select to authenticated using (user_id = (select auth.uid()) and created_at <= now());
create policy "people read their preferences" on public.notification_preferences
for select to authenticated using (user_id = (select auth.uid()));
create policy "people state their preferences" on public.notification_preferences
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their preferences" on public.notification_preferences
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.notifications to authenticated;
-- What is stated again replaces the row, with its key.
grant select, insert (user_id, topic, channel, wanted), update (user_id, topic, channel, wanted)
on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notifications, public.notification_preferences to service_role;

-- Marks these of the signed-in user's notifications as read, at most 50 of them, or all; answers how many. In one order, so
-- that two tabs do not wait for each other.
-- @raises PT400 for more than 50.
create function public.mark_notifications_read(notifications uuid[] default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  marked integer;
begin
  if cardinality(notifications) > 50 then
    raise sqlstate 'PT400' using message = 'Please name at most 50 notifications.';
  end if;
  update public.notifications news set read_at = now()
  from (
    select own.id from public.notifications own
    where own.user_id = auth.uid() and own.read_at is null and own.created_at <= now()
      and (mark_notifications_read.notifications is null or own.id = any (mark_notifications_read.notifications))
    order by own.id for no key update
  ) as unread
  where news.id = unread.id;
  get diagnostics marked = row_count;
  return marked;
end;
$$;
-- What waits for the signed-in user: { messages, notifications: how many of each they have not read }
create function public.unread_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'messages', (
      select coalesce(sum(case when client_id = private.me() then client_unread else veterinarian_unread end), 0)
      from public.conversations where client_id = private.me() or veterinarian_id = private.me()
    ),
    'notifications', (select count(*) from public.notifications where user_id = private.me() and read_at is null)
  )
$$;

grant execute on function public.mark_notifications_read(uuid[]), public.unread_counts() to authenticated, service_role;

-- ## Who gets notice, and how

-- The topic by which a kind is wanted or not.
create function private.topic_of(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up', 'sitting_begins', 'sitting_ends') then 'reminders'
    -- No preference names it: everybody hears of their own account, and of who may see their pets.
    when kind in ('licence', 'carer_joined', 'carer_left', 'pet_handed_over') then 'account'
    -- A guest has no preferences, and nothing but their visit to hear of.
    when kind in ('guest_booked', 'guest_moved', 'guest_cancelled', 'guest_reminder', 'guest_code') then 'account'
    else 'visits'
  end
$$;

create function private.wants(person uuid, kind text, channel text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select stated.wanted from public.notification_preferences stated
    where stated.user_id = person and stated.topic = private.topic_of(wants.kind) and stated.channel = wants.channel
  ), true)
$$;

-- Tells somebody of something, in the ways they want: `cause` names it, so that nobody gets two mails about it. While a mail
-- about a conversation waits, it speaks for whatever else is written there.
create function private.notify(person uuid, kind text, about jsonb, cause text, mail_due timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  conversation constant uuid := (notify.about ->> 'conversation_id')::uuid;
begin
  if private.wants(person, kind, 'site') then
    insert into public.notifications (user_id, kind, about) values (person, notify.kind, notify.about);
  end if;
  if private.wants(person, kind, 'mail') and not exists (
    select from private.mails waiting
    where waiting.conversation_id = conversation and waiting.user_id = person
      and waiting.sent_at is null and waiting.handed_over_at is null and waiting.given_up_at is null
  ) then
    insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
    values (
      person, notify.kind, notify.about, notify.cause, (notify.about ->> 'appointment_id')::uuid, conversation, mail_due
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
end;
$$;

-- What is said about a visit to one of its sides.
create function private.facts_of_visit(visit public.appointments, reader uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointment_id', visit.id,
    'person_id', other.id,
    'person', other.full_name,
    'is_veterinarian', other.id = visit.veterinarian_id,
    'clinic', clinic.clinic_name,
    'address', nullif(concat_ws(', ', clinic.address, clinic.city), ''),
    'phone', clinic.phone,
    'pet', visit.pet_name,
    'reason', visit.reason_for_visit,
    'minutes', visit.duration_minutes,
    'visit_type', visit.visit_type,
    'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI')
  )
  from public.profiles clinic, public.profiles other
  where clinic.id = visit.veterinarian_id
    and other.id = case when reader = visit.client_id then visit.veterinarian_id else visit.client_id end
$$;

-- ## What tells of a visit

create function private.tell_of_booking() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  if auth.uid() is null or new.status <> 'upcoming' then
    return null;
  end if;
  foreach reader in array array[new.client_id, new.veterinarian_id] loop
    -- Who books has seen it, and gets it by mail, to keep.
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    elsif private.wants(reader, 'booked', 'mail') then
      insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
      values (
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id, now()
      )
      on conflict on constraint mails_cause_key do nothing;
    end if;
  end loop;
  return null;
end;
$$;

create trigger tell_of_booking after insert on public.appointments
for each row execute function private.tell_of_booking();

create function private.tell_of_cancellation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader constant uuid := case when auth.uid() = new.client_id then new.veterinarian_id else new.client_id end;
begin
  -- Mails that wait speak of a visit that will not be.
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null;
  if auth.uid() is not null then
    perform private.notify(
      reader, 'cancelled',
      private.facts_of_visit(new, reader) || jsonb_build_object('cancel_reason', new.cancel_reason),
      'cancelled ' || new.id
    );
  end if;
  return null;
end;
$$;

create trigger tell_of_cancellation after update on public.appointments
for each row when (old.status = 'upcoming' and new.status = 'cancelled')
execute function private.tell_of_cancellation();

-- A visit that moved is reminded of at its new time.
create function private.drop_stale_reminders() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.mails
  where appointment_id = new.id and kind = 'reminder' and sent_at is null and handed_over_at is null;
  return null;
end;
$$;

create trigger drop_stale_reminders after update on public.appointments
for each row when (
  (old.appointment_date, old.appointment_time) is distinct from (new.appointment_date, new.appointment_time)
)
execute function private.drop_stale_reminders();

-- Takes back what would tell the owner that a visit is over.
-- @raises PT409 where they were told by mail.
create function private.forget_summary(visit public.appointments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.notifications
  where user_id = visit.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = visit.id::text;
  delete from private.mails
  where appointment_id = visit.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if exists (select from private.mails where appointment_id = visit.id and kind = 'visit_summary') then
    raise sqlstate 'PT409' using message = 'The owner has been told already.';
  end if;
end;
$$;

-- Tells the owner that a visit is over, once its completion can no longer be taken back, and sends its note by mail: with
-- it where there is one, else after an hour, within which the veterinarian may still write it. A note that comes later is a
-- mail of its own; one that is changed is not sent again.
create function private.tell_of_summary() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  facts jsonb;
  noted constant boolean := new.visit_note is not null;
begin
  if auth.uid() is null then
    return null;
  end if;
  facts := private.facts_of_visit(new, new.client_id)
    || jsonb_build_object('pet_id', new.pet_id, 'follow_up_on', new.follow_up_on);
  if private.wants(new.client_id, 'visit_summary', 'site') then
    delete from public.notifications
    where user_id = new.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = new.id::text;
    insert into public.notifications (user_id, kind, about, created_at)
    values (new.client_id, 'visit_summary', facts, now() + private.undo_time());
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then private.undo_time() else interval '1 hour' end
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
  return null;
end;
$$;

create trigger tell_of_summary after update on public.appointments
for each row when (
  new.status = 'completed'
  and (old.status = 'upcoming' or (old.visit_note is null and new.visit_note is not null))
)
execute function private.tell_of_summary();

-- ## What tells of a request for another time

-- The question goes to the side that answers it, and the answer to the side that asked.
create function private.tell_of_reschedule() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  asker uuid;
  answerer uuid;
  reader uuid;
  happened text;
begin
  if auth.uid() is null or (tg_op = 'UPDATE' and new.status not in ('accepted', 'declined')) then
    return null;
  end if;
  select * into visit from public.appointments where id = new.appointment_id;
  if new.proposed_by = 'owner' then
    asker := visit.client_id;
    answerer := visit.veterinarian_id;
  else
    asker := visit.veterinarian_id;
    answerer := visit.client_id;
  end if;
  happened := case when tg_op = 'INSERT' then 'asked' else new.status end;
  reader := case when happened = 'asked' then answerer else asker end;
  perform private.notify(
    reader, 'reschedule_' || happened,
    private.facts_of_visit(visit, reader) || jsonb_build_object(
      'new_date', new.proposed_date, 'new_time', to_char(new.proposed_time, 'HH24:MI')
    ),
    'reschedule ' || happened || new.id
  );
  return null;
end;
$$;

create trigger tell_of_request after insert on public.reschedule_requests
for each row execute function private.tell_of_reschedule();
create trigger tell_of_answer after update on public.reschedule_requests
for each row when (old.status = 'pending' and new.status <> 'pending')
execute function private.tell_of_reschedule();

-- ## What tells of a message

-- Messages that come before the first was read change that one notification. The mail waits ten minutes, and one waits at a
-- time. A message of files alone has no excerpt.
create function private.tell_of_message() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.conversations;
  reader uuid;
  facts jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  select * into held from public.conversations where id = new.conversation_id;
  reader := case when new.sender_id = held.client_id then held.veterinarian_id else held.client_id end;
  facts := jsonb_build_object(
    'conversation_id', held.id,
    'person_id', new.sender_id,
    'person', (select full_name from public.profiles where id = new.sender_id),
    'is_veterinarian', new.sender_id = held.veterinarian_id,
    'excerpt', nullif(left(regexp_replace(new.body, '[[:space:]]+', ' ', 'g'), 160), '')
  );
  update public.notifications set about = facts, created_at = now()
  where user_id = reader and kind = 'message' and read_at is null and about ->> 'conversation_id' = held.id::text;
  if found then
    return null;
  end if;
  perform private.notify(reader, 'message', facts, 'message ' || new.id, now() + interval '10 minutes');
  return null;
end;
$$;

create trigger tell_of_message after insert on public.messages
for each row execute function private.tell_of_message();

-- A conversation that was read needs no notification.
create function private.forget_read_messages() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader constant uuid := case
    when new.client_read_at is distinct from old.client_read_at then new.client_id else new.veterinarian_id
  end;
begin
  if (case when reader = new.client_id then new.client_unread else new.veterinarian_unread end) > 0 then
    return null;
  end if;
  update public.notifications set read_at = now()
  where user_id = reader and kind = 'message' and read_at is null and about ->> 'conversation_id' = new.id::text;
  delete from private.mails
  where conversation_id = new.id and user_id = reader and sent_at is null and handed_over_at is null;
  return null;
end;
$$;

create trigger forget_read_messages after update on public.conversations
for each row when (
  (old.client_read_at, old.veterinarian_read_at) is distinct from (new.client_read_at, new.veterinarian_read_at)
)
execute function private.forget_read_messages();

-- ## What tells of a review

-- An answer that is taken back and written again changes the notification of the first while that is not read.
create function private.tell_of_review() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  facts jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  select * into visit from public.appointments where id = new.appointment_id;
  if tg_op = 'INSERT' then
    perform private.notify(
      new.veterinarian_id, 'review',
      jsonb_build_object(
        'person_id', new.veterinarian_id, 'person', new.author_name, 'is_veterinarian', false, 'rating', new.rating,
        'excerpt', left(new.comment, 160)
      ),
      'review ' || new.id
    );
  else
    facts := jsonb_build_object(
      'review_id', new.id,
      'person_id', new.veterinarian_id,
      'person', (select full_name from public.profiles where id = new.veterinarian_id),
      'is_veterinarian', true,
      'excerpt', left(new.answer, 160)
    );
    update public.notifications set about = facts, created_at = now()
    where user_id = visit.client_id and kind = 'review_answer' and read_at is null
      and about ->> 'review_id' = new.id::text;
    if not found then
      perform private.notify(visit.client_id, 'review_answer', facts, 'review answer ' || new.id);
    end if;
  end if;
  return null;
end;
$$;

create trigger tell_of_review after insert on public.reviews
for each row execute function private.tell_of_review();
create trigger tell_of_review_answer after update on public.reviews
for each row when (old.answer is null and new.answer is not null)
execute function private.tell_of_review();

-- # 23_mails.sql

-- Mails of the site, and who sends them: the worker, with the service key.
--
--   claim_mails     takes what is due, for five minutes; two claims at the same time get different ones
--   hand_over_mail  says that the mail is about to leave: from here on nobody sends it again
--   settle_mail     says that it was taken, or why not
--
-- A worker that dies before it hands a mail over has sent nothing: another one gets the mail once the claim has run out.
-- One that dies after it may have sent it: the mail stays as it is, because a reminder that comes twice is worse than
-- the rare one that does not come.

-- Each for one cause. Read and written only by functions.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- Null of a guest's.
  user_id uuid references public.profiles (id) on delete cascade,
  kind text not null,
  about jsonb not null,
  -- What it is sent for, once.
  cause text not null unique,
  appointment_id uuid references public.appointments (id) on delete cascade,
  conversation_id uuid references public.conversations (id) on delete cascade,
  due_at timestamptz not null,
  -- Stands in the mail's link that stops mails of its topic.
  token uuid not null unique default gen_random_uuid(),
  -- Whose turn it is to send it, and until when it is nobody else's.
  claim uuid,
  claimed_until timestamptz,
  -- From here on nobody sends it again: it may have arrived.
  handed_over_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  guest_visit_id uuid references private.guest_visits (id) on delete cascade,
  guest_code_id uuid references private.guest_codes (id) on delete cascade,
  constraint mails_are_for_somebody check (num_nonnulls(user_id, guest_visit_id, guest_code_id) = 1)
);
create index mails_due_idx on private.mails (due_at)
where sent_at is null and handed_over_at is null and given_up_at is null;
-- For `prune`.
create index mails_settled_idx on private.mails (due_at)
where sent_at is not null or handed_over_at is not null or given_up_at is not null;
create index mails_appointment_idx on private.mails (appointment_id);
create index mails_conversation_idx on private.mails (conversation_id);
create index mails_user_idx on private.mails (user_id);
create index mails_guest_visit_idx on private.mails (guest_visit_id);
create index mails_guest_code_idx on private.mails (guest_code_id);

alter table private.mails enable row level security;

-- Claims at most so many mails (1 to 200) that are due at a moment, after what a date makes due by then: [{ id, claim, to,
-- name, kind, topic, about, token }]. A mail to somebody without a confirmed address is given up. A guest's has a secret of its
-- own in `about`, which is not kept.
create function public.claim_mails(at_most integer, at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    perform private.give_what_is_due(at, 50);
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case when taken.guest_visit_id is null then '{}'
      else jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id)) end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$$;

-- Whether the claim still holds; if so, the caller sends the mail, and nobody else ever does.
create function public.hand_over_mail(mail uuid, claim uuid, at timestamptz default now()) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mails held set handed_over_at = at
  where held.id = mail and held.claim = hand_over_mail.claim and held.claimed_until > at
    and held.handed_over_at is null and held.sent_at is null;
  return found;
end;
$$;

-- Notes what became of a mail that was handed over. Where it was not taken, `error` says why, and it is due again after
-- 2, 4, 8 … minutes, at most six hours; after eight attempts it is given up.
create function public.settle_mail(mail uuid, claim uuid, error text default null, at timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mails held
  set sent_at = case when error is null then at end,
      handed_over_at = case when error is null then held.handed_over_at end,
      claim = null,
      claimed_until = null,
      last_error = left(error, 500),
      given_up_at = case when error is not null and held.attempts >= 8 then at end,
      due_at = case
        when error is null then held.due_at
        else at + least(make_interval(mins => (2 ^ held.attempts)::integer), interval '6 hours')
      end
  where held.id = mail and held.claim = settle_mail.claim and held.handed_over_at is not null and held.sent_at is null;
end;
$$;

grant execute on function
  public.claim_mails(integer, timestamptz), public.hand_over_mail(uuid, uuid, timestamptz),
  public.settle_mail(uuid, uuid, text, timestamptz)
to service_role;

-- Stops mails of a topic by the link in one of them, also signed out. Answers the topic; null for a wrong link, and for
-- mails about one's own account, which always come.
create function public.unsubscribe(link uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mails;
begin
  select * into mail from private.mails where token = link;
  if not found or private.topic_of(mail.kind) = 'account' then
    return null;
  end if;
  insert into public.notification_preferences (user_id, topic, channel, wanted)
  values (mail.user_id, private.topic_of(mail.kind), 'mail', false)
  on conflict (user_id, topic, channel) do update set wanted = false;
  return private.topic_of(mail.kind);
end;
$$;
grant execute on function public.unsubscribe(uuid) to anon, authenticated, service_role;

-- # 24_after_visits.sql

-- What a veterinarian asks a day after a visit, and the owner's answers, which go into their conversation.

-- What can be asked, as the client words it.
create function private.after_visit_questions() returns text[]
language sql immutable set search_path = ''
as $$ select array['eating', 'drinking', 'vomiting', 'breathing', 'walking', 'wound', 'medicine', 'better'] $$;
-- Whoever corrects a row by the service key meets its constraint.
grant execute on function private.after_visit_questions() to service_role;

create table public.after_visits (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  questions text[] not null
    check (cardinality(questions) >= 1 and cardinality(questions) <= 4 and questions <@ private.after_visit_questions()),
  -- Until then the owner does not see them.
  asks_at timestamptz not null,
  is_asked boolean not null default false,
  -- { question: 'yes' | 'no' | 'unsure' }, one for each question.
  answers jsonb check (jsonb_typeof(answers) = 'object'),
  message_id uuid unique references public.messages (id) on delete set null,
  answered_at timestamptz,
  constraint after_visits_answers_have_a_moment check ((answers is null) = (answered_at is null))
);
create index after_visits_due_idx on public.after_visits (asks_at) where not is_asked;

alter table public.after_visits enable row level security;
-- No policy for writing: `complete_visit` asks, and `answer_after_visit` answers.
create policy "both sides read the questions after a visit" on public.after_visits
for select to authenticated using (
  exists (
    select from public.appointments visit
    where visit.id = after_visits.appointment_id
      and (visit.veterinarian_id = (select auth.uid()) or (visit.client_id = (select auth.uid()) and asks_at <= now()))
  )
);
grant select on public.after_visits to authenticated;
grant select, insert, update, delete on public.after_visits to service_role;

-- For how long the questions can be answered.
create function private.after_visit_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '14 days' $$;

-- Keeps what a visit's owner is asked a day from now; nothing for an empty list, or where something is kept already.
-- @raises PT400 for more than four questions, or one that there is not.
create function private.ask_after_visit(visit public.appointments, questions text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant text[] := array(select distinct unnest(ask_after_visit.questions));
begin
  if wanted = '{}' then
    return;
  end if;
  if cardinality(wanted) > 4 or not wanted <@ private.after_visit_questions() then
    raise sqlstate 'PT400' using message = 'Please choose up to four of the questions.';
  end if;
  insert into public.after_visits (appointment_id, questions, asks_at)
  values (visit.id, ask_after_visit.questions, now() + interval '1 day')
  on conflict do nothing;
end;
$$;

-- Tells owners of the questions that are due at a moment, at most so many, by day: of each visit once, and no more where the
-- animal has died or the owner has left.
create function private.give_after_visit_questions(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  due uuid;
  count integer := 0;
begin
  if private.is_quiet(at) then
    return 0;
  end if;
  for due in
    update public.after_visits set is_asked = true
    where appointment_id in (
      select waiting.appointment_id from public.after_visits waiting
      where not waiting.is_asked and waiting.asks_at <= at
      order by waiting.asks_at
      limit at_most
      for update skip locked
    )
    returning appointment_id
  loop
    select * into visit from public.appointments where id = due;
    if visit.status = 'completed'
      and (select asks_at from public.after_visits where appointment_id = due) > at - private.after_visit_time()
      and (select answered_at is null from public.after_visits where appointment_id = due)
      and not exists (select from public.pets where id = visit.pet_id and remembered_since is not null)
      and exists (select from public.profiles where id = visit.client_id and deleted_at is null) then
      perform private.notify(
        visit.client_id, 'after_visit', private.facts_of_visit(visit, visit.client_id), 'after visit ' || visit.id, at
      );
      count := count + 1;
    end if;
  end loop;
  return count;
end;
$$;

-- Whether an answer means that the animal should be seen soon.
create function private.is_alarming(question text, answer text) returns boolean
language sql immutable set search_path = ''
as $$
  select answer = case
    when question in ('eating', 'drinking', 'wound') then 'no'
    when question in ('vomiting', 'breathing') then 'yes'
  end
$$;

-- Answers what the signed-in owner is asked after a visit, all of it at once: { question: 'yes' | 'no' | 'unsure' }. `body` says
-- the same in words: it becomes a message of the conversation, `message` its id, made by the sender. Sent again with the same id,
-- nothing changes. An alarming answer tells the veterinarian at once, by mail too.
-- @raises PT404 for anybody else's visit and one without questions, PT400 for missing or unknown answers, PT409 for questions
-- that were answered already or are too old, and what `send_message` raises.
create function public.answer_after_visit(appointment uuid, message uuid, answers jsonb, body text)
returns public.after_visits
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  asked public.after_visits;
begin
  select * into visit from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_person(auth.uid());
  select * into asked from public.after_visits where appointment_id = visit.id and asks_at <= now() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'Nothing is asked about this visit.';
  end if;
  if asked.message_id = message then
    return asked;
  end if;
  if asked.answered_at is not null then
    raise sqlstate 'PT409' using message = 'You have answered already. Write to your vet if something has changed.';
  end if;
  if asked.asks_at < now() - private.after_visit_time() then
    raise sqlstate 'PT409' using message = 'These questions are too old to answer. Please write to your vet instead.';
  end if;
  if jsonb_typeof(answers) is distinct from 'object'
    or array(select jsonb_object_keys(answers) order by 1) <> array(select unnest(asked.questions) order by 1)
    or exists (select from jsonb_each_text(answers) as given where given.value not in ('yes', 'no', 'unsure')) then
    raise sqlstate 'PT400' using message = 'Please answer each question.';
  end if;
  perform public.send_message(message, visit.veterinarian_id, body);
  update public.after_visits
  set answers = answer_after_visit.answers, answered_at = now(), message_id = message, is_asked = true
  where appointment_id = visit.id
  returning * into asked;
  if exists (select from jsonb_each_text(answers) as given where private.is_alarming(given.key, given.value)) then
    perform private.notify(
      visit.veterinarian_id, 'after_visit_alarm',
      private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object('excerpt', left(btrim(body), 160)),
      'after visit alarm ' || visit.id
    );
  end if;
  return asked;
end;
$$;
grant execute on function public.answer_after_visit(uuid, uuid, jsonb, text) to authenticated, service_role;

-- # 24_reminders.sql

-- What a date makes due: offers of earlier times, reminders of visits and vaccinations, invitations to a follow-up, questions
-- after a visit, a sitter's first and last day, and ends of licences. Given by `claim_mails`.

-- Gives everything that a date makes due: of each kind at most so many.
create function private.give_what_is_due(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_after_visit_questions(at, at_most);
  perform private.give_sitting_notices(at, at_most);
  perform private.give_licence_notices(at, at_most);
  perform private.give_guest_reminders(at, at_most);
end;
$$;

-- ## Of visits

-- Which reminder of which visit has been given, for the time that the visit had.
create table private.reminders (
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  hours_before integer not null,
  starts_at timestamptz not null,
  primary key (appointment_id, hours_before, starts_at)
);

alter table private.reminders enable row level security;
create index appointments_to_come_idx on public.appointments (appointment_date) where status = 'upcoming';

-- Gives the reminders that are due at a moment, at most so many: 24 and 2 hours before a visit. Hours are hours that
-- pass, also in the nights when the clocks change. A visit that is booked later than that needs no
-- reminder; where no worker ran a day before, the reminder comes two hours before.
create function private.give_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.reminders (appointment_id, hours_before, starts_at)
    select booked.id, lead.hours, moment.starts_at
    from public.appointments booked
    cross join (values (24, 2), (2, 0)) as lead (hours, until)
    cross join lateral (
      select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
    ) as moment
    where booked.status = 'upcoming'
      and booked.appointment_date between (at at time zone 'Europe/Warsaw')::date
        and (at at time zone 'Europe/Warsaw')::date + 2
      and moment.starts_at - make_interval(hours => lead.hours) <= at
      and moment.starts_at - make_interval(hours => lead.until) > at
      and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
      and not exists (
        select from private.reminders known
        where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
      )
    order by moment.starts_at, booked.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into visit from public.appointments where id = given.appointment_id;
    perform private.notify(
      visit.client_id, 'reminder',
      private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
      concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- ## Of vaccinations

-- Which reminder of which vaccination has been given, for the day on which it was due.
create table private.vaccination_reminders (
  vaccination_id uuid not null references public.vaccinations (id) on delete cascade,
  -- How many days before; -1: it is overdue.
  days_before integer not null,
  due_on date not null,
  primary key (vaccination_id, days_before, due_on)
);

alter table private.vaccination_reminders enable row level security;
create index vaccinations_due_idx on public.vaccinations (next_due_on) where next_due_on is not null;

-- Gives the reminders that are due at a moment, at most so many: 30 and 7 days before a vaccination is due, and once when it
-- is overdue, unless the pet has had it since. By Warsaw's calendar, from eight in the morning. Nobody is reminded of what a
-- pet is due for that is archived or kept in memory.
create function private.give_vaccination_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and later.given_on > entered.given_on
          and private.is_same_vaccine(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- ## To a follow-up

-- Which visits somebody has been invited to follow up: once, unless they have booked since.
create table private.follow_up_invitations (
  appointment_id uuid primary key references public.appointments (id) on delete cascade
);

alter table private.follow_up_invitations enable row level security;
create index appointments_follow_up_idx on public.appointments (follow_up_on) where follow_up_on is not null;

-- Whether there is nothing more to invite to: the owner has booked this veterinarian for the animal since, or the animal
-- is no longer among their pets, or one of the two has left.
create function private.is_followed_up(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments later
    where later.client_id = visit.client_id and later.veterinarian_id = visit.veterinarian_id
      and later.status <> 'cancelled' and later.appointment_date > visit.appointment_date
      and (later.pet_id is null or visit.pet_id is null or later.pet_id = visit.pet_id)
  ) or exists (
    select from public.pets pet
    where pet.id = visit.pet_id and (pet.archived_at is not null or pet.remembered_since is not null)
  ) or exists (
    select from public.profiles owner where owner.id = visit.client_id and owner.deleted_at is not null
  ) or not private.is_veterinarian(visit.veterinarian_id)
$$;

-- Gives the invitations that are due at a moment, at most so many: a week before the day, though not sooner than three days
-- after the visit, and until two weeks after it. By Warsaw's calendar, from eight in the morning.
create function private.give_follow_up_invitations(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  visit public.appointments;
  given uuid;
  count integer := 0;
begin
  for given in
    insert into private.follow_up_invitations (appointment_id)
    select over.id from public.appointments over
    where over.status = 'completed'
      and over.follow_up_on between today - 14 and today + 7
      and over.appointment_date <= today - 3
      and not private.is_followed_up(over)
      and not exists (select from private.follow_up_invitations known where known.appointment_id = over.id)
    order by over.follow_up_on, over.id
    limit at_most
    on conflict do nothing
    returning appointment_id
  loop
    select * into visit from public.appointments where id = given;
    perform private.notify(
      visit.client_id, 'follow_up',
      private.facts_of_visit(visit, visit.client_id)
        || jsonb_build_object('pet_id', visit.pet_id, 'follow_up_on', visit.follow_up_on),
      'follow-up ' || visit.id, at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- ## Of a sitter's days

-- Which notice of which sitter's part has been given, for the day that it was about.
create table private.sitting_notices (
  pet_id uuid not null,
  person_id uuid not null,
  kind text not null,
  about_day date not null,
  primary key (pet_id, person_id, kind, about_day),
  foreign key (pet_id, person_id) references public.pet_carers (pet_id, person_id) on delete cascade
);

alter table private.sitting_notices enable row level security;

-- Gives the notices that are due at a moment, at most so many: to a sitter on the day before their first one, and on their
-- last one. By Warsaw's calendar, from eight in the morning. Whoever accepted as late as that day knows.
create function private.give_sitting_notices(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  part public.pet_carers;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.sitting_notices (pet_id, person_id, kind, about_day)
    select held.pet_id, held.person_id, due.kind, due.about_day
    from public.pet_carers held
    join public.pets cared on cared.id = held.pet_id and cared.archived_at is null and cared.remembered_since is null
    cross join lateral (
      values ('sitting_begins', held.starts_on, held.starts_on - 1), ('sitting_ends', held.until, held.until)
    ) as due (kind, about_day, told_on)
    where due.told_on = today and (held.created_at at time zone 'Europe/Warsaw')::date < today
      and not exists (
        select from private.sitting_notices known
        where (known.pet_id, known.person_id, known.kind, known.about_day)
          = (held.pet_id, held.person_id, due.kind, due.about_day)
      )
    order by held.pet_id, held.person_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into part from public.pet_carers where (pet_id, person_id) = (given.pet_id, given.person_id);
    perform private.notify(
      given.person_id, given.kind,
      private.facts_of_household(array[given.pet_id], null)
        || jsonb_build_object('date', part.starts_on, 'new_date', part.until),
      concat_ws(' ', given.kind, given.pet_id, given.person_id, given.about_day), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- # 25_storage.sql

-- Files. What may be read and written is decided here:
--
--   profile-images/<user id>/<file>       public; written by that user                                      10 MB
--   pet-images/<pet id>/<file>            public; written by the pet's owner                                 5 MB
--   pet-documents/<pet id>/<file>         read and written by owner and veterinarian of the record            10 MB
--   visit-photos/<appointment id>/<file>  read by both sides of the visit; written by the owner               5 MB
--   licence-documents/<user id>/<file>    read and written by that veterinarian, read by administrators        10 MB
--   message-files/<recipient id>/<file>   read by the uploader, and by both sides once it is part of a message;
--                                         written by people who may write to that person                     10 MB
--
-- A link to a private file is signed, and ends by itself. Nothing is overwritten (no policy for update): a new picture is a
-- new file, so that a cached address never lies. Nor does one take the place of a removed one that is still named.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  (
    'profile-images', 'profile-images', true, 10 * 1024 * 1024,
    array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/heic', 'image/heif']
  ),
  ('pet-images', 'pet-images', true, 5 * 1024 * 1024, array['image/jpeg', 'image/jpg', 'image/png', 'image/webp']),
  (
    'pet-documents', 'pet-documents', false, 10 * 1024 * 1024,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
  ),
  (
    'licence-documents', 'licence-documents', false, 10 * 1024 * 1024,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
  ),
  ('visit-photos', 'visit-photos', false, 5 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp']),
  (
    'message-files', 'message-files', false, 10 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
  )
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A hosted project has it on already, and would not let a migration alter its table.
do $$
begin
  if not (select relrowsecurity from pg_class where oid = 'storage.objects'::regclass) then
    alter table storage.objects enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.buckets'::regclass) then
    alter table storage.buckets enable row level security;
  end if;
end;
$$;

-- ## Whose folder it is

-- The pet whose folder a file lies in, '<pet id>/<file>'; null where that is none.
create function private.pet_of_file(file text) returns uuid
language sql immutable set search_path = ''
as $$
  select case
    when file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$' then split_part(file, '/', 1)::uuid
  end
$$;

-- Whom or what the folder of a file is named after, '<id>/<file>': a visit, a person; null where it is no id.
create function private.folder_of_file(file text) returns uuid
language sql immutable set search_path = ''
as $$ select private.pet_of_file(file) $$;

-- Whether the folder is the signed-in user's own.
create function private.owns_image_folder(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select cardinality(string_to_array(file, '/')) = 2 and case
    when bucket = 'profile-images' then split_part(file, '/', 1) = auth.uid()::text
    when bucket = 'licence-documents' then split_part(file, '/', 1) = auth.uid()::text and private.is_veterinarian(auth.uid())
    when bucket in ('pet-images', 'pet-documents') then coalesce(private.owns_pet(private.pet_of_file(file)), false)
    when bucket = 'visit-photos' then coalesce(private.owns_visit(private.folder_of_file(file)), false)
    else false
  end
$$;

grant execute on function
  private.pet_of_file(text), private.folder_of_file(text), private.owns_image_folder(text, text)
to anon, authenticated, service_role;

-- ## Whether they are still here

-- Whether the signed-in person still has an account.
create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where id = (select auth.uid()) and deleted_at is null) $$;
grant execute on function private.has_account() to anon, authenticated, service_role;

-- ## Room

-- As the storage service notes it; a file that is not stored yet has none.
create function private.bytes_of_file(metadata jsonb) returns bigint
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::bigint else 0 end $$;

-- Whether a file is in the record of a pet. There it is its owner's, whoever stored it.
create function private.is_in_record(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$ select bucket = 'pet-documents' and exists (select from public.pet_documents kept where kept.path = file) $$;

-- Whether a file is its pet's owner's, whoever stored it: photos, and the record. Both go along when the pet is handed over.
create function private.goes_with_pet(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_in_record(bucket, file)
    or (bucket = 'pet-images' and exists (select from public.pets pet where pet.id = private.pet_of_file(file)))
$$;
grant execute on function private.is_in_record(text, text), private.goes_with_pet(text, text)
to anon, authenticated, service_role;

-- The signed-in person's files: those that they stored, and the photos and records of their pets, whoever stored them.
create function private.files_of_me() returns table (bucket_id text, name text, metadata jsonb)
language sql stable security definer set search_path = ''
as $$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.goes_with_pet(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join storage.objects stored on stored.bucket_id = 'pet-images'
    and stored.name = pet.id::text || '/' || regexp_replace(pet.image_url, '^.*/', '')
  where pet.owner_id = (select auth.uid())
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join public.pet_documents kept on kept.pet_id = pet.id
  join storage.objects stored on stored.bucket_id = 'pet-documents' and stored.name = kept.path
  where pet.owner_id = (select auth.uid())
$$;

-- Whether one more picture fits into the signed-in user's room; a deleted account, whose token may live for another hour,
-- has none. A policy asks it, because a hosted project lets nobody put triggers on its storage; the refusal is the storage
-- service's own (403). The service may ask before it knows the size: the last picture may then reach over the edge.
create function private.has_room_for_file(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  return private.has_account() and greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from private.files_of_me() stored), 0
  ) <= private.quota('bytes of files');
end;
$$;
grant execute on function private.has_room_for_file(jsonb) to anon, authenticated, service_role;

-- ## Policies

-- Whether a record, a message, a visit or a licence names a file that was removed.
create function private.is_missed(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from storage.objects where bucket_id = bucket and name = file) and case bucket
    when 'pet-documents' then exists (select from public.pet_documents kept where kept.path = file)
    when 'message-files' then exists (select from public.message_attachments sent where sent.path = file)
    when 'visit-photos' then exists (select from public.visit_photos shown where shown.path = file)
    when 'licence-documents' then exists (
      select from public.licences sent
      where sent.veterinarian_id = private.folder_of_file(file) and sent.document_path = file
    )
    else false
  end
$$;
grant execute on function private.is_missed(text, text) to anon, authenticated, service_role;

create policy "people read their files, those of their patients and those they were sent" on storage.objects
for select to authenticated using (
  (select private.has_account())
  and (
    private.owns_image_folder(objects.bucket_id, objects.name)
    or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
    or (
      private.is_in_record(objects.bucket_id, objects.name)
      and private.may(private.pet_of_file(objects.name), 'read')
    )
    or (objects.bucket_id = 'licence-documents' and (select private.is_admin()))
    or (objects.bucket_id = 'visit-photos' and private.takes_part_in_visit(private.folder_of_file(objects.name)))
    or (
      objects.bucket_id = 'message-files'
      and (
        objects.owner_id = (select auth.uid())::text
        -- Row-level security of attachments decides inside the sub-query.
        or exists (select from public.message_attachments sent where sent.path = objects.name)
      )
    )
  )
);

create policy "people upload into their folder, and for whom they write to" on storage.objects
for insert to authenticated with check (
  case
    when private.is_missed(objects.bucket_id, objects.name) then false
    when private.owns_image_folder(objects.bucket_id, objects.name)
      or (objects.bucket_id = 'message-files' and private.may_send_file(objects.name))
      or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
    then private.has_room_for_file(objects.metadata)
    else false
  end
);

-- A file can be taken away by the person who stored it, wherever it lies, but not from somebody else's pet.
create policy "people remove their files" on storage.objects
for delete to authenticated using (
  private.owns_image_folder(objects.bucket_id, objects.name)
  or (
    objects.owner_id = (select auth.uid())::text and not private.goes_with_pet(objects.bucket_id, objects.name)
  )
);

-- # 26_calendar_links.sql

-- A veterinarian's visits as a calendar that other programs subscribe to, by a link with a secret. The link
-- alone opens it, without signing in; a new link ends the former one.

create table private.calendar_links (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- SHA-256 of the secret, which is shown once and not kept.
  secret_hash bytea not null unique,
  -- Whether pets and owners are named; else each visit is 'Visit'.
  with_names boolean not null,
  created_at timestamptz not null default now()
);

alter table private.calendar_links enable row level security;

create function private.calendar_secret_hash(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')) $$;

-- Makes the signed-in veterinarian's link anew and answers its secret, 64 hexadecimal digits; the former link ends.
create function public.make_calendar_link(with_names boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Of random bits 122 each.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not coalesce(private.is_veterinarian(auth.uid()), false) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has a calendar to subscribe to.';
  end if;
  insert into private.calendar_links (veterinarian_id, secret_hash, with_names)
  values (auth.uid(), private.calendar_secret_hash(secret), coalesce(make_calendar_link.with_names, false))
  on conflict (veterinarian_id) do update
  set secret_hash = excluded.secret_hash, with_names = excluded.with_names, created_at = now();
  return secret;
end;
$$;

-- The signed-in veterinarian's link, without its secret: { with_names, created_at }; null for none.
create function public.calendar_link() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('with_names', link.with_names, 'created_at', link.created_at)
  from private.calendar_links link where link.veterinarian_id = auth.uid()
$$;

-- Ends the signed-in veterinarian's link. Answers whether there was one.
create function public.revoke_calendar_link() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_links where veterinarian_id = auth.uid();
  return found;
end;
$$;

grant execute on function public.make_calendar_link(boolean), public.calendar_link(), public.revoke_calendar_link()
to authenticated, service_role;

-- The visits that a link shows, by phone too, to everybody who has its secret: [{ id, date, time, minutes, visit_type,
-- created_at, updated_at, pet, owner }] from 30 days ago on, at most 2,000, the last two null in a link without names. Null for a
-- wrong secret.
create function public.calendar_feed(secret text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names then owner.full_name end as owner
      from public.appointments visit left join public.profiles owner on owner.id = visit.client_id
      where visit.veterinarian_id = link.veterinarian_id and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      union all
      select visit.id, visit.visit_date, to_char(visit.visit_time, 'HH24:MI'), visit.duration_minutes, visit.visit_type,
        -- Each move of a guest makes a later state, which calendars tell by it.
        visit.created_at, visit.created_at + make_interval(secs => coalesce(guest.moves, 0)),
        case when link.with_names then visit.pet_name end,
        case when link.with_names then visit.client_name end
      from public.phone_visits visit left join private.guest_visits guest on guest.phone_visit_id = visit.id
      where visit.veterinarian_id = link.veterinarian_id and visit.visit_date >= private.warsaw_today() - 30
        and visit.outcome is distinct from 'no-show'
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$$;
grant execute on function public.calendar_feed(text) to anon, authenticated, service_role;

-- # 27_contact.sql

-- Messages of the contact form: anybody writes, only the operator reads.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 320),
  subject text check (length(subject) <= 200),
  message text not null check (btrim(message) <> '' and length(message) <= 5000),
  -- A field that people do not see: only a program fills it in.
  website text,
  created_at timestamptz not null default now()
);
create index contact_messages_created_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
-- A message is of now, as the guard stamps it: nobody can write one into another day's list.
create policy "anyone writes to us" on public.contact_messages
for insert to anon, authenticated with check (created_at = now());
grant insert (name, email, subject, message, website) on public.contact_messages to anon, authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

-- Security definer: the sender may not read the table that it counts.
create function private.guard_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Answered like a success and not kept, so that the program does not try another way.
  if coalesce(new.website, '') <> '' then
    return null;
  end if;
  new.created_at := now();
  if (
    select count(*) from public.contact_messages
    where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
  ) >= 3 or (
    select count(*) from public.contact_messages where created_at > now() - interval '1 hour'
  ) >= 200 then
    raise sqlstate 'PT429' using message = 'Too many messages in a short time. Please try again later.';
  end if;
  return new;
end;
$$;

create trigger guard_contact_message before insert on public.contact_messages
for each row execute function private.guard_contact_message();

-- # 28_emergency.sql

-- Emergencies: when a veterinarian takes them, which clinics never close, and whom to call at this moment.

-- ## Emergency hours

-- The minutes of a week that hours of duty fill, from Monday 0:00 on; Sunday's may reach into Monday.
create function private.minutes_of_duty(weekday smallint, starts_at time, ends_at time) returns int4multirange
language sql immutable set search_path = ''
as $$
  select (int4multirange(minutes) * int4multirange(int4range(0, 10080)))
    + int4multirange(int4range(greatest(lower(minutes) - 10080, 0), greatest(upper(minutes) - 10080, 0)))
  from (
    select int4range(begins, begins + lasts + case when lasts <= 0 then 1440 else 0 end) as minutes
    from (
      select (weekday - 1) * 1440 + (extract(epoch from starts_at) / 60)::integer as begins,
        (extract(epoch from ends_at) / 60)::integer - (extract(epoch from starts_at) / 60)::integer as lasts
    ) as duty
  ) as whole
$$;

-- Asked by the constraint and the guard, with the rights of the person who writes.
grant execute on function private.minutes_of_duty(smallint, time, time) to authenticated, service_role;

create table public.emergency_hours (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- The day on which they begin. ISO: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null check (starts_at < '24:00'),
  -- Not after `starts_at`: on the next day. '20:00' to '08:00' is a night, '08:00' to '08:00' is 24 hours.
  ends_at time not null,
  constraint emergency_hours_in_minutes check (
    extract(second from starts_at) = 0 and extract(second from ends_at) = 0
  ),
  constraint emergency_hours_no_overlap exclude using gist (
    veterinarian_id with =, private.minutes_of_duty(weekday, starts_at, ends_at) with &&
  )
);

alter table public.emergency_hours enable row level security;
create policy "anyone reads emergency hours" on public.emergency_hours
for select to anon, authenticated using (true);
create policy "veterinarians add their emergency hours" on public.emergency_hours
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians remove their emergency hours" on public.emergency_hours
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select on public.emergency_hours to anon, authenticated;
grant insert (veterinarian_id, weekday, starts_at, ends_at), delete on public.emergency_hours to authenticated;
grant select, insert, update, delete on public.emergency_hours to service_role;

-- As for working hours: the constraint holds by itself; asked first, the refusal is a sentence.
create function private.guard_emergency_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.emergency_hours other
    where other.veterinarian_id = new.veterinarian_id
      and other.id <> new.id
      and private.minutes_of_duty(other.weekday, other.starts_at, other.ends_at)
        && private.minutes_of_duty(new.weekday, new.starts_at, new.ends_at)
  ) then
    raise sqlstate 'PT409' using message = 'These emergency hours overlap with others.';
  end if;
  return new;
end;
$$;

create trigger guard_emergency_hours before insert or update on public.emergency_hours
for each row execute function private.guard_emergency_hours();
create trigger lock_own_calendar before insert or delete on public.emergency_hours
for each statement execute function private.lock_own_calendar();

create function private.guard_number_of_emergency_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.emergency_hours where veterinarian_id = private.me()
  ) > private.quota('working hours') then
    raise sqlstate 'PT403' using message = format(
      'A week takes up to %s entries of hours.', private.quota('working hours')
    );
  end if;
  return null;
end;
$$;

create trigger guard_number_of_emergency_hours after insert on public.emergency_hours
for each statement execute function private.guard_number_of_emergency_hours();

-- Replaces the emergency hours of the signed-in veterinarian, all or nothing: [{ weekday, starts_at, ends_at }]. An empty list:
-- they take no emergencies.
-- @raises PT403 for anybody else, PT400 for more than 50 entries or one that is incomplete, PT409 where two overlap.
create function public.set_emergency_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has emergency hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50
    or jsonb_path_exists(hours, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter your emergency hours for each day.';
  end if;
  if exists (
    select from jsonb_to_recordset(hours) as entry (weekday smallint, starts_at time, ends_at time)
    where (entry.weekday between 1 and 7 and entry.starts_at < '24:00' and entry.ends_at is not null) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Emergency hours need a day, a beginning and an end.';
  end if;

  perform private.lock_calendar(me);
  delete from public.emergency_hours where veterinarian_id = me;
  insert into public.emergency_hours (veterinarian_id, weekday, starts_at, ends_at)
  select me, entry.weekday, entry.starts_at, entry.ends_at
  from jsonb_to_recordset(hours) as entry (weekday smallint, starts_at time, ends_at time);
end;
$$;
grant execute on function public.set_emergency_hours(jsonb) to authenticated, service_role;

-- ## Clinics that never close

-- Kept by administrators, who look at each from time to time: a number that nobody answers costs minutes.
create table public.emergency_clinics (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  phone text not null check (phone ~ '^[+0-9][0-9 ()-]{2,38}$'),
  address text not null check (btrim(address) <> '' and length(address) <= 300),
  city text not null check (btrim(city) <> '' and length(city) <= 100),
  -- Degrees (WGS 84).
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Who says that it never closes.
  source text not null check (btrim(source) <> '' and length(source) <= 300),
  -- The day on which somebody last made sure of it.
  checked_on date not null check (checked_on >= '2020-01-01'),
  created_at timestamptz not null default now(),
  constraint emergency_clinics_phone_once unique (phone)
);

-- Policies run with the rights of the person who asks.
grant execute on function private.is_admin() to authenticated;

alter table public.emergency_clinics enable row level security;
create policy "anyone reads 24-hour clinics" on public.emergency_clinics
for select to anon, authenticated using (true);
create policy "administrators add 24-hour clinics" on public.emergency_clinics
for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change 24-hour clinics" on public.emergency_clinics
for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove 24-hour clinics" on public.emergency_clinics
for delete to authenticated using ((select private.is_admin()));
grant select on public.emergency_clinics to anon, authenticated;
grant
  insert (name, phone, address, city, latitude, longitude, source, checked_on),
  update (name, phone, address, city, latitude, longitude, source, checked_on),
  delete
on public.emergency_clinics to authenticated;
grant select, insert, update, delete on public.emergency_clinics to service_role;

create function private.guard_emergency_clinic() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.checked_on > private.warsaw_today() then
    raise sqlstate 'PT400' using message = 'The day of the check cannot lie ahead.';
  end if;
  if exists (select from public.emergency_clinics other where other.phone = new.phone and other.id <> new.id) then
    raise sqlstate 'PT409' using message = 'This telephone number is in the list already.';
  end if;
  return new;
end;
$$;

create trigger guard_emergency_clinic before insert or update on public.emergency_clinics
for each row execute function private.guard_emergency_clinic();

-- ## Whom to call

-- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km.
create function private.kilometres(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
language sql immutable parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(least(1,
    power(sin(radians(to_latitude - from_latitude) / 2), 2)
    + cos(radians(to_latitude)) * cos(radians(from_latitude)) * power(sin(radians(to_longitude - from_longitude) / 2), 2)
  )))
$$;

-- The centre of a city by its code, in degrees (WGS 84): from there a practice is measured whose address was not located. The
-- same as `CITY_COORDINATES` of the client.
create function private.city_centres() returns table (code text, latitude double precision, longitude double precision)
language sql immutable set search_path = ''
as $$
  values
    ('warszawa', 52.2297::double precision, 21.0122::double precision),
    ('krakow', 50.0647, 19.9449),
    ('lodz', 51.7592, 19.4667),
    ('gdansk', 54.352, 18.6466),
    ('poznan', 52.4064, 16.9251),
    ('wroclaw', 51.1079, 17.0385),
    ('szczecin', 53.4285, 14.5528),
    ('bydgoszcz', 53.1235, 18.0084),
    ('lublin', 51.2465, 22.5684),
    ('bialystok', 53.1325, 23.1688),
    ('katowice', 50.2649, 19.0238),
    ('gdynia', 54.5189, 18.5305)
$$;

-- From when until when hours of duty that begin on this date are: by the clock on the wall, so that a night has 11 or 13 hours
-- when the clocks change. Null on another weekday, and for an hour that the clocks skip.
create function private.duty_of(hours public.emergency_hours, begins_on date) returns tstzrange
language sql immutable set search_path = ''
as $$
  select case when duty.starts < duty.ends then tstzrange(duty.starts, duty.ends) end
  from (
    select
      (begins_on + hours.starts_at) at time zone 'Europe/Warsaw' as starts,
      (begins_on + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
        at time zone 'Europe/Warsaw' as ends
    where hours.weekday = extract(isodow from begins_on)
  ) as duty
$$;

-- Until when a veterinarian takes emergencies without a pause who takes them at this moment: adjoining hours are one, and time
-- off ends them. Null where that is more than a week ahead: always. No row where they take none at this moment.
create function private.on_duty_until(veterinarian uuid, at timestamptz) returns setof timestamptz
language sql stable set search_path = ''
as $$
  with today as (
    select (on_duty_until.at at time zone 'Europe/Warsaw')::date as day
  ), duty as (
    select range_agg(private.duty_of(hours, today.day + ahead)) as whole
    from today, generate_series(-1, 8) as ahead, public.emergency_hours hours
    where hours.veterinarian_id = veterinarian
  ), away as (
    select range_agg(tstzrange(
      (off.starts_on + coalesce(off.starts_at, '00:00')) at time zone 'Europe/Warsaw',
      (off.ends_on + coalesce(off.ends_at, '24:00')) at time zone 'Europe/Warsaw'
    )) as whole
    from today, public.time_off off
    where off.veterinarian_id = veterinarian and off.starts_on <= today.day + 9 and off.ends_on >= today.day - 1
  )
  select case when upper(part) < on_duty_until.at + interval '7 days' then upper(part) end
  from duty, away, unnest(duty.whole - coalesce(away.whole, '{}')) as part
  where part @> on_duty_until.at
$$;

-- Whom to call for an animal in danger, for everybody, nearest first: up to twelve listed veterinarians with a telephone who take
-- emergencies at this moment ('veterinarian'), and up to twelve clinics that never close ('clinic').
--   latitude, longitude  the place, in degrees (WGS 84)
--   at                   the moment, else now
-- `open_until` is null for those who are there at every hour. `is_located` is false where a practice is measured from the centre
-- of its city. `name` is a veterinarian's own; `source` and `checked_on` say on whose word a clinic is listed, and since when.
-- @raises PT400 without a place.
create function public.emergency_contacts(
  latitude double precision, longitude double precision, at timestamptz default now()
)
returns table (
  kind text, id uuid, name text, clinic_name text, address text, city text, phone text,
  distance_km double precision, is_located boolean, open_until timestamptz, source text, checked_on date
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  shrink := cos(radians(emergency_contacts.latitude));
  return query
    -- What `duty_of` and `kilometres` say, written out, to choose sixty: called for ten thousand on duty they take seconds.
    with on_duty as (
      select distinct hours.veterinarian_id
      from public.emergency_hours hours
      where (
        hours.weekday = extract(isodow from today)
        and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
        and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' > emergency_contacts.at
      ) or (
        hours.weekday = extract(isodow from today - 1)
        and hours.ends_at <= hours.starts_at
        and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
      )
    ), placed as (
      select on_duty.veterinarian_id, stats.latitude is not null as is_located,
        coalesce(stats.latitude, centre.latitude) as latitude, coalesce(stats.longitude, centre.longitude) as longitude
      from on_duty
      join private.listed_vets stats on stats.veterinarian_id = on_duty.veterinarian_id
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
    ), measured as (
      select nearest.veterinarian_id, nearest.is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, nearest.latitude, nearest.longitude
      ) as away
      from (
        select placed.* from placed
        order by power(placed.latitude - emergency_contacts.latitude, 2)
          + power((placed.longitude - emergency_contacts.longitude) * shrink, 2), placed.veterinarian_id
        limit 60
      ) as nearest
    ), veterinarians as (
      select profile.id, profile.full_name, profile.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on
    from clinics clinic
    order by 8, 2;
end;
$$;
grant execute on function public.emergency_contacts(double precision, double precision, timestamptz)
to anon, authenticated, service_role;

-- # 28_offered_times.sql

-- 'Tell me if something earlier comes free'. An owner asks, for a visit that is booked or for a full calendar. A time that
-- comes free is offered to the first in line for ten minutes, and one press takes it. Then the next in line is asked.
--
--   the owner          asks, reads and ends their own requests; reads, takes and declines their own offers
--   the veterinarian   learns how many cancellations were filled, and sees nobody who waits
--   anybody else       sees nothing of it but a time that is not free for ten minutes

create table public.earlier_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  -- The visit that a taken time moves; null where it books a new one, for the animal below.
  appointment_id uuid references public.appointments (id) on delete cascade,
  -- With `kilometres` also whoever is listed in the same specialty, so near to this one, and treats the animal.
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  kilometres integer check (kilometres > 0),
  pet_id uuid references public.pets (id) on delete cascade,
  pet_name text check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
  -- Which times: days in Warsaw, both included; ISO weekdays; the hours of the day in which a time may begin.
  from_date date not null,
  to_date date not null,
  weekdays integer[] not null check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  hours integer[] not null check (
    cardinality(hours) > 0
    and hours <@ array[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
  ),
  -- So long an offered time is ahead: how soon they can leave.
  lead_hours integer not null check (lead_hours between 1 and 72),
  -- Whether quiet hours do not count.
  at_night boolean not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Of a new visit: offered times are as long. Null for half an hour.
  visit_type_id uuid references public.visit_types (id) on delete set null,
  constraint earlier_requests_days_in_order check (from_date <= to_date),
  constraint earlier_requests_of_an_animal check (
    appointment_id is not null or num_nulls(pet_name, pet_type, reason_for_visit) = 0
  )
);
create index earlier_requests_client_idx on public.earlier_requests (client_id, created_at);
create index earlier_requests_veterinarian_idx on public.earlier_requests (veterinarian_id);
create index earlier_requests_nearby_idx on public.earlier_requests (created_at)
where ended_at is null and kilometres is not null;
create index earlier_requests_pet_idx on public.earlier_requests (pet_id);
-- For `prune`.
create index earlier_requests_to_date_idx on public.earlier_requests (to_date);
-- An expression, as of `one_pending_request_per_appointment`.
create unique index one_open_request_per_visit on public.earlier_requests
  ((case when ended_at is null then appointment_id end));
create index earlier_requests_appointment_idx on public.earlier_requests (appointment_id);
create index earlier_requests_visit_type_idx on public.earlier_requests (visit_type_id) where visit_type_id is not null;

create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.earlier_requests (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  slot_date date not null,
  slot_time time not null,
  duration_minutes integer not null,
  offered_at timestamptz not null,
  -- Until then nobody else gets the time; no job ends it.
  held_until timestamptz not null,
  -- Null while it stands, and where its time has run out.
  outcome text check (outcome in ('taken', 'declined', 'ended')),
  -- What it would be booked as, with name and price as they are then; null with another veterinarian than the one asked.
  visit_type_id uuid references public.visit_types (id) on delete set null,
  visit_type text,
  price_from integer,
  price_to integer,
  -- From the practice that was asked; null for that one.
  kilometres integer,
  constraint one_offer_of_a_time_at_a_time exclude using gist (
    veterinarian_id with =, private.slot(slot_date, slot_time, duration_minutes) with &&,
    tstzrange(offered_at, held_until) with &&
  ) where (outcome is null),
  constraint one_offer_of_a_person_at_a_time exclude using gist (
    client_id with =, tstzrange(offered_at, held_until) with &&
  ) where (outcome is null),
  constraint nobody_is_told_twice unique (client_id, veterinarian_id, slot_date, slot_time)
);
create index slot_offers_request_idx on public.slot_offers (request_id);
create index slot_offers_veterinarian_idx on public.slot_offers (veterinarian_id);
create index slot_offers_visit_type_idx on public.slot_offers (visit_type_id) where visit_type_id is not null;

-- Times to come that were booked and are not any more.
create table private.freed_times (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  starts_at timestamp not null,
  freed_at timestamptz not null default now(),
  -- By whoever was to come; a visit that moved is none.
  cancelled boolean not null,
  primary key (veterinarian_id, starts_at)
);
create index freed_times_starts_idx on private.freed_times (starts_at);

alter table public.earlier_requests enable row level security;
alter table public.slot_offers enable row level security;
alter table private.freed_times enable row level security;
create policy "owners read their requests for earlier times" on public.earlier_requests
for select to authenticated using (client_id = (select auth.uid()));
create policy "owners read what they are offered" on public.slot_offers
for select to authenticated using (client_id = (select auth.uid()));
grant select on public.earlier_requests, public.slot_offers to authenticated;
grant select, insert, update, delete on public.earlier_requests, public.slot_offers to service_role;

-- Whether an offer holds a part of this time.
create function private.is_offered(veterinarian uuid, wanted tsrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$$;
-- The guard of a visit by phone runs as the veterinarian.
grant execute on function private.is_offered(uuid, tsrange) to authenticated, service_role;

-- Quiet hours: from nine in the evening to eight in the morning.
create function private.is_quiet(at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$ select extract(hour from at at time zone 'Europe/Warsaw') not between 8 and 20 $$;

-- ## Asking

-- Asks for earlier times: of a visit (`appointment`), and replaces its open request; or of a new visit to `veterinarian`, for
-- the animal that is named, of `visit_type`. With `kilometres`, others of the same specialty within that distance count, too.
-- @raises PT401 for a visitor, PT403 for a veterinarian, a type that they may not book and for too many open ones, PT404 for a visit or veterinarian that is
-- not there, PT400 and PT409 for what cannot be, PT429 for too many in a day.
create function public.ask_for_earlier(
  from_date date, to_date date, weekdays integer[], hours integer[],
  appointment uuid default null, veterinarian uuid default null, pet uuid default null, pet_name text default null,
  pet_type text default null, reason text default null, kilometres integer default null, lead_hours integer default 2,
  at_night boolean default false, visit_type uuid default null
) returns public.earlier_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  visit public.appointments;
  asked public.earlier_requests;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to hear about earlier times.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if appointment is not null then
    select * into visit from public.appointments where id = appointment and client_id = me;
    if not found then
      raise sqlstate 'PT404' using message = 'This appointment was not found.';
    end if;
    if visit.status <> 'upcoming' or visit.appointment_date + visit.appointment_time <= private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not private.may(pet, 'book') then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  elsif num_nulls(nullif(btrim(pet_name), ''), nullif(btrim(pet_type), ''), nullif(btrim(reason), '')) > 0 then
    raise sqlstate 'PT400' using message = 'Please say for which pet the visit is, and why it comes.';
  elsif length(pet_name) > 100 or length(pet_type) > 50 or length(reason) > 5000 then
    raise sqlstate 'PT400' using message = 'Please use at most 5,000 characters.';
  end if;
  if veterinarian is null or not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT404' using message = 'This veterinarian was not found.';
  end if;
  if appointment is null then
    perform private.visit_type_to_book(visit_type, veterinarian, me, pet_type);
  end if;
  perform private.assert_earlier_wish(from_date, to_date, weekdays, hours, lead_hours, kilometres, veterinarian);

  perform private.lock_person(me);
  update public.earlier_requests replaced set ended_at = now()
  where replaced.appointment_id = visit.id and replaced.ended_at is null;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ) >= private.quota('open requests for earlier times') then
    raise sqlstate 'PT403' using message = format(
      'You already wait for %s earlier times. Please end one before you ask for another.',
      private.quota('open requests for earlier times')
    );
  end if;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ) >= private.quota('requests for earlier times a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many earlier times today. Please try again tomorrow.';
  end if;
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, coalesce(visit.pet_id, pet), coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$$;

-- Where a practice is, as far as is known: where its address was located, else the centre of its city; no row without either.
create function private.place_of(stats public.vet_stats)
returns table (latitude double precision, longitude double precision)
language sql stable set search_path = ''
as $$
  select stats.latitude, stats.longitude where stats.latitude is not null
  union all
  select centre.latitude, centre.longitude from private.city_centres() as centre
  where stats.latitude is null and centre.code = stats.city_code
$$;

-- How far two practices are from each other, as far as is known; null where it is not.
create function private.kilometres_between(one uuid, other uuid) returns double precision
language sql stable security definer set search_path = ''
as $$
  select private.kilometres(here.latitude, here.longitude, there.latitude, there.longitude)
  from public.vet_stats near cross join lateral private.place_of(near) as here
  cross join public.vet_stats far cross join lateral private.place_of(far) as there
  where near.veterinarian_id = one and far.veterinarian_id = other
$$;

-- @raises PT400 with the sentence of the first wish that cannot be.
create function private.assert_earlier_wish(
  from_date date, to_date date, weekdays integer[], hours integer[], lead_hours integer, kilometres integer, veterinarian uuid
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    isfinite(from_date) and isfinite(to_date) and from_date <= to_date and to_date >= private.warsaw_today()
  ) is not true then
    raise sqlstate 'PT400' using message = 'Please choose a first and a last day that are still to come.';
  end if;
  if to_date - greatest(from_date, private.warsaw_today()) > private.quota('days of a request') then
    raise sqlstate 'PT400' using message = format('Please choose at most %s days.', private.quota('days of a request'));
  end if;
  if (cardinality(weekdays) between 1 and 7 and weekdays <@ array(select generate_series(1, 7))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one day of the week.';
  end if;
  if (cardinality(hours) between 1 and 24 and hours <@ array(select generate_series(0, 23))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one time of day.';
  end if;
  if (lead_hours between 1 and 72) is not true then
    raise sqlstate 'PT400' using message = 'Please say how soon you can leave: in 1 to 72 hours.';
  end if;
  if kilometres not between 1 and private.quota('kilometres of a request') then
    raise sqlstate 'PT400' using message = format(
      'Please choose 1 to %s kilometres.', private.quota('kilometres of a request')
    );
  end if;
  if kilometres is not null and not exists (
    select from public.vet_stats stats cross join lateral private.place_of(stats) as place
    where stats.veterinarian_id = assert_earlier_wish.veterinarian and stats.specialty_code is not null
  ) then
    raise sqlstate 'PT400' using message = 'We do not know where this practice is. Please choose this veterinarian only.';
  end if;
end;
$$;

-- Ends a request. A time that it holds is offered to the next in line.
-- @raises PT404 for anybody else's, PT409 for one that has ended.
create function public.end_earlier_request(request uuid) returns public.earlier_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.earlier_requests;
begin
  select * into own from public.earlier_requests where id = request and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if own.ended_at is not null then
    raise sqlstate 'PT409' using message = 'This request has ended already.';
  end if;
  update public.earlier_requests set ended_at = now() where id = own.id returning * into own;
  return own;
end;
$$;

-- A visit that is over or cancelled cannot be earlier.
create function private.end_request_of_finished_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.earlier_requests set ended_at = now() where appointment_id = new.id and ended_at is null;
  return null;
end;
$$;

create trigger end_request_of_finished_appointment after update on public.appointments
for each row when (old.status = 'upcoming' and new.status <> 'upcoming')
execute function private.end_request_of_finished_appointment();

create function private.release_offers_of_ended_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_offer(offered, 'ended') from public.slot_offers offered
  where offered.request_id = new.id and offered.outcome is null and offered.held_until > now();
  return null;
end;
$$;

create trigger release_offers_of_ended_request after update on public.earlier_requests
for each row when (old.ended_at is null and new.ended_at is not null)
execute function private.release_offers_of_ended_request();

-- ## What comes free

-- A hold that goes frees the slots that it touches, and its own beginning: shorter visits begin between half hours. A visit whose row is gone was by phone; a guest's that moved still has its
-- row. A cancellation counts once, at the first of its slots.
create function private.note_freed_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.freed_times (veterinarian_id, starts_at, cancelled)
  select freed.veterinarian_id, freed.starts_at, bool_or(freed.cancelled and freed.place = 1)
  from (
    select gone.veterinarian_id, half.starts_at,
      row_number() over (partition by gone.veterinarian_id, gone.during order by half.starts_at) as place,
      gone.reschedule_request_id is null and case
        when gone.appointment_id is null then not exists (select from public.phone_visits where id = gone.phone_visit_id)
        else exists (
          select from public.appointments
          where id = gone.appointment_id and status = 'cancelled' and cancelled_by = 'owner'
        )
      end as cancelled
    from gone
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from lower(gone.during))
    cross join lateral (
      select generate_series(
        lower(gone.during)::date + hours.opens_at, lower(gone.during)::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select lower(gone.during)
      where lower(gone.during)::time >= hours.opens_at and lower(gone.during)::time < hours.closes_at
    ) as half (starts_at)
    where tsrange(half.starts_at, half.starts_at + interval '30 minutes') && gone.during
  ) as freed
  where freed.starts_at > private.warsaw_now() and private.is_veterinarian(freed.veterinarian_id)
  group by freed.veterinarian_id, freed.starts_at
  on conflict (veterinarian_id, starts_at) do update
  set freed_at = excluded.freed_at, cancelled = freed_times.cancelled or excluded.cancelled;
  return null;
end;
$$;

create trigger note_freed_times after delete on private.slot_holds
referencing old table as gone for each statement execute function private.note_freed_times();

-- At the end of the transaction: what is booked again by then was never free.
create function private.offer_freed_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.slot_holds held
    where held.veterinarian_id = new.veterinarian_id and held.during @> new.starts_at
  ) then
    delete from private.freed_times where (veterinarian_id, starts_at) = (new.veterinarian_id, new.starts_at);
  else
    perform private.offer_time(new.veterinarian_id, new.starts_at, now());
  end if;
  return null;
end;
$$;

create constraint trigger offer_freed_time after insert or update on private.freed_times
deferrable initially deferred for each row execute function private.offer_freed_time();

-- ## In line

-- Whether a veterinarian is listed in the specialty that a request asks for, so near, and treats its animal.
create function private.is_near(veterinarian uuid, request public.earlier_requests) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.vet_stats near
    join public.vet_stats asked on asked.veterinarian_id = request.veterinarian_id
    where near.veterinarian_id = is_near.veterinarian and near.veterinarian_id in (
      select listed.veterinarian_id from private.listed_vets listed
    )
      and near.specialty_code = asked.specialty_code
      and private.canonical_or_folded('pet_type', request.pet_type) = any (near.pet_types)
      and private.kilometres_between(request.veterinarian_id, near.veterinarian_id) <= request.kilometres
  )
$$;

-- Whether nobody has this time, nobody is offered it at a moment, and the veterinarian works.
create function private.is_free(veterinarian uuid, wanted tsrange, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_at_work(veterinarian, wanted) and not exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) and not exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > at
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$$;

-- The requests that a freed time could go to at a moment: they match it, and their owners do not know of it yet, hold no other
-- offer, have no quiet hours, and may book what they ask for.
create function private.in_line(veterinarian uuid, starts_at timestamp, at timestamptz) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select request.id
  from public.earlier_requests request
  left join public.appointments visit on visit.id = request.appointment_id
  left join public.visit_types wanted on wanted.id = request.visit_type_id
  cross join lateral (select coalesce(visit.duration_minutes, wanted.minutes, 30)) as length (minutes)
  where request.ended_at is null
    and (
      request.veterinarian_id = in_line.veterinarian
      or (request.kilometres is not null and private.is_near(in_line.veterinarian, request))
    )
    and in_line.starts_at::date between request.from_date and request.to_date
    and extract(isodow from in_line.starts_at)::integer = any (request.weekdays)
    and extract(hour from in_line.starts_at)::integer = any (request.hours)
    and in_line.starts_at at time zone 'Europe/Warsaw' >= at + make_interval(hours => request.lead_hours)
    and (request.at_night or not private.is_quiet(at))
    -- A sitter's time may be over meanwhile.
    and (visit.id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (visit.id is null or in_line.starts_at < visit.appointment_date + visit.appointment_time)
    and not exists (
      select from public.slot_offers told
      where told.client_id = request.client_id and (
        (told.veterinarian_id, told.slot_date + told.slot_time) = (in_line.veterinarian, in_line.starts_at)
        or (told.outcome is null and told.held_until > at)
      )
    )
    and private.is_begin(in_line.veterinarian, in_line.starts_at, length.minutes)
    and private.is_free(
      in_line.veterinarian,
      private.slot(in_line.starts_at::date, in_line.starts_at::time, length.minutes), at
    )
    -- One that moves is booked already.
    and (visit.veterinarian_id = in_line.veterinarian or not exists (
      select from private.refusal_to_book(
        case when in_line.veterinarian = request.veterinarian_id then request.visit_type_id end,
        in_line.veterinarian, request.client_id, request.pet_type
      ) as refused where refused.state is not null
    ))
$$;

-- Offers a time that is free to the first in line. Waits for nobody: a calendar that is being changed has its turn later.
create function private.offer_time(veterinarian uuid, starts_at timestamp, at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.earlier_requests;
  offered public.slot_offers;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0))
    or not private.is_free(veterinarian, private.slot(starts_at::date, starts_at::time, 10), at)
  then
    return;
  end if;
  select waiting.* into request from public.earlier_requests waiting
  where waiting.ended_at is null and waiting.id in (select private.in_line(veterinarian, starts_at, at))
  order by waiting.created_at, waiting.id
  limit 1
  for update skip locked;
  if not found then
    return;
  end if;
  -- The same person may be in line for something else, and be offered it by another worker in this moment.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(request.client_id::text, 1)) then
    return;
  end if;
  insert into public.slot_offers (
    request_id, client_id, veterinarian_id, slot_date, slot_time, duration_minutes, offered_at, held_until,
    visit_type_id, visit_type, price_from, price_to, kilometres
  )
  select request.id, request.client_id, offer_time.veterinarian, starts_at::date, starts_at::time,
    coalesce(visit.duration_minutes, wanted.minutes, 30),
    at, at + make_interval(mins => private.quota('minutes of an offer')::integer), kept.*,
    case when offer_time.veterinarian <> request.veterinarian_id
      then ceil(private.kilometres_between(request.veterinarian_id, offer_time.veterinarian)) end
  from (select request.appointment_id, request.visit_type_id) as about
  left join public.appointments visit on visit.id = about.appointment_id
  left join public.visit_types wanted on wanted.id = about.visit_type_id
  left join lateral (
    select coalesce(visit.visit_type_id, wanted.id), coalesce(visit.visit_type, wanted.name),
      coalesce(visit.price_from, wanted.price_from), coalesce(visit.price_to, wanted.price_to)
  ) as kept on offer_time.veterinarian = request.veterinarian_id
  on conflict do nothing
  returning * into offered;
  if offered.id is not null then
    perform private.notify(
      offered.client_id, 'earlier_offer', private.facts_of_offer(offered, request), 'earlier offer ' || offered.id, at
    );
  end if;
end;
$$;

-- The facts of an offer for its notification: 'new_date' and 'new_time' are offered, 'date' and 'time' those of the visit that
-- it moves.
create function private.facts_of_offer(offered public.slot_offers, request public.earlier_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'offer_id', offered.id, 'appointment_id', visit.id,
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true,
    'clinic', vet.clinic_name, 'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'pet', request.pet_name, 'reason', request.reason_for_visit, 'minutes', offered.duration_minutes,
    'visit_type', offered.visit_type,
    'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'),
    'new_date', offered.slot_date, 'new_time', to_char(offered.slot_time, 'HH24:MI'), 'until', offered.held_until
  )
  from public.profiles vet left join public.appointments visit on visit.id = request.appointment_id
  where vet.id = offered.veterinarian_id
$$;

-- Offers times that have come free, and those that somebody let pass, at most so many; skips rows that another worker has
-- locked. A mail about an offer that is over is not sent any more.
create function private.give_earlier_offers(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  freed private.freed_times;
begin
  for freed in
    select open.* from private.freed_times open
    where open.starts_at > at at time zone 'Europe/Warsaw'
      and private.is_free(open.veterinarian_id, private.slot(open.starts_at::date, open.starts_at::time, 10), at)
      and exists (select from private.in_line(open.veterinarian_id, open.starts_at, at))
    order by open.freed_at, open.veterinarian_id, open.starts_at
    limit at_most
    for update skip locked
  loop
    perform private.offer_time(freed.veterinarian_id, freed.starts_at, at);
  end loop;
  delete from private.mails
  where id in (
    select id from private.mails
    where kind = 'earlier_offer' and sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at - make_interval(mins => private.quota('minutes of an offer')::integer)
    for update skip locked
  );
end;
$$;

-- ## Taking and declining

-- Ends an offer that stands, and offers its time to the next unless it was taken.
create function private.release_offer(offered public.slot_offers, how text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.slot_offers set outcome = how where id = offered.id;
  delete from private.mails
  where cause = 'earlier offer ' || offered.id and sent_at is null and handed_over_at is null;
  if how <> 'taken' then
    perform private.offer_time(offered.veterinarian_id, offered.slot_date + offered.slot_time, now());
  end if;
end;
$$;

-- The signed-in owner's offer, while it stands.
-- @raises PT404 for anybody else's, PT409 for one that is over.
create function private.lock_offer(offer uuid) returns public.slot_offers
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered public.slot_offers;
begin
  select * into offered from public.slot_offers where id = offer and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This offer was not found.';
  end if;
  if offered.outcome = 'taken' then
    raise sqlstate 'PT409' using message = 'You have taken this time already.';
  end if;
  if offered.outcome is not null or offered.held_until <= now() then
    raise sqlstate 'PT409' using message = 'This offer is over. We will tell you when another time comes free.';
  end if;
  return offered;
end;
$$;

-- Takes an offered time in one step: the visit moves there, or a new one is booked. A visit with another veterinarian is
-- cancelled for one with who offers the time. Ends the request. @returns the visit.
-- @raises PT404 for anybody else's offer, PT409 for one that is over, a visit that is no longer to come, or a time that is not
-- free, PT403 and PT429 for too many visits.
create function public.take_offer(offer uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered public.slot_offers;
  request public.earlier_requests;
  visit public.appointments;
  calendar uuid;
begin
  select wanted.* into request from public.slot_offers held
  join public.earlier_requests wanted on wanted.id = held.request_id
  where held.id = offer and held.client_id = auth.uid();
  -- Calendars in one order, as in deleting an account.
  for calendar in
    select veterinarian_id from public.slot_offers where id = offer and client_id = auth.uid()
    union select veterinarian_id from public.appointments where id = request.appointment_id order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(auth.uid());
  select * into visit from public.appointments where id = request.appointment_id for no key update;
  offered := private.lock_offer(offer);
  if visit.id is not null and (
    visit.status <> 'upcoming'
    or visit.appointment_date + visit.appointment_time <= offered.slot_date + offered.slot_time
  ) then
    raise sqlstate 'PT409' using message = 'Your visit is earlier than this by now, or is no longer to come.';
  end if;

  perform private.release_offer(offered, 'taken');
  if visit.veterinarian_id = offered.veterinarian_id then
    visit := private.move_to_offer(visit, offered);
  else
    visit := private.book_offer(visit, offered, request);
  end if;
  update public.earlier_requests set ended_at = now() where id = request.id and ended_at is null;
  return visit;
end;
$$;

-- Moves a visit to the offered time and tells its veterinarian. The visit's own time may overlap the new one.
create function private.move_to_offer(visit public.appointments, offered public.slot_offers) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.appointments;
begin
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, visit.duration_minutes
  );
  update public.appointments set appointment_date = offered.slot_date, appointment_time = offered.slot_time
  where id = visit.id returning * into moved;
  perform private.notify(
    visit.veterinarian_id, 'moved',
    private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object(
      'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI')
    ),
    'moved ' || offered.id
  );
  return moved;
end;
$$;

-- Books the offered time within the limits of any booking, and cancels the visit that it replaces. The answers given for that
-- visit are copied; its photos are not, because another veterinarian was to see them.
create function private.book_offer(
  visit public.appointments, offered public.slot_offers, request public.earlier_requests
) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booked public.appointments;
begin
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes
  );
  if visit.id is not null then
    update public.appointments
    set status = 'cancelled', cancelled_by = 'owner', cancel_reason = 'An earlier time came free with another veterinarian.'
    where id = visit.id;
  end if;
  insert into public.appointments (
    client_id, veterinarian_id, appointment_date, appointment_time, duration_minutes, pet_id, pet_name, pet_type,
    reason_for_visit, visit_type_id, visit_type, price_from, price_to
  ) values (
    request.client_id, offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes,
    request.pet_id, request.pet_name, request.pet_type, request.reason_for_visit,
    offered.visit_type_id, offered.visit_type, offered.price_from, offered.price_to
  ) returning * into booked;
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$$;

-- Keeps what is booked: the time goes to the next at once, and the request stays open.
-- @raises PT404 for anybody else's offer, PT409 for one that is over.
create function public.decline_offer(offer uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.release_offer(private.lock_offer(offer), 'declined');
end;
$$;

grant execute on function
  public.ask_for_earlier(
    date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid
  ),
  public.end_earlier_request(uuid), public.take_offer(uuid), public.decline_offer(uuid)
to authenticated, service_role;

-- ## What a veterinarian sees

-- How many visits to come their owners cancelled with the signed-in veterinarian in the last 30 days, and how many of these
-- times somebody has by now.
-- @raises PT403 for anybody but a veterinarian.
create function public.own_filled_cancellations() returns table (cancelled integer, filled integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.is_veterinarian(auth.uid()) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  return query
    select count(*)::integer, (count(*) filter (where exists (
      select from private.slot_holds held
      where held.veterinarian_id = freed.veterinarian_id and held.during @> freed.starts_at
        and held.reschedule_request_id is null
    )))::integer
    from private.freed_times freed
    where freed.veterinarian_id = auth.uid() and freed.cancelled
      and freed.freed_at > now() - private.kept_for('freed times');
end;
$$;
grant execute on function public.own_filled_cancellations() to authenticated, service_role;

-- # 29_account.sql

-- What somebody may take out of here and take away: all that is kept about them, and the account itself.
--
-- The account of the sign-in service goes; what concerns somebody else as well stays, without whom it was: past visits with
-- their notes, reviews, what was written to the other side of a conversation. Its profile is kept empty for these to refer
-- to. A new table that names a person is emptied in `forget_person` and listed in `own_data`; tests find the one that is not.

-- ## Own data

-- The signed-in person's stored files, [{ bucket, path, stays }]: those stay whose pet goes to somebody else when they leave.
create function private.own_files() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bucket', bucket_id, 'path', name,
    'stays', (bucket_id = 'pet-images' or private.is_in_record(bucket_id, name))
      and private.heir_of(private.pet_of_file(name)) is not null
  ) order by bucket_id, name), '[]')
  from private.files_of_me()
$$;

-- The rows of a table that are the signed-in person's, as a list; `condition` names them by $1.
create function private.own_rows(source regclass, condition text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(mine)), ''[]'') from %s as mine where %s', source, condition)
  into own using auth.uid();
  return own;
end;
$$;

-- All that is kept about the signed-in person, by table, and their files as [{ bucket, path, stays }].
-- @raises PT401 for a visitor.
create function public.own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at) from auth.users where id = me),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'pet_carers', private.own_rows(
      'public.pet_carers', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
    ),
    'care_entries', private.own_rows(
      'public.care_entries', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
    ),
    'household_invitations', (
      select coalesce(jsonb_agg(to_jsonb(made) - 'secret_hash'), '[]')
      from public.household_invitations made where made.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'after_visits', private.own_rows(
      'public.after_visits',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'visit_types', private.own_rows('public.visit_types', 'veterinarian_id = $1'),
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$$;

-- ## Deleting the account

-- Deletes the signed-in person's account for good. `address` is the one they sign in with, typed once more. Their files are
-- taken away before, through the storage service, but for those that stay: it alone reaches the bytes.
-- @raises PT401 for a visitor, PT400 for another address, PT409 while there are files.
create function public.delete_account(address text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to delete your account.';
  end if;
  if not exists (select from auth.users where id = me and lower(email) = lower(btrim(address))) then
    raise sqlstate 'PT400' using message = 'This is not the address you sign in with.';
  end if;
  delete from auth.users where id = me;
  -- Asked once the deletion holds the person: an upload in the same moment is stored by then, or is refused.
  if private.own_files() <> '[]' then
    raise sqlstate 'PT409' using message = 'Some of your files are still stored. Please try again.';
  end if;
end;
$$;

grant execute on function public.own_data(), public.delete_account(text) to authenticated;

create function private.forget_account() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_person(old.id);
  return null;
end;
$$;

create trigger forget_account after delete on auth.users
for each row execute function private.forget_account();

-- Deletes what is somebody's alone, cancels their visits and empties their profile. Everything that others may be busy with is
-- locked first, in the order of locks. The hours go before the visits are cancelled: a calendar without hours is computed at
-- once. Conversations come before what tells of them, as in writing to the person who leaves.
create function private.forget_person(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  -- Both whom the person cares for and who cares for theirs, in one order: nobody who leaves as well becomes an owner.
  perform from public.pet_carers
  where person_id = person or pet_id in (select id from public.pets where owner_id = person)
  order by pet_id, person_id for update;
  perform from public.saved_veterinarians where person in (owner_id, veterinarian_id)
  order by owner_id, veterinarian_id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  -- Before the visits: nobody who leaves is offered a time that this frees.
  delete from public.earlier_requests where person in (client_id, veterinarian_id);
  delete from public.slot_offers where veterinarian_id = person;
  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.visit_types where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from private.guest_visits
  where (veterinarian_id = person and visit_date < private.warsaw_today())
    or appointment_id in (select id from public.appointments where client_id = person);
  delete from private.guest_codes where veterinarian_id = person;
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.household_invitations where owner_id = person;
  delete from public.pet_carers where person_id = person;
  update public.care_entries set person_id = null where person_id = person;
  perform private.pass_on_pets(person);
  delete from public.pets where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where veterinarian_id = person;
  delete from public.admins where user_id = person;
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$$;

-- The pets of somebody who leaves go to the carer who has been one longest; those without one stay behind.
create function private.pass_on_pets(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pet uuid;
begin
  for pet in
    select own.id from public.pets own where own.owner_id = person and private.heir_of(own.id) is not null order by own.id
  loop
    perform private.make_owner(pet, private.heir_of(pet));
    delete from public.pet_carers where pet_id = pet and person_id = person;
  end loop;
end;
$$;

-- Cancels what somebody has before them; the triggers of a visit tell the other side. An owner's visit that has begun is
-- left to its veterinarian to complete, at its own time: nobody is left to move it with. A veterinarian who goes completes none.
create function private.cancel_visits_of(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.appointments
  set status = 'cancelled',
      cancelled_by = case when veterinarian_id = person then 'veterinarian' else 'owner' end,
      cancel_reason = 'This account has been deleted.'
  where status = 'upcoming' and (
    veterinarian_id = person
    or (client_id = person and appointment_date + appointment_time > private.warsaw_now())
  );
  perform private.close_reschedule_request(id, 'withdrawn')
  from public.appointments where status = 'upcoming' and client_id = person;
end;
$$;

-- Every column goes back to its default, also those to come.
create function private.empty_profile(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  execute (
    select format(
      'update public.profiles set deleted_at = now(), %s where id = $1', string_agg(format('%I = default', attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = 'public.profiles'::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'user_type', 'created_at', 'updated_at', 'deleted_at')
  ) using person;
end;
$$;

-- ## Meanwhile and afterwards

-- Deleting an account holds this alone, and before any calendar; a booking shares it for both of its sides. So the deletion
-- sees every visit that was booked before it, and a booking never waits for one that waits for a calendar: it is refused.
create function private.leaving_lock(person uuid) returns bigint
language sql immutable set search_path = ''
as $$ select pg_catalog.hashtextextended(person::text, 2) $$;

create function private.refuse_who_leaves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not (
    pg_catalog.pg_try_advisory_xact_lock_shared(private.leaving_lock(new.client_id))
    and pg_catalog.pg_try_advisory_xact_lock_shared(private.leaving_lock(new.veterinarian_id))
  ) then
    raise sqlstate 'PT409' using message = 'This account is being deleted.';
  end if;
  return new;
end;
$$;

-- By its name the first of the triggers: the others lock the calendar.
create trigger a_refuse_who_leaves before insert on public.appointments
for each row execute function private.refuse_who_leaves();

-- A token that was issued before lives for up to an hour on a hosted project. It must not fill what was emptied.
create function private.refuse_deleted_account() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.profiles where id = private.me() and deleted_at is not null) then
    raise sqlstate 'PT401' using message = 'This account has been deleted.';
  end if;
  return null;
end;
$$;

-- By its name after `lock_own_calendar`: saving that has waited for the deletion meets it.
create trigger refuse_deleted_account before update on public.profiles
for each statement execute function private.refuse_deleted_account();

-- Asked when the rows are there: a booking that has waited for the deletion of its own account meets it then.
do $$
declare
  written text;
begin
  foreach written in array array[
    'pets', 'appointments', 'reschedule_requests', 'reviews', 'conversations', 'messages', 'message_reports',
    'notification_preferences', 'working_hours', 'time_off', 'service_prices', 'vaccinations', 'weights', 'medicines',
    'pet_documents', 'record_refusals', 'review_reports', 'visit_answers', 'visit_photos', 'passport_links', 'lost_pets',
    'phone_visits', 'message_attachments', 'emergency_hours', 'licences', 'saved_veterinarians', 'note_templates',
    'earlier_requests', 'visit_types', 'pet_carers', 'household_invitations', 'care_entries'
  ] loop
    execute format(
      'create trigger refuse_deleted_account after insert or update on public.%I
       for each statement execute function private.refuse_deleted_account()', written
    );
  end loop;
end;
$$;

-- # 30_retention.sql

-- What has had its time goes by itself. Called by the worker with the service key, once an hour.

-- For how long something is kept after it has had its time. This is the one place for all of it.
create function private.kept_for(what text) returns interval
language sql immutable set search_path = ''
as $$
  select case what
    when 'notifications' then interval '180 days'
    -- The link that stops mails works as long.
    when 'mails' then interval '180 days'
    when 'ended passport links' then interval '30 days'
    when 'found reports' then interval '180 days'
    when 'completions' then interval '1 hour'
    -- Offered times lie in the days of their request: they have passed by then.
    when 'guest codes' then interval '1 day'
    when 'requests for earlier times' then interval '30 days'
    -- So long they count in `own_filled_cancellations`.
    when 'freed times' then interval '30 days'
    when 'ended invitations' then interval '30 days'
    when 'entries of care' then interval '180 days'
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
$$;

-- Deletes what has had its time at a moment, at most so many (up to 1,000) of each kind, and skips what somebody else is
-- busy with: notifications, mails that were sent or given up, links to passports that have ended, and what finders wrote
-- about pets that are found, completions that can no longer be taken back, what a guest's link knew, codes for guests,
-- invitations that have ended, what was given to pets, and requests for earlier times with their offers. @returns how many
-- rows went.
create function public.prune(at_most integer, at timestamptz default now()) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  gone integer;
  total integer := 0;
begin
  delete from public.notifications where id in (
    select id from public.notifications where created_at < at - private.kept_for('notifications')
    order by created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.mails where id in (
    select id from private.mails
    where (sent_at is not null or handed_over_at is not null or given_up_at is not null)
      and due_at < at - private.kept_for('mails')
    order by due_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.found_reports where id in (
    select report.id from public.found_reports report
    where report.created_at < at - private.kept_for('found reports')
      and not exists (select from public.lost_pets lost where lost.pet_id = report.pet_id)
    order by report.created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.passport_links where id in (
    select id from public.passport_links
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links')
    order by least(revoked_at, expires_at) limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.completions where appointment_id in (
    select appointment_id from private.completions where completed_at < at - private.kept_for('completions')
    order by completed_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_visits where id in (
    select id from private.guest_visits
    where visit_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_codes where id in (
    select id from private.guest_codes where made_at < at - private.kept_for('guest codes')
    order by made_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.earlier_requests where id in (
    select id from public.earlier_requests
    where to_date < (at at time zone 'Europe/Warsaw' - private.kept_for('requests for earlier times'))::date
    order by to_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.household_invitations where id in (
    select id from public.household_invitations
    where expires_at < at - private.kept_for('ended invitations')
    order by expires_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.care_entries where id in (
    select id from public.care_entries where given_at < at - private.kept_for('entries of care')
    order by given_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.freed_times where (veterinarian_id, starts_at) in (
    select veterinarian_id, starts_at from private.freed_times
    where greatest(freed_at, starts_at at time zone 'Europe/Warsaw') < at - private.kept_for('freed times')
    order by starts_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  return total + gone;
end;
$$;
grant execute on function public.prune(integer, timestamptz) to service_role;

-- # 31_realtime.sql

-- Where the project has Realtime, its publication tells of new messages and notifications, and of what happens to
-- conversations (read, blocked). Realtime tells each of them only to those whom row-level security shows the row. The
-- embedded backend has no such publication, and its pages ask instead.
do $$
declare
  told text;
begin
  -- One for all tables has these already, and takes no single one.
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  foreach told in array array['messages', 'conversations', 'notifications'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = told
    ) then
      execute format('alter publication supabase_realtime add table public.%I', told);
    end if;
  end loop;
end;
$$;

-- # 32_rights.sql

-- The last file, for all functions at once: PostgreSQL lets everybody call a new function. Callers are granted by name, beside
-- each function.
revoke execute on all functions in schema public, private from public;
