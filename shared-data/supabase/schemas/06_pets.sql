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
alter table public.pets add constraint pets_name_no_site check (private.name_no_site(name, type, breed)) not valid;

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

-- A chip's number as the pages read it (`readMicrochip`), without blanks, hyphens and asterisks. A number that was stored before
-- there was this rule stays until it is changed.
create function private.guard_microchip() returns trigger
language plpgsql set search_path = ''
as $$
declare
  digits constant text := upper(regexp_replace(
    new.microchip_number, '[[:space:]*\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  ));
begin
  if digits ~ '^([0-9]{9}|[0-9A-F]{10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only, or ten digits and letters from A to F'
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

-- Whether a pet has died.
create function private.is_remembered(pet uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.pets where id = pet and remembered_since is not null) $$;
grant execute on function private.is_remembered to authenticated, service_role;

-- The one pet of that name; null for none and for several. A new animal often has the name of one that died or was put away.
create function private.pet_named(owner uuid, pet text) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets
  where owner_id = owner and private.fold(name) = private.fold(pet) and archived_at is null and remembered_since is null
$$;
grant execute on function private.pet_named to anon, authenticated, service_role;
