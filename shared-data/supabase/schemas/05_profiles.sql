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
  -- The language of `description`, null where its veterinarian named none; and the same in other languages, each text by its own.
  written_in text constraint profiles_written_in_known check (private.is_language(written_in)),
  description_in jsonb constraint profiles_description_in_texts check (private.are_texts(description_in, 5000)),
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
alter table public.profiles add constraint profiles_name_no_site check (private.name_no_site(full_name, clinic_name, address, city, phone)) not valid;

create function private.is_veterinarian(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = person and user_type = 'veterinarian' and deleted_at is null)
$$;
grant execute on function private.is_veterinarian to anon, authenticated, service_role;

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

grant execute on function private.is_my_client, private.has_booked to anon, authenticated, service_role;

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
  cat_only_waiting_room, accepts_guests, confirms_guests, clients_may_move, written_in, description_in
) on public.profiles to authenticated;

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

-- What an account says of itself, in its owner's own words, is kept by the sign-in service, which adds to it with each call.
create function private.guard_metadata() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT400' using message = 'An account keeps at most 4,000 characters about itself.';
end;
$$;

create trigger guard_metadata before insert or update of raw_user_meta_data on auth.users
for each row when (length(new.raw_user_meta_data::text) > 4000) execute function private.guard_metadata();

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
-- anything; null where it is none of the site's.
create function private.language_of(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_language(metadata ->> 'language') then metadata ->> 'language' end
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
grant execute on function private.is_confirmed_address to anon, authenticated, service_role;

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
create trigger merge_texts before insert or update of description_in on public.profiles
for each row execute function private.merge_texts('description_in');
create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

reset check_function_bodies;
