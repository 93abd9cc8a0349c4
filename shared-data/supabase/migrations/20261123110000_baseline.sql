-- The files of schemas/, one after the other. Rules are looked up and changed there.

-- # 01_foundations.sql

-- The ground that every other file stands on: extensions, schemas, rights by default, the clock, the person who asks.
--
-- House rules:
--   * `public` is the API, `private` is not exposed by it: helpers of policies and triggers live there.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * A command on a table is granted to the roles that a policy lets do it, and to nobody else: a table is shut twice.
--     Grants stand beside their table or function; `tests/grants.test.ts` lists them.
--   * Guards are triggers, never column privileges, so that a refusal is a sentence. It is raised as PT4xx, which PostgREST
--     answers with that HTTP status and the message for the visitor.
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
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'entries of a record' then 500
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
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
-- A change may leave one out, and never goes back. The last change reckons the figures anew, from everything that was written
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
-- nobody else's hours, time off and visits by phone.
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

-- One vocabulary for specialties, pet types and cities. The product's forms write different words for one thing
-- ('exotic', 'Exotic Animals', 'Exotic Animal Specialist'; 'Warsaw', 'Warszawa'). Rows keep what the form wrote; whatever
-- is compared goes through `canonical`.

create table public.vocabulary (
  kind text not null check (kind in ('specialty', 'pet_type', 'city')),
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
  ('city', 'gdynia', 'Gdynia', 12);

-- Each label and each code is a term by itself.
insert into public.vocabulary_terms (kind, term, code)
select kind, private.fold(label), code from public.vocabulary
union
select kind, code, code from public.vocabulary
union
values
  ('specialty', 'general practitioner', 'general'),
  ('specialty', 'general practice', 'general'),
  ('specialty', 'weterynarz ogolny', 'general'),
  ('specialty', 'lekarz weterynarii', 'general'),
  ('specialty', 'veterinary surgeon', 'surgery'),
  ('specialty', 'chirurgia', 'surgery'),
  ('specialty', 'chirurg weterynaryjny', 'surgery'),
  ('specialty', 'dental', 'dentistry'),
  ('specialty', 'stomatologia', 'dentistry'),
  ('specialty', 'dermatologia', 'dermatology'),
  ('specialty', 'kardiologia', 'cardiology'),
  ('specialty', 'exotic animal specialist', 'exotic'),
  ('specialty', 'exotics', 'exotic'),
  ('specialty', 'zwierzeta egzotyczne', 'exotic'),
  ('specialty', 'emergency care', 'emergency'),
  ('specialty', 'onkologia', 'oncology'),
  ('pet_type', 'hamster', 'small_mammal'),
  ('pet_type', 'small mammal', 'small_mammal'),
  ('pet_type', 'guinea pig', 'small_mammal'),
  ('pet_type', 'krolik', 'rabbit'),
  ('pet_type', 'kroliki', 'rabbit'),
  ('pet_type', 'fish', 'exotic'),
  ('pet_type', 'exotic pet', 'exotic'),
  ('city', 'warsaw', 'warszawa'),
  ('city', 'cracow', 'krakow');

-- The code of a term in any spelling; null for a word that the vocabulary does not know.
create function private.canonical(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$
  select code from public.vocabulary_terms where kind = term_kind and term = private.fold(value)
$$;
grant execute on function private.canonical(text, text) to anon, authenticated, service_role;

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
  specialist_no smallint unique,
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
create index profiles_user_type_idx on public.profiles (user_type, id);

create function private.is_veterinarian(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = person and user_type = 'veterinarian' and deleted_at is null)
$$;
grant execute on function private.is_veterinarian(uuid) to anon, authenticated, service_role;

-- ## Who reads and writes a profile

-- Whether this person has ever booked the signed-in veterinarian.
create function private.is_my_client(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where client_id = person and veterinarian_id = (select auth.uid())
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
grant update on public.profiles to authenticated;
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
  if private.is_client_request() then
    if new.user_type is distinct from old.user_type then
      raise sqlstate 'PT403' using message = 'The kind of account is chosen at registration and cannot be changed.';
    end if;
    if (new.id, new.created_at, new.specialist_no) is distinct from (old.id, old.created_at, old.specialist_no) then
      raise sqlstate 'PT403' using message = 'This part of a profile cannot be changed.';
    end if;
    if new.user_type = 'client' and new.email <> coalesce(old.email, '')
      and not private.is_confirmed_address(new.id, new.email) then
      raise sqlstate 'PT403' using message = 'Your profile can only show the address that you sign in with.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_profile before update on public.profiles
for each row execute function private.guard_profile();

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

-- # 06_pets.sql

-- An owner's pets. Who else reads them: record_access.

create table public.pets (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 100),
  type text not null check (btrim(type) <> '' and length(type) <= 50),
  breed text check (length(breed) <= 100),
  -- Free text such as '2 years, 6 months'.
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
  -- 'NaN' is a numeric, and greater than every other one.
  constraint pets_weight_is_a_number check (weight <> 'NaN'),
  -- A calendar's dates have four digits: not 'infinity', not before Christ.
  constraint pets_last_visit_is_a_day check (last_visit_date between '0001-01-01' and '9999-12-31'),
  constraint pets_image_is_printable check (image_url !~ '[[:cntrl:]]|^//')
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
grant select, insert, update, delete on public.pets to authenticated, service_role;

create function private.guard_pet() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (new.id, new.owner_id, new.created_at) is distinct from (old.id, old.owner_id, old.created_at) then
    raise sqlstate 'PT403' using message = 'A pet stays with its owner.';
  end if;
  return new;
end;
$$;

create trigger guard_pet before update on public.pets
for each row execute function private.guard_pet();
create trigger touch_updated_at before update on public.pets
for each row execute function private.touch_updated_at();

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

-- The one pet of that name; null for none and for several.
create function private.pet_named(owner uuid, pet text) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets where owner_id = owner and private.fold(name) = private.fold(pet)
$$;
-- Called by the trigger of a visit, which runs with the caller's rights.
grant execute on function private.pet_named(uuid, text) to anon, authenticated, service_role;

-- # 07_record_access.sql

-- Who reads a pet and its health record:
--
--   the owner        always
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

-- Called by policies and guards, with the caller's rights.
grant execute on function private.owns_pet(uuid), private.treats_pet(uuid) to anon, authenticated, service_role;

alter table public.record_refusals enable row level security;
create policy "owners read whom they refused" on public.record_refusals
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners refuse" on public.record_refusals
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners allow again" on public.record_refusals
for delete to authenticated using (private.owns_pet(pet_id));
grant select, insert, delete on public.record_refusals to authenticated;
grant select, insert, update, delete on public.record_refusals to service_role;

-- Allergies and medicines as free text stand in the pet's own row.
create policy "owners and the veterinarians they visit read pets" on public.pets
for select to authenticated using (owner_id = (select auth.uid()) or private.treats_pet(id));

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
grant insert, update, delete on public.working_hours to authenticated;
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
grant select, insert, update, delete on public.time_off to authenticated, service_role;

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
grant select, insert, update on public.appointments to authenticated;
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
  new.duration_minutes := 30;
  new.visit_note := null;
  new.created_at := now();
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

-- A booking says which of the owner's pets it is for, or names it: the owner's one pet of that name is taken.
create function private.set_pet_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.pet_id is null then
    new.pet_id := private.pet_named(new.client_id, new.pet_name);
  elsif not exists (select from public.pets where id = new.pet_id and owner_id = new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets.';
  end if;
  return new;
end;
$$;

create trigger set_pet_of_visit before insert on public.appointments
for each row execute function private.set_pet_of_visit();

-- Counted after the statement. A visit that was booked and cancelled again counts for a day: its veterinarian got a mail
-- for each.
create function private.guard_visits_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.lock_person(private.me());
    if (
      select count(*) from public.appointments
      where client_id = private.me() and status = 'upcoming'
        and appointment_date + appointment_time > private.warsaw_now()
    ) > private.quota('visits to come') then
      raise sqlstate 'PT403' using message = format(
        'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
      );
    end if;
    if (
      select count(*) from public.appointments
      where client_id = private.me() and created_at > now() - interval '1 day'
    ) > private.quota('bookings a day') then
      raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
    end if;
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
  open_columns constant text[] := array['status', 'visit_note', 'updated_at', 'cancel_reason', 'cancelled_by'];
  changed constant text := nullif(current_setting('veto.changed_visit', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if changed <> new.id::text then
    raise sqlstate 'PT400' using message = 'Please change one visit at a time.';
  end if;
  perform set_config('veto.changed_visit', new.id::text, true);
  if to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns then
    raise sqlstate 'PT403' using message = 'Only the status of an appointment can be changed.';
  end if;
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

-- Says who cancelled, whatever the caller sent, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian boolean;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.cancel_reason := null;
    new.cancelled_by := null;
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if (new.cancel_reason, new.cancelled_by) is distinct from (old.cancel_reason, old.cancelled_by) then
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

create trigger guard_cancellation before insert or update on public.appointments
for each row execute function private.guard_cancellation();
create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();

-- # 10_free_slots.sql

-- Which times of a calendar are free. A slot is half an hour of the working hours, and only a slot that is offered here is
-- booked or asked for.

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

-- One statement holds its times in one go, so that the figures of the directory are reckoned once.
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

-- The free slots of a day, in order.
create function private.day_slots(veterinarian uuid, day date) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
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
      day + hours.opens_at, day + hours.closes_at - interval '30 minutes', interval '30 minutes'
    ) as slot (starts_at)
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and slot.starts_at > private.warsaw_now()
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and (slot.starts_at at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' = slot.starts_at
      and not exists (
        select from private.slot_holds held
        where held.veterinarian_id = veterinarian
          and held.during && tsrange(slot.starts_at, slot.starts_at + interval '30 minutes')
      )
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and day + away.starts_at < slot.starts_at + interval '30 minutes'
          and slot.starts_at < day + away.ends_at
      )
    order by slot.starts_at;
end;
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
  ) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.day_slots(veterinarian, day) as offered where offered = lower(wanted)) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$$;
-- The guard of a booking runs as the visitor and calls it; the API cannot.
grant execute on function private.assert_bookable(uuid, date, time, integer) to anon, authenticated, service_role;

-- The free slots of a veterinarian, both dates included, for everybody. Security definer: others' visits and time off take
-- slots away without being readable.
-- @raises PT400 without dates, or for more than 62 days.
create function public.free_slots(veterinarian uuid, from_date date, to_date date)
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
  return query
    select slot.starts_at::date, slot.starts_at::time
    from generate_series(0, to_date - greatest(from_date, private.warsaw_today())) as days (ahead)
    cross join lateral private.day_slots(
      veterinarian, greatest(from_date, private.warsaw_today()) + days.ahead
    ) as slot (starts_at)
    order by slot.starts_at;
end;
$$;

-- What to offer instead of a time that is taken: the free slots nearest to it, in the order of the calendar.
create function public.nearest_free_slots(veterinarian uuid, wanted_date date, wanted_time time, count integer default 3)
returns table (slot_date date, slot_time time)
language sql stable security definer set search_path = ''
as $$
  select near.slot_date, near.slot_time
  from (
    select free.slot_date, free.slot_time
    from public.free_slots(veterinarian, wanted_date - 14, wanted_date + 45) as free
    order by
      abs(extract(epoch from (free.slot_date + free.slot_time) - (wanted_date + wanted_time))),
      free.slot_date,
      free.slot_time
    limit least(greatest(count, 0), 20)
  ) as near
  order by near.slot_date, near.slot_time
$$;

-- The days from today on, in Warsaw, on which these veterinarians can be booked: for each such day its first two times,
-- and how many there are. For the rows of a list, all at once.
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
    cross join lateral (
      select private.warsaw_today() + ahead as day, starts_at as slot
      from generate_series(0, next_free_days.days - 1) as ahead
      cross join lateral private.day_slots(vet.id, private.warsaw_today() + ahead) as starts_at
    ) as free
    group by vet.id, free.day
    order by vet.id, free.day;
end;
$$;

grant execute on function
  public.free_slots(uuid, date, date), public.nearest_free_slots(uuid, date, time, integer),
  public.next_free_days(uuid[], integer)
to anon, authenticated, service_role;

-- The first free slot within 62 days (on a Saturday or Sunday only, when asked), or null. Looks day by day and stops.
create function private.first_free_slot(veterinarian uuid, weekend_only boolean) returns timestamp
language plpgsql stable security definer set search_path = ''
as $$
declare
  weekdays integer[] := array(
    select distinct weekday::integer from public.working_hours where veterinarian_id = veterinarian
  );
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
      select starts_at into slot from private.day_slots(veterinarian, day) as starts_at limit 1;
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
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
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
-- as any other visit does.
--
--   the veterinarian   books, reads and cancels their own; what was said otherwise is booked anew
--   anybody else       sees nothing of it but a time that is not free

create table public.phone_visits (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock; a visit takes half an hour.
  visit_date date not null,
  visit_time time not null check (extract(second from visit_time) = 0),
  client_name text not null check (btrim(client_name) <> '' and length(client_name) <= 200),
  client_phone text check (length(client_phone) <= 40),
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason text check (length(reason) <= 1000),
  created_at timestamptz not null default now()
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
grant select, insert, delete on public.phone_visits to authenticated;
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
  wanted constant tsrange := private.slot(new.visit_date, new.visit_time, 30);
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  new.created_at := now();
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
  select veterinarian_id, private.slot(visit_date, visit_time, 30), id from added;
  return null;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
end;
$$;

create trigger hold_slots_of_phone_visits after insert on public.phone_visits
referencing new table as added for each statement execute function private.hold_slots_of_phone_visits();

-- # 13_health_record.sql

-- A pet's health record beside the free text of `pets`: vaccinations, weights, medicines, documents.
--
--   the owner        reads, adds, removes; a mistake is removed and entered anew, nothing is changed in place
--   a veterinarian   while they treat the pet (see record_access): reads, adds vaccinations and weights; medicines by
--                    `complete_visit` alone
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
  constraint vaccinations_due_after_given check (next_due_on > given_on)
);

create table public.weights (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  weighed_on date not null check (weighed_on between '1950-01-01' and '2199-12-31'),
  kilograms numeric(7, 3) not null check (kilograms > 0 and kilograms < 10000 and kilograms <> 'NaN'),
  added_by uuid references public.profiles (id) on delete set null,
  appointment_id uuid references public.appointments (id) on delete set null,
  created_at timestamptz not null default now()
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
  constraint medicines_end_after_start check (ends_on >= starts_on)
);

-- What a document is called; the file itself lies in the private bucket `pet-documents`, as '<pet id>/<file>'.
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

alter table public.vaccinations enable row level security;
alter table public.weights enable row level security;
alter table public.medicines enable row level security;
alter table public.pet_documents enable row level security;
grant select, insert, delete on public.vaccinations, public.weights, public.medicines, public.pet_documents to authenticated;
grant select, insert, update, delete on public.vaccinations, public.weights, public.medicines, public.pet_documents
to service_role;

create policy "owners and veterinarians read vaccinations" on public.vaccinations
for select to authenticated using (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners and veterinarians add vaccinations" on public.vaccinations
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners remove vaccinations" on public.vaccinations
for delete to authenticated using (private.owns_pet(pet_id));

create policy "owners and veterinarians read weights" on public.weights
for select to authenticated using (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners and veterinarians add weights" on public.weights
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners remove weights" on public.weights
for delete to authenticated using (private.owns_pet(pet_id));

create policy "owners and veterinarians read medicines" on public.medicines
for select to authenticated using (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners add medicines" on public.medicines
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners remove medicines" on public.medicines
for delete to authenticated using (private.owns_pet(pet_id));

create policy "owners and veterinarians read documents" on public.pet_documents
for select to authenticated using (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners add documents" on public.pet_documents
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners remove documents" on public.pet_documents
for delete to authenticated using (private.owns_pet(pet_id));

-- The person who makes an entry signs it, whatever they sent.
create function private.sign_record_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    new.added_by := private.me();
    new.created_at := now();
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

-- # 14_complete_visit.sql

-- What a veterinarian writes when a visit is over: the note, the entries of the pet's record, and when to come again, all
-- of it or nothing. Marking a visit complete without a note works too.

-- The note as its owner reads it: the summary, and below it what else was done, a line each.
create function private.note_of_visit(
  summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date
)
returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    btrim(summary, E' \t\r\n'),
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
        'Vaccination: ' || btrim(given.product)
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  )
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
  visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric
)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if medicines = '[]' and vaccinations = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  if greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ) > private.quota('entries of a record') then
    raise sqlstate 'PT403' using
      message = 'The health record of this pet is full. Please write it in the summary.';
  end if;
end;
$$;

-- Completes a visit of the signed-in veterinarian. `summary` is required; medicines: [{ name, dose, ends_on }],
-- vaccinations: [{ product, next_due_on }], up to 20 each; the follow-up is after 1 to 104 weeks. The animal is locked before
-- its visit, as it is by an owner who removes it.
-- @raises PT404 for anybody else's visit, PT400 for a report that makes no sense, PT409 for a visit that has not begun, is
-- cancelled or has its note, PT403 for a record that may not be written to or is full.
create function public.complete_visit(
  appointment uuid, summary text, treatment text default null, medicines jsonb default '[]',
  vaccinations jsonb default '[]', kilograms numeric default null, follow_up_weeks integer default null
)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  again date;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if nullif(btrim(summary, E' \t\r\n'), '') is null then
    raise sqlstate 'PT400' using message = 'Please enter a summary of the visit.';
  end if;
  if not (private.is_entry_list(medicines) and private.is_entry_list(vaccinations)) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines and 20 vaccinations.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms);
  again := visit.appointment_date + 7 * follow_up_weeks;
  update public.appointments
  set status = 'completed', follow_up_on = again,
      visit_note = private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again)
  where id = visit.id
  returning * into visit;
  return visit;
end;
$$;
grant execute on function public.complete_visit(uuid, text, text, jsonb, jsonb, numeric, integer)
to authenticated, service_role;

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
grant select, insert, delete on public.visit_answers, public.visit_photos to authenticated;
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
  -- The secret itself is told once, to the owner who makes the link.
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
grant select, insert, delete on public.lost_pets to authenticated;
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
      'breed', kept.breed, 'age', kept.age, 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
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
        jsonb_build_object('product', latest.product, 'given_on', latest.given_on, 'next_due_on', latest.next_due_on)
        order by latest.given_on desc, latest.product
      ), '[]')
      from (
        select distinct on (private.fold(given.product)) given.product, given.given_on, given.next_due_on
        from public.vaccinations given where given.pet_id = kept.id
        order by private.fold(given.product), given.given_on desc
      ) as latest
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

-- Makes a link that lasts 1 to 720 hours and answers its secret, which is told once.
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

-- # 17_reviews.sql

-- Reviews: only of a completed visit, only by its client, once. The veterinarian may answer; nobody rewrites a review. A
-- veterinarian reports one that should not stand; it is hidden until an administrator has decided.
--
--   moderation null        everybody reads it
--   moderation 'waiting'   its author and its veterinarian read it; it still counts, so that a report betters no rating
--   moderation 'removed'   the same two read it; it counts no more

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
  moderation text constraint reviews_moderation_known check (moderation in ('waiting', 'removed')),
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
grant insert, update on public.reviews to authenticated;
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
  select * into visit from public.appointments where id = new.appointment_id;
  -- auth.uid() is null for the operator (seed, service key), who may enter reviews on behalf of the visit's client.
  if visit.id is null or (auth.uid() is not null and visit.client_id <> auth.uid()) then
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
  if auth.uid() is not null then
    new.answer := null;
    new.answered_at := null;
    new.created_at := now();
  end if;
  return new;
end;
$$;

create trigger guard_new_review before insert on public.reviews
for each row execute function private.guard_new_review();

-- A review begins unhidden, whatever was sent with it; later changes of it are refused by `guard_review_change`.
create function private.start_review_shown() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    new.moderation := null;
  end if;
  return new;
end;
$$;

create trigger start_review_shown before insert on public.reviews
for each row execute function private.start_review_shown();

create function private.guard_review_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  open_columns constant text[] := array['answer', 'answered_at'];
begin
  if private.is_client_request()
    and to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns then
    raise sqlstate 'PT403' using message = 'A review can be answered, not changed.';
  end if;
  new.answer := nullif(btrim(new.answer), '');
  if new.answer is distinct from old.answer then
    new.answered_at := case when new.answer is not null then now() end;
  else
    new.answered_at := old.answered_at;
  end if;
  return new;
end;
$$;

create trigger guard_review_change before update on public.reviews
for each row execute function private.guard_review_change();

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

-- The veterinarian of a review says why it should not stand; it is hidden until that is decided. Refused with 404 (not
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
  update public.reviews set moderation = 'waiting' where id = review;
end;
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

-- An administrator lets a reported review stand again or removes it, and says why. Refused with 403, 404, 409 (decided
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
  update public.reviews set moderation = case when remove then 'removed' end where id = decided.review_id;
end;
$$;

grant execute on function
  public.report_review(uuid, text), public.reported_reviews(), public.decide_review(uuid, boolean, text)
to authenticated, service_role;

-- # 18_directory_figures.sql

-- What the directory filters and sorts by: one narrow row per veterinarian, kept by triggers, written by no client.
-- Narrow on purpose: counting the matches of a filter reads these rows, so the long searchable text lies beside them.

create table public.vet_stats (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Name, city and specialty are set: shown in the directory.
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
  longitude double precision
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
create index vet_stats_by_languages on public.vet_stats using gin (languages) where listed;
create index vet_stats_by_price on public.vet_stats (lowest_price) where listed and lowest_price is not null;
create index vet_stats_with_home_visits on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and home_visits;
create index vet_stats_with_cat_only_waiting_room on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and cat_only_waiting_room;
create index vet_stats_by_position on public.vet_stats (latitude, longitude) where listed;
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

-- Name, specialty (as written and in the vocabulary's words), description, clinic and city, one per line, so that a
-- match never runs from one into the next.
create function private.searchable_text(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    (
      select string_agg(term, E'\n') from public.vocabulary_terms terms
      where terms.kind = 'specialty' and terms.code = searchable_text.code
    ),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description)
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
    (
      select string_agg(term, E'\n') from public.vocabulary_terms terms
      where terms.kind = 'specialty' and terms.code = name_and_specialty.code
    )
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
    latitude, longitude
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
    new.longitude
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
    longitude = excluded.longitude;
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
  )
  where veterinarian_id = veterinarian;
  return null;
end;
$$;

create trigger count_reviews after insert or delete or update of rating on public.reviews
for each row execute function private.count_reviews();

create trigger count_reviews_that_stand after update of moderation on public.reviews
for each row when ((old.moderation = 'removed') is distinct from (new.moderation = 'removed'))
execute function private.count_reviews();

-- ## From the calendar

-- Locked in one statement and reckoned in the next, which sees what those before have written.
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
-- Between two calls a search reckons the rows of the page it returns exactly.
-- @returns how many veterinarians were reckoned anew.
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

-- ## The lowest of them, for the directory

create function private.find_lowest_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats stats
  set lowest_price = (
    select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id
  )
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

-- What an availability filter asks; 'this week' is today and the six days after it. An unknown label matches nothing.
create function private.availability_condition(label text) returns text
language sql stable set search_path = ''
as $$
  select case private.fold(label)
    when 'available today' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 1)
    when 'available this week' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 7)
    when 'weekend availability' then 'stats.weekend_slot_at is not null'
    else 'false'
  end
$$;

-- What a search for a text asks. 'Dr. Anna' is a search for Anna.
create function private.text_condition(folded text, match text) returns text
language sql stable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I like %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    '%' || regexp_replace(
      case match when 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end,
      '([\\%_])', '\\\1', 'g'
    ) || '%'
  )
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
  conditions text[] := array['stats.listed'];
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

-- What a row shows. The next free slot is reckoned here when the stored one has gone by.
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
    'lowest_price', stats.lowest_price
  );
end;
$$;

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
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
-- Answers { total, items, next }: total counts all pages, next is null on the last one.
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
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
  end if;

  execute format(
    $query$
      with page as materialized (
        select stats.*, row_number() over (order by %1$s) as place
        from public.vet_stats stats where %2$s%3$s order by %1$s limit %4$s + 1
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
    keys, filter, private.directory_start(sort_name, after), page_rows
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  );
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
-- Answers { total, items, next } as search_veterinarians does; each item has its `distance_km`, null where it is unknown.
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
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
  end if;

  -- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km. What is unknown is further
  -- away than anything can be: 30000 km.
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case when %2$L::boolean then coalesce(numbered.specialist_no, 32767) else 0 end as number,
          case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(stats.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(stats.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(stats.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from public.vet_stats stats
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
    page_rows
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total));
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
          stats.listed, stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, count(*) as vets
        from public.vet_stats stats
        where %1$s
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
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
  join public.vet_stats stats on stats.listed and stats.city_code = private.canonical('city', left(near.city, 200))
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

-- Makes the conversation that the first message opens. Null where neither has ever booked the other.
create function private.open_conversation(person uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  if not found then
    return null;
  end if;
  insert into public.conversations (client_id, veterinarian_id) values (visit.client_id, visit.veterinarian_id)
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
  if held.id is not null then
    return not (held.client_blocked or held.veterinarian_blocked);
  end if;
  return exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  );
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
    ),
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
    'review_answer', 'reminder', 'visit_summary', 'found', 'follow_up'
  )),
  -- What a sentence about it needs, as it was then: { appointment_id, person_id, person, pet, date, time, … }.
  about jsonb not null check (jsonb_typeof(about) = 'object'),
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
for select to authenticated using (user_id = (select auth.uid()));
create policy "people read their preferences" on public.notification_preferences
for select to authenticated using (user_id = (select auth.uid()));
create policy "people state their preferences" on public.notification_preferences
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their preferences" on public.notification_preferences
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.notifications to authenticated;
grant select, insert, update on public.notification_preferences to authenticated;
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
    where own.user_id = auth.uid() and own.read_at is null
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

-- ## How somebody is told

-- The topic by which a kind is wanted or not.
create function private.topic_of(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up') then 'reminders'
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

-- Tells somebody of something, in the ways they want: `cause` names it, so that nobody is told twice by mail.
create function private.notify(person uuid, kind text, about jsonb, cause text, mail_due timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.wants(person, kind, 'site') then
    insert into public.notifications (user_id, kind, about) values (person, notify.kind, notify.about);
  end if;
  if private.wants(person, kind, 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
    values (
      person, notify.kind, notify.about, notify.cause, (notify.about ->> 'appointment_id')::uuid,
      (notify.about ->> 'conversation_id')::uuid, mail_due
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

-- Tells the owner that a visit is over, once, and sends its note by mail: at once where there is one, else in an hour,
-- within which the veterinarian may still write it. A note that comes later is a mail of its own; one that is changed
-- is not sent again.
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
    insert into public.notifications (user_id, kind, about) values (new.client_id, 'visit_summary', facts);
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then interval '0' else interval '1 hour' end
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

-- Messages that come before the first was read change that one notification. The mail waits ten minutes. A message of files
-- alone has no excerpt.
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

create function private.tell_of_review() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
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
    perform private.notify(
      visit.client_id, 'review_answer',
      jsonb_build_object(
        'person_id', new.veterinarian_id,
        'person', (select full_name from public.profiles where id = new.veterinarian_id),
        'is_veterinarian', true,
        'excerpt', left(new.answer, 160)
      ),
      'review answer ' || new.id
    );
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
  user_id uuid not null references public.profiles (id) on delete cascade,
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
  last_error text
);
create index mails_due_idx on private.mails (due_at)
where sent_at is null and handed_over_at is null and given_up_at is null;
-- For `prune`.
create index mails_settled_idx on private.mails (due_at)
where sent_at is not null or handed_over_at is not null or given_up_at is not null;
create index mails_appointment_idx on private.mails (appointment_id);
create index mails_conversation_idx on private.mails (conversation_id);
create index mails_user_idx on private.mails (user_id);

alter table private.mails enable row level security;

-- Claims at most so many mails (1 to 200) that are due at a moment, after what a date makes due by then: [{ id, claim, to,
-- name, kind, topic, about, token }]. A mail to somebody without a confirmed address is given up.
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
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'about', taken.about, 'token', taken.token
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken join public.profiles profile on profile.id = taken.user_id
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

-- Stops mails of a topic by the link in one of them, also signed out. Answers the topic; null for a wrong link.
create function public.unsubscribe(link uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mails;
begin
  select * into mail from private.mails where token = link;
  if not found then
    return null;
  end if;
  insert into public.notification_preferences (user_id, topic, channel, wanted)
  values (mail.user_id, private.topic_of(mail.kind), 'mail', false)
  on conflict (user_id, topic, channel) do update set wanted = false;
  return private.topic_of(mail.kind);
end;
$$;
grant execute on function public.unsubscribe(uuid) to anon, authenticated, service_role;

-- # 24_reminders.sql

-- What a date makes due: reminders of visits and vaccinations, and invitations to a follow-up. Given by `claim_mails`.

-- Gives everything that a date makes due: of each kind at most so many.
create function private.give_what_is_due(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
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
        where later.pet_id = entered.pet_id and private.fold(later.product) = private.fold(entered.product)
          and later.given_on > entered.given_on
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

-- # 25_storage.sql

-- Files. What may be read and written is decided here:
--
--   profile-images/<user id>/<file>       public; written by that user                                      10 MB
--   pet-images/<pet id>/<file>            public; written by the pet's owner                                 5 MB
--   pet-documents/<pet id>/<file>         read by owner and veterinarian of the record; written by the owner  10 MB
--   visit-photos/<appointment id>/<file>  read by both sides of the visit; written by the owner               5 MB
--   message-files/<recipient id>/<file>   read by the uploader, and by both sides once it is part of a message;
--                                         written by people who may write to that person                     10 MB
--
-- A link to a private file is signed, and ends by itself. Nothing is overwritten (no policy for update): a new picture is a
-- new file, so that a cached address never lies.

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
    when bucket in ('pet-images', 'pet-documents') then coalesce(private.owns_pet(private.pet_of_file(file)), false)
    when bucket = 'visit-photos' then coalesce(private.owns_visit(private.folder_of_file(file)), false)
    else false
  end
$$;

grant execute on function
  private.pet_of_file(text), private.folder_of_file(text), private.owns_image_folder(text, text)
to anon, authenticated, service_role;

-- ## Room

-- As the storage service notes it; a file that is not stored yet has none.
create function private.bytes_of_file(metadata jsonb) returns bigint
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::bigint else 0 end $$;

-- Whether one more picture fits into the signed-in user's room. A policy asks it, because a hosted project lets nobody
-- put triggers on its storage; the refusal is the storage service's own (403). The service may ask before it knows the
-- size: the last picture may then reach over the edge.
create function private.has_room_for_file(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  return greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from storage.objects stored where stored.owner_id = auth.uid()::text),
    0
  ) <= private.quota('bytes of files');
end;
$$;
grant execute on function private.has_room_for_file(jsonb) to anon, authenticated, service_role;

-- ## Policies

create policy "people read their files, those of their patients and those they were sent" on storage.objects
for select to authenticated using (
  private.owns_image_folder(objects.bucket_id, objects.name)
  or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
  or (objects.bucket_id = 'visit-photos' and private.takes_part_in_visit(private.folder_of_file(objects.name)))
  or (
    objects.bucket_id = 'message-files'
    and (
      objects.owner_id = (select auth.uid())::text
      -- Row-level security of attachments decides inside the sub-query.
      or exists (select from public.message_attachments sent where sent.path = objects.name)
    )
  )
);

create policy "people upload into their folder, and for whom they write to" on storage.objects
for insert to authenticated with check (
  case
    when private.owns_image_folder(objects.bucket_id, objects.name)
      or (objects.bucket_id = 'message-files' and private.may_send_file(objects.name))
    then private.has_room_for_file(objects.metadata)
    else false
  end
);

-- A file can be taken away by the person who stored it, wherever it lies.
create policy "people remove their files" on storage.objects
for delete to authenticated using (
  objects.owner_id = (select auth.uid())::text or private.owns_image_folder(objects.bucket_id, objects.name)
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

-- The visits that a link shows, by phone too, to everybody who has its secret: [{ id, date, time, minutes, created_at,
-- updated_at, pet, owner }] from 30 days ago on, at most 2,000, the last two null in a link without names. Null for a
-- wrong secret.
create function public.calendar_feed(secret text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names then owner.full_name end as owner
      from public.appointments visit left join public.profiles owner on owner.id = visit.client_id
      where visit.veterinarian_id = link.veterinarian_id and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      union all
      select visit.id, visit.visit_date, to_char(visit.visit_time, 'HH24:MI'), 30, visit.created_at, visit.created_at,
        case when link.with_names then visit.pet_name end,
        case when link.with_names then visit.client_name end
      from public.phone_visits visit
      where visit.veterinarian_id = link.veterinarian_id and visit.visit_date >= private.warsaw_today() - 30
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
grant insert on public.contact_messages to anon, authenticated;
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

-- # 28_account.sql

-- What somebody may take out of here and take away: all that is kept about them, and the account itself.
--
-- The account of the sign-in service goes; what concerns somebody else as well stays, without whom it was: past visits with
-- their notes, reviews, what was written to the other side of a conversation. Its profile is kept empty for these to refer
-- to. A new table that names a person is emptied in `forget_person` and listed in `own_data`; tests find the one that is not.

-- ## Own data

-- The signed-in person's stored files, [{ bucket, path }].
create function private.own_files() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from storage.objects where owner_id = (select auth.uid())::text
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

-- All that is kept about the signed-in person, by table, and their files as [{ bucket, path }].
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
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
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
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'files', private.own_files()
  );
end;
$$;

-- ## Deleting the account

-- Deletes the signed-in person's account for good. `address` is the one they sign in with, typed once more. Their files are
-- taken away before, through the storage service: it alone reaches the bytes.
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
  if private.own_files() <> '[]' then
    raise sqlstate 'PT409' using message = 'Some of your files are still stored. Please try again.';
  end if;
  delete from auth.users where id = me;
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
-- locked first, in the order of locks. The hours go before the visits are cancelled: a calendar without hours is reckoned at
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
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.pets where owner_id = person;
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

-- Cancels what somebody has before them; the triggers of a visit tell the other side. An owner's visit that has begun is
-- left to its veterinarian to complete; a veterinarian who goes completes none.
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
    'phone_visits', 'message_attachments'
  ] loop
    execute format(
      'create trigger refuse_deleted_account after insert or update on public.%I
       for each statement execute function private.refuse_deleted_account()', written
    );
  end loop;
end;
$$;

-- # 29_retention.sql

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
  end
$$;

-- Deletes what has had its time at a moment, at most so many (up to 1,000) of each kind, and skips what somebody else is
-- busy with: notifications, mails that were sent or given up, links to passports that have ended, and what finders wrote
-- about pets that are found. @returns how many rows went.
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
  return total + gone;
end;
$$;
grant execute on function public.prune(integer, timestamptz) to service_role;

-- # 30_realtime.sql

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

-- # 31_rights.sql

-- The last file, for all functions at once: PostgreSQL lets everybody call a new function. Callers are granted by name, beside
-- each function.
revoke execute on all functions in schema public, private from public;
