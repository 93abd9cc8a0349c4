set local check_function_bodies = off;

DROP POLICY "both sides read the questions after a visit" ON "public"."after_visits";

DROP POLICY "owners report a pet as lost" ON "public"."lost_pets";

DROP TRIGGER "close_request_of_finished_appointment" ON "public"."appointments";

DROP TRIGGER "correct_waiting_mails" ON "public"."appointments";

DROP TRIGGER "end_request_of_finished_appointment" ON "public"."appointments";

DROP TRIGGER "forget_move_wish" ON "public"."appointments";

DROP TRIGGER "tell_link_of_move" ON "public"."appointments";

DROP INDEX "public"."appointments_to_come_idx";

DROP VIEW "private"."listed_vets";

ALTER TABLE "public"."visit_answers" DROP CONSTRAINT "visit_answers_something";

DROP FUNCTION "private"."close_request_of_finished_appointment"();

DROP FUNCTION "private"."correct_waiting_mails"();

DROP FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer);

DROP FUNCTION "private"."duty_of"(public.emergency_hours, date);

DROP FUNCTION "private"."end_request_of_finished_appointment"();

DROP FUNCTION "private"."forget_move_wish"();

DROP FUNCTION "private"."is_offered"(uuid, tstzrange);

DROP FUNCTION "private"."is_to_come"(text, date);

DROP FUNCTION "private"."lock_pending_request"(uuid, uuid);

DROP FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers);

DROP FUNCTION "private"."read_search"(text, text);

DROP FUNCTION "private"."tell_link_of_move"();

DROP FUNCTION "private"."told_meanings"(text, text, text);

DROP FUNCTION "private"."unread_after"(uuid, uuid, timestamp with time zone);

DROP FUNCTION "private"."writing_limit"(text);

DROP FUNCTION "public"."directory_pages"();

DROP FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text);

DROP FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text);

CREATE TABLE "private"."job_marks" ("job" text NOT NULL, "on_day" date, "after_day" date, "after_id" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid, "looked_at" timestamp with time zone, CONSTRAINT "job_marks_pkey" PRIMARY KEY (job));

ALTER TABLE "private"."job_marks" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."job_marks" OWNER TO "postgres";

CREATE TABLE "private"."vet_kinds" ("vets" integer NOT NULL, "city_code" text, "specialty_code" text, "pet_types" text[] NOT NULL, "languages" text[] NOT NULL, "home_visits" boolean NOT NULL, "cat_only_waiting_room" boolean NOT NULL, "rating_average" numeric, "next_slot_at" timestamp without time zone, "weekend_slot_at" timestamp without time zone, "lowest_price" integer, "page_changed_at" timestamp with time zone NOT NULL, "kept_at" timestamp with time zone NOT NULL, "veterinarian_id" uuid NOT NULL, "longitude" double precision, "latitude" double precision, "west" double precision, "south" double precision, "east" double precision, "north" double precision, CONSTRAINT "vet_kinds_pkey" PRIMARY KEY (veterinarian_id));

ALTER TABLE "private"."vet_kinds" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."vet_kinds" OWNER TO "postgres";

ALTER TABLE "public"."vet_stats" ADD COLUMN "takes_emergencies" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."visit_answers" ADD COLUMN "strains_or_retches" boolean;

CREATE OR REPLACE FUNCTION private.add_to_record(visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric, documents jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if medicines = '[]' and vaccinations = '[]' and documents = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, vaccine, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.vaccine), ''), nullif(btrim(given.lot_number), ''),
    visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, vaccine text, lot_number text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  insert into public.pet_documents (pet_id, title, path, mime_type, bytes, added_by)
  select visit.pet_id, btrim(given.title), given.path, given.mime_type, given.bytes, auth.uid()
  from jsonb_to_recordset(documents) as given (title text, path text, mime_type text, bytes integer);
  perform private.assert_within('entries of a record', greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.pet_documents where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ), 'PT403', 'The health record of this pet is full. Please write it in the summary.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.as_listed(profile public.profiles)
 RETURNS public.profiles
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((
    select jsonb_populate_record(profile, former) from public.vet_stats where veterinarian_id = profile.id and former is not null
  ), profile)
$function$;

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
  perform private.assert_time(veterinarian, day, at, lower(wanted));
  if not exists (select from public.working_hours where veterinarian_id = veterinarian) then
    raise sqlstate 'PT409' using message = 'This veterinarian does not take bookings yet.';
  end if;
  if not private.is_at_work(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'The veterinarian does not work at this time. Please choose another one.';
  end if;
  if not private.is_free(veterinarian, wanted, now()) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.open_times(veterinarian, day, day, minutes) as offered where offered = day + at) then
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
  perform private.assert_within(
    'days of a request', to_date - greatest(from_date, private.warsaw_today()), 'PT400', 'Please choose at most %s days.'
  );
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

CREATE OR REPLACE FUNCTION private.assert_guest_may_book(phone text, email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest phone ' || assert_guest_may_book.phone, 1));
  if email is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || private.mailbox(email), 1));
  end if;
  perform private.assert_within('open guest visits of a phone', (
    select count(*) + 1 from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where known.phone = assert_guest_may_book.phone and visit.booked_by = 'guest' and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ), 'PT429', 'There are already %s visits to come for this phone number. Please sign in or register to book another.');
  perform private.assert_within('guest visits of a sender a day', (
    select count(*) + 1 from private.guest_visits booked join public.appointments visit on visit.id = booked.appointment_id
    where booked.created_at > now() - interval '1 day' and visit.booked_by <> 'vet' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ), 'PT429', 'You have booked several visits today. Please try again tomorrow, or sign in.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_may_ask_again(side text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_within('requests for another time a day', (
    select count(*) + 1 from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ), 'PT429', 'You have asked for many other times today. Please try again tomorrow.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_may_write_again(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_within('messages a minute', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 minute'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
  perform private.assert_within('messages a day', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 day'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_within(of_what text, kept bigint, status text, refusal text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if kept > private.quota(of_what) then
    raise exception using errcode = status, message = format(refusal, private.quota(of_what));
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_within"(text, bigint, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_within_visits(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(person);
  perform private.assert_within('visits to come', (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming' and booked_by <> 'vet'
      and not private.has_begun(appointment_date, appointment_time)
  ), 'PT403', 'You already have %s visits to come. Please cancel one before you book another.');
  perform private.assert_within('bookings a day', (
    select count(*) from public.appointments
    where client_id = person and booked_by <> 'vet' and created_at > now() - interval '1 day'
  ), 'PT429', 'You have booked many visits today. Please try again tomorrow.');
end;
$function$;

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
    reason_for_visit, visit_type_id, visit_type, price_from, price_to
  ) values (
    request.client_id, offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes,
    request.pet_id, request.pet_name, request.pet_type, request.reason_for_visit,
    offered.visit_type_id, offered.visit_type, offered.price_from, offered.price_to
  ) returning * into booked;
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$function$;

CREATE OR REPLACE FUNCTION private.cared_pet_named(person uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and cared.archived_at is null and cared.remembered_since is null
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own
      where own.owner_id = person and private.fold(own.name) = private.fold(pet)
        and own.archived_at is null and own.remembered_since is null
    )
$function$;

CREATE OR REPLACE FUNCTION private.centre_of(place text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_town boolean)
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  with readings as (select array(select private.readings_of(private.words_of(place))) as terms)
  select named.label, centre.latitude, centre.longitude, false
  from readings
  join public.vocabulary_terms terms on terms.kind = 'city' and terms.term = any (readings.terms)
  join public.vocabulary named using (kind, code)
  join private.city_centres centre using (code)
  union all
  select towns.label, towns.latitude, towns.longitude,
    not exists (select from private.listed_vets where city_code = towns.term)
  from readings join private.towns on towns.term = any (readings.terms)
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.close_requests_of_finished_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.close_reschedule_request(new.id, 'withdrawn');
  update public.earlier_requests set ended_at = now() where appointment_id = new.id and ended_at is null;
  return null;
end;
$function$;

ALTER FUNCTION "private"."close_requests_of_finished_appointment"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer, is_text boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with read as materialized (
    select *, max(code) filter (where kind = 'distance') over () as km from private.meanings_of(folded)
  ), meant as (
    select place, piece, kind, bool_or(corrected) as corrected, case
        when kind in ('city', 'town') and km is not null then private.around_condition(array_agg(code), km::integer)
        else private.meaning_condition(kind, array_agg(code))
      end as condition
    from read
    group by place, piece, kind, km
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind in ('any', 'distance', 'near')) as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'language', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- First, so that texts are read for those alone whom it does not find.
      case when is_place is not true or others > 1 or match is null then meaning end,
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
      end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION private.count_vets(filter text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_vets bigint;
begin
  execute case
    when private.kept_tell(filter) then 'select coalesce(sum(vets), 0) from private.vet_kinds'
    else 'select count(*) from private.listed_vets'
  end || ' stats where ' || filter into found_vets;
  return found_vets;
end;
$function$;

ALTER FUNCTION "private"."count_vets"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.directory_filter(query text, wanted_text text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  nearby constant text := private.near_filter(city, near, private.within_of(query, within_km));
  -- `stats` are `private.listed_vets`.
  conditions text[] := array[coalesce(wanted_text, 'true')];
begin
  if nearby is not null then
    conditions := conditions || nearby;
  elsif near is null and private.place_condition(city) is not null then
    conditions := conditions || private.place_condition(city);
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

ALTER FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.follow_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id and new.client_id is not null;
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined', 'choose_again')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  return null;
end;
$function$;

ALTER FUNCTION "private"."follow_move"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_after_visit_questions(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  due uuid;
  count integer := 0;
begin
  if private.is_quiet(at) then
    return 0;
  end if;
  for due in
    update public.after_visits set is_asked = true
    where appointment_id in (
      select waiting.appointment_id from public.after_visits waiting
      where not waiting.is_asked and waiting.asks_at <= at
      order by waiting.asks_at
      limit at_most
      for update skip locked
    )
    returning appointment_id
  loop
    select * into visit from public.appointments where id = due;
    if visit.status = 'completed'
      and (select asks_at from public.after_visits where appointment_id = due) > at - private.after_visit_time()
      and (select answered_at is null from public.after_visits where appointment_id = due)
      and not private.is_remembered(visit.pet_id)
      and exists (select from public.profiles where id = visit.client_id and deleted_at is null) then
      perform private.notify(
        visit.client_id, 'after_visit', private.facts_of_visit(visit, visit.client_id), 'after visit ' || visit.id, at
      );
      count := count + 1;
    end if;
  end loop;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seen constant timestamptz := (
    select mark.looked_at - interval '1 minute' from private.job_marks mark
    where mark.job = 'reminders' and mark.looked_at between date_trunc('hour', at) and at
  );
  lead record;
  -- On the wall of winter, and of summer.
  earliest timestamp;
  latest timestamp;
  visit public.appointments;
  given record;
  count integer := 0;
begin
  -- Of two workers one, so that neither takes what the other gives for given.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('reminders', 1)) then
    return 0;
  end if;
  for lead in select * from (values (2, 0), (24, 2)) as each (hours, until) loop
    earliest := greatest(at + make_interval(hours => lead.until), seen + make_interval(hours => lead.hours)) at time zone interval '1 hour';
    latest := (at + make_interval(hours => lead.hours)) at time zone interval '2 hours';
    for given in
      insert into private.reminders (appointment_id, hours_before, starts_at)
      select booked.id, lead.hours, moment.starts_at
      from public.appointments booked
      cross join lateral (
        select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
      ) as moment
      where booked.status = 'upcoming'
        and (booked.client_id is not null or (lead.hours = 24 and exists (
          select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
        )))
        and (booked.appointment_date, booked.appointment_time) >= (earliest::date, earliest::time)
        and (booked.appointment_date, booked.appointment_time) <= (latest::date, latest::time)
        and moment.starts_at - make_interval(hours => lead.hours) <= at
        and moment.starts_at - make_interval(hours => lead.until) > at
        and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
        and not private.is_remembered(booked.pet_id)
        and not exists (
          select from private.reminders known
          where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
        )
      order by booked.appointment_date, booked.appointment_time, booked.id
      limit at_most - count
      on conflict do nothing
      returning *
    loop
      select * into visit from public.appointments where id = given.appointment_id;
      if visit.client_id is null then
        perform private.write_to_guest(
          visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
        );
      else
        perform private.notify(
          visit.client_id, 'reminder',
          private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
          concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
        );
      end if;
      count := count + 1;
    end loop;
  end loop;
  if count < at_most then
    insert into private.job_marks (job, looked_at) values ('reminders', at)
    on conflict (job) do update set looked_at = excluded.looked_at;
  end if;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for.
  select next_due_on as day, id into edge from public.vaccinations
  where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
  order by next_due_on, id offset 999 limit 1;
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
      and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and private.stands_for(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
    mark.after_day := given.due_on;
    mark.after_id := given.vaccination_id;
  end loop;
  if count < at_most then
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
  end if;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_length_of_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entries bigint;
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  execute format(
    'select count(*) from public.%I where pet_id in (select pet_id from added) group by pet_id order by 1 desc limit 1', tg_table_name
  ) into entries;
  perform private.assert_within(
    'entries of a record', entries, 'PT403', 'A record keeps up to %s of these. Please remove one before you add another.'
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_metadata()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise sqlstate 'PT400' using message = 'An account keeps at most 4,000 characters about itself.';
end;
$function$;

ALTER FUNCTION "private"."guard_metadata"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.guard_microchip()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  digits constant text := upper(regexp_replace(
    new.microchip_number, '[[:space:]*\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  ));
begin
  if digits ~ '^([0-9]{9}|[0-9A-F]{10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only, or ten digits and letters from A to F'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_note_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.note_templates where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a template of this name. Please choose another.';
  end if;
  perform private.assert_within('note templates', (
    select count(*) from public.note_templates where veterinarian_id = private.me()
  ), 'PT403', 'You can keep up to %s templates. Please remove one before you add another.');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_number_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept bigint;
begin
  if private.is_client_request() then
    execute format('select count(*) from public.%I where %I = private.me()', tg_table_name, tg_argv[0]) into kept;
    perform private.assert_within(tg_argv[1], kept, 'PT403', tg_argv[2]);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_photos_of_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  perform private.assert_within(
    'photos of a visit', count(*), 'PT403', 'A visit takes up to %s photos. Please remove one before you add another.'
  ) from public.visit_photos where appointment_id in (select appointment_id from added) group by appointment_id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_times_off_to_come()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_client_request() then
    perform private.assert_within('times off to come', (
      select count(*) from public.time_off where veterinarian_id = private.me() and ends_on >= private.warsaw_today()
    ), 'PT403', 'You can keep up to %s times off ahead. Please remove one before you add another.');
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_visit_types()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.visit_types where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a visit type of this name. Please choose another.';
  end if;
  if exists (
    select from public.visit_types own cross join unnest(own.treats) as treated (code)
    where own.veterinarian_id = private.me() and not exists (
      select from public.vocabulary known where known.kind = 'pet_type' and known.code = treated.code
    )
  ) then
    raise sqlstate 'PT400' using message = 'Please choose animals from the list.';
  end if;
  perform private.assert_within('visit types', (
    select count(*) from public.visit_types where veterinarian_id = private.me()
  ), 'PT403', 'You can offer up to %s visit types. Please remove one before you add another.');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_free(veterinarian uuid, wanted tstzrange, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_at_work(veterinarian, wanted) and not exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) and not private.is_offered(veterinarian, wanted, at)
$function$;

CREATE OR REPLACE FUNCTION private.is_near(veterinarian uuid, request public.earlier_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.listed_vets near
    join public.vet_stats asked on asked.veterinarian_id = request.veterinarian_id
    where near.veterinarian_id = is_near.veterinarian
      and near.specialty_code = asked.specialty_code
      and private.canonical_or_folded('pet_type', request.pet_type) = any (near.pet_types)
      and private.kilometres_between(request.veterinarian_id, near.veterinarian_id) <= request.kilometres
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_offered(veterinarian uuid, wanted tstzrange, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > at
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$function$;

ALTER FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_remembered(pet uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.pets where id = pet and remembered_since is not null) $function$;

ALTER FUNCTION "private"."is_remembered"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_to_come(status text, day date, today date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select status = 'upcoming' or (status = 'completed' and day = today) $function$;

ALTER FUNCTION "private"."is_to_come"(text, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.keep_counts(more_than integer DEFAULT 2000)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('kept counts', 1))
    or exists (select from private.vet_kinds where kept_at > now() - interval '50 seconds')
  then
    return;
  end if;
  delete from private.vet_kinds;
  -- As the planner knows, so that few are not read for it.
  if (select reltuples from pg_catalog.pg_class where oid = 'public.vet_stats'::pg_catalog.regclass) <= more_than then
    return;
  end if;
  insert into private.vet_kinds
  select count(*), city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    case when rating_average < 3 then 0 end as rating,
    case when min(next_slot_at) < moment::date + 7 then max(next_slot_at) else min(next_slot_at) end, min(weekend_slot_at),
    min(lowest_price), max(page_changed_at), now(), any_value(veterinarian_id),
    avg(longitude), avg(latitude), min(longitude), min(latitude), max(longitude), max(latitude)
  from private.listed_vets
  group by city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room, rating,
    least(next_slot_at::date, moment::date + 7), weekend_slot_at < date_trunc('week', moment) + interval '7 days',
    floor(longitude / private.cell_width(6)), floor(latitude / private.cell_height(6))
  order by city_code;
end;
$function$;

ALTER FUNCTION "private"."keep_counts"(integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.kept_tell(filter text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select replace(filter, $sql$coalesce(stats.rating_average >= '3'::numeric, true)$sql$, '')
      !~ 'stats\.(?!(city_code|specialty_code|pet_types|languages|home_visits|cat_only_waiting_room|next_slot_at|weekend_slot_at)\M)'
    and exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes')
$function$;

ALTER FUNCTION "private"."kept_tell"(text) OWNER TO "postgres";

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
  if exists (select from public.earlier_requests where id = offered.request_id and ended_at is not null) then
    raise sqlstate 'PT409' using message = 'This offer is over, because your request for an earlier time has ended.';
  end if;
  if offered.outcome is not null or offered.held_until <= now() then
    raise sqlstate 'PT409' using message = 'This offer is over. We will tell you when another time comes free.';
  end if;
  return offered;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_pending_request(request uuid, is_answer boolean)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  locked public.reschedule_requests;
begin
  perform private.lock_visit(booked.id)
  from public.reschedule_requests wanted join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case when (wanted.proposed_by = 'owner') = is_answer then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  select * into locked from public.reschedule_requests where id = request for no key update;
  if locked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', locked.status);
  end if;
  return locked;
end;
$function$;

ALTER FUNCTION "private"."lock_pending_request"(uuid, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.may_still_book(request public.earlier_requests, veterinarian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.is_remembered(request.pet_id)
    and (request.appointment_id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (
      exists (
        select from public.appointments visit
        where visit.id = request.appointment_id and visit.veterinarian_id = may_still_book.veterinarian
      )
      or not exists (
        select from private.refusal_to_book(
          case when may_still_book.veterinarian = request.veterinarian_id then request.visit_type_id end,
          may_still_book.veterinarian, request.client_id, request.pet_type
        ) as refused where refused.state is not null
      )
    )
$function$;

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, label text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  known jsonb := coalesce(nullif(current_setting('veto.meanings', true), ''), '{}');
  folded constant text := private.fold(query);
begin
  if folded is not null and known -> folded is null then
    known := known || jsonb_build_object(
      folded, (select coalesce(jsonb_agg(read), '[]') from private.read_meanings(folded) as read)
    );
    perform set_config('veto.meanings', known::text, true);
  end if;
  return query select * from jsonb_to_recordset(known -> folded) as meant(
    place integer, piece text, kind text, code text, label text, corrected boolean
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_to(visit public.appointments, new_date date, new_time time without time zone, side text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved constant public.appointments := private.move_visit(visit, new_date, new_time);
  times integer;
begin
  update private.guest_visits set moves = moves + 1, moved_by = side where appointment_id = visit.id returning moves into times;
  perform private.assert_within(
    'moves of a guest visit', times, 'PT429', 'This visit has been moved many times. Please call instead.'
  );
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_visit(visit public.appointments, new_date date, new_time time without time zone)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.appointments;
begin
  perform private.assert_other_time(visit, new_date, new_time);
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);
  update public.appointments set appointment_date = new_date, appointment_time = new_time, move_wish = null
  where id = visit.id returning * into moved;
  return moved;
end;
$function$;

CREATE OR REPLACE FUNCTION private.name_condition(query text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select case when bool_or(kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and private.words_of(split_part(name_and_specialty, E'\n', 1)) @> string_to_array(%2$L, ' ')
    )$condition$,
    '%' || min(piece) || '%', string_agg(distinct piece, ' ')
  ) end
  from private.meanings_of(query)
  where kind is distinct from 'any' or code = 'joining' and private.is_name(piece)
$function$;

CREATE OR REPLACE FUNCTION private.note_emergencies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats stats set takes_emergencies = not takes_emergencies
  where veterinarian_id in (select veterinarian_id from changed)
    and takes_emergencies <> exists (select from public.emergency_hours hours where hours.veterinarian_id = stats.veterinarian_id);
  return null;
end;
$function$;

ALTER FUNCTION "private"."note_emergencies"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.on_duty_until(veterinarian uuid, at timestamp with time zone)
 RETURNS SETOF timestamp with time zone
 LANGUAGE sql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.own_vaccinations_due(month date)
 RETURNS TABLE(vaccination_id uuid, pet_id uuid, due_on date, to_remind boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select given.id, pet.id, given.next_due_on,
    not exists (
      select from private.practice_reminders known where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
    ) and not exists (
      select from private.vaccination_reminders known
      where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
        and known.due_on - known.days_before > private.warsaw_today() - 7
    ) and not exists (
      select from public.appointments visit
      where visit.pet_id = pet.id and visit.veterinarian_id = auth.uid() and visit.status = 'upcoming'
        and visit.appointment_date >= private.warsaw_today()
    )
  from public.vaccinations given
  join public.pets pet on pet.id = given.pet_id and pet.archived_at is null and pet.remembered_since is null
  join public.profiles owner on owner.id = pet.owner_id and owner.deleted_at is null
  where given.added_by = auth.uid()
    and given.next_due_on >= date_trunc('month', own_vaccinations_due.month::timestamp)::date
    and given.next_due_on < (date_trunc('month', own_vaccinations_due.month::timestamp) + interval '1 month')::date
    and not exists (
      select from public.record_refusals refused where refused.pet_id = pet.id and refused.veterinarian_id = auth.uid()
    )
    and not exists (
      select from public.vaccinations later
      where later.pet_id = given.pet_id and private.stands_for(later, given)
    )
$function$;

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', coalesce(lost.last_seen_at, lost.since))
    || case when kept.remembered_since is null then '{}'::jsonb else '{"is_remembered": true}' end
    || case when lost.last_seen_place is null then '{}' else jsonb_build_object('last_seen_place', lost.last_seen_place) end
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name collate "pl-x-icu", taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and private.stands_for(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id and kept.remembered_since is null
  where kept.id = pet
$function$;

CREATE OR REPLACE FUNCTION private.pet_named(owner uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets
  where owner_id = owner and private.fold(name) = private.fold(pet) and archived_at is null and remembered_since is null
$function$;

CREATE OR REPLACE FUNCTION private.phone_number(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when keyed.digits ~ '^0(39|50|6[3678]|7[357]|9[1-9])[0-9]{7}$' then null
    when number ~ '^(\+48|0048|48)?0?[1-9][0-9]{8}$' then '+48 ' || case
      when right(number, 9) ~ '^(45|5[0137]|6[069]|7[02389]|8[08])' then regexp_replace(right(number, 9), '(...)(...)', '\1 \2 ')
      else regexp_replace(right(number, 9), '(..)(...)(..)', '\1 \2 \3 ')
    end
    when number ~ '^(\+|00|(?=380[0-9]{9}$))(?!48)[1-9][0-9]{7,14}$' then regexp_replace(number, '^(\+|00)?', '+')
  end
  from (select translate(
    regexp_replace(private.tidy(normalize(typed, nfkc)), '[\u00ad\u200c\u200d]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
  )) as shown (text)
  cross join lateral (select regexp_replace(shown.text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+', ' ', 'g')) as plain (text)
  cross join lateral (
    select regexp_replace(
      regexp_replace(btrim(plain.text), '^(?!.*(fa(x|ks)|[Фф][Аа][Кк][Сс]))[^0-9+(]+', '', 'i'),
      '([,;(]?\s*(wewn?|wewnętrzny|w|ext|extension|x|дод|доб|вн|#)[.:=]?\s*[0-9]{1,6}\)?)?[\s,;"''”’]*$', '', 'i'
    )
  ) as alone (text)
  cross join lateral (
    select regexp_replace(
      case when alone.text ~ '^\(?(\+|00)(?!48)' then replace(alone.text, '(0)', '') else alone.text end,
      '[\s()./_·•\u2010-\u2015\u2212-]', '', 'g'
    )
  ) as keyed (digits)
  cross join lateral (
    select regexp_replace(
      regexp_replace(keyed.digits, '^((\+|00)36)06', '\1'),
      '^((\+|00)(2[07]|3[123]|4[013469]|5[1458]|6[012346]|8[1246]|9[0123458]|21[238]|23[34]|249|25[1456]|26[034]|35[3589]'
        '|37[034]|38[01235679]|421|85[56]|88[06]|96[1-467]|97[0-2]|97[67]|99[456]))0',
      '\1'
    )
  ) as dialled (number)
$function$;

CREATE OR REPLACE FUNCTION private.place_condition(city text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select case when folded not in ('', 'all', 'all cities') then coalesce(
    (
      select format('stats.city_code = %L', code) from public.vocabulary_terms
      where kind = 'city' and term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    (
      select private.town_condition(term) from private.towns
      where term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    format('stats.city_code = %L', folded)
  ) end
  from private.fold(city) as folded
$function$;

CREATE OR REPLACE FUNCTION private.place_in_words(query text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_measured boolean)
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  with meant as (select * from private.meanings_of(query))
  select centre.label, centre.latitude, centre.longitude,
    centre.is_town or exists (select from meant where kind = 'distance')
  from meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.propose_time(visit_id uuid, side text, new_date date, new_time time without time zone, words text)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  perform from public.appointments
  where id = visit_id and client_id is not null and auth.uid() = case side when 'owner' then client_id else veterinarian_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if exists (select from public.profiles where id in (visit.client_id, visit.veterinarian_id) and deleted_at is not null) then
    raise sqlstate 'PT409' using message = 'One side of this visit has deleted their account.';
  end if;
  perform private.assert_other_time(visit, new_date, new_time);
  if private.slot(new_date, new_time, visit.duration_minutes)
    && private.slot(visit.appointment_date, visit.appointment_time, visit.duration_minutes) then
    raise sqlstate 'PT409' using message =
      'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.';
  end if;
  perform private.assert_may_ask_again(side);

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message, proposed_by)
  values (visit.id, new_date, new_time, nullif(btrim(words), ''), side)
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, visit.duration_minutes), visit.id, request.id);
  return request;
end;
$function$;

CREATE OR REPLACE FUNCTION private.put_into_account(visit public.appointments, owner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    reason_for_visit = coalesce(reason_for_visit, 'Booked by phone')
  where id = visit.id and client_id is null and client_name is not null;
  if not found then
    return false;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return true;
exception when sqlstate 'PT409' then
  return false;
end;
$function$;

CREATE OR REPLACE FUNCTION private.quota(of_what text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'visits booked for a client' then 5
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'mails of a mailbox a day' then 12
    when 'guest codes of an address an hour' then 5
    when 'guest codes of a veterinarian an hour' then 60
    -- Of all who try; the door counts those of one sender.
    when 'tries of a guest code' then 100
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
    when 'messages a minute' then 20
    when 'messages a day' then 500
    when 'reported messages a day' then 20
    when 'reports of a review that wait' then 5
    when 'found reports of a link an hour' then 3
    when 'found reports of a pet a day' then 10
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'people of a pet' then 20
    when 'open invitations' then 20
    when 'invitations a day' then 50
    when 'pets of an invitation' then 50
    when 'entries of care a day' then 200
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE OR REPLACE FUNCTION private.read_search(query text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  folded constant text := nullif(private.fold(query), '');
  literal constant text := private.literal_condition(
    array[case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end], match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  texts text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if folded is null then
    return;
  end if;
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
      texts := texts || case when asked.is_text then asked.piece end;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions <> '{}' and pieces <@ texts then
    -- One reading finds the names with the letters of all words; those that have the words as typed are among them.
    condition := private.literal_condition(pieces, match);
  elsif conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  -- Beside a text that nobody has, no index would find the rest.
  elsif missing = '{}' and cardinality(conditions) > 1 and private.finds_anybody(array[literal]) then
    condition := format('((%s) or %s)', condition, literal);
  end if;
end;
$function$;

ALTER FUNCTION "private"."read_search"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  if stale = '{}' then
    perform private.keep_counts();
  end if;
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION private.stands_for(one public.vaccinations, other public.vaccinations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when (one.given_on, one.next_due_on is not null, one.lot_number is not null, one.id)
      > (other.given_on, other.next_due_on is not null, other.lot_number is not null, other.id)
      then private.is_same_vaccine(one, other)
    else false
  end
$function$;

ALTER FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.take_over_guest_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  perform private.lock_calendar(veterinarian_id) from (
    select distinct visit.veterinarian_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
    where lower(known.email) = lower(new.email) and visit.client_id is null order by 1
  ) as calendars;
  perform private.put_into_account(visit, new.id)
  from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
  join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
  where lower(known.email) = lower(new.email) and visit.client_id is null
  order by visit.appointment_date, visit.appointment_time, visit.id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.told_meanings(query text, missing_pieces text[], city text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (
    select piece, place, kind, code, label, corrected, piece = any (missing_pieces) as missing
    from private.meanings_of(query)
    union all
    select term, 0, 'town', term, label, false, false from private.towns
    where term in (select private.readings_of(private.words_of(city)))
  )
  select case when bool_or(kind is not null or missing) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', piece, 'kind', kind, 'label', label, 'corrected', corrected, 'missing', missing)
    order by place, kind
  )) else '{}' end
  from meant
  where (kind is distinct from 'any' or corrected)
    and not (kind is not distinct from 'town' and exists (select from private.listed_vets where city_code = code))
$function$;

ALTER FUNCTION "private"."told_meanings"(text, text[], text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.accept_household_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  perform private.assert_within('people of a pet', count(*), 'PT403', 'Up to %s people care for a pet.')
  from public.pet_carers held where held.pet_id = any (invitation.pet_ids) group by held.pet_id;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name collate "pl-x-icu", cared.id limit 1;
  return accepted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.add_care_entry(pet uuid, kind text, medicine uuid DEFAULT NULL::uuid, body text DEFAULT NULL::text, anyway boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written constant text := nullif(btrim(coalesce(add_care_entry.body, ''), E' \t\r\n'), '');
  course public.medicines;
  earlier public.care_entries;
begin
  perform private.assert_may(pet, case when kind = 'medicine' then 'medicines' else 'care' end);
  if kind is null or kind not in ('fed', 'walked', 'medicine', 'note') then
    raise sqlstate 'PT400' using message = 'Please say what you did.';
  end if;
  if length(written) > 300 or (kind = 'note' and written is null) then
    raise sqlstate 'PT400' using message = 'Please write a note of at most 300 characters.';
  end if;
  perform private.lock_person(auth.uid());
  -- Two who give the same dose at once: the second one is asked.
  perform from public.pets where id = pet for no key update;
  perform private.assert_within('entries of care a day', (
    select count(*) + 1 from public.care_entries own
    where own.person_id = auth.uid() and own.given_at > now() - interval '1 day'
  ), 'PT429', 'You have written down a lot today. Please try again tomorrow.');
  if kind = 'medicine' then
    select * into course from public.medicines given where given.id = add_care_entry.medicine and given.pet_id = pet;
    if not found then
      raise sqlstate 'PT404' using message = 'This medicine is not in the pet’s record.';
    end if;
    select * into earlier from public.care_entries given
    where given.medicine_id = course.id and given.given_at > now() - make_interval(hours => course.interval_hours)
    order by given.given_at desc limit 1;
    if found and not coalesce(anyway, false) then
      return jsonb_build_object(
        'person', private.first_name_of(earlier.person_id), 'mine', earlier.person_id is not distinct from auth.uid(),
        'given_at', earlier.given_at, 'interval_hours', course.interval_hours
      );
    end if;
  end if;
  insert into public.care_entries (pet_id, person_id, kind, medicine_id, medicine, body)
  values (pet, auth.uid(), kind, course.id, course.name, written);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.answer_reschedule(request uuid, accept boolean)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.reschedule_requests := private.lock_pending_request(request, true);
begin
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  if accept and private.has_begun(asked.proposed_date, asked.proposed_time) then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(asked.appointment_id, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time, move_wish = null
    where id = asked.appointment_id;
  end if;
  return asked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.ask_for_earlier(from_date date, to_date date, weekdays integer[], hours integer[], appointment uuid DEFAULT NULL::uuid, veterinarian uuid DEFAULT NULL::uuid, pet uuid DEFAULT NULL::uuid, pet_name text DEFAULT NULL::text, pet_type text DEFAULT NULL::text, reason text DEFAULT NULL::text, kilometres integer DEFAULT NULL::integer, lead_hours integer DEFAULT 2, at_night boolean DEFAULT false, visit_type uuid DEFAULT NULL::uuid)
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
    if visit.status <> 'upcoming' or private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not private.may(pet, 'book') then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  elsif num_nulls(nullif(btrim(pet_name), ''), nullif(btrim(pet_type), ''), nullif(btrim(reason), '')) > 0 then
    raise sqlstate 'PT400' using message = 'Please say for which pet the visit is, and why it comes.';
  elsif length(pet_name) > 100 or length(pet_type) > 50 or length(reason) > 5000 then
    raise sqlstate 'PT400' using message = 'Please use at most 5,000 characters.';
  end if;
  if veterinarian is null or not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT404' using message = 'This veterinarian was not found.';
  end if;
  if appointment is null then
    perform private.visit_type_to_book(visit_type, veterinarian, me, pet_type);
  end if;
  perform private.assert_earlier_wish(from_date, to_date, weekdays, hours, lead_hours, kilometres, veterinarian);

  perform private.lock_person(me);
  update public.earlier_requests replaced set ended_at = now()
  where replaced.appointment_id = visit.id and replaced.ended_at is null;
  perform private.assert_within('open requests for earlier times', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ), 'PT403', 'You already wait for %s earlier times. Please end one before you ask for another.');
  perform private.assert_within('requests for earlier times a day', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ), 'PT429', 'You have asked for many earlier times today. Please try again tomorrow.');
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, case when visit.id is null then pet else visit.pet_id end, coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_for_caller(visit_date date, visit_time time without time zone, pet_names text[], pet_types text[], client uuid DEFAULT NULL::uuid, client_name text DEFAULT NULL::text, client_phone text DEFAULT NULL::text, reason text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, email text DEFAULT NULL::text, address_visit uuid DEFAULT NULL::uuid, language text DEFAULT 'pl'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  address text := nullif(btrim(book_for_caller.email), '');
  said constant text := nullif(btrim(book_for_caller.reason), '');
  tongue text := case book_for_caller.language when 'en' then 'en' else 'pl' end;
  chosen public.visit_types;
  minutes integer := 30;
  starts timestamp := visit_date + visit_time;
  booked public.appointments;
  made uuid[] := '{}';
  told boolean := client is not null;
begin
  if not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if starts is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (cardinality(pet_names) between 1 and 5 and cardinality(pet_types) = cardinality(pet_names)) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is. Five can come at once.';
  end if;
  if client is null and private.has_letter(client_name) is not true then
    raise sqlstate 'PT400' using message = 'Please enter who is calling.';
  end if;
  if private.is_mail_address(address) is false then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  perform private.lock_calendar(me);
  if client is not null then
    perform private.lock_person(client);
    if not exists (
      select from public.appointments visit join public.profiles owner on owner.id = visit.client_id and owner.deleted_at is null
      where visit.client_id = book_for_caller.client and visit.veterinarian_id = me
    ) then
      raise sqlstate 'PT403' using message = 'You can only book for people who had or have a visit with you.';
    end if;
  end if;
  select array_agg(visit.id) into made from public.appointments visit
  where visit.veterinarian_id = me and visit.booked_by = 'vet' and visit.status = 'upcoming'
    and visit.created_at > now() - interval '1 hour' and visit.appointment_date + visit.appointment_time = starts
    and visit.pet_name = btrim(pet_names[1])
    and case when client is null then visit.client_name = btrim(book_for_caller.client_name) else visit.client_id = client end;
  if made is not null then
    return jsonb_build_object('visits', made, 'told', told or exists (
      select from private.guest_visits guest where guest.appointment_id = any (made)
    ));
  end if;
  perform private.assert_within('visits booked for a client', (
    select count(*) + cardinality(pet_names) from public.appointments visit
    where visit.client_id = client and visit.veterinarian_id = me and visit.booked_by = 'vet'
      and (visit.status = 'upcoming' and visit.appointment_date >= private.warsaw_today() or visit.created_at > now() - interval '1 day')
  ), 'PT429', 'You can book %s visits to come for one client. Please ask them to book further ones.');
  if visit_type is not null then
    chosen := private.own_visit_type(visit_type, me);
    minutes := chosen.minutes;
  end if;
  if client is null and address is null then
    select guest.email, guest.language into address, tongue
    from private.guest_visits guest join public.appointments visit on visit.id = guest.appointment_id
    where visit.id = address_visit and visit.veterinarian_id = me and visit.client_id is null;
  end if;
  for nth in 1 .. cardinality(pet_names) loop
    perform private.assert_free(me, starts::date, starts::time, minutes);
    insert into public.appointments (
      booked_by, veterinarian_id, client_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
      reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
    ) values (
      'vet', me, client, starts::date, starts::time, case when client is null then btrim(book_for_caller.client_name) end,
      case when client is null then nullif(btrim(book_for_caller.client_phone), '') end, btrim(pet_names[nth]), btrim(pet_types[nth]),
      coalesce(said, case when client is not null then 'Booked by phone' end), minutes, chosen.id, chosen.name, chosen.price_from,
      chosen.price_to
    ) returning * into booked;
    made := made || booked.id;
    if client is null and address is not null then
      insert into private.guest_visits (appointment_id, phone, email, language)
      values (booked.id, private.guest_phone(booked.client_phone), address, tongue);
      perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
      told := told or exists (select from private.mails where guest_visit_id = booked.id);
    end if;
    starts := starts + make_interval(mins => minutes);
  end loop;
  return jsonb_build_object('visits', made, 'told', told);
end;
$function$;

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
        visit.duration_minutes as minutes,
        private.text_in(visit.visit_type, visit.visit_type_in, reader.language) as visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names and visit.veterinarian_id = link.person_id
          then coalesce(visit.client_name, owner.full_name) end as owner,
        case when link.with_names and visit.client_id = link.person_id then jsonb_build_object(
          'name', vet.full_name, 'clinic', vet.clinic_name, 'address', vet.address, 'city', vet.city,
          'preparation', case when visit.status = 'upcoming' and not private.is_remembered(visit.pet_id)
            then private.text_in(kind.preparation, kind.preparation_in, reader.language) end
        ) end as veterinarian
      from public.appointments visit
      join public.profiles vet on vet.id = visit.veterinarian_id
      left join public.profiles owner on owner.id = visit.client_id
      left join public.visit_types kind on kind.id = visit.visit_type_id
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  left join lateral (
    select private.language_of(raw_user_meta_data) as language from auth.users where id = link.person_id
  ) as reader on true
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;

CREATE OR REPLACE FUNCTION public.count_filter_options(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  when_free constant text := private.directory_filter(null, null, null, null, availabilities, null, null);
  kept boolean;
  answer jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, null, null, min_rating, null, near, within_km
  ) || private.practice_filter(max_price, null, null, null) || private.area_filter(area);
  kept := private.kept_tell(wanted || when_free);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, %11$s as vets
        from private.%12$s stats
        where %1$s
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      ), tried as materialized (
        select stats.*, (%6$s) is true as specialty_fits, %7$s as pet_fits, true%8$s as language_fits,
          true%9$s as home_fits, true%10$s as cats_fit
        from kinds stats
      )
      select jsonb_build_object(
        'specialties', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'specialty' and code = specialty_code
            where pet_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'pet_types', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'pet_type' and code = any (tried.pet_types)
            where specialty_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'languages', (
          select jsonb_object_agg(spoken, vets) from (
            select spoken, sum(vets) as vets
            from tried cross join lateral (select distinct unnest(tried.languages) as spoken) as each
            where specialty_fits and pet_fits and when_fits and home_fits and cats_fit group by spoken
          ) as counted
        ),
        'availabilities', (
          select jsonb_build_object(
            'Available today', coalesce(sum(vets) filter (where today), 0),
            'Available this week', coalesce(sum(vets) filter (where this_week), 0),
            'Weekend availability', coalesce(sum(vets) filter (where weekend), 0)
          )
          from tried where specialty_fits and pet_fits and language_fits and home_fits and cats_fit
        ),
        'home_visits', (
          select coalesce(sum(vets), 0) from tried
          where home_visits and specialty_fits and pet_fits and when_fits and language_fits and cats_fit
        ),
        'cat_only_waiting_room', (
          select coalesce(sum(vets), 0) from tried
          where cat_only_waiting_room and specialty_fits and pet_fits and when_fits and language_fits and home_fits
        )
      )
    $query$,
    wanted,
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    when_free,
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room),
    case when kept then 'sum(vets)' else 'count(*)' end,
    case when kept then 'vet_kinds' else 'listed_vets' end
  ) into answer;
  return answer;
end;
$function$;

CREATE OR REPLACE FUNCTION public.create_passport_link(pet uuid, shows text[], hours integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  perform private.assert_within('links of a passport', (
    select count(*) + 1 from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ), 'PT403', 'A passport has up to %s links at a time. Please end one before you make another.');
  perform private.assert_within('links a day', (
    select count(*) + 1 from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ), 'PT429', 'You have made many links today. Please try again tomorrow.');
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days' and private.link_is_over(link);
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.directory_pages()
 RETURNS TABLE(kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query execute format(
    $query$
      select term.kind, term.label, found.veterinarians::integer, found.price_from, found.first_free_day, found.changed_at
      from (
        select city_code, specialty_code, %1$s as veterinarians, min(lowest_price) as price_from,
          (min(next_slot_at) filter (where next_slot_at > %3$L))::date as first_free_day,
          max(page_changed_at) as changed_at
        from private.%2$s
        group by grouping sets ((city_code), (specialty_code))
      ) as found
      join public.vocabulary term
        on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
      -- The directory filters by the first six specialties.
      where term.kind = 'city' or term.position <= 6
      order by term.kind, term.position
    $query$,
    case when private.kept_tell('') then 'sum(vets)' else 'count(*)' end,
    case when private.kept_tell('') then 'vet_kinds' else 'listed_vets' end,
    private.warsaw_now()
  );
end;
$function$;

ALTER FUNCTION "public"."directory_pages"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_household(pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date, starts_on date DEFAULT NULL::date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_within(
    'pets of an invitation', cardinality(pets), 'PT400', 'An invitation is for up to %s pets.'
  );
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until, starts_on);
  perform private.assert_within('open invitations', (
    select count(*) + 1 from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ), 'PT403', 'You can have up to %s open invitations. Please withdraw one before you make another.');
  perform private.assert_within('invitations a day', (
    select count(*) + 1 from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ), 'PT429', 'You have invited many people today. Please try again tomorrow.');
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, starts_on, until, coalesce(may_book, false),
    coalesce(may_message, false), coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.mark_conversation_read(message uuid)
 RETURNS public.conversations
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  held public.conversations;
  mark timestamptz;
  unread integer;
begin
  select sent.created_at into mark
  from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  select talk.* into held
  from public.conversations talk join public.messages sent on sent.conversation_id = talk.id
  where sent.id = message for no key update of talk;
  mark := greatest(mark, case when held.client_id = me then held.client_read_at else held.veterinarian_read_at end);
  unread := (
    select count(*) from public.messages sent
    where sent.conversation_id = held.id and sent.sender_id <> me and sent.created_at > mark
  );
  update public.conversations
  set client_read_at = case when client_id = me then mark else client_read_at end,
      client_unread = case when client_id = me then unread else client_unread end,
      veterinarian_read_at = case when client_id = me then veterinarian_read_at else mark end,
      veterinarian_unread = case when client_id = me then veterinarian_unread else unread end
  where id = held.id returning * into held;
  return held;
end;
$function$;

CREATE OR REPLACE FUNCTION public.nearest_veterinarians(latitude double precision, longitude double precision, query text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], numbered_first boolean DEFAULT false, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, area double precision[] DEFAULT NULL::double precision[], from_words boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named record;
  read record;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  -- Whoever comes first, however far away.
  first_ones uuid[];
  nearest double precision[];
  away text;
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  select * into read from private.read_search(query, null);
  filter := private.directory_filter(
    query, read.condition, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    total := private.count_vets(filter);
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  first_ones := namesakes || case when numbered_first then array(select id from public.profiles where specialist_no is not null) end;
  away := private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude));
  nearest := private.area_of_nearest(
    coalesce(named.latitude, latitude), coalesce(named.longitude, longitude),
    filter || case when (after ->> 'number')::integer in (0, 32767) then private.directory_start('nearest', after, away) else '' end,
    page_rows + 1 + cardinality(first_ones)
  );
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%6$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          %3$s as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s%7$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %4$s order by number, away, id limit %5$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %5$s), '[]'),
        case when count(*) > %5$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%5$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), away,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes, case when nearest is not null then format(
      ' and (true%s or stats.veterinarian_id = any (%L::uuid[]))', private.area_filter(nearest), first_ones
    ) end
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, read.missing, null) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, coalesce(mine.client_id::text, private.client_of_visit(mine)) as key,
      coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when known.phone is not null and private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select called.key, max(called.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', called.pet_name, 'type', called.pet_type, 'last_visit', called.appointment_date)
        order by called.appointment_date desc, called.id))[1] as pet
    -- Each name is folded once, however many visits it has.
    from (
      select distinct on (key, pet_name) key, pet_name, pet_type, appointment_date, id from visit
      order by key, pet_name, appointment_date desc, id
    ) as called
    group by called.key, private.fold(called.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.phone order by visit.appointment_date desc, visit.id) filter (where visit.phone is not null))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client join (
    select animal.key, jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets,
      string_agg(animal.pet ->> 'name', ' ') as names
    from animal group by animal.key
  ) as animals using (key)
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$function$;

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (select private.warsaw_today() as today)
  select case when private.is_to_come(visit.status, visit.appointment_date, asked.today) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from asked cross join public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Once, not for each visit.
  with asked as materialized (select private.warsaw_today() as today, private.fold(words) as wanted)
  select visit.*
  from asked cross join public.visits_of_practice() visit left join public.profiles client on client.id = visit.client_id
  where (with_guests or visit.client_id is not null)
    and private.is_to_come(visit.status, visit.appointment_date, asked.today) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (asked.wanted is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name, client.full_name)), asked.wanted) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.propose_reschedule(appointment uuid, proposed_date date, proposed_time time without time zone, message text DEFAULT NULL::text)
 RETURNS public.reschedule_requests
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message) $function$;

ALTER FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  kind record;
  gone integer;
  total integer := 0;
begin
  -- $1 is the moment, $2 for how long a row of the kind is kept.
  for kind in
    select * from (values
      ('notifications', 'public.notifications', 'id', 'created_at', 'created_at < $1 - $2'),
      ('mails', 'private.mails', 'id', 'due_at',
        'due_at < $1 - $2 and (sent_at is not null or handed_over_at is not null or given_up_at is not null)'),
      ('found reports', 'public.found_reports', 'id', 'created_at',
        'created_at < $1 - $2 and not exists (select from public.lost_pets lost where lost.pet_id = had.pet_id)'),
      ('ended passport links', 'public.passport_links', 'id', 'least(revoked_at, expires_at)',
        'least(revoked_at, expires_at) < $1 - $2 and private.link_is_over(had, $1)'),
      ('completions', 'private.completions', 'appointment_id', 'completed_at', 'completed_at < $1 - $2'),
      ('guest visits', 'private.guest_visits', 'appointment_id', 'created_at', 'appointment_id in (
        select id from public.appointments where appointment_date <= ($1 at time zone ''Europe/Warsaw'' - $2)::date
      )'),
      ('guest codes', 'private.guest_codes', 'id', 'made_at', 'made_at < $1 - $2'),
      ('requests for earlier times', 'public.earlier_requests', 'id', 'to_date',
        'to_date < ($1 at time zone ''Europe/Warsaw'' - $2)::date'),
      ('ended invitations', 'public.household_invitations', 'id', 'expires_at', 'expires_at < $1 - $2'),
      ('entries of care', 'public.care_entries', 'id', 'given_at', 'given_at < $1 - $2'),
      ('freed times', 'private.freed_times', 'veterinarian_id, starts_at', 'starts_at',
        'greatest(freed_at, starts_at at time zone ''Europe/Warsaw'') < $1 - $2')
    ) as each (what, source, key, first, had_its_time)
  loop
    execute format(
      'delete from %1$s where (%2$s) in (select %2$s from %1$s as had where %4$s order by %3$s limit $3 for update skip locked)',
      kind.source, kind.key, kind.first, kind.had_its_time
    ) using at, private.kept_for(kind.what), bound;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_found_pet(secret text, message text, contact text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.passport_links := private.open_link(secret);
  pet public.pets;
  report uuid;
  facts jsonb;
  written constant text := btrim(coalesce(message, ''), E' \t\r\n');
  reach constant text := nullif(btrim(coalesce(contact, ''), E' \t\r\n'), '');
begin
  if link.id is null then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if written = '' or length(written) > 1000 or length(reach) > 200 then
    raise sqlstate 'PT400' using message = 'Please write a message of at most 1,000 characters.';
  end if;
  select * into pet from public.pets where id = link.pet_id;
  perform private.lock_person(pet.owner_id);
  if not exists (select from public.lost_pets where pet_id = pet.id) then
    raise sqlstate 'PT403' using message = 'This pet is not reported as lost.';
  end if;
  perform private.assert_within('found reports of a link an hour', (
    select count(*) + 1 from public.found_reports where link_id = link.id and created_at > now() - interval '1 hour'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  perform private.assert_within('found reports of a pet a day', (
    select count(*) + 1 from public.found_reports where pet_id = pet.id and created_at > now() - interval '1 day'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  insert into public.found_reports (pet_id, link_id, message, contact)
  values (pet.id, link.id, written, reach) returning id into report;
  facts := jsonb_build_object(
    'pet_id', pet.id, 'pet', pet.name, 'excerpt', left(regexp_replace(written, '[[:space:]]+', ' ', 'g'), 160), 'phone', reach
  );
  insert into public.notifications (user_id, kind, about) values (pet.owner_id, 'found', facts);
  insert into private.mails (user_id, kind, about, cause, due_at)
  values (pet.owner_id, 'found', facts, 'found ' || report, now());
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_message(message uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  said constant text := btrim(reason, E' \t\r\n');
begin
  if coalesce(said, '') = '' or length(said) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in at most 1000 characters what is wrong with the message.';
  end if;
  perform from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and sent.sender_id <> me and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  perform private.lock_person(me);
  perform private.assert_within('reported messages a day', (
    select count(*) + 1 from public.message_reports where reporter_id = me and created_at > now() - interval '1 day'
  ), 'PT429', 'You have reported many messages today. Please write to us instead.');
  insert into public.message_reports (message_id, reporter_id, reason) values (message, me, said)
  on conflict on constraint one_report_of_a_message do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_review(review uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(auth.uid());
  perform from public.reviews where id = review and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This review was not found.';
  end if;
  if nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters what is wrong with the review.';
  end if;
  if exists (select from public.review_reports known where known.review_id = review) then
    raise sqlstate 'PT409' using message = 'You have reported this review before.';
  end if;
  perform private.assert_within('reports of a review that wait', (
    select count(*) + 1 from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ), 'PT429', 'At most %s of your reports can wait for a decision. Please wait until one is decided.');
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$function$;

CREATE OR REPLACE FUNCTION public.request_reschedule(appointment uuid, proposed_date date, proposed_time time without time zone, message text DEFAULT NULL::text)
 RETURNS public.reschedule_requests
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.propose_time(appointment, 'owner', proposed_date, proposed_time, message) $function$;

ALTER FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  read record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  found_ids uuid[];
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  select * into read from private.read_search(query, match);
  wanted := private.directory_filter(
    query, read.condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Many are counted by kind, all others read once, for number
  -- and page.
  total := (after ->> 'total')::bigint;
  if total is null and private.kept_tell(filter) then
    select many into total from private.count_vets(filter) as many where many >= 2000;
  end if;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ')' into found_ids;
    total := cardinality(found_ids);
    if total < 2000 then
      filter := format('stats.veterinarian_id = any (%L::uuid[])', found_ids);
    end if;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    without_price := private.count_vets('stats.lowest_price is null and ' || wanted);
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, read.missing, city) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.set_pet_of_own_visit(visit uuid, pet uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  update public.appointments set pet_id = chosen where id in (
    select id from public.appointments
    where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
      and private.fold(pet_name) = private.fold(own.pet_name)
    order by id for no key update
  );
  return chosen;
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
  moved public.appointments;
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

  if not private.may_still_book(request, offered.veterinarian_id) then
    raise sqlstate 'PT403' using message = 'You may not book this any more. The time goes to somebody else.';
  end if;

  perform private.release_offer(offered, 'taken');
  if visit.veterinarian_id = offered.veterinarian_id then
    moved := private.move_visit(visit, offered.slot_date, offered.slot_time);
    perform private.tell_of_move(visit, offered.id);
  else
    moved := private.book_offer(visit, offered, request);
  end if;
  update public.earlier_requests set ended_at = now() where id = request.id and ended_at is null;
  return moved;
end;
$function$;

CREATE OR REPLACE FUNCTION public.take_over_guest_visit(secret text, pet uuid DEFAULT NULL::uuid, is_new_pet boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  visit public.appointments := private.guest_visit_of(secret);
begin
  perform private.lock_calendar(visit.veterinarian_id);
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner keeps visits in an account.';
  end if;
  select * into visit from public.appointments where id = visit.id for no key update;
  if private.state_of_guest_visit(visit) not in ('open', 'past') or not private.put_into_account(visit, me) then
    raise sqlstate 'PT409' using message = 'This visit is cancelled, or in an account already.';
  end if;
  perform private.assert_within_visits(me);
  insert into public.owner_phones
  select me, number from private.phone_number(visit.client_phone) as number where number is not null
  on conflict do nothing;
  if pet is null then
    update public.appointments
    set pet_id = coalesce(private.pet_named(me, pet_name), private.cared_pet_named(me, pet_name)) where id = visit.id;
  end if;
  if pet is not null or (is_new_pet and exists (select from public.appointments where id = visit.id and pet_id is null)) then
    perform public.set_pet_of_own_visit(visit.id, pet);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.veterinarians_on_map(view double precision[] DEFAULT NULL::double precision[], zoom integer DEFAULT NULL::integer, query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  filter text;
  -- Everybody, or what is kept of them, which knows no place but the cell.
  source text := '(
    select 1 as vets, longitude as west, latitude as south, longitude as east, latitude as north, listed.* from private.listed_vets listed
  )';
  is_kept boolean;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  is_kept := private.kept_tell(wanted);
  filter := wanted || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute format(
      'select array[min(west), min(south), max(east), max(north)] from %s stats where %s',
      case when is_kept then 'private.vet_kinds' else source end, filter
    ) into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);
  if is_kept and cells_zoom <= 6 then
    source := 'private.vet_kinds';
  end if;

  execute format(
    $query$
      with cells as materialized (
        select sum(stats.vets) as vets, sum(stats.vets * stats.longitude) / sum(stats.vets) as longitude,
          sum(stats.vets * stats.latitude) / sum(stats.vets) as latitude, any_value(stats.veterinarian_id) as one,
          array[min(stats.west), min(stats.south), max(stats.east), max(stats.north)] as area
        from %5$s stats
        where %1$s
        group by floor(stats.longitude / %2$s), floor(stats.latitude / %3$s), case when %4$s >= 17 then stats.veterinarian_id end
        limit 300
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'count', cells.vets,
        'longitude', round(cells.longitude::numeric, 6),
        'latitude', round(cells.latitude::numeric, 6),
        'area', case when cells.vets > 1 then cells.area end,
        'veterinarian', alone.told
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      -- Looked up one by one: whoever is alone in a cell is one of 300 at most.
      from cells left join lateral (
        select jsonb_build_object(
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) as told
        from private.listed_vets stats
        join public.profiles profile on profile.id = stats.veterinarian_id
        cross join lateral private.as_listed(profile) as shown
        where stats.veterinarian_id = cells.one and cells.vets = 1 limit 1
      ) as alone on true
      -- Whoever has left since the cells were written is in none.
      where cells.vets > 1 or alone.told is not null
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom, source
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_reschedule(request uuid)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.close_reschedule_request((private.lock_pending_request(request, false)).appointment_id, 'withdrawn');
end;
$function$;

ALTER TABLE "public"."visit_answers" ADD CONSTRAINT "visit_answers_something" CHECK ((num_nonnulls(breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison) > 0));

CREATE VIEW "private"."listed_vets" WITH (security_invoker=true) AS  SELECT veterinarian_id,
    listed,
    city_code,
    specialty_code,
    pet_types,
    rating_average,
    review_count,
    next_slot_at,
    weekend_slot_at,
    slots_checked_on,
    rating_score,
    languages,
    home_visits,
    cat_only_waiting_room,
    lowest_price,
    latitude,
    longitude,
    services,
    page_changed_at,
    licence_checked_at,
    licence_until,
    listed_until,
    former,
    free_parts,
    takes_emergencies
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

ALTER VIEW "private"."listed_vets" OWNER TO "postgres";

CREATE INDEX vet_kinds_by_city ON private.vet_kinds USING btree (city_code);

CREATE INDEX appointments_to_come_idx ON public.appointments USING btree (appointment_date, appointment_time, id) WHERE (status = 'upcoming'::text);

CREATE INDEX vet_stats_taking_emergencies_by_city ON public.vet_stats USING btree (city_code) WHERE (listed AND takes_emergencies AND (latitude IS NULL));

CREATE INDEX vet_stats_taking_emergencies ON public.vet_stats USING gist (point((longitude * (0.61)::double precision), latitude)) WHERE (listed AND takes_emergencies);

CREATE TRIGGER guard_metadata BEFORE INSERT OR UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN ((length((new.raw_user_meta_data)::text) > 4000)) EXECUTE FUNCTION private.guard_metadata();

CREATE TRIGGER close_requests_of_finished_appointment AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.status = 'upcoming'::text) AND (new.status <> 'upcoming'::text))) EXECUTE FUNCTION private.close_requests_of_finished_appointment();

CREATE TRIGGER follow_move AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time))) EXECUTE FUNCTION private.follow_move();

CREATE TRIGGER note_emergencies_after_delete AFTER DELETE ON public.emergency_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

CREATE TRIGGER note_emergencies_after_insert AFTER INSERT ON public.emergency_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

CREATE POLICY "both sides read the questions after a visit" ON "public"."after_visits" FOR SELECT TO "authenticated" USING ((EXISTS ( SELECT
   FROM public.appointments visit
  WHERE ((visit.id = after_visits.appointment_id) AND ((visit.veterinarian_id = ( SELECT auth.uid() AS uid)) OR ((visit.client_id = ( SELECT auth.uid() AS uid)) AND (after_visits.asks_at <= now()) AND ((after_visits.answers IS NOT NULL) OR (NOT private.is_remembered(visit.pet_id)))))))));

CREATE POLICY "owners report a pet as lost" ON "public"."lost_pets" FOR INSERT TO "authenticated" WITH CHECK ((private.owns_pet(pet_id) AND (NOT private.is_remembered(pet_id))));

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."close_requests_of_finished_appointment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."close_requests_of_finished_appointment"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_requests_of_finished_appointment"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_vets"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_vets"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_vets"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_move"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_move"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_move"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_metadata"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_metadata"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_metadata"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_counts"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_counts"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_counts"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kept_tell"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_tell"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kept_tell"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_pending_request"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_pending_request"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_pending_request"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_emergencies"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_search"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_search"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_search"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stands_for"(public.vaccinations, public.vaccinations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_meanings"(text, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_meanings"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_meanings"(text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "service_role";

REVOKE ALL ("strains_or_retches") ON TABLE "public"."visit_answers" FROM "authenticated";

GRANT INSERT ("strains_or_retches") ON TABLE "public"."visit_answers" TO "authenticated";

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";

UPDATE public.vet_stats SET takes_emergencies = true
WHERE veterinarian_id IN (SELECT veterinarian_id FROM public.emergency_hours);

-- A typed address alone may have brought a visit into an account, and its pet opened that pet's record. Nothing tells such a visit from
-- one that its link brought in: of each that is still to come, the owner says again which pet it is for.
update public.appointments visit set pet_id = null
from private.guest_visits known
where known.appointment_id = visit.id and known.email is not null
  and visit.client_id is not null and visit.pet_id is not null and visit.status = 'upcoming';
