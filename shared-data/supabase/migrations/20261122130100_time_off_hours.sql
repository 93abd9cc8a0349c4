-- Time off may be some hours of one day ('blocked' in the veterinarian's calendar), and public holidays can be taken off.
-- Visits that are booked already stay booked: nothing here cancels one.

-- Both times are null for whole days.
alter table public.time_off
  add column starts_at time,
  add column ends_at time,
  add constraint time_off_hours_of_one_day check (
    (starts_at is null and ends_at is null) or coalesce(starts_on = ends_on and ends_at > starts_at, false)
  ),
  add constraint time_off_in_minutes check (extract(second from starts_at) = 0 and extract(second from ends_at) = 0);

-- As it was, and hours that are blocked offer no slot.
create or replace function private.day_slots(veterinarian uuid, day date) returns setof timestamp
language plpgsql stable set search_path = ''
as $$
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
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and day + away.starts_at < slot.starts_at + interval '30 minutes'
          and slot.starts_at < day + away.ends_at
      )
    order by slot.starts_at;
end;
$$;

-- Whether working hours of one day cover all of it, and no time off touches it.
create or replace function private.is_at_work(veterinarian uuid, wanted tsrange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from lower(wanted))
      and lower(wanted)::date + hours.opens_at <= lower(wanted)
      and upper(wanted) <= lower(wanted)::date + hours.closes_at
  ) and not exists (
    select from public.time_off away
    where away.veterinarian_id = veterinarian and lower(wanted)::date between away.starts_on and away.ends_on
      and (
        away.starts_at is null
        or (away.starts_on + away.starts_at < upper(wanted) and lower(wanted) < away.starts_on + away.ends_at)
      )
  )
$$;

-- Easter Sunday of a year, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8).
create function private.easter_sunday(year integer) returns date
language plpgsql immutable set search_path = ''
as $$
declare
  a constant integer := year % 19;
  b constant integer := year / 100;
  c constant integer := year % 100;
  h constant integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l constant integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m constant integer := (a + 11 * h + 22 * l) / 451;
  days constant integer := h + l - 7 * m + 114;
begin
  return make_date(year, days / 31, days % 31 + 1);
end;
$$;

-- The days off of Poland's act of 18 January 1951 on days off work (ustawa o dniach wolnych od pracy), as amended in
-- 2024: Christmas Eve since 2025. Both dates are included and lie at most three years apart.
create function public.polish_holidays(from_date date, to_date date) returns table (day date, name text)
language plpgsql stable set search_path = ''
as $$
begin
  if from_date is null or to_date is null or to_date - from_date > 1100
    or from_date < '1990-01-01' or to_date > '2500-12-31' then
    raise sqlstate 'PT400' using message = 'Holidays are listed for at most three years at once.';
  end if;
  return query
    select holiday.day, holiday.name
    from generate_series(extract(year from from_date)::integer, extract(year from to_date)::integer) as years (year)
    cross join lateral (select private.easter_sunday(years.year) as sunday) as easter
    cross join lateral (values
      (make_date(years.year, 1, 1), 'New Year''s Day'),
      (make_date(years.year, 1, 6), 'Epiphany'),
      (easter.sunday, 'Easter Sunday'),
      (easter.sunday + 1, 'Easter Monday'),
      (make_date(years.year, 5, 1), 'Labour Day'),
      (make_date(years.year, 5, 3), 'Constitution Day'),
      (easter.sunday + 49, 'Pentecost'),
      (easter.sunday + 60, 'Corpus Christi'),
      (make_date(years.year, 8, 15), 'Assumption of Mary'),
      (make_date(years.year, 11, 1), 'All Saints'' Day'),
      (make_date(years.year, 11, 11), 'Independence Day'),
      (make_date(years.year, 12, 24), 'Christmas Eve'),
      (make_date(years.year, 12, 25), 'Christmas Day'),
      (make_date(years.year, 12, 26), 'Second Day of Christmas')
    ) as holiday (day, name)
    where holiday.day between from_date and to_date
      and (holiday.name <> 'Christmas Eve' or years.year >= 2025)
    order by holiday.day;
end;
$$;

revoke execute on function private.easter_sunday(integer), public.polish_holidays(date, date)
from public, anon, authenticated;
grant execute on function private.easter_sunday(integer), public.polish_holidays(date, date)
to authenticated, service_role;
