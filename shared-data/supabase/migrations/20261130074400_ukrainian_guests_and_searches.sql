set local check_function_bodies = off;

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_language_check";

ALTER TABLE "public"."vocabulary_terms" DROP CONSTRAINT "vocabulary_terms_language_check";

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, confirmation text DEFAULT NULL::text, language text DEFAULT 'en'::text, secret text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked public.appointments;
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
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    'guest', veterinarian, visit_date, visit_time, btrim(book_as_guest.client_name), btrim(book_as_guest.client_phone),
    btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type), btrim(book_as_guest.reason),
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning * into booked;
  insert into private.guest_visits (appointment_id, phone, email, language)
  values (booked.id, number, address, case when book_as_guest.language in ('pl', 'uk') then book_as_guest.language else 'en' end);
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$function$;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_language_check" CHECK ((language = ANY (ARRAY['en'::text, 'pl'::text, 'uk'::text])));

ALTER TABLE "public"."vocabulary_terms" ADD CONSTRAINT "vocabulary_terms_language_check" CHECK ((language = ANY (ARRAY['en'::text, 'pl'::text, 'uk'::text])));

insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('specialty', 'general', 'uk', 'загальна практика,терапевт,терапевта,терапія,сімейний ветеринар'),
  ('specialty', 'surgery', 'uk', 'хірургія,хірургії,хірургію,хірург,хірурга,хірургічний,ортопед,ортопеда,ортопедія'),
  ('specialty', 'dentistry', 'uk', 'стоматологія,стоматології,стоматологію,стоматолог,стоматолога,зуб,зуба,зуби,зубів,ясна'),
  ('specialty', 'dermatology', 'uk', 'дерматологія,дерматології,дерматологію,дерматолог,дерматолога,шкіра,шкіри,шкіру,свербіж,вухо,вуха'),
  ('specialty', 'cardiology', 'uk', 'кардіологія,кардіології,кардіологію,кардіолог,кардіолога,серце,серця'),
  ('specialty', 'exotic', 'uk', 'екзотичні тварини,екзотичних тварин,екзотичний,екзотика'),
  ('specialty', 'emergency', 'uk', 'екстрена допомога,екстрену допомогу,екстрений випадок,екстрений,невідкладна допомога,терміново,цілодобово,цілодобовий,цілодобова,цілодобову,вночі,нічний'),
  ('specialty', 'oncology', 'uk', 'онкологія,онкології,онкологію,онколог,онколога,рак,пухлина,пухлини,пухлину'),
  ('pet_type', 'dog', 'uk', 'собака,собаки,собаку,собаці,собак,собакам,пес,пса,пси,псів,песик,песика,цуценя,цуценяти,цуценята,щеня'),
  ('pet_type', 'cat', 'uk', 'кіт,кота,коту,коти,котів,кішка,кішки,кішку,кішок,котик,котика,кошеня,кошеняти,кошенята'),
  ('pet_type', 'rabbit', 'uk', 'кролик,кролика,кролику,кролики,кроликів,кріль,кроля,кролі'),
  ('pet_type', 'bird', 'uk', 'птах,птаха,птахи,птахів,пташка,пташки,пташку,папуга,папуги,папугу,папуг,канарка,канарки,канарку,курка,курки,курку,кури,півень,голуб,голуба,качка,качки,гуска,гуси'),
  ('pet_type', 'small_mammal', 'uk', 'дрібні ссавці,дрібний ссавець,дрібних ссавців,гризун,гризуна,гризуни,гризунів,хом’як,хом’яка,хом’яки,хом’ячок,морська свинка,морської свинки,морську свинку,морські свинки,свинка,свинки,свинку,тхір,тхора,тхори,шиншила,шиншили,шиншилу,щур,щура,щури,миша,миші,мишу,їжак,їжака,їжаки'),
  ('pet_type', 'reptile', 'uk', 'рептилія,рептилії,рептилію,рептилій,плазун,плазуни,черепаха,черепахи,черепаху,змія,змії,змію,ящірка,ящірки,ящірку,гекон,гекона,агама,агами,агаму,ігуана,ігуани,хамелеон,хамелеона'),
  ('pet_type', 'exotic', 'uk', 'екзотичні тварини,екзотичних тварин,екзотичний,риба,риби,рибка,рибки,рибку,жаба,жаби,жабу,аксолотль,павук'),
  ('service', 'wellness', 'uk', 'огляд,огляду,профілактичний огляд,контрольний огляд,обстеження'),
  ('service', 'vaccination', 'uk', 'вакцинація,вакцинації,вакцинацію,вакцина,вакцини,вакцину,вакцинувати,щеплення,щеплень,щепити,сказ,сказу'),
  ('service', 'preventive', 'uk', 'профілактика,профілактики,профілактику'),
  ('service', 'consultation', 'uk', 'консультація,консультації,консультацію,порада,друга думка'),
  ('service', 'emergency', 'uk', 'екстрена допомога,екстрену допомогу,екстрений випадок,невідкладна допомога,терміново,отруєння,інтенсивна терапія'),
  ('service', 'microchip', 'uk', 'чип,чипа,чипування,чипувати,чіп,чіпа,чіпування,чіпувати,мікрочип,мікрочіп'),
  ('service', 'neutering', 'uk', 'стерилізація,стерилізації,стерилізацію,стерилізувати,кастрація,кастрації,кастрацію,каструвати'),
  ('service', 'dental', 'uk', 'зубний камінь,чищення зубів,видалення зуба'),
  ('service', 'operation', 'uk', 'операція,операції,операцію'),
  ('service', 'parasites', 'uk', 'паразити,паразитів,блохи,бліх,кліщ,кліща,кліщі,кліщів,глисти,глистів,дегельмінтизація'),
  ('service', 'nails', 'uk', 'кіготь,кігті,кігтів,обрізання кігтів,підстригання кігтів'),
  ('service', 'ultrasound', 'uk', 'узд,узі,ультразвук,ехо серця'),
  ('service', 'x_ray', 'uk', 'рентген,рентгену'),
  ('service', 'laboratory', 'uk', 'аналіз,аналізи,аналізів,аналіз крові,аналіз сечі,лабораторія'),
  ('service', 'ecg', 'uk', 'екг,електрокардіограма'),
  ('service', 'nutrition', 'uk', 'харчування,дієта,дієти,дієту,дієтолог,ожиріння'),
  ('service', 'allergy', 'uk', 'алергія,алергії,алергію,алерголог'),
  ('service', 'chemotherapy', 'uk', 'хіміотерапія,хіміотерапії,хіміотерапію'),
  ('service', 'wounds', 'uk', 'рана,рани,рану,травма,травми,травму'),
  ('service', 'home_visit', 'uk', 'виклик додому,виїзд додому,візит додому,додому,вдома'),
  ('service', 'passport', 'uk', 'паспорт,паспорта'),
  ('city', 'warszawa', 'uk', 'Варшава,Варшави,Варшаві,Варшаву'),
  ('city', 'krakow', 'uk', 'Краків,Кракова,Кракові,Краков'),
  ('city', 'lodz', 'uk', 'Лодзь,Лодзі'),
  ('city', 'wroclaw', 'uk', 'Вроцлав,Вроцлава,Вроцлаві'),
  ('city', 'poznan', 'uk', 'Познань,Познані'),
  ('city', 'gdansk', 'uk', 'Гданськ,Гданська,Гданську'),
  ('city', 'szczecin', 'uk', 'Щецин,Щецина,Щецині,Щецін'),
  ('city', 'bydgoszcz', 'uk', 'Бидгощ,Бидгощі'),
  ('city', 'lublin', 'uk', 'Люблін,Любліна,Любліні'),
  ('city', 'bialystok', 'uk', 'Білосток,Білостока,Білостоку'),
  ('city', 'katowice', 'uk', 'Катовіце,Катовиці,Катовицях'),
  ('city', 'gdynia', 'uk', 'Гдиня,Гдині,Гдиню'),
  ('language', 'pl', 'uk', 'польською,польськомовний'),
  ('language', 'en', 'uk', 'англійською,англомовний'),
  ('language', 'uk', 'uk', 'українською,україномовний,українськомовний'),
  ('language', 'de', 'uk', 'німецькою'),
  ('language', 'fr', 'uk', 'французькою'),
  ('language', 'es', 'uk', 'іспанською'),
  ('language', 'it', 'uk', 'італійською'),
  ('language', 'ru', 'uk', 'російською'),
  ('language', 'be', 'uk', 'білоруською'),
  ('language', 'cs', 'uk', 'чеською'),
  ('language', 'sk', 'uk', 'словацькою'),
  ('language', 'lt', 'uk', 'литовською'),
  ('near', 'me', 'uk', 'поруч,поруч зі мною,поблизу,біля мене,недалеко від мене,найближче до мене'),
  ('when', 'today', 'uk', 'сьогодні,ще сьогодні'),
  ('when', 'tomorrow', 'uk', 'завтра'),
  ('when', 'day after tomorrow', 'uk', 'післязавтра'),
  ('when', 'this week', 'uk', 'цього тижня,найближчі дні,найближчими днями,протягом тижня'),
  ('when', 'weekend', 'uk', 'вихідні,вихідних,вихідними,цими вихідними'),
  ('when', 'monday', 'uk', 'понеділок,понеділка,пн'),
  ('when', 'tuesday', 'uk', 'вівторок,вівторка,вт'),
  ('when', 'wednesday', 'uk', 'середа,середу,середи,ср'),
  ('when', 'thursday', 'uk', 'четвер,четверга,чт'),
  ('when', 'friday', 'uk', 'п’ятниця,п’ятницю,п’ятниці,пт'),
  ('when', 'saturday', 'uk', 'субота,суботу,суботи,сб'),
  ('when', 'sunday', 'uk', 'неділя,неділю,неділі,нд'),
  ('when', 'morning', 'uk', 'ранок,ранку,вранці,зранку,до обіду'),
  ('when', 'afternoon', 'uk', 'після обіду,пополудні,вдень,удень'),
  ('when', 'evening', 'uk', 'вечір,вечора,ввечері,увечері,після роботи'),
  ('when', 'next week', 'uk', 'наступного тижня,наступний тиждень'),
  ('when', 'next weekend', 'uk', 'наступні вихідні,наступних вихідних,наступними вихідними'),
  ('when', 'this month', 'uk', 'цього місяця'),
  ('when', 'next month', 'uk', 'наступного місяця,наступний місяць'),
  ('any', 'vet', 'uk', 'ветеринар,ветеринара,ветеринару,ветеринари,ветеринарів,ветлікар,ветлікаря,лікар,лікаря,лікарі,лікарів,ветеринарний лікар,ветеринарна клініка,ветеринарну клініку,ветеринарний,ветеринарна,ветклініка,ветклініку,клініка,клініки,клініку'),
  ('any', 'joining', 'uk', 'на,із,зі,для,до,та,від,мій,моя,мого,моєї,моєму,мою,шукаю,треба,потрібен,потрібна,потрібно,запис,записатися,вільний,вільний час,вільні,час,візит,тварина,тварини,тварину,говорить,розмовляє')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;
