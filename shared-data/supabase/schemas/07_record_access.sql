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
grant execute on function public.record_readers to authenticated, service_role;

grant execute on function private.owns_pet, private.treats_pet to anon, authenticated, service_role;

create policy "owners read whom they refused" on public.record_refusals
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners refuse" on public.record_refusals
for insert to authenticated with check (private.owns_pet(pet_id));
create policy "owners allow again" on public.record_refusals
for delete to authenticated using (private.owns_pet(pet_id));
grant select, insert (pet_id, veterinarian_id), delete on public.record_refusals to authenticated;

-- Allergies and medicines as free text stand in the pet's own row.
create policy "households and the veterinarians they visit read pets" on public.pets
for select to authenticated using (
  owner_id = (select auth.uid()) or private.may(id, 'read') or private.treats_pet(id)
);

reset check_function_bodies;
