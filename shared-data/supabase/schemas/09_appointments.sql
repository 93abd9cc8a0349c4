-- Visits. Who may write what:
--   a client           books for themselves, in the future, a slot that is free; cancels while it is upcoming
--   the veterinarian   completes it once it has begun, or cancels while it is upcoming, and writes its note
--   anybody else       neither sees nor touches it; nobody deletes it
--
-- That no two visits of a veterinarian overlap is private.slot_holds, in 10_free_slots.sql.
--
-- A no-show is a visit that its veterinarian cancelled, once it had begun, with the reason 'No-show'.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
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
  updated_at timestamptz not null default now(),
  -- Null for an animal that is nobody's entry here: it is booked by its name alone.
  pet_id uuid references public.pets (id) on delete set null,
  cancel_reason text,
  cancelled_by text,
  -- The day from which the owner is asked to come again; null where no follow-up is needed.
  follow_up_on date,
  -- The kind of visit, null for a consultation of half an hour; its name and price as they were when it was booked.
  visit_type_id uuid,
  visit_type text,
  price_from integer,
  price_to integer,
  constraint appointments_cancel_reason_is_text check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500),
  constraint appointments_cancelled_by_a_side check (cancelled_by in ('owner', 'veterinarian')),
  constraint appointments_only_cancelled_have_a_reason
    check (status = 'cancelled' or (cancel_reason is null and cancelled_by is null)),
  constraint appointments_follow_up_after_visit
    check (follow_up_on is null or (status = 'completed' and follow_up_on > appointment_date))
);
create index appointments_client_idx on public.appointments (client_id, appointment_date);
-- Not valid, as all of its kind: older rows stay.
alter table public.appointments add constraint appointments_name_no_site check (private.name_no_site(pet_name, pet_type, location, visit_type)) not valid;
create index appointments_veterinarian_idx on public.appointments (veterinarian_id, appointment_date);
create index appointments_pet_idx on public.appointments (pet_id, appointment_date) where pet_id is not null;

alter table public.appointments enable row level security;
create policy "both sides and the owner of the pet read appointments" on public.appointments
for select to authenticated
using (
  client_id = (select auth.uid()) or veterinarian_id = (select auth.uid())
  -- Booked by somebody who cares for it.
  or private.owns_pet(pet_id)
);
create policy "clients book for themselves" on public.appointments
for insert to authenticated
with check (client_id = (select auth.uid()) and status = 'upcoming');
create policy "both sides change their appointments" on public.appointments
for update to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()))
with check (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
grant
  select,
  insert (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status,
    pet_id, visit_type_id
  ),
  update (status, visit_note, updated_at, cancel_reason)
on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;

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

-- ## Booking

create function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  chosen record;
begin
  if not private.is_client_request() then
    return new;
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
  -- Two requests that each lock several calendars could wait for each other.
  if booked <> new.veterinarian_id::text then
    raise sqlstate 'PT400' using message = 'Please book one veterinarian at a time.';
  end if;
  perform set_config('veto.booked_veterinarian', new.veterinarian_id::text, true);
  chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  if new.visit_type_id is not null then
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

-- A booking says which pet it is for, the client's own or one they may book for, or names it: the one pet of that
-- name is taken, their own first.
create function private.set_pet_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.pet_id is null then
    new.pet_id := coalesce(
      private.pet_named(new.client_id, new.pet_name), private.cared_pet_named(new.client_id, new.pet_name)
    );
  elsif not private.may(new.pet_id, 'book', new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  return new;
end;
$$;

create trigger set_pet_of_visit before insert on public.appointments
for each row execute function private.set_pet_of_visit();

-- Counted after the booking. A visit that was booked and cancelled again counts for a day: its veterinarian got a mail for
-- each.
-- @raises PT403 for too many to come, PT429 for too many in a day.
create function private.assert_within_visits(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(person);
  if (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming'
      and not private.has_begun(appointment_date, appointment_time)
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and created_at > now() - interval '1 day'
  ) > private.quota('bookings a day') then
    raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
  end if;
end;
$$;
-- The guard below runs as the visitor.
grant execute on function private.assert_within_visits(uuid) to authenticated, service_role;

create function private.guard_visits_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.assert_within_visits(private.me());
  end if;
  return null;
end;
$$;

create trigger guard_visits_to_come after insert on public.appointments
for each statement execute function private.guard_visits_to_come();

-- ## Changing and cancelling

-- A request changes one visit: two that each changed several could wait for each other.
create function private.guard_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  changed constant text := nullif(current_setting('veto.changed_visit', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if changed <> new.id::text then
    raise sqlstate 'PT400' using message = 'Please change one visit at a time.';
  end if;
  perform set_config('veto.changed_visit', new.id::text, true);
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
    if new.status = 'completed' and not private.has_begun(old.appointment_date, old.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_appointment_change before update on public.appointments
for each row execute function private.guard_appointment_change();

-- Says who cancelled, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian boolean;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if new.cancel_reason is distinct from old.cancel_reason then
      raise sqlstate 'PT403' using message = 'The reason is given once, when the visit is cancelled.';
    end if;
    return new;
  end if;
  by_veterinarian := old.veterinarian_id = private.me();
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := nullif(btrim(new.cancel_reason), '');
  if length(new.cancel_reason) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if new.cancel_reason = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if not private.has_begun(old.appointment_date, old.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_cancellation before update on public.appointments
for each row execute function private.guard_cancellation();
create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();
