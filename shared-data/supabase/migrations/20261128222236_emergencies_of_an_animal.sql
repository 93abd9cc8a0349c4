-- Who is on duty for an animal: `treating` and `treats`.
drop function public.emergency_contacts(double precision, double precision, timestamptz);

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
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  shrink := cos(radians(emergency_contacts.latitude));
  return query
    -- What `duty_of` and `kilometres` say, written out, to choose sixty: called for ten thousand on duty they take seconds.
    with on_duty as (
      select distinct hours.veterinarian_id
      from public.emergency_hours hours
      where (
        hours.weekday = extract(isodow from today)
        and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
        and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' > emergency_contacts.at
      ) or (
        hours.weekday = extract(isodow from today - 1)
        and hours.ends_at <= hours.starts_at
        and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
      )
    ), placed as (
      select on_duty.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located,
        coalesce(stats.latitude, centre.latitude) as latitude, coalesce(stats.longitude, centre.longitude) as longitude
      from on_duty
      join private.listed_vets stats on stats.veterinarian_id = on_duty.veterinarian_id
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
        and (animal is null or animal = any (stats.pet_types))
    ), measured as (
      select nearest.veterinarian_id, nearest.pet_types, nearest.is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, nearest.latitude, nearest.longitude
      ) as away
      from (
        select placed.* from placed
        order by power(placed.latitude - emergency_contacts.latitude, 2)
          + power((placed.longitude - emergency_contacts.longitude) * shrink, 2), placed.veterinarian_id
        limit 60
      ) as nearest
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
grant execute on function public.emergency_contacts(double precision, double precision, timestamptz, text)
to anon, authenticated, service_role;
