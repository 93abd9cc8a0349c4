-- Who can be telephoned now: listed veterinarians with a phone number who are at work at this moment, those of the
-- cities named first before the others, and of one city who stays open longest. At most twelve.
create function public.open_veterinarians(cities text[], at timestamptz default now())
returns table (
  id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, profile.full_name, profile.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join public.vet_stats stats on stats.listed and stats.city_code = private.canonical('city', near.city)
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral (
    select max(hours.closes_at) as closes_at
    from public.working_hours hours
    where hours.veterinarian_id = profile.id
      and hours.weekday = extract(isodow from at at time zone 'Europe/Warsaw')
      and hours.opens_at <= (at at time zone 'Europe/Warsaw')::time
      and hours.closes_at > (at at time zone 'Europe/Warsaw')::time
  ) as today
  where today.closes_at is not null
    and not exists (
      select from public.time_off away
      where away.veterinarian_id = profile.id
        and (at at time zone 'Europe/Warsaw')::date between away.starts_on and away.ends_on
    )
  order by near.place, today.closes_at desc, profile.id
  limit 12
$$;

revoke execute on function public.open_veterinarians(text[], timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.open_veterinarians(text[], timestamptz) to anon, authenticated, service_role;
