-- What was added to visits since their locks were put in order, put in that order too; and statements of many rows, each of
-- which reckoned a whole calendar anew: a hundred visits by phone kept everybody else waiting for twenty seconds.
--
-- The order now: the calendar, the person, their animals, the visit, the request, held times, the figures.

-- One statement holds its times in one go, so that the figures are reckoned once.
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

drop trigger hold_slot_of_new_appointment on public.appointments;
create trigger hold_slots_of_new_visits after insert on public.appointments
referencing new table as added for each statement execute function private.hold_slots_of_new_visits();

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

drop trigger hold_slot_of_phone_visit on public.phone_visits;
drop function private.hold_slot_of_phone_visit();
create trigger hold_slots_of_phone_visits after insert on public.phone_visits
referencing new table as added for each statement execute function private.hold_slots_of_phone_visits();

-- A visit by phone that is cancelled lets go of a held time: the calendar comes before it.
create trigger lock_own_calendar before insert or delete on public.phone_visits
for each statement execute function private.lock_own_calendar();

-- As it was, and a request changes one visit: two that each changed several could wait for each other.
create or replace function private.guard_appointment_change() returns trigger
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

-- As it was, and the animal is locked before its visit, as it is by its owner who removes it.
create or replace function public.complete_visit(
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

-- Before the first row, whose reference would lock the animal before the person.
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

create trigger lock_who_enters before insert on public.vaccinations
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.weights
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.medicines
for each statement execute function private.lock_who_enters();
create trigger lock_who_enters before insert on public.pet_documents
for each statement execute function private.lock_who_enters();

-- As it was, and everything that others may be busy with is locked first, in the order above. The hours go before the
-- visits are cancelled: a calendar without hours is reckoned at once. Conversations come before what tells of them, as for whoever
-- writes to the person who leaves.
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

-- As it was: those named, at most 50 of them, or all. In one order, so that two tabs do not wait for each other.
create or replace function public.mark_notifications_read(notifications uuid[] default null) returns integer
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

revoke execute on function
  private.hold_slots_of_new_visits(), private.hold_slots_of_phone_visits(), private.lock_who_enters()
from public, anon, authenticated, service_role;
