-- Which times of a calendar are free. A slot is a part of the working hours as long as the visit, and only a slot that is
-- offered here is booked or asked for.

-- ## Held times

-- What is taken in a veterinarian's calendar: by a visit, or by the new time that an open request asks for. One table, so that one constraint keeps all of them apart.
create table private.slot_holds (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Instants: on the two nights of a year when the clocks change, times on the wall say nothing of what overlaps.
  during tstzrange not null,
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  -- Null for the visit itself.
  reschedule_request_id uuid unique,
  -- The constraint against double booking.
  constraint one_visit_at_a_time exclude using gist (veterinarian_id with =, during with &&)
);
create index slot_holds_appointment_idx on private.slot_holds (appointment_id);

-- So many minutes that pass, from a time on the wall on. By way of UTC, since a timestamptz plus an interval is not immutable.
create function private.slot(day date, at time, minutes integer) returns tstzrange
language sql immutable set search_path = ''
as $$
  select tstzrange(
    private.instant(day, at),
    ((private.instant(day, at) at time zone 'UTC') + make_interval(mins => minutes)) at time zone 'UTC'
  )
$$;
grant execute on function private.slot to anon, authenticated, service_role;

-- One statement holds its times in one go, so that the figures of the directory are computed once.
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

create trigger hold_slots_of_new_visits after insert on public.appointments
referencing new table as added for each statement execute function private.hold_slots_of_new_visits();

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

create trigger hold_slot_of_changed_appointment after update on public.appointments
for each row when (
  (old.veterinarian_id, old.appointment_date, old.appointment_time, old.duration_minutes, old.status = 'cancelled')
  is distinct from
  (new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes, new.status = 'cancelled')
)
execute function private.hold_slot_of_appointment();

-- ## What is offered

-- The free slots of some days, both included, for visits of so many minutes, in order; on request also those that an offer holds
-- for a few minutes. Visits begin every half hour from the opening on, shorter ones one after the other.
create function private.open_times(
  veterinarian uuid, from_day date, to_day date, minutes integer, with_offered boolean default false
) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
declare
  step constant interval := make_interval(mins => least(minutes, 30));
  long constant interval := make_interval(mins => minutes);
  -- Read once for all slots of all days.
  taken constant tstzmultirange := (
    select coalesce(range_agg(each.during), '{}')
    from (
      select held.during
      from private.slot_holds held
      where held.veterinarian_id = veterinarian
        and held.during && tstzrange(private.instant(from_day, '00:00'), private.instant(greatest(from_day, to_day) + 1, '00:00'))
      union all
      select case
        when away.starts_at is null
          then tstzrange(private.instant(away.starts_on, '00:00'), private.instant(away.ends_on + 1, '00:00'))
        -- From 2:30 to 3:00 runs backwards in the night when the clocks go forward.
        else tstzrange(
          private.instant(away.starts_on, away.starts_at),
          greatest(private.instant(away.starts_on, away.starts_at), private.instant(away.starts_on, away.ends_at))
        )
      end
      from public.time_off away
      where away.veterinarian_id = veterinarian and away.starts_on <= to_day and away.ends_on >= from_day
      union all
      select private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
      from public.slot_offers offered
      where not with_offered and offered.veterinarian_id = veterinarian
        and offered.outcome is null and offered.held_until > now()
    ) as each (during)
  );
begin
  return query
    select slot.starts_at
    from public.working_hours hours
    -- Without `offset` a function is called anew for each slot.
    cross join lateral (
      select from_day + ahead as day, private.instant(from_day + ahead, hours.closes_at) as closes
      from generate_series(0, to_day - from_day) as ahead
      where hours.weekday = extract(isodow from from_day + ahead)
      offset 0
    ) as open
    cross join lateral generate_series(
      open.day + hours.opens_at, open.day + hours.closes_at - step, step
    ) as slot (starts_at)
    cross join lateral (select slot.starts_at at time zone 'Europe/Warsaw' as begins offset 0) as instant
    where hours.veterinarian_id = veterinarian
      and instant.begins > now()
      and instant.begins + long <= open.closes
      and not taken && tstzrange(instant.begins, instant.begins + long)
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and instant.begins at time zone 'Europe/Warsaw' = slot.starts_at
    order by slot.starts_at;
end;
$$;

-- Whether visits of so many minutes may begin at this time, free or not.
create function private.is_begin(veterinarian uuid, starts_at timestamp, minutes integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from starts_at)
      and starts_at::time >= hours.opens_at
      and extract(epoch from starts_at::time - hours.opens_at)::integer % (least(minutes, 30) * 60) = 0
  )
$$;

-- Whether working hours of one day cover all of it, and no time off touches it.
create function private.is_at_work(veterinarian uuid, wanted tstzrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  with wall as (select (lower(wanted) at time zone 'Europe/Warsaw')::date as day)
  select exists (
    select from public.working_hours hours cross join wall
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from wall.day)
      and private.instant(wall.day, hours.opens_at) <= lower(wanted)
      and upper(wanted) <= private.instant(wall.day, hours.closes_at)
  ) and not exists (
    select from public.time_off away cross join wall
    where away.veterinarian_id = veterinarian and wall.day between away.starts_on and away.ends_on
      and (
        away.starts_at is null
        or (
          private.instant(away.starts_on, away.starts_at) < upper(wanted)
          and lower(wanted) < private.instant(away.starts_on, away.ends_at)
        )
      )
  )
$$;

-- Raises for a time that nobody books; keeps the calendar until the end of the transaction. `counts` is the moment that has to be
-- ahead.
-- @raises PT400 for a time that cannot be.
create function private.assert_time(veterinarian uuid, day date, at time, counts timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if counts <= now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if private.instant(day, at) at time zone 'Europe/Warsaw' <> day + at then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(veterinarian);
end;
$$;

-- Raises unless a veterinarian can put a visit here, at work or not; keeps the calendar until the end of the transaction.
-- @raises PT400 for a time that cannot be, PT409 for one that is not free.
create function private.assert_free(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  perform private.assert_time(veterinarian, day, at, upper(wanted));
  if exists (select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if private.is_offered(veterinarian, wanted) then
    raise sqlstate 'PT409' using message =
      'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.';
  end if;
end;
$$;

-- Raises unless this time can be booked; keeps the calendar until the end of the transaction. Each refusal says what to
-- do, the last one also where none of the others applies: a time that nobody has taken may still be none on offer.
-- @raises PT400 for a time that cannot be, PT409 for one that is not free.
create function private.assert_bookable(veterinarian uuid, day date, at time, minutes integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  perform private.assert_time(veterinarian, day, at, lower(wanted));
  if not exists (select from public.working_hours where veterinarian_id = veterinarian) then
    raise sqlstate 'PT409' using message = 'This veterinarian does not take bookings yet.';
  end if;
  if not private.is_at_work(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'The veterinarian does not work at this time. Please choose another one.';
  end if;
  if not private.is_free(veterinarian, wanted, now()) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.open_times(veterinarian, day, day, minutes) as offered where offered = day + at) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$$;
grant execute on function private.assert_bookable to anon, authenticated, service_role;
grant execute on function private.assert_free to authenticated, service_role;

-- The free slots of a veterinarian for visits of so many minutes, both dates included, for everybody. Security definer: others'
-- visits and time off take slots away without being readable.
-- @raises PT400 without dates, for more than 62 days, or for a length that no visit has.
create function public.free_slots(veterinarian uuid, from_date date, to_date date, minutes integer default 30)
returns table (slot_date date, slot_time time)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if from_date is null or to_date is null then
    raise sqlstate 'PT400' using message = 'Say from which date to which date.';
  end if;
  if to_date - from_date > 62 then
    raise sqlstate 'PT400' using message = 'Free times are listed for at most 62 days at once.';
  end if;
  if (minutes between 10 and 240) is not true then
    raise sqlstate 'PT400' using message = 'Free times are listed for visits of 10 to 240 minutes.';
  end if;
  return query
    select slot.starts_at::date, slot.starts_at::time
    from private.open_times(veterinarian, greatest(from_date, private.warsaw_today()), to_date, minutes) as slot (starts_at)
    order by slot.starts_at;
end;
$$;

-- What to offer instead of a time that is taken: the free slots nearest to it, in the order of the calendar.
create function public.nearest_free_slots(
  veterinarian uuid, wanted_date date, wanted_time time, count integer default 3, minutes integer default 30
)
returns table (slot_date date, slot_time time)
language sql stable security definer set search_path = ''
as $$
  select near.slot_date, near.slot_time
  from (
    select free.slot_date, free.slot_time
    from public.free_slots(veterinarian, wanted_date - 14, wanted_date + 45, minutes) as free
    order by
      abs(extract(epoch from (free.slot_date + free.slot_time) - (wanted_date + wanted_time))),
      free.slot_date,
      free.slot_time
    limit least(greatest(count, 0), 20)
  ) as near
  order by near.slot_date, near.slot_time
$$;

-- ## What is kept

-- The free times of two weeks for the visit that a veterinarian offers first, with those that an offer holds. Kept with the figures of
-- the directory (`refresh_next_slots`), so that lists of many veterinarians compute none.
create table private.kept_times (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  days daterange not null,
  minutes integer not null,
  times timestamp[] not null
);

-- The free times of some days, both included, for the visit that a veterinarian offers first: those kept, less what has passed or is
-- offered to somebody by now. Days that are not kept are computed.
create function private.usual_times(veterinarian uuid, from_day date, to_day date) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
declare
  kept private.kept_times;
  offered tstzmultirange;
begin
  select * into kept from private.kept_times
  where veterinarian_id = veterinarian and days @> daterange(from_day, to_day, '[]');
  if not found then
    return query select private.open_times(veterinarian, from_day, to_day, private.usual_minutes(veterinarian));
    return;
  end if;
  select range_agg(private.slot(slot_date, slot_time, duration_minutes)) into offered
  from public.slot_offers where veterinarian_id = veterinarian and outcome is null and held_until > now();
  return query
    select slot from unnest(kept.times) as slot
    where slot >= from_day and slot < to_day + 1 and slot at time zone 'Europe/Warsaw' > now()
      and (offered is null or not offered && private.slot(slot::date, slot::time, kept.minutes))
    order by slot;
end;
$$;

-- The days from today on, or from `first_day`, in Warsaw, on which these veterinarians can be booked: for each such day its first
-- two times, those of a part of the day ('morning', 'afternoon', 'evening') before all others, and how many there are, for the
-- visit that each offers first. For the rows of a list, all at once.
-- @raises PT400 for more than 50 veterinarians, for other than 1 to 7 days, or for a day more than a year ahead.
create function public.next_free_days(
  veterinarians uuid[], days integer default 4, first_day date default null, part text default null
)
returns table (veterinarian_id uuid, slot_date date, first_times time[], free_count integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  begins constant date := greatest(today, coalesce(first_day, today));
  wanted constant integer := array_position(array['morning', 'afternoon', 'evening'], part) - 1;
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  if begins > today + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  return query
    select vet.id, slot::date,
      (array_agg(slot::time order by private.part_of_day(slot::time) is distinct from wanted, slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.usual_times(vet.id, begins, begins + next_free_days.days - 1) as slot
    group by vet.id, slot::date
    order by vet.id, slot::date;
end;
$$;

grant execute on function public.free_slots, public.nearest_free_slots, public.next_free_days
to anon, authenticated, service_role;
