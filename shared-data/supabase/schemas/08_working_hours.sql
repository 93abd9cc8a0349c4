-- When a veterinarian works, and time off. A veterinarian without working hours can be seen, but not booked. Visits that are
-- booked already stay booked: nothing here cancels one.

-- ## Working hours

create table public.working_hours (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- ISO: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  -- '24:00' for a clinic that never closes.
  closes_at time not null,
  check (closes_at > opens_at),
  -- A day may have a break, but its parts never overlap: a slot would be offered twice. Minutes since midnight.
  constraint working_hours_no_overlap exclude using gist (
    veterinarian_id with =,
    weekday with =,
    int4range((extract(epoch from opens_at) / 60)::integer, (extract(epoch from closes_at) / 60)::integer) with &&
  ),
  -- Clocks on a wall show minutes.
  constraint working_hours_in_minutes check (extract(second from opens_at) = 0 and extract(second from closes_at) = 0)
);

create policy "anyone reads working hours" on public.working_hours
for select to anon, authenticated using (true);
create policy "veterinarians add their hours" on public.working_hours
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their hours" on public.working_hours
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their hours" on public.working_hours
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select on public.working_hours to anon, authenticated;
grant insert (veterinarian_id, weekday, opens_at, closes_at), update (weekday, opens_at, closes_at), delete
on public.working_hours to authenticated;

-- The constraint above holds by itself; asked first, the refusal is a sentence instead of a server error.
create function private.guard_working_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.working_hours other
    where other.veterinarian_id = new.veterinarian_id
      and other.weekday = new.weekday
      and other.id <> new.id
      and other.opens_at < new.closes_at
      and new.opens_at < other.closes_at
  ) then
    raise sqlstate 'PT409' using message = 'These hours overlap with others on the same day.';
  end if;
  return new;
end;
$$;

create trigger guard_working_hours before insert or update on public.working_hours
for each row execute function private.guard_working_hours();
create trigger lock_own_calendar before insert or update or delete on public.working_hours
for each statement execute function private.lock_own_calendar();

create trigger guard_number_of_hours after insert on public.working_hours
for each statement execute function private.guard_number_of_rows(
  'veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.'
);

-- Replaces the hours of the signed-in veterinarian, all or nothing: [{ weekday, opens_at, closes_at }]. Two saves of the same
-- hours take turns; the later one stays.
-- @raises PT403 for anybody else, PT400 for more than 50 entries or a day that closes before it opens.
create function public.set_working_hours(hours jsonb) returns void
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
grant execute on function public.set_working_hours to authenticated, service_role;

-- ## Time off

create table public.time_off (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  starts_on date not null,
  -- The last day away, inclusive.
  ends_on date not null,
  reason text check (length(reason) <= 500),
  -- Both times are null for whole days; else some hours of one day.
  starts_at time,
  ends_at time,
  check (ends_on >= starts_on),
  constraint time_off_has_days check (starts_on >= '0001-01-01' and ends_on <= '9999-12-31'),
  constraint time_off_hours_of_one_day check (
    (starts_at is null and ends_at is null) or coalesce(starts_on = ends_on and ends_at > starts_at, false)
  ),
  constraint time_off_in_minutes check (extract(second from starts_at) = 0 and extract(second from ends_at) = 0)
);
create index time_off_veterinarian_idx on public.time_off (veterinarian_id, ends_on);

-- The reason of an absence is nobody's business: others see it only as slots that are not offered.
create policy "veterinarians read their time off" on public.time_off
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians add their time off" on public.time_off
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their time off" on public.time_off
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their time off" on public.time_off
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (veterinarian_id, starts_on, ends_on, reason, starts_at, ends_at),
  update (starts_on, ends_on, reason, starts_at, ends_at)
on public.time_off to authenticated;

create trigger lock_own_calendar before insert or update or delete on public.time_off
for each statement execute function private.lock_own_calendar();

-- What has passed costs nothing and stays.
create function private.guard_times_off_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.assert_within('times off to come', (
      select count(*) from public.time_off where veterinarian_id = private.me() and ends_on >= private.warsaw_today()
    ), 'PT403', 'You can keep up to %s times off ahead. Please remove one before you add another.');
  end if;
  return null;
end;
$$;

create trigger guard_times_off_to_come after insert or update on public.time_off
for each statement execute function private.guard_times_off_to_come();

-- ## Public holidays, to be taken off

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

grant execute on function private.easter_sunday, public.polish_holidays to authenticated, service_role;
