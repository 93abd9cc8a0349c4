-- Visits, whoever booked them (`booked_by`): an owner; a guest, without an account (13_guest_visits.sql); or the veterinarian,
-- for a client who telephones. Who may write what:
--   a client           books for themselves, in the future, a slot that is free; cancels while it is upcoming
--   the veterinarian   completes it once it has begun, or cancels while it is upcoming, and writes its note; books for who
--                      telephones, with or without an account (20_clients.sql)
--   anybody else       neither sees nor touches it; nobody deletes it
--
-- That no two visits of a veterinarian overlap is private.slot_holds, in 10_free_slots.sql.
--
-- A no-show is a visit that its veterinarian cancelled, once it had begun, with the reason 'No-show'.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  -- Null for a client without an account.
  client_id uuid references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  appointment_date date not null,
  appointment_time time not null,
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
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
  booked_by text not null default 'owner' constraint appointments_booked_by_known check (booked_by in ('owner', 'guest', 'vet')),
  -- Of a client without an account.
  client_name text,
  client_phone text,
  -- Why the veterinarian asks its client to choose another time, '' without a word; null where they do not ask.
  move_wish text constraint appointments_move_wish_fits check (length(move_wish) <= 500),
  -- The name of the kind of visit in other languages, as it was when it was booked.
  visit_type_in jsonb,
  constraint appointments_owners_have_an_account check (
    case booked_by when 'owner' then client_id is not null when 'guest' then client_id is null else true end
  ),
  constraint appointments_accounts_have_their_name check (
    client_id is null or (num_nonnulls(client_name, client_phone) = 0 and reason_for_visit is not null)
  ),
  -- Of a cancelled visit nothing is left of a client without an account.
  constraint appointments_clients_have_a_name check (client_id is not null or client_name is not null or status = 'cancelled'),
  constraint appointments_client_fits check (
    btrim(client_name) <> '' and length(client_name) <= 200 and length(client_phone) <= 40
  ),
  constraint appointments_of_an_account_alone_have_a_pet check (client_id is not null or pet_id is null),
  constraint appointments_cancel_reason_is_text check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500),
  constraint appointments_cancelled_by_a_side check (cancelled_by in ('owner', 'veterinarian')),
  constraint appointments_only_cancelled_have_a_reason
    check (status = 'cancelled' or (cancel_reason is null and cancelled_by is null)),
  constraint appointments_follow_up_after_visit
    check (follow_up_on is null or (status = 'completed' and follow_up_on > appointment_date))
);
create index appointments_client_idx on public.appointments (client_id, appointment_date);
alter table public.appointments add constraint appointments_name_no_site check (private.name_no_site(pet_name, pet_type, location, visit_type, client_name, client_phone)) not valid;
-- '24:00' is a time of the next day.
alter table public.appointments add constraint appointments_by_phone_fit check (
  booked_by <> 'vet' or (appointment_time < '24:00' and extract(second from appointment_time) = 0 and length(reason_for_visit) <= 1000)
) not valid;
create index appointments_veterinarian_idx on public.appointments (veterinarian_id, appointment_date);
create index appointments_pet_idx on public.appointments (pet_id, appointment_date) where pet_id is not null;

create policy "both sides and the owner of the pet read appointments" on public.appointments
for select to authenticated
using (
  client_id = (select auth.uid())
  -- `visits_of_practice` has those without a client, too.
  or (veterinarian_id = (select auth.uid()) and client_id is not null)
  -- Booked by somebody who cares for it.
  or private.owns_pet(pet_id)
);
create policy "clients book for themselves, veterinarians for who telephones" on public.appointments
for insert to authenticated
with check (
  status = 'upcoming'
  and case booked_by
    when 'vet' then veterinarian_id = (select auth.uid()) and client_id is null
    else client_id = (select auth.uid())
  end
);
create policy "both sides change their appointments" on public.appointments
for update to authenticated
using (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()))
with check (client_id = (select auth.uid()) or veterinarian_id = (select auth.uid()));
grant
  select,
  insert (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status,
    pet_id, visit_type_id, booked_by, client_name, client_phone
  ),
  update (status, visit_note, updated_at, cancel_reason)
on public.appointments to authenticated;

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

-- Veterinarians may book outside their own hours: a client who calls may come early, late or on a day off. Times that have
-- passed, lie more than a year ahead or are taken are refused.
create function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  by_phone constant boolean := new.booked_by = 'vet';
  chosen record;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if by_phone then
    if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
      raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
    end if;
  elsif new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  elsif private.is_veterinarian(private.me()) then
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
  if not by_phone then
    chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  elsif new.visit_type_id is not null then
    chosen := private.own_visit_type(new.visit_type_id, new.veterinarian_id);
  end if;
  if new.visit_type_id is not null then
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  if by_phone then
    perform private.assert_free(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  else
    perform private.assert_bookable(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  end if;
  return new;
end;
$$;

create trigger guard_new_appointment before insert on public.appointments
for each row execute function private.guard_new_appointment();

-- A booking says which pet it is for, the client's own or one they may book for, or names it: the one pet of that
-- name is taken, their own first. Not where the veterinarian books: nobody opens the record of a pet but its household
-- (`set_pet_of_own_visit`).
create function private.set_pet_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.booked_by = 'vet' then
    return new;
  end if;
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

-- Counted after the booking, without what veterinarians booked for them. A visit that was booked and cancelled again counts for a
-- day: its veterinarian got a mail for each.
-- @raises PT403 for too many to come, PT429 for too many in a day.
create function private.assert_within_visits(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(person);
  perform private.assert_within('visits to come', (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming' and booked_by <> 'vet'
      and not private.has_begun(appointment_date, appointment_time)
  ), 'PT403', 'You already have %s visits to come. Please cancel one before you book another.');
  perform private.assert_within('bookings a day', (
    select count(*) from public.appointments
    where client_id = person and booked_by <> 'vet' and created_at > now() - interval '1 day'
  ), 'PT429', 'You have booked many visits today. Please try again tomorrow.');
end;
$$;
grant execute on function private.assert_within_visits to authenticated, service_role;

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

-- The reason of a cancellation as it is stored; null for none.
-- @raises PT400 beyond 500 characters, PT403 for an owner's no-show, PT409 for one of a visit to come.
create function private.reason_to_cancel(visit public.appointments, reason text, by_veterinarian boolean) returns text
language plpgsql stable set search_path = ''
as $$
declare
  stored constant text := nullif(btrim(reason), '');
begin
  if length(stored) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if stored = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if not private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return stored;
end;
$$;
grant execute on function private.reason_to_cancel to authenticated, service_role;

-- Says who cancelled, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian constant boolean := old.veterinarian_id = private.me();
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
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := private.reason_to_cancel(old, new.cancel_reason, by_veterinarian);
  return new;
end;
$$;

create trigger guard_cancellation before update on public.appointments
for each row execute function private.guard_cancellation();

-- Of a client without an account, and of the animal, nothing is left once a visit is cancelled: the row stays for the figures.
create function private.forget_cancelled_client() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.client_name := null;
  new.client_phone := null;
  new.reason_for_visit := null;
  new.pet_name := 'Unknown';
  new.pet_type := 'other';
  return new;
end;
$$;

create trigger forget_cancelled_client before update on public.appointments
for each row when (
  new.client_id is null and new.status = 'cancelled' and old.status <> 'cancelled' and new.cancel_reason is distinct from 'No-show'
)
execute function private.forget_cancelled_client();
create trigger touch_updated_at before update on public.appointments
for each row execute function private.touch_updated_at();

-- ## By the veterinarian, whoever booked

-- A visit of the signed-in veterinarian, after their calendar.
-- @raises PT404 for anybody else's, and for one without an account that was cancelled.
create function private.lock_own_visit(visit uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.appointments;
begin
  if auth.uid() is not null then
    perform private.lock_calendar(auth.uid());
  end if;
  select * into own from public.appointments
  where id = visit and veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0 for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This visit was not found. Its guest may have cancelled it.';
  end if;
  return own;
end;
$$;

-- Cancels an upcoming visit of the signed-in veterinarian, as their change of its status does. The client reads the reason.
-- @raises PT404 for anybody else's, PT400 for a reason that is missing or beyond 500 characters, PT409 for one that is over.
create function public.cancel_own_visit(visit uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
  stored constant text := private.reason_to_cancel(own, reason, true);
begin
  if stored is null then
    raise sqlstate 'PT400' using message = 'Please enter a reason, in at most 500 characters.';
  end if;
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  -- Nobody could read of it any more.
  if own.client_id is null and stored <> 'No-show' and private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'This visit has begun already.';
  end if;
  update public.appointments set status = 'cancelled', cancel_reason = stored, cancelled_by = 'veterinarian' where id = own.id;
end;
$$;

-- Writes the note of a visit of the signed-in veterinarian; null for none.
-- @raises PT404 for anybody else's, and 400 beyond 5,000 characters.
create function public.save_visit_note(visit uuid, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  update public.appointments set visit_note = note where id = own.id;
end;
$$;
grant execute on function public.cancel_own_visit, public.save_visit_note to authenticated, service_role;

-- ## Which pet it is

-- Says which pet the signed-in client's visit is for, which is of none yet; their other visits of that name to the same veterinarian go
-- with it: others may have been booked by whoever typed the client's address, and would read the record. Without `pet` the animal
-- becomes a pet of theirs, by the name and kind of the visit. @returns the pet.
-- @raises PT404 for a visit that is not theirs, PT409 for one that is of a pet, PT403 for a pet that they may not book for.
create function public.set_pet_of_own_visit(visit uuid, pet uuid default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  update public.appointments set pet_id = chosen where id in (
    select id from public.appointments
    where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
      and private.fold(pet_name) = private.fold(own.pet_name)
    order by id for no key update
  );
  return chosen;
end;
$$;
grant execute on function public.set_pet_of_own_visit to authenticated, service_role;
