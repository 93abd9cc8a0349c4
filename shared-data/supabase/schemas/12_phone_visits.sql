-- Visits of clients who telephone. The veterinarian books them, their clients need no account, and they hold their time
-- as any other visit does. Visits of guests stand among them.
--
--   the veterinarian   books, reads and cancels their own; what was said otherwise is booked anew
--   anybody else       sees nothing of it but a time that is not free

create table public.phone_visits (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  visit_date date not null,
  visit_time time not null check (extract(second from visit_time) = 0),
  client_name text not null check (btrim(client_name) <> '' and length(client_name) <= 200),
  client_phone text check (length(client_phone) <= 40),
  pet_name text not null check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text not null check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason text,
  created_at timestamptz not null default now(),
  -- Booked by a guest: see 13_guest_visits.
  by_guest boolean not null default false,
  -- As of an appointment.
  duration_minutes integer not null default 30 check (duration_minutes between 10 and 240),
  visit_type_id uuid,
  visit_type text,
  price_from integer,
  price_to integer,
  -- What became of a guest's visit, by the veterinarian; others by phone have none.
  outcome text check (outcome is null or (by_guest and outcome in ('completed', 'no-show'))),
  -- A guest types into the sheet that everybody books with.
  constraint phone_visits_reason_fits check (length(reason) <= case when by_guest then 5000 else 1000 end)
);
-- '24:00' is a time of the next day. Not valid: older rows, which may say so, stay.
alter table public.phone_visits add constraint phone_visits_begin_on_their_day check (visit_time < '24:00') not valid;
create index phone_visits_veterinarian_idx on public.phone_visits (veterinarian_id, visit_date, visit_time);
-- Not valid, as all of its kind: older rows stay.
alter table public.phone_visits add constraint phone_visits_name_no_site check (private.name_no_site(client_name, client_phone, pet_name, pet_type, visit_type)) not valid;

alter table private.slot_holds add foreign key (phone_visit_id) references public.phone_visits (id) on delete cascade;

alter table public.phone_visits enable row level security;
create policy "veterinarians read who telephoned them" on public.phone_visits
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians book for who telephones" on public.phone_visits
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian(veterinarian_id));
create policy "veterinarians cancel what was booked by phone" on public.phone_visits
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, visit_type_id
  )
on public.phone_visits to authenticated;
grant select, insert, update, delete on public.phone_visits to service_role;

-- A visit by phone that is cancelled lets go of a held time: the calendar comes before it.
create trigger lock_own_calendar before insert or delete on public.phone_visits
for each statement execute function private.lock_own_calendar();

-- A veterinarian decides about their own hours: a client who telephones may come early, late, or on a day off. What is
-- past, too far ahead, or held already is refused.
create function private.guard_phone_visit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  chosen record;
  wanted tstzrange;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if new.visit_type_id is not null then
    chosen := private.own_visit_type(new.visit_type_id, new.veterinarian_id);
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  wanted := private.slot(new.visit_date, new.visit_time, new.duration_minutes);
  if upper(wanted) <= now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if lower(wanted) at time zone 'Europe/Warsaw' <> new.visit_date + new.visit_time then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if new.visit_date > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(new.veterinarian_id);
  if private.is_offered(new.veterinarian_id, wanted) then
    raise sqlstate 'PT409' using message =
      'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.';
  end if;
  return new;
end;
$$;

create trigger guard_phone_visit before insert on public.phone_visits
for each row execute function private.guard_phone_visit();

create function private.hold_slots_of_phone_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  select veterinarian_id, private.slot(visit_date, visit_time, duration_minutes), id from added;
  return null;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
end;
$$;

create trigger hold_slots_of_phone_visits after insert on public.phone_visits
referencing new table as added for each statement execute function private.hold_slots_of_phone_visits();
