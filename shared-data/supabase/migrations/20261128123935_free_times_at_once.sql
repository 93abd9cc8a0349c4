set local check_function_bodies = off;

DROP FUNCTION "private"."day_slots"(uuid, date, boolean, integer);

CREATE OR REPLACE FUNCTION private.assert_bookable(veterinarian uuid, day date, at time without time zone, minutes integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  if exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) or private.is_offered(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.open_times(veterinarian, day, day, minutes) as offered where offered = day + at) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.first_free_slot(veterinarian uuid, weekend_only boolean)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  usual constant integer := private.usual_minutes(veterinarian);
  today constant date := private.warsaw_today();
  slot timestamp;
begin
  if not exists (
    select from public.working_hours where veterinarian_id = veterinarian and (not weekend_only or weekday in (6, 7))
  ) then
    return null;
  end if;
  for week in 0..8 loop
    select min(starts_at) into slot
    from private.open_times(veterinarian, today + 7 * week, today + 7 * week + 6, usual, with_offered => true) as starts_at
    where not weekend_only or extract(isodow from starts_at) in (6, 7);
    exit when slot is not null;
  end loop;
  return slot;
end;
$function$;

CREATE OR REPLACE FUNCTION private.open_times(veterinarian uuid, from_day date, to_day date, minutes integer, with_offered boolean DEFAULT false)
 RETURNS SETOF timestamp without time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.free_slots(veterinarian uuid, from_date date, to_date date, minutes integer DEFAULT 30)
 RETURNS TABLE(slot_date date, slot_time time without time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.next_free_days(veterinarians uuid[], days integer DEFAULT 4)
 RETURNS TABLE(veterinarian_id uuid, slot_date date, first_times time without time zone[], free_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  return query
    select vet.id, slot::date, (array_agg(slot::time order by slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.open_times(
      vet.id, private.warsaw_today(), private.warsaw_today() + next_free_days.days - 1, private.usual_minutes(vet.id)
    ) as slot
    group by vet.id, slot::date
    order by vet.id, slot::date;
end;
$function$;

REVOKE ALL ON FUNCTION "private"."open_times"(uuid, date, date, integer, boolean) FROM PUBLIC;

