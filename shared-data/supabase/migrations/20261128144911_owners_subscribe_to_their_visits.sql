-- The link is a person's, a vet's or an owner's: nobody but the functions below reads the table.
alter table private.calendar_links rename column veterinarian_id to person_id;
alter table private.calendar_links rename constraint calendar_links_veterinarian_id_fkey to calendar_links_person_id_fkey;

create or replace function public.make_calendar_link(with_names boolean) returns text
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

create or replace function public.calendar_link() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('with_names', link.with_names, 'created_at', link.created_at)
  from private.calendar_links link where link.person_id = auth.uid()
$$;

create or replace function public.revoke_calendar_link() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_links where person_id = auth.uid();
  return found;
end;
$$;

create or replace function public.calendar_feed(secret text) returns jsonb
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

create or replace function private.forget_person(person uuid) returns void
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
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (booked_by = 'guest' and status = 'cancelled' and appointment_date >= private.warsaw_today());
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
