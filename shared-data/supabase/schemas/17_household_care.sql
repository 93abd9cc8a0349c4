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

create policy "households read what was done for their pets" on public.care_entries
for select to authenticated using (private.may(pet_id, 'care'));
create policy "people take back what they have just written" on public.care_entries
for delete to authenticated using (
  person_id = (select auth.uid()) and given_at > now() - interval '10 minutes' and private.may(pet_id, 'care')
);
grant select, delete on public.care_entries to authenticated;

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
  perform private.assert_within('entries of care a day', (
    select count(*) + 1 from public.care_entries own
    where own.person_id = auth.uid() and own.given_at > now() - interval '1 day'
  ), 'PT429', 'You have written down a lot today. Please try again tomorrow.');
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

grant execute on function public.add_care_entry, public.care_feed, public.cared_pets, public.care_sheet
to authenticated, service_role;
