-- Emergencies: when a veterinarian takes them, which clinics never close, and whom to call at this moment.

-- ## Emergency hours

-- The minutes of a week that hours of duty fill, from Monday 0:00 on; Sunday's may reach into Monday.
create function private.minutes_of_duty(weekday smallint, starts_at time, ends_at time) returns int4multirange
language sql immutable set search_path = ''
as $$
  select (int4multirange(minutes) * int4multirange(int4range(0, 10080)))
    + int4multirange(int4range(greatest(lower(minutes) - 10080, 0), greatest(upper(minutes) - 10080, 0)))
  from (
    select int4range(begins, begins + lasts + case when lasts <= 0 then 1440 else 0 end) as minutes
    from (
      select (weekday - 1) * 1440 + (extract(epoch from starts_at) / 60)::integer as begins,
        (extract(epoch from ends_at) / 60)::integer - (extract(epoch from starts_at) / 60)::integer as lasts
    ) as duty
  ) as whole
$$;

grant execute on function private.minutes_of_duty to authenticated, service_role;

create table public.emergency_hours (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- The day on which they begin. ISO: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null check (starts_at < '24:00'),
  -- Not after `starts_at`: on the next day. '20:00' to '08:00' is a night, '08:00' to '08:00' is 24 hours.
  ends_at time not null,
  constraint emergency_hours_in_minutes check (
    extract(second from starts_at) = 0 and extract(second from ends_at) = 0
  ),
  constraint emergency_hours_no_overlap exclude using gist (
    veterinarian_id with =, private.minutes_of_duty(weekday, starts_at, ends_at) with &&
  )
);

create policy "anyone reads emergency hours" on public.emergency_hours
for select to anon, authenticated using (true);
create policy "veterinarians add their emergency hours" on public.emergency_hours
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians remove their emergency hours" on public.emergency_hours
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select on public.emergency_hours to anon, authenticated;
grant insert (veterinarian_id, weekday, starts_at, ends_at), delete on public.emergency_hours to authenticated;

-- As for working hours: the constraint holds by itself; asked first, the refusal is a sentence.
create function private.guard_emergency_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.emergency_hours other
    where other.veterinarian_id = new.veterinarian_id
      and other.id <> new.id
      and private.minutes_of_duty(other.weekday, other.starts_at, other.ends_at)
        && private.minutes_of_duty(new.weekday, new.starts_at, new.ends_at)
  ) then
    raise sqlstate 'PT409' using message = 'These emergency hours overlap with others.';
  end if;
  return new;
end;
$$;

create trigger guard_emergency_hours before insert or update on public.emergency_hours
for each row execute function private.guard_emergency_hours();
create trigger lock_own_calendar before insert or delete on public.emergency_hours
for each statement execute function private.lock_own_calendar();

create trigger guard_number_of_emergency_hours after insert on public.emergency_hours
for each statement execute function private.guard_number_of_rows(
  'veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.'
);

create function private.note_emergencies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats stats set takes_emergencies = not takes_emergencies
  where veterinarian_id in (select veterinarian_id from changed)
    and takes_emergencies <> exists (select from public.emergency_hours hours where hours.veterinarian_id = stats.veterinarian_id);
  return null;
end;
$$;

create trigger note_emergencies_after_insert after insert on public.emergency_hours
referencing new table as changed for each statement execute function private.note_emergencies();
create trigger note_emergencies_after_delete after delete on public.emergency_hours
referencing old table as changed for each statement execute function private.note_emergencies();

-- Replaces the emergency hours of the signed-in veterinarian, all or nothing: [{ weekday, starts_at, ends_at }]. An empty list:
-- they take no emergencies.
-- @raises PT403 for anybody else, PT400 for more than 50 entries or one that is incomplete, PT409 where two overlap.
create function public.set_emergency_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has emergency hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50
    or jsonb_path_exists(hours, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter your emergency hours for each day.';
  end if;
  if exists (
    select from jsonb_to_recordset(hours) as entry (weekday smallint, starts_at time, ends_at time)
    where (entry.weekday between 1 and 7 and entry.starts_at < '24:00' and entry.ends_at is not null) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Emergency hours need a day, a beginning and an end.';
  end if;

  perform private.lock_calendar(me);
  delete from public.emergency_hours where veterinarian_id = me;
  insert into public.emergency_hours (veterinarian_id, weekday, starts_at, ends_at)
  select me, entry.weekday, entry.starts_at, entry.ends_at
  from jsonb_to_recordset(hours) as entry (weekday smallint, starts_at time, ends_at time);
end;
$$;
grant execute on function public.set_emergency_hours to authenticated, service_role;

-- ## Clinics that never close

-- Kept by administrators, who look at each from time to time: a number that nobody answers costs minutes.
create table public.emergency_clinics (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  phone text not null check (phone ~ '^[+0-9][0-9 ()-]{2,38}$'),
  address text not null check (btrim(address) <> '' and length(address) <= 300),
  city text not null check (btrim(city) <> '' and length(city) <= 100),
  -- Degrees (WGS 84).
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Who says that it never closes.
  source text not null check (btrim(source) <> '' and length(source) <= 300),
  -- The day on which somebody last made sure of it.
  checked_on date not null check (checked_on >= '2020-01-01'),
  created_at timestamptz not null default now(),
  constraint emergency_clinics_phone_once unique (phone)
);
alter table public.emergency_clinics
add constraint emergency_clinics_name_no_site check (private.name_no_site(name, address, city)) not valid;

grant execute on function private.is_admin to authenticated;

create policy "anyone reads 24-hour clinics" on public.emergency_clinics
for select to anon, authenticated using (true);
create policy "administrators add 24-hour clinics" on public.emergency_clinics
for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change 24-hour clinics" on public.emergency_clinics
for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove 24-hour clinics" on public.emergency_clinics
for delete to authenticated using ((select private.is_admin()));
grant select on public.emergency_clinics to anon, authenticated;
grant
  insert (name, phone, address, city, latitude, longitude, source, checked_on),
  update (name, phone, address, city, latitude, longitude, source, checked_on),
  delete
on public.emergency_clinics to authenticated;

create function private.guard_emergency_clinic() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.checked_on > private.warsaw_today() then
    raise sqlstate 'PT400' using message = 'The day of the check cannot lie ahead.';
  end if;
  if exists (select from public.emergency_clinics other where other.phone = new.phone and other.id <> new.id) then
    raise sqlstate 'PT409' using message = 'This telephone number is in the list already.';
  end if;
  return new;
end;
$$;

create trigger guard_emergency_clinic before insert or update on public.emergency_clinics
for each row execute function private.guard_emergency_clinic();

-- ## Whom to call

-- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km.
create function private.kilometres(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
language sql immutable parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(least(1,
    power(sin(radians(to_latitude - from_latitude) / 2), 2)
    + cos(radians(to_latitude)) * cos(radians(from_latitude)) * power(sin(radians(to_longitude - from_longitude) / 2), 2)
  )))
$$;

-- The centre of a city by its code, in degrees (WGS 84): from there a practice is measured whose address was not located. The
-- same as `CITY_COORDINATES` of the client.
create function private.city_centres() returns table (code text, latitude double precision, longitude double precision)
language sql immutable set search_path = ''
as $$
  values
    ('warszawa', 52.2297::double precision, 21.0122::double precision),
    ('krakow', 50.0647, 19.9449),
    ('lodz', 51.7592, 19.4667),
    ('gdansk', 54.352, 18.6466),
    ('poznan', 52.4064, 16.9251),
    ('wroclaw', 51.1079, 17.0385),
    ('szczecin', 53.4285, 14.5528),
    ('bydgoszcz', 53.1235, 18.0084),
    ('lublin', 51.2465, 22.5684),
    ('bialystok', 53.1325, 23.1688),
    ('katowice', 50.2649, 19.0238),
    ('gdynia', 54.5189, 18.5305)
$$;

-- Until when a veterinarian takes emergencies without a pause who takes them at this moment: adjoining hours are one, and time
-- off ends them. Null where that is more than a week ahead: always. No row where they take none at this moment.
create function private.on_duty_until(veterinarian uuid, at timestamptz) returns setof timestamptz
language sql stable rows 1 set search_path = ''
as $$
  with today as (
    select (on_duty_until.at at time zone 'Europe/Warsaw')::date as day
  ), duty as (
    -- By the clock on the wall, so that a night has 11 or 13 hours when the clocks change.
    select range_agg(tstzrange(turn.starts, turn.ends)) as whole
    from today, generate_series(-1, 8) as ahead, public.emergency_hours hours, lateral (
      select (today.day + ahead + hours.starts_at) at time zone 'Europe/Warsaw' as starts,
        (today.day + ahead + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' as ends
    ) as turn
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from today.day + ahead) and turn.starts < turn.ends
  ), away as (
    select range_agg(tstzrange(
      (off.starts_on + coalesce(off.starts_at, '00:00')) at time zone 'Europe/Warsaw',
      (off.ends_on + coalesce(off.ends_at, '24:00')) at time zone 'Europe/Warsaw'
    )) as whole
    from today, public.time_off off
    where off.veterinarian_id = veterinarian and off.starts_on <= today.day + 9 and off.ends_on >= today.day - 1
  )
  select case when upper(part) < on_duty_until.at + interval '7 days' then upper(part) end
  from duty, away, unnest(duty.whole - coalesce(away.whole, '{}')) as part
  where part @> on_duty_until.at
$$;

-- Whom to call for an animal in danger, for everybody, nearest first: up to twelve listed veterinarians with a telephone who take
-- emergencies at this moment ('veterinarian'), and up to twelve clinics that never close ('clinic').
--   latitude, longitude  the place, in degrees (WGS 84)
--   at                   the moment, else now
--   treating             an animal, in any spelling: only veterinarians who treat it; of the clinics nobody knows
-- `open_until` is null for those who are there at every hour. `is_located` is false where a practice is measured from the centre
-- of its city. `name` is a veterinarian's own; `source` and `checked_on` say on whose word a clinic is listed, and since when.
-- `treats` holds codes of the vocabulary's animals, and is null for a clinic.
-- @raises PT400 without a place.
create function public.emergency_contacts(
  latitude double precision, longitude double precision, at timestamptz default now(), treating text default null
)
returns table (
  kind text, id uuid, name text, clinic_name text, address text, city text, phone text,
  distance_km double precision, is_located boolean, open_until timestamptz, source text, checked_on date,
  treats text[]
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  return query
    with taking as not materialized (
      select stats.* from private.listed_vets stats
      where stats.takes_emergencies and (animal is null or animal = any (stats.pet_types)) and exists (
        select from public.emergency_hours hours
        where hours.veterinarian_id = stats.veterinarian_id and (
          (
            hours.weekday = extract(isodow from today)
            and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
            and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
              at time zone 'Europe/Warsaw' > emergency_contacts.at
          ) or (
            hours.weekday = extract(isodow from today - 1)
            and hours.ends_at <= hours.starts_at
            and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
          )
        )
        -- Hours are read of one veterinarian after the other, nearest first, and never of all.
        offset 0
      )
    ), on_duty as (
      (
        select located.* from taking located where located.latitude is not null
        order by point(located.longitude * 0.61, located.latitude)
          <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude)
        -- More veterinarians than are named: some have no telephone, or are away.
        limit 60
      )
      union all
      (
        select unlocated.* from (
          select known.code, point(known.longitude * 0.61, known.latitude)
            <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude) as away
          from private.city_centres known order by away
        ) as centre
        join taking unlocated on unlocated.city_code = centre.code and unlocated.latitude is null
        order by centre.away
        limit 60
      )
    ), measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from on_duty as stats
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
      -- Sorted first, so that the duty of twelve veterinarians is looked up, and not of all.
      order by away, stats.veterinarian_id
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$$;
grant execute on function public.emergency_contacts to anon, authenticated, service_role;
