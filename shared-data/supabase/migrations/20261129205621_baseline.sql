-- The files of schemas/, one after the other. Rules are looked up and changed there.

-- # 01_foundations.sql

-- The ground that every other file stands on: extensions, schemas, rights by default, the clock, the person who asks.
--
-- House rules:
--   * `public` is the API, `private` is not exposed by it: helpers of policies and triggers live there.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * A command on a table is granted to the roles that a policy lets do it, and to nobody else: a table is shut twice.
--     Grants stand beside their table or function; `tests/authorization.txt` lists them.
--   * Visitors and users write the columns that are granted by name, and no others: a new column is nobody's until somebody
--     decides. `tests/authorization.txt` lists every column.
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

-- The instant of a time on the clinic's wall: of an hour that an autumn night has twice, the second one. A time that a spring
-- night leaves out is read as an hour later, and refused where visits are booked.
create function private.instant(day date, at time) returns timestamptz
language sql immutable set search_path = ''
as $$ select (day + at) at time zone 'Europe/Warsaw' $$;

-- Whether a visit that begins at this time on the wall has begun. Never compare it with `warsaw_now`: in an autumn night the
-- wall shows 02:30 an hour before the visit.
create function private.has_begun(day date, at time, moment timestamptz default now()) returns boolean
language sql stable set search_path = ''
as $$ select private.instant(day, at) <= moment $$;

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

-- True for a moment that has a date, and for none.
-- @raises PT400 for 'infinity'.
create function private.assert_finite(at timestamptz) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if not isfinite(at) then
    raise sqlstate 'PT400' using message = 'Please choose a moment that has a date.';
  end if;
  return true;
end;
$$;

-- ## Text and lists

-- Text as it is compared: without case, diacritics, apostrophes, invisible signs and doubled spaces, so that 'lodz' meets 'Łódź'
-- however it was typed, and 'OBrien' meets 'O’Brien'. Of some letters Unicode makes no parts. Immutable, so that it can be indexed.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(btrim(replace(translate(
    regexp_replace(
      normalize(value, NFKD),
      '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff''`´’‘ʼʹ]', '', 'g'
    ),
    'łŁøØđĐıðÐ‐‑‒–—−', 'lLoOdDidD------'
  ), 'ß', 'ss')), '[[:space:]]+', ' ', 'g'))
$$;

-- Text as it is stored: composed (NFC), and without marks that show nothing or turn the text around them. The pages say the
-- same, by `tidyText`.
create function private.tidy(typed text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    normalize(typed, nfc),
    '[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]', '', 'g'
  )
$$;

-- Whether a name shows a letter of any script. By ranges, because a server's locale may know none but the English ones.
create function private.has_letter(typed text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select private.tidy(typed) ~ '[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\ud7ff]' $$;

-- A telephone number as it is stored: '+48 22 119 45 67', of another country '+380441234567'; null for what is none, or could
-- be two. The pages say the same, by `readPhone`: what follows 'wew.' goes, and the zero before the area; a zero with the digits
-- of a Ukrainian mobile phone may be either country's.
create function private.phone_number(typed text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when keyed.digits ~ '^0(39|50|6[3678]|7[357]|9[1-9])[0-9]{7}$' then null
    when number ~ '^(\+48|0048|48)?0?[1-9][0-9]{8}$' then '+48 ' || case
      when right(number, 9) ~ '^(45|5[0137]|6[069]|7[02389]|8[08])' then regexp_replace(right(number, 9), '(...)(...)', '\1 \2 ')
      else regexp_replace(right(number, 9), '(..)(...)(..)', '\1 \2 \3 ')
    end
    when number ~ '^(\+|00|(?=380[0-9]{9}$))(?!48)[1-9][0-9]{7,14}$' then regexp_replace(number, '^(\+|00)?', '+')
  end
  from (select regexp_replace(private.tidy(typed), '[\u00ad\u200c\u200d]', '', 'g')) as shown (text)
  cross join lateral (select regexp_replace(shown.text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+', ' ', 'g')) as plain (text)
  cross join lateral (
    select regexp_replace(
      regexp_replace(btrim(plain.text), '^tel[.:]?\s*', '', 'i'), '[,;]?\s*(wewn?|w|ext|x)\.?\s*[0-9]{1,6}$', '', 'i'
    )
  ) as alone (text)
  cross join lateral (
    select regexp_replace(
      case when alone.text ~ '^\(?(\+|00)(?!48)' then replace(alone.text, '(0)', '') else alone.text end,
      '[\s()./\u2010-\u2015\u2212-]', '', 'g'
    )
  ) as keyed (digits)
  cross join lateral (
    select regexp_replace(keyed.digits, '^((\+|00)(3[123]|4[013469]|353|37[03]|380|421))0', '\1')
  ) as dialled (number)
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

-- Whether each of these names, clinics and addresses is one line that holds nothing of which a mail program makes a link. They
-- stand in mails, documents and notifications of the site, which must lead nobody elsewhere nor say a stranger's sentences.
-- 'lek. wet.', 'ul.Długa 5', 'm.st.' and 'О.О.Коваль' are no links: before an ending that may be a word's beginning stand three
-- letters at least. The forms have the same rule in `shared-data/src/typed/web-address.ts`.
create function private.name_no_site(variadic texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from unnest(texts) as said where translate(said, '。．｡․﹒', '.....') ~* concat(
      '[\n\r\u2028\u2029]|://|www[.]|[^[:space:].,;:()/]([.](com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store',
      '|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|me|co|ly|gg|gl|cc|ws',
      '|tv|pl|eu|ru|io|xn--[a-z0-9-]+|рф|рус|укр|бел|бг|срб|мкд|мон|қаз|ею|ευ|ελ|онлайн|сайт|орг|ком|москва|дети)',
      '|[^[:space:].,;:()/]{2}[.][a-z][a-z])([^[:alnum:]-]|$)',
      '|[^[:space:].,;:()/][.]([a-z]{2,}[/?#:]|[\u0530-\u1dff\u3040-\uffef]{2})'
    )
  )
$$;

-- Policies, constraints and guards run these functions as the signed-in role, which therefore needs the right to call them.
grant execute on function
  private.warsaw_now(), private.warsaw_today(), private.instant(date, time), private.has_begun(date, time, timestamptz),
  private.is_client_request(), private.me(), private.fold(text),
  private.is_word_list(text[]), private.tidy(text), private.has_letter(text), private.phone_number(text),
  private.name_no_site(text[]), private.assert_finite(timestamptz)
to anon, authenticated, service_role;

-- ## Rows

-- Tidies every text of a row. Each table of the API that people write texts into has it (`31_tidy_texts.sql`).
create function private.tidy_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new::text = private.tidy(new::text) then
    return new;
  end if;
  return jsonb_populate_record(new, private.tidy(to_jsonb(new)::text)::jsonb);
end;
$$;

-- Stores the telephone number of a column, which the trigger names, in its one form; words stay as they are.
create function private.tidy_phone() returns trigger
language plpgsql set search_path = ''
as $$
declare
  number constant text := private.phone_number(to_jsonb(new) ->> tg_argv[0]);
begin
  return case when number is null then new else jsonb_populate_record(new, jsonb_build_object(tg_argv[0], number)) end;
end;
$$;

-- Refuses a name without a letter, in the columns that the trigger names.
create function private.guard_names() returns trigger
language plpgsql set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if btrim(to_jsonb(new) ->> name) <> '' and not private.has_letter(to_jsonb(new) ->> name) then
      raise sqlstate 'PT400' using message = 'Please enter a name with letters.';
    end if;
  end loop;
  return new;
end;
$$;

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
    when 'visits booked for a client' then 5
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'mails of a mailbox a day' then 12
    when 'guest codes of an address an hour' then 5
    when 'guest codes of a veterinarian an hour' then 60
    -- Of all who try; the door counts those of one sender.
    when 'tries of a guest code' then 100
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

-- Refuses more rows of the signed-in person than a quota. Arguments: the column that names the person, the quota, and the sentence
-- with its number. Counted after the statement; a trigger before it lets two of them take turns.
create function private.guard_number_of_rows() returns trigger
language plpgsql set search_path = ''
as $$
declare
  kept bigint;
begin
  if private.is_client_request() then
    execute format('select count(*) from public.%I where %I = private.me()', tg_table_name, tg_argv[0]) into kept;
    if kept > private.quota(tg_argv[1]) then
      raise sqlstate 'PT403' using message = format(tg_argv[2], private.quota(tg_argv[1]));
    end if;
  end if;
  return null;
end;
$$;

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
-- through `meanings_of`. The words are written by `vocabulary/generate.ts` into `04_vocabulary_terms.sql`.

create table public.vocabulary (
  -- 'when': days and parts of a day. 'near': around the visitor. 'any': what every veterinarian is, and words that only join
  -- the others.
  kind text not null check (kind in ('specialty', 'pet_type', 'city', 'service', 'language', 'when', 'near', 'any')),
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

-- What Polish endings make of the words of terms and towns, folded: 'krolika' is a form of 'krolik'.
create table private.word_forms (
  form text not null,
  base text not null,
  primary key (form, base)
);
-- For misspelt words.
create index word_forms_trigrams on private.word_forms using gin (form extensions.gin_trgm_ops);

-- Towns and their centres in degrees (WGS 84), so that where nobody works, the nearest can be offered.
create table private.towns (
  -- Folded words.
  term text primary key,
  label text not null,
  latitude double precision not null,
  longitude double precision not null
);

-- The centres of the vocabulary's cities, which are no towns: they are found as cities.
create table private.city_centres (
  code text primary key,
  latitude double precision not null,
  longitude double precision not null
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
  ('service', 'wounds', 'Wound treatment', 19),
  ('service', 'home_visit', 'Home visits', 20),
  ('service', 'passport', 'Pet passports', 21),
  ('when', 'today', 'Today', 1),
  ('when', 'tomorrow', 'Tomorrow', 2),
  ('when', 'day after tomorrow', 'Day after tomorrow', 3),
  ('when', 'this week', 'This week', 4),
  ('when', 'weekend', 'Weekend', 5),
  ('when', 'monday', 'Monday', 6),
  ('when', 'tuesday', 'Tuesday', 7),
  ('when', 'wednesday', 'Wednesday', 8),
  ('when', 'thursday', 'Thursday', 9),
  ('when', 'friday', 'Friday', 10),
  ('when', 'saturday', 'Saturday', 11),
  ('when', 'sunday', 'Sunday', 12),
  ('when', 'morning', 'Morning', 13),
  ('when', 'afternoon', 'Afternoon', 14),
  ('when', 'evening', 'Evening', 15),
  -- Several codes at once.
  ('when', 'today,morning', 'This morning', 16),
  ('when', 'today,afternoon', 'This afternoon', 17),
  ('when', 'today,evening', 'Tonight', 18),
  ('when', 'tomorrow,evening', 'Tomorrow night', 19),
  ('when', 'next week', 'Next week', 20),
  ('when', 'next weekend', 'Next weekend', 21),
  ('when', 'this month', 'This month', 22),
  ('when', 'next month', 'Next month', 23),
  ('language', 'pl', 'Polish', 1),
  ('language', 'en', 'English', 2),
  ('language', 'uk', 'Ukrainian', 3),
  ('language', 'de', 'German', 4),
  ('language', 'fr', 'French', 5),
  ('language', 'es', 'Spanish', 6),
  ('language', 'it', 'Italian', 7),
  ('language', 'ru', 'Russian', 8),
  ('language', 'be', 'Belarusian', 9),
  ('language', 'cs', 'Czech', 10),
  ('language', 'sk', 'Slovak', 11),
  ('language', 'lt', 'Lithuanian', 12),
  ('language', 'vi', 'Vietnamese', 13),
  ('language', 'zh', 'Chinese', 14),
  ('near', 'me', 'Near me', 1),
  ('any', 'vet', 'Veterinarians', 1),
  ('any', 'joining', '', 2);

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
as $$ select array_remove(regexp_split_to_array(private.fold(value), '[^[:alnum:]]+'), '') $$;

-- What one or more words may stand for: themselves, and whatever they are forms of.
create function private.readings_of(words text[]) returns setof text
language sql stable set search_path = ''
as $$
  with recursive read (length, phrase) as (
    select 0, ''
    union
    select length + 1, btrim(phrase || ' ' || known.word)
    from read
    cross join lateral (
      select words[length + 1] as word
      union
      select base from private.word_forms where form = words[length + 1]
    ) as known
    -- More words name nothing, and each reading doubles the phrases.
    where length < cardinality(words) and cardinality(words) <= 8
  )
  select phrase from read where length = cardinality(words)
$$;

-- # 04_vocabulary_terms.sql

-- Generated by supabase/vocabulary/generate.ts: change terms.ts there. Endings: dictionary-pl (MPL-2.0, sjp.pl). Towns: GeoNames (CC BY 4.0).

-- Each label is a term by itself, but for a language's, which is a breed's as well: 'English bulldog'.
insert into public.vocabulary_terms (kind, term, code, language)
select kind, array_to_string(private.words_of(label), ' '), code, case when kind = 'city' then 'pl' else 'en' end
from public.vocabulary where label <> '' and kind <> 'language';

-- What the forms write, and what visitors type. A word that has two meanings stands twice: 'exotic' is a specialty and an animal.
insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('specialty', 'general', 'en', 'general practitioner,general practice,general vet,family vet,gp'),
  ('specialty', 'general', 'pl', 'weterynarz ogólny,ogólny,weterynarz rodzinny,internista,internistka,interna'),
  ('specialty', 'surgery', 'en', 'veterinary surgeon,surgeon,surgeons,surgical,orthopaedics,orthopedics,orthopaedist,orthopedist'),
  ('specialty', 'surgery', 'pl', 'chirurgia,chirurg weterynaryjny,chirurg,chirurgiczny,ortopeda,ortopedia,ortopedyczny'),
  ('specialty', 'dentistry', 'en', 'dental,dentist,dentists,tooth,teeth,toothache,gums'),
  ('specialty', 'dentistry', 'pl', 'stomatologia,stomatolog,stomatologiczny,dentysta,dentystka,ząb,dziąsło'),
  ('specialty', 'dermatology', 'en', 'dermatologist,skin,itching,itchy,itchy skin,itch,eczema,ears,ear'),
  ('specialty', 'dermatology', 'pl', 'dermatologia,dermatolog,dermatologiczny,skóra,skórny,świąd,swędzenie,ucho,uszy'),
  ('specialty', 'cardiology', 'en', 'cardiologist,heart,heart disease,heart murmur'),
  ('specialty', 'cardiology', 'pl', 'kardiologia,kardiolog,kardiologiczny,serce,szmer,szmer serca'),
  ('specialty', 'exotic', 'en', 'exotic animal specialist,exotics,exotic vet'),
  ('specialty', 'exotic', 'pl', 'zwierzęta egzotyczne,egzotyczny,egzotyka'),
  ('specialty', 'emergency', 'en', 'emergency care,emergencies,emergency vet,urgent,urgent care,24h,24 7,24 hours,24 hour,night,overnight,hospital,at night'),
  ('specialty', 'emergency', 'pl', 'medycyna ratunkowa,nagły wypadek,nagły przypadek,pogotowie,dyżur,dyżurny,ostry dyżur,dyżur nocny,nocny,noc,całodobowy,całą dobę,szpital,wypadek'),
  ('specialty', 'oncology', 'en', 'oncologist,cancer,tumour,tumor,tumours,tumors'),
  ('specialty', 'oncology', 'pl', 'onkologia,onkolog,onkologiczny,nowotwór,guz,rak'),
  ('pet_type', 'dog', 'en', 'puppy,puppies,pup,pups,doggy,doggie,doggies,bitch,bitches,hound,hounds'),
  ('pet_type', 'dog', 'pl', 'pies,piesek,psiak,psina,szczeniak,szczeniaczek,szczenię,suka,suczka,psi,pieska'),
  ('pet_type', 'cat', 'en', 'kitten,kittens,kitty,kitties,tomcat,tomcats,feline,felines'),
  ('pet_type', 'cat', 'pl', 'kot,kotek,koteczek,kotka,kotki,kociak,kocię,kocur,kocurek,kocica,kicia,kiciuś,koci'),
  ('pet_type', 'rabbit', 'en', 'bunny,bunnies,hare,hares'),
  ('pet_type', 'rabbit', 'pl', 'królik,króliczek,króliczka'),
  ('pet_type', 'bird', 'en', 'parrot,parrots,budgie,budgies,budgerigar,canary,canaries,cockatiel,cockatiels,chicken,chickens,hen,hens,pigeon,pigeons,duck,ducks,goose,geese,budgerigars,poultry'),
  ('pet_type', 'bird', 'pl', 'ptak,ptaszek,ptasi,papuga,papużka,papuga falista,papużka falista,nimfa,kanarek,kura,kurczak,kogut,gołąb,kaczka,gęś,drób'),
  ('pet_type', 'small_mammal', 'en', 'small mammal,hamster,hamsters,guinea pig,guinea pigs,ferret,ferrets,chinchilla,chinchillas,gerbil,gerbils,rodent,rodents,hedgehog,hedgehogs,rat,rats,mouse,mice,degu,degus,cavy,cavies,guinea,piggies'),
  ('pet_type', 'small_mammal', 'pl', 'mały ssak,ssak,chomik,chomiczek,świnka morska,świnka,kawia domowa,kawia,fretka,szynszyla,myszoskoczek,gryzoń,jeż,szczur,szczurek,mysz,myszka,koszatniczka'),
  ('pet_type', 'reptile', 'en', 'tortoise,tortoises,turtle,turtles,snake,snakes,lizard,lizards,gecko,geckos,iguana,iguanas,chameleon,chameleons,python,pythons,bearded dragon,bearded dragons'),
  ('pet_type', 'reptile', 'pl', 'gad,żółw,wąż,jaszczurka,gekon,agama,legwan,kameleon,waran'),
  ('pet_type', 'exotic', 'en', 'fish,fishes,goldfish,exotic pet,exotic animals,exotics,frog,frogs,spider,spiders,axolotl,axolotls'),
  ('pet_type', 'exotic', 'pl', 'ryba,rybka,egzotyczny,zwierzęta egzotyczne,żaba,płaz,aksolotl,ptasznik'),
  ('service', 'wellness', 'en', 'wellness exam,wellness,check up,check ups,checkup,checkups,annual exam,health check,exam,examination'),
  ('service', 'wellness', 'pl', 'badanie,badanie ogólne,badanie kontrolne,wizyta kontrolna,przegląd,przegląd zdrowia,kontrola,bilans'),
  ('service', 'vaccination', 'en', 'vaccine,vaccines,vaccinate,jab,jabs,shots,rabies,rabies shot,distemper,parvovirus'),
  ('service', 'vaccination', 'pl', 'szczepienie,szczepienie ochronne,szczepionka,zaszczepić,szczepić,wścieklizna,nosówka,parwowiroza'),
  ('service', 'preventive', 'en', 'preventive care,prevention,prophylaxis'),
  ('service', 'preventive', 'pl', 'profilaktyka,profilaktyczny,profilaktyka zdrowotna'),
  ('service', 'consultation', 'en', 'medical consultation,consultation,consultations,second opinion,second opinions,advice'),
  ('service', 'consultation', 'pl', 'konsultacja,porada,druga opinia'),
  ('service', 'emergency', 'en', 'urgent care,intensive care,poisoning,poisoned,poisoning treatment,24h,24 7,24 hours,24 hour,hospital'),
  ('service', 'emergency', 'pl', 'nagły wypadek,nagły przypadek,pogotowie,dyżur,ostry dyżur,dyżur nocny,całodobowy,całą dobę,zatrucie,intensywna terapia,szpital'),
  ('service', 'microchip', 'en', 'microchips,chip,chipping,id chip'),
  ('service', 'microchip', 'pl', 'czip,czipowanie,chipowanie,czipować,zaczipować,zachipować,mikroczip,mikrochip,znakowanie'),
  ('service', 'neutering', 'en', 'neuter,neutered,spay,spaying,spayed,castration,castrate,sterilisation,sterilization,sterilise,sterilize'),
  ('service', 'neutering', 'pl', 'kastracja,kastrować,wykastrować,sterylizacja,sterylizować,wysterylizować'),
  ('service', 'dental', 'en', 'dental,dental check up,dental check ups,teeth cleaning,tooth,scaling,tooth extraction,tartar'),
  ('service', 'dental', 'pl', 'kamień nazębny,usuwanie kamienia,czyszczenie zębów,ekstrakcja zęba'),
  ('service', 'operation', 'en', 'operation,surgery,surgeries'),
  ('service', 'operation', 'pl', 'operacja,zabieg'),
  ('service', 'parasites', 'en', 'parasite,parasites,worms,worming,deworming,deworm,fleas,flea,ticks,tick'),
  ('service', 'parasites', 'pl', 'pasożyt,odrobaczanie,odrobaczenie,odrobaczyć,robak,pchła,kleszcz'),
  ('service', 'nails', 'en', 'nail,nails,claw,claws,nail trim,nail trimming,claw trimming,beak and nail care'),
  ('service', 'nails', 'pl', 'pazur,pazurek,obcinanie pazurów,przycinanie pazurów'),
  ('service', 'ultrasound', 'en', 'ultrasonography,sonography,scan,scans,heart ultrasound'),
  ('service', 'ultrasound', 'pl', 'usg,ultrasonografia,echo serca'),
  ('service', 'x_ray', 'en', 'xray,x rays,xrays,radiography,radiograph'),
  ('service', 'x_ray', 'pl', 'rtg,rentgen,prześwietlenie'),
  ('service', 'laboratory', 'en', 'laboratory,lab,lab tests,blood test,blood tests,blood work,urine test'),
  ('service', 'laboratory', 'pl', 'laboratorium,morfologia,badanie krwi,badanie moczu,analiza'),
  ('service', 'ecg', 'en', 'ekg,electrocardiogram'),
  ('service', 'nutrition', 'en', 'nutrition,diet,diets,feeding,weight loss,overweight'),
  ('service', 'nutrition', 'pl', 'dieta,dietetyk,żywienie,odchudzanie,nadwaga,otyłość'),
  ('service', 'allergy', 'en', 'allergy,allergies,allergic'),
  ('service', 'allergy', 'pl', 'alergia,alergolog,testy alergiczne,uczulenie'),
  ('service', 'chemotherapy', 'en', 'chemo'),
  ('service', 'chemotherapy', 'pl', 'chemioterapia'),
  ('service', 'wounds', 'en', 'wound,wounds,stitches,injury,injuries'),
  ('service', 'wounds', 'pl', 'rana,szwy,szycie rany,uraz'),
  ('service', 'home_visit', 'en', 'home visit,house call,house calls,mobile vet,visits at home'),
  ('service', 'home_visit', 'pl', 'wizyta domowa,wizyta w domu,dojazd do domu,weterynarz z dojazdem,dojazd'),
  ('service', 'passport', 'en', 'pet passport,passport,passports,eu passport,travel documents'),
  ('service', 'passport', 'pl', 'paszport'),
  ('city', 'warszawa', 'en', 'warsaw'),
  ('city', 'krakow', 'en', 'cracow'),
  ('city', 'warszawa', 'pl', 'Bemowo,Białołęka,Bielany,Mokotów,Ochota,Praga,Praga Południe,Praga Północ,Rembertów,Targówek,Ursus,Ursynów,Wawer,Wesoła,Wilanów,Wola,Żoliborz,Kabaty,Saska Kępa'),
  ('city', 'krakow', 'pl', 'Nowa Huta,Podgórze,Krowodrza,Dębniki,Bronowice,Prądnik Biały,Prądnik Czerwony,Kazimierz,Bieżanów,Prokocim'),
  ('city', 'lodz', 'pl', 'Bałuty,Widzew,Polesie,Retkinia'),
  ('city', 'wroclaw', 'pl', 'Krzyki,Psie Pole,Biskupin,Karłowice,Leśnica,Grabiszyn'),
  ('city', 'poznan', 'pl', 'Jeżyce,Wilda,Rataje,Piątkowo,Winogrady'),
  ('city', 'gdansk', 'pl', 'Wrzeszcz,Oliwa,Przymorze,Zaspa,Żabianka,Brzeźno'),
  ('city', 'szczecin', 'pl', 'Pogodno,Niebuszewo,Gumieńce,Prawobrzeże'),
  ('city', 'bydgoszcz', 'pl', 'Fordon,Bartodzieje,Szwederowo'),
  ('city', 'lublin', 'pl', 'Czuby,Kalinowszczyzna,Wieniawa'),
  ('city', 'bialystok', 'pl', 'Dojlidy,Wysoki Stoczek'),
  ('city', 'katowice', 'pl', 'Ligota,Koszutka,Brynów,Szopienice,Murcki'),
  ('city', 'gdynia', 'pl', 'Orłowo,Chylonia,Redłowo,Witomino,Oksywie'),
  ('language', 'pl', 'en', 'Polish speaking,speaks Polish,speak Polish,speaking Polish,in Polish,Polish speaker,Polish vet,Polish language'),
  ('language', 'pl', 'pl', 'po polsku'),
  ('language', 'en', 'en', 'English speaking,speaks English,speak English,speaking English,in English,English speaker,English vet,English language'),
  ('language', 'en', 'pl', 'po angielsku'),
  ('language', 'uk', 'en', 'Ukrainian speaking,speaks Ukrainian,speak Ukrainian,speaking Ukrainian,in Ukrainian,Ukrainian speaker,Ukrainian vet,Ukrainian language'),
  ('language', 'uk', 'pl', 'po ukraińsku'),
  ('language', 'de', 'en', 'German speaking,speaks German,speak German,speaking German,in German,German speaker,German vet,German language'),
  ('language', 'de', 'pl', 'po niemiecku'),
  ('language', 'fr', 'en', 'French speaking,speaks French,speak French,speaking French,in French,French speaker,French vet,French language'),
  ('language', 'fr', 'pl', 'po francusku'),
  ('language', 'es', 'en', 'Spanish speaking,speaks Spanish,speak Spanish,speaking Spanish,in Spanish,Spanish speaker,Spanish vet,Spanish language'),
  ('language', 'es', 'pl', 'po hiszpańsku'),
  ('language', 'it', 'en', 'Italian speaking,speaks Italian,speak Italian,speaking Italian,in Italian,Italian speaker,Italian vet,Italian language'),
  ('language', 'it', 'pl', 'po włosku'),
  ('language', 'ru', 'en', 'Russian speaking,speaks Russian,speak Russian,speaking Russian,in Russian,Russian speaker,Russian vet,Russian language'),
  ('language', 'ru', 'pl', 'po rosyjsku'),
  ('language', 'be', 'en', 'Belarusian speaking,speaks Belarusian,speak Belarusian,speaking Belarusian,in Belarusian,Belarusian speaker,Belarusian vet,Belarusian language'),
  ('language', 'be', 'pl', 'po białorusku'),
  ('language', 'cs', 'en', 'Czech speaking,speaks Czech,speak Czech,speaking Czech,in Czech,Czech speaker,Czech vet,Czech language'),
  ('language', 'cs', 'pl', 'po czesku'),
  ('language', 'sk', 'en', 'Slovak speaking,speaks Slovak,speak Slovak,speaking Slovak,in Slovak,Slovak speaker,Slovak vet,Slovak language'),
  ('language', 'sk', 'pl', 'po słowacku'),
  ('language', 'lt', 'en', 'Lithuanian speaking,speaks Lithuanian,speak Lithuanian,speaking Lithuanian,in Lithuanian,Lithuanian speaker,Lithuanian vet,Lithuanian language'),
  ('language', 'lt', 'pl', 'po litewsku'),
  ('language', 'vi', 'en', 'Vietnamese speaking,speaks Vietnamese,speak Vietnamese,speaking Vietnamese,in Vietnamese,Vietnamese speaker,Vietnamese vet,Vietnamese language'),
  ('language', 'vi', 'pl', 'po wietnamsku'),
  ('language', 'zh', 'en', 'Chinese speaking,speaks Chinese,speak Chinese,speaking Chinese,in Chinese,Chinese speaker,Chinese vet,Chinese language'),
  ('language', 'zh', 'pl', 'po chińsku'),
  ('near', 'me', 'en', 'nearby,near by,near here,around here,around me,close to me,close by,closest to me,my area'),
  ('near', 'me', 'pl', 'blisko mnie,koło mnie,obok mnie,najbliżej mnie,pobliże,mojej okolicy'),
  ('when', 'today', 'en', 'still today'),
  ('when', 'today', 'pl', 'dziś,dzisiaj,jeszcze dziś'),
  ('when', 'tomorrow', 'en', 'tomorow,tmrw'),
  ('when', 'tomorrow', 'pl', 'jutro'),
  ('when', 'day after tomorrow', 'en', 'the day after tomorrow'),
  ('when', 'day after tomorrow', 'pl', 'pojutrze'),
  ('when', 'this week', 'en', 'next 7 days,next seven days,within a week,next few days'),
  ('when', 'this week', 'pl', 'tym tygodniu,najbliższe dni,najbliższy tydzień,ciągu tygodnia'),
  ('when', 'weekend', 'en', 'this weekend'),
  ('when', 'weekend', 'pl', 'najbliższy weekend'),
  ('when', 'monday', 'en', 'mondays'),
  ('when', 'monday', 'pl', 'poniedziałek,pon'),
  ('when', 'tuesday', 'en', 'tuesdays'),
  ('when', 'tuesday', 'pl', 'wtorek,wt'),
  ('when', 'wednesday', 'en', 'wednesdays'),
  ('when', 'wednesday', 'pl', 'środa,śr'),
  ('when', 'thursday', 'en', 'thursdays'),
  ('when', 'thursday', 'pl', 'czwartek,czw'),
  ('when', 'friday', 'en', 'fridays'),
  ('when', 'friday', 'pl', 'piątek,pt'),
  ('when', 'saturday', 'en', 'saturdays'),
  ('when', 'saturday', 'pl', 'sobota,sob'),
  ('when', 'sunday', 'en', 'sundays'),
  ('when', 'sunday', 'pl', 'niedziela,niedz'),
  ('when', 'morning', 'en', 'mornings,before noon'),
  ('when', 'morning', 'pl', 'rano,przed południem,do południa'),
  ('when', 'afternoon', 'en', 'afternoons,after noon,noon,midday'),
  ('when', 'afternoon', 'pl', 'po południu,popołudnie,popołudniu,południe'),
  ('when', 'evening', 'en', 'evenings,after work'),
  ('when', 'evening', 'pl', 'wieczór,wieczorem,po pracy'),
  ('when', 'today,morning', 'pl', 'dziś rano'),
  ('when', 'today,afternoon', 'pl', 'dziś po południu'),
  ('when', 'today,evening', 'en', 'this evening,this night'),
  ('when', 'today,evening', 'pl', 'dziś wieczorem'),
  ('when', 'tomorrow,evening', 'pl', 'jutro wieczorem'),
  ('when', 'next week', 'pl', 'przyszły tydzień,następny tydzień,kolejny tydzień'),
  ('when', 'next weekend', 'pl', 'przyszły weekend,następny weekend,kolejny weekend'),
  ('when', 'this month', 'pl', 'tym miesiącu'),
  ('when', 'this month', 'en', 'later this month'),
  ('when', 'next month', 'en', 'the next month'),
  ('when', 'next month', 'pl', 'przyszły miesiąc,następny miesiąc,kolejny miesiąc'),
  ('any', 'vet', 'en', 'vet,vets,veterinarian,veterinary,doctor,doctors,dr,clinic,clinics,practice,specialist,specialists'),
  ('any', 'vet', 'pl', 'weterynarz,weterynarka,weterynaria,weterynaryjny,lekarz,lekarka,lecznica,klinika,gabinet,przychodnia,praktyka,specjalista,specjalistka'),
  ('any', 'joining', 'en', 'animal,animals,pet,pets,visit,appointment,book,an,and,at,for,in,my,near,nearest,me,of,or,the,to,with,who,treats,treat,against,from,by,on,is,need,find,looking,good,best,open,now,next,this,available,availability,free,slot,slots,please,want,speaks,speaking,after,before'),
  ('any', 'joining', 'pl', 'zwierzę,zwierzak,wizyta,umówić,lek,wet,med,mgr,prof,hab,inż,we,ze,dla,do,od,na,po,przy,pod,oraz,lub,przeciw,przeciwko,blisko,koło,niedaleko,najbliższy,mój,dobry,najlepszy,polecany,szukam,potrzebuję,otwarty,teraz,miasto,centrum,śródmieście,stary,nowy,osiedle,okolica,leczenie,leczy,wolny,termin,dostępny,przyszły,następny,godzina,mówi,mówią,mówiący')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;

-- So is each code that is a word.
insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary where kind not in ('language', 'near')
on conflict do nothing;

insert into private.word_forms (base, form)
select words.base, form
from (values
  ('agama', 'agam,agamach,agamami,agame,agamie,agamom,agamy'),
  ('aksolotl', 'aksolotla,aksolotlach,aksolotlami,aksolotle,aksolotlem,aksolotli,aksolotlom,aksolotlowi,aksolotlu'),
  ('aleksandrow', 'aleksandrowa,aleksandrowem,aleksandrowie,aleksandrowowi'),
  ('alergia', 'alergiach,alergiami,alergie,alergii,alergij,alergiom'),
  ('alergiczne', 'alergiczna,alergicznego,alergicznej,alergicznemu,alergiczni,alergicznie,alergiczny,alergicznych,alergicznym,alergicznymi'),
  ('alergolog', 'alergolodzy,alergologa,alergologach,alergologami,alergologi,alergologia,alergologiem,alergologom,alergologow,alergologowi,alergologowie,alergologu'),
  ('analiza', 'analiz,analizach,analizami,analize,analizie,analizom,analizy'),
  ('andrychow', 'andrychowa,andrychowem,andrychowie,andrychowowi'),
  ('badanie', 'badan,badania,badaniach,badaniami,badaniem,badaniom,badaniu'),
  ('baluty', 'balut,balutach,balutami,balutom'),
  ('bartodzieje', 'bartodziej,bartodzieja,bartodziejach,bartodziejami,bartodziejem,bartodziejom,bartodziejow,bartodziejowi,bartodzieju'),
  ('bartoszyce', 'bartoszyc,bartoszycach,bartoszycami,bartoszycom'),
  ('bedzin', 'bedzina,bedzinem,bedzinie,bedzinowi'),
  ('belchatow', 'belchatowa,belchatowem,belchatowie,belchatowowi'),
  ('bemowo', 'bemowa,bemowem,bemowie,bemowu'),
  ('biala', 'bialej'),
  ('bialogard', 'bialogardem,bialogardowi,bialogardu,bialogardzie'),
  ('bialoleka', 'bialolece,bialoleke,bialoleki'),
  ('bialy', 'biala,biale,bialego,bialej,bialemu,biali,bialych,bialym,bialymi'),
  ('bialystok', 'bialegostoku,bialymstokiem,bialymstoku,bialystokowi'),
  ('bielany', 'bielan,bielanach,bielanami,bielanom'),
  ('bielsk', 'bielska,bielskiem,bielskowi,bielsku'),
  ('bielsko', 'bielska,bielskiem,bielsku'),
  ('bierun', 'bierunia,bieruniem,bieruniowi,bieruniu'),
  ('biezanow', 'biezanowa,biezanowem,biezanowie,biezanowowi'),
  ('bilans', 'bilansach,bilansami,bilanse,bilansem,bilansie,bilansom,bilansow,bilansowi,bilansu,bilansy'),
  ('bilgoraj', 'bilgoraja,bilgorajem,bilgorajowi,bilgoraju'),
  ('biskupin', 'biskupina,biskupinem,biskupinie,biskupinowi'),
  ('blisko', 'bliscy,bliska,bliski,bliskich,bliskie,bliskiego,bliskiej,bliskiemu,bliskim,bliskimi'),
  ('bochnia', 'bochni,bochnie'),
  ('bogatynia', 'bogatyni,bogatynie'),
  ('boguszow', 'boguszowa,boguszowem,boguszowie,boguszowowi'),
  ('braniewo', 'braniewa,braniewem,braniewie,braniewu'),
  ('brodnica', 'brodnice,brodnicy'),
  ('bronowice', 'bronowic,bronowicach,bronowicami,bronowicom'),
  ('brynow', 'brynowa,brynowem,brynowie,brynowowi'),
  ('brzesko', 'brzeska,brzeskiem,brzesku'),
  ('brzezno', 'brzezna,brzeznem,brzeznie,brzeznu'),
  ('bydgoszcz', 'bydgoszcza,bydgoszczy'),
  ('cala', 'cale,calego,calej,calemu,cali,caly,calych,calym,calymi'),
  ('calodobowy', 'calodobowa,calodobowe,calodobowego,calodobowej,calodobowemu,calodobowi,calodobowo,calodobowych,calodobowym,calodobowymi'),
  ('centrum', 'centra,centrach,centrami,centrom,centrow'),
  ('chelm', 'chelma,chelmem,chelmie,chelmowi'),
  ('chelmno', 'chelmna,chelmnem,chelmnie,chelmnu'),
  ('chelmza', 'chelmze,chelmzy'),
  ('chemioterapia', 'chemioterapiach,chemioterapiami,chemioterapie,chemioterapii,chemioterapij,chemioterapiom'),
  ('chipowanie', 'chipowac,chipowal,chipowala,chipowalaby,chipowalabym,chipowalabys,chipowalam,chipowalas,chipowalby,chipowalbym,chipowalbys,chipowalem,chipowales,chipowali,chipowaliby,chipowalibyscie,chipowalibysmy,chipowaliscie,chipowalismy,chipowalo,chipowaloby,chipowaly,chipowalyby,chipowalybyscie,chipowalybysmy,chipowalyscie,chipowalysmy,chipowan,chipowana,chipowane,chipowanego,chipowanej,chipowanemu,chipowani,chipowania,chipowaniach,chipowaniami,chipowaniem,chipowaniom,chipowaniu,chipowano,chipowany,chipowanych,chipowanym,chipowanymi,chipuj,chipuja,chipujaca,chipujace,chipujacego,chipujacej,chipujacemu,chipujacy,chipujacych,chipujacym,chipujacymi,chipujcie,chipujciez,chipuje,chipujecie,chipujemy,chipujesz,chipujmy,chipujmyz,chipujze'),
  ('chirurg', 'chirurdzy,chirurga,chirurgach,chirurgami,chirurgi,chirurgia,chirurgiem,chirurgom,chirurgow,chirurgowi,chirurgowie,chirurgu'),
  ('chirurgia', 'chirurgiach,chirurgiami,chirurgie,chirurgii,chirurgij,chirurgiom'),
  ('chirurgiczny', 'chirurgiczna,chirurgiczne,chirurgicznego,chirurgicznej,chirurgicznemu,chirurgiczni,chirurgicznie,chirurgicznych,chirurgicznym,chirurgicznymi'),
  ('chodziez', 'chodzieza,chodziezy'),
  ('chojnice', 'chojnic,chojnicach,chojnicami,chojnicom'),
  ('chomiczek', 'chomiczka,chomiczkach,chomiczkami,chomiczki,chomiczkiem,chomiczkom,chomiczkow,chomiczkowi,chomiczku'),
  ('chomik', 'chomika,chomikach,chomikami,chomiki,chomikiem,chomikom,chomikow,chomikowi,chomiku'),
  ('chorzow', 'chorzowa,chorzowem,chorzowie,chorzowowi'),
  ('choszczno', 'choszczna,choszcznem,choszcznie,choszcznu'),
  ('chylonia', 'chyloni,chylonie'),
  ('ciechanow', 'ciechanowa,ciechanowem,ciechanowie,ciechanowowi'),
  ('cieplice', 'cieplic,cieplicach,cieplicami,cieplicom'),
  ('cieszyn', 'cieszyna,cieszynem,cieszynie,cieszynowi'),
  ('czechowice', 'czechowic,czechowicach,czechowicami,czechowicom'),
  ('czerwionka', 'czerwionce,czerwionkach,czerwionkami,czerwionke,czerwionki,czerwionkom,czerwionkow,czerwionkowie'),
  ('czerwony', 'czerwona,czerwone,czerwonego,czerwonej,czerwonemu,czerwoni,czerwonych,czerwonym,czerwonymi'),
  ('czestochowa', 'czestochowe,czestochowie,czestochowy'),
  ('czip', 'czipa,czipach,czipami,czipem,czipie,czipom,czipow,czipowi,czipu,czipy'),
  ('czuby', 'czuba,czubach,czubami,czube,czubie,czubo,czubom,czubow,czubowie'),
  ('czwartek', 'czwartkach,czwartkami,czwartki,czwartkiem,czwartkom,czwartkow,czwartkowi,czwartku'),
  ('czyszczenie', 'czysc,czysccie,czyscciez,czysci,czyscic,czyscicie,czyscil,czyscila,czyscilaby,czyscilabym,czyscilabys,czyscilam,czyscilas,czyscilby,czyscilbym,czyscilbys,czyscilem,czysciles,czyscili,czysciliby,czyscilibyscie,czyscilibysmy,czysciliscie,czyscilismy,czyscilo,czysciloby,czyscily,czyscilyby,czyscilybyscie,czyscilybysmy,czyscilyscie,czyscilysmy,czyscimy,czyscisz,czyscmy,czyscmyz,czyscze,czyszcza,czyszczaca,czyszczace,czyszczacego,czyszczacej,czyszczacemu,czyszczacy,czyszczacych,czyszczacym,czyszczacymi,czyszcze,czyszczen,czyszczeni,czyszczenia,czyszczeniach,czyszczeniami,czyszczeniem,czyszczeniom,czyszczeniu,czyszczona,czyszczone,czyszczonego,czyszczonej,czyszczonemu,czyszczono,czyszczony,czyszczonych,czyszczonym,czyszczonymi'),
  ('dabrowa', 'dabrowe,dabrowie,dabrowy'),
  ('debica', 'debice,debicy'),
  ('deblin', 'deblina,deblinem,deblinie,deblinowi'),
  ('debniki', 'debnik,debnikach,debnikami,debnikom'),
  ('dentysta', 'dentysci,dentyscie,dentystach,dentystami,dentyste,dentystom,dentystow,dentysty'),
  ('dentystka', 'dentystce,dentystek,dentystkach,dentystkami,dentystke,dentystki,dentystkom'),
  ('dermatolog', 'dermatolodzy,dermatologa,dermatologach,dermatologami,dermatologi,dermatologia,dermatologiem,dermatologom,dermatologow,dermatologowi,dermatologowie,dermatologu'),
  ('dermatologia', 'dermatologiach,dermatologiami,dermatologie,dermatologii,dermatologij,dermatologiom'),
  ('dermatologiczny', 'dermatologiczna,dermatologiczne,dermatologicznego,dermatologicznej,dermatologicznemu,dermatologiczni,dermatologicznie,dermatologicznych,dermatologicznym,dermatologicznymi'),
  ('dieta', 'diecie,diet,dietach,dietami,diete,dietom,diety'),
  ('dietetyk', 'dietetycy,dietetyka,dietetykach,dietetykami,dietetyki,dietetykiem,dietetykom,dietetykow,dietetykowi,dietetyku'),
  ('dobe', 'dob,doba,dobach,dobami,dobie,dobo,dobom,doby'),
  ('dobry', 'dobra,dobre,dobrego,dobrej,dobremu,dobrych,dobrym,dobrymi,dobrzy'),
  ('dojazd', 'dojazdach,dojazdami,dojazdem,dojazdom,dojazdow,dojazdowi,dojazdu,dojazdy,dojezdzie'),
  ('dojazdem', 'dojazd,dojazdach,dojazdami,dojazdom,dojazdow,dojazdowi,dojazdu,dojazdy,dojezdzie'),
  ('dojlidy', 'dojlid,dojlidach,dojlidami,dojlidom'),
  ('domowa', 'domowe,domowego,domowej,domowemu,domowi,domowy,domowych,domowym,domowymi'),
  ('dostepny', 'dostepna,dostepne,dostepnego,dostepnej,dostepnemu,dostepni,dostepnie,dostepnych,dostepnym,dostepnymi'),
  ('druga', 'drudzy,drug,drugach,drugami,drugi,drugich,drugie,drugiego,drugiej,drugiem,drugiemu,drugim,drugimi,drugom,drugow,drugowi,drugu'),
  ('dwor', 'dworach,dworami,dworem,dworom,dworow,dworowi,dworu,dwory,dworze'),
  ('dyzur', 'dyzurach,dyzurami,dyzurem,dyzurom,dyzurow,dyzurowi,dyzuru,dyzury,dyzurze'),
  ('dyzurny', 'dyzurna,dyzurne,dyzurnego,dyzurnej,dyzurnemu,dyzurni,dyzurnych,dyzurnym,dyzurnymi'),
  ('dzialdowo', 'dzialdowa,dzialdowem,dzialdowie,dzialdowu'),
  ('dziaslo', 'dziasel,dziasla,dziaslach,dziaslami,dziasle,dziaslem,dziaslom,dziaslu'),
  ('dziedzice', 'dziedzic,dziedzica,dziedzicach,dziedzicami,dziedzicem,dziedzicom,dziedzicow,dziedzicowi,dziedzicu'),
  ('dzierzoniow', 'dzierzoniowa,dzierzoniowem,dzierzoniowie,dzierzoniowowi'),
  ('echo', 'ech,echa,echach,echami,echem,echom,echu'),
  ('egzotyczne', 'egzotyczna,egzotycznego,egzotycznej,egzotycznemu,egzotyczni,egzotycznie,egzotyczny,egzotycznych,egzotycznym,egzotycznymi'),
  ('egzotyczny', 'egzotyczna,egzotyczne,egzotycznego,egzotycznej,egzotycznemu,egzotyczni,egzotycznie,egzotycznych,egzotycznym,egzotycznymi'),
  ('egzotyka', 'egzotyce,egzotyk,egzotykach,egzotykami,egzotyke,egzotyki,egzotykom'),
  ('ekstrakcja', 'ekstrakcjach,ekstrakcjami,ekstrakcje,ekstrakcji,ekstrakcjom,ekstrakcyj'),
  ('elblag', 'elblaga,elblagiem,elblagowi,elblagu'),
  ('elk', 'elkiem,elkowi,elku'),
  ('falista', 'falisci,faliscie,faliste,falistego,falistej,falistemu,falisty,falistych,falistym,falistymi'),
  ('fordon', 'fordonem,fordonie,fordonowi,fordonu'),
  ('fretka', 'fretce,fretek,fretkach,fretkami,fretke,fretki,fretkom'),
  ('gabinet', 'gabinecie,gabinetach,gabinetami,gabinetem,gabinetom,gabinetow,gabinetowi,gabinetu,gabinety'),
  ('gad', 'gada,gadach,gadami,gadem,gadom,gadow,gadowi,gadu,gady,gadzie'),
  ('garwolin', 'garwolina,garwolinem,garwolinie,garwolinowi'),
  ('gdansk', 'gdanska,gdanskiem,gdanskowi,gdansku'),
  ('gdanski', 'gdanskiem'),
  ('gdynia', 'gdyni,gdynie'),
  ('gekon', 'gekona,gekonach,gekonami,gekonem,gekonie,gekonom,gekonow,gekonowi,gekony'),
  ('ges', 'gesi,gesia,gesiach,gesiami,gesiom'),
  ('gierloz', 'gierloza,gierlozy'),
  ('gizycko', 'gizycka,gizyckiem,gizycku'),
  ('gliwice', 'gliwic,gliwicach,gliwicami,gliwicom'),
  ('glogow', 'glogowa,glogowem,glogowie,glogowowi'),
  ('glowno', 'glowna,glownem,glownie,glownu'),
  ('glucholazy', 'glucholaz,glucholazach,glucholazami,glucholazom,glucholazow'),
  ('gniezno', 'gniezna,gnieznem,gnieznie,gnieznu'),
  ('godzina', 'godzin,godzinach,godzinami,godzine,godzinie,godzinom,godziny'),
  ('golab', 'golebi,golebiach,golebiami,golebie,golebiom'),
  ('goleniow', 'goleniowa,goleniowem,goleniowie,goleniowowi'),
  ('gora', 'gore,gory,gorze'),
  ('gorce', 'gorcach,gorcami,gorcom,gorcow'),
  ('gorlice', 'gorlic,gorlicach,gorlicami,gorlicom'),
  ('gorne', 'gorna,gornego,gornej,gornemu,gorni,gorny,gornych,gornym,gornymi'),
  ('gornicza', 'gornicz,gorniczach,gorniczami,gornicze,gorniczem,gorniczom,gorniczow,gorniczowi,gorniczowie,gorniczu'),
  ('gory', 'gora,gore,goro,gorze'),
  ('gorzow', 'gorzowa,gorzowem,gorzowie,gorzowowi'),
  ('gostyn', 'gostynia,gostyniem,gostyniowi,gostyniu'),
  ('gostynin', 'gostynina,gostyninem,gostyninie,gostyninowi'),
  ('grajewo', 'grajewa,grajewem,grajewie,grajewu'),
  ('grodzisk', 'grodziska,grodziskiem,grodziskowi,grodzisku'),
  ('grudziadz', 'grudziadza,grudziadzem,grudziadzowi,grudziadzu'),
  ('gryfice', 'gryfic,gryficach,gryficami,gryficom'),
  ('gryfino', 'gryfina,gryfinem,gryfinie,gryfinu'),
  ('gryzon', 'gryzoni,gryzonia,gryzoniach,gryzoniami,gryzonie,gryzoniem,gryzoniom,gryzoniowi,gryzoniu'),
  ('gubin', 'gubina,gubinem,gubinie,gubinowi'),
  ('gumience', 'gumiencach,gumiencami,gumiencom,gumiencow'),
  ('guz', 'guza,guzach,guzami,guzem,guzie,guzom,guzow,guzowi,guzy'),
  ('hajnowka', 'hajnowce,hajnowke,hajnowki'),
  ('hrubieszow', 'hrubieszowa,hrubieszowem,hrubieszowie,hrubieszowowi'),
  ('huta', 'hucie,hut,hutach,hutami,hute,hutom,huty'),
  ('ilawa', 'ilawe,ilawie,ilawy'),
  ('inowroclaw', 'inowroclawia,inowroclawiem,inowroclawiowi,inowroclawiu'),
  ('intensywna', 'intensywne,intensywnego,intensywnej,intensywnemu,intensywni,intensywnie,intensywny,intensywnych,intensywnym,intensywnymi'),
  ('interna', 'intern,internach,internami,interne,internie,internom,interny'),
  ('internista', 'internisci,interniscie,internistach,internistami,interniste,internistom,internistow,internisty'),
  ('internistka', 'internistce,internistek,internistkach,internistkami,internistke,internistki,internistkom'),
  ('jarocin', 'jarocina,jarocinem,jarocinie,jarocinowi'),
  ('jaroslaw', 'jaroslawa,jaroslawach,jaroslawami,jaroslawem,jaroslawia,jaroslawie,jaroslawiem,jaroslawiowi,jaroslawiu,jaroslawom,jaroslawow,jaroslawowi,jaroslawowie,jaroslawy'),
  ('jastrzebie', 'jastrzebia,jastrzebiem,jastrzebiu'),
  ('jaszczurka', 'jaszczurce,jaszczurek,jaszczurkach,jaszczurkami,jaszczurke,jaszczurki,jaszczurkom'),
  ('jaworzno', 'jaworzna,jaworznem,jaworznie,jaworznu'),
  ('jedrzejow', 'jedrzejowa,jedrzejowem,jedrzejowie,jedrzejowowi'),
  ('jelcz', 'jelcza,jelczem,jelczowi,jelczu'),
  ('jelenia', 'jelen,jeleni,jeleniach,jeleniami,jelenich,jelenie,jeleniego,jeleniej,jeleniem,jeleniemu,jelenim,jelenimi,jeleniom,jeleniow,jeleniowi,jeleniu'),
  ('jez', 'jeza,jezach,jezami,jeze,jezem,jezom,jezow,jezowi,jezu,jezy'),
  ('jeziorna', 'jeziorne,jeziornie,jeziorny'),
  ('jezyce', 'jezyc,jezycach,jezycami,jezycom'),
  ('jozefow', 'jozefowa,jozefowem,jozefowie,jozefowowi'),
  ('jutro', 'jutra,jutrach,jutrami,jutrem,jutrom,jutru,jutrze'),
  ('kabaty', 'kabacie,kabat,kabata,kabatach,kabatami,kabatem,kabatom,kabatow,kabatowi,kabatowie'),
  ('kaczka', 'kaczce,kaczek,kaczkach,kaczkami,kaczke,kaczki,kaczkom'),
  ('kalinowszczyzna', 'kalinowszczyzne,kalinowszczyznie,kalinowszczyzny'),
  ('kalisz', 'kalisza,kaliszach,kaliszami,kalisze,kaliszem,kaliszom,kaliszow,kaliszowi,kaliszowie,kaliszu'),
  ('kameleon', 'kameleona,kameleonach,kameleonami,kameleonem,kameleonie,kameleonom,kameleonow,kameleonowi,kameleony'),
  ('kamien', 'kamieni,kamienia,kamieniach,kamieniami,kamienie,kamieniem,kamieniom,kamieniowi,kamieniu'),
  ('kamienia', 'kamien,kamieni,kamieniach,kamieniami,kamienie,kamieniem,kamieniom,kamieniowi,kamieniu'),
  ('kamienna', 'kamiennej'),
  ('kanarek', 'kanarka,kanarkach,kanarkami,kanarki,kanarkiem,kanarkom,kanarkow,kanarkowi,kanarku'),
  ('kardiolog', 'kardiolodzy,kardiologa,kardiologach,kardiologami,kardiologi,kardiologia,kardiologiem,kardiologom,kardiologow,kardiologowi,kardiologowie,kardiologu'),
  ('kardiologia', 'kardiologiach,kardiologiami,kardiologie,kardiologii,kardiologij,kardiologiom'),
  ('kardiologiczny', 'kardiologiczna,kardiologiczne,kardiologicznego,kardiologicznej,kardiologicznemu,kardiologiczni,kardiologicznych,kardiologicznym,kardiologicznymi'),
  ('karlowice', 'karlowic,karlowicach,karlowicami,karlowicom'),
  ('kastracja', 'kastracjach,kastracjami,kastracje,kastracji,kastracjom,kastracyj'),
  ('katowice', 'katowic,katowicach,katowicami,katowicom'),
  ('kazimierz', 'kazimierza,kazimierzach,kazimierzami,kazimierzem,kazimierzom,kazimierzow,kazimierzowi,kazimierzowie,kazimierzu,kazimierzy'),
  ('kedzierzyn', 'kedzierzyna,kedzierzynem,kedzierzynie,kedzierzynowi'),
  ('kepa', 'kepach,kepami,kepe,kepie,kepom,kepow,kepowie,kepy'),
  ('ketrzyn', 'ketrzyna,ketrzynem,ketrzynie,ketrzynowi'),
  ('kety', 'ket,ketach,ketami,ketom'),
  ('kicia', 'kic,kici,kiciach,kiciami,kicie,kiciom,kiciu'),
  ('kicius', 'kiciusia,kiciusiach,kiciusiami,kiciusie,kiciusiem,kiciusiom,kiciusiow,kiciusiowi,kiciusiu'),
  ('kielce', 'kielc,kielcach,kielcami,kielcom'),
  ('kleszcz', 'kleszcza,kleszczach,kleszczami,kleszcze,kleszczem,kleszczom,kleszczow,kleszczowi,kleszczu,kleszczy'),
  ('klinika', 'klinice,klinik,klinikach,klinikami,klinike,kliniki,klinikom'),
  ('klodzko', 'klodzka,klodzkiem,klodzku'),
  ('kluczbork', 'kluczborka,kluczborkiem,kluczborkowi,kluczborku'),
  ('koci', 'kocia,kocich,kocie,kociego,kociej,kociemu,kocim,kocimi'),
  ('kociak', 'kociaka,kociakach,kociakami,kociaki,kociakiem,kociakom,kociakow,kociakowi,kociaku'),
  ('kocica', 'kocic,kocicach,kocicami,kocice,kocicom,kocicy'),
  ('kocie', 'kociat,kociecia,kocieciem,kocieciu,kocieta,kocietach,kocietami,kocietom'),
  ('kocur', 'kocura,kocurach,kocurami,kocurem,kocurom,kocurow,kocurowi,kocury,kocurze'),
  ('kocurek', 'kocurka,kocurkach,kocurkami,kocurki,kocurkiem,kocurkom,kocurkow,kocurkowi,kocurku'),
  ('kogut', 'kogucie,koguta,kogutach,kogutami,kogutem,kogutom,kogutow,kogutowi,koguty'),
  ('kolejny', 'kolejna,kolejne,kolejnego,kolejnej,kolejnemu,kolejni,kolejnych,kolejnym,kolejnymi'),
  ('kolo', 'kol,kola,kolach,kolami,kole,kolem,kolom,kolu'),
  ('kolobrzeg', 'kolobrzegiem,kolobrzegowi,kolobrzegu'),
  ('konstancin', 'konstancina,konstancinem,konstancinie,konstancinowi'),
  ('konstantynow', 'konstantynowa,konstantynowem,konstantynowie,konstantynowowi'),
  ('konsultacja', 'konsultacjach,konsultacjami,konsultacje,konsultacji,konsultacjom,konsultacyj'),
  ('kontrola', 'kontrolach,kontrolami,kontrole,kontroli,kontrolom'),
  ('kontrolna', 'kontrolne,kontrolnego,kontrolnej,kontrolnemu,kontrolni,kontrolnie,kontrolny,kontrolnych,kontrolnym,kontrolnymi'),
  ('kontrolne', 'kontrolna,kontrolnego,kontrolnej,kontrolnemu,kontrolni,kontrolnie,kontrolny,kontrolnych,kontrolnym,kontrolnymi'),
  ('koscian', 'kosciana,koscianem,koscianie,koscianowi'),
  ('koscierzyna', 'koscierzyne,koscierzynie,koscierzyny'),
  ('kostrzyn', 'kostrzyna,kostrzynem,kostrzynie,kostrzynowi'),
  ('koszalin', 'koszalina,koszalinem,koszalinie,koszalinowi'),
  ('koszatniczka', 'koszatniczce,koszatniczek,koszatniczkach,koszatniczkami,koszatniczke,koszatniczki,koszatniczkom'),
  ('koszutka', 'koszutce,koszutke,koszutki'),
  ('kot', 'kocie,kota,kotach,kotami,kotem,kotom,kotow,kotowi,kotu,koty'),
  ('koteczek', 'koteczka,koteczkach,koteczkami,koteczki,koteczkiem,koteczkom,koteczkow,koteczkowi,koteczku'),
  ('kotek', 'kotka,kotkach,kotkami,kotki,kotkiem,kotkom,kotkow,kotkowi,kotku'),
  ('kotka', 'kotce,kotek,kotkach,kotkami,kotke,kotki,kotkom'),
  ('kotki', 'kotce,kotek,kotka,kotkach,kotkami,kotke,kotkiem,kotko,kotkom,kotkow,kotkowi,kotku'),
  ('kozienice', 'kozienic,kozienicach,kozienicami,kozienicom'),
  ('kozle', 'kozla,kozlem,kozlu'),
  ('krakow', 'krakowa,krakowem,krakowie,krakowowi'),
  ('krapkowice', 'krapkowic,krapkowicach,krapkowicami,krapkowicom'),
  ('kroliczek', 'kroliczka,kroliczkach,kroliczkami,kroliczki,kroliczkiem,kroliczkom,kroliczkow,kroliczkowi,kroliczku'),
  ('kroliczka', 'kroliczek,kroliczkach,kroliczkami,kroliczki,kroliczkiem,kroliczkom,kroliczkow,kroliczkowi,kroliczku'),
  ('krolik', 'krolika,krolikach,krolikami,kroliki,krolikiem,krolikom,krolikow,krolikowi,krolikowie,kroliku'),
  ('krotoszyn', 'krotoszyna,krotoszynem,krotoszynie,krotoszynowi'),
  ('krowodrza', 'krowodrze,krowodrzy'),
  ('krzyki', 'krzykach,krzykami,krzykom,krzykow'),
  ('kujawski', 'kujawscy,kujawska,kujawskich,kujawskie,kujawskiego,kujawskiej,kujawskiemu,kujawskim,kujawskimi'),
  ('kura', 'kur,kurach,kurami,kure,kurom,kury,kurze'),
  ('kurczak', 'kurczaka,kurczakach,kurczakami,kurczaki,kurczakiem,kurczakom,kurczakow,kurczakowi,kurczaku'),
  ('kutno', 'kutna,kutnem,kutnie,kutnu'),
  ('kwidzyn', 'kwidzyna,kwidzynem,kwidzynie,kwidzynowi'),
  ('laboratorium', 'laboratoria,laboratoriach,laboratoriami,laboratoriom,laboratoriow'),
  ('lancut', 'lancucie,lancuta,lancutem,lancutowi'),
  ('laskowice', 'laskowic,laskowicach,laskowicami,laskowicom'),
  ('laziska', 'lazisk,laziskach,laziskami,laziskom'),
  ('lebork', 'leborka,leborkiem,leborkowi,leborku'),
  ('leczenie', 'leczen,leczenia,leczeniach,leczeniami,leczeniem,leczeniom,leczeniu'),
  ('leczna', 'lecznej'),
  ('lecznica', 'lecznic,lecznicach,lecznicami,lecznice,lecznicom,lecznicy'),
  ('leczy', 'lecz,lecza,leczaca,leczace,leczacego,leczacej,leczacemu,leczacy,leczacych,leczacym,leczacymi,leczcie,leczciez,lecze,leczen,leczeni,leczenia,leczeniach,leczeniami,leczenie,leczeniem,leczeniom,leczeniu,leczmy,leczmyz,leczona,leczone,leczonego,leczonej,leczonemu,leczono,leczony,leczonych,leczonym,leczonymi,leczyc,leczycie,leczyl,leczyla,leczylaby,leczylabym,leczylabys,leczylam,leczylas,leczylby,leczylbym,leczylbys,leczylem,leczyles,leczyli,leczyliby,leczylibyscie,leczylibysmy,leczyliscie,leczylismy,leczylo,leczyloby,leczyly,leczylyby,leczylybyscie,leczylybysmy,leczylyscie,leczylysmy,leczymy,leczysz,leczze'),
  ('leczyca', 'leczyce,leczycy'),
  ('ledziny', 'ledzin,ledzinach,ledzinami,ledzinom'),
  ('legionowo', 'legionowa,legionowem,legionowie,legionowu'),
  ('legnica', 'legnice,legnicy'),
  ('legwan', 'legwana,legwanach,legwanami,legwanem,legwanie,legwanom,legwanow,legwanowi,legwany'),
  ('lek', 'leka,lekach,lekami,leki,lekiem,lekom,lekow,lekowi,leku'),
  ('lekarka', 'lekarce,lekarek,lekarkach,lekarkami,lekarke,lekarki,lekarkom'),
  ('lekarz', 'lekarza,lekarzach,lekarzami,lekarze,lekarzem,lekarzom,lekarzowi,lekarzu,lekarzy'),
  ('lesnica', 'lesnice,lesnicy'),
  ('leszczyny', 'leszczyn,leszczynach,leszczynami,leszczynom'),
  ('leszno', 'leszna,lesznem,lesznie,lesznu'),
  ('libiaz', 'libiaza,libiazem,libiazowi,libiazu'),
  ('lidzbark', 'lidzbarka,lidzbarkiem,lidzbarkowi,lidzbarku'),
  ('ligota', 'ligocie,ligote,ligoty'),
  ('lodz', 'lodzi,lodzia,lodziach,lodziami,lodzie,lodziom'),
  ('lodzki', 'lodzkie,lodzkiem'),
  ('lomza', 'lomze,lomzy'),
  ('lowicz', 'lowicza,lowiczem,lowiczowi,lowiczu'),
  ('lub', 'luba,lubcie,lubciez,lube,lubi,lubia,lubiaca,lubiace,lubiacego,lubiacej,lubiacemu,lubiacy,lubiacych,lubiacym,lubiacymi,lubic,lubicie,lubie,lubien,lubieni,lubienia,lubieniach,lubieniami,lubienie,lubieniem,lubieniom,lubieniu,lubil,lubila,lubilaby,lubilabym,lubilabys,lubilam,lubilas,lubilby,lubilbym,lubilbys,lubilem,lubiles,lubili,lubiliby,lubilibyscie,lubilibysmy,lubiliscie,lubilismy,lubilo,lubiloby,lubily,lubilyby,lubilybyscie,lubilybysmy,lubilyscie,lubilysmy,lubimy,lubiona,lubione,lubionego,lubionej,lubionemu,lubiono,lubiony,lubionych,lubionym,lubionymi,lubisz,lubmy,lubmyz,lubze'),
  ('luban', 'lubania,lubaniem,lubaniowi,lubaniu'),
  ('lubartow', 'lubartowa,lubartowem,lubartowie,lubartowowi'),
  ('lubelski', 'lubelscy,lubelska,lubelskich,lubelskie,lubelskiego,lubelskiej,lubelskiem,lubelskiemu,lubelskim,lubelskimi'),
  ('lubin', 'lubina,lubinem,lubinie,lubinowi'),
  ('lublin', 'lublina,lublinem,lublinie,lublinowi'),
  ('lubliniec', 'lublinca,lublincem,lublincowi,lublincu'),
  ('lubon', 'lubonia,luboniem,luboniowi,luboniu'),
  ('malbork', 'malborka,malborkiem,malborkowi,malborku'),
  ('maly', 'mala,male,malego,malej,malemu,mali,malych,malym,malymi'),
  ('mazowiecka', 'mazowieccy,mazowiecki,mazowieckich,mazowieckie,mazowieckiego,mazowieckiej,mazowieckiemu,mazowieckim,mazowieckimi'),
  ('mazowiecki', 'mazowieccy,mazowiecka,mazowieckich,mazowieckie,mazowieckiego,mazowieckiej,mazowieckiem,mazowieckiemu,mazowieckim,mazowieckimi'),
  ('med', 'media'),
  ('medycyna', 'medycyn,medycynach,medycynami,medycyne,medycynie,medycynom,medycyny'),
  ('mgr', 'mgra,mgrach,mgrami,mgrem,mgrom,mgrow,mgrowi,mgrowie,mgrze,mgrzy'),
  ('miasto', 'miast,miasta,miastach,miastami,miastem,miastom,miastu,miescie'),
  ('miedzyrzec', 'miedzyrzeca,miedzyrzecem,miedzyrzecowi,miedzyrzecu'),
  ('miedzyrzecz', 'miedzyrzecza,miedzyrzeczem,miedzyrzeczowi,miedzyrzeczu'),
  ('miesiac', 'miesiaca,miesiacach,miesiacami,miesiace,miesiacem,miesiacom,miesiacow,miesiacowi,miesiacu,miesiecy'),
  ('mikolow', 'mikolowa,mikolowem,mikolowie,mikolowowi'),
  ('mikrochip', 'mikrochipa,mikrochipach,mikrochipami,mikrochipem,mikrochipie,mikrochipom,mikrochipow,mikrochipowi,mikrochipy'),
  ('milanowek', 'milanowka,milanowkiem,milanowkowi,milanowku'),
  ('minsk', 'minska,minskiem,minskowi,minsku'),
  ('mlawa', 'mlawe,mlawie,mlawy'),
  ('moczu', 'mocz,moczach,moczami,mocze,moczem,moczom,moczow,moczowi,moczy'),
  ('moj', 'moi,moich,moim,moja,moje,mojego,mojej,mojemu'),
  ('mokotow', 'mokotowa,mokotowem,mokotowie,mokotowowi'),
  ('morfologia', 'morfologiach,morfologiami,morfologie,morfologii,morfologij,morfologiom'),
  ('morska', 'morscy,morski,morskich,morskie,morskiego,morskiej,morskiemu,morskim,morskimi,morsku'),
  ('mragowo', 'mragowa,mragowem,mragowie,mragowu'),
  ('murcki', 'murcek,murckach,murckami,murckom'),
  ('myslenice', 'myslenic,myslenicach,myslenicami,myslenicom'),
  ('myslowice', 'myslowic,myslowicach,myslowicami,myslowicom'),
  ('mysz', 'mysza,myszach,myszami,myszom,myszy'),
  ('myszka', 'myszce,myszek,myszkach,myszkami,myszke,myszki,myszkom'),
  ('myszkow', 'myszkowa,myszkowem,myszkowie,myszkowowi'),
  ('myszoskoczek', 'myszoskoczka,myszoskoczkach,myszoskoczkami,myszoskoczki,myszoskoczkiem,myszoskoczkom,myszoskoczkow,myszoskoczkowi,myszoskoczku'),
  ('nad', 'nade'),
  ('nadwaga', 'nadwadze,nadwag,nadwagach,nadwagami,nadwage,nadwagi,nadwagom'),
  ('nagly', 'nagla,nagle,naglego,naglej,naglemu,nagli,naglych,naglym,naglymi'),
  ('najblizszy', 'najblizsi,najblizsza,najblizsze,najblizszego,najblizszej,najblizszemu,najblizszych,najblizszym,najblizszymi'),
  ('najlepszy', 'najlepsi,najlepsza,najlepsze,najlepszego,najlepszej,najlepszemu,najlepszych,najlepszym,najlepszymi'),
  ('naklo', 'nakla,nakle,naklem,naklu'),
  ('nastepny', 'nastepna,nastepne,nastepnego,nastepnej,nastepnemu,nastepni,nastepnie,nastepnych,nastepnym,nastepnymi'),
  ('nazebny', 'nazebna,nazebne,nazebnego,nazebnej,nazebnemu,nazebni,nazebnych,nazebnym,nazebnymi'),
  ('niedziela', 'niedziel,niedzielach,niedzielami,niedziele,niedzieli,niedzielom'),
  ('nimfa', 'nimf,nimfach,nimfami,nimfe,nimfie,nimfom,nimfy'),
  ('noc', 'noca,nocach,nocami,noce,nocom,nocy'),
  ('nocny', 'nocna,nocne,nocnego,nocnej,nocnemu,nocni,nocnych,nocnym,nocnymi'),
  ('nosowka', 'nosowce,nosowek,nosowkach,nosowkami,nosowke,nosowki,nosowkom'),
  ('notecia', 'notec,noteci'),
  ('nowa', 'nowe,nowej,nowych,nowym,nowymi'),
  ('nowogard', 'nowogardem,nowogardowi,nowogardu,nowogardzie'),
  ('nowotwor', 'nowotworach,nowotworami,nowotworem,nowotworom,nowotworow,nowotworowi,nowotworu,nowotwory,nowotworze'),
  ('nowy', 'nowa,nowe,nowego,nowej,nowemu,nowi,nowo,nowych,nowym,nowymi'),
  ('obcinanie', 'obcina,obcinac,obcinacie,obcinaj,obcinaja,obcinajaca,obcinajace,obcinajacego,obcinajacej,obcinajacemu,obcinajacy,obcinajacych,obcinajacym,obcinajacymi,obcinajcie,obcinajciez,obcinajmy,obcinajmyz,obcinajze,obcinal,obcinala,obcinalaby,obcinalabym,obcinalabys,obcinalam,obcinalas,obcinalby,obcinalbym,obcinalbys,obcinalem,obcinales,obcinali,obcinaliby,obcinalibyscie,obcinalibysmy,obcinaliscie,obcinalismy,obcinalo,obcinaloby,obcinaly,obcinalyby,obcinalybyscie,obcinalybysmy,obcinalyscie,obcinalysmy,obcinam,obcinamy,obcinan,obcinana,obcinane,obcinanego,obcinanej,obcinanemu,obcinani,obcinania,obcinaniach,obcinaniami,obcinaniem,obcinaniom,obcinaniu,obcinano,obcinany,obcinanych,obcinanym,obcinanymi,obcinasz'),
  ('ochota', 'ochocie,ochotach,ochotami,ochote,ochotom,ochotow,ochotowie,ochoty'),
  ('ochronne', 'ochronna,ochronnego,ochronnej,ochronnemu,ochronni,ochronnie,ochronny,ochronnych,ochronnym,ochronnymi'),
  ('odchudzanie', 'odchudza,odchudzac,odchudzacie,odchudzaj,odchudzaja,odchudzajaca,odchudzajace,odchudzajacego,odchudzajacej,odchudzajacemu,odchudzajacy,odchudzajacych,odchudzajacym,odchudzajacymi,odchudzajcie,odchudzajciez,odchudzajmy,odchudzajmyz,odchudzajze,odchudzal,odchudzala,odchudzalaby,odchudzalabym,odchudzalabys,odchudzalam,odchudzalas,odchudzalby,odchudzalbym,odchudzalbys,odchudzalem,odchudzales,odchudzali,odchudzaliby,odchudzalibyscie,odchudzalibysmy,odchudzaliscie,odchudzalismy,odchudzalo,odchudzaloby,odchudzaly,odchudzalyby,odchudzalybyscie,odchudzalybysmy,odchudzalyscie,odchudzalysmy,odchudzam,odchudzamy,odchudzan,odchudzana,odchudzane,odchudzanego,odchudzanej,odchudzanemu,odchudzani,odchudzania,odchudzaniach,odchudzaniami,odchudzaniem,odchudzaniom,odchudzaniu,odchudzano,odchudzany,odchudzanych,odchudzanym,odchudzanymi,odchudzasz'),
  ('odra', 'odre,odro,odry,odrze'),
  ('odrobaczanie', 'odrobaczan,odrobaczania,odrobaczaniach,odrobaczaniami,odrobaczaniem,odrobaczaniom,odrobaczaniu'),
  ('odrobaczenie', 'odrobacz,odrobacza,odrobaczcie,odrobaczciez,odrobacze,odrobaczen,odrobaczeni,odrobaczenia,odrobaczeniach,odrobaczeniami,odrobaczeniem,odrobaczeniom,odrobaczeniu,odrobaczmy,odrobaczmyz,odrobaczona,odrobaczone,odrobaczonego,odrobaczonej,odrobaczonemu,odrobaczono,odrobaczony,odrobaczonych,odrobaczonym,odrobaczonymi,odrobaczy,odrobaczyc,odrobaczycie,odrobaczyl,odrobaczyla,odrobaczylaby,odrobaczylabym,odrobaczylabys,odrobaczylam,odrobaczylas,odrobaczylby,odrobaczylbym,odrobaczylbys,odrobaczylem,odrobaczyles,odrobaczyli,odrobaczyliby,odrobaczylibyscie,odrobaczylibysmy,odrobaczyliscie,odrobaczylismy,odrobaczylo,odrobaczyloby,odrobaczyly,odrobaczylyby,odrobaczylybyscie,odrobaczylybysmy,odrobaczylyscie,odrobaczylysmy,odrobaczymy,odrobaczysz,odrobaczze'),
  ('ogolne', 'ogolna,ogolnego,ogolnej,ogolnemu,ogolni,ogolnie,ogolny,ogolnych,ogolnym,ogolnymi'),
  ('ogolny', 'ogolna,ogolne,ogolnego,ogolnej,ogolnemu,ogolni,ogolnie,ogolnych,ogolnym,ogolnymi'),
  ('okolica', 'okolic,okolicach,okolicami,okolice,okolicom,okolicy'),
  ('oksywie', 'oksywia,oksywiem,oksywiu'),
  ('olawa', 'olawe,olawie,olawy'),
  ('olecko', 'olecka,oleckiem,olecku'),
  ('olesnica', 'olesnice,olesnicy'),
  ('oliwa', 'oliwe,oliwie,oliwy'),
  ('olkusz', 'olkusza,olkuszem,olkuszowi,olkuszu'),
  ('olsztyn', 'olsztyna,olsztynem,olsztynie,olsztynowi'),
  ('onkolog', 'onkolodzy,onkologa,onkologach,onkologami,onkologi,onkologia,onkologiem,onkologom,onkologow,onkologowi,onkologowie,onkologu'),
  ('onkologia', 'onkologiach,onkologiami,onkologie,onkologii,onkologij,onkologiom'),
  ('onkologiczny', 'onkologiczna,onkologiczne,onkologicznego,onkologicznej,onkologicznemu,onkologiczni,onkologicznych,onkologicznym,onkologicznymi'),
  ('operacja', 'operacjach,operacjami,operacje,operacji,operacjom,operacyj'),
  ('opinia', 'opiniach,opiniami,opinie,opinii,opinij,opiniom'),
  ('opoczno', 'opoczna,opocznem,opocznie,opocznu'),
  ('opolskie', 'opolscy,opolska,opolski,opolskich,opolskiego,opolskiej,opolskiemu,opolskim,opolskimi'),
  ('orlowo', 'orlowa,orlowem,orlowie,orlowu'),
  ('ortopeda', 'ortopedach,ortopedami,ortopede,ortopedom,ortopedow,ortopedy,ortopedzi,ortopedzie'),
  ('ortopedia', 'ortopediach,ortopediami,ortopedie,ortopedii,ortopediom,ortopedyj'),
  ('ortopedyczny', 'ortopedyczna,ortopedyczne,ortopedycznego,ortopedycznej,ortopedycznemu,ortopedyczni,ortopedycznych,ortopedycznym,ortopedycznymi'),
  ('orzesze', 'orzesza,orzeszem,orzeszu'),
  ('osiedle', 'osiedla,osiedlach,osiedlami,osiedlem,osiedli,osiedlom,osiedlu'),
  ('ostroda', 'ostrode,ostrody,ostrodzie'),
  ('ostroleka', 'ostrolece,ostroleke,ostroleki'),
  ('ostrow', 'ostrowa,ostrowem,ostrowie,ostrowowi'),
  ('ostrowiec', 'ostrowca,ostrowcem,ostrowcowi,ostrowcu'),
  ('ostry', 'ostra,ostre,ostrego,ostrej,ostremu,ostro,ostrych,ostrym,ostrymi,ostrzy'),
  ('oswiecim', 'oswiecimia,oswiecimiem,oswiecimiowi,oswiecimiu'),
  ('otwarty', 'otwarci,otwarcie,otwarta,otwarte,otwartego,otwartej,otwartemu,otwartych,otwartym,otwartymi'),
  ('otwock', 'otwocka,otwockiem,otwockowi,otwocku'),
  ('pabianice', 'pabianic,pabianicach,pabianicami,pabianicom'),
  ('papuga', 'papudze,papug,papugach,papugami,papuge,papugi,papugom'),
  ('papuzka', 'papuzce,papuzek,papuzkach,papuzkami,papuzke,papuzki,papuzkom'),
  ('parwowiroza', 'parwowiroz,parwowirozach,parwowirozami,parwowiroze,parwowirozie,parwowirozom,parwowirozy'),
  ('pasozyt', 'pasozycie,pasozyta,pasozytach,pasozytami,pasozytem,pasozytom,pasozytow,pasozytowi,pasozyty'),
  ('paszport', 'paszporcie,paszportach,paszportami,paszportem,paszportom,paszportow,paszportowi,paszportu,paszporty'),
  ('pazur', 'pazura,pazurach,pazurami,pazurem,pazurom,pazurow,pazurowi,pazury,pazurze'),
  ('pazurek', 'pazurka,pazurkach,pazurkami,pazurki,pazurkiem,pazurkom,pazurkow,pazurkowi,pazurku'),
  ('pazurow', 'pazur,pazura,pazurach,pazurami,pazurem,pazurom,pazurowi,pazury,pazurze'),
  ('pchla', 'pchel,pchlach,pchlami,pchle,pchlom,pchly'),
  ('piaseczno', 'piaseczna,piasecznem,piasecznie,piasecznu'),
  ('piatek', 'piatkach,piatkami,piatki,piatkiem,piatkom,piatkow,piatkowi,piatku'),
  ('piatkowo', 'piatkowa,piatkowem,piatkowie,piatkowu'),
  ('piekary', 'piekar,piekarach,piekarami,piekarom'),
  ('pies', 'piesiowi,psa,psach,psami,psem,psie,psom,psow,psu,psy'),
  ('piesek', 'pieska,pieskach,pieskami,pieski,pieskiem,pieskom,pieskow,pieskowi,piesku'),
  ('pieska', 'piescy,piesek,pieskach,pieskami,pieski,pieskich,pieskie,pieskiego,pieskiej,pieskiem,pieskiemu,pieskim,pieskimi,pieskom,pieskow,pieskowi,piesku'),
  ('piotrkow', 'piotrek,piotrka,piotrkach,piotrkami,piotrki,piotrkiem,piotrkom,piotrkowi,piotrkowie,piotrku'),
  ('plaz', 'plaza,plazach,plazami,plazem,plazie,plazom,plazow,plazowi,plazu,plazy'),
  ('pleszew', 'pleszewa,pleszewem,pleszewie,pleszewowi'),
  ('plock', 'plocka,plockiem,plockowi,plocku'),
  ('plonsk', 'plonska,plonskiem,plonskowi,plonsku'),
  ('poblize', 'pobliza,poblizach,poblizami,poblizem,poblizom,poblizu,poblizy'),
  ('pod', 'pode'),
  ('podgorze', 'podgorza,podgorzem,podgorzu'),
  ('podlaska', 'podlascy,podlaski,podlaskich,podlaskie,podlaskiego,podlaskiej,podlaskiemu,podlaskim,podlaskimi'),
  ('podlaski', 'podlascy,podlaska,podlaskich,podlaskie,podlaskiego,podlaskiej,podlaskiem,podlaskiemu,podlaskim,podlaskimi'),
  ('pogodno', 'pogodna,pogodnem,pogodnie,pogodnu'),
  ('pogotowie', 'pogotowi,pogotowia,pogotowiach,pogotowiami,pogotowiem,pogotowiom,pogotowiu'),
  ('pojutrze', 'pojutrza,pojutrzach,pojutrzami,pojutrzem,pojutrzom,pojutrzu,pojutrzy'),
  ('pole', 'pol,pola,polach,polami,polem,poli,polo,polom,polow,polowi,polowie,polu'),
  ('polecany', 'poleca,polecac,polecacie,polecaj,polecaja,polecajaca,polecajace,polecajacego,polecajacej,polecajacemu,polecajacy,polecajacych,polecajacym,polecajacymi,polecajcie,polecajciez,polecajmy,polecajmyz,polecajze,polecal,polecala,polecalaby,polecalabym,polecalabys,polecalam,polecalas,polecalby,polecalbym,polecalbys,polecalem,polecales,polecali,polecaliby,polecalibyscie,polecalibysmy,polecaliscie,polecalismy,polecalo,polecaloby,polecaly,polecalyby,polecalybyscie,polecalybysmy,polecalyscie,polecalysmy,polecam,polecamy,polecan,polecana,polecane,polecanego,polecanej,polecanemu,polecani,polecania,polecaniach,polecaniami,polecanie,polecaniem,polecaniom,polecaniu,polecano,polecanych,polecanym,polecanymi,polecasz'),
  ('polesie', 'polesia,polesiem,polesiu'),
  ('police', 'polic,policach,policami,policom'),
  ('polkowice', 'polkowic,polkowicach,polkowicami,polkowicom'),
  ('polnoc', 'polnoca,polnocy'),
  ('poludnie', 'poludni,poludnia,poludniach,poludniami,poludniem,poludniom,poludniu'),
  ('poniedzialek', 'poniedzialkach,poniedzialkami,poniedzialki,poniedzialkiem,poniedzialkom,poniedzialkow,poniedzialkowi,poniedzialku'),
  ('popoludnie', 'popoludni,popoludnia,popoludniach,popoludniami,popoludniem,popoludniom,popoludniu'),
  ('porada', 'porad,poradach,poradami,porade,poradom,porady,poradzie'),
  ('potrzebuje', 'potrzebowac,potrzebowal,potrzebowala,potrzebowalaby,potrzebowalabym,potrzebowalabys,potrzebowalam,potrzebowalas,potrzebowalby,potrzebowalbym,potrzebowalbys,potrzebowalem,potrzebowales,potrzebowali,potrzebowaliby,potrzebowalibyscie,potrzebowalibysmy,potrzebowaliscie,potrzebowalismy,potrzebowalo,potrzebowaloby,potrzebowaly,potrzebowalyby,potrzebowalybyscie,potrzebowalybysmy,potrzebowalyscie,potrzebowalysmy,potrzebowan,potrzebowania,potrzebowaniach,potrzebowaniami,potrzebowanie,potrzebowaniem,potrzebowaniom,potrzebowaniu,potrzebowano,potrzebuj,potrzebuja,potrzebujaca,potrzebujace,potrzebujacego,potrzebujacej,potrzebujacemu,potrzebujacy,potrzebujacych,potrzebujacym,potrzebujacymi,potrzebujcie,potrzebujciez,potrzebujecie,potrzebujemy,potrzebujesz,potrzebujmy,potrzebujmyz,potrzebujze'),
  ('poznan', 'poznania,poznaniem,poznaniowi,poznaniu'),
  ('pradnik', 'pradnika,pradnikiem,pradnikowi,pradniku'),
  ('praga', 'pradze,prage,pragi'),
  ('praktyka', 'praktyce,praktyk,praktykach,praktykami,praktyke,praktyki,praktykom'),
  ('prawobrzeze', 'prawobrzeza,prawobrzezach,prawobrzezami,prawobrzezem,prawobrzezom,prawobrzezu,prawobrzezy'),
  ('profilaktyczny', 'profilaktyczna,profilaktyczne,profilaktycznego,profilaktycznej,profilaktycznemu,profilaktyczni,profilaktycznie,profilaktycznych,profilaktycznym,profilaktycznymi'),
  ('profilaktyka', 'profilaktyce,profilaktyk,profilaktykach,profilaktykami,profilaktyke,profilaktyki,profilaktykom'),
  ('prokocim', 'prokocimia,prokocimie,prokocimiem,prokocimiowi'),
  ('prudnik', 'prudnika,prudnikiem,prudnikowi,prudniku'),
  ('pruszcz', 'pruszcza,pruszczem,pruszczowi,pruszczu'),
  ('pruszkow', 'pruszkowa,pruszkowem,pruszkowie,pruszkowowi'),
  ('przasnysz', 'przasnysza,przasnyszem,przasnyszowi,przasnyszu'),
  ('przeglad', 'przegladach,przegladami,przegladem,przegladom,przegladow,przegladowi,przegladu,przeglady,przegladzie'),
  ('przeswietlenie', 'przeswietlen,przeswietlenia,przeswietleniach,przeswietleniami,przeswietleniem,przeswietleniom,przeswietleniu'),
  ('przeworsk', 'przeworska,przeworskiem,przeworskowi,przeworsku'),
  ('przychodnia', 'przychodni,przychodniach,przychodniami,przychodnie,przychodniom'),
  ('przycinanie', 'przycina,przycinac,przycinacie,przycinaj,przycinaja,przycinajaca,przycinajace,przycinajacego,przycinajacej,przycinajacemu,przycinajacy,przycinajacych,przycinajacym,przycinajacymi,przycinajcie,przycinajciez,przycinajmy,przycinajmyz,przycinajze,przycinal,przycinala,przycinalaby,przycinalabym,przycinalabys,przycinalam,przycinalas,przycinalby,przycinalbym,przycinalbys,przycinalem,przycinales,przycinali,przycinaliby,przycinalibyscie,przycinalibysmy,przycinaliscie,przycinalismy,przycinalo,przycinaloby,przycinaly,przycinalyby,przycinalybyscie,przycinalybysmy,przycinalyscie,przycinalysmy,przycinam,przycinamy,przycinan,przycinana,przycinane,przycinanego,przycinanej,przycinanemu,przycinani,przycinania,przycinaniach,przycinaniami,przycinaniem,przycinaniom,przycinaniu,przycinano,przycinany,przycinanych,przycinanym,przycinanymi,przycinasz'),
  ('przymorze', 'przymorza,przymorzem,przymorzu'),
  ('przypadek', 'przypadka,przypadkach,przypadkami,przypadki,przypadkiem,przypadkom,przypadkow,przypadkowi,przypadku'),
  ('przyszly', 'przyszla,przyszle,przyszlego,przyszlej,przyszlemu,przyszli,przyszlych,przyszlym,przyszlymi'),
  ('psi', 'psia,psich,psie,psiego,psiej,psiemu,psim,psimi'),
  ('psiak', 'psiaka,psiakach,psiakami,psiaki,psiakiem,psiakom,psiakow,psiakowi,psiaku'),
  ('psie', 'psi,psia,psich,psiego,psiej,psiemu,psim,psimi'),
  ('psina', 'psin,psinach,psinami,psine,psinie,psinom,psiny'),
  ('pszczyna', 'pszczyne,pszczynie,pszczyny'),
  ('ptak', 'ptaka,ptakach,ptakami,ptaki,ptakiem,ptakom,ptakow,ptakowi,ptaku'),
  ('ptasi', 'ptasia,ptasich,ptasie,ptasiego,ptasiej,ptasiemu,ptasim,ptasimi'),
  ('ptaszek', 'ptaszka,ptaszkach,ptaszkami,ptaszki,ptaszkiem,ptaszkom,ptaszkow,ptaszkowi,ptaszku'),
  ('ptasznik', 'ptasznicy,ptasznika,ptasznikach,ptasznikami,ptaszniki,ptasznikiem,ptasznikom,ptasznikow,ptasznikowi,ptaszniku'),
  ('pulawy', 'pulaw,pulawach,pulawami,pulawom'),
  ('pultusk', 'pultuska,pultuskiem,pultuskowi,pultusku'),
  ('pyskowice', 'pyskowic,pyskowicach,pyskowicami,pyskowicom'),
  ('radomsko', 'radomska,radomskiem,radomsku'),
  ('radzionkow', 'radzionkowa,radzionkowem,radzionkowie,radzionkowowi'),
  ('radzyn', 'radzynia,radzyniem,radzyniowi,radzyniu'),
  ('rak', 'raka,rakach,rakami,raki,rakiem,rakom,rakow,rakowi,raku'),
  ('rana', 'ran,ranach,ranami,rane,ranie,ranom,rany'),
  ('rany', 'ran,rana,ranach,ranami,rane,ranie,rano,ranom'),
  ('rataje', 'rataj,rataja,ratajach,ratajami,ratajem,ratajom,ratajow,ratajowi,ratajowie,rataju'),
  ('ratunkowa', 'ratunkowe,ratunkowego,ratunkowej,ratunkowemu,ratunkowi,ratunkowy,ratunkowych,ratunkowym,ratunkowymi'),
  ('rawa', 'rawe,rawie,rawy'),
  ('rawicz', 'rawicza,rawiczem,rawiczow,rawiczowi,rawiczu'),
  ('redlowo', 'redlowa,redlowem,redlowie,redlowu'),
  ('rembertow', 'rembertowa,rembertowem,rembertowie,rembertowowi'),
  ('rentgen', 'rentgena,rentgenach,rentgenami,rentgenem,rentgenie,rentgenom,rentgenow,rentgenowi,rentgeny'),
  ('robak', 'robaka,robakach,robakami,robaki,robakiem,robakom,robakow,robakowi,robaku'),
  ('rodzinny', 'rodzinna,rodzinne,rodzinnego,rodzinnej,rodzinnemu,rodzinni,rodzinnie,rodzinnych,rodzinnym,rodzinnymi'),
  ('ropczyce', 'ropczyc,ropczycach,ropczycami,ropczycom'),
  ('ruda', 'rudach,rudami,rude,rudom,rudow,rudowie,rudy,rudzie'),
  ('rumia', 'rumi,rumie'),
  ('ryba', 'ryb,rybach,rybami,rybe,rybie,rybom,ryby'),
  ('rybka', 'rybce,rybek,rybkach,rybkami,rybke,rybki,rybkom'),
  ('rybnik', 'rybnika,rybnikiem,rybnikowi,rybniku'),
  ('rydultowy', 'rydultow,rydultowach,rydultowami,rydultowom'),
  ('rypin', 'rypina,rypinem,rypinie,rypinowi'),
  ('rzeszow', 'rzeszowa,rzeszowem,rzeszowie,rzeszowowi'),
  ('sacz', 'sacza,saczem,saczow,saczowi,saczu'),
  ('sandomierz', 'sandomierza,sandomierzem,sandomierzowi,sandomierzu'),
  ('sanok', 'sanoka,sanokiem,sanokowi,sanoku'),
  ('saska', 'sascy,saski,saskich,saskie,saskiego,saskiej,saskiemu,saskim,saskimi,sasku'),
  ('serca', 'sercach,sercami,serce,sercem,sercom,sercu'),
  ('serce', 'serca,sercach,sercami,sercem,sercom,sercu'),
  ('siedlce', 'siedlcach,siedlcami,siedlcom,siedlec'),
  ('siemianowice', 'siemianowic,siemianowicach,siemianowicami,siemianowicom'),
  ('siemiatycze', 'siemiatyczach,siemiatyczami,siemiatyczom'),
  ('sieradz', 'sieradza,sieradzem,sieradzowi,sieradzu'),
  ('sierpc', 'sierpca,sierpcem,sierpcowi,sierpcu'),
  ('skarzysko', 'skarzyska,skarzyskiem,skarzysku'),
  ('skawina', 'skawine,skawinie,skawiny'),
  ('skierniewice', 'skierniewic,skierniewicach,skierniewicami,skierniewicom'),
  ('skora', 'skor,skorach,skorami,skore,skorom,skory,skorze'),
  ('skorny', 'skorna,skorne,skornego,skornej,skornemu,skorni,skornie,skornych,skornym,skornymi'),
  ('slaska', 'slascy,slask,slaski,slaskich,slaskie,slaskiego,slaskiej,slaskiem,slaskiemu,slaskim,slaskimi,slaskowi,slasku'),
  ('slaski', 'slascy,slaska,slaskich,slaskie,slaskiego,slaskiej,slaskiem,slaskiemu,slaskim,slaskimi'),
  ('slaskie', 'slascy,slaska,slaski,slaskich,slaskiego,slaskiej,slaskiemu,slaskim,slaskimi'),
  ('slubice', 'slubic,slubicach,slubicami,slubicom'),
  ('slupsk', 'slupska,slupskiem,slupskowi,slupsku'),
  ('sobota', 'sobocie,sobot,sobotach,sobotami,sobote,sobotom,soboty'),
  ('sochaczew', 'sochaczewa,sochaczewem,sochaczewie,sochaczewowi'),
  ('sokolka', 'sokolce,sokolke,sokolki'),
  ('sokolow', 'sokolowa,sokolowem,sokolowie,sokolowowi'),
  ('sol', 'sola,solach,solami,sole,soli,solom'),
  ('solec', 'solca,solcem,solcowi,solcu'),
  ('sopot', 'sopocie,sopotem,sopotowi,sopotu'),
  ('specjalista', 'specjalisci,specjaliscie,specjalistach,specjalistami,specjaliste,specjalistom,specjalistow,specjalisty'),
  ('specjalistka', 'specjalistce,specjalistek,specjalistkach,specjalistkami,specjalistke,specjalistki,specjalistkom'),
  ('srem', 'sremem,sremie,sremowi,sremu'),
  ('sroda', 'srod,srodach,srodami,srode,srodom,srodow,srodowie,srody,srodzie'),
  ('srodmiescie', 'srodmiesc,srodmiescia,srodmiesciach,srodmiesciami,srodmiesciem,srodmiesciom,srodmiesciu'),
  ('ssak', 'ssaka,ssakach,ssakami,ssaki,ssakiem,ssakom,ssakow,ssakowi,ssaku'),
  ('stalowa', 'stalowe,stalowego,stalowej,stalowemu,stalowi,stalowy,stalowych,stalowym,stalowymi'),
  ('starachowice', 'starachowic,starachowicach,starachowicami,starachowicom'),
  ('stargard', 'stargardem,stargardowi,stargardu'),
  ('starogard', 'starogardem,starogardowi,starogardu,starogardzie'),
  ('stary', 'stara,starach,starami,stare,starego,starej,staremu,staro,starom,starow,starych,starym,starymi,starzy'),
  ('staszow', 'staszowa,staszowem,staszowie,staszowowi'),
  ('sterylizacja', 'sterylizacjach,sterylizacjami,sterylizacje,sterylizacji,sterylizacjom,sterylizacyj'),
  ('stoczek', 'stoczka,stoczkiem,stoczkowi,stoczku'),
  ('stomatolog', 'stomatolodzy,stomatologa,stomatologach,stomatologami,stomatologi,stomatologia,stomatologiem,stomatologom,stomatologow,stomatologowi,stomatologowie,stomatologu'),
  ('stomatologia', 'stomatologiach,stomatologiami,stomatologie,stomatologii,stomatologij,stomatologiom'),
  ('stomatologiczny', 'stomatologiczna,stomatologiczne,stomatologicznego,stomatologicznej,stomatologicznemu,stomatologiczni,stomatologicznych,stomatologicznym,stomatologicznymi'),
  ('strzegom', 'strzegomia,strzegomie,strzegomiem,strzegomiowi'),
  ('strzelce', 'strzelcach,strzelcami,strzelcom'),
  ('suczka', 'suczce,suczek,suczkach,suczkami,suczke,suczki,suczkom'),
  ('suka', 'suce,suk,sukach,sukami,suke,suki,sukom'),
  ('sulechow', 'sulechowa,sulechowem,sulechowie,sulechowowi'),
  ('sulejowek', 'sulejowka,sulejowkiem,sulejowkowi,sulejowku'),
  ('suwalki', 'suwalkach,suwalkami,suwalkom'),
  ('swarzedz', 'swarzedza,swarzedzem,swarzedzowi,swarzedzu'),
  ('swedzenie', 'swedz,swedza,swedzaca,swedzace,swedzacego,swedzacej,swedzacemu,swedzacy,swedzacych,swedzacym,swedzacymi,swedzcie,swedzciez,swedze,swedzen,swedzenia,swedzeniach,swedzeniami,swedzeniem,swedzeniom,swedzeniu,swedzi,swedzial,swedziala,swedzialaby,swedzialabym,swedzialabys,swedzialam,swedzialas,swedzialby,swedzialbym,swedzialbys,swedzialem,swedziales,swedzialo,swedzialoby,swedzialy,swedzialyby,swedzialybyscie,swedzialybysmy,swedzialyscie,swedzialysmy,swedziano,swedzic,swedzicie,swedziec,swedzieli,swedzieliby,swedzielibyscie,swedzielibysmy,swedzieliscie,swedzielismy,swedzil,swedzila,swedzilaby,swedzilabym,swedzilabys,swedzilam,swedzilas,swedzilby,swedzilbym,swedzilbys,swedzilem,swedziles,swedzili,swedziliby,swedzilibyscie,swedzilibysmy,swedziliscie,swedzilismy,swedzilo,swedziloby,swedzily,swedzilyby,swedzilybyscie,swedzilybysmy,swedzilyscie,swedzilysmy,swedzimy,swedzisz,swedzmy,swedzmyz,swedzono,swedzze'),
  ('swiad', 'swiadach,swiadami,swiadem,swiadom,swiadow,swiadowi,swiadu,swiady,swiadzie'),
  ('swidnica', 'swidnice,swidnicy'),
  ('swidnik', 'swidnika,swidniki,swidnikiem,swidnikowi,swidniku'),
  ('swidwin', 'swidwina,swidwinem,swidwinie,swidwinowi'),
  ('swiebodzice', 'swiebodzic,swiebodzicach,swiebodzicami,swiebodzicom'),
  ('swiebodzin', 'swiebodzina,swiebodzinem,swiebodzinie,swiebodzinowi'),
  ('swietochlowice', 'swietochlowic,swietochlowicach,swietochlowicami,swietochlowicom'),
  ('swietokrzyski', 'swietokrzyskiem'),
  ('swinka', 'swince,swinek,swinkach,swinkami,swinke,swinki,swinkom'),
  ('swinoujscie', 'swinoujscia,swinoujsciem,swinoujsciu'),
  ('szamotuly', 'szamotul,szamotulach,szamotulami,szamotulom'),
  ('szczecin', 'szczecina,szczecinem,szczecinie,szczecinowi'),
  ('szczeniaczek', 'szczeniaczka,szczeniaczkach,szczeniaczkami,szczeniaczki,szczeniaczkiem,szczeniaczkom,szczeniaczkow,szczeniaczkowi,szczeniaczku'),
  ('szczeniak', 'szczeniacy,szczeniaka,szczeniakach,szczeniakami,szczeniaki,szczeniakiem,szczeniakom,szczeniakow,szczeniakowi,szczeniaku'),
  ('szczenie', 'szczeniat,szczeniecia,szczenieciem,szczenieciu,szczenieta,szczenietach,szczenietami,szczenietom'),
  ('szczepienie', 'szczepien,szczepienia,szczepieniach,szczepieniami,szczepieniem,szczepieniom,szczepieniu'),
  ('szczepionka', 'szczepionce,szczepionek,szczepionkach,szczepionkami,szczepionke,szczepionki,szczepionkom'),
  ('szczur', 'szczura,szczurach,szczurami,szczurem,szczurom,szczurow,szczurowi,szczury,szczurze'),
  ('szczurek', 'szczurka,szczurkach,szczurkami,szczurki,szczurkiem,szczurkom,szczurkow,szczurkowi,szczurku'),
  ('szczytno', 'szczytna,szczytnem,szczytnie,szczytnu'),
  ('szmer', 'szmerach,szmerami,szmerem,szmerom,szmerow,szmerowi,szmeru,szmery,szmerze'),
  ('szopienice', 'szopienic,szopienicach,szopienicami,szopienicom'),
  ('szpital', 'szpitala,szpitalach,szpitalami,szpitale,szpitalem,szpitali,szpitalom,szpitalowi,szpitalu'),
  ('szukam', 'szuka,szukac,szukacie,szukaj,szukaja,szukajaca,szukajace,szukajacego,szukajacej,szukajacemu,szukajacy,szukajacych,szukajacym,szukajacymi,szukajcie,szukajciez,szukajmy,szukajmyz,szukajze,szukal,szukala,szukalaby,szukalabym,szukalabys,szukalam,szukalas,szukalby,szukalbym,szukalbys,szukalem,szukales,szukali,szukaliby,szukalibyscie,szukalibysmy,szukaliscie,szukalismy,szukalo,szukaloby,szukaly,szukalyby,szukalybyscie,szukalybysmy,szukalyscie,szukalysmy,szukamy,szukan,szukana,szukane,szukanego,szukanej,szukanemu,szukani,szukania,szukaniach,szukaniami,szukanie,szukaniem,szukaniom,szukaniu,szukano,szukany,szukanych,szukanym,szukanymi,szukasz'),
  ('szwederowo', 'szwederowa,szwederowem,szwederowie,szwederowu'),
  ('szycie', 'szyc,szycia,szyciach,szyciami,szyciem,szyciom,szyciu,szyj,szyja,szyjaca,szyjace,szyjacego,szyjacej,szyjacemu,szyjacy,szyjacych,szyjacym,szyjacymi,szyjcie,szyjciez,szyje,szyjecie,szyjemy,szyjesz,szyjmy,szyjmyz,szyjze,szyl,szyla,szylaby,szylabym,szylabys,szylam,szylas,szylby,szylbym,szylbys,szylem,szyles,szyli,szyliby,szylibyscie,szylibysmy,szyliscie,szylismy,szylo,szyloby,szyly,szylyby,szylybyscie,szylybysmy,szylyscie,szylysmy,szyto'),
  ('szynszyla', 'szynszylach,szynszylami,szynszyle,szynszyli,szynszylom'),
  ('targ', 'targiem,targowi,targu'),
  ('targowek', 'targowka,targowkiem,targowkowi,targowku'),
  ('tarnobrzeg', 'tarnobrzega,tarnobrzegiem,tarnobrzegowi,tarnobrzegu'),
  ('tarnow', 'tarnowa,tarnowem,tarnowie,tarnowowi'),
  ('tarnowskie', 'tarnowscy,tarnowska,tarnowski,tarnowskich,tarnowskiego,tarnowskiej,tarnowskiemu,tarnowskim,tarnowskimi'),
  ('tczew', 'tczewa,tczewem,tczewie,tczewowi'),
  ('terapia', 'terapiach,terapiami,terapie,terapii,terapij,terapiom'),
  ('termin', 'terminach,terminami,terminem,terminie,terminom,terminow,terminowi,terminu,terminy'),
  ('testy', 'tescie,test,testach,testami,testem,testom,testow,testowi,testu'),
  ('tomaszow', 'tomaszowa,tomaszowem,tomaszowie,tomaszowowi'),
  ('tomysl', 'tomysla,tomyslem,tomyslowi,tomyslu'),
  ('torun', 'torunia,toruniem,toruniowi,toruniu'),
  ('trybunalski', 'trybunalscy,trybunalska,trybunalskich,trybunalskie,trybunalskiego,trybunalskiej,trybunalskiemu,trybunalskim,trybunalskimi,trybunalsku'),
  ('trzcianka', 'trzciance,trzcianke,trzcianki'),
  ('trzebinia', 'trzebini,trzebinie'),
  ('tychy', 'tych,tychach,tychami,tychom,tychow'),
  ('tydzien', 'tygodni,tygodnia,tygodnie,tygodniem,tygodniowi,tygodniu'),
  ('ucho', 'ucha,uchach,uchami,uchem,uchom,uchu'),
  ('uczulenie', 'uczulen,uczulenia,uczuleniach,uczuleniami,uczuleniem,uczuleniom,uczuleniu'),
  ('ultrasonografia', 'ultrasonografiach,ultrasonografiami,ultrasonografie,ultrasonografii,ultrasonografij,ultrasonografiom'),
  ('uraz', 'uraza,urazach,urazami,urazem,urazie,urazom,urazow,urazowi,urazu,urazy'),
  ('ursus', 'ursusa,ursusem,ursusie,ursusowi'),
  ('ursynow', 'ursynowa,ursynowem,ursynowie,ursynowowi'),
  ('ustka', 'ustce,ustke,ustki'),
  ('usuwanie', 'usuwa,usuwac,usuwacie,usuwaj,usuwaja,usuwajaca,usuwajace,usuwajacego,usuwajacej,usuwajacemu,usuwajacy,usuwajacych,usuwajacym,usuwajacymi,usuwajcie,usuwajciez,usuwajmy,usuwajmyz,usuwajze,usuwal,usuwala,usuwalaby,usuwalabym,usuwalabys,usuwalam,usuwalas,usuwalby,usuwalbym,usuwalbys,usuwalem,usuwales,usuwali,usuwaliby,usuwalibyscie,usuwalibysmy,usuwaliscie,usuwalismy,usuwalo,usuwaloby,usuwaly,usuwalyby,usuwalybyscie,usuwalybysmy,usuwalyscie,usuwalysmy,usuwam,usuwamy,usuwan,usuwana,usuwane,usuwanego,usuwanej,usuwanemu,usuwani,usuwania,usuwaniach,usuwaniami,usuwaniem,usuwaniom,usuwaniu,usuwano,usuwany,usuwanych,usuwanym,usuwanymi,usuwasz'),
  ('uszy', 'uszach,uszami,uszom,uszu'),
  ('wadowice', 'wadowic,wadowicach,wadowicami,wadowicom'),
  ('wagrowiec', 'wagrowca,wagrowcem,wagrowcowi,wagrowcu'),
  ('walbrzych', 'walbrzycha,walbrzychem,walbrzychowi,walbrzychu'),
  ('waran', 'warana,waranach,waranami,waranem,waranie,waranom,waranow,waranowi,warany'),
  ('warminski', 'warminscy,warminska,warminskich,warminskie,warminskiego,warminskiej,warminskiemu,warminskim,warminskimi'),
  ('warszawa', 'warszawe,warszawie,warszawy'),
  ('wawer', 'wawra,wawrem,wawrowi,wawrze'),
  ('waz', 'weza,wezach,wezami,weze,wezem,wezom,wezow,wezowi,wezu,wezy'),
  ('weekend', 'weekendach,weekendami,weekendem,weekendom,weekendow,weekendowi,weekendu,weekendy,weekendzie'),
  ('wejherowo', 'wejherowa,wejherowem,wejherowie,wejherowu'),
  ('wesola', 'wesolej'),
  ('wet', 'wecie,wetach,wetami,wetem,wetom,wetow,wetowi,wetu,wety'),
  ('weterynaria', 'weterynariach,weterynariami,weterynarie,weterynarii,weterynariom,weterynaryj'),
  ('weterynaryjny', 'weterynaryjna,weterynaryjne,weterynaryjnego,weterynaryjnej,weterynaryjnemu,weterynaryjni,weterynaryjnych,weterynaryjnym,weterynaryjnymi'),
  ('weterynarz', 'weterynarza,weterynarzach,weterynarzami,weterynarze,weterynarzem,weterynarzom,weterynarzowi,weterynarzu,weterynarzy'),
  ('widzew', 'widzewa,widzewem,widzewie,widzewowi'),
  ('wieczor', 'wieczorach,wieczorami,wieczorem,wieczorom,wieczorow,wieczorowi,wieczoru,wieczory,wieczorze'),
  ('wieliczka', 'wieliczce,wieliczke,wieliczki'),
  ('wielkopolska', 'wielkopolsce,wielkopolske,wielkopolski'),
  ('wielkopolski', 'wielkopolsce,wielkopolska,wielkopolske,wielkopolsko'),
  ('wielun', 'wielunia,wieluniem,wieluniowi,wieluniu'),
  ('wieniawa', 'wieniawe,wieniawie,wieniawy'),
  ('wilanow', 'wilanowa,wilanowem,wilanowie,wilanowowi'),
  ('wilda', 'wild,wildach,wildami,wildem,wildom,wildow,wildowi,wildowie,wildy,wildzie'),
  ('witomino', 'witomina,witominem,witominie,witominu'),
  ('wizyta', 'wizycie,wizyt,wizytach,wizytami,wizyte,wizytom,wizyty'),
  ('wodzislaw', 'wodzislawa,wodzislawach,wodzislawami,wodzislawem,wodzislawia,wodzislawie,wodzislawiem,wodzislawiowi,wodzislawiu,wodzislawom,wodzislawow,wodzislawowi,wodzislawowie,wodzislawy'),
  ('wola', 'wole,woli'),
  ('wolny', 'wolna,wolne,wolnego,wolnej,wolnemu,wolni,wolnych,wolnym,wolnymi'),
  ('wolomin', 'wolomina,wolominem,wolominie,wolominowi'),
  ('wroclaw', 'wroclawia,wroclawiem,wroclawiowi,wroclawiu'),
  ('wrzeszcz', 'wrzeszcza,wrzeszczem,wrzeszczow,wrzeszczowi,wrzeszczu'),
  ('wscieklizna', 'wscieklizn,wsciekliznach,wsciekliznami,wscieklizne,wsciekliznie,wsciekliznom,wscieklizny'),
  ('wtorek', 'wtorkach,wtorkami,wtorki,wtorkiem,wtorkom,wtorkow,wtorkowi,wtorku'),
  ('wypadek', 'wypadkach,wypadkami,wypadki,wypadkiem,wypadkom,wypadkow,wypadkowi,wypadku'),
  ('wysoki', 'wysokie,wysokiem'),
  ('wyszkow', 'wyszkowa,wyszkowem,wyszkowie,wyszkowowi'),
  ('zab', 'zeba,zebach,zebami,zebem,zebie,zebom,zebow,zebowi,zeby'),
  ('zaba', 'zab,zabach,zabami,zabe,zabie,zabom,zaby'),
  ('zabianka', 'zabiance,zabianke,zabianki'),
  ('zabieg', 'zabiegach,zabiegami,zabiegi,zabiegiem,zabiegom,zabiegow,zabiegowi,zabiegu'),
  ('zabkowice', 'zabkowic,zabkowicach,zabkowicami,zabkowicom'),
  ('zabrze', 'zabrza,zabrzem,zabrzu'),
  ('zagan', 'zagania,zaganiem,zaganiowi,zaganiu'),
  ('zambrow', 'zambrowa,zambrowem,zambrowie,zambrowowi'),
  ('zaspa', 'zaspe,zaspie,zaspy'),
  ('zatrucie', 'zatruc,zatrucia,zatruciach,zatruciami,zatruciem,zatruciom,zatruciu'),
  ('zawiercie', 'zawiercia,zawierciem,zawierciu'),
  ('zdroj', 'zdrojem,zdrojowi,zdroju'),
  ('zdrowia', 'zdrowi,zdrowiach,zdrowiami,zdrowie,zdrowiem,zdrowiom,zdrowiu'),
  ('zdrowotna', 'zdrowotne,zdrowotnego,zdrowotnej,zdrowotnemu,zdrowotni,zdrowotnie,zdrowotny,zdrowotnych,zdrowotnym,zdrowotnymi'),
  ('zdunska', 'zdunscy,zdunski,zdunskich,zdunskie,zdunskiego,zdunskiej,zdunskiemu,zdunskim,zdunskimi'),
  ('zgierz', 'zgierza,zgierzem,zgierzowi,zgierzu'),
  ('zgorzelec', 'zgorzelca,zgorzelcem,zgorzelcowi,zgorzelcu'),
  ('zielona', 'zieleni,zielone,zielonego,zielonej,zielonemu,zielony,zielonych,zielonym,zielonymi'),
  ('zlotoryja', 'zlotoryi,zlotoryje'),
  ('znakowanie', 'znakowan,znakowania,znakowaniach,znakowaniami,znakowaniem,znakowaniom,znakowaniu'),
  ('zoliborz', 'zoliborza,zoliborzem,zoliborzowi,zoliborzu'),
  ('zolw', 'zolwi,zolwia,zolwiach,zolwiami,zolwie,zolwiem,zolwiom,zolwiowi,zolwiu'),
  ('zory', 'zor,zorach,zorami,zorom'),
  ('zwierzak', 'zwierzaka,zwierzakach,zwierzakami,zwierzaki,zwierzakiem,zwierzakom,zwierzakow,zwierzakowi,zwierzaku'),
  ('zwierze', 'zwierzat,zwierzecia,zwierzeciem,zwierzeciu,zwierzeta,zwierzetach,zwierzetami,zwierzetom'),
  ('zwierzeta', 'zwierzat,zwierze,zwierzecia,zwierzeciem,zwierzeciu,zwierzetach,zwierzetami,zwierzetom'),
  ('zyrardow', 'zyrardowa,zyrardowem,zyrardowie,zyrardowowi'),
  ('zywienie', 'zyw,zywcie,zywciez,zywi,zywia,zywiaca,zywiace,zywiacego,zywiacej,zywiacemu,zywiacy,zywiacych,zywiacym,zywiacymi,zywic,zywicie,zywie,zywien,zywieni,zywienia,zywieniach,zywieniami,zywieniem,zywieniom,zywieniu,zywil,zywila,zywilaby,zywilabym,zywilabys,zywilam,zywilas,zywilby,zywilbym,zywilbys,zywilem,zywiles,zywili,zywiliby,zywilibyscie,zywilibysmy,zywiliscie,zywilismy,zywilo,zywiloby,zywily,zywilyby,zywilybyscie,zywilybysmy,zywilyscie,zywilysmy,zywimy,zywiona,zywione,zywionego,zywionej,zywionemu,zywiono,zywiony,zywionych,zywionym,zywionymi,zywisz,zywmy,zywmyz,zywze')
) as words (base, forms)
cross join lateral string_to_table(words.forms, ',') as form;

insert into private.towns (term, label, latitude, longitude) values
  ('aleksandrow lodzki', 'Aleksandrów Łódzki', 51.8197, 19.3038),
  ('andrychow', 'Andrychów', 49.8550, 19.3383),
  ('augustow', 'Augustów', 53.8432, 22.9798),
  ('bartoszyce', 'Bartoszyce', 54.2535, 20.8082),
  ('belchatow', 'Bełchatów', 51.3688, 19.3567),
  ('bedzin', 'Będzin', 50.3261, 19.1257),
  ('biala podlaska', 'Biała Podlaska', 52.0324, 23.1165),
  ('bialogard', 'Białogard', 54.0070, 15.9875),
  ('bielawa', 'Bielawa', 50.6908, 16.6230),
  ('bielsk podlaski', 'Bielsk Podlaski', 52.7651, 23.1865),
  ('bielsko biala', 'Bielsko-Biała', 49.8225, 19.0469),
  ('bierun', 'Bieruń', 50.0900, 19.0929),
  ('bilgoraj', 'Biłgoraj', 50.5411, 22.7220),
  ('bochnia', 'Bochnia', 49.9691, 20.4303),
  ('bogatynia', 'Bogatynia', 50.9075, 14.9563),
  ('boguszow gorce', 'Boguszów-Gorce', 50.7551, 16.2049),
  ('boleslawiec', 'Bolesławiec', 51.2642, 15.5697),
  ('braniewo', 'Braniewo', 54.3797, 19.8196),
  ('brodnica', 'Brodnica', 53.2597, 19.3965),
  ('brzeg', 'Brzeg', 50.8608, 17.4674),
  ('brzesko', 'Brzesko', 49.9691, 20.6061),
  ('busko zdroj', 'Busko-Zdrój', 50.4708, 20.7188),
  ('bytom', 'Bytom', 50.3480, 18.9328),
  ('bytow', 'Bytów', 54.1706, 17.4919),
  ('chelm', 'Chełm', 51.1431, 23.4716),
  ('chelmno', 'Chełmno', 53.3486, 18.4251),
  ('chelmza', 'Chełmża', 53.1846, 18.6047),
  ('chodziez', 'Chodzież', 52.9950, 16.9198),
  ('chojnice', 'Chojnice', 53.6955, 17.5570),
  ('chorzow', 'Chorzów', 50.3058, 18.9742),
  ('choszczno', 'Choszczno', 53.1690, 15.4205),
  ('chrzanow', 'Chrzanów', 50.1355, 19.4020),
  ('ciechanow', 'Ciechanów', 52.8814, 20.6200),
  ('cieplice slaskie zdroj', 'Cieplice Śląskie Zdrój', 50.8655, 15.6837),
  ('cieszyn', 'Cieszyn', 49.7513, 18.6321),
  ('czechowice dziedzice', 'Czechowice-Dziedzice', 49.9134, 19.0048),
  ('czeladz', 'Czeladź', 50.3154, 19.0782),
  ('czerwionka leszczyny', 'Czerwionka-Leszczyny', 50.1501, 18.6776),
  ('czestochowa', 'Częstochowa', 50.7965, 19.1241),
  ('dabrowa gornicza', 'Dąbrowa Górnicza', 50.3339, 19.2048),
  ('debica', 'Dębica', 50.0515, 21.4114),
  ('deblin', 'Dęblin', 51.5591, 21.8483),
  ('dzialdowo', 'Działdowo', 53.2396, 20.1700),
  ('dzierzoniow', 'Dzierżoniów', 50.7282, 16.6514),
  ('elblag', 'Elbląg', 54.1522, 19.4088),
  ('elk', 'Ełk', 53.8282, 22.3647),
  ('garwolin', 'Garwolin', 51.8975, 21.6147),
  ('gierloz', 'Gierłoż', 54.0813, 21.4955),
  ('gizycko', 'Giżycko', 54.0381, 21.7644),
  ('gliwice', 'Gliwice', 50.2976, 18.6766),
  ('glogow', 'Głogów', 51.6636, 16.0845),
  ('glowno', 'Głowno', 51.9646, 19.7157),
  ('glucholazy', 'Głuchołazy', 50.3150, 17.3835),
  ('gniezno', 'Gniezno', 52.5348, 17.5826),
  ('goleniow', 'Goleniów', 53.5639, 14.8285),
  ('gorlice', 'Gorlice', 49.6556, 21.1604),
  ('gorzow wielkopolski', 'Gorzów Wielkopolski', 52.7368, 15.2288),
  ('gostynin', 'Gostynin', 52.4294, 19.4619),
  ('gostyn', 'Gostyń', 51.8825, 17.0123),
  ('grajewo', 'Grajewo', 53.6473, 22.4554),
  ('grodzisk mazowiecki', 'Grodzisk Mazowiecki', 52.1039, 20.6337),
  ('grudziadz', 'Grudziądz', 53.4841, 18.7537),
  ('gryfice', 'Gryfice', 53.9165, 15.2003),
  ('gryfino', 'Gryfino', 53.2524, 14.4883),
  ('gubin', 'Gubin', 51.9496, 14.7284),
  ('hajnowka', 'Hajnówka', 52.7433, 23.5812),
  ('hrubieszow', 'Hrubieszów', 50.8050, 23.8925),
  ('ilawa', 'Iława', 53.5960, 19.5685),
  ('inowroclaw', 'Inowrocław', 52.7989, 18.2639),
  ('jarocin', 'Jarocin', 51.9727, 17.5026),
  ('jaroslaw', 'Jarosław', 50.0162, 22.6778),
  ('jaslo', 'Jasło', 49.7451, 21.4725),
  ('jastrzebie zdroj', 'Jastrzębie Zdrój', 49.9554, 18.5748),
  ('jawor', 'Jawor', 51.0513, 16.1935),
  ('jaworzno', 'Jaworzno', 50.2053, 19.2750),
  ('jelcz laskowice', 'Jelcz Laskowice', 51.0213, 17.3165),
  ('jelenia gora', 'Jelenia Góra', 50.8997, 15.7290),
  ('jedrzejow', 'Jędrzejów', 50.6394, 20.3045),
  ('jozefow', 'Józefów', 52.1371, 21.2359),
  ('kalisz', 'Kalisz', 51.7611, 18.0910),
  ('kamienna gora', 'Kamienna Góra', 50.7831, 16.0304),
  ('kartuzy', 'Kartuzy', 54.3342, 18.1974),
  ('kedzierzyn kozle', 'Kędzierzyn-Koźle', 50.3498, 18.2261),
  ('ketrzyn', 'Kętrzyn', 54.0768, 21.3753),
  ('kety', 'Kęty', 49.8821, 19.2233),
  ('kielce', 'Kielce', 50.8703, 20.6275),
  ('kluczbork', 'Kluczbork', 50.9728, 18.2182),
  ('klodzko', 'Kłodzko', 50.4349, 16.6614),
  ('knurow', 'Knurów', 50.2197, 18.6507),
  ('kobylka', 'Kobyłka', 52.3395, 21.1959),
  ('kolo', 'Koło', 52.2002, 18.6386),
  ('kolobrzeg', 'Kołobrzeg', 54.1756, 15.5834),
  ('konin', 'Konin', 52.2234, 18.2512),
  ('konstancin jeziorna', 'Konstancin-Jeziorna', 52.0938, 21.1176),
  ('konstantynow lodzki', 'Konstantynów Łódzki', 51.7478, 19.3256),
  ('konskie', 'Końskie', 51.1917, 20.4061),
  ('kostrzyn nad odra', 'Kostrzyn nad Odrą', 52.5871, 14.6495),
  ('koszalin', 'Koszalin', 54.1944, 16.1722),
  ('koscian', 'Kościan', 52.0883, 16.6487),
  ('koscierzyna', 'Kościerzyna', 54.1223, 17.9812),
  ('kozienice', 'Kozienice', 51.5829, 21.5478),
  ('krapkowice', 'Krapkowice', 50.4751, 17.9654),
  ('krasnystaw', 'Krasnystaw', 50.9846, 23.1742),
  ('krasnik', 'Kraśnik', 50.9236, 22.2271),
  ('krosno', 'Krosno', 49.6887, 21.7706),
  ('krotoszyn', 'Krotoszyn', 51.6987, 17.4374),
  ('kutno', 'Kutno', 52.2306, 19.3641),
  ('kwidzyn', 'Kwidzyn', 53.7249, 18.9311),
  ('legionowo', 'Legionowo', 52.4015, 20.9266),
  ('legnica', 'Legnica', 51.2101, 16.1619),
  ('leszno', 'Leszno', 51.8403, 16.5749),
  ('lebork', 'Lębork', 54.5392, 17.7501),
  ('ledziny', 'Lędziny', 50.1426, 19.1315),
  ('libiaz', 'Libiąż', 50.1040, 19.3157),
  ('lidzbark warminski', 'Lidzbark Warmiński', 54.1259, 20.5795),
  ('luban', 'Lubań', 51.1201, 15.2877),
  ('lubartow', 'Lubartów', 51.4603, 22.6095),
  ('lubin', 'Lubin', 51.4009, 16.2015),
  ('lubliniec', 'Lubliniec', 50.6690, 18.6844),
  ('lubon', 'Luboń', 52.3471, 16.8927),
  ('lancut', 'Łańcut', 50.0687, 22.2291),
  ('lapy', 'Łapy', 52.9911, 22.8842),
  ('lask', 'Łask', 51.5906, 19.1328),
  ('laziska gorne', 'Łaziska Górne', 50.1495, 18.8422),
  ('leczna', 'Łęczna', 51.3012, 22.8814),
  ('leczyca', 'Łęczyca', 52.0596, 19.1997),
  ('lomianki', 'Łomianki', 52.3341, 20.8860),
  ('lomza', 'Łomża', 53.1781, 22.0593),
  ('lowicz', 'Łowicz', 52.1071, 19.9453),
  ('lukow', 'Łuków', 51.9290, 22.3796),
  ('malbork', 'Malbork', 54.0359, 19.0266),
  ('marki', 'Marki', 52.3207, 21.1047),
  ('mielec', 'Mielec', 50.2871, 21.4239),
  ('miedzyrzec podlaski', 'Międzyrzec Podlaski', 51.9864, 22.7825),
  ('miedzyrzecz', 'Międzyrzecz', 52.4446, 15.5780),
  ('mikolow', 'Mikołów', 50.1710, 18.9041),
  ('milanowek', 'Milanówek', 52.1188, 20.6715),
  ('minsk mazowiecki', 'Mińsk Mazowiecki', 52.1793, 21.5725),
  ('mlawa', 'Mława', 53.1128, 20.3841),
  ('mragowo', 'Mrągowo', 53.8644, 21.3051),
  ('myslowice', 'Mysłowice', 50.2075, 19.1667),
  ('myszkow', 'Myszków', 50.5752, 19.3246),
  ('myslenice', 'Myślenice', 49.8338, 19.9383),
  ('naklo nad notecia', 'Nakło nad Notecią', 53.1421, 17.6018),
  ('namyslow', 'Namysłów', 51.0759, 17.7228),
  ('nisko', 'Nisko', 50.5199, 22.1397),
  ('nowa ruda', 'Nowa Ruda', 50.5801, 16.5016),
  ('nowa sol', 'Nowa Sól', 51.8033, 15.7170),
  ('nowogard', 'Nowogard', 53.6744, 15.1163),
  ('nowy dwor mazowiecki', 'Nowy Dwór Mazowiecki', 52.4302, 20.7165),
  ('nowy sacz', 'Nowy Sącz', 49.6218, 20.6971),
  ('nowy targ', 'Nowy Targ', 49.4778, 20.0323),
  ('nowy tomysl', 'Nowy Tomyśl', 52.3195, 16.1284),
  ('nysa', 'Nysa', 50.4738, 17.3344),
  ('oborniki', 'Oborniki', 52.6474, 16.8141),
  ('olecko', 'Olecko', 54.0337, 22.5070),
  ('olesnica', 'Oleśnica', 51.2134, 17.3899),
  ('olkusz', 'Olkusz', 50.2813, 19.5650),
  ('olsztyn', 'Olsztyn', 53.7799, 20.4942),
  ('olawa', 'Oława', 50.9466, 17.2926),
  ('opoczno', 'Opoczno', 51.3757, 20.2783),
  ('opole', 'Opole', 50.6721, 17.9253),
  ('orzesze', 'Orzesze', 50.1559, 18.7792),
  ('ostroleka', 'Ostrołęka', 53.0862, 21.5757),
  ('ostrowiec swietokrzyski', 'Ostrowiec Świętokrzyski', 50.9294, 21.3852),
  ('ostroda', 'Ostróda', 53.6967, 19.9649),
  ('ostrow mazowiecka', 'Ostrów Mazowiecka', 52.8025, 21.8951),
  ('ostrow wielkopolski', 'Ostrów Wielkopolski', 51.6550, 17.8069),
  ('oswiecim', 'Oświęcim', 50.0344, 19.2104),
  ('otwock', 'Otwock', 52.1058, 21.2613),
  ('ozorkow', 'Ozorków', 51.9634, 19.2914),
  ('pabianice', 'Pabianice', 51.6645, 19.3547),
  ('piaseczno', 'Piaseczno', 52.0814, 21.0240),
  ('piastow', 'Piastów', 52.1844, 20.8395),
  ('piekary slaskie', 'Piekary Śląskie', 50.3802, 18.9265),
  ('pila', 'Piła', 53.1514, 16.7378),
  ('pionki', 'Pionki', 51.4760, 21.4500),
  ('piotrkow trybunalski', 'Piotrków Trybunalski', 51.4055, 19.7032),
  ('pisz', 'Pisz', 53.6274, 21.8125),
  ('pleszew', 'Pleszew', 51.8964, 17.7855),
  ('plock', 'Płock', 52.5468, 19.7064),
  ('plonsk', 'Płońsk', 52.6235, 20.3755),
  ('police', 'Police', 53.5521, 14.5718),
  ('polkowice', 'Polkowice', 51.5039, 16.0726),
  ('prudnik', 'Prudnik', 50.3212, 17.5746),
  ('pruszcz gdanski', 'Pruszcz Gdański', 54.2622, 18.6363),
  ('pruszkow', 'Pruszków', 52.1707, 20.8121),
  ('przasnysz', 'Przasnysz', 53.0191, 20.8803),
  ('przemysl', 'Przemyśl', 49.7850, 22.7673),
  ('przeworsk', 'Przeworsk', 50.0591, 22.4941),
  ('pszczyna', 'Pszczyna', 49.9804, 18.9538),
  ('pulawy', 'Puławy', 51.4166, 21.9694),
  ('pultusk', 'Pułtusk', 52.7025, 21.0828),
  ('pyskowice', 'Pyskowice', 50.4000, 18.6333),
  ('raciborz', 'Racibórz', 50.0919, 18.2193),
  ('radlin', 'Radlin', 50.0502, 18.4763),
  ('radom', 'Radom', 51.4025, 21.1471),
  ('radomsko', 'Radomsko', 51.0671, 19.4448),
  ('radzionkow', 'Radzionków', 50.4003, 18.9023),
  ('radzyn podlaski', 'Radzyń Podlaski', 51.7833, 22.6167),
  ('rawa mazowiecka', 'Rawa Mazowiecka', 51.7644, 20.2549),
  ('rawicz', 'Rawicz', 51.6095, 16.8585),
  ('reda', 'Reda', 54.6053, 18.3472),
  ('ropczyce', 'Ropczyce', 50.0523, 21.6089),
  ('ruda slaska', 'Ruda Śląska', 50.2584, 18.8563),
  ('rumia', 'Rumia', 54.5709, 18.3880),
  ('rybnik', 'Rybnik', 50.0971, 18.5418),
  ('rydultowy', 'Rydułtowy', 50.0586, 18.4170),
  ('rypin', 'Rypin', 53.0660, 19.4094),
  ('rzeszow', 'Rzeszów', 50.0413, 21.9990),
  ('sandomierz', 'Sandomierz', 50.6827, 21.7490),
  ('sanok', 'Sanok', 49.5557, 22.2056),
  ('siedlce', 'Siedlce', 52.1677, 22.2901),
  ('siemianowice slaskie', 'Siemianowice Śląskie', 50.3274, 19.0290),
  ('siemiatycze', 'Siemiatycze', 52.4272, 22.8623),
  ('sieradz', 'Sieradz', 51.5958, 18.7302),
  ('sierpc', 'Sierpc', 52.8568, 19.6691),
  ('skarzysko kamienna', 'Skarżysko-Kamienna', 51.1131, 20.8716),
  ('skawina', 'Skawina', 49.9752, 19.8287),
  ('skierniewice', 'Skierniewice', 51.9549, 20.1584),
  ('slubice', 'Słubice', 52.3509, 14.5607),
  ('slupsk', 'Słupsk', 54.4641, 17.0287),
  ('sochaczew', 'Sochaczew', 52.2294, 20.2384),
  ('sokolow podlaski', 'Sokołów Podlaski', 52.4068, 22.2531),
  ('sokolka', 'Sokółka', 53.4072, 23.5023),
  ('solec kujawski', 'Solec Kujawski', 53.0837, 18.2257),
  ('sopot', 'Sopot', 54.4418, 18.5600),
  ('sosnowiec', 'Sosnowiec', 50.2868, 19.1039),
  ('stalowa wola', 'Stalowa Wola', 50.5829, 22.0533),
  ('starachowice', 'Starachowice', 51.0374, 21.0713),
  ('stargard', 'Stargard', 53.3367, 15.0499),
  ('starogard gdanski', 'Starogard Gdański', 53.9640, 18.5264),
  ('staszow', 'Staszów', 50.5631, 21.1659),
  ('strzegom', 'Strzegom', 50.9626, 16.3501),
  ('strzelce opolskie', 'Strzelce Opolskie', 50.5107, 18.3006),
  ('sulechow', 'Sulechów', 52.0836, 15.6251),
  ('sulejowek', 'Sulejówek', 52.2522, 21.2690),
  ('suwalki', 'Suwałki', 54.1118, 22.9309),
  ('swarzedz', 'Swarzędz', 52.4129, 17.0850),
  ('szamotuly', 'Szamotuły', 52.6120, 16.5779),
  ('szczecinek', 'Szczecinek', 53.7079, 16.6994),
  ('szczytno', 'Szczytno', 53.5626, 20.9875),
  ('srem', 'Śrem', 52.0887, 17.0151),
  ('sroda wielkopolska', 'Środa Wielkopolska', 52.2284, 17.2762),
  ('swidnica', 'Świdnica', 50.8438, 16.4886),
  ('swidnik', 'Świdnik', 51.2190, 22.6962),
  ('swidwin', 'Świdwin', 53.7746, 15.7767),
  ('swiebodzice', 'Świebodzice', 50.8597, 16.3197),
  ('swiebodzin', 'Świebodzin', 52.2475, 15.5335),
  ('swiecie', 'Świecie', 53.4095, 18.4474),
  ('swietochlowice', 'Świętochłowice', 50.2964, 18.9173),
  ('swinoujscie', 'Świnoujście', 53.9105, 14.2471),
  ('tarnobrzeg', 'Tarnobrzeg', 50.5730, 21.6794),
  ('tarnowskie gory', 'Tarnowskie Góry', 50.4455, 18.8615),
  ('tarnow', 'Tarnów', 50.0138, 20.9870),
  ('tczew', 'Tczew', 54.0924, 18.7779),
  ('tomaszow lubelski', 'Tomaszów Lubelski', 50.4477, 23.4162),
  ('tomaszow mazowiecki', 'Tomaszów Mazowiecki', 51.5313, 20.0085),
  ('torun', 'Toruń', 53.0138, 18.5981),
  ('trzcianka', 'Trzcianka', 53.0406, 16.4563),
  ('trzebinia', 'Trzebinia', 50.1593, 19.4697),
  ('turek', 'Turek', 52.0155, 18.5006),
  ('tychy', 'Tychy', 50.1372, 18.9664),
  ('ustka', 'Ustka', 54.5805, 16.8619),
  ('ustron', 'Ustroń', 49.7215, 18.8020),
  ('wadowice', 'Wadowice', 49.8834, 19.4929),
  ('walbrzych', 'Wałbrzych', 50.7714, 16.2843),
  ('walcz', 'Wałcz', 53.2779, 16.4712),
  ('wagrowiec', 'Wągrowiec', 52.8084, 17.1996),
  ('wejherowo', 'Wejherowo', 54.6057, 18.2356),
  ('wieliczka', 'Wieliczka', 49.9874, 20.0647),
  ('wielun', 'Wieluń', 51.2210, 18.5696),
  ('wloclawek', 'Włocławek', 52.6482, 19.0678),
  ('wodzislaw slaski', 'Wodzisław Śląski', 50.0038, 18.4720),
  ('wolomin', 'Wołomin', 52.3401, 21.2421),
  ('wrzesnia', 'Września', 52.3251, 17.5652),
  ('wyszkow', 'Wyszków', 52.5928, 21.4584),
  ('zabrze', 'Zabrze', 50.3249, 18.7858),
  ('zakopane', 'Zakopane', 49.2990, 19.9489),
  ('zambrow', 'Zambrów', 52.9855, 22.2432),
  ('zamosc', 'Zamość', 50.7231, 23.2520),
  ('zawiercie', 'Zawiercie', 50.4877, 19.4168),
  ('zabki', 'Ząbki', 52.2927, 21.1054),
  ('zabkowice slaskie', 'Ząbkowice Śląskie', 50.5897, 16.8124),
  ('zdunska wola', 'Zduńska Wola', 51.5992, 18.9397),
  ('zgierz', 'Zgierz', 51.8556, 19.4062),
  ('zgorzelec', 'Zgorzelec', 51.1494, 15.0084),
  ('zielona gora', 'Zielona Góra', 51.9355, 15.5064),
  ('zielonka', 'Zielonka', 52.3038, 21.1602),
  ('zlotoryja', 'Złotoryja', 51.1264, 15.9198),
  ('zlotow', 'Złotów', 53.3635, 17.0408),
  ('zagan', 'Żagań', 51.6176, 15.3149),
  ('zary', 'Żary', 51.6420, 15.1373),
  ('zory', 'Żory', 50.0452, 18.7006),
  ('zyrardow', 'Żyrardów', 52.0488, 20.4460),
  ('zywiec', 'Żywiec', 49.6853, 19.1924);

insert into private.city_centres (code, latitude, longitude) values
  ('warszawa', 52.2297, 21.0122),
  ('krakow', 50.0647, 19.9449),
  ('lodz', 51.7592, 19.4667),
  ('wroclaw', 51.1079, 17.0385),
  ('poznan', 52.4064, 16.9251),
  ('gdansk', 54.352, 18.6466),
  ('szczecin', 53.4285, 14.5528),
  ('bydgoszcz', 53.1235, 18.0084),
  ('lublin', 51.2465, 22.5684),
  ('bialystok', 53.1325, 23.1688),
  ('katowice', 50.2649, 19.0238),
  ('gdynia', 54.5189, 18.5305);

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
  -- Whether clients move their visits to free times themselves, until a day before.
  clients_may_move boolean not null default true,
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
-- Not valid, as all of its kind: older rows stay.
alter table public.profiles add constraint profiles_name_no_site check (private.name_no_site(full_name, clinic_name, address, city, phone)) not valid;

create function private.is_veterinarian(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = person and user_type = 'veterinarian' and deleted_at is null)
$$;
grant execute on function private.is_veterinarian(uuid) to anon, authenticated, service_role;

-- ## Reading and writing profiles

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
  cat_only_waiting_room, accepts_guests, confirms_guests, clients_may_move
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
    -- Signing up must not fail here: who named a site is asked for their name in the profile.
    case when private.name_no_site(new.raw_user_meta_data ->> 'full_name') then
      nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 200), '')
    end,
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

-- The language that an account has chosen, kept by the sign-in service beside what it was registered with, where its owner may write
-- anything: 'en', 'pl', or null.
create function private.language_of(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when metadata ->> 'language' in ('en', 'pl') then metadata ->> 'language' end
$$;

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

create trigger lock_who_enters before insert on public.saved_veterinarians
for each statement execute function private.lock_who_enters();
create trigger guard_number_of_saved after insert on public.saved_veterinarians
for each statement execute function private.guard_number_of_rows(
  'owner_id', 'saved veterinarians', 'You can save up to %s veterinarians. Please remove one before you save another.'
);

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
  weight numeric(7, 3) check (weight >= 0),
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
  constraint pets_last_visit_is_a_day check (last_visit_date between '1800-01-01' and '2199-12-31'),
  constraint pets_birthday_is_a_day check (birthday between '1800-01-01' and '2199-12-31'),
  constraint pets_image_is_printable check (image_url !~ '[[:cntrl:]]|^//'),
  constraint pets_moments_are_days check (
    archived_at between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
    and remembered_since between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
  )
);
create index pets_owner_idx on public.pets (owner_id, created_at desc);
-- Not valid, as all of its kind: older rows stay.
alter table public.pets add constraint pets_name_no_site check (private.name_no_site(name, type, breed)) not valid;

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

-- A chip's number as the pages read it (`readMicrochip`): 15 digits, or the 9 or 10 of an old chip; 999 is for tests. Kept without
-- blanks and hyphens. One that was stored before there was a rule stays until it is changed.
create function private.guard_microchip() returns trigger
language plpgsql set search_path = ''
as $$
declare
  digits constant text := regexp_replace(
    new.microchip_number, '[[:space:]\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  );
begin
  if digits ~ '^([0-9]{9,10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$$;

create trigger guard_microchip_of_new before insert on public.pets
for each row execute function private.guard_microchip();
create trigger guard_microchip before update of microchip_number on public.pets
for each row when (new.microchip_number is distinct from old.microchip_number)
execute function private.guard_microchip();

create trigger guard_birthday before insert or update of birthday on public.pets
for each row execute function private.guard_birthday();

create function private.guard_moments() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.assert_finite(new.archived_at), private.assert_finite(new.remembered_since);
  return new;
end;
$$;

create trigger guard_moments before insert or update of archived_at, remembered_since on public.pets
for each row execute function private.guard_moments();

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

create trigger guard_number_of_pets after insert on public.pets
for each statement execute function private.guard_number_of_rows('owner_id', 'pets', 'You can keep up to %s pets here.');

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

-- A pet and its health record are open to:
--
--   the owner        always
--   its carers       while the household lets them read (see carers)
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
  order by vet.full_name collate "pl-x-icu", vet.id
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

create trigger guard_number_of_hours after insert on public.working_hours
for each statement execute function private.guard_number_of_rows(
  'veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.'
);

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

-- Visits, whoever booked them (`booked_by`): an owner; a guest, without an account (13_guest_visits.sql); or the veterinarian,
-- for a client who telephones. Who may write what:
--   a client           books for themselves, in the future, a slot that is free; cancels while it is upcoming
--   the veterinarian   completes it once it has begun, or cancels while it is upcoming, and writes its note; books for who
--                      telephones, with or without an account (20_clients.sql)
--   anybody else       neither sees nor touches it; nobody deletes it
--
-- That no two visits of a veterinarian overlap is private.slot_holds, in 10_free_slots.sql.
--
-- A no-show is a visit that its veterinarian cancelled, once it had begun, with the reason 'No-show'.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  -- Null for a client without an account.
  client_id uuid references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  appointment_date date not null,
  appointment_time time not null,
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
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
  booked_by text not null default 'owner' constraint appointments_booked_by_known check (booked_by in ('owner', 'guest', 'vet')),
  -- Of a client without an account.
  client_name text,
  client_phone text,
  -- Why the veterinarian asks its client to choose another time, '' without a word; null where they do not ask.
  move_wish text constraint appointments_move_wish_fits check (length(move_wish) <= 500),
  constraint appointments_owners_have_an_account check (
    case booked_by when 'owner' then client_id is not null when 'guest' then client_id is null else true end
  ),
  constraint appointments_accounts_have_their_name check (
    client_id is null or (num_nonnulls(client_name, client_phone) = 0 and reason_for_visit is not null)
  ),
  -- Of a cancelled visit nothing is left of a client without an account.
  constraint appointments_clients_have_a_name check (client_id is not null or client_name is not null or status = 'cancelled'),
  constraint appointments_client_fits check (
    btrim(client_name) <> '' and length(client_name) <= 200 and length(client_phone) <= 40
  ),
  constraint appointments_of_an_account_alone_have_a_pet check (client_id is not null or pet_id is null),
  constraint appointments_cancel_reason_is_text check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500),
  constraint appointments_cancelled_by_a_side check (cancelled_by in ('owner', 'veterinarian')),
  constraint appointments_only_cancelled_have_a_reason
    check (status = 'cancelled' or (cancel_reason is null and cancelled_by is null)),
  constraint appointments_follow_up_after_visit
    check (follow_up_on is null or (status = 'completed' and follow_up_on > appointment_date))
);
create index appointments_client_idx on public.appointments (client_id, appointment_date);
-- Not valid, as all of its kind: older rows stay.
alter table public.appointments add constraint appointments_name_no_site check (private.name_no_site(pet_name, pet_type, location, visit_type, client_name, client_phone)) not valid;
-- '24:00' is a time of the next day.
alter table public.appointments add constraint appointments_by_phone_fit check (
  booked_by <> 'vet' or (appointment_time < '24:00' and extract(second from appointment_time) = 0 and length(reason_for_visit) <= 1000)
) not valid;
create index appointments_veterinarian_idx on public.appointments (veterinarian_id, appointment_date);
create index appointments_pet_idx on public.appointments (pet_id, appointment_date) where pet_id is not null;

alter table public.appointments enable row level security;
create policy "both sides and the owner of the pet read appointments" on public.appointments
for select to authenticated
using (
  client_id = (select auth.uid())
  -- Slices of releases before mf-vet 1.3.2 read no visit without a client: `visits_of_practice` has all. Goes with 14_former_calls.sql.
  or (veterinarian_id = (select auth.uid()) and client_id is not null)
  -- Booked by somebody who cares for it.
  or private.owns_pet(pet_id)
);
create policy "clients book for themselves, veterinarians for who telephones" on public.appointments
for insert to authenticated
with check (
  status = 'upcoming'
  and case booked_by
    when 'vet' then veterinarian_id = (select auth.uid()) and client_id is null
    else client_id = (select auth.uid())
  end
);
create policy "both sides change their appointments" on public.appointments
for update to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()))
with check (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
grant
  select,
  insert (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status,
    pet_id, visit_type_id, booked_by, client_name, client_phone
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

-- Veterinarians may book outside their own hours: a client who calls may come early, late or on a day off. Times that have
-- passed, lie more than a year ahead or are taken are refused.
create function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  by_phone constant boolean := new.booked_by = 'vet';
  chosen record;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if by_phone then
    if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
      raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
    end if;
  elsif new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  elsif private.is_veterinarian(private.me()) then
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
  if not by_phone then
    chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  elsif new.visit_type_id is not null then
    chosen := private.own_visit_type(new.visit_type_id, new.veterinarian_id);
  end if;
  if new.visit_type_id is not null then
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  if by_phone then
    perform private.assert_free(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  else
    perform private.assert_bookable(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  end if;
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

-- A booking says which pet it is for, the client's own or one they may book for, or names it: the one pet of that
-- name is taken, their own first. Not where the veterinarian books: nobody opens the record of a pet but its household
-- (`set_pet_of_own_visit`).
create function private.set_pet_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.booked_by = 'vet' then
    return new;
  end if;
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

-- Counted after the booking, without what veterinarians booked for them. A visit that was booked and cancelled again counts for a
-- day: its veterinarian got a mail for each.
-- @raises PT403 for too many to come, PT429 for too many in a day.
create function private.assert_within_visits(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(person);
  if (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming' and booked_by <> 'vet'
      and not private.has_begun(appointment_date, appointment_time)
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and booked_by <> 'vet' and created_at > now() - interval '1 day'
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
    if new.status = 'completed' and not private.has_begun(old.appointment_date, old.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_appointment_change before update on public.appointments
for each row execute function private.guard_appointment_change();

-- The reason of a cancellation as it is stored; null for none.
-- @raises PT400 beyond 500 characters, PT403 for an owner's no-show, PT409 for one of a visit to come.
create function private.reason_to_cancel(visit public.appointments, reason text, by_veterinarian boolean) returns text
language plpgsql stable set search_path = ''
as $$
declare
  stored constant text := nullif(btrim(reason), '');
begin
  if length(stored) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if stored = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if not private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return stored;
end;
$$;
-- The guard below runs as the person who cancels.
grant execute on function private.reason_to_cancel(public.appointments, text, boolean) to authenticated, service_role;

-- Says who cancelled, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian constant boolean := old.veterinarian_id = private.me();
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
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := private.reason_to_cancel(old, new.cancel_reason, by_veterinarian);
  return new;
end;
$$;

create trigger guard_cancellation before update on public.appointments
for each row execute function private.guard_cancellation();

-- Of a client without an account, and of the animal, nothing is left once a visit is cancelled: the row stays for the figures.
create function private.forget_cancelled_client() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.client_name := null;
  new.client_phone := null;
  new.reason_for_visit := null;
  new.pet_name := 'Unknown';
  new.pet_type := 'other';
  return new;
end;
$$;

create trigger forget_cancelled_client before update on public.appointments
for each row when (
  new.client_id is null and new.status = 'cancelled' and old.status <> 'cancelled' and new.cancel_reason is distinct from 'No-show'
)
execute function private.forget_cancelled_client();
create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();

-- ## By the veterinarian, whoever booked

-- A visit of the signed-in veterinarian, after their calendar.
-- @raises PT404 for anybody else's, and for one without an account that was cancelled.
create function private.lock_own_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.appointments;
begin
  if auth.uid() is not null then
    perform private.lock_calendar(auth.uid());
  end if;
  select * into own from public.appointments
  where id = visit and veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0 for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This visit was not found. Its guest may have cancelled it.';
  end if;
  return own;
end;
$$;

-- Cancels an upcoming visit of the signed-in veterinarian, as their change of its status does. The client reads the reason.
-- @raises PT404 for anybody else's, PT400 for a reason that is missing or beyond 500 characters, PT409 for one that is over.
create function public.cancel_own_visit(visit uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
  stored constant text := private.reason_to_cancel(own, reason, true);
begin
  if stored is null then
    raise sqlstate 'PT400' using message = 'Please enter a reason, in at most 500 characters.';
  end if;
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  -- Nobody could read of it any more.
  if own.client_id is null and stored <> 'No-show' and private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'This visit has begun already.';
  end if;
  update public.appointments set status = 'cancelled', cancel_reason = stored, cancelled_by = 'veterinarian' where id = own.id;
end;
$$;

-- Writes the note of a visit of the signed-in veterinarian; null for none.
-- @raises PT404 for anybody else's, and 400 beyond 5,000 characters.
create function public.save_visit_note(visit uuid, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  update public.appointments set visit_note = note where id = own.id;
end;
$$;
grant execute on function public.cancel_own_visit(uuid, text), public.save_visit_note(uuid, text)
to authenticated, service_role;

-- ## Which pet it is

-- Says which pet the signed-in client's visit is for, which is of none yet; their other visits of that name go with it. Without
-- `pet` the animal becomes a pet of theirs, by the name and kind of the visit. @returns the pet.
-- @raises PT404 for a visit that is not theirs, PT409 for one that is of a pet, PT403 for a pet that they may not book for.
create function public.set_pet_of_own_visit(visit uuid, pet uuid default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  perform from public.appointments
  where client_id = me and pet_id is null and private.fold(pet_name) = private.fold(own.pet_name)
  order by id for no key update;
  update public.appointments set pet_id = chosen
  where client_id = me and pet_id is null and private.fold(pet_name) = private.fold(own.pet_name);
  return chosen;
end;
$$;
grant execute on function public.set_pet_of_own_visit(uuid, uuid) to authenticated, service_role;

-- # 09_owner_phones.sql

-- An owner's telephone number. It is no column of `profiles`, whose row every veterinarian reads whom the owner ever booked: this
-- one is read by the owner, and by the veterinarian of a visit to come until its time is over.

create table public.owner_phones (
  owner_id uuid primary key references public.profiles (id) on delete cascade,
  -- As `private.phone_number` has it.
  phone text not null check (length(phone) <= 40)
);

-- Whether a visit is to come, or is on.
create function private.is_expected(visit public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select visit.status = 'upcoming'
    and not private.has_begun(visit.appointment_date, visit.appointment_time, now() - make_interval(mins => visit.duration_minutes))
$$;

-- Whether the signed-in veterinarian has such a visit of this person.
create function private.expects_client(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments visit
    where client_id = person and veterinarian_id = (select auth.uid()) and private.is_expected(visit)
  )
$$;
grant execute on function private.expects_client(uuid) to authenticated, service_role;

alter table public.owner_phones enable row level security;
create policy "owners and veterinarians who expect them read a number" on public.owner_phones
for select to authenticated
using (owner_id = (select auth.uid()) or private.expects_client(owner_id));
grant select on public.owner_phones to authenticated;
grant select, insert, update, delete on public.owner_phones to service_role;

-- Stores the signed-in owner's number in its one form, and returns it; nothing typed takes it away.
-- @raises PT400 for what is no number, PT403 for anybody but an owner.
create function public.set_own_phone(phone text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  typed constant text := nullif(btrim(set_own_phone.phone), '');
  number constant text := private.phone_number(typed);
begin
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner has a phone number here.';
  end if;
  if typed is null then
    delete from public.owner_phones where owner_id = me;
    return null;
  end if;
  if number is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  insert into public.owner_phones values (me, number) on conflict (owner_id) do update set phone = excluded.phone;
  return number;
end;
$$;
grant execute on function public.set_own_phone(text) to authenticated, service_role;

-- # 10_free_slots.sql

-- Which times of a calendar are free. A slot is a part of the working hours as long as the visit, and only a slot that is
-- offered here is booked or asked for.

-- ## Held times

-- What is taken in a veterinarian's calendar: by a visit, or by the new time that an open request asks for. One table, so that one constraint keeps all of them apart.
create table private.slot_holds (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Instants: on the two nights of a year when the clocks change, times on the wall say nothing of what overlaps.
  during tstzrange not null,
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  -- Null for the visit itself.
  reschedule_request_id uuid unique,
  -- The constraint against double booking.
  constraint one_visit_at_a_time exclude using gist (veterinarian_id with =, during with &&)
);
create index slot_holds_appointment_idx on private.slot_holds (appointment_id);

-- So many minutes that pass, from a time on the wall on. By way of UTC, since a timestamptz plus an interval is not immutable.
create function private.slot(day date, at time, minutes integer) returns tstzrange
language sql immutable set search_path = ''
as $$
  select tstzrange(
    private.instant(day, at),
    ((private.instant(day, at) at time zone 'UTC') + make_interval(mins => minutes)) at time zone 'UTC'
  )
$$;
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

-- The free slots of some days, both included, for visits of so many minutes, in order; on request also those that an offer holds
-- for a few minutes. Visits begin every half hour from the opening on, shorter ones one after the other.
create function private.open_times(
  veterinarian uuid, from_day date, to_day date, minutes integer, with_offered boolean default false
) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
declare
  step constant interval := make_interval(mins => least(minutes, 30));
  long constant interval := make_interval(mins => minutes);
  -- Read once for all slots of all days.
  taken constant tstzmultirange := (
    select coalesce(range_agg(each.during), '{}')
    from (
      select held.during
      from private.slot_holds held
      where held.veterinarian_id = veterinarian
        and held.during && tstzrange(private.instant(from_day, '00:00'), private.instant(greatest(from_day, to_day) + 1, '00:00'))
      union all
      select case
        when away.starts_at is null
          then tstzrange(private.instant(away.starts_on, '00:00'), private.instant(away.ends_on + 1, '00:00'))
        -- From 2:30 to 3:00 runs backwards in the night when the clocks go forward.
        else tstzrange(
          private.instant(away.starts_on, away.starts_at),
          greatest(private.instant(away.starts_on, away.starts_at), private.instant(away.starts_on, away.ends_at))
        )
      end
      from public.time_off away
      where away.veterinarian_id = veterinarian and away.starts_on <= to_day and away.ends_on >= from_day
      union all
      select private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
      from public.slot_offers offered
      where not with_offered and offered.veterinarian_id = veterinarian
        and offered.outcome is null and offered.held_until > now()
    ) as each (during)
  );
begin
  return query
    select slot.starts_at
    from public.working_hours hours
    -- Without `offset` a function is called anew for each slot.
    cross join lateral (
      select from_day + ahead as day, private.instant(from_day + ahead, hours.closes_at) as closes
      from generate_series(0, to_day - from_day) as ahead
      where hours.weekday = extract(isodow from from_day + ahead)
      offset 0
    ) as open
    cross join lateral generate_series(
      open.day + hours.opens_at, open.day + hours.closes_at - step, step
    ) as slot (starts_at)
    cross join lateral (select slot.starts_at at time zone 'Europe/Warsaw' as begins offset 0) as instant
    where hours.veterinarian_id = veterinarian
      and instant.begins > now()
      and instant.begins + long <= open.closes
      and not taken && tstzrange(instant.begins, instant.begins + long)
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and instant.begins at time zone 'Europe/Warsaw' = slot.starts_at
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
create function private.is_at_work(veterinarian uuid, wanted tstzrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  with wall as (select (lower(wanted) at time zone 'Europe/Warsaw')::date as day)
  select exists (
    select from public.working_hours hours cross join wall
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from wall.day)
      and private.instant(wall.day, hours.opens_at) <= lower(wanted)
      and upper(wanted) <= private.instant(wall.day, hours.closes_at)
  ) and not exists (
    select from public.time_off away cross join wall
    where away.veterinarian_id = veterinarian and wall.day between away.starts_on and away.ends_on
      and (
        away.starts_at is null
        or (
          private.instant(away.starts_on, away.starts_at) < upper(wanted)
          and lower(wanted) < private.instant(away.starts_on, away.ends_at)
        )
      )
  )
$$;

-- Raises for a time that nobody books; keeps the calendar until the end of the transaction. `counts` is the moment that has to be
-- ahead.
-- @raises PT400 for a time that cannot be.
create function private.assert_time(veterinarian uuid, day date, at time, counts timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if counts <= now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if private.instant(day, at) at time zone 'Europe/Warsaw' <> day + at then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(veterinarian);
end;
$$;

-- Raises unless a veterinarian can put a visit here, at work or not; keeps the calendar until the end of the transaction.
-- @raises PT400 for a time that cannot be, PT409 for one that is not free.
create function private.assert_free(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  perform private.assert_time(veterinarian, day, at, upper(wanted));
  if exists (select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if private.is_offered(veterinarian, wanted) then
    raise sqlstate 'PT409' using message =
      'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.';
  end if;
end;
$$;

-- Raises unless this time can be booked; keeps the calendar until the end of the transaction. Each refusal says what to
-- do, the last one also where none of the others applies: a time that nobody has taken may still be none on offer.
-- @raises PT400 for a time that cannot be, PT409 for one that is not free.
create function private.assert_bookable(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  perform private.assert_time(veterinarian, day, at, lower(wanted));
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
  if not exists (select from private.open_times(veterinarian, day, day, minutes) as offered where offered = day + at) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$$;
-- The guard of a booking runs as the visitor and calls it; the API cannot.
grant execute on function private.assert_bookable(uuid, date, time, integer) to anon, authenticated, service_role;
grant execute on function private.assert_free(uuid, date, time, integer) to authenticated, service_role;

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
    from private.open_times(veterinarian, greatest(from_date, private.warsaw_today()), to_date, minutes) as slot (starts_at)
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

-- ## What is kept

-- The free times of two weeks for the visit that a veterinarian offers first, with those that an offer holds. Kept with the figures of
-- the directory (`refresh_next_slots`), so that lists of many veterinarians compute none.
create table private.kept_times (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  days daterange not null,
  minutes integer not null,
  times timestamp[] not null
);

-- The free times of some days, both included, for the visit that a veterinarian offers first: those kept, less what has passed or is
-- offered to somebody by now. Days that are not kept are computed.
create function private.usual_times(veterinarian uuid, from_day date, to_day date) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
declare
  kept private.kept_times;
  offered tstzmultirange;
begin
  select * into kept from private.kept_times
  where veterinarian_id = veterinarian and days @> daterange(from_day, to_day, '[]');
  if not found then
    return query select private.open_times(veterinarian, from_day, to_day, private.usual_minutes(veterinarian));
    return;
  end if;
  select range_agg(private.slot(slot_date, slot_time, duration_minutes)) into offered
  from public.slot_offers where veterinarian_id = veterinarian and outcome is null and held_until > now();
  return query
    select slot from unnest(kept.times) as slot
    where slot >= from_day and slot < to_day + 1 and slot at time zone 'Europe/Warsaw' > now()
      and (offered is null or not offered && private.slot(slot::date, slot::time, kept.minutes))
    order by slot;
end;
$$;

-- The days from today on, or from `first_day`, in Warsaw, on which these veterinarians can be booked: for each such day its first
-- two times, those of a part of the day ('morning', 'afternoon', 'evening') before all others, and how many there are, for the
-- visit that each offers first. For the rows of a list, all at once.
-- @raises PT400 for more than 50 veterinarians, for other than 1 to 7 days, or for a day more than a year ahead.
create function public.next_free_days(
  veterinarians uuid[], days integer default 4, first_day date default null, part text default null
)
returns table (veterinarian_id uuid, slot_date date, first_times time[], free_count integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  begins constant date := greatest(today, coalesce(first_day, today));
  wanted constant integer := array_position(array['morning', 'afternoon', 'evening'], part) - 1;
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  if begins > today + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  return query
    select vet.id, slot::date,
      (array_agg(slot::time order by private.part_of_day(slot::time) is distinct from wanted, slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.usual_times(vet.id, begins, begins + next_free_days.days - 1) as slot
    group by vet.id, slot::date
    order by vet.id, slot::date;
end;
$$;

grant execute on function
  public.free_slots(uuid, date, date, integer), public.nearest_free_slots(uuid, date, time, integer, integer),
  public.next_free_days(uuid[], integer, date, text)
to anon, authenticated, service_role;

-- # 11_reschedule.sql

-- Either side of a visit asks for another time; the other side accepts or declines. Until then both times are held: the
-- visit keeps its slot, and nobody else can take the one asked for. Where the veterinarian lets clients move their visits
-- (`clients_may_move`), they need not ask until a day before; such a move is stored as a request that was accepted at once.

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

-- ## Another time

-- @raises PT400 for a time that is missing, or booked already.
create function private.assert_other_time(visit public.appointments, new_date date, new_time time) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
end;
$$;

-- Counts what the signed-in side has asked or moved within a day: the other side got a mail for each.
-- @raises PT429 for too many.
create function private.assert_may_ask_again(side text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ) >= private.quota('requests for another time a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many other times today. Please try again tomorrow.';
  end if;
end;
$$;

-- Moves a visit, whose calendar is locked, to another free time: the one rule of everybody who moves a visit at once. Its own
-- time may overlap the new one. An open request ends. @returns the visit as it is now.
-- @raises PT400 and PT409 for a time that is not free.
create function private.move_visit(visit public.appointments, new_date date, new_time time) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.appointments;
begin
  perform private.assert_other_time(visit, new_date, new_time);
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);
  update public.appointments set appointment_date = new_date, appointment_time = new_time
  where id = visit.id returning * into moved;
  return moved;
end;
$$;

-- Whether the client moves this visit without asking. Whom the veterinarian asks to choose another time may at any hour; so may
-- a guest whose visit the veterinarian moved last.
create function private.client_may_move(visit public.appointments) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    exists (select from public.profiles vet where vet.id = visit.veterinarian_id and vet.clients_may_move)
    and private.instant(visit.appointment_date, visit.appointment_time) > now() + interval '24 hours'
  ) or (
    visit.move_wish is not null and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) or (
    visit.client_id is null
    and exists (select from private.guest_visits where appointment_id = visit.id and moved_by = 'veterinarian')
  );
end;
$$;

-- @raises PT409 where the client may not move this visit without asking.
create function private.assert_client_may_move(visit public.appointments) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.client_may_move(visit) then
    raise sqlstate 'PT409' using message = case
      when (select vet.clients_may_move from public.profiles vet where vet.id = visit.veterinarian_id)
        then 'A visit can be moved until 24 hours before it. Please ask the practice.'
      else 'This veterinarian does not let visits be moved online. Please ask the practice.'
    end;
  end if;
end;
$$;

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
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if exists (select from public.profiles where id in (visit.client_id, visit.veterinarian_id) and deleted_at is not null) then
    raise sqlstate 'PT409' using message = 'One side of this visit has deleted their account.';
  end if;
  perform private.assert_other_time(visit, new_date, new_time);
  if private.slot(new_date, new_time, visit.duration_minutes)
    && private.slot(visit.appointment_date, visit.appointment_time, visit.duration_minutes) then
    raise sqlstate 'PT409' using message =
      'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.';
  end if;
  perform private.assert_may_ask_again(side);

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
  -- Without an account nobody answers: `move_own_guest` moves at once.
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid() and client_id is not null;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message);
end;
$$;

-- Moves the signed-in owner's visit to another free time at once, and tells the veterinarian.
-- @raises PT404 for a visit that is not theirs, PT400 and PT409 for a time that is not free, PT409 for a visit that is over and
-- where the veterinarian wants to be asked, PT429 for too many in a day.
create function public.move_own_visit(visit uuid, new_date date, new_time time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.appointments;
  made uuid;
begin
  perform from public.appointments where id = visit and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  own := private.lock_visit(visit);
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  perform private.assert_client_may_move(own);
  perform private.assert_may_ask_again('owner');
  perform private.assert_other_time(own, new_date, new_time);
  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, status, answered_at)
  values (own.id, new_date, new_time, 'accepted', now()) returning id into made;
  perform private.move_visit(own, new_date, new_time);
  perform private.tell_of_move(own, made);
end;
$$;
grant execute on function public.move_own_visit(uuid, date, time) to authenticated, service_role;

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

-- Ends the open request of a visit, if there is one, and lets go of the time it held. Nobody is asked any more.
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
  delete from private.mails
  where appointment_id = close_reschedule_request.appointment and kind = 'reschedule_asked' and sent_at is null
    and handed_over_at is null;
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
  if accept and private.has_begun(asked.proposed_date, asked.proposed_time) then
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

-- ## Asking clients to choose again

-- Once a visit has moved, whoever moved it, nobody is asked any more.
create function private.forget_move_wish() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.move_wish := null;
  return new;
end;
$$;

create trigger forget_move_wish before update on public.appointments
for each row when (
  (old.appointment_date, old.appointment_time) is distinct from (new.appointment_date, new.appointment_time)
)
execute function private.forget_move_wish();

-- Tells the client of a visit that its veterinarian asks for another time. @returns whether they can be told: without an account
-- and an address nobody is.
create function private.ask_client_to_choose(visit public.appointments, words text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := concat_ws(' ', 'choose again', visit.id, extract(epoch from now()));
begin
  if visit.client_id is null then
    perform private.write_to_guest(visit, 'guest_choose_again', asked, now());
    return exists (select from private.mails where cause = asked);
  end if;
  if exists (select from public.profiles where id = visit.client_id and deleted_at is not null) then
    return false;
  end if;
  perform private.notify(
    visit.client_id, 'choose_again',
    private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('excerpt', nullif(words, '')), asked
  );
  return true;
end;
$$;

-- Asks the clients of the signed-in veterinarian's visits to come to choose another time, all with the same words. Each visit
-- keeps its time until its client moves it (`client_may_move`). Who was asked before is not asked again.
-- @returns the visits whose clients were told.
-- @raises PT400 for more than 100 visits, and for words beyond 500 characters.
create function public.ask_to_choose_again(visits uuid[], words text default null) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said constant text := coalesce(btrim(ask_to_choose_again.words), '');
  visit public.appointments;
  told uuid[] := '{}';
begin
  if cardinality(visits) > 100 then
    raise sqlstate 'PT400' using message = 'Please ask about at most 100 visits at a time.';
  end if;
  if length(said) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  perform private.lock_calendar(auth.uid());
  for visit in
    select booked.* from public.appointments booked
    where booked.id = any (visits) and booked.veterinarian_id = auth.uid() and booked.status = 'upcoming'
      and booked.move_wish is null and not private.has_begun(booked.appointment_date, booked.appointment_time)
    order by booked.id for no key update
  loop
    if private.ask_client_to_choose(visit, said) then
      update public.appointments set move_wish = said where id = visit.id;
      told := told || visit.id;
    end if;
  end loop;
  return told;
end;
$$;
grant execute on function public.ask_to_choose_again(uuid[], text) to authenticated, service_role;

-- # 13_guest_visits.sql

-- What only guests have, who book without an account, and callers whose address is known: a link with a secret that shows, moves
-- and cancels their visit, codes, and mails. The visit itself is a row of `appointments`; the account of whoever has the mailbox, or
-- the link, takes it over.
--
--   a visitor          books a free slot; with a secret, sees that one visit, moves it until a day before, and cancels it until it
--                      begins
--   the veterinarian   has it among all visits, and moves it at once; takes no guests (`accepts_guests`), or wants their address
--                      confirmed by a code (`confirms_guests`)
--   anybody else       sees nothing of it

-- The mailbox that an address names: without case and the part after a plus; Gmail delivers with dots as without. As `mailboxOf`
-- of the backend says it.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when said ~ '@g(oogle)?mail[.]com$' then replace(split_part(said, '@', 1), '.', '') || '@gmail.com' else said end
  from lower(regexp_replace(address, '[+][^@]*@', '@')) as said
$$;

-- What a guest's link knows beside the visit. Read and written only by functions; it stays when an account has taken the visit
-- over.
create table private.guest_visits (
  -- As `private.guest_phone` has it; null for a caller whose number nobody wrote down.
  phone text,
  email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 320),
  moves integer not null default 0,
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Of the page that booked it, and of its mails.
  language text not null default 'en' check (language in ('en', 'pl')),
  -- Who moved it last.
  moved_by text check (moved_by in ('guest', 'veterinarian'))
);
create index guest_visits_phone_idx on private.guest_visits (phone);
create index guest_visits_email_idx on private.guest_visits (lower(email));
create index guest_visits_mailbox_idx on private.guest_visits (private.mailbox(email));

-- The secrets that open a visit, as their SHA-256: the one that the guest was shown, and one of each mail that was sent.
create table private.guest_links (
  secret_hash bytea primary key,
  appointment_id uuid not null references private.guest_visits (appointment_id) on delete cascade
);
create index guest_links_visit_idx on private.guest_links (appointment_id);

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
create index guest_codes_mailbox_idx on private.guest_codes (private.mailbox(email), made_at);
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
  select case when number like '+48 %' then replace(substr(number, 5), ' ', '') else number end
  from (select private.phone_number(typed)) as stored (number)
$$;

-- A number of `guest_phone` as a plus and digits.
create function private.international_phone(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case when number like '+%' then number else '+48' || number end
  from (select private.guest_phone(typed)) as known (number)
$$;

-- Whether a mail to this address goes there and nowhere else: mail programs read 'a<b@c.pl>' and 'a,b@c.pl' as b@c.pl. It takes the
-- valid addresses of HTML's standard, with a dot after the @.
create function private.is_mail_address(typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(typed) <= 254 and typed ~* concat(
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
  insert into private.guest_links (secret_hash, appointment_id)
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
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || private.mailbox(email), 1));
  end if;
  if (
    select count(*) from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where known.phone = assert_guest_may_book.phone and visit.booked_by = 'guest' and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) >= private.quota('open guest visits of a phone') then
    raise sqlstate 'PT429' using message = format(
      'There are already %s visits to come for this phone number. Please sign in or register to book another.',
      private.quota('open guest visits of a phone')
    );
  end if;
  if (
    select count(*) from private.guest_visits booked join public.appointments visit on visit.id = booked.appointment_id
    where booked.created_at > now() - interval '1 day' and visit.booked_by <> 'vet' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
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
-- @raises PT400 for an address that is none, PT403 for a veterinarian who is not listed, PT429 for too many in an hour.
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
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = veterinarian) then
    raise sqlstate 'PT403' using message =
      'This veterinarian confirms guests and cannot send codes before the licence is checked. Please call the practice, or sign in.';
  end if;
  -- One at a time of a veterinarian, and to a mailbox or phone: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 1))
  from unnest(array[
    'guest codes of ' || veterinarian, 'guest codes to ' || private.mailbox(address), 'guest codes to ' || number
  ]) with ordinality as locked (key, nth) where key is not null order by nth;
  if (
    select count(*) from private.guest_codes sent
    where (private.mailbox(sent.email) = private.mailbox(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent
      where sent.veterinarian_id = send_guest_code.veterinarian and sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes of a veterinarian an hour') then
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
  return query select private.international_phone(code.phone), told;
end;
$$;

-- Exchanges a code for the secret that books once, 64 hexadecimal digits; null for a wrong or old code, and after a hundred
-- tries of whomever: few enough to guess none, and too many for a stranger, whose tries the door counts, to use up somebody's code.
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
  made public.appointments;
begin
  if was_booked_with.secret !~ '^[0-9a-f]{64}$' then
    raise sqlstate 'PT400' using message = 'The secret of a link has 64 hexadecimal digits.';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest link ' || was_booked_with.secret, 1));
  select visit.* into made
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(was_booked_with.secret, 'UTF8'));
  if not found then
    return false;
  end if;
  if (made.veterinarian_id, made.appointment_date, made.appointment_time) is distinct from (veterinarian, day, at)
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
  values (booked.id, number, address, case book_as_guest.language when 'pl' then 'pl' else 'en' end);
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
  if (private.has_letter(client_name) and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not private.name_no_site(client_name, pet_name, pet_type) then
    raise sqlstate 'PT400' using message = 'Please write names without a web or mail address.';
  end if;
  if (private.has_letter(pet_name) and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
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
create function private.guest_visit_of(secret text) returns public.appointments
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_visit public.appointments;
begin
  select visit.* into found_visit
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(guest_visit_of.secret, 'UTF8'))
    and visit.appointment_date > private.warsaw_today() - 30;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  return found_visit;
end;
$$;

-- How a guest's visit stands: 'open' until it begins, 'past', 'cancelled', or 'in_account'.
create function private.state_of_guest_visit(visit public.appointments) returns text
language sql stable set search_path = ''
as $$
  select case
    when visit.client_id is not null then 'in_account'
    when visit.client_name is null then 'cancelled'
    when private.has_begun(visit.appointment_date, visit.appointment_time) then 'past'
    else 'open'
  end
$$;

-- The visit of a link: { state, status, cancelled_by, cancel_reason, moved_by, may_move, move_wish, date, time, minutes, visit_type_id, visit_type,
-- price_from, price_to, name, pet, pet_type, reason, email, note, rating, veterinarian: { id, name, specialty, clinic_name, address, city,
-- phone, image_url, portrait } }. Of a cancelled one type, name, pet, reason and address are gone; note and rating are of a completed one.
-- @raises PT404 for a secret that is unknown or has ended.
create function public.guest_visit(secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'name', shown.client_name, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit), 'move_wish', shown.move_wish,
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet join private.guest_visits known on known.appointment_id = visit.id
    left join public.appointments shown on shown.id = visit.id and state in ('open', 'past')
    where vet.id = visit.veterinarian_id
  );
end;
$$;

-- An open visit, after its calendar.
-- @raises PT409 for a visit that is not open.
create function private.lock_open_guest_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant public.appointments := private.lock_visit(visit);
  state text;
begin
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
create function private.lock_guest_visit(secret text) returns public.appointments
language sql volatile security definer set search_path = ''
as $$ select private.lock_open_guest_visit((private.guest_visit_of(secret)).id) $$;

-- Moves an open visit without an account, whose calendar is locked, to another free slot; a guest gets a mail.
-- @raises PT400 and PT409 for a time that is not free, PT429 for too many moves.
create function private.move_to(visit public.appointments, new_date date, new_time time, side text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved constant public.appointments := private.move_visit(visit, new_date, new_time);
  times integer;
begin
  update private.guest_visits set moves = moves + 1, moved_by = side where appointment_id = visit.id returning moves into times;
  if times > private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call instead.';
  end if;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$$;

-- Moves the visit of a link to another free slot at once. @returns it as `guest_visit` does.
-- @raises PT404 for another secret, PT400 and PT409 for a time that is not free, PT409 for a visit that is not open and where the
-- veterinarian wants to be asked, PT429 for too many moves.
create function public.move_guest_visit(secret text, new_date date, new_time time) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  perform private.assert_client_may_move(visit);
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
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  update public.appointments set status = 'cancelled', cancelled_by = 'owner' where id = visit.id;
  return public.guest_visit(secret);
end;
$$;

grant execute on function public.book_as_guest(uuid, date, time, text, text, text, text, text, text, uuid, text, text, text)
to anon, service_role;
grant execute on function
  public.guest_visit(text), public.move_guest_visit(text, date, time), public.cancel_guest_visit(text)
to anon, authenticated, service_role;

-- ## By the veterinarian

-- Moves a visit without an account to another free slot at once. A guest gets a mail, and may move or cancel it by the link.
-- @raises PT404 for anybody else's, PT400 and PT409 for a time that is not free or a visit that has begun, PT429 for too many moves.
create function public.move_own_guest(visit uuid, new_date date, new_time time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  perform private.move_to(private.lock_open_guest_visit(own.id), new_date, new_time, 'veterinarian');
end;
$$;
grant execute on function public.move_own_guest(uuid, date, time) to authenticated, service_role;

-- ## Who is told

-- Tells the veterinarian what a guest did.
create function private.tell_veterinarian_of_guest(visit public.appointments, kind text, more jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(
    visit.veterinarian_id, tell_veterinarian_of_guest.kind,
    jsonb_build_object(
      'guest', true, 'visit_id', visit.id, 'person', visit.client_name, 'is_veterinarian', false, 'pet', visit.pet_name,
      'reason', visit.reason_for_visit, 'minutes', visit.duration_minutes, 'visit_type', visit.visit_type,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI')
    ) || more,
    concat_ws(
      ' ', 'guest', tell_veterinarian_of_guest.kind, visit.id,
      (select moves from private.guest_visits where appointment_id = visit.id)
    )
  );
end;
$$;

-- How many mails this mailbox had as a guest's within a day, with those that wait; null for no address.
create function private.mails_of_mailbox(address text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when address is not null then (
    select count(*) from private.mails mail
    where coalesce(mail.sent_at, mail.handed_over_at, now()) > now() - interval '1 day' and mail.given_up_at is null and (
      mail.guest_visit_id in (select appointment_id from private.guest_visits where private.mailbox(email) = private.mailbox(address))
      or mail.guest_code_id in (select id from private.guest_codes where private.mailbox(email) = private.mailbox(address))
    )
  ) end;
end;
$$;

-- Writes to a guest who gave an address; what still waited for the guest is replaced. Nothing that was typed stands in it, neither
-- the guest's nor the veterinarian's free text: anybody may have typed the address of somebody else. So only listed veterinarians
-- cause such mails, and a mailbox gets a few in a day.
create function private.write_to_guest(visit public.appointments, kind text, cause text, due timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  insert into private.mails (guest_visit_id, kind, about, cause, due_at)
  select visit.id, write_to_guest.kind, jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'clinic', vet.clinic_name,
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', visit.duration_minutes, 'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'), 'language', known.language,
    'has_reason', visit.cancel_reason is not null, 'moved_by', known.moved_by, 'cancelled_by', visit.cancelled_by
  ), write_to_guest.cause, due
  from private.guest_visits known
  join public.profiles vet on vet.id = visit.veterinarian_id join private.listed_vets listed on listed.veterinarian_id = vet.id
  where known.appointment_id = visit.id
    and private.mails_of_mailbox(known.email) < private.quota('mails of a mailbox a day')
  on conflict on constraint mails_cause_key do nothing;
end;
$$;

-- Tells the other side that a visit without an account is off, which was so before, and the guest of one to come, whoever
-- cancelled it.
create function private.tell_of_cancelled_guest(before public.appointments, visit public.appointments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if visit.cancelled_by = 'owner' then
    perform private.tell_veterinarian_of_guest(before, 'cancelled', '{}');
  end if;
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
end;
$$;

-- ## Into an account

-- The link of a visit that has moved in an account says so.
create function private.tell_link_of_move() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id;
  return null;
end;
$$;

create trigger tell_link_of_move after update on public.appointments
for each row when (
  new.client_id is not null
  and (old.appointment_date, old.appointment_time) is distinct from (new.appointment_date, new.appointment_time)
)
execute function private.tell_link_of_move();

-- Puts one guest's visit, whose calendar is locked, into an account. A past one too: its veterinarian completes it.
-- @returns whether it is there now; false where its veterinarian is just deleting the account, and cancels it.
create function private.put_into_account(visit public.appointments, owner uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    reason_for_visit = coalesce(reason_for_visit, 'Booked by phone'),
    pet_id = coalesce(private.pet_named(owner, pet_name), private.cared_pet_named(owner, pet_name))
  where id = visit.id and client_id is null and client_name is not null;
  if not found then
    return false;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return true;
exception when sqlstate 'PT409' then
  return false;
end;
$$;

-- Puts the guest visits of a mailbox into the account of whoever has just used a link or code from it. Calendars in one order, as in
-- deleting an account.
create function private.take_over_guest_visits() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  perform private.lock_calendar(veterinarian_id) from (
    select distinct visit.veterinarian_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where lower(known.email) = lower(new.email) and visit.client_id is null order by 1
  ) as calendars;
  perform private.put_into_account(visit, new.id)
  from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
  where lower(known.email) = lower(new.email) and visit.client_id is null
  order by visit.appointment_date, visit.appointment_time, visit.id;
  return null;
end;
$$;

-- An address that was typed proves nothing: the embedded service takes it as confirmed at once, and so may a hosted project. What
-- was sent to the mailbox has come back where its token is used up: of a registration, of a sign-in or forgotten password (a changed
-- password empties the token too, and when it was sent), or of another address.
create trigger take_over_guest_visits after update of email, email_confirmed_at, recovery_token on auth.users
for each row when (
  new.email_confirmed_at is not null and (
    (
      new.email = old.email and old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
      and new.recovery_sent_at is not null
    )
    or (
      new.email = old.email and old.email_confirmed_at is null
      and old.confirmation_token <> '' and coalesce(new.confirmation_token, '') = ''
    )
    or (new.email <> old.email and lower(new.email) = lower(old.email_change) and old.email_change_sent_at is not null)
  )
)
execute function private.take_over_guest_visits();

-- Puts the visit of a link into the account of the owner who is signed in, and has opened it: with its telephone number, where the
-- account has none, and for `pet`; `is_new_pet`: the animal becomes a pet of theirs, where they have none of its name. A visit that
-- an email address alone brings into an account brings no number, as anybody may have typed that address.
-- @raises PT404 for a secret that is unknown or has ended, PT403 for anybody but an owner and a pet that they may not book for, PT409
-- for a visit that is cancelled or in an account, or with too many visits to come.
create function public.take_over_guest_visit(secret text, pet uuid default null, is_new_pet boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  visit public.appointments := private.guest_visit_of(secret);
begin
  perform private.lock_calendar(visit.veterinarian_id);
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner keeps visits in an account.';
  end if;
  select * into visit from public.appointments where id = visit.id for no key update;
  if private.state_of_guest_visit(visit) not in ('open', 'past') or not private.put_into_account(visit, me) then
    raise sqlstate 'PT409' using message = 'This visit is cancelled, or in an account already.';
  end if;
  perform private.assert_within_visits(me);
  insert into public.owner_phones
  select me, number from private.phone_number(visit.client_phone) as number where number is not null
  on conflict do nothing;
  if pet is not null then
    update public.appointments set pet_id = null where id = visit.id;
  end if;
  if pet is not null or (is_new_pet and exists (select from public.appointments where id = visit.id and pet_id is null)) then
    perform public.set_pet_of_own_visit(visit.id, pet);
  end if;
end;
$$;
grant execute on function public.take_over_guest_visit(text, uuid, boolean) to authenticated, service_role;

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
  given_on date not null check (given_on between '1800-01-01' and '2199-12-31'),
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
  weighed_on date not null check (weighed_on between '1800-01-01' and '2199-12-31'),
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
  starts_on date not null check (starts_on between '1800-01-01' and '2199-12-31'),
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

-- What stands in the name of a vaccination, folded, and what it protects against; rows are generated from the client's list.
create table private.vaccine_names (
  name text primary key,
  protects_against text[] not null
);

-- What a vaccination protects against, as far as its names are known.
create function private.protects_against(vaccination public.vaccinations) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct unnest(known.protects_against)
    from private.vaccine_names known
    cross join unnest(array[vaccination.product, vaccination.vaccine]) as written
    where ' ' || array_to_string(private.words_of(written), ' ') || ' ' like '% ' || known.name || ' %'
  )
$$;

-- Whether a later vaccination stands for an earlier one: it has one of its names, or protects against all of the same,
-- whichever products they were.
create function private.is_same_vaccine(later public.vaccinations, earlier public.vaccinations) returns boolean
language sql stable set search_path = ''
as $$
  select array[private.fold(later.product), private.fold(later.vaccine)]
      && array[private.fold(earlier.product), private.fold(earlier.vaccine)]
    or (wanted <> '{}' and wanted <@ private.protects_against(later))
  from private.protects_against(earlier) as wanted
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

-- # 13_vaccine_names.sql

-- Generated by supabase/vocabulary/generate.ts: change src/health/vaccine-names.ts.

insert into private.vaccine_names (name, protects_against)
select name, string_to_array(known.against, ' ')
from (values
  ('rabies,wscieklizna,wscieklizne,wscieklizny,wsciekliznie,сказ,сказу', 'rabies'),
  ('rabisin,rabigen,versiguard rabies,enduracell r,biocan r,vanguard r,rabdomun,canigen r', 'rabies'),
  ('nobivac rl,eurican lr,biocan lr', 'rabies leptospirosis'),
  ('leptospirosis,lepto,leptospiroza,leptospiroze,лептоспіроз', 'leptospirosis'),
  ('nobivac l4,nobivac lepto,l4,lmulti,l2,biocan l,vanguard lepto', 'leptospirosis'),
  ('l4r', 'leptospirosis rabies'),
  ('distemper,nosowka,чума', 'distemper'),
  ('parvovirus,parvo,parwowiroza,parwo,парвовірус', 'parvovirus'),
  ('puppy dp', 'distemper parvovirus'),
  ('dhp,dap', 'distemper adenovirus parvovirus'),
  ('dhppi,dhpp,dappi,dhppi2,dappi2', 'distemper adenovirus parvovirus parainfluenza'),
  ('kennel cough,kaszel kenelowy,kaszel psiarniowy,nobivac kc,respira bb,bb oral,bordetella', 'kennel_cough'),
  ('rcp,crp,tricat', 'cat_flu panleukopenia'),
  ('ducat,koci katar', 'cat_flu'),
  ('panleukopenia,panleukopenii', 'panleukopenia'),
  ('rcpch', 'cat_flu panleukopenia chlamydia'),
  ('felv,leucogen,leufel,bialaczka kotow,bialaczka kocia', 'felv'),
  ('myxomatosis,myksomatoza,myksomatozy', 'myxomatosis'),
  ('rhd,vhd,rvhd,eravac,pomor krolikow', 'rhd'),
  ('myxo rhd', 'myxomatosis rhd')
) as known (names, against)
cross join lateral string_to_table(known.names, ',') as name;

-- # 13_visit_lists.sql

-- A veterinarian's list of visits: to come and past, searched, by keyset.

-- All visits of the signed-in veterinarian, whoever booked them; without those of clients without an account that were cancelled,
-- of which nothing is left.
create function public.visits_of_practice() returns setof public.appointments
language sql stable security definer set search_path = ''
as $$
  select * from public.appointments where veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0
$$;

-- Whether a visit stands among those to come, for its veterinarian: also one that was not completed in time, and today's
-- completed ones until midnight. The rest is past.
create function private.is_to_come(status text, visit_date date) returns boolean
language sql stable set search_path = ''
as $$ select status = 'upcoming' or (status = 'completed' and visit_date = private.warsaw_today()) $$;

-- A veterinarian's list, at most 100 at a time: visits to come from the first, past ones from the last; on request with those of
-- clients without an account. `words` are found in pet, reason, type and the client's name. The next part begins after the last visit's day,
-- time and id.
create function public.own_visits(
  past boolean default false, on_day date default null, words text default null,
  after_date date default null, after_time time default null, after_id uuid default null, at_most integer default 50,
  with_guests boolean default false
) returns setof public.appointments
language sql stable security invoker set search_path = ''
as $$
  select visit.*
  from public.visits_of_practice() visit
  where (with_guests or visit.client_id is not null)
    and private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name,
      (select client.full_name from public.profiles client where client.id = visit.client_id))), private.fold(words)) > 0)
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
-- those of clients without an account.
create function public.own_visit_days(with_guests boolean default false) returns table (visit_date date, visits integer)
language sql stable security invoker set search_path = ''
as $$
  select case when private.is_to_come(visit.status, visit.appointment_date) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$$;
revoke execute on function private.is_to_come(text, date) from public;
grant execute on function private.is_to_come(text, date) to authenticated, service_role;
grant execute on function
  public.visits_of_practice(), public.own_visits(boolean, date, text, date, time, uuid, integer, boolean), public.own_visit_days(boolean)
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
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
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

-- # 14_former_calls.sql

-- What slices of releases before mf-vet 1.3.2 call: visits by phone and of guests as a table of their own. Goes with them.

create function private.visits_by_phone() returns table (
  id uuid, veterinarian_id uuid, visit_date date, visit_time time, client_name text, client_phone text, pet_name text,
  pet_type text, reason text, created_at timestamptz, by_guest boolean, duration_minutes integer, visit_type_id uuid,
  visit_type text, price_from integer, price_to integer, outcome text
)
language sql stable security definer set search_path = ''
as $$
  select id, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type, reason_for_visit,
    created_at, booked_by = 'guest', duration_minutes, visit_type_id, visit_type, price_from, price_to,
    case when booked_by = 'guest' then case status when 'completed' then 'completed' when 'cancelled' then 'no-show' end end
  from public.appointments where veterinarian_id = auth.uid() and client_id is null and client_name is not null
$$;
grant execute on function private.visits_by_phone() to authenticated;

create view public.phone_visits with (security_invoker = true) as select * from private.visits_by_phone();
grant
  select, delete,
  insert (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, visit_type_id
  )
on public.phone_visits to authenticated;

-- As the veterinarian: the guard of `appointments` decides.
create function private.book_by_phone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, visit_type_id
  ) values (
    'vet', coalesce(new.veterinarian_id, private.me()), new.visit_date, new.visit_time, new.client_name, new.client_phone,
    new.pet_name, new.pet_type, nullif(btrim(new.reason), ''), new.visit_type_id
  );
  select * into new from private.visits_by_phone() as own
  where (own.visit_date, own.visit_time) = (new.visit_date, new.visit_time) and own.outcome is null;
  return new;
end;
$$;
create trigger book_by_phone instead of insert on public.phone_visits for each row execute function private.book_by_phone();

create function private.cancel_by_phone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_visit(old.id);
  update public.appointments set status = 'cancelled', cancelled_by = 'veterinarian'
  where id = old.id and veterinarian_id = auth.uid() and status <> 'cancelled';
  return old;
end;
$$;
create trigger cancel_by_phone instead of delete on public.phone_visits for each row execute function private.cancel_by_phone();

-- As `cancel_own_visit`.
create function public.cancel_own_guest(visit uuid, reason text) returns void
language sql volatile security definer set search_path = ''
as $$ select public.cancel_own_visit(visit, reason) $$;

-- Says what became of a visit without an account that has begun: 'completed' or 'no-show'; null takes it back.
-- @raises PT404 for anybody else's, PT400 for another outcome, PT409 for a visit to come.
create function public.finish_own_guest(visit uuid, outcome text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  if finish_own_guest.outcome not in ('completed', 'no-show') then
    raise sqlstate 'PT400' using message = 'Please say whether the visit took place.';
  end if;
  if not private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  update public.appointments
  set status = case finish_own_guest.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
    cancel_reason = case finish_own_guest.outcome when 'no-show' then 'No-show' end,
    cancelled_by = case finish_own_guest.outcome when 'no-show' then 'veterinarian' end
  where id = own.id;
end;
$$;
grant execute on function public.cancel_own_guest(uuid, text), public.finish_own_guest(uuid, text)
to authenticated, service_role;

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

-- Pets whose owner has reported them as lost. While one is, the links that opened its passport then last.
create table public.lost_pets (
  pet_id uuid primary key references public.pets (id) on delete cascade,
  since timestamptz not null default now(),
  -- When and where somebody saw it last, in the owner's words; everybody with a link reads them.
  last_seen_at timestamptz,
  last_seen_place text check (btrim(last_seen_place) <> '' and length(last_seen_place) <= 200),
  constraint lost_pets_seen_before check (last_seen_at between since - interval '1 year' and since + interval '5 minutes')
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
grant select, insert (pet_id, last_seen_at, last_seen_place), delete on public.lost_pets to authenticated;
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
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', coalesce(lost.last_seen_at, lost.since))
    || case when lost.last_seen_place is null then '{}' else jsonb_build_object('last_seen_place', lost.last_seen_place) end
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
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name collate "pl-x-icu", taken.id
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
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days' and private.link_is_over(link);
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

-- Whether a link has reached its end. One that still opened when its pet was reported as lost has none until the pet is found:
-- its code hangs on trees.
create function private.link_is_over(link public.passport_links, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select link.revoked_at is not null or link.expires_at <= at and not exists (
    select from public.lost_pets lost where lost.pet_id = link.pet_id and link.expires_at > lost.since
  )
$$;

-- The link that a secret opens, as long as it lasts; no row for any other.
create function private.open_link(secret text) returns public.passport_links
language sql stable security definer set search_path = ''
as $$
  select link.*
  from public.passport_links link join public.pets pet on pet.id = link.pet_id
  where link.secret_hash = private.hash_of_secret(secret) and not private.link_is_over(link)
    and pet.remembered_since is null
$$;

-- What a link shows: the passport, and until when (null: until the pet is found). Null for one that is wrong, has ended or was taken back: nobody learns
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
  return private.passport_of(link.pet_id, link.shows) || jsonb_build_object(
    'expires_at', case when not exists (select from public.lost_pets where pet_id = link.pet_id) then link.expires_at end
  );
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

-- Visits to come that a former carer has booked become the pet's owner's, as they are.
create function private.hand_over_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := (select owner_id from public.pets where id = old.pet_id);
  visit uuid;
begin
  for visit in
    update public.appointments set client_id = owner
    where pet_id = old.pet_id and client_id = old.person_id and owner <> old.person_id and status = 'upcoming'
      and not private.has_begun(appointment_date, appointment_time)
    returning id
  loop
    update public.earlier_requests set ended_at = now() where appointment_id = visit and ended_at is null;
  end loop;
  return null;
end;
$$;

create trigger hand_over_visits after delete on public.pet_carers
for each row execute function private.hand_over_visits();

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
    'person', facts_of_household.person, 'pet', string_agg(name, ', ' order by name collate "pl-x-icu", id), 'pet_id', min(id::text)
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
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name collate "pl-x-icu", meant.id)
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
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name collate "pl-x-icu", cared.id limit 1;
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
      ) order by cared.name collate "pl-x-icu", cared.id
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
    ) order by taken.name collate "pl-x-icu", taken.id), '[]')
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

-- Reviews: only of a completed visit, only by its client or guest, once. The veterinarian may answer; nobody rewrites a review. A
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
  new.author_name := private.shortened_name(
    coalesce(visit.client_name, (select full_name from public.profiles where id = visit.client_id))
  );
  new.comment := nullif(btrim(new.comment), '');
  return new;
end;
$$;

create trigger guard_new_review before insert on public.reviews
for each row execute function private.guard_new_review();

-- A guest reviews the visit of a link, once it is completed. @returns it as `guest_visit` does.
-- @raises PT404 for a secret that is unknown or has ended, PT409 for a visit that is in an account, not completed or reviewed, 400
-- for other than one to five stars or a comment beyond 2,000 characters.
create function public.review_guest_visit(secret text, rating integer, comment text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
begin
  if visit.client_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to review it.';
  end if;
  insert into public.reviews (appointment_id, rating, comment)
  values (visit.id, review_guest_visit.rating, review_guest_visit.comment);
  return public.guest_visit(secret);
end;
$$;
-- A person with an account takes the visit over first.
grant execute on function public.review_guest_visit(text, integer, text) to anon, service_role;

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

-- Of each client the newest review before a moment that was not removed. A guest's is read and does not count before the visit is
-- in an account: anybody can be any number of guests.
create function private.counted_ratings(veterinarian uuid, before timestamptz default 'infinity') returns setof smallint
language sql stable security definer set search_path = ''
as $$
  select newest.rating
  from (
    select distinct on (visit.client_id) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id and visit.client_id is not null
    where review.veterinarian_id = veterinarian and review.created_at < before and review.moderation is distinct from 'removed'
    order by visit.client_id, review.created_at desc, review.id desc
  ) as newest
$$;
-- `review_summary` runs with the caller's rights.
grant execute on function private.counted_ratings(uuid, timestamptz) to anon, authenticated, service_role;

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
  listed_until timestamptz not null default '-infinity',
  -- { full_name, clinic_name } as they were checked, while the profile has others that no administrator has confirmed. Then
  -- `licence_checked_at` is null. Null: lists show those of the profile.
  former jsonb,
  -- In which parts of the 62 days from `slots_checked_on` on something is free (`day_part`).
  free_parts bit(186)
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
create index vet_stats_by_slots_checked_on on public.vet_stats (slots_checked_on) where listed;

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

-- What of the vocabulary a list of services names: 'Dental X-ray' is dental care and X-ray, 'Kastracja kotów' neutering. Who
-- lists none is shown with five.
create function private.offered_services(named text[]) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then array(
      select distinct terms.code
      from unnest(named) as service
      cross join lateral (select private.words_of(service) as words) as split
      cross join lateral generate_series(1, cardinality(words)) as first
      cross join lateral generate_series(first, least(first + 2, cardinality(words))) as last
      join public.vocabulary_terms terms
        on terms.kind = 'service' and terms.term in (select private.readings_of(words[first : last]))
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
  select array(
    select distinct unnest(
      private.offered_services(profile.services)
      || case when types <> '{}' then private.offered_services(types) end
      || case when profile.home_visits then array['home_visit'] end
    ) order by 1
  )
  from private.names_of_types(profile.id) as types
$$;

-- A profile as lists and searches show it: by the name and clinic that were checked, until somebody has decided about others.
create function private.as_listed(profile public.profiles) returns public.profiles
language sql stable set search_path = ''
as $$
  select jsonb_populate_record(
    profile, coalesce((select former from public.vet_stats where veterinarian_id = profile.id), '{}')
  )
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
  perform private.index_veterinarian(new, code);
  return null;
end;
$$;

-- Writes what searches find a veterinarian by.
create function private.index_veterinarian(profile public.profiles, code text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listed constant public.profiles := private.as_listed(profile);
begin
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (profile.id, private.searchable_text(listed, code), private.name_and_specialty(listed, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
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

-- A part of a day as one bit: 0 is the morning (until 12:00), 1 the afternoon (until 17:00), 2 the evening. The bits of 62 days
-- follow each other in a ring, so that a day has the same place in every row.
create function private.day_part(day date, part integer) returns bit(186)
language sql immutable set search_path = ''
as $$ select set_bit(repeat('0', 186)::bit(186), (day - date '2000-01-01') % 62 * 3 + part, 1) $$;

create function private.part_of_day(at time) returns integer
language sql immutable set search_path = ''
as $$ select case when at < '12:00' then 0 when at < '17:00' then 1 else 2 end $$;

-- The figures of a calendar for the next 62 days, for the visit that is offered first: its first free time, the first on a Saturday or
-- Sunday, the parts of days in which something is free (null: in none), and what `kept_times` keeps. A time that is offered to somebody
-- counts: it is free again in a few minutes, and nothing would compute the figures anew.
create function private.calendar_figures(
  veterinarian uuid, out next_slot timestamp, out weekend_slot timestamp, out parts bit(186), out minutes integer, out times timestamp[]
)
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
begin
  minutes := private.usual_minutes(veterinarian);
  times := array(select private.open_times(veterinarian, today, today + 61, minutes, with_offered => true));
  next_slot := times[1];
  weekend_slot := (select min(slot) from unnest(times) as slot where extract(isodow from slot) in (6, 7));
  parts := (
    select bit_or(private.day_part(free.day, free.part))
    from (select distinct slot::date as day, private.part_of_day(slot::time) as part from unnest(times) as slot) as free
  );
  times := array(select slot from unnest(times) as slot where slot < today + 14);
end;
$$;

-- Locked in one statement and computed in the next, which sees what those before have written.
create function private.refresh_next_slots(veterinarians uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  with figures as materialized (
    -- A profile that is being deleted takes its calendar with it.
    select profile.id, free.*
    from public.profiles profile cross join lateral private.calendar_figures(profile.id) as free
    where profile.id = any (veterinarians)
  ), kept as (
    insert into private.kept_times (veterinarian_id, days, minutes, times)
    select id, daterange(today, today + 14), minutes, times from figures
    on conflict (veterinarian_id) do update set days = excluded.days, minutes = excluded.minutes, times = excluded.times
  )
  update public.vet_stats stats
  set next_slot_at = figures.next_slot, weekend_slot_at = figures.weekend_slot, free_parts = figures.parts, slots_checked_on = today
  from figures where stats.veterinarian_id = figures.id;
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
-- Between two calls a search looks up the rows of the page it returns exactly.
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
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      or slots_checked_on < private.warsaw_today() - 7
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$$;

-- # 18_licences.sql

-- Licences: who says to be a veterinarian shows it, and a moderator looks it up in the register of the regional chamber. Only
-- then are they listed (`18_listing`). Until then their page can be seen and booked by whoever has its address.
--
-- A check holds for two years. Veterinarians who were listed before there were checks stay until `listed_until`.

create table public.licences (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Of the right to practise ('prawo wykonywania zawodu'), in digits as on every veterinarian's stamp (resolution 115/2008/IV of
  -- the National Veterinary Council). No source lays down how many: as stored, 5 to 8, with zeros in front only up to 5.
  number text constraint licences_number_is_digits check (number ~ '^([0-9]{5}|[1-9][0-9]{5,7})$'),
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
  -- As the profile had them when the licence was confirmed; null without a check.
  checked_name text,
  checked_clinic text,
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

-- ## Showing it

-- The digits of a licence number as they are stored: '4 711', 'PWZ 4711', '04711' and '004711' are one. Null where that is none.
create function private.licence_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when digits ~ '^[0-9]{3,8}$' and digits !~ '^0+$' then
      lpad(ltrim(digits, '0'), greatest(5, length(ltrim(digits, '0'))), '0')
  end
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

-- Whether the document of a licence is stored.
create function private.has_document(licence public.licences) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from storage.objects stored
    where stored.bucket_id = 'licence-documents' and stored.name = licence.document_path
  )
$$;

-- What an administrator decides about, the longest waiting first, those without their document after them, then the last decisions,
-- a hundred in all:
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
    select coalesce(jsonb_agg(to_jsonb(shown) - 'lacks_document' order by shown.state <> 'waiting', shown.lacks_document,
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by,
        private.licence_state(licence) = 'waiting' and not private.has_document(licence) as lacks_document
      from public.licences licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
      -- Nobody decides about a licence without its document: its vet has to send one first.
      where licence.sent_at is not null and licence.document_path is not null
      order by licence.sent_at <= coalesce(licence.decided_at, '-infinity'), lacks_document,
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
-- sending is refused. Refused with 403, 404 (nothing sent, or replaced meanwhile), 409 (decided already, the document is gone, or
-- somebody else has the number) and 400 (no reason).
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
  if not private.has_document(found_licence) then
    raise sqlstate 'PT409' using message = 'The document is gone. The veterinarian has to send it again.';
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
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number.';
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

-- # 18_listing.sql

-- Who is in lists, searches, counts, maps, emergency numbers and the sitemap, and by which name.

-- Everybody who is in a list, a count or on a map, at this moment. Whatever shows veterinarians whom nobody named reads this.
create view private.listed_vets with (security_invoker = true) as
select * from public.vet_stats where listed and listed_until > now();
grant select on private.listed_vets to anon, authenticated, service_role;

-- A check is of the name and clinic that the profile has at that moment.
create function private.note_checked_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select case when new.verified_at is not null then full_name end, case when new.verified_at is not null then clinic_name end
  into new.checked_name, new.checked_clinic
  from public.profiles where id = new.veterinarian_id;
  return new;
end;
$$;

create trigger note_checked_name before insert on public.licences
for each row execute function private.note_checked_name();
create trigger note_checked_name_again before update on public.licences
for each row when (new.verified_at is distinct from old.verified_at) execute function private.note_checked_name();

-- The checked name and clinic of a profile that has others by now; null without a check, and where they are the same.
create function private.former_of(profile public.profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('full_name', licence.checked_name, 'clinic_name', licence.checked_clinic)
  from public.licences licence
  where licence.veterinarian_id = profile.id and licence.verified_at is not null
    and (private.fold(coalesce(profile.full_name, '')), private.fold(coalesce(profile.clinic_name, '')))
      <> (private.fold(coalesce(licence.checked_name, '')), private.fold(coalesce(licence.checked_clinic, '')))
$$;

create function private.sync_licence() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  profile public.profiles;
  other jsonb;
  checked timestamptz;
begin
  select * into profile from public.profiles where id = coalesce(new.veterinarian_id, old.veterinarian_id);
  other := private.former_of(profile);
  checked := case when other is null then new.verified_at end;
  update public.vet_stats
  set licence_checked_at = checked,
      licence_until = new.valid_until,
      listed_until = coalesce(greatest(new.valid_until, new.listed_until), '-infinity'),
      former = other,
      page_changed_at = now()
  where veterinarian_id = profile.id
    and (licence_checked_at, licence_until, listed_until, former) is distinct from
      (checked, new.valid_until, coalesce(greatest(new.valid_until, new.listed_until), '-infinity'), other);
  if found then
    perform private.index_veterinarian(profile, (select specialty_code from public.vet_stats where veterinarian_id = profile.id));
  end if;
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

-- A check is of a name and a clinic: a vet who takes others is put before the moderators again. Until somebody confirms them, lists
-- keep the checked ones, without the badge. One whose licence waits keeps the place in line, but nobody confirms it by the former name.
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

create trigger look_at_licence_again after update of full_name, clinic_name on public.profiles
for each row when (
  new.deleted_at is null
  and (private.fold(new.full_name), private.fold(new.clinic_name))
    is distinct from (private.fold(old.full_name), private.fold(old.clinic_name))
)
execute function private.look_at_licence_again();

-- # 18_when.sql

-- When a search asks for: 'Available today', 'tomorrow afternoon', '2026-12-03', 'weekend evening', and what words of a price say.

-- The days that an availability names, without its part of the day; null for a word that nobody knows. '' is the next seven days,
-- 'this week' is today and the six days after it, a weekend the one of this calendar week, 'next week' the next calendar week.
create function private.days_called(name text) returns date[]
language sql stable set search_path = ''
as $$
  select case
    when name in ('available today', 'today') then array[today]
    when name = 'tomorrow' then array[today + 1]
    when name = 'day after tomorrow' then array[today + 2]
    when name in ('available this week', 'this week', '') then array(select today + ahead from generate_series(0, 6) as ahead)
    when name in ('weekend availability', 'weekend') then array(
      select day from (values (monday + 5), (monday + 6)) as weekend (day)
      where day >= today
    )
    when name = 'next week' then array(select monday + 7 + day from generate_series(0, 6) as day)
    when name = 'next weekend' then array[monday + 12, monday + 13]
    when name in ('this month', 'next month') then array(
      select day from (select today + ahead as day from generate_series(0, 61) as ahead) as ahead
      where date_trunc('month', day) = month + case name when 'next month' then interval '1 month' else '0' end
    )
    when name ~ '^\d{4}-\d{2}-\d{2}$' and pg_catalog.pg_input_is_valid(name, 'date') then array[name::date]
    else (
      select array[today + ((weekday - extract(isodow from today)::integer + 7) % 7)::integer]
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
        with ordinality as week (called, weekday)
      where called = name
    )
  end
  from private.warsaw_today() as today
  cross join lateral (select date_trunc('week', today)::date as monday, date_trunc('month', today) as month) as this
$$;

-- What an availability asks: one of the directory's three labels, or a day ('tomorrow', 'friday', '2026-12-03'), a part of the day
-- ('morning', 'afternoon', 'evening'), or both: 'tomorrow afternoon'. Days are looked up 54 days ahead. An unknown one matches nothing.
create function private.availability_condition(label text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wanted constant text := private.fold(label);
  part constant integer := array_position(
    array['morning', 'afternoon', 'evening'], substring(wanted from '(morning|afternoon|evening)$')
  ) - 1;
  today constant date := private.warsaw_today();
  days constant date[] := array(
    select day from unnest(private.days_called(btrim(regexp_replace(wanted, '(morning|afternoon|evening)$', '')))) as day
    where day between today and today + 54
  );
  mask bit(186);
begin
  case wanted
    when 'available today' then return format('stats.next_slot_at < %L::timestamp', today + 1);
    when 'available this week' then return format('stats.next_slot_at < %L::timestamp', today + 7);
    when 'weekend availability' then
      return format('stats.weekend_slot_at < %L::timestamp', date_trunc('week', today)::date + 7);
    else null;
  end case;
  if wanted = '' or days = '{}' then
    return 'false';
  end if;
  -- Of today only what is not over: figures may still have the morning in the afternoon.
  select bit_or(private.day_part(day, each)) into mask
  from unnest(days) as day cross join generate_series(coalesce(part, 0), coalesce(part, 2)) as each
  where day > today or each >= private.part_of_day(private.warsaw_now()::time);
  if mask is null then
    return 'false';
  end if;
  return format(
    '((stats.free_parts & %L::bit(186)) <> %L::bit(186) and stats.slots_checked_on > %L::date)',
    mask, repeat('0', 186), (select max(day) from unnest(days) as day) - 62
  );
end;
$$;

-- Days and parts of a day as one availability: {morning, tomorrow} is 'tomorrow morning'; of several days one each, with commas.
create function private.availability_of(codes text[]) returns text
language sql immutable set search_path = ''
as $$
  with named as (
    select array_agg(code order by place) filter (where not is_part) as days,
      array_agg(code order by place) filter (where is_part) as parts
    from (
      select code, place, code in ('morning', 'afternoon', 'evening') as is_part
      from unnest(codes) with ordinality as each (code, place)
    ) as known
  )
  select string_agg(distinct btrim(concat_ws(' ', day, part)), ',')
  from named
  cross join lateral unnest(coalesce(days, array[''])) as day
  cross join lateral unnest(coalesce(parts, array[''])) as part
$$;

-- A price at the beginning of words: 'do 120 zł', 'do 1 200,50 zł', 'under 120', '120 pln', 'PLN 120', not 'under 10 km'; `is_least` for
-- 'powyżej 100 zł', 'over 100', 'od 100' before 'do 150'. Its amount in whole zloty, and how many words say it; null where the
-- words begin with none.
create function private.price_in(words text[], out amount text, out size integer, out is_least boolean)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text := array_to_string(words[:8], ' ') || ' ';
  most constant text := 'do|ponizej|najwyzej|maks|maksymalnie|max|(?:mniej|taniej|nie wiecej|nie drozej) niz'
    '|up to|at most|(?:less|cheaper|no more|not more) than|under|below';
  least constant text := 'powyzej|ponad|co najmniej|przynajmniej|min|minimum|(?:wiecej|drozej|nie mniej) niz'
    '|over|above|at least|(?:more|no less|not less) than';
  start constant text := 'od|from|between|miedzy|pomiedzy';
  amounts constant text := '0*([1-9] \d{3}|[1-9]\d{0,4})(?: \d{2})?';
  money constant text := format('(?:%1$s ?(?:zl|zloty|zlote|zlotych|pln)|(?:zl|pln) ?%1$s) ', amounts);
  number constant text := '0*([1-9]\d{0,4}) ';
  no_unit constant text := '(?!km |kilomet|kg |m |min|dni |dnia |lat |lata |roku |days? |years? |hours? |godz)';
  found_price text[] := coalesce(
    regexp_match(said, format('^((?:(?:%s|za|for|okolo|ok|around|about) )?%s)', most, money)),
    regexp_match(said, format('^((?:%s) %s)%s', replace(most, 'do|', ''), number, no_unit)),
    -- What is left of a sentence.
    regexp_match(said, format('^(do %s)%s', number, no_unit))
  );
begin
  is_least := false;
  if found_price is null then
    is_least := true;
    found_price := coalesce(
      regexp_match(said, format('^((?:%s|%s) %s)', least, start, money)),
      regexp_match(said, format('^((?:%s) %s)%s', least, number, no_unit)),
      -- Another price follows: 'od 100 do 150 zł', '100-150 zł'.
      regexp_match(said, format('^((?:(?:%s) )?%s)(?=(?:(?:do|a|i|to|and) )?%s)', start, number, money))
    );
  end if;
  amount := replace(coalesce(found_price[2], found_price[3]), ' ', '');
  size := cardinality(string_to_array(btrim(found_price[1]), ' '));
end;
$$;

-- A date at the beginning of words: '5 grudnia', '5th of December 2026', 'Dec 5', '5.12', '24/12/2026', '12/24', '2026-12-05'. As
-- 'YYYY-MM-DD', near today where no year is said, and how many words say it; null where the words begin with none. '30 lutego'
-- is '2027-02-30': a date that there never is.
create function private.date_in(words text[], out day text, out size integer)
language plpgsql stable set search_path = ''
as $$
declare
  said constant text := array_to_string(words[:5], ' ') || ' ';
  months constant text[] := array[
    'styczen|stycznia|january|jan', 'luty|lutego|february|feb', 'marzec|marca|march|mar', 'kwiecien|kwietnia|april|apr',
    'maj|maja|may', 'czerwiec|czerwca|june|jun', 'lipiec|lipca|july|jul', 'sierpien|sierpnia|august|aug',
    'wrzesien|wrzesnia|september|sept|sep', 'pazdziernik|pazdziernika|october|oct', 'listopad|listopada|november|nov',
    'grudzien|grudnia|december|dec'
  ];
  month constant text := '(' || array_to_string(months, '|') || ')';
  nth constant text := '(0?[1-9]|[12]\d|3[01])';
  year constant text := '(?: (20\d\d))?';
  no_unit constant text := '(?!km |kg |lat|mies|year|month|week|tyg|day|dni|min|godz|hour)';
  found_date text[];
  -- Which of the found are year, month and day.
  places integer[];
begin
  select hit, written.places into found_date, places
  from (values
    ('(20\d\d) (0?[1-9]|1[0-2]) ' || nth, '', array[2, 3, 4]),
    (nth || '(?:st|nd|rd|th)? (?:of )?' || month || year, '', array[4, 3, 2]),
    (month || ' ' || nth || '(?:st|nd|rd|th)?' || year, '', array[4, 2, 3]),
    (nth || ' (0?[1-9]|1[0-2])' || year, no_unit, array[4, 3, 2]),
    ('(0?[1-9]|1[0-2]) (1[3-9]|2\d|3[01])' || year, no_unit, array[4, 2, 3])
  ) as written (pattern, not_before, places)
  cross join lateral regexp_match(said, format('^(%s) %s', pattern, not_before)) as hit
  where hit is not null limit 1;
  size := cardinality(string_to_array(found_date[1], ' '));
  select min(each) into day
  from generate_series(-1, 1) as ahead
  cross join lateral format(
    '%s-%s-%s',
    coalesce(found_date[places[1]]::integer, extract(year from private.warsaw_today())::integer + ahead),
    lpad(coalesce(
      (select position from unnest(months) with ordinality as named (names, position)
        where found_date[places[2]] = any (string_to_array(names, '|')))::text,
      found_date[places[2]]
    ), 2, '0'),
    lpad(found_date[places[3]], 2, '0')
  ) as each
  where size > 0 and (found_date[places[1]] is not null or each >= to_char(private.warsaw_today() - 90, 'YYYY-MM-DD'));
end;
$$;

-- A day so many days, weeks or months ahead, at the beginning of words: 'za 3 dni', 'in two weeks', 'za tydzień'. As 'YYYY-MM-DD',
-- and how many words say it; null where the words begin with none.
create function private.day_ahead_in(words text[], out day text, out size integer)
language plpgsql stable set search_path = ''
as $$
declare
  numbers constant text[] := array['an?|one|jeden', 'two|dwa', 'three|trzy', 'four|cztery', 'five|piec', 'six|szesc'];
  said constant text[] := regexp_match(
    array_to_string(words[:3], ' ') || ' ',
    format(
      '^((?:za|in) (?:([1-9]\d?|%s) )?(?:(days?|dzien|dni)|(weeks?|tydzien|tygodni[ea]?)|(?:months?|miesiac|miesiac[ea]|miesiecy))) ',
      array_to_string(numbers, '|')
    )
  );
  many integer;
begin
  many := coalesce(
    (select position from unnest(numbers) with ordinality as named (names, position) where said[2] ~ ('^(' || names || ')$')),
    said[2]::integer, 1
  );
  size := cardinality(string_to_array(said[1], ' '));
  day := case
    when said[3] is not null then private.warsaw_today() + many
    when said[4] is not null then private.warsaw_today() + 7 * many
    when size > 0 then (private.warsaw_today() + many * interval '1 month')::date
  end::text;
end;
$$;

-- The parts of a day of an hour at the beginning of words: 'o 17', 'at 9:30', 'after 5 pm' is {evening}, 'po 15' {afternoon,evening},
-- 'przed 12' {morning}. An hour before seven is one after noon. And how many words say it; null where the words begin with none.
create function private.parts_in(words text[], out parts text[], out size integer)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text[] := regexp_match(
    array_to_string(words[:4], ' ') || ' ',
    '^((o|at|around|about|okolo|po|after|przed|before) (?:godz |godzinie )?(1?\d|2[0-3])(?: ?[0-5]\d)? ?(am|pm)?) (?!zl|pln|km |kg |lat|mies|min|dni|tyg|godz|day|month|year|week|hour)'
  );
  hour integer := said[3];
begin
  if hour is null then
    return;
  end if;
  if hour < 12 and (said[4] = 'pm' or said[4] is null and hour < 7) then
    hour := hour + 12;
  end if;
  size := cardinality(string_to_array(said[1], ' '));
  parts := array(
    select part from (values ('morning', 0, 12), ('afternoon', 12, 17), ('evening', 17, 24)) as day (part, starts, ends)
    where case
      when said[2] in ('po', 'after') then hour < ends
      when said[2] in ('przed', 'before') then hour > starts
      else hour >= starts and hour < ends
    end
  );
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

-- What the words of a search mean: 'królika' is an animal, 'zęby' a specialty, 'szczepienie' a service, 'w Krakowie' a city,
-- 'Sopot' the nearest to a town, '10 km' how far, 'jutro po południu' a time, 'do 120 zł' a price, 'po angielsku' a language. The words are rows of `vocabulary_terms`,
-- `word_forms` and `towns`.

-- The term that a misspelt word most likely is; null where somebody's text has the word as it stands, or nothing is near.
-- Endings of cities and what everybody is are taken for mistakes less easily: a surname is often a letter away from one.
create function private.term_like(word text) returns text
language sql stable set search_path = ''
as $$
  select best.term
  from (
    select near.term
    from (
      select term, term as written, kind, 0.4 as least from public.vocabulary_terms
      union all
      select terms.term, forms.form, terms.kind, 0.6
      from private.word_forms forms
      join public.vocabulary_terms terms on terms.term = forms.base and terms.kind <> 'city'
      where forms.form operator(extensions.%) word
    ) as near
    cross join lateral extensions.similarity(near.written, word) as alike
    where length(word) >= 5 and abs(length(near.written) - length(word)) <= 1 and alike >= near.least
      and (near.kind not in ('any', 'city', 'when', 'near', 'language') or (
        length(word) >= 6 and left(near.written, 1) = left(word, 1) and right(near.written, 1) = right(word, 1)
      ))
    order by alike desc, near.term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$$;

-- Whether a veterinarian has this word, of three letters or more, in their name.
create function private.is_name(word text) returns boolean
language sql stable set search_path = ''
as $$
  select length(word) >= 3 and exists (
    select from private.vet_search
    where name_and_specialty like '%' || word || '%' and name_and_specialty ~ ('^[^\n]*\m' || word || '\M')
  )
$$;

-- The pieces of a search in their order, each with what it means: one row for each meaning, one without a kind for a word
-- that has none, as the name after 'Dr.' has ('Dr. Sobota', 'Dr. Kot'). A piece is as many words as a term has, up to three. Words
-- of time and dates are one piece together, whose code is an availability ('tomorrow afternoon', several with commas); a price
-- is 'price' (at most) or 'least_price', kilometres are 'distance'. Nothing for more than twelve words: that is a sentence to be found as it stands.
create function private.read_meanings(query text)
returns table (place integer, piece text, kind text, code text, label text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  size integer;
  readings text[];
  price record;
  distance record;
  date record;
  hour record;
  times text[] := '{}';
  wanted text[] := '{}';
begin
  while at <= cardinality(words) and cardinality(words) <= 12 loop
    place := at;
    corrected := false;
    distance := private.distance_in(words[at:]);
    if distance.km is not null then
      return query select read_meanings.place, array_to_string(words[at : at + distance.size - 1], ' '),
        'distance', distance.km, distance.km, false;
      at := at + distance.size;
      continue;
    end if;
    price := private.price_in(words[at:]);
    if price.amount is not null then
      return query select read_meanings.place, array_to_string(words[at : at + price.size - 1], ' '),
        case when price.is_least then 'least_price' else 'price' end, price.amount, price.amount, false;
      at := at + price.size;
      continue;
    end if;
    date := private.day_ahead_in(words[at:]);
    if date.day is null then
      date := private.date_in(words[at:]);
    end if;
    -- '24/7' and '9:30' are no days.
    if date.day is not null and query !~ '\d:\d' and not exists (
      select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + 1], ' ')
    ) then
      times := times || array_to_string(words[at : at + date.size - 1], ' ');
      wanted := wanted || date.day;
      at := at + date.size;
      continue;
    end if;
    hour := private.parts_in(words[at:]);
    -- 'po 5.12' is a date.
    if hour.parts is not null and (query ~ '\d:\d' or (private.date_in(words[at + 1:])).day is null) then
      times := times || array_to_string(words[at : at + hour.size - 1], ' ');
      wanted := wanted || hour.parts;
      at := at + hour.size;
      continue;
    end if;
    if words[at - 1] in ('dr', 'doktor', 'doctor') and private.is_name(words[at]) then
      return query select read_meanings.place, words[at], null::text, null::text, null::text, false;
      at := at + 1;
      continue;
    end if;
    for longest in reverse least(3, cardinality(words) - at + 1) .. 1 loop
      size := longest;
      readings := array(select private.readings_of(words[at : at + size - 1]));
      exit when exists (select from public.vocabulary_terms terms where terms.term = any (readings))
        or exists (select from private.towns where term = any (readings));
      if size = 1 and length(words[at]) > 1 then
        corrected := true;
        readings := array[private.term_like(words[at])];
      end if;
    end loop;
    piece := array_to_string(words[at : at + size - 1], ' ');
    at := at + size;
    -- A time is nothing else: 'rano' is the morning, though it is a form of 'rana', too.
    select terms.code into code from public.vocabulary_terms terms
    where terms.kind = 'when' and terms.term = any (readings) limit 1;
    if found then
      times := times || piece;
      wanted := wanted || string_to_array(code, ',');
      continue;
    end if;
    return query
      select read_meanings.place, read_meanings.piece, terms.kind, terms.code, named.label, read_meanings.corrected
      from public.vocabulary_terms terms
      join public.vocabulary named using (kind, code)
      where terms.term = any (readings)
      group by terms.kind, terms.code, named.label
      union all
      select read_meanings.place, read_meanings.piece, 'town', term, towns.label, false
      from private.towns where term = any (readings)
      order by kind, code;
    -- A letter by itself is an initial, or joins others.
    if not found and length(piece) > 1 then
      return query select read_meanings.place, read_meanings.piece, null::text, null::text, null::text, false;
    end if;
  end loop;
  if times <> '{}' then
    code := private.availability_of(wanted);
    return query select cardinality(words) + 1, array_to_string(times, ' '), 'when', code, code, false;
  end if;
end;
$$;

-- The same, read once for each text in a transaction: the parts of a search all ask, and each reading costs up to 10 ms a word.
create function private.meanings_of(query text)
returns table (place integer, piece text, kind text, code text, label text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
declare
  known jsonb := coalesce(nullif(current_setting('veto.meanings', true), ''), '{}');
begin
  if query is not null and known -> query is null then
    known := known || jsonb_build_object(
      query, (select coalesce(jsonb_agg(read), '[]') from private.read_meanings(query) as read)
    );
    perform set_config('veto.meanings', known::text, true);
  end if;
  return query select * from jsonb_to_recordset(known -> meanings_of.query) as meant(
    place integer, piece text, kind text, code text, label text, corrected boolean
  );
end;
$$;

-- ## As conditions

-- Whose text has these words as they stand; as a word, not within others, where it says so.
create function private.literal_condition(folded text, match text, as_word boolean default false) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I %s %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    case when as_word then '~' else 'like' end,
    case
      when as_word then '\m' || folded || '\M'
      else '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
    end
  )
$$;

-- Who works in a town, or where nobody does, near it: within 5 km, 10, 20 … of its centre, as soon as that holds three.
create function private.town_condition(town text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  centre private.towns;
  area double precision[];
begin
  if exists (select from private.listed_vets where city_code = town) then
    return format('stats.city_code = %L', town);
  end if;
  select * into centre from private.towns where term = town;
  for step in 0 .. 5 loop
    -- A degree of latitude has 111 km, one of longitude in Poland 68.
    area := array[
      centre.longitude - 5 * 2 ^ step / 68, centre.latitude - 5 * 2 ^ step / 111,
      centre.longitude + 5 * 2 ^ step / 68, centre.latitude + 5 * 2 ^ step / 111
    ];
    exit when 3 <= (
      select count(*) from (
        select from private.listed_vets
        where latitude between area[2] and area[4] and longitude between area[1] and area[3] limit 3
      ) as near
    );
  end loop;
  return 'true' || private.area_filter(area);
end;
$$;

-- Who is at most so many kilometres from one of these places.
create function private.around_condition(places text[], km integer) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select string_agg('(' || private.near_filter(place, null, km) || ')', ' or ') from unnest(places) as place);
end;
$$;

-- Which veterinarians a meaning finds: who treats the animals, has the specialty, offers the service, speaks the language, works in the city or near the
-- town, is free then, costs so much or less, or more. `codes` are of one kind; null without a kind.
create function private.meaning_condition(kind text, codes text[]) returns text
language sql stable set search_path = ''
as $$
  select case kind
    when 'town' then (select '(' || string_agg(private.town_condition(code), ' or ') || ')' from unnest(codes) as code)
    when 'any' then 'true'
    -- How far is told with the place, and near the visitor by the position.
    when 'distance' then 'true'
    when 'near' then 'true'
    when 'when' then (
      select '(' || string_agg(private.availability_condition(wanted), ' or ') || ')' from string_to_table(codes[1], ',') as wanted
    )
    when 'price' then format('stats.lowest_price <= %L::integer', codes[1])
    when 'least_price' then format('stats.lowest_price >= %L::integer', codes[1])
    else format(
      case kind
        when 'pet_type' then 'stats.pet_types && %L::text[]'
        when 'service' then 'stats.services && %L::text[]'
        when 'specialty' then 'stats.specialty_code = any (%L::text[])'
        when 'city' then 'stats.city_code = any (%L::text[])'
        when 'language' then 'stats.languages && %L::text[]'
      end,
      codes
    )
  end
$$;

-- The pieces of a search that somebody fits, each as a condition, in the order in which they are given up where nobody has
-- all: first a time and a price, then a place, a language, then what is wished for, last a name. A search by name or specialty has the city beside it: a city
-- alone is only a word there.
create function private.conditions_of(folded text, match text)
returns table (piece text, condition text, gives_way integer)
language sql stable set search_path = ''
as $$
  with read as materialized (
    select *, max(code) filter (where kind = 'distance') over () as km from private.meanings_of(folded)
  ), meant as (
    select place, piece, kind, bool_or(corrected) as corrected, case
        when kind in ('city', 'town') and km is not null then private.around_condition(array_agg(code), km::integer)
        else private.meaning_condition(kind, array_agg(code))
      end as condition
    from read
    group by place, piece, kind, km
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind in ('any', 'distance', 'near')) as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'language', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(piece, match, length(piece) < 4 and meaning is not null)
      end,
      case when is_place is not true or others > 1 or match is null then meaning end
    )),
    row_number() over (order by rank, place desc)::integer
  from asked
  where is_any is not true
$$;

-- Whether a listed veterinarian fits all of these conditions about `stats`.
create function private.finds_anybody(conditions text[]) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  anybody boolean;
begin
  execute 'select exists (select from private.listed_vets stats where ' || array_to_string(conditions, ' and ') || ')'
  into anybody;
  return anybody;
end;
$$;

-- Whose name has the words of a search, in any order, while these mean something as well: a search for 'kot' may be one for
-- Dr. Kot, one for 'Anna Sobota' for her. Null for a search that means nothing else, or whose words are nobody's name.
create function private.name_condition(query text) returns text
language sql stable set search_path = ''
as $$
  select case when bool_or(kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and private.words_of(split_part(name_and_specialty, E'\n', 1)) @> string_to_array(%2$L, ' ')
    )$condition$,
    '%' || min(piece) || '%', string_agg(distinct piece, ' ')
  ) end
  from private.meanings_of(query)
  where kind is distinct from 'any' or code = 'joining' and private.is_name(piece)
$$;

-- What a search for a text asks, as a condition, and the pieces that nobody has, or nobody beside the others: one of them
-- never keeps all the others from being found. Whose name has all of the words is found, whatever they mean as well.
create function private.read_search(folded text, match text, out condition text, out missing text[])
language plpgsql stable set search_path = ''
as $$
declare
  literal constant text := private.literal_condition(
    case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  elsif missing = '{}' and cardinality(conditions) > 1 then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$$;

-- Where a search for a city looks: any spelling, language and ending, also a district's; in or near a town; or whatever
-- somebody wrote as their city. Null for every city.
create function private.place_condition(city text) returns text
language sql stable set search_path = ''
as $$
  select case when folded not in ('', 'all', 'all cities') then coalesce(
    (
      select format('stats.city_code = %L', code) from public.vocabulary_terms
      where kind = 'city' and term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    (
      select private.town_condition(term) from private.towns
      where term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    format('stats.city_code = %L', folded)
  ) end
  from private.fold(city) as folded
$$;

-- What is added to the answer of a search, so that a page can say how it was read: { meanings: [{ piece, kind, label,
-- corrected, missing }] }, kind and label null for words that stand for themselves. 'town': nobody works there, these are the
-- nearest. Nothing is added where all words stand for themselves and are found.
create function private.told_meanings(query text, match text, city text) returns jsonb
language sql stable set search_path = ''
as $$
  with meant as (
    select piece, place, kind, code, label, corrected, piece = any (read.missing) as missing
    from private.read_search(private.fold(query), match) as read
    cross join lateral private.meanings_of(query)
    union all
    select term, 0, 'town', term, label, false, false from private.towns
    where term in (select private.readings_of(private.words_of(city)))
  )
  select case when bool_or(kind is not null or missing) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', piece, 'kind', kind, 'label', label, 'corrected', corrected, 'missing', missing)
    order by place, kind
  )) else '{}' end
  from meant
  where (kind is distinct from 'any' or corrected)
    and not (kind is not distinct from 'town' and exists (select from private.listed_vets where city_code = code))
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
-- Not valid, as all of its kind: older rows stay.
alter table public.visit_types add constraint visit_types_name_no_site check (private.name_no_site(name)) not valid;

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
  update private.vet_search search set search_text = private.searchable_text(private.as_listed(profile), stats.specialty_code)
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
    order by position, name collate "pl-x-icu" limit 1
  ), 30)
$$;

-- ## Booking one

-- A booked visit keeps name, length and price when its type is changed or removed.
alter table public.appointments add foreign key (visit_type_id) references public.visit_types (id) on delete set null;
create index appointments_visit_type_idx on public.appointments (visit_type_id) where visit_type_id is not null;

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
  order by refused.state is not null, type.position, type.name collate "pl-x-icu", refused.place
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

-- # 19_where.sql

-- Where a search looks: in an area, or around a place that it measures from.

-- A distance at the beginning of words: 'w promieniu 10 km od', 'within 10 km of', '5km'. In kilometres, and how many words say it;
-- null where the words begin with none.
create function private.distance_in(words text[], out km text, out size integer)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text[] := regexp_match(
    array_to_string(words[:9], ' ') || ' ',
    '^((?:(?:do|within|inside|promieniu|odleglosci|radius|distance|of|an?|the|up to|at most|(?:less|no more|not more) than|under|below'
    '|ponizej|(?:nie dalej|mniej|blizej) niz|najwyzej|najdalej|maks|maksymalnie|max|okolo|ok|around|about) )*'
    '0*([1-9]\d{0,2})(?: \d)? ?(?:km|kms|kilomet(?:er|re)s?|kilometr(?:y|ow|ach|a)?)(?: (?:od|of|from|away|around|wokol|radius|distance))*) '
  );
begin
  km := said[2];
  size := cardinality(string_to_array(said[1], ' '));
end;
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

-- ## From where it is measured

-- The middle of a city or town in any spelling; no row for a place that nobody knows. `is_town`: nobody works there.
create function private.centre_of(place text)
returns table (label text, latitude double precision, longitude double precision, is_town boolean)
language sql stable set search_path = ''
as $$
  with readings as (select array(select private.readings_of(private.words_of(place))) as terms)
  select named.label, centre.latitude, centre.longitude, false
  from readings
  join public.vocabulary_terms terms on terms.kind = 'city' and terms.term = any (readings.terms)
  join public.vocabulary named using (kind, code)
  join private.city_centres centre using (code)
  union all
  select towns.label, towns.latitude, towns.longitude,
    not exists (select from private.listed_vets where city_code = towns.term)
  from readings join private.towns on towns.term = any (readings.terms)
  limit 1
$$;

-- The last place that words name, as `centre_of` has it; `is_measured`: nobody works there, or the words say how far from it.
create function private.place_in_words(query text)
returns table (label text, latitude double precision, longitude double precision, is_measured boolean)
language sql stable set search_path = ''
as $$
  with meant as (select * from private.meanings_of(query))
  select centre.label, centre.latitude, centre.longitude,
    centre.is_town or exists (select from meant where kind = 'distance')
  from meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$$;

-- How far a search looks, in kilometres: as chosen, or as its words say that name no place of their own ('królik do 10 km').
create function private.within_of(query text, within_km integer) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(within_km, case when private.fold(query) ~ '\d ?k(m|ilomet)' then (
    select max(code) filter (where kind = 'distance')::integer
    from private.meanings_of(query)
    having bool_or(kind in ('city', 'town')) is not true
  ) end)
$$;

-- What a search measures distances from: the visitor's position, the place around which it looks, or the town where nobody works.
-- No row where it measures none. The label is null for a position.
-- @raises PT400 for a position that is none.
create function private.measured_from(query text, city text, near double precision[], within_km integer)
returns table (label text, latitude double precision, longitude double precision)
language plpgsql stable set search_path = ''
as $$
begin
  if near is not null then
    if (cardinality(near) = 2 and near[1] between -90 and 90 and near[2] between -180 and 180) is not true then
      raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
    end if;
    return query select null::text, near[1], near[2];
  else
    return query
      select place.label, place.latitude, place.longitude
      from (
        select 1 as rank, centre.* from private.centre_of(city) as centre
        where private.within_of(query, within_km) is not null or centre.is_town
        union all
        select 2, words.* from private.place_in_words(query) as words where words.is_measured
      ) as place
      order by rank limit 1;
  end if;
end;
$$;

-- How many kilometres `stats` is away, as SQL: great-circle distance by the haversine formula, on a globe with a radius of 6371 km.
-- What is unknown is further away than anything can be: 30000 km. Null for no place.
create function private.distance_to(latitude double precision, longitude double precision) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
      power(sin(radians(stats.latitude - %1$L::double precision) / 2), 2)
      + cos(radians(stats.latitude)) * cos(radians(%1$L::double precision))
        * power(sin(radians(stats.longitude - %2$L::double precision) / 2), 2)
    ))) end$sql$,
    latitude, longitude
  ) where latitude is not null and longitude is not null
$$;

-- Who is so near to the place that is asked for, as a condition; null without a distance or a place to measure it from. The box
-- around it is found by an index.
create function private.near_filter(city text, near double precision[], within_km integer) returns text
language sql stable set search_path = ''
as $$
  select 'true' || private.area_filter(array[
      greatest(-180, centre.longitude - km / (111 * greatest(0.01, cos(radians(centre.latitude))))),
      greatest(-90, centre.latitude - km / 111),
      least(180, centre.longitude + km / (111 * greatest(0.01, cos(radians(centre.latitude))))),
      least(90, centre.latitude + km / 111)
    ])
    || format(' and %s <= %L::double precision', private.distance_to(centre.latitude, centre.longitude), km)
  from private.measured_from(null, city, near, within_km) as centre
  cross join lateral (select least(greatest(within_km, 1), 1000)::double precision as km) as bounded
  where within_km is not null
$$;

-- # 20_clients.sql

-- A veterinarian's clients and their animals, as their visits know them, and booking for one who telephones.

-- Who came, as the visits of one veterinarian tell people apart: the account, else name and telephone. Null of a client of whom
-- nothing is left.
create function private.client_of_visit(visit public.appointments) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    visit.client_id::text, nullif(concat_ws(' ', private.fold(visit.client_name), private.guest_phone(visit.client_phone)), '')
  )
$$;

-- Whether what was typed, folded, finds a client: a part of a telephone number, or each word in a name, of whatever they are called.
create function private.finds_client(typed text, names text, phones text[]) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when typed ~ '^[+0-9][-+0-9() ./]*$' then exists (
      select from unnest(phones) as phone, regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(00)?48(?=[0-9]{9}$)', '') as digits
      where strpos(regexp_replace(phone, '[^0-9]', '', 'g'), digits) > 0
    )
    else (
      select coalesce(bool_and(strpos(private.fold(names), word) > 0), true)
      from regexp_split_to_table(private.fold(typed), '\s+') as word where word <> ''
    )
  end
$$;

-- The clients of the signed-in veterinarian: who had or has a visit with them, by name, at most 50 at a time; nobody else is
-- found. `words` are of a name, an animal, or digits of a telephone. The next part begins after the last one's name and key.
-- `email` is an account's, and so is `phone` as long as a visit is to come; `address_visit` the last visit of somebody without one who left an address, which stays unread.
-- `pets`: [{ name, type, last_visit }], the last one first.
create function public.own_clients(
  words text default null, after_name text default null, after_key text default null, at_most integer default 50
) returns table (
  key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date,
  next_visit date, pets jsonb
)
language sql stable security definer set search_path = ''
as $$
  with visit as (
    select mine.*, private.client_of_visit(mine) as key, coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select visit.key, max(visit.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', visit.pet_name, 'type', visit.pet_type, 'last_visit', visit.appointment_date)
        order by visit.appointment_date desc, visit.id))[1] as pet
    from visit group by visit.key, private.fold(visit.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.phone order by visit.appointment_date desc, visit.id) filter (where visit.phone is not null))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client cross join lateral (
    select jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets, string_agg(animal.pet ->> 'name', ' ') as names
    from animal where animal.key = client.key
  ) as animals
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$$;

-- Books for somebody who telephones, in the signed-in veterinarian's own practice, at work or not: for their client with this
-- account, or for whoever has this name; several animals one after the other. The account is told as of any booking, without
-- opening a record; a caller without an account gets a link by mail to `email`, else to the address of the visit `address_visit`. Sent again
-- within an hour, it is the same booking. @returns { visits: uuid[], told: whether the account, or a mailbox, is told }.
-- @raises PT400 for a field or time that cannot be, PT403 for anybody but a veterinarian and an account that is not their client's,
-- PT404 for a visit type of somebody else, PT409 for a time that is not free, PT429 for more than five visits of a client.
create function public.book_for_caller(
  visit_date date, visit_time time, pet_names text[], pet_types text[], client uuid default null, client_name text default null,
  client_phone text default null, reason text default null, visit_type uuid default null, email text default null,
  address_visit uuid default null, language text default 'pl'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  address text := nullif(btrim(book_for_caller.email), '');
  said constant text := nullif(btrim(book_for_caller.reason), '');
  tongue text := case book_for_caller.language when 'en' then 'en' else 'pl' end;
  chosen public.visit_types;
  minutes integer := 30;
  starts timestamp := visit_date + visit_time;
  booked public.appointments;
  made uuid[] := '{}';
  told boolean := client is not null;
begin
  if not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if starts is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (cardinality(pet_names) between 1 and 5 and cardinality(pet_types) = cardinality(pet_names)) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is. Five can come at once.';
  end if;
  if client is null and private.has_letter(client_name) is not true then
    raise sqlstate 'PT400' using message = 'Please enter who is calling.';
  end if;
  if private.is_mail_address(address) is false then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  perform private.lock_calendar(me);
  if client is not null then
    perform private.lock_person(client);
    if not exists (
      select from public.appointments visit join public.profiles owner on owner.id = visit.client_id and owner.deleted_at is null
      where visit.client_id = book_for_caller.client and visit.veterinarian_id = me
    ) then
      raise sqlstate 'PT403' using message = 'You can only book for people who had or have a visit with you.';
    end if;
  end if;
  select array_agg(visit.id) into made from public.appointments visit
  where visit.veterinarian_id = me and visit.booked_by = 'vet' and visit.status = 'upcoming'
    and visit.created_at > now() - interval '1 hour' and visit.appointment_date + visit.appointment_time = starts
    and visit.pet_name = btrim(pet_names[1])
    and case when client is null then visit.client_name = btrim(book_for_caller.client_name) else visit.client_id = client end;
  if made is not null then
    return jsonb_build_object('visits', made, 'told', told or exists (
      select from private.guest_visits guest where guest.appointment_id = any (made)
    ));
  end if;
  if (
    select count(*) from public.appointments visit
    where visit.client_id = client and visit.veterinarian_id = me and visit.booked_by = 'vet'
      and (visit.status = 'upcoming' and visit.appointment_date >= private.warsaw_today() or visit.created_at > now() - interval '1 day')
  ) + cardinality(pet_names) > private.quota('visits booked for a client') then
    raise sqlstate 'PT429' using message = format(
      'You can book %s visits to come for one client. Please ask them to book further ones.', private.quota('visits booked for a client')
    );
  end if;
  if visit_type is not null then
    chosen := private.own_visit_type(visit_type, me);
    minutes := chosen.minutes;
  end if;
  if client is null and address is null then
    select guest.email, guest.language into address, tongue
    from private.guest_visits guest join public.appointments visit on visit.id = guest.appointment_id
    where visit.id = address_visit and visit.veterinarian_id = me and visit.client_id is null;
  end if;
  for nth in 1 .. cardinality(pet_names) loop
    perform private.assert_free(me, starts::date, starts::time, minutes);
    insert into public.appointments (
      booked_by, veterinarian_id, client_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
      reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
    ) values (
      'vet', me, client, starts::date, starts::time, case when client is null then btrim(book_for_caller.client_name) end,
      case when client is null then nullif(btrim(book_for_caller.client_phone), '') end, btrim(pet_names[nth]), btrim(pet_types[nth]),
      coalesce(said, case when client is not null then 'Booked by phone' end), minutes, chosen.id, chosen.name, chosen.price_from,
      chosen.price_to
    ) returning * into booked;
    made := made || booked.id;
    if client is null and address is not null then
      insert into private.guest_visits (appointment_id, phone, email, language)
      values (booked.id, private.guest_phone(booked.client_phone), address, tongue);
      perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
      told := told or exists (select from private.mails where guest_visit_id = booked.id);
    end if;
    starts := starts + make_interval(mins => minutes);
  end loop;
  return jsonb_build_object('visits', made, 'told', told);
end;
$$;
grant execute on function
  public.own_clients(text, text, text, integer),
  public.book_for_caller(date, time, text[], text[], uuid, text, text, text, uuid, text, uuid, text)
to authenticated, service_role;

-- ## In numbers

-- What a veterinarian sees of their own weeks, months or years (`span`): the last `weeks` of them (at most 53), this one last, each
-- from its first day. A no-show counts as that and not as cancelled. Prices are whole PLN, of the `completed` visits without the
-- `unpriced` ones. A client is new in the span of their first visit, and returning in any later one. `rating` is of the reviews that
-- counted at the end; null while there was none.
create function public.own_visit_numbers(weeks integer default 12, span text default 'week')
returns table (
  week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric,
  completed integer, unpriced integer, price_from bigint, price_to bigint, new_clients integer, returning_clients integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := private.me();
  one constant interval := case own_visit_numbers.span when 'week' then '1 week' when 'month' then '1 month' when 'year' then '1 year' end;
  current_first date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if own_visit_numbers.weeks is null or own_visit_numbers.weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  if one is null then
    raise sqlstate 'PT400' using message = 'Numbers are given by week, month or year.';
  end if;
  current_first := date_trunc(own_visit_numbers.span, private.warsaw_today()::timestamp)::date;
  return query
    with span as (
      select (current_first - ago * one)::date as first_day, (current_first - (ago - 1) * one)::date as next_day
      from generate_series(own_visit_numbers.weeks - 1, 0, -1) as ago
    ),
    visit as (
      select mine.*, private.client_of_visit(mine) as client, mine.status = 'completed' as is_completed,
        mine.status = 'cancelled' and mine.cancel_reason is not distinct from 'No-show' as is_missed,
        min(mine.appointment_date) filter (where mine.status <> 'cancelled') over (partition by private.client_of_visit(mine)) as first_day
      from public.appointments mine where mine.veterinarian_id = me
    ),
    counted as (
      select span.first_day,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and not visit.is_missed)::integer as cancelled,
        count(*) filter (where visit.is_missed)::integer as no_shows,
        count(*) filter (where visit.is_completed)::integer as completed,
        count(*) filter (where visit.is_completed and visit.price_from is null)::integer as unpriced,
        coalesce(sum(visit.price_from) filter (where visit.is_completed), 0)::bigint as price_from,
        coalesce(sum(coalesce(visit.price_to, visit.price_from)) filter (where visit.is_completed), 0)::bigint as price_to,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day >= span.first_day)::integer as new_clients,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day < span.first_day)::integer
          as returning_clients
      from span join visit on visit.appointment_date >= span.first_day and visit.appointment_date < span.next_day
      group by span.first_day
    )
    select span.first_day, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating, coalesce(counted.completed, 0), coalesce(counted.unpriced, 0), coalesce(counted.price_from, 0),
      coalesce(counted.price_to, 0), coalesce(counted.new_clients, 0), coalesce(counted.returning_clients, 0)
    from span
    left join counted on counted.first_day = span.first_day
    cross join lateral (
      select count(*)::integer as reviews, round(avg(stars), 2) as rating
      from private.counted_ratings(me, span.next_day::timestamp at time zone 'Europe/Warsaw') as stars
    ) as rated
    order by span.first_day;
end;
$$;
grant execute on function public.own_visit_numbers(integer, text) to authenticated, service_role;

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

-- @raises PT400 for a list of more than 50 entries, a text of more than 200 characters, and an unknown `match`.
create function private.assert_search(
  match text, texts text[], specialties text[], availabilities text[] default null, pet_types text[] default null,
  languages text[] default null
) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  if greatest(cardinality(specialties), cardinality(availabilities), cardinality(pet_types), cardinality(languages)) > 50 then
    raise sqlstate 'PT400' using message = 'Please choose at most 50 entries of a list.';
  end if;
  if exists (
    select from unnest(texts || specialties || availabilities || pet_types || languages) as word where length(word) > 200
  ) then
    raise sqlstate 'PT400' using message = 'Please search for at most 200 characters.';
  end if;
end;
$$;

-- What a search asks of a veterinarian. The arguments are those of search_veterinarians.
create function private.directory_filter(
  query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[],
  near double precision[] default null, within_km integer default null
)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  wanted_text text := nullif(private.fold(query), '');
  nearby constant text := private.near_filter(city, near, private.within_of(query, within_km));
  -- `stats` are `private.listed_vets`.
  conditions text[] := array['true'];
begin
  if wanted_text is not null then
    conditions := conditions || (select condition from private.read_search(wanted_text, match));
  end if;
  if nearby is not null then
    conditions := conditions || nearby;
  elsif near is null and private.place_condition(city) is not null then
    conditions := conditions || private.place_condition(city);
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

-- ## Pages

-- The columns that a page is sorted by, as SQL; null for an order that nobody knows, and for 'nearest' without a distance (`away`,
-- as SQL). All others have an index of their own.
create function private.directory_order(sort text, away text) returns text
language sql immutable set search_path = ''
as $$
  select case sort
    when 'nearest' then away || ', stats.veterinarian_id'
    when 'rating' then 'stats.rating_score desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end
$$;

-- Where a page begins, as a further condition in SQL: after the last row of the page before.
create function private.directory_start(sort text, after jsonb, away text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when after is null then ''
    when sort = 'nearest' then format(
      ' and (%s, stats.veterinarian_id) > (%L::double precision, %L::uuid)', away, after ->> 'away', after ->> 'id'
    )
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

-- What a row shows. The next free slot is looked up here when the stored one has gone by.
create function private.directory_item(profile public.profiles, stats public.vet_stats) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  slot timestamp := stats.next_slot_at;
  listed constant public.profiles := private.as_listed(profile);
begin
  if slot <= private.warsaw_now() then
    slot := coalesce(
      (select min(free) from private.usual_times(profile.id, today, today + 6) as free),
      (private.calendar_figures(profile.id)).next_slot
    );
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', listed.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', listed.clinic_name,
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
--                   service or a place (`meanings_of`); case, diacritics, endings and order do not matter, and words that
--                   nobody has are left out
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling, or a district of it; of a town where nobody works the nearest are found; null, '' and
--                   'all' mean every city
--   near            a position instead of a city: latitude, longitude in degrees; null: none
--   within_km       how far from the city's centre, or from the position, at most; null: in the city, or at any distance
--   specialties     any of them, in any spelling        availabilities  any of them, as `availability_condition` reads them
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   max_price       some service costs so much or less, in whole zloty; who states no price is left out
--   languages       any of them, as ISO 639-1 codes
--   home_visits, cat_only_waiting_room                  true: only those who offer it
--   area            where the clinic is: west, south, east, north in degrees; null: anywhere
--   sort            'rating' (`rating_score`, which weighs the number of reviews), 'earliest', 'reviews', or 'nearest' where
--                   distances are measured (`measured_from`): the default there, and elsewhere 'rating'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one. Where words of the query mean
-- something, the first page has `meanings` too (`told_meanings`). Where distances are measured, each item has its `distance_km`
-- (null: unknown), and the answer says from which place (`measured_from`; null: the position). With `max_price` the first page
-- counts who states no price (`without_price`).
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
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  measured record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  wanted := private.directory_filter(
    query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

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
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away
  ) into items, last_key;
  if after is null and max_price is not null then
    execute 'select count(*) from private.listed_vets stats where stats.lowest_price is null and ' || wanted
    into without_price;
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
$$;

-- Pages of listed veterinarians, nearest first, for everybody. Whose position is not known comes last.
--
--   latitude, longitude  the place, in degrees (WGS 84)
--   query, specialties   as in search_veterinarians
--   numbered_first       the specialists with a number come before all others, in the order of their numbers
--   area                 as in search_veterinarians
--   from_words           true: the middle of a city or town that the query names takes the place of the position
--   after                `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next } and `meanings` as search_veterinarians does; each item has its `distance_km`, null where it
-- is unknown. Where it is measured from a place that the query names, `measured_from` has its name.
-- @raises PT400 for a place that is none, and for what search_veterinarians refuses.
create function public.nearest_veterinarians(
  latitude double precision,
  longitude double precision,
  query text default null,
  specialties text[] default null,
  numbered_first boolean default false,
  after jsonb default null,
  page_size integer default null,
  area double precision[] default null,
  from_words boolean default false
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  named record;
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
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  filter := private.directory_filter(
    query, null, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%6$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          %3$s as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %4$s order by number, away, id limit %5$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %5$s), '[]'),
        case when count(*) > %5$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%5$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false),
    private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude)),
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
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
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);

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
    private.directory_filter(query, match, city, null, null, min_rating, null, near, within_km)
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
    double precision[], double precision[], integer
  ),
  public.nearest_veterinarians(
    double precision, double precision, text, text[], boolean, jsonb, integer, double precision[], boolean
  ),
  public.count_filter_options(
    text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[],
    double precision[], integer
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
  select profile.id, shown.full_name, shown.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join private.listed_vets stats on stats.city_code = private.canonical('city', left(near.city, 200))
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral private.as_listed(profile) as shown
  cross join lateral (
    select max(hours.closes_at) as closes_at
    from public.working_hours hours
    where hours.veterinarian_id = profile.id
      and hours.weekday = extract(isodow from at at time zone 'Europe/Warsaw')
      and hours.opens_at <= (at at time zone 'Europe/Warsaw')::time
      and hours.closes_at > (at at time zone 'Europe/Warsaw')::time
  ) as today
  where private.assert_finite(open_veterinarians.at) and today.closes_at is not null
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
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
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
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km)
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
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) end
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      from cells left join public.profiles profile on profile.id = cells.one and cells.vets = 1
      left join lateral private.as_listed(profile) as shown on cells.vets = 1
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$$;
grant execute on function public.veterinarians_on_map(
  double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean,
  double precision[], double precision[], integer
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
-- Triggers write both for everybody but the person who did it: that person gets a mail about their own visit, and no
-- notification. Nobody hears of what the operator enters: a seed, or a correction by the service key.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'booked', 'cancelled', 'reschedule_asked', 'reschedule_accepted', 'reschedule_declined', 'message', 'review',
    'review_answer', 'reminder', 'visit_summary', 'found', 'follow_up', 'licence', 'moved', 'choose_again',
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
    when kind like 'guest\_%' then 'account'
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
    perform private.queue_mail(
      person, notify.kind, notify.about, notify.cause,
      coalesce(notify.about ->> 'appointment_id', notify.about ->> 'visit_id')::uuid, mail_due, conversation
    );
  end if;
end;
$$;

-- Sends somebody what they did themselves, by mail alone, if they want mails of visits: it keeps their own calendar right.
create function private.send_to_keep(person uuid, kind text, about jsonb, cause text, visit uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.wants(person, kind, 'mail') then
    perform private.queue_mail(person, send_to_keep.kind, send_to_keep.about, send_to_keep.cause, send_to_keep.visit);
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
    'time', to_char(visit.appointment_time, 'HH24:MI'),
    'booked_at', visit.created_at,
    'changed_at', visit.updated_at
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
  -- Who has no account is told by `book_as_guest` and `book_for_caller`, as a veterinarian is by the calendar where they book.
  if auth.uid() is null or new.status <> 'upcoming' or new.client_id is null then
    return null;
  end if;
  foreach reader in array array[new.client_id, new.veterinarian_id] loop
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    elsif new.booked_by <> 'vet' then
      perform private.send_to_keep(
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id
      );
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
  -- Who cancels a visit that no mail of theirs has told of has nothing in their calendar.
  knows constant boolean := not exists (
    select from private.mails waiting
    where waiting.appointment_id = new.id and waiting.user_id = auth.uid() and waiting.kind in ('booked', 'booking_kept')
      and waiting.sent_at is null and waiting.handed_over_at is null
  );
begin
  -- Mails that wait speak of a visit that will not be.
  delete from private.mails
  where new.id in (appointment_id, guest_visit_id) and sent_at is null and handed_over_at is null;
  if new.client_id is null then
    perform private.tell_of_cancelled_guest(old, new);
  elsif auth.uid() is not null then
    perform private.notify(
      reader, 'cancelled',
      private.facts_of_visit(new, reader) || jsonb_build_object('cancel_reason', new.cancel_reason),
      'cancelled ' || new.id
    );
    if knows and auth.uid() in (new.client_id, new.veterinarian_id) then
      perform private.send_to_keep(
        auth.uid(), 'cancel_kept', private.facts_of_visit(new, auth.uid()), 'cancel kept ' || new.id, new.id
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger tell_of_cancellation after update on public.appointments
for each row when (old.status = 'upcoming' and new.status = 'cancelled')
execute function private.tell_of_cancellation();

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
  if auth.uid() is null or new.client_id is null then
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

-- The question goes to the side that answers it, and the answer to the side that asked; who accepts gets the new time to keep.
create function private.tell_of_reschedule() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  asker uuid;
  answerer uuid;
  reader uuid;
  happened text;
  move jsonb;
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
  move := jsonb_build_object('new_date', new.proposed_date, 'new_time', to_char(new.proposed_time, 'HH24:MI'))
    || case when happened = 'accepted' then jsonb_build_object('changed_at', now()) else '{}' end;
  perform private.notify(
    reader, 'reschedule_' || happened, private.facts_of_visit(visit, reader) || move, 'reschedule ' || happened || new.id
  );
  if happened = 'accepted' then
    perform private.send_to_keep(
      answerer, 'move_kept', private.facts_of_visit(visit, answerer) || move, 'move kept ' || new.id, visit.id
    );
  end if;
  return null;
end;
$$;

create trigger tell_of_request after insert on public.reschedule_requests
for each row when (new.status = 'pending')
execute function private.tell_of_reschedule();
create trigger tell_of_answer after update on public.reschedule_requests
for each row when (old.status = 'pending' and new.status <> 'pending')
execute function private.tell_of_reschedule();

-- Tells the veterinarian that the signed-in owner has moved a visit, given as it was before, and the owner by mail, to keep.
create function private.tell_of_move(before public.appointments, cause uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  move jsonb;
begin
  select jsonb_build_object(
    'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI'), 'changed_at', moved.updated_at
  ) into move from public.appointments moved where moved.id = before.id;
  perform private.notify(
    before.veterinarian_id, 'moved', private.facts_of_visit(before, before.veterinarian_id) || move, 'moved ' || tell_of_move.cause
  );
  perform private.send_to_keep(
    before.client_id, 'move_kept', private.facts_of_visit(before, before.client_id) || move,
    'move kept ' || tell_of_move.cause, before.id
  );
end;
$$;

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
  select * into visit from public.appointments where id = new.appointment_id;
  -- A guest has no account, and no news.
  if auth.uid() is null and visit.client_id is not null or tg_op = 'UPDATE' and visit.client_id is null then
    return null;
  end if;
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
  guest_visit_id uuid references private.guest_visits (appointment_id) on delete cascade,
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

-- ## One true mail

-- Whether a mail waits that says when a visit is.
create function private.tells_time(mail private.mails) returns boolean
language sql immutable set search_path = ''
as $$
  select mail.sent_at is null and mail.handed_over_at is null and mail.given_up_at is null
    and mail.kind in ('booked', 'booking_kept', 'moved', 'move_kept')
$$;

-- Once a visit has moved, waiting mails name its new time, or go: those that speak of another one, and reminders. A worker that
-- has one in hand is not allowed to send it.
create function private.correct_waiting_mails() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined', 'choose_again')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  return null;
end;
$$;

create trigger correct_waiting_mails after update on public.appointments
for each row when (
  (old.appointment_date, old.appointment_time) is distinct from (new.appointment_date, new.appointment_time)
)
execute function private.correct_waiting_mails();

-- Queues a mail for its one `cause`. Where a mail about the same visit waits for the same person, which
-- `correct_waiting_mails` has given the visit's new time, a move is no mail of its own; and none at all where the visit is back
-- at the time that the person knows.
create function private.queue_mail(
  person uuid, kind text, about jsonb, cause text, visit uuid, mail_due timestamptz default now(), conversation uuid default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if queue_mail.kind in ('moved', 'move_kept') and exists (
    select from private.mails mail where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail)
  ) then
    delete from private.mails mail
    where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail) and mail.about ? 'new_date'
      and (mail.about ->> 'date', mail.about ->> 'time') = (mail.about ->> 'new_date', mail.about ->> 'new_time');
    return;
  end if;
  insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
  values (person, queue_mail.kind, queue_mail.about, queue_mail.cause, visit, conversation, mail_due)
  on conflict on constraint mails_cause_key do nothing;
end;
$$;

-- ## Sending

-- Claims at most so many mails (1 to 200) that are due at a moment, after what a date makes due by then: [{ id, claim, to,
-- name, kind, topic, about, token }]. A mail to somebody without a confirmed address is given up. `about` has the reader's
-- language, of an account as it is by now ('pl', else null), and of a guest a secret of the mail's own, which is not kept.
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
      select users.email, private.language_of(users.raw_user_meta_data) as language
      from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email, null from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.appointment_id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email, null from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email, account.language
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case
      when taken.user_id is not null then jsonb_build_object('language', taken.language)
      when taken.guest_visit_id is not null then jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id))
      else '{}'
    end
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
  if wanted = '{}' or visit.client_id is null then
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

-- Gives the reminders that are due at a moment, at most so many: 24 and 2 hours before a visit, 24 before a guest's. Hours are hours that
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
      and (booked.client_id is not null or (lead.hours = 24 and exists (
        select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
      )))
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
    if visit.client_id is null then
      perform private.write_to_guest(
        visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
      );
    else
      perform private.notify(
        visit.client_id, 'reminder',
        private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
        concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
      );
    end if;
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
    where over.status = 'completed' and over.client_id is not null
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

-- # 24_vaccinations_due.sql

-- Vaccinations that a veterinarian gave and that are due again: how many, and one press that reminds their owners.

-- Which vaccination a veterinarian has reminded of, for the day on which it was due: once.
create table private.practice_reminders (
  vaccination_id uuid not null references public.vaccinations (id) on delete cascade,
  due_on date not null,
  given_at timestamptz not null default now(),
  primary key (vaccination_id, due_on)
);

alter table private.practice_reminders enable row level security;

-- The vaccinations that the signed-in veterinarian gave, and that are due in the month of `month`, unless the pet has had it since,
-- is no longer kept, or its owner lets this veterinarian read nothing. `to_remind` is false where somebody was reminded within a
-- week, by this press before, or comes already.
create function private.own_vaccinations_due(month date)
returns table (vaccination_id uuid, pet_id uuid, due_on date, to_remind boolean)
language sql stable security definer set search_path = ''
as $$
  select given.id, pet.id, given.next_due_on,
    not exists (
      select from private.practice_reminders known where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
    ) and not exists (
      select from private.vaccination_reminders known
      where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
        and known.due_on - known.days_before > private.warsaw_today() - 7
    ) and not exists (
      select from public.appointments visit
      where visit.pet_id = pet.id and visit.veterinarian_id = auth.uid() and visit.status = 'upcoming'
        and visit.appointment_date >= private.warsaw_today()
    )
  from public.vaccinations given
  join public.pets pet on pet.id = given.pet_id and pet.archived_at is null and pet.remembered_since is null
  join public.profiles owner on owner.id = pet.owner_id and owner.deleted_at is null
  where given.added_by = auth.uid()
    and given.next_due_on >= date_trunc('month', own_vaccinations_due.month::timestamp)::date
    and given.next_due_on < (date_trunc('month', own_vaccinations_due.month::timestamp) + interval '1 month')::date
    and not exists (
      select from public.record_refusals refused where refused.pet_id = pet.id and refused.veterinarian_id = auth.uid()
    )
    and not exists (
      select from public.vaccinations later
      where later.pet_id = given.pet_id and later.given_on > given.given_on and private.is_same_vaccine(later, given)
    )
$$;

-- How many animals have a vaccination due in the month of `month`, of those that the signed-in veterinarian gave, and of how many the
-- owners are to be reminded: { due, to_remind }.
create function public.vaccinations_due(month date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'due', count(distinct due.pet_id), 'to_remind', count(distinct due.pet_id) filter (where due.to_remind)
  ) from private.own_vaccinations_due(vaccinations_due.month) as due
$$;

-- Reminds the owners of these animals, once of each vaccination, in the name of the signed-in veterinarian; it stands for the site's
-- own next reminder. This month and the two after it. @returns how many animals' owners are told.
-- @raises PT400 for another month, PT403 for anybody but a listed veterinarian.
create function public.remind_of_vaccinations(month date) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  given record;
  reminded uuid[] := '{}';
begin
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'You can remind owners once your licence is checked and your profile is complete.';
  end if;
  if (date_trunc('month', month::timestamp) between date_trunc('month', today::timestamp)
    and date_trunc('month', today::timestamp) + interval '2 months') is not true then
    raise sqlstate 'PT400' using message = 'Please choose this month, or one of the two after it.';
  end if;
  perform private.lock_person(auth.uid());
  for given in
    select due.vaccination_id, due.due_on, pet.id as pet_id, pet.name as pet, pet.owner_id, entered.product, vet.full_name as vet
    from private.own_vaccinations_due(month) as due
    join public.vaccinations entered on entered.id = due.vaccination_id
    join public.pets pet on pet.id = due.pet_id
    join public.profiles vet on vet.id = auth.uid()
    where due.to_remind order by pet.owner_id, due.due_on, due.vaccination_id
  loop
    insert into private.practice_reminders (vaccination_id, due_on) values (given.vaccination_id, given.due_on) on conflict do nothing;
    continue when not found;
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    values (given.vaccination_id, case when given.due_on - today > 7 then 30 when given.due_on >= today then 7 else -1 end, given.due_on)
    on conflict do nothing;
    perform private.notify(
      given.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', given.pet_id, 'pet', given.pet, 'vaccine', given.product, 'date', given.due_on, 'days', given.due_on - today,
        'person_id', auth.uid(), 'person', given.vet, 'is_veterinarian', true
      ),
      concat_ws(' ', 'vaccination by vet', given.vaccination_id, given.due_on)
    );
    reminded := reminded || given.pet_id;
  end loop;
  return (select count(distinct pet) from unnest(reminded) as pet);
end;
$$;
grant execute on function public.vaccinations_due(date), public.remind_of_vaccinations(date) to authenticated, service_role;

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

-- A person's visits as a calendar that other programs subscribe to, by a link with a secret: a veterinarian's are those of the
-- practice, an owner's those that the owner booked, for any animal. The link alone opens it, without signing in; a new link
-- ends the former one.

create table private.calendar_links (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  -- SHA-256 of the secret, which is shown once and not kept.
  secret_hash bytea not null unique,
  -- Whether it is said who meets whom, and where; else each visit is 'Visit'.
  with_names boolean not null,
  created_at timestamptz not null default now()
);

alter table private.calendar_links enable row level security;

create function private.calendar_secret_hash(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')) $$;

-- Makes the signed-in person's link anew and answers its secret, 64 hexadecimal digits; the former link ends.
-- @raises PT403 for anybody without a profile or with a deleted account.
create function public.make_calendar_link(with_names boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Of random bits 122 each.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- A deletion of the account, which ends the link, comes before or after.
  perform private.lock_person(auth.uid());
  if not exists (select from public.profiles where id = auth.uid() and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a person with a profile has a calendar to subscribe to.';
  end if;
  insert into private.calendar_links (person_id, secret_hash, with_names)
  values (auth.uid(), private.calendar_secret_hash(secret), coalesce(make_calendar_link.with_names, false))
  on conflict (person_id) do update
  set secret_hash = excluded.secret_hash, with_names = excluded.with_names, created_at = now();
  return secret;
end;
$$;

-- The signed-in person's link, without its secret: { with_names, created_at }; null for none.
create function public.calendar_link() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('with_names', link.with_names, 'created_at', link.created_at)
  from private.calendar_links link where link.person_id = auth.uid()
$$;

-- Ends the signed-in person's link. Answers whether there was one.
create function public.revoke_calendar_link() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_links where person_id = auth.uid();
  return found;
end;
$$;

grant execute on function public.make_calendar_link(boolean), public.calendar_link(), public.revoke_calendar_link()
to authenticated, service_role;

-- The visits behind a calendar link, for anybody with its secret: [{ id, date, time, minutes, visit_type, created_at, updated_at,
-- pet, owner, veterinarian }] from 30 days ago on, at most 2,000. `owner` is who comes to a veterinarian. `veterinarian` is
-- { name, clinic, address, city, preparation }, to whom an owner goes, where, and how to prepare. In a link without names, all three are
-- null. A wrong secret gives null.
create function public.calendar_feed(secret text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names and visit.veterinarian_id = link.person_id
          then coalesce(visit.client_name, owner.full_name) end as owner,
        case when link.with_names and visit.client_id = link.person_id then jsonb_build_object(
          'name', vet.full_name, 'clinic', vet.clinic_name, 'address', vet.address, 'city', vet.city,
          'preparation', case when visit.status = 'upcoming' then kind.preparation end
        ) end as veterinarian
      from public.appointments visit
      join public.profiles vet on vet.id = visit.veterinarian_id
      left join public.profiles owner on owner.id = visit.client_id
      left join public.visit_types kind on kind.id = visit.visit_type_id
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
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
  new.email := btrim(new.email);
  if private.is_mail_address(new.email) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
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

-- The constraint and the guard run as the signed-in role.
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

create trigger guard_number_of_emergency_hours after insert on public.emergency_hours
for each statement execute function private.guard_number_of_rows(
  'veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.'
);

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
alter table public.emergency_clinics
add constraint emergency_clinics_name_no_site check (private.name_no_site(name, address, city)) not valid;

-- Policies run as the signed-in role.
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
--   treating             an animal, in any spelling: only veterinarians who treat it; of the clinics nobody knows
-- `open_until` is null for those who are there at every hour. `is_located` is false where a practice is measured from the centre
-- of its city. `name` is a veterinarian's own; `source` and `checked_on` say on whose word a clinic is listed, and since when.
-- `treats` holds codes of the vocabulary's animals, and is null for a clinic.
-- @raises PT400 without a place.
create function public.emergency_contacts(
  latitude double precision, longitude double precision, at timestamptz default now(), treating text default null
)
returns table (
  kind text, id uuid, name text, clinic_name text, address text, city text, phone text,
  distance_km double precision, is_located boolean, open_until timestamptz, source text, checked_on date,
  treats text[]
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
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
      select on_duty.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located,
        coalesce(stats.latitude, centre.latitude) as latitude, coalesce(stats.longitude, centre.longitude) as longitude
      from on_duty
      join private.listed_vets stats on stats.veterinarian_id = on_duty.veterinarian_id
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
        and (animal is null or animal = any (stats.pet_types))
    ), measured as (
      select nearest.veterinarian_id, nearest.pet_types, nearest.is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, nearest.latitude, nearest.longitude
      ) as away
      from (
        select placed.* from placed
        order by power(placed.latitude - emergency_contacts.latitude, 2)
          + power((placed.longitude - emergency_contacts.longitude) * shrink, 2), placed.veterinarian_id
        limit 60
      ) as nearest
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
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
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$$;
grant execute on function public.emergency_contacts(double precision, double precision, timestamptz, text)
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
-- Not valid, as all of its kind: older rows stay.
alter table public.earlier_requests add constraint earlier_requests_name_no_site check (private.name_no_site(pet_name, pet_type)) not valid;
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
create function private.is_offered(veterinarian uuid, wanted tstzrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$$;

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
    if visit.status <> 'upcoming' or private.has_begun(visit.appointment_date, visit.appointment_time) then
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

-- A hold that goes frees the slots that it touches, and its own beginning: shorter visits begin between half hours. A cancellation counts once, at the first of its slots.
create function private.note_freed_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.freed_times (veterinarian_id, starts_at, cancelled)
  select freed.veterinarian_id, freed.starts_at, bool_or(freed.cancelled and freed.place = 1)
  from (
    select gone.veterinarian_id, half.starts_at,
      row_number() over (partition by gone.veterinarian_id, gone.during order by half.starts_at) as place,
      gone.reschedule_request_id is null and exists (
        select from public.appointments
        where id = gone.appointment_id and status = 'cancelled'
          -- Who telephones has the veterinarian cancel.
          and (cancelled_by = 'owner' or booked_by = 'vet')
      ) as cancelled
    from gone
    cross join lateral (select lower(gone.during) at time zone 'Europe/Warsaw') as wall (starts_at)
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from wall.starts_at)
    cross join lateral (
      select generate_series(
        wall.starts_at::date + hours.opens_at, wall.starts_at::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select wall.starts_at
      where wall.starts_at::time >= hours.opens_at and wall.starts_at::time < hours.closes_at
    ) as half (starts_at)
    where private.slot(half.starts_at::date, half.starts_at::time, 30) && gone.during
  ) as freed
  where not private.has_begun(freed.starts_at::date, freed.starts_at::time) and private.is_veterinarian(freed.veterinarian_id)
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
    where held.veterinarian_id = new.veterinarian_id and held.during @> new.starts_at at time zone 'Europe/Warsaw'
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
create function private.is_free(veterinarian uuid, wanted tstzrange, at timestamptz) returns boolean
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

-- Whether whoever asked may book with a veterinarian what they asked for: a sitter's time may be over meanwhile, a carer removed, or a
-- type no longer for everybody. A visit that moves is booked already.
create function private.may_still_book(request public.earlier_requests, veterinarian uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (request.appointment_id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (
      exists (
        select from public.appointments visit
        where visit.id = request.appointment_id and visit.veterinarian_id = may_still_book.veterinarian
      )
      or not exists (
        select from private.refusal_to_book(
          case when may_still_book.veterinarian = request.veterinarian_id then request.visit_type_id end,
          may_still_book.veterinarian, request.client_id, request.pet_type
        ) as refused where refused.state is not null
      )
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
    and private.may_still_book(request, in_line.veterinarian)
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

-- A time that is held for somebody who may not book it any more goes on at once.
create function private.release_refused_offers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_offer(offered, 'ended')
  from public.slot_offers offered join public.earlier_requests request on request.id = offered.request_id
  where (
      offered.client_id = (to_jsonb(old) ->> 'person_id')::uuid
      or offered.veterinarian_id = (to_jsonb(old) ->> 'veterinarian_id')::uuid
    )
    and offered.outcome is null and offered.held_until > now()
    and not private.may_still_book(request, offered.veterinarian_id);
  return null;
end;
$$;

create trigger release_refused_offers after update or delete on public.pet_carers
for each row execute function private.release_refused_offers();
create trigger release_refused_offers after update of booked_by, treats on public.visit_types
for each row execute function private.release_refused_offers();

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

  if not private.may_still_book(request, offered.veterinarian_id) then
    raise sqlstate 'PT403' using message = 'You may not book this any more. The time goes to somebody else.';
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

-- Moves a visit to the offered time and tells its veterinarian.
create function private.move_to_offer(visit public.appointments, offered public.slot_offers) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved constant public.appointments := private.move_visit(visit, offered.slot_date, offered.slot_time);
begin
  perform private.tell_of_move(visit, offered.id);
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
      where held.veterinarian_id = freed.veterinarian_id and held.during @> freed.starts_at at time zone 'Europe/Warsaw'
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
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'language', private.language_of(raw_user_meta_data)
      ) from auth.users where id = me
    ),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'owner_phones', private.own_rows('public.owner_phones', 'owner_id = $1'),
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
  -- Whoever has no account still finds a visit to come by its link, which was just cancelled.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (
      id in (select appointment_id from private.guest_visits) and status = 'cancelled' and appointment_date >= private.warsaw_today()
    );
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  delete from private.guest_visits
  where appointment_id in (select id from public.appointments where client_id = person);
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
  delete from public.owner_phones where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where person_id = person;
  delete from public.admins where user_id = person;
  update private.decisions set made_by = nullif(made_by, person), person_id = nullif(person_id, person)
  where person in (made_by, person_id);
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
    or (client_id = person and not private.has_begun(appointment_date, appointment_time))
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
create trigger a_refuse_who_leaves_with_a_guest before update of client_id on public.appointments
for each row when (old.client_id is null and new.client_id is not null) execute function private.refuse_who_leaves();

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
    'message_attachments', 'emergency_hours', 'licences', 'saved_veterinarians', 'note_templates',
    'earlier_requests', 'visit_types', 'pet_carers', 'household_invitations', 'care_entries', 'owner_phones'
  ] loop
    execute format(
      'create trigger refuse_deleted_account after insert or update on public.%I
       for each statement execute function private.refuse_deleted_account()', written
    );
  end loop;
end;
$$;

-- # 29_decisions.sql

-- What administrators decided, and who they were: written by triggers, read by administrators, changed by nobody.

create table private.decisions (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  -- Null for a decision by command or migration, and once the administrator's account is gone.
  made_by uuid references public.profiles (id) on delete set null,
  what text not null check (what in (
    'licence confirmed', 'licence refused', 'licence withdrawn', 'review kept', 'review removed', 'clinic added', 'clinic changed',
    'clinic removed', 'administrator added', 'administrator removed'
  )),
  -- The veterinarian or administrator whom it is about; null once the account is gone.
  person_id uuid references public.profiles (id) on delete set null,
  -- The clinic that it is about, by the name that it had.
  about text,
  reason text
);
create index decisions_made_idx on private.decisions (made_at);
create index decisions_made_by_idx on private.decisions (made_by);
create index decisions_person_idx on private.decisions (person_id);
alter table private.decisions enable row level security;

create function private.note_decision(what text, person uuid, reason text default null, about text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.decisions (made_by, what, person_id, about, reason) values (auth.uid(), what, person, about, reason)
$$;

create function private.name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$ select full_name from public.profiles where id = person $$;

create function private.note_licence_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case when new.refusal is null then 'licence confirmed'
      when old.verified_at is not null and new.verified_at is null then 'licence withdrawn'
      else 'licence refused' end,
    new.veterinarian_id, new.refusal
  );
  return null;
end;
$$;
create trigger note_decision after update on public.licences
for each row when (new.decided_at is distinct from old.decided_at and new.decided_at is not null)
execute function private.note_licence_decision();

create function private.note_review_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case when new.removed then 'review removed' else 'review kept' end,
    (select veterinarian_id from public.reviews where id = new.review_id), new.decision_reason
  );
  return null;
end;
$$;
create trigger note_decision after update on public.review_reports
for each row when (old.removed is null and new.removed is not null) execute function private.note_review_decision();

create function private.note_clinic_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'clinic added' when 'UPDATE' then 'clinic changed' else 'clinic removed' end,
    null, null, coalesce(new.name, old.name)
  );
  return null;
end;
$$;
create trigger note_decision after insert or update or delete on public.emergency_clinics
for each row execute function private.note_clinic_decision();

create function private.note_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'administrator added' else 'administrator removed' end,
    coalesce(new.user_id, old.user_id)
  );
  return null;
end;
$$;
create trigger note_decision after insert or delete on public.admins
for each row execute function private.note_administrator();

-- The last 200 decisions, the latest first: [{ made_at, made_by, what, about, reason }], `made_by` a name. 403 for everybody but
-- administrators.
create function public.decisions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators read what was decided.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.made_at desc), '[]')
    from (
      select made_at, private.name_of(made_by) as made_by, what, coalesce(private.name_of(person_id), about) as about, reason
      from private.decisions order by made_at desc, id limit 200
    ) as shown
  );
end;
$$;
grant execute on function public.decisions() to authenticated, service_role;

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
    select id from public.passport_links link
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links') and private.link_is_over(link, at)
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
  delete from private.guest_visits where appointment_id in (
    select known.appointment_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where visit.appointment_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit.appointment_date limit bound for update of known skip locked
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

-- # 31_tidy_texts.sql

-- What people type, in one form for every table of the API. The triggers stand here, so that no table is forgotten:
-- `tests/tidy-texts.test.ts` fails without.

do $$
declare
  written regclass;
begin
  for written in
    select class.oid from pg_catalog.pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and exists (
      select from pg_catalog.pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
        and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
    )
  loop
    execute format(
      'create trigger tidy_texts before insert or update on %s for each row execute function private.tidy_texts()', written
    );
  end loop;
end;
$$;

create trigger tidy_phone before insert or update of phone on public.profiles
for each row execute function private.tidy_phone('phone');
create trigger tidy_phone before insert or update of client_phone on public.appointments
for each row execute function private.tidy_phone('client_phone');
create trigger tidy_phone before insert or update of phone on public.emergency_clinics
for each row execute function private.tidy_phone('phone');

-- A profile begins with what the sign-up said, whatever it was.
create trigger guard_names before update of full_name on public.profiles
for each row execute function private.guard_names('full_name');
create trigger guard_names before insert or update of name on public.pets
for each row execute function private.guard_names('name');
create trigger guard_names before insert or update of client_name, pet_name on public.appointments
for each row when (new.client_id is null) execute function private.guard_names('client_name', 'pet_name');
create trigger guard_names before insert on public.contact_messages
for each row execute function private.guard_names('name');

-- # 32_rights.sql

-- The last file, for all functions at once: PostgreSQL lets everybody call a new function. Callers are granted by name, beside
-- each function.
revoke execute on all functions in schema public, private from public;
