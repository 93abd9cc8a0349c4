set local check_function_bodies = off;

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

DROP FUNCTION "private"."day_slots"(uuid, date);

CREATE TABLE "private"."freed_times" ("veterinarian_id" uuid NOT NULL, "starts_at" timestamp without time zone NOT NULL, "freed_at" timestamp with time zone NOT NULL DEFAULT now(), "cancelled" boolean NOT NULL, CONSTRAINT "freed_times_pkey" PRIMARY KEY (veterinarian_id, starts_at));

ALTER TABLE "private"."freed_times" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."freed_times" OWNER TO "postgres";

CREATE TABLE "public"."earlier_requests" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "client_id" uuid NOT NULL, "appointment_id" uuid, "veterinarian_id" uuid NOT NULL, "kilometres" integer, "pet_id" uuid, "pet_name" text, "pet_type" text, "reason_for_visit" text, "from_date" date NOT NULL, "to_date" date NOT NULL, "weekdays" integer[] NOT NULL, "hours" integer[] NOT NULL, "lead_hours" integer NOT NULL, "at_night" boolean NOT NULL, "created_at" timestamp with time zone NOT NULL DEFAULT now(), "ended_at" timestamp with time zone, CONSTRAINT "earlier_requests_days_in_order" CHECK ((from_date <= to_date)), CONSTRAINT "earlier_requests_hours_check" CHECK (((cardinality(hours) > 0) AND (hours <@ ARRAY[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]))), CONSTRAINT "earlier_requests_kilometres_check" CHECK ((kilometres > 0)), CONSTRAINT "earlier_requests_lead_hours_check" CHECK (((lead_hours >= 1) AND (lead_hours <= 72))), CONSTRAINT "earlier_requests_of_an_animal" CHECK (((appointment_id IS NOT NULL) OR (num_nulls(pet_name, pet_type, reason_for_visit) = 0))), CONSTRAINT "earlier_requests_pet_name_check" CHECK (((btrim(pet_name) <> ''::text) AND (length(pet_name) <= 100))), CONSTRAINT "earlier_requests_pet_type_check" CHECK (((btrim(pet_type) <> ''::text) AND (length(pet_type) <= 50))), CONSTRAINT "earlier_requests_pkey" PRIMARY KEY (id), CONSTRAINT "earlier_requests_reason_for_visit_check" CHECK (((btrim(reason_for_visit) <> ''::text) AND (length(reason_for_visit) <= 5000))), CONSTRAINT "earlier_requests_weekdays_check" CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]))));

ALTER TABLE "public"."earlier_requests" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."earlier_requests" OWNER TO "postgres";

CREATE TABLE "public"."slot_offers" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "request_id" uuid NOT NULL, "client_id" uuid NOT NULL, "veterinarian_id" uuid NOT NULL, "slot_date" date NOT NULL, "slot_time" time without time zone NOT NULL, "duration_minutes" integer NOT NULL, "offered_at" timestamp with time zone NOT NULL, "held_until" timestamp with time zone NOT NULL, "outcome" text, CONSTRAINT "nobody_is_told_twice" UNIQUE (client_id, veterinarian_id, slot_date, slot_time), CONSTRAINT "slot_offers_outcome_check" CHECK ((outcome = ANY (ARRAY['taken'::text, 'declined'::text, 'ended'::text]))), CONSTRAINT "slot_offers_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."slot_offers" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."slot_offers" OWNER TO "postgres";

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
  if not exists (select from private.day_slots(veterinarian, day) as offered where offered = lower(wanted)) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_earlier_wish(from_date date, to_date date, weekdays integer[], hours integer[], lead_hours integer, kilometres integer, veterinarian uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (
    isfinite(from_date) and isfinite(to_date) and from_date <= to_date and to_date >= private.warsaw_today()
  ) is not true then
    raise sqlstate 'PT400' using message = 'Please choose a first and a last day that are still to come.';
  end if;
  if to_date - greatest(from_date, private.warsaw_today()) > private.quota('days of a request') then
    raise sqlstate 'PT400' using message = format('Please choose at most %s days.', private.quota('days of a request'));
  end if;
  if (cardinality(weekdays) between 1 and 7 and weekdays <@ array(select generate_series(1, 7))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one day of the week.';
  end if;
  if (cardinality(hours) between 1 and 24 and hours <@ array(select generate_series(0, 23))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one time of day.';
  end if;
  if (lead_hours between 1 and 72) is not true then
    raise sqlstate 'PT400' using message = 'Please say how soon you can leave: in 1 to 72 hours.';
  end if;
  if kilometres not between 1 and private.quota('kilometres of a request') then
    raise sqlstate 'PT400' using message = format(
      'Please choose 1 to %s kilometres.', private.quota('kilometres of a request')
    );
  end if;
  if kilometres is not null and not exists (
    select from public.vet_stats stats cross join lateral private.place_of(stats) as place
    where stats.veterinarian_id = assert_earlier_wish.veterinarian and stats.specialty_code is not null
  ) then
    raise sqlstate 'PT400' using message = 'We do not know where this practice is. Please choose this veterinarian only.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_earlier_wish"(date, date, integer[], integer[], integer, integer, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_within_visits(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(person);
  if (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming'
      and appointment_date + appointment_time > private.warsaw_now()
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and created_at > now() - interval '1 day'
  ) > private.quota('bookings a day') then
    raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_within_visits"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.book_offer(visit public.appointments, offered public.slot_offers, request public.earlier_requests)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booked public.appointments;
begin
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes
  );
  if visit.id is not null then
    update public.appointments
    set status = 'cancelled', cancelled_by = 'owner', cancel_reason = 'An earlier time came free with another veterinarian.'
    where id = visit.id;
  end if;
  insert into public.appointments (
    client_id, veterinarian_id, appointment_date, appointment_time, duration_minutes, pet_id, pet_name, pet_type,
    reason_for_visit
  ) values (
    request.client_id, offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes,
    request.pet_id, request.pet_name, request.pet_type, request.reason_for_visit
  ) returning * into booked;
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$function$;

ALTER FUNCTION "private"."book_offer"(public.appointments, public.slot_offers, public.earlier_requests) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.day_slots(veterinarian uuid, day date, with_offered boolean DEFAULT false)
 RETURNS SETOF timestamp without time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
      and (
        with_offered
        or not exists (
          select from public.slot_offers offered
          where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > now()
            and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
              && tsrange(slot.starts_at, slot.starts_at + interval '30 minutes')
        )
      )
      and not exists (
        select from public.time_off away
        where away.veterinarian_id = veterinarian and away.starts_on = day
          and day + away.starts_at < slot.starts_at + interval '30 minutes'
          and slot.starts_at < day + away.ends_at
      )
    order by slot.starts_at;
end;
$function$;

ALTER FUNCTION "private"."day_slots"(uuid, date, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.end_request_of_finished_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.earlier_requests set ended_at = now() where appointment_id = new.id and ended_at is null;
  return null;
end;
$function$;

ALTER FUNCTION "private"."end_request_of_finished_appointment"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.facts_of_offer(offered public.slot_offers, request public.earlier_requests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'offer_id', offered.id, 'appointment_id', visit.id,
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true,
    'clinic', vet.clinic_name, 'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'pet', request.pet_name, 'reason', request.reason_for_visit, 'minutes', offered.duration_minutes,
    'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'),
    'new_date', offered.slot_date, 'new_time', to_char(offered.slot_time, 'HH24:MI'), 'until', offered.held_until
  )
  from public.profiles vet left join public.appointments visit on visit.id = request.appointment_id
  where vet.id = offered.veterinarian_id
$function$;

ALTER FUNCTION "private"."facts_of_offer"(public.slot_offers, public.earlier_requests) OWNER TO "postgres";

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
      select starts_at into slot from private.day_slots(veterinarian, day, with_offered => true) as starts_at limit 1;
      if slot is not null then
        return slot;
      end if;
    end if;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  perform from public.saved_veterinarians where person in (owner_id, veterinarian_id)
  order by owner_id, veterinarian_id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  -- Before the visits: nobody who leaves is offered a time that this frees.
  delete from public.earlier_requests where person in (client_id, veterinarian_id);
  delete from public.slot_offers where veterinarian_id = person;
  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from private.guest_visits
  where (veterinarian_id = person and visit_date < private.warsaw_today())
    or appointment_id in (select id from public.appointments where client_id = person);
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.pets where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where veterinarian_id = person;
  delete from public.admins where user_id = person;
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
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
      and private.is_free(open.veterinarian_id, private.slot(open.starts_at::date, open.starts_at::time, 30), at)
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

ALTER FUNCTION "private"."give_earlier_offers"(timestamp with time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_licence_notices(at, at_most);
  perform private.give_guest_reminders(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_phone_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  wanted constant tsrange := private.slot(new.visit_date, new.visit_time, 30);
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
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

CREATE OR REPLACE FUNCTION private.guard_visits_to_come()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_client_request() then
    perform private.assert_within_visits(private.me());
  end if;
  return null;
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
    and (
      coalesce(visit.duration_minutes, 30) <= 30
      or private.is_free(
        in_line.veterinarian,
        private.slot(in_line.starts_at::date, in_line.starts_at::time, visit.duration_minutes), at
      )
    )
$function$;

ALTER FUNCTION "private"."in_line"(uuid, timestamp without time zone, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_free(veterinarian uuid, wanted tsrange, at timestamp with time zone)
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

ALTER FUNCTION "private"."is_free"(uuid, tsrange, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_near(veterinarian uuid, request public.earlier_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.vet_stats near
    cross join lateral private.place_of(near) as place
    join public.vet_stats asked on asked.veterinarian_id = request.veterinarian_id
    cross join lateral private.place_of(asked) as centre
    where near.veterinarian_id = is_near.veterinarian and near.veterinarian_id in (
      select listed.veterinarian_id from private.listed_vets listed
    )
      and near.specialty_code = asked.specialty_code
      and private.canonical_or_folded('pet_type', request.pet_type) = any (near.pet_types)
      and private.kilometres(centre.latitude, centre.longitude, place.latitude, place.longitude) <= request.kilometres
  )
$function$;

ALTER FUNCTION "private"."is_near"(uuid, public.earlier_requests) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_offered(veterinarian uuid, wanted tsrange)
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

ALTER FUNCTION "private"."is_offered"(uuid, tsrange) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_quiet(at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select extract(hour from at at time zone 'Europe/Warsaw') not between 8 and 20 $function$;

ALTER FUNCTION "private"."is_quiet"(timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.kept_for(what text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case what
    when 'notifications' then interval '180 days'
    -- The link that stops mails works as long.
    when 'mails' then interval '180 days'
    when 'ended passport links' then interval '30 days'
    when 'found reports' then interval '180 days'
    when 'completions' then interval '1 hour'
    -- Offered times lie in the days of their request: they have passed by then.
    when 'requests for earlier times' then interval '30 days'
    -- So long they count in `own_filled_cancellations`.
    when 'freed times' then interval '30 days'
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
$function$;

CREATE OR REPLACE FUNCTION private.lock_offer(offer uuid)
 RETURNS public.slot_offers
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offered public.slot_offers;
begin
  select * into offered from public.slot_offers where id = offer and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This offer was not found.';
  end if;
  if offered.outcome = 'taken' then
    raise sqlstate 'PT409' using message = 'You have taken this time already.';
  end if;
  if offered.outcome is not null or offered.held_until <= now() then
    raise sqlstate 'PT409' using message = 'This offer is over. We will tell you when another time comes free.';
  end if;
  return offered;
end;
$function$;

ALTER FUNCTION "private"."lock_offer"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.move_to_offer(visit public.appointments, offered public.slot_offers)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.appointments;
begin
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, visit.duration_minutes
  );
  update public.appointments set appointment_date = offered.slot_date, appointment_time = offered.slot_time
  where id = visit.id returning * into moved;
  perform private.notify(
    visit.veterinarian_id, 'moved',
    private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object(
      'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI')
    ),
    'moved ' || offered.id
  );
  return moved;
end;
$function$;

ALTER FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers) OWNER TO "postgres";

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
    cross join lateral generate_series(
      lower(gone.during)::date + hours.opens_at, lower(gone.during)::date + hours.closes_at - interval '30 minutes',
      interval '30 minutes'
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

ALTER FUNCTION "private"."note_freed_times"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.offer_freed_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from private.slot_holds held
    where held.veterinarian_id = new.veterinarian_id and held.during @> new.starts_at
  ) then
    delete from private.freed_times where (veterinarian_id, starts_at) = (new.veterinarian_id, new.starts_at);
  else
    perform private.offer_time(new.veterinarian_id, new.starts_at, now());
  end if;
  return null;
end;
$function$;

ALTER FUNCTION "private"."offer_freed_time"() OWNER TO "postgres";

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
    or not private.is_free(veterinarian, private.slot(starts_at::date, starts_at::time, 30), at)
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

ALTER FUNCTION "private"."offer_time"(uuid, timestamp without time zone, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.place_of(stats public.vet_stats)
 RETURNS TABLE(latitude double precision, longitude double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select stats.latitude, stats.longitude where stats.latitude is not null
  union all
  select centre.latitude, centre.longitude from private.city_centres() as centre
  where stats.latitude is null and centre.code = stats.city_code
$function$;

ALTER FUNCTION "private"."place_of"(public.vet_stats) OWNER TO "postgres";

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
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE OR REPLACE FUNCTION private.release_offer(offered public.slot_offers, how text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.slot_offers set outcome = how where id = offered.id;
  delete from private.mails
  where cause = 'earlier offer ' || offered.id and sent_at is null and handed_over_at is null;
  if how <> 'taken' then
    perform private.offer_time(offered.veterinarian_id, offered.slot_date + offered.slot_time, now());
  end if;
end;
$function$;

ALTER FUNCTION "private"."release_offer"(public.slot_offers, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.release_offers_of_ended_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.release_offer(offered, 'ended') from public.slot_offers offered
  where offered.request_id = new.id and offered.outcome is null and offered.held_until > now();
  return null;
end;
$function$;

ALTER FUNCTION "private"."release_offers_of_ended_request"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.ask_for_earlier(from_date date, to_date date, weekdays integer[], hours integer[], appointment uuid DEFAULT NULL::uuid, veterinarian uuid DEFAULT NULL::uuid, pet uuid DEFAULT NULL::uuid, pet_name text DEFAULT NULL::text, pet_type text DEFAULT NULL::text, reason text DEFAULT NULL::text, kilometres integer DEFAULT NULL::integer, lead_hours integer DEFAULT 2, at_night boolean DEFAULT false)
 RETURNS public.earlier_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  visit public.appointments;
  asked public.earlier_requests;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to hear about earlier times.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if appointment is not null then
    select * into visit from public.appointments where id = appointment and client_id = me;
    if not found then
      raise sqlstate 'PT404' using message = 'This appointment was not found.';
    end if;
    if visit.status <> 'upcoming' or visit.appointment_date + visit.appointment_time <= private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not exists (select from public.pets where id = pet and owner_id = me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets.';
  elsif num_nulls(nullif(btrim(pet_name), ''), nullif(btrim(pet_type), ''), nullif(btrim(reason), '')) > 0 then
    raise sqlstate 'PT400' using message = 'Please say for which pet the visit is, and why it comes.';
  elsif length(pet_name) > 100 or length(pet_type) > 50 or length(reason) > 5000 then
    raise sqlstate 'PT400' using message = 'Please use at most 5,000 characters.';
  end if;
  if veterinarian is null or not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT404' using message = 'This veterinarian was not found.';
  end if;
  perform private.assert_earlier_wish(from_date, to_date, weekdays, hours, lead_hours, kilometres, veterinarian);

  perform private.lock_person(me);
  update public.earlier_requests replaced set ended_at = now()
  where replaced.appointment_id = visit.id and replaced.ended_at is null;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ) >= private.quota('open requests for earlier times') then
    raise sqlstate 'PT403' using message = format(
      'You already wait for %s earlier times. Please end one before you ask for another.',
      private.quota('open requests for earlier times')
    );
  end if;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ) >= private.quota('requests for earlier times a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many earlier times today. Please try again tomorrow.';
  end if;
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night
  ) values (
    me, visit.id, veterinarian, kilometres, coalesce(visit.pet_id, pet), coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false)
  ) returning * into asked;
  return asked;
end;
$function$;

ALTER FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.decline_offer(offer uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.release_offer(private.lock_offer(offer), 'declined');
end;
$function$;

ALTER FUNCTION "public"."decline_offer"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.end_earlier_request(request uuid)
 RETURNS public.earlier_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.earlier_requests;
begin
  select * into own from public.earlier_requests where id = request and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if own.ended_at is not null then
    raise sqlstate 'PT409' using message = 'This request has ended already.';
  end if;
  update public.earlier_requests set ended_at = now() where id = own.id returning * into own;
  return own;
end;
$function$;

ALTER FUNCTION "public"."end_earlier_request"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at) from auth.users where id = me),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
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
      where held.veterinarian_id = freed.veterinarian_id and held.during @> freed.starts_at
        and held.reschedule_request_id is null
    )))::integer
    from private.freed_times freed
    where freed.veterinarian_id = auth.uid() and freed.cancelled
      and freed.freed_at > now() - private.kept_for('freed times');
end;
$function$;

ALTER FUNCTION "public"."own_filled_cancellations"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  gone integer;
  total integer := 0;
begin
  delete from public.notifications where id in (
    select id from public.notifications where created_at < at - private.kept_for('notifications')
    order by created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.mails where id in (
    select id from private.mails
    where (sent_at is not null or handed_over_at is not null or given_up_at is not null)
      and due_at < at - private.kept_for('mails')
    order by due_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.found_reports where id in (
    select report.id from public.found_reports report
    where report.created_at < at - private.kept_for('found reports')
      and not exists (select from public.lost_pets lost where lost.pet_id = report.pet_id)
    order by report.created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.passport_links where id in (
    select id from public.passport_links
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links')
    order by least(revoked_at, expires_at) limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.completions where appointment_id in (
    select appointment_id from private.completions where completed_at < at - private.kept_for('completions')
    order by completed_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_visits where id in (
    select id from private.guest_visits
    where visit_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.earlier_requests where id in (
    select id from public.earlier_requests
    where to_date < (at at time zone 'Europe/Warsaw' - private.kept_for('requests for earlier times'))::date
    order by to_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.freed_times where (veterinarian_id, starts_at) in (
    select veterinarian_id, starts_at from private.freed_times
    where greatest(freed_at, starts_at at time zone 'Europe/Warsaw') < at - private.kept_for('freed times')
    order by starts_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  return total + gone;
end;
$function$;

CREATE OR REPLACE FUNCTION public.take_offer(offer uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offered public.slot_offers;
  request public.earlier_requests;
  visit public.appointments;
  calendar uuid;
begin
  select wanted.* into request from public.slot_offers held
  join public.earlier_requests wanted on wanted.id = held.request_id
  where held.id = offer and held.client_id = auth.uid();
  -- Calendars in one order, as in deleting an account.
  for calendar in
    select veterinarian_id from public.slot_offers where id = offer and client_id = auth.uid()
    union select veterinarian_id from public.appointments where id = request.appointment_id order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(auth.uid());
  select * into visit from public.appointments where id = request.appointment_id for no key update;
  offered := private.lock_offer(offer);
  if visit.id is not null and (
    visit.status <> 'upcoming'
    or visit.appointment_date + visit.appointment_time <= offered.slot_date + offered.slot_time
  ) then
    raise sqlstate 'PT409' using message = 'Your visit is earlier than this by now, or is no longer to come.';
  end if;

  perform private.release_offer(offered, 'taken');
  if visit.veterinarian_id = offered.veterinarian_id then
    visit := private.move_to_offer(visit, offered);
  else
    visit := private.book_offer(visit, offered, request);
  end if;
  update public.earlier_requests set ended_at = now() where id = request.id and ended_at is null;
  return visit;
end;
$function$;

ALTER FUNCTION "public"."take_offer"(uuid) OWNER TO "postgres";

ALTER TABLE "private"."freed_times" ADD CONSTRAINT "freed_times_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_appointment_id_fkey" FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_client_id_fkey" FOREIGN KEY (client_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_pet_id_fkey" FOREIGN KEY (pet_id) REFERENCES public.pets(id) ON DELETE CASCADE;

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text, 'moved'::text, 'earlier_offer'::text])));

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "one_offer_of_a_person_at_a_time" EXCLUDE USING gist (client_id WITH =, tstzrange(offered_at, held_until) WITH &&) WHERE ((outcome IS NULL));

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "slot_offers_client_id_fkey" FOREIGN KEY (client_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "slot_offers_request_id_fkey" FOREIGN KEY (request_id) REFERENCES public.earlier_requests(id) ON DELETE CASCADE;

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "slot_offers_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX freed_times_starts_idx ON private.freed_times USING btree (starts_at);

CREATE INDEX earlier_requests_appointment_idx ON public.earlier_requests USING btree (appointment_id);

CREATE INDEX earlier_requests_client_idx ON public.earlier_requests USING btree (client_id, created_at);

CREATE INDEX earlier_requests_nearby_idx ON public.earlier_requests USING btree (created_at) WHERE ((ended_at IS NULL) AND (kilometres IS NOT NULL));

CREATE INDEX earlier_requests_pet_idx ON public.earlier_requests USING btree (pet_id);

CREATE INDEX earlier_requests_to_date_idx ON public.earlier_requests USING btree (to_date);

CREATE INDEX earlier_requests_veterinarian_idx ON public.earlier_requests USING btree (veterinarian_id);

CREATE UNIQUE INDEX one_open_request_per_visit ON public.earlier_requests USING btree ((
CASE
    WHEN (ended_at IS NULL) THEN appointment_id
    ELSE NULL::uuid
END));

CREATE INDEX slot_offers_request_idx ON public.slot_offers USING btree (request_id);

CREATE INDEX slot_offers_veterinarian_idx ON public.slot_offers USING btree (veterinarian_id);

CREATE CONSTRAINT TRIGGER offer_freed_time AFTER INSERT OR UPDATE ON private.freed_times DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.offer_freed_time();

CREATE TRIGGER note_freed_times AFTER DELETE ON private.slot_holds REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.note_freed_times();

CREATE TRIGGER end_request_of_finished_appointment AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.status = 'upcoming'::text) AND (new.status <> 'upcoming'::text))) EXECUTE FUNCTION private.end_request_of_finished_appointment();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.earlier_requests FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER release_offers_of_ended_request AFTER UPDATE ON public.earlier_requests FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION private.release_offers_of_ended_request();

CREATE POLICY "owners read their requests for earlier times" ON "public"."earlier_requests" FOR SELECT TO "authenticated" USING ((client_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners read what they are offered" ON "public"."slot_offers" FOR SELECT TO "authenticated" USING ((client_id = ( SELECT auth.uid() AS uid)));

REVOKE ALL ON FUNCTION "private"."assert_earlier_wish"(date, date, integer[], integer[], integer, integer, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_earlier_wish"(date, date, integer[], integer[], integer, integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_earlier_wish"(date, date, integer[], integer[], integer, integer, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assert_within_visits"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_within_visits"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assert_within_visits"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within_visits"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within_visits"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."book_offer"(public.appointments, public.slot_offers, public.earlier_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_offer"(public.appointments, public.slot_offers, public.earlier_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_offer"(public.appointments, public.slot_offers, public.earlier_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."day_slots"(uuid, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_slots"(uuid, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."day_slots"(uuid, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_request_of_finished_appointment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_request_of_finished_appointment"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_request_of_finished_appointment"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."facts_of_offer"(public.slot_offers, public.earlier_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."facts_of_offer"(public.slot_offers, public.earlier_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."facts_of_offer"(public.slot_offers, public.earlier_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_earlier_offers"(timestamp with time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_earlier_offers"(timestamp with time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_earlier_offers"(timestamp with time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."in_line"(uuid, timestamp without time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."in_line"(uuid, timestamp without time zone, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."in_line"(uuid, timestamp without time zone, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_free"(uuid, tsrange, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_free"(uuid, tsrange, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_free"(uuid, tsrange, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_near"(uuid, public.earlier_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_near"(uuid, public.earlier_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_near"(uuid, public.earlier_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tsrange) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tsrange) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tsrange) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tsrange) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tsrange) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_quiet"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_quiet"(timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_quiet"(timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_offer"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_offer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_offer"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_freed_times"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_freed_times"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_freed_times"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_freed_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_freed_time"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_freed_time"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_time"(uuid, timestamp without time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_time"(uuid, timestamp without time zone, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_time"(uuid, timestamp without time zone, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."place_of"(public.vet_stats) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_of"(public.vet_stats) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."place_of"(public.vet_stats) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_offer"(public.slot_offers, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_offer"(public.slot_offers, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_offer"(public.slot_offers, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_offers_of_ended_request"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_offers_of_ended_request"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_offers_of_ended_request"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."decline_offer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_offer"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_offer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_offer"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_offer"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."end_earlier_request"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_earlier_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_earlier_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_earlier_request"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_earlier_request"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_filled_cancellations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_filled_cancellations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_filled_cancellations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_filled_cancellations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_filled_cancellations"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_offer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_offer"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_offer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_offer"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_offer"(uuid) TO "service_role";

GRANT SELECT ON TABLE "public"."earlier_requests" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."earlier_requests" TO "service_role";

GRANT SELECT ON TABLE "public"."slot_offers" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."slot_offers" TO "service_role";

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "one_offer_of_a_time_at_a_time" EXCLUDE USING gist (veterinarian_id WITH =, private.slot(slot_date, slot_time, duration_minutes) WITH &&, tstzrange(offered_at, held_until) WITH &&) WHERE ((outcome IS NULL));
