set local check_function_bodies = off;

ALTER TABLE "private"."mails" DROP CONSTRAINT "mails_are_for_somebody";

DROP FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid);

CREATE TABLE "private"."guest_codes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "veterinarian_id" uuid NOT NULL, "email" text NOT NULL, "code_hash" bytea NOT NULL, "tries" integer NOT NULL DEFAULT 0, "confirmation_hash" bytea, "made_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "guest_codes_confirmation_hash_key" UNIQUE (confirmation_hash), CONSTRAINT "guest_codes_pkey" PRIMARY KEY (id));

ALTER TABLE "private"."guest_codes" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."guest_codes" OWNER TO "postgres";

ALTER TABLE "private"."guest_visits" ADD COLUMN "language" text NOT NULL DEFAULT 'en'::text;

ALTER TABLE "private"."mails" ADD COLUMN "guest_code_id" uuid;

ALTER TABLE "public"."profiles" ADD COLUMN "confirms_guests" boolean NOT NULL DEFAULT false;

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
  delete from public.visit_types where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from private.guest_visits
  where (veterinarian_id = person and visit_date < private.warsaw_today())
    or appointment_id in (select id from public.appointments where client_id = person);
  delete from private.guest_codes where veterinarian_id = person;
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

CREATE OR REPLACE FUNCTION private.guest_code_time()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '30 minutes' $function$;

ALTER FUNCTION "private"."guest_code_time"() OWNER TO "postgres";

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
    when 'guest codes' then interval '1 day'
    when 'requests for earlier times' then interval '30 days'
    -- So long they count in `own_filled_cancellations`.
    when 'freed times' then interval '30 days'
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
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
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'guest codes of an address an hour' then 5
    when 'guest codes an hour' then 300
    when 'tries of a guest code' then 5
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

CREATE OR REPLACE FUNCTION private.topic_of(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up') then 'reminders'
    -- No preference names it: everybody hears of their own account.
    when kind = 'licence' then 'account'
    -- A guest has no preferences, and nothing but their visit to hear of.
    when kind in ('guest_booked', 'guest_moved', 'guest_cancelled', 'guest_reminder', 'guest_code') then 'account'
    else 'visits'
  end
$function$;

CREATE OR REPLACE FUNCTION private.use_guest_confirmation(veterinarian uuid, email text, confirmation text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if email is null then
    raise sqlstate 'PT428' using message = 'This veterinarian confirms guests by email. Please enter your email address.';
  end if;
  delete from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(use_guest_confirmation.email)
    and sent.made_at > now() - private.guest_code_time()
    and sent.confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(confirmation, 'UTF8'));
  if not found then
    raise sqlstate 'PT428' using message = 'Please enter the code that was sent to your email address.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."use_guest_confirmation"(uuid, text, text) OWNER TO "postgres";

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
    'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'), 'language', visit.language
  ), write_to_guest.cause, due
  from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
  where vet.id = visit.veterinarian_id and visit.email is not null
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, confirmation text DEFAULT NULL::text, language text DEFAULT 'en'::text)
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
  if (select confirms_guests from public.profiles where id = veterinarian) then
    perform private.use_guest_confirmation(veterinarian, address, confirmation);
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
  insert into private.guest_visits (phone_visit_id, veterinarian_id, visit_date, visit_time, phone, email, language)
  values (
    booked.phone_visit_id, veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, number, address,
    case book_as_guest.language when 'pl' then 'pl' else 'en' end
  ) returning * into booked;
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id);
end;
$function$;

ALTER FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.claim_mails(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    perform private.give_what_is_due(at, 50);
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case when taken.guest_visit_id is null then '{}'
      else jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id)) end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$function$;

CREATE OR REPLACE FUNCTION public.confirm_guest_code(veterinarian uuid, email text, code text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tried private.guest_codes;
  secret text;
begin
  select * into tried from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(confirm_guest_code.email))
    and sent.made_at > now() - private.guest_code_time() and sent.confirmation_hash is null
  order by sent.made_at desc limit 1
  for update;
  if not found or tried.tries >= private.quota('tries of a guest code') then
    return null;
  end if;
  if tried.code_hash <> pg_catalog.sha256(pg_catalog.convert_to(btrim(code) || tried.id, 'UTF8')) then
    update private.guest_codes set tries = tries + 1 where id = tried.id;
    return null;
  end if;
  secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  update private.guest_codes set confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8'))
  where id = tried.id;
  return secret;
end;
$function$;

ALTER FUNCTION "public"."confirm_guest_code"(uuid, text, text) OWNER TO "postgres";

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
  delete from private.guest_codes where id in (
    select id from private.guest_codes where made_at < at - private.kept_for('guest codes')
    order by made_at limit bound for update skip locked
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

CREATE OR REPLACE FUNCTION public.send_guest_code(veterinarian uuid, email text, language text DEFAULT 'en'::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := btrim(send_guest_code.email);
  code constant text := lpad((
    ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000
  )::text, 6, '0');
  made private.guest_codes;
begin
  if (address ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(address) <= 320) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not exists (select from public.profiles where id = veterinarian and accepts_guests and confirms_guests) then
    return;
  end if;
  -- One at a time: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest codes', 1));
  if (
    select count(*) from private.guest_codes sent
    where lower(sent.email) = lower(address) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent where sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes an hour') then
    raise sqlstate 'PT429' using message = 'Too many codes have been sent. Please try again in an hour, or call the practice.';
  end if;
  insert into private.guest_codes (veterinarian_id, email, code_hash) values (veterinarian, address, '') returning * into made;
  update private.guest_codes set code_hash = pg_catalog.sha256(pg_catalog.convert_to(code || made.id, 'UTF8'))
  where id = made.id;
  insert into private.mails (guest_code_id, kind, about, cause, due_at)
  select made.id, 'guest_code', jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'code', code, 'language', language
  ), 'guest code ' || made.id, now()
  from public.profiles vet where vet.id = veterinarian;
end;
$function$;

ALTER FUNCTION "public"."send_guest_code"(uuid, text, text) OWNER TO "postgres";

ALTER TABLE "private"."guest_codes" ADD CONSTRAINT "guest_codes_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_language_check" CHECK ((language = ANY (ARRAY['en'::text, 'pl'::text])));

ALTER TABLE "private"."mails" ADD CONSTRAINT "mails_are_for_somebody" CHECK ((num_nonnulls(user_id, guest_visit_id, guest_code_id) = 1));

ALTER TABLE "private"."mails" ADD CONSTRAINT "mails_guest_code_id_fkey" FOREIGN KEY (guest_code_id) REFERENCES private.guest_codes(id) ON DELETE CASCADE;

CREATE INDEX guest_codes_email_idx ON private.guest_codes USING btree (lower(email), made_at);

CREATE INDEX guest_codes_made_idx ON private.guest_codes USING btree (made_at);

CREATE INDEX guest_codes_veterinarian_idx ON private.guest_codes USING btree (veterinarian_id);

CREATE INDEX mails_guest_code_idx ON private.mails USING btree (guest_code_id);

REVOKE ALL ON FUNCTION "private"."guest_code_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_code_time"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guest_code_time"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."confirm_guest_code"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."confirm_guest_code"(uuid, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."confirm_guest_code"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_guest_code"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_guest_code"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."send_guest_code"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."send_guest_code"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text) TO "service_role";

REVOKE ALL ("confirms_guests") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("confirms_guests") ON TABLE "public"."profiles" TO "authenticated";
