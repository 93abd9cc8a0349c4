-- As it was, and conversations are locked before what tells of them, as they are by whoever writes to the person who leaves.
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

-- '24:00' is a time of the next day. What was entered before stays.
alter table public.phone_visits add constraint phone_visits_begin_on_their_day check (visit_time < '24:00') not valid;
