-- Visits. Who may write what:
--   a client        books for themselves, in the future, within the veterinarian's hours; cancels while it is upcoming
--   the veterinarian completes or cancels while it is upcoming (also ahead of its date: a visit may be brought forward),
--                    and writes the note of the visit
--   anybody else     neither sees nor touches it; nobody deletes it

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  appointment_date date not null,
  appointment_time time not null,
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text not null check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
  location text not null default 'Clinic Address' check (length(location) <= 300),
  status text not null default 'upcoming' check (status in ('upcoming', 'completed', 'cancelled')),
  duration_minutes integer not null default 30 check (duration_minutes between 10 and 240),
  -- Written by the veterinarian, read by both.
  visit_note text check (length(visit_note) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index appointments_client_idx on public.appointments (client_id, appointment_date);
create index appointments_veterinarian_idx on public.appointments (veterinarian_id, appointment_date);

-- What is taken in a veterinarian's calendar: by a visit, or by the new time that an open reschedule request asks for.
-- One table, so that one constraint keeps all of them apart.
create table private.slot_holds (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  during tsrange not null,
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  -- Null for the visit itself.
  reschedule_request_id uuid unique,
  constraint one_visit_at_a_time exclude using gist (veterinarian_id with =, during with &&)
);

create index slot_holds_appointment_idx on private.slot_holds (appointment_id);

create function private.slot(day date, at time, minutes integer) returns tsrange
language sql immutable set search_path = ''
as $$ select tsrange(day + at, day + at + make_interval(mins => minutes)) $$;

-- Clients of a veterinarian: everybody who ever booked them.
create function private.is_my_client(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where client_id = person and veterinarian_id = (select auth.uid())
  )
$$;

revoke execute on function private.slot(date, time, integer), private.is_my_client(uuid) from public;
grant execute on function private.slot(date, time, integer), private.is_my_client(uuid)
to anon, authenticated, service_role;

-- Veterinarians are public. An owner is seen by themselves and by the veterinarians they booked.
create policy "profiles are read by whom they concern" on public.profiles
for select to anon, authenticated
using (
  user_type = 'veterinarian'
  or id = (select auth.uid())
  or ((select auth.uid()) is not null and private.is_my_client(id))
);

alter table public.appointments enable row level security;

create policy "both sides read their appointments" on public.appointments
for select to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));

create policy "clients book for themselves" on public.appointments
for insert to authenticated
with check (client_id = (select auth.uid()) and status = 'upcoming');

create policy "both sides change their appointments" on public.appointments
for update to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()))
with check (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
-- No policy for delete: a visit that will not take place is cancelled.

-- Raises unless the veterinarian can be visited at this time. The lock makes two requests for one veterinarian take
-- turns, so that the second meets a row and a sentence (409), not the constraint (an internal error).
-- Volatile on purpose: after waiting for the lock it must see what the winner wrote.
create function private.assert_bookable(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted tsrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  if lower(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;

  perform pg_advisory_xact_lock(hashtextextended(veterinarian::text, 0));

  if not exists (select from public.working_hours where veterinarian_id = veterinarian) then
    raise sqlstate 'PT409' using message = 'This veterinarian does not take bookings yet.';
  end if;
  if not exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and day + hours.opens_at <= lower(wanted)
      and upper(wanted) <= day + hours.closes_at
  ) or exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and day between away.starts_on and away.ends_on
  ) then
    raise sqlstate 'PT409' using message = 'The veterinarian does not work at this time. Please choose another one.';
  end if;
  if exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
end;
$$;

create function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return new;
  end if;
  if private.me() is null then
    raise sqlstate 'PT401' using message = 'Please log in to book an appointment.';
  end if;
  if new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  end if;
  if private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if new.status is distinct from 'upcoming' then
    raise sqlstate 'PT400' using message = 'A new appointment is always upcoming.';
  end if;
  new.duration_minutes := 30;
  new.visit_note := null;
  new.created_at := now();
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

create function private.guard_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  open_columns constant text[] := array['status', 'visit_note', 'updated_at'];
begin
  if not private.is_client_request() then
    return new;
  end if;
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
  end if;
  return new;
end;
$$;

create trigger guard_appointment_change before update on public.appointments
for each row execute function private.guard_appointment_change();

create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();

create function private.hold_slot_of_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.slot_holds where appointment_id = new.id and reschedule_request_id is null;
  if new.status <> 'cancelled' then
    insert into private.slot_holds (veterinarian_id, during, appointment_id)
    values (
      new.veterinarian_id, private.slot(new.appointment_date, new.appointment_time, new.duration_minutes), new.id
    );
  end if;
  return null;
end;
$$;

create trigger hold_slot_of_new_appointment after insert on public.appointments
for each row execute function private.hold_slot_of_appointment();

create trigger hold_slot_of_changed_appointment after update on public.appointments
for each row when (
  (old.veterinarian_id, old.appointment_date, old.appointment_time, old.duration_minutes, old.status = 'cancelled')
  is distinct from
  (new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes, new.status = 'cancelled')
)
execute function private.hold_slot_of_appointment();

revoke execute on function
  private.assert_bookable(uuid, date, time, integer),
  private.guard_new_appointment(), private.guard_appointment_change(), private.hold_slot_of_appointment()
from public;
-- The guard of an insert runs as the visitor and calls it; the API cannot.
grant execute on function private.assert_bookable(uuid, date, time, integer) to anon, authenticated, service_role;
