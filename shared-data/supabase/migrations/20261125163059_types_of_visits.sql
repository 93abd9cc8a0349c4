set local check_function_bodies = off;

DROP FUNCTION "private"."day_slots"(uuid, date, boolean);

DROP FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text);

DROP FUNCTION "public"."free_slots"(uuid, date, date);

DROP FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer);

ALTER TABLE "public"."appointments" ADD COLUMN "visit_type_id" uuid;

ALTER TABLE "public"."appointments" ADD COLUMN "visit_type" text;

ALTER TABLE "public"."appointments" ADD COLUMN "price_from" integer;

ALTER TABLE "public"."appointments" ADD COLUMN "price_to" integer;

ALTER TABLE "public"."phone_visits" ADD COLUMN "duration_minutes" integer NOT NULL DEFAULT 30;

ALTER TABLE "public"."phone_visits" ADD COLUMN "visit_type_id" uuid;

ALTER TABLE "public"."phone_visits" ADD COLUMN "visit_type" text;

ALTER TABLE "public"."phone_visits" ADD COLUMN "price_from" integer;

ALTER TABLE "public"."phone_visits" ADD COLUMN "price_to" integer;

CREATE OR REPLACE FUNCTION private.assert_bookable(veterinarian uuid, day date, at time without time zone, minutes integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted tsrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  if lower(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
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
  if not exists (select from private.day_slots(veterinarian, day, minutes => minutes) as offered where offered = lower(wanted)) then
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
  duration constant interval := make_interval(mins => minutes);
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
      day + hours.opens_at, day + hours.closes_at - duration, least(duration, interval '30 minutes')
    ) as slot (starts_at)
    where hours.veterinarian_id = veterinarian
      and hours.weekday = extract(isodow from day)
      and slot.starts_at > private.warsaw_now()
      -- In the night when the clocks go forward, an hour does not exist on the wall.
      and (slot.starts_at at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' = slot.starts_at
      and not exists (
        select from private.slot_holds held
        where held.veterinarian_id = veterinarian
          and held.during && tsrange(slot.starts_at, slot.starts_at + duration)
      )
      and (
        with_offered
        or not exists (
          select from public.slot_offers offered
          where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
            and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
              && tsrange(slot.starts_at, slot.starts_at + duration)
        )
      )
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and day + away.starts_at < slot.starts_at + duration
          and slot.starts_at < day + away.ends_at
      )
    order by slot.starts_at;
end;
$function$;

ALTER FUNCTION "private"."day_slots"(uuid, date, boolean, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.facts_of_visit(visit public.appointments, reader uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'appointment_id', visit.id,
    'person_id', other.id,
    'person', other.full_name,
    'is_veterinarian', other.id = visit.veterinarian_id,
    'clinic', clinic.clinic_name,
    'address', nullif(concat_ws(', ', clinic.address, clinic.city), ''),
    'phone', clinic.phone,
    'pet', visit.pet_name,
    'reason', visit.reason_for_visit,
    'minutes', visit.duration_minutes,
    'visit_type', visit.visit_type,
    'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI')
  )
  from public.profiles clinic, public.profiles other
  where clinic.id = visit.veterinarian_id
    and other.id = case when reader = visit.client_id then visit.veterinarian_id else visit.client_id end
$function$;

CREATE OR REPLACE FUNCTION private.first_free_slot(veterinarian uuid, weekend_only boolean)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  weekdays integer[] := array(
    select distinct weekday::integer from public.working_hours where veterinarian_id = veterinarian
  );
  usual constant integer := private.usual_minutes(veterinarian);
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
      select starts_at into slot
      from private.day_slots(veterinarian, day, with_offered => true, minutes => usual) as starts_at limit 1;
      if slot is not null then
        return slot;
      end if;
    end if;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_earlier_offers(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  freed private.freed_times;
begin
  for freed in
    select open.* from private.freed_times open
    where open.starts_at > at at time zone 'Europe/Warsaw'
      and private.is_free(open.veterinarian_id, private.slot(open.starts_at::date, open.starts_at::time, 10), at)
      and exists (select from private.in_line(open.veterinarian_id, open.starts_at, at))
    order by open.freed_at, open.veterinarian_id, open.starts_at
    limit at_most
    for update skip locked
  loop
    perform private.offer_time(freed.veterinarian_id, freed.starts_at, at);
  end loop;
  delete from private.mails
  where id in (
    select id from private.mails
    where kind = 'earlier_offer' and sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at - make_interval(mins => private.quota('minutes of an offer')::integer)
    for update skip locked
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_new_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  chosen record;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  end if;
  if private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if new.status is distinct from 'upcoming' then
    raise sqlstate 'PT400' using message = 'A new appointment is always upcoming.';
  end if;
  -- Two requests that each lock several calendars could wait for each other.
  if booked <> new.veterinarian_id::text then
    raise sqlstate 'PT400' using message = 'Please book one veterinarian at a time.';
  end if;
  perform set_config('veto.booked_veterinarian', new.veterinarian_id::text, true);
  if new.visit_type_id is not null then
    chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_phone_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  chosen record;
  wanted tsrange;
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
  if upper(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
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

CREATE OR REPLACE FUNCTION private.hold_slots_of_phone_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  select veterinarian_id, private.slot(visit_date, visit_time, duration_minutes), id from added;
  return null;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
end;
$function$;

CREATE OR REPLACE FUNCTION private.in_line(veterinarian uuid, starts_at timestamp without time zone, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select request.id
  from public.earlier_requests request
  left join public.appointments visit on visit.id = request.appointment_id
  where request.ended_at is null
    and (
      request.veterinarian_id = in_line.veterinarian
      or (request.kilometres is not null and private.is_near(in_line.veterinarian, request))
    )
    and in_line.starts_at::date between request.from_date and request.to_date
    and extract(isodow from in_line.starts_at)::integer = any (request.weekdays)
    and extract(hour from in_line.starts_at)::integer = any (request.hours)
    and in_line.starts_at at time zone 'Europe/Warsaw' >= at + make_interval(hours => request.lead_hours)
    and (request.at_night or not private.is_quiet(at))
    and (visit.id is null or in_line.starts_at < visit.appointment_date + visit.appointment_time)
    and not exists (
      select from public.slot_offers told
      where told.client_id = request.client_id and (
        (told.veterinarian_id, told.slot_date + told.slot_time) = (in_line.veterinarian, in_line.starts_at)
        or (told.outcome is null and told.held_until > at)
      )
    )
    and private.is_begin(in_line.veterinarian, in_line.starts_at, coalesce(visit.duration_minutes, 30))
    and private.is_free(
      in_line.veterinarian,
      private.slot(in_line.starts_at::date, in_line.starts_at::time, coalesce(visit.duration_minutes, 30)), at
    )
$function$;

CREATE OR REPLACE FUNCTION private.is_begin(veterinarian uuid, starts_at timestamp without time zone, minutes integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.working_hours hours
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from starts_at)
      and starts_at::time >= hours.opens_at
      and extract(epoch from starts_at::time - hours.opens_at)::integer % (least(minutes, 30) * 60) = 0
  )
$function$;

ALTER FUNCTION "private"."is_begin"(uuid, timestamp without time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_for_animal(treats text[], pet_type text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select cardinality(treats) = 0 or case coalesce(private.canonical('pet_type', pet_type), 'other')
    when 'dog' then 'dog' = any (treats)
    when 'cat' then 'cat' = any (treats)
    when 'rabbit' then treats && array['rabbit', 'small_mammal', 'exotic']
    when 'other' then treats && array['small_mammal', 'reptile', 'exotic', 'other']
    else treats && array[private.canonical('pet_type', pet_type), 'exotic']
  end
$function$;

ALTER FUNCTION "private"."is_for_animal"(text[], text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.names_of_types(veterinarian uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return array(select name from public.visit_types where veterinarian_id = veterinarian order by position, name);
end;
$function$;

ALTER FUNCTION "private"."names_of_types"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.note_changed_types()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  update public.vet_stats stats set services = private.services_of(profile)
  from public.profiles profile
  where profile.id = stats.veterinarian_id and profile.id in (select veterinarian_id from changed);
  update private.vet_search search set search_text = private.searchable_text(profile, stats.specialty_code)
  from public.profiles profile join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.id = search.veterinarian_id and profile.id in (select veterinarian_id from changed);
  return null;
end;
$function$;

ALTER FUNCTION "private"."note_changed_types"() OWNER TO "postgres";

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
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from lower(gone.during))
    cross join lateral (
      select generate_series(
        lower(gone.during)::date + hours.opens_at, lower(gone.during)::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select lower(gone.during)
      where lower(gone.during)::time >= hours.opens_at and lower(gone.during)::time < hours.closes_at
    ) as half (starts_at)
    where tsrange(half.starts_at, half.starts_at + interval '30 minutes') && gone.during
  ) as freed
  where freed.starts_at > private.warsaw_now() and private.is_veterinarian(freed.veterinarian_id)
  group by freed.veterinarian_id, freed.starts_at
  on conflict (veterinarian_id, starts_at) do update
  set freed_at = excluded.freed_at, cancelled = freed_times.cancelled or excluded.cancelled;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.offer_time(veterinarian uuid, starts_at timestamp without time zone, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  request public.earlier_requests;
  offered public.slot_offers;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0))
    or not private.is_free(veterinarian, private.slot(starts_at::date, starts_at::time, 10), at)
  then
    return;
  end if;
  select waiting.* into request from public.earlier_requests waiting
  where waiting.ended_at is null and waiting.id in (select private.in_line(veterinarian, starts_at, at))
  order by waiting.created_at, waiting.id
  limit 1
  for update skip locked;
  if not found then
    return;
  end if;
  -- The same person may be in line for something else, and be offered it by another worker in this moment.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(request.client_id::text, 1)) then
    return;
  end if;
  insert into public.slot_offers (
    request_id, client_id, veterinarian_id, slot_date, slot_time, duration_minutes, offered_at, held_until
  ) values (
    request.id, request.client_id, veterinarian, starts_at::date, starts_at::time,
    coalesce((select duration_minutes from public.appointments where id = request.appointment_id), 30),
    at, at + make_interval(mins => private.quota('minutes of an offer')::integer)
  )
  on conflict do nothing
  returning * into offered;
  if offered.id is not null then
    perform private.notify(
      offered.client_id, 'earlier_offer', private.facts_of_offer(offered, request), 'earlier offer ' || offered.id, at
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.own_visit_type(wanted uuid, veterinarian uuid)
 RETURNS public.visit_types
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_type public.visit_types;
begin
  perform private.lock_calendar(veterinarian);
  select * into found_type from public.visit_types where id = wanted and veterinarian_id = veterinarian;
  if not found then
    raise sqlstate 'PT404' using message = 'This kind of visit is not offered any more. Please choose another one.';
  end if;
  return found_type;
end;
$function$;

ALTER FUNCTION "private"."own_visit_type"(uuid, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.quota(of_what text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'open requests for earlier times' then 5
    when 'requests for earlier times a day' then 50
    when 'days of a request' then 62
    when 'kilometres of a request' then 100
    when 'minutes of an offer' then 10
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'saved veterinarians' then 200
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'note templates' then 50
    when 'visit types' then 30
    when 'veterinarians of a median' then 5
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE OR REPLACE FUNCTION private.searchable_text(profile public.profiles, code text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description),
    (select string_agg(private.fold(name), E'\n') from unnest(private.names_of_types(profile.id)) as name)
  )
$function$;

CREATE OR REPLACE FUNCTION private.services_of(profile public.profiles)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when types = '{}' then private.offered_services(profile.services)
    else array(
      select distinct unnest(private.offered_services(profile.services) || private.offered_services(types)) order by 1
    )
  end
  from private.names_of_types(profile.id) as types
$function$;

ALTER FUNCTION "private"."services_of"(public.profiles) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.sync_vet_stats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude, services
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room,
    new.latitude,
    new.longitude,
    private.services_of(new)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room,
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    services = excluded.services,
    page_changed_at = now();
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.take_over_guest_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar uuid;
  visit record;
  kept uuid;
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  for calendar in
    select distinct veterinarian_id from private.guest_visits
    where lower(email) = lower(new.email) and phone_visit_id is not null order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  for visit in
    select booked.id as guest_visit_id, said.* from private.guest_visits booked
    join public.phone_visits said on said.id = booked.phone_visit_id
    where lower(booked.email) = lower(new.email) order by booked.visit_date, booked.visit_time, booked.id
  loop
    begin
      update private.guest_visits set phone_visit_id = null where id = visit.guest_visit_id;
      delete from public.phone_visits where id = visit.id;
      insert into public.appointments (
        client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, created_at,
        duration_minutes, visit_type_id, visit_type, price_from, price_to
      ) values (
        new.id, visit.veterinarian_id, visit.visit_date, visit.visit_time, visit.pet_name, visit.pet_type,
        visit.reason, visit.created_at,
        visit.duration_minutes, visit.visit_type_id, visit.visit_type, visit.price_from, visit.price_to
      ) returning id into kept;
      update private.guest_visits set appointment_id = kept where id = visit.guest_visit_id;
      delete from private.mails
      where guest_visit_id = visit.guest_visit_id and sent_at is null and handed_over_at is null;
    exception when sqlstate 'PT409' then
      -- Its veterinarian is just deleting the account, and cancels it.
      null;
    end;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_veterinarian_of_guest(visit private.guest_visits, kind text, more jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify(
    visit.veterinarian_id, tell_veterinarian_of_guest.kind,
    (
      select jsonb_build_object(
        'guest', true, 'person', booked.client_name, 'is_veterinarian', false, 'pet', booked.pet_name,
        'reason', booked.reason, 'minutes', booked.duration_minutes, 'visit_type', booked.visit_type, 'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI')
      ) from public.phone_visits booked where booked.id = visit.phone_visit_id
    ) || more,
    concat_ws(' ', 'guest', tell_veterinarian_of_guest.kind, visit.id, visit.moves)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.usual_minutes(veterinarian uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select minutes from public.visit_types
    where veterinarian_id = veterinarian and booked_by = 'everybody' and visits <> 'returning'
    order by position, name limit 1
  ), 30)
$function$;

ALTER FUNCTION "private"."usual_minutes"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.visit_type_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
 RETURNS public.visit_types
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen public.visit_types;
  is_known boolean;
begin
  if wanted is null then
    return null;
  end if;
  chosen := private.own_visit_type(wanted, veterinarian);
  is_known := exists (
    select from public.appointments
    where client_id = client and veterinarian_id = veterinarian and status = 'completed'
  );
  if chosen.booked_by = 'phone' then
    raise sqlstate 'PT403' using message =
      'This kind of visit is booked only by phone. Please call the practice, or choose another one.';
  end if;
  if (chosen.booked_by = 'own patients' or chosen.visits = 'returning') and not is_known then
    raise sqlstate 'PT403' using message =
      'This kind of visit is for people who have been here before. Please choose another one.';
  end if;
  if chosen.visits = 'first' and is_known then
    raise sqlstate 'PT403' using message = 'This kind of visit is for new clients. Please choose another one.';
  end if;
  if not private.is_for_animal(chosen.treats, pet_type) then
    raise sqlstate 'PT400' using message = 'This kind of visit is not for this animal. Please choose another one.';
  end if;
  return chosen;
end;
$function$;

ALTER FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.write_to_guest(visit private.guest_visits, kind text, cause text, due timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.mails (guest_visit_id, kind, about, cause, due_at)
  select visit.id, write_to_guest.kind, jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'clinic', vet.clinic_name,
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', coalesce(booked.duration_minutes, 30), 'visit_type', booked.visit_type,
    'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI')
  ), write_to_guest.cause, due
  from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
  where vet.id = visit.veterinarian_id and visit.email is not null
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked private.guest_visits;
begin
  perform private.assert_guest_fields(client_name, number, pet_name, pet_type, reason, address);
  if visit_date is null or visit_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if not coalesce((select accepts_guests from public.profiles where id = veterinarian), true) then
    raise sqlstate 'PT403' using message =
      'This veterinarian takes bookings only from people with an account. Please sign in or register.';
  end if;
  select * into chosen
  from private.visit_type_to_book(book_as_guest.visit_type, veterinarian, null, book_as_guest.pet_type);
  perform private.assert_bookable(veterinarian, visit_date, visit_time, coalesce(chosen.minutes, 30));
  perform private.assert_guest_may_book(number, address);
  insert into public.phone_visits (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, by_guest,
    duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, btrim(book_as_guest.client_name),
    btrim(book_as_guest.client_phone), btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type),
    btrim(book_as_guest.reason), true,
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning id into booked.phone_visit_id;
  insert into private.guest_visits (phone_visit_id, veterinarian_id, visit_date, visit_time, phone, email)
  values (
    booked.phone_visit_id, veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, number, address
  ) returning * into booked;
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id);
end;
$function$;

ALTER FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names then owner.full_name end as owner
      from public.appointments visit left join public.profiles owner on owner.id = visit.client_id
      where visit.veterinarian_id = link.veterinarian_id and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      union all
      select visit.id, visit.visit_date, to_char(visit.visit_time, 'HH24:MI'), visit.duration_minutes, visit.visit_type,
        visit.created_at, visit.created_at,
        case when link.with_names then visit.pet_name end,
        case when link.with_names then visit.client_name end
      from public.phone_visits visit
      where visit.veterinarian_id = link.veterinarian_id and visit.visit_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
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
    from generate_series(0, to_date - greatest(from_date, private.warsaw_today())) as days (ahead)
    cross join lateral private.day_slots(
      veterinarian, greatest(from_date, private.warsaw_today()) + days.ahead, minutes => minutes
    ) as slot (starts_at)
    order by slot.starts_at;
end;
$function$;

ALTER FUNCTION "public"."free_slots"(uuid, date, date, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant private.guest_visits := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'cancelled_by', visit.cancelled_by,
      'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'),
      'minutes', coalesce(booked.duration_minutes, 30), 'visit_type_id', booked.visit_type_id,
      'visit_type', booked.visit_type, 'price_from', booked.price_from, 'price_to', booked.price_to,
      'pet', booked.pet_name, 'pet_type', booked.pet_type, 'reason', booked.reason,
      'email', case when state in ('open', 'past') then visit.email end,
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
    where vet.id = visit.veterinarian_id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_guest_visit(secret text, new_date date, new_time time without time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit private.guest_visits;
  moved private.guest_visits;
  minutes integer;
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  visit := private.lock_guest_visit(secret);
  if (visit.visit_date, visit.visit_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  if visit.moves >= private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call the practice.';
  end if;
  delete from private.slot_holds where phone_visit_id = visit.phone_visit_id;
  select duration_minutes into minutes from public.phone_visits where id = visit.phone_visit_id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, minutes);
  update public.phone_visits set visit_date = new_date, visit_time = new_time where id = visit.phone_visit_id;
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, minutes), visit.phone_visit_id);
  update private.guest_visits set visit_date = new_date, visit_time = new_time, moves = moves + 1
  where id = visit.id returning * into moved;
  delete from private.mails
  where guest_visit_id = visit.id and kind = 'guest_reminder' and sent_at is null and handed_over_at is null;
  perform private.tell_veterinarian_of_guest(
    visit, 'moved', jsonb_build_object('new_date', new_date, 'new_time', to_char(new_time, 'HH24:MI'))
  );
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, moved.moves), now());
  return public.guest_visit(secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.nearest_free_slots(veterinarian uuid, wanted_date date, wanted_time time without time zone, count integer DEFAULT 3, minutes integer DEFAULT 30)
 RETURNS TABLE(slot_date date, slot_time time without time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

ALTER FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) OWNER TO "postgres";

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
    select vet.id, free.day, (array_agg(free.slot::time order by free.slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.usual_minutes(vet.id) as usual (minutes)
    cross join lateral (
      select private.warsaw_today() + ahead as day, starts_at as slot
      from generate_series(0, next_free_days.days - 1) as ahead
      cross join lateral private.day_slots(
        vet.id, private.warsaw_today() + ahead, minutes => usual.minutes
      ) as starts_at
    ) as free
    group by vet.id, free.day
    order by vet.id, free.day;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.*
  from public.appointments visit
  where visit.veterinarian_id = (select private.me())
    and private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type,
      (select client.full_name from public.profiles client where client.id = visit.client_id))), private.fold(words)) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.usual_price(visit_type uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with asked as (
    select stats.city_code, private.offered_services(array[type.name]) as services
    from public.visit_types type join private.listed_vets stats on stats.veterinarian_id = type.veterinarian_id
    where type.id = usual_price.visit_type
  ), lowest as (
    select min(priced.price_from) as price
    from asked
    join private.listed_vets stats on stats.city_code = asked.city_code and stats.services && asked.services
    join (
      select veterinarian_id, name, price_from from public.visit_types where price_from is not null
      union all
      select veterinarian_id, service, price_from from public.service_prices
    ) as priced on priced.veterinarian_id = stats.veterinarian_id
    where private.offered_services(array[priced.name]) && asked.services
    group by stats.veterinarian_id
  )
  select case when count(*) >= private.quota('veterinarians of a median') then jsonb_build_object(
    'city', (select label from asked join public.vocabulary known on known.kind = 'city' and known.code = asked.city_code),
    'price', round((percentile_cont(0.5) within group (order by price))::numeric)::integer,
    'veterinarians', count(*)
  ) end
  from lowest
$function$;

ALTER FUNCTION "public"."usual_price"(uuid) OWNER TO "postgres";

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_visit_type_id_fkey" FOREIGN KEY (visit_type_id) REFERENCES public.visit_types(id) ON DELETE SET NULL;

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_duration_minutes_check" CHECK (((duration_minutes >= 10) AND (duration_minutes <= 240)));

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_visit_type_id_fkey" FOREIGN KEY (visit_type_id) REFERENCES public.visit_types(id) ON DELETE SET NULL;

CREATE INDEX appointments_visit_type_idx ON public.appointments USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE INDEX phone_visits_visit_type_idx ON public.phone_visits USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE TRIGGER note_changed_types_after_delete AFTER DELETE ON public.visit_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_changed_types();

CREATE TRIGGER note_changed_types_after_insert AFTER INSERT ON public.visit_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_changed_types();

CREATE TRIGGER note_changed_types_after_update AFTER UPDATE ON public.visit_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_changed_types();

REVOKE ALL ON FUNCTION "private"."day_slots"(uuid, date, boolean, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_slots"(uuid, date, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."day_slots"(uuid, date, boolean, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_begin"(uuid, timestamp without time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_begin"(uuid, timestamp without time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_begin"(uuid, timestamp without time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_for_animal"(text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_for_animal"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_for_animal"(text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."names_of_types"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_of_types"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."names_of_types"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_changed_types"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_changed_types"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_changed_types"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_visit_type"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."own_visit_type"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."own_visit_type"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_visit_type"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_visit_type"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."services_of"(public.profiles) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."services_of"(public.profiles) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."services_of"(public.profiles) TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_minutes"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_minutes"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_minutes"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."visit_type_to_book"(uuid, uuid, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) TO "anon";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."free_slots"(uuid, date, date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."free_slots"(uuid, date, date, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."free_slots"(uuid, date, date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."free_slots"(uuid, date, date, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."free_slots"(uuid, date, date, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."nearest_free_slots"(uuid, date, time without time zone, integer, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."usual_price"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."usual_price"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."usual_price"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."usual_price"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."usual_price"(uuid) TO "service_role";

REVOKE ALL ("visit_type_id") ON TABLE "public"."appointments" FROM "authenticated";

GRANT INSERT ("visit_type_id") ON TABLE "public"."appointments" TO "authenticated";

REVOKE ALL ("visit_type_id") ON TABLE "public"."phone_visits" FROM "authenticated";

GRANT INSERT ("visit_type_id") ON TABLE "public"."phone_visits" TO "authenticated";
