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
create index vaccinations_appointment_idx on public.vaccinations (appointment_id);
create index weights_appointment_idx on public.weights (appointment_id);

-- What stands in the name of a vaccination, folded, and what it protects against. A migration brings the rows of the client's list.
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

-- Whether one vaccination of an animal stands for another: the same, given later. What owner and vet entered of one day is one: an
-- entry with a next day counts, then one with a lot number. The pages say the same, by `standsFor`.
create function private.stands_for(one public.vaccinations, other public.vaccinations) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when (one.given_on, one.next_due_on is not null, one.lot_number is not null, one.id)
      > (other.given_on, other.next_due_on is not null, other.lot_number is not null, other.id)
      then private.is_same_vaccine(one, other)
    else false
  end
$$;

grant select, delete on public.vaccinations, public.weights, public.medicines, public.pet_documents to authenticated;
grant insert (pet_id, product, given_on, next_due_on, appointment_id, idempotency_key) on public.vaccinations to authenticated;
grant insert (pet_id, weighed_on, kilograms, appointment_id, idempotency_key) on public.weights to authenticated;
grant insert (pet_id, name, dose, starts_on, ends_on, interval_hours, idempotency_key) on public.medicines to authenticated;
grant insert (pet_id, title, path, mime_type, bytes) on public.pet_documents to authenticated;

create policy "owners and veterinarians add vaccinations" on public.vaccinations
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners and veterinarians add weights" on public.weights
for insert to authenticated with check (private.owns_pet(pet_id) or private.treats_pet(pet_id));
create policy "owners add medicines" on public.medicines
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners add documents" on public.pet_documents
for insert to authenticated with check (private.owns_pet(pet_id));

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
  entries bigint;
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  execute format(
    'select count(*) from public.%I where pet_id in (select pet_id from added) group by pet_id order by 1 desc limit 1', tg_table_name
  ) into entries;
  perform private.assert_within(
    'entries of a record', entries, 'PT403', 'A record keeps up to %s of these. Please remove one before you add another.'
  );
  return null;
end;
$$;

-- What is the same for every kind of entry.
do $$
declare
  entries text;
begin
  foreach entries in array array['vaccinations', 'weights', 'medicines', 'pet_documents'] loop
    execute format($each$
      create index %1$s_added_by_idx on public.%1$s (added_by);
      create policy "households and veterinarians read %2$s" on public.%1$s
      for select to authenticated using (private.may(pet_id, 'read') or private.treats_pet(pet_id));
      create policy "owners remove %2$s" on public.%1$s for delete to authenticated using (private.owns_pet(pet_id));
      create trigger sign_record_entry before insert on public.%1$s
      for each row execute function private.sign_record_entry();
      create trigger lock_who_enters before insert on public.%1$s
      for each statement execute function private.lock_who_enters();
      create trigger guard_length_of_record after insert on public.%1$s
      referencing new table as added for each statement execute function private.guard_length_of_record();
    $each$, entries, replace(entries, 'pet_', ''));
  end loop;
end;
$$;

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
