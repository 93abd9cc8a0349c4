-- How much one person may keep and make, for what had no such bound: hours and days off, which every look at a calendar reads;
-- visits and requests, each of which sends somebody a mail; links, which stay for a while when they have ended.

create or replace function private.quota(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'requests for another time a day' then 100
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'entries of a record' then 500
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
$$;

-- As it was, and what was booked and cancelled again counts for a day: its veterinarian got a mail for each.
create or replace function private.guard_visits_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.lock_person(private.me());
    if (
      select count(*) from public.appointments
      where client_id = private.me() and status = 'upcoming'
        and appointment_date + appointment_time > private.warsaw_now()
    ) > private.quota('visits to come') then
      raise sqlstate 'PT403' using message = format(
        'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
      );
    end if;
    if (
      select count(*) from public.appointments
      where client_id = private.me() and created_at > now() - interval '1 day'
    ) > private.quota('bookings a day') then
      raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
    end if;
  end if;
  return null;
end;
$$;

create index reschedule_requests_created_idx on public.reschedule_requests (created_at);

-- As it was, and each person asks so often in a day.
create or replace function private.propose_time(
  visit_id uuid, side text, new_date date, new_time time, words text
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  if (
    select count(*) from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ) >= private.quota('requests for another time a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many other times today. Please try again tomorrow.';
  end if;

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message, proposed_by)
  values (visit.id, new_date, new_time, nullif(btrim(words), ''), side)
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, visit.duration_minutes), visit.id, request.id);
  return request;
end;
$$;

-- Counted after the statement. `lock_own_calendar` lets two of them take turns.
create function private.guard_number_of_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.working_hours where veterinarian_id = private.me()
  ) > private.quota('working hours') then
    raise sqlstate 'PT403' using message = format(
      'A week takes up to %s entries of hours.', private.quota('working hours')
    );
  end if;
  return null;
end;
$$;

create trigger guard_number_of_hours after insert on public.working_hours
for each statement execute function private.guard_number_of_hours();

-- What has passed costs nothing and stays.
create function private.guard_times_off_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and (
    select count(*) from public.time_off
    where veterinarian_id = private.me() and ends_on >= private.warsaw_today()
  ) > private.quota('times off to come') then
    raise sqlstate 'PT403' using message = format(
      'You can keep up to %s times off ahead. Please remove one before you add another.',
      private.quota('times off to come')
    );
  end if;
  return null;
end;
$$;

create trigger guard_times_off_to_come after insert or update on public.time_off
for each statement execute function private.guard_times_off_to_come();

-- What a passport can show, each of it named once at most.
create function private.assert_shown_by_passport(shows text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if shows is null or cardinality(shows) > 7 or array_position(shows, null) is not null or not shows <@ array[
    'photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian'
  ] then
    raise sqlstate 'PT400' using message = 'A passport does not show this.';
  end if;
end;
$$;

-- As it was, for what a passport can show.
create or replace function public.preview_passport(pet uuid, shows text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owns_pet(pet);
  perform private.assert_shown_by_passport(shows);
  return private.passport_of(pet, shows);
end;
$$;

-- As it was, and a person makes so many a day, whatever became of them.
create or replace function public.create_passport_link(pet uuid, shows text[], hours integer) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_owns_pet(pet);
  if hours is null or hours not between 1 and 720 then
    raise sqlstate 'PT400' using message = 'A link lasts from one hour to 30 days.';
  end if;
  perform private.assert_shown_by_passport(shows);
  perform private.lock_person(auth.uid());
  if (
    select count(*) from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ) >= private.quota('links of a passport') then
    raise sqlstate 'PT403' using message = format(
      'A passport has up to %s links at a time. Please end one before you make another.',
      private.quota('links of a passport')
    );
  end if;
  if (
    select count(*) from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ) >= private.quota('links a day') then
    raise sqlstate 'PT429' using message = 'You have made many links today. Please try again tomorrow.';
  end if;
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days';
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$$;

-- As it was; of each name the first 200 letters are looked at.
create or replace function public.open_veterinarians(cities text[], at timestamptz default now())
returns table (
  id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, profile.full_name, profile.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join public.vet_stats stats on stats.listed and stats.city_code = private.canonical('city', left(near.city, 200))
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
        and (
          away.starts_at is null
          or (
            away.starts_at <= (at at time zone 'Europe/Warsaw')::time
            and (at at time zone 'Europe/Warsaw')::time < away.ends_at
          )
        )
    )
  order by near.place, today.closes_at desc, profile.id
  limit 12
$$;

revoke execute on function
  private.guard_number_of_hours(), private.guard_times_off_to_come(), private.assert_shown_by_passport(text[])
from public, anon, authenticated, service_role;
