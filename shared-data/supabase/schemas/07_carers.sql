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
-- For `give_sitting_notices`.
create index pet_carers_starts_on_idx on public.pet_carers (starts_on) where starts_on is not null;
create index pet_carers_until_idx on public.pet_carers (until) where until is not null;

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

-- As `private.pet_named`, of the pets that somebody may book for and does not own; null, too, where they own one of that name.
create function private.cared_pet_named(person uuid, pet text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and cared.archived_at is null and cared.remembered_since is null
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own
      where own.owner_id = person and private.fold(own.name) = private.fold(pet)
        and own.archived_at is null and own.remembered_since is null
    )
$$;

grant execute on function private.may, private.cared_pet_named to anon, authenticated, service_role;

create policy "people read what they may, and owners who cares for their pets" on public.pet_carers
for select to authenticated using (
  (person_id = (select auth.uid()) and private.may(pet_id, 'care'))
  or exists (select from public.pets own where own.id = pet_id and own.owner_id = (select auth.uid()))
);
grant select on public.pet_carers to authenticated;
