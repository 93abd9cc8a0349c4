-- Free slots: half hours within working hours, less time off, visits and held times; only in the future.

-- In PL/pgSQL for its cached plan: planning this query takes longer than running it, and it runs for day after day.
create function private.day_slots(veterinarian uuid, day date) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and day between away.starts_on and away.ends_on
  ) then
    return;
  end if;
  return query
    select slot.starts_at
    from public.working_hours hours
    cross join lateral generate_series(
      day + hours.opens_at, day + hours.closes_at - interval '30 minutes', interval '30 minutes'
    ) as slot (starts_at)
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and slot.starts_at > private.warsaw_now()
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and (slot.starts_at at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' = slot.starts_at
      and not exists (
        select from private.slot_holds held
        where held.veterinarian_id = veterinarian
          and held.during && tsrange(slot.starts_at, slot.starts_at + interval '30 minutes')
      )
    order by slot.starts_at;
end;
$$;

-- Security definer: others' visits and time off take slots away without being readable.
create function public.free_slots(veterinarian uuid, from_date date, to_date date)
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
  return query
    select slot.starts_at::date, slot.starts_at::time
    from generate_series(0, to_date - greatest(from_date, private.warsaw_today())) as days (ahead)
    cross join lateral private.day_slots(
      veterinarian, greatest(from_date, private.warsaw_today()) + days.ahead
    ) as slot (starts_at)
    order by slot.starts_at;
end;
$$;

-- What to offer instead of a time that is taken: the free slots nearest to it, in the order of the calendar.
create function public.nearest_free_slots(veterinarian uuid, wanted_date date, wanted_time time, count integer default 3)
returns table (slot_date date, slot_time time)
language sql stable security definer set search_path = ''
as $$
  select near.slot_date, near.slot_time
  from (
    select free.slot_date, free.slot_time
    from public.free_slots(veterinarian, wanted_date - 14, wanted_date + 45) as free
    order by
      abs(extract(epoch from (free.slot_date + free.slot_time) - (wanted_date + wanted_time))),
      free.slot_date,
      free.slot_time
    limit least(greatest(count, 0), 20)
  ) as near
  order by near.slot_date, near.slot_time
$$;

-- The first free slot within 62 days (on a Saturday or Sunday only, when asked), or null. Looks day by day and stops.
create function private.first_free_slot(veterinarian uuid, weekend_only boolean) returns timestamp
language plpgsql stable security definer set search_path = ''
as $$
declare
  weekdays integer[] := array(
    select distinct weekday::integer from public.working_hours where veterinarian_id = veterinarian
  );
  day date;
  slot timestamp;
begin
  if weekend_only then
    weekdays := array(select unnest(weekdays) intersect select unnest(array[6, 7]));
  end if;
  if cardinality(weekdays) = 0 then
    return null;
  end if;
  for ahead in 0..62 loop
    day := private.warsaw_today() + ahead;
    if extract(isodow from day)::integer = any (weekdays) then
      select starts_at into slot from private.day_slots(veterinarian, day) as starts_at limit 1;
      if slot is not null then
        return slot;
      end if;
    end if;
  end loop;
  return null;
end;
$$;

revoke execute on function
  private.day_slots(uuid, date), private.first_free_slot(uuid, boolean),
  public.free_slots(uuid, date, date), public.nearest_free_slots(uuid, date, time, integer)
from public, anon, authenticated;
grant execute on function
  public.free_slots(uuid, date, date), public.nearest_free_slots(uuid, date, time, integer)
to anon, authenticated, service_role;
