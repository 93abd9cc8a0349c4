-- One order in which changes wait for each other, so that on many connections none waits in a circle:
--
--   1. the veterinarian's calendar (an advisory lock)   2. the person who books (an advisory lock)
--   3. the visit   4. the request for another time   5. held times   6. the figures of the directory
--
-- A change may leave one out, and never goes back. Figures are reckoned anew by whoever comes last, from what everybody
-- before has written.

-- Waits for the veterinarian's calendar and keeps it until the end of the transaction.
create function private.lock_calendar(veterinarian uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0)) $$;

-- The same for a person's own belongings: visits to come, pets, files.
create function private.lock_person(person uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(person::text, 1)) $$;

-- A visit that is about to be moved, after its veterinarian's calendar. Ask first whether the caller may: strangers
-- would otherwise keep a calendar waiting.
create function private.lock_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.appointments;
begin
  perform private.lock_calendar((select veterinarian_id from public.appointments where id = visit));
  select * into locked from public.appointments where id = visit for no key update;
  return locked;
end;
$$;

create or replace function public.request_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  perform from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if proposed_date is null or proposed_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  visit := private.lock_visit(appointment);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if (visit.appointment_date, visit.appointment_time) = (proposed_date, proposed_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, proposed_date, proposed_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message)
  values (visit.id, proposed_date, proposed_time, nullif(btrim(message), ''))
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (
    visit.veterinarian_id, private.slot(proposed_date, proposed_time, visit.duration_minutes), visit.id, request.id
  );
  return request;
end;
$$;

-- A request that is about to be answered or withdrawn, after its calendar and its visit.
create function private.lock_pending_request(request uuid, visit uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.reschedule_requests;
begin
  perform private.lock_visit(visit);
  select * into locked from public.reschedule_requests where id = request for no key update;
  if locked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', locked.status);
  end if;
  return locked;
end;
$$;

create or replace function public.answer_reschedule(request uuid, accept boolean)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
  asked public.reschedule_requests;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request and booked.veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  asked := private.lock_pending_request(request, visit);
  if accept and asked.proposed_date + asked.proposed_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(visit, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time
    where id = visit;
  end if;
  return asked;
end;
$$;

create or replace function public.withdraw_reschedule(request uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request and booked.client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  perform private.lock_pending_request(request, visit);
  return private.close_reschedule_request(visit, 'withdrawn');
end;
$$;

-- Two saves of the same hours take turns; the later one stays.
create or replace function public.set_working_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has working hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50
    or jsonb_path_exists(hours, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter your hours for each day.';
  end if;
  if exists (
    select from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time)
    where (entry.weekday between 1 and 7 and entry.closes_at > entry.opens_at) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Closing time must be after opening time.';
  end if;

  perform private.lock_calendar(me);
  delete from public.working_hours where veterinarian_id = me;
  insert into public.working_hours (veterinarian_id, weekday, opens_at, closes_at)
  select me, entry.weekday, entry.opens_at, entry.closes_at
  from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time);
end;
$$;

-- Before the first row of a statement, because a row would be locked already when its own trigger runs. A veterinarian
-- writes nobody else's hours and time off.
create function private.lock_own_calendar() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and private.me() is not null then
    perform private.lock_calendar(private.me());
  end if;
  return null;
end;
$$;

create trigger lock_own_calendar before insert or update or delete on public.working_hours
for each statement execute function private.lock_own_calendar();
create trigger lock_own_calendar before insert or update or delete on public.time_off
for each statement execute function private.lock_own_calendar();

-- Locked in one statement and reckoned in the next, which sees what those before have written.
create or replace function private.refresh_next_slots(veterinarians uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  update public.vet_stats
  set next_slot_at = private.first_free_slot(veterinarian_id, false),
      weekend_slot_at = private.first_free_slot(veterinarian_id, true),
      slots_checked_on = private.warsaw_today()
  where veterinarian_id = any (veterinarians);
end;
$$;

revoke execute on function
  private.lock_calendar(uuid), private.lock_person(uuid), private.lock_visit(uuid),
  private.lock_pending_request(uuid, uuid), private.lock_own_calendar()
from public;
-- Called by triggers and functions that run as whoever asks; the API does not reach this schema.
grant execute on function private.lock_calendar(uuid), private.lock_person(uuid)
to anon, authenticated, service_role;
