set local check_function_bodies = off;

ALTER TABLE "public"."slot_offers" DROP CONSTRAINT "one_offer_of_a_time_at_a_time";

DROP FUNCTION "private"."is_at_work"(uuid, tsrange);

DROP FUNCTION "private"."is_free"(uuid, tsrange, timestamp with time zone);

DROP FUNCTION "private"."is_offered"(uuid, tsrange);

DROP FUNCTION "private"."slot"(date, time without time zone, integer);

-- Held times become instants, as long as before in time that passes. Two that were apart on the wall overlap if one of them
-- passes the hour that a spring night leaves out: the earlier one then holds only what the later one does not. Both visits
-- stay as they are, and a warning names them.
ALTER TABLE "private"."slot_holds" DROP CONSTRAINT "one_visit_at_a_time";
ALTER TABLE "private"."slot_holds" ALTER COLUMN "during" TYPE tstzrange USING tstzrange(
  lower("during") at time zone 'Europe/Warsaw',
  (lower("during") at time zone 'Europe/Warsaw') + (upper("during") - lower("during"))
);
do $$
declare
  double record;
begin
  for double in
    select later.during as later_during, earlier.veterinarian_id,
      coalesce(earlier.appointment_id, earlier.phone_visit_id) as earlier_visit,
      coalesce(later.appointment_id, later.phone_visit_id) as later_visit
    from private.slot_holds earlier
    join private.slot_holds later
      on later.veterinarian_id = earlier.veterinarian_id and later.during && earlier.during
      and lower(later.during) > lower(earlier.during)
    order by lower(later.during) desc
  loop
    raise warning 'Two visits of veterinarian % overlap where the clocks go forward: % and %. Move one of them.',
      double.veterinarian_id, double.earlier_visit, double.later_visit;
    update private.slot_holds held
    set during = tstzrange(lower(held.during), least(upper(held.during), lower(double.later_during)))
    where held.veterinarian_id = double.veterinarian_id
      and coalesce(held.appointment_id, held.phone_visit_id) = double.earlier_visit
      and held.during && double.later_during and lower(held.during) < lower(double.later_during);
  end loop;
end;
$$;
ALTER TABLE "private"."slot_holds" ADD CONSTRAINT "one_visit_at_a_time"
EXCLUDE USING gist (veterinarian_id WITH =, during WITH &&);

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
  if lower(wanted) <= now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if lower(wanted) at time zone 'Europe/Warsaw' <> day + at then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;

  perform private.lock_calendar(veterinarian);

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
  if not exists (select from private.day_slots(veterinarian, day, minutes => minutes) as offered where offered = day + at) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.day_slots(veterinarian uuid, day date, with_offered boolean DEFAULT false, minutes integer DEFAULT 30)
 RETURNS SETOF timestamp without time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  step constant interval := make_interval(mins => least(minutes, 30));
begin
  if exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and day between away.starts_on and away.ends_on
      and away.starts_at is null
  ) then
    return;
  end if;
  return query
    select slot.starts_at
    from public.working_hours hours
    cross join lateral generate_series(
      day + hours.opens_at, day + hours.closes_at - step, step
    ) as slot (starts_at)
    -- Once for each slot: without `offset` it would be worked out anew for each held time.
    cross join lateral (
      select tstzrange(begins, begins + make_interval(mins => minutes)) as wanted
      from (select slot.starts_at at time zone 'Europe/Warsaw' as begins) as instant
      offset 0
    ) as long
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and lower(long.wanted) > now()
      and upper(long.wanted) <= private.instant(day, hours.closes_at)
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and lower(long.wanted) at time zone 'Europe/Warsaw' = slot.starts_at
      and not exists (
        select from private.slot_holds held
        where held.veterinarian_id = veterinarian and held.during && long.wanted
      )
      and (
        with_offered
        or not exists (
          select from public.slot_offers offered
          where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
            and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && long.wanted
        )
      )
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and private.instant(day, away.starts_at) < upper(long.wanted)
          and lower(long.wanted) < private.instant(day, away.ends_at)
      )
    order by slot.starts_at;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_phone_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.instant(day date, at time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select (day + at) at time zone 'Europe/Warsaw' $function$;

CREATE OR REPLACE FUNCTION private.is_at_work(veterinarian uuid, wanted tstzrange)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.is_free(veterinarian uuid, wanted tstzrange, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_at_work(veterinarian, wanted) and not exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) and not exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > at
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_offered(veterinarian uuid, wanted tstzrange)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$function$;

CREATE OR REPLACE FUNCTION private.note_freed_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.freed_times (veterinarian_id, starts_at, cancelled)
  select freed.veterinarian_id, freed.starts_at, bool_or(freed.cancelled and freed.place = 1)
  from (
    select gone.veterinarian_id, half.starts_at,
      row_number() over (partition by gone.veterinarian_id, gone.during order by half.starts_at) as place,
      gone.reschedule_request_id is null and case
        when gone.appointment_id is null then not exists (select from public.phone_visits where id = gone.phone_visit_id)
        else exists (
          select from public.appointments
          where id = gone.appointment_id and status = 'cancelled' and cancelled_by = 'owner'
        )
      end as cancelled
    from gone
    cross join lateral (select lower(gone.during) at time zone 'Europe/Warsaw') as wall (starts_at)
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from wall.starts_at)
    cross join lateral (
      select generate_series(
        wall.starts_at::date + hours.opens_at, wall.starts_at::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select wall.starts_at
      where wall.starts_at::time >= hours.opens_at and wall.starts_at::time < hours.closes_at
    ) as half (starts_at)
    where private.slot(half.starts_at::date, half.starts_at::time, 30) && gone.during
  ) as freed
  where freed.starts_at > private.warsaw_now() and private.is_veterinarian(freed.veterinarian_id)
  group by freed.veterinarian_id, freed.starts_at
  on conflict (veterinarian_id, starts_at) do update
  set freed_at = excluded.freed_at, cancelled = freed_times.cancelled or excluded.cancelled;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.offer_freed_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from private.slot_holds held
    where held.veterinarian_id = new.veterinarian_id and held.during @> new.starts_at at time zone 'Europe/Warsaw'
  ) then
    delete from private.freed_times where (veterinarian_id, starts_at) = (new.veterinarian_id, new.starts_at);
  else
    perform private.offer_time(new.veterinarian_id, new.starts_at, now());
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.slot(day date, at time without time zone, minutes integer)
 RETURNS tstzrange
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select tstzrange(
    private.instant(day, at),
    ((private.instant(day, at) at time zone 'UTC') + make_interval(mins => minutes)) at time zone 'UTC'
  )
$function$;

CREATE OR REPLACE FUNCTION public.own_filled_cancellations()
 RETURNS TABLE(cancelled integer, filled integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null or not private.is_veterinarian(auth.uid()) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  return query
    select count(*)::integer, (count(*) filter (where exists (
      select from private.slot_holds held
      where held.veterinarian_id = freed.veterinarian_id and held.during @> freed.starts_at at time zone 'Europe/Warsaw'
        and held.reschedule_request_id is null
    )))::integer
    from private.freed_times freed
    where freed.veterinarian_id = auth.uid() and freed.cancelled
      and freed.freed_at > now() - private.kept_for('freed times');
end;
$function$;

REVOKE ALL ON FUNCTION "private"."instant"(date, time without time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."instant"(date, time without time zone) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."instant"(date, time without time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_at_work"(uuid, tstzrange) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_free"(uuid, tstzrange, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tstzrange) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tstzrange) TO "service_role";

REVOKE ALL ON FUNCTION "private"."slot"(date, time without time zone, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."slot"(date, time without time zone, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."slot"(date, time without time zone, integer) TO "service_role";

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "one_offer_of_a_time_at_a_time" EXCLUDE USING gist (veterinarian_id WITH =, private.slot(slot_date, slot_time, duration_minutes) WITH &&, tstzrange(offered_at, held_until) WITH &&) WHERE ((outcome IS NULL));
