-- Which of the owner's pets a visit is for. A booking says so, or names the pet: slices that were built before this
-- column write its name alone, and an animal that is nobody's entry here is booked by its name, too.

alter table public.appointments add column pet_id uuid references public.pets (id) on delete set null;
create index appointments_pet_idx on public.appointments (pet_id, appointment_date) where pet_id is not null;

-- The one pet of that name; null for none and for several.
create function private.pet_named(owner uuid, pet text) returns uuid
language sql stable set search_path = ''
as $$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets where owner_id = owner and private.fold(name) = private.fold(pet)
$$;

update public.appointments set pet_id = private.pet_named(client_id, pet_name);

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

-- A pet that is not shown among the others any more: put away, or dead. Its visits and its record stay.
alter table public.pets
  add column archived_at timestamptz,
  -- Nobody is reminded of what this pet would be due for.
  add column remembered_since timestamptz;

revoke execute on function private.pet_named(uuid, text), private.set_pet_of_visit() from public;
-- The trigger runs as whoever books.
grant execute on function private.pet_named(uuid, text) to anon, authenticated, service_role;
