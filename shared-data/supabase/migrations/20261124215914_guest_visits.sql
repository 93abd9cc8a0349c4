set local check_function_bodies = off;

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

ALTER TABLE "public"."phone_visits" DROP CONSTRAINT "phone_visits_reason_check";

CREATE TABLE "private"."guest_links" ("secret_hash" bytea NOT NULL, "guest_visit_id" uuid NOT NULL, CONSTRAINT "guest_links_pkey" PRIMARY KEY (secret_hash));

ALTER TABLE "private"."guest_links" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."guest_links" OWNER TO "postgres";

CREATE TABLE "private"."guest_visits" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "phone_visit_id" uuid, "veterinarian_id" uuid NOT NULL, "visit_date" date NOT NULL, "visit_time" time without time zone NOT NULL, "phone" text NOT NULL, "email" text, "moves" integer NOT NULL DEFAULT 0, "cancelled_by" text, "appointment_id" uuid, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "guest_visits_cancelled_by_check" CHECK ((cancelled_by = ANY (ARRAY['guest'::text, 'veterinarian'::text]))), CONSTRAINT "guest_visits_email_check" CHECK (((email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text) AND (length(email) <= 320))), CONSTRAINT "guest_visits_phone_visit_id_key" UNIQUE (phone_visit_id), CONSTRAINT "guest_visits_pkey" PRIMARY KEY (id));

ALTER TABLE "private"."guest_visits" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."guest_visits" OWNER TO "postgres";

ALTER TABLE "private"."mails" ADD COLUMN "guest_visit_id" uuid;

ALTER TABLE "public"."phone_visits" ADD COLUMN "by_guest" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."profiles" ADD COLUMN "accepts_guests" boolean NOT NULL DEFAULT true;

ALTER TABLE "private"."mails" ALTER COLUMN "user_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.assert_guest_fields(client_name text, phone text, pet_name text, pet_type text, reason text, email text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (btrim(client_name) <> '' and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200.';
  end if;
  if email !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' or length(email) > 320 then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (btrim(pet_name) <> '' and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_guest_fields"(text, text, text, text, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_guest_may_book(phone text, email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest phone ' || assert_guest_may_book.phone, 1));
  if email is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || lower(email), 1));
  end if;
  if (
    select count(*) from private.guest_visits booked
    where booked.phone = assert_guest_may_book.phone and booked.phone_visit_id is not null
      and booked.visit_date + booked.visit_time > private.warsaw_now()
  ) >= private.quota('open guest visits of a phone') then
    raise sqlstate 'PT429' using message = format(
      'There are already %s visits to come for this phone number. Please sign in or register to book another.',
      private.quota('open guest visits of a phone')
    );
  end if;
  if (
    select count(*) from private.guest_visits booked
    where booked.created_at > now() - interval '1 day' and (
      booked.phone = assert_guest_may_book.phone or lower(booked.email) = lower(assert_guest_may_book.email)
    )
  ) >= private.quota('guest visits of a sender a day') then
    raise sqlstate 'PT429' using message = 'You have booked several visits today. Please try again tomorrow, or sign in.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_guest_may_book"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.end_guest_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit private.guest_visits;
begin
  update private.guest_visits set phone_visit_id = null, cancelled_by = 'veterinarian'
  where phone_visit_id = old.id returning * into visit;
  if visit.id is null then
    return old;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  if visit.visit_date + visit.visit_time > private.warsaw_now() then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
  return old;
end;
$function$;

ALTER FUNCTION "private"."end_guest_visit"() OWNER TO "postgres";

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
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
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

CREATE OR REPLACE FUNCTION private.give_guest_reminders(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.write_to_guest(booked, 'guest_reminder', due.cause, at)
  from private.guest_visits booked
  cross join lateral (
    select (booked.visit_date + booked.visit_time) at time zone 'Europe/Warsaw' as starts_at
  ) as moment
  cross join lateral (
    select concat_ws(' ', 'guest reminder', booked.id, extract(epoch from moment.starts_at)) as cause
  ) as due
  where booked.phone_visit_id is not null and booked.email is not null
    and booked.visit_date between (at at time zone 'Europe/Warsaw')::date and (at at time zone 'Europe/Warsaw')::date + 2
    and moment.starts_at - interval '24 hours' <= at and moment.starts_at - interval '2 hours' > at
    and booked.created_at <= moment.starts_at - interval '24 hours'
    and not exists (select from private.mails known where known.cause = due.cause)
  limit at_most;
end;
$function$;

ALTER FUNCTION "private"."give_guest_reminders"(timestamp with time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_licence_notices(at, at_most);
  perform private.give_guest_reminders(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.guest_phone(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when number ~ '^(\+48|0048|48)?[1-9][0-9]{8}$' then right(number, 9)
    when number ~ '^(\+|00)[1-9][0-9]{7,14}$' then regexp_replace(number, '^00', '+')
  end
  from (select regexp_replace(typed, '[[:space:]().-]', '', 'g')) as typed_number (number)
$function$;

ALTER FUNCTION "private"."guest_phone"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.guest_visit_of(secret text)
 RETURNS private.guest_visits
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_visit private.guest_visits;
begin
  select booked.* into found_visit
  from private.guest_links link join private.guest_visits booked on booked.id = link.guest_visit_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(guest_visit_of.secret, 'UTF8'))
    and booked.visit_date > private.warsaw_today() - 30;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  return found_visit;
end;
$function$;

ALTER FUNCTION "private"."guest_visit_of"(text) OWNER TO "postgres";

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
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
$function$;

CREATE OR REPLACE FUNCTION private.lock_guest_visit(secret text)
 RETURNS private.guest_visits
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit private.guest_visits := private.guest_visit_of(secret);
  state text;
begin
  perform private.lock_calendar(visit.veterinarian_id);
  select * into visit from private.guest_visits where id = visit.id for no key update;
  state := private.state_of_guest_visit(visit);
  if state = 'past' then
    raise sqlstate 'PT409' using message = 'This visit has begun already. Please call the practice.';
  end if;
  if state = 'in_account' then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to change it.';
  end if;
  if state <> 'open' then
    raise sqlstate 'PT409' using message = 'This visit is already cancelled.';
  end if;
  return visit;
end;
$function$;

ALTER FUNCTION "private"."lock_guest_visit"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.make_guest_link(visit uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of random bits 122 each.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.guest_links (secret_hash, guest_visit_id)
  values (pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), visit);
  return secret;
end;
$function$;

ALTER FUNCTION "private"."make_guest_link"(uuid) OWNER TO "postgres";

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
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE OR REPLACE FUNCTION private.state_of_guest_visit(visit private.guest_visits)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when visit.appointment_id is not null then 'in_account'
    when visit.phone_visit_id is null then 'cancelled'
    when visit.visit_date + visit.visit_time <= private.warsaw_now() then 'past'
    else 'open'
  end
$function$;

ALTER FUNCTION "private"."state_of_guest_visit"(private.guest_visits) OWNER TO "postgres";

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
        client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, created_at
      ) values (
        new.id, visit.veterinarian_id, visit.visit_date, visit.visit_time, visit.pet_name, visit.pet_type,
        visit.reason, visit.created_at
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

ALTER FUNCTION "private"."take_over_guest_visits"() OWNER TO "postgres";

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
        'reason', booked.reason, 'minutes', 30, 'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI')
      ) from public.phone_visits booked where booked.id = visit.phone_visit_id
    ) || more,
    concat_ws(' ', 'guest', tell_veterinarian_of_guest.kind, visit.id, visit.moves)
  );
end;
$function$;

ALTER FUNCTION "private"."tell_veterinarian_of_guest"(private.guest_visits, text, jsonb) OWNER TO "postgres";

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
    when kind in ('guest_booked', 'guest_moved', 'guest_cancelled', 'guest_reminder') then 'account'
    else 'visits'
  end
$function$;

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
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone, 'minutes', 30,
    'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI')
  ), write_to_guest.cause, due
  from public.profiles vet where vet.id = visit.veterinarian_id and visit.email is not null
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

ALTER FUNCTION "private"."write_to_guest"(private.guest_visits, text, text, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
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
  perform private.assert_bookable(veterinarian, visit_date, visit_time, 30);
  perform private.assert_guest_may_book(number, address);
  insert into public.phone_visits (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, by_guest
  ) values (
    veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, btrim(book_as_guest.client_name),
    btrim(book_as_guest.client_phone), btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type),
    btrim(book_as_guest.reason), true
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

ALTER FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.cancel_guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant private.guest_visits := private.lock_guest_visit(secret);
begin
  perform private.tell_veterinarian_of_guest(visit, 'cancelled', '{}');
  update private.guest_visits set phone_visit_id = null, cancelled_by = 'guest' where id = visit.id;
  delete from public.phone_visits where id = visit.phone_visit_id;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return public.guest_visit(secret);
end;
$function$;

ALTER FUNCTION "public"."cancel_guest_visit"(text) OWNER TO "postgres";

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
      'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'), 'minutes', 30,
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

ALTER FUNCTION "public"."guest_visit"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.move_guest_visit(secret text, new_date date, new_time time without time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit private.guest_visits;
  moved private.guest_visits;
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
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, 30);
  update public.phone_visits set visit_date = new_date, visit_time = new_time where id = visit.phone_visit_id;
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, 30), visit.phone_visit_id);
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

ALTER FUNCTION "public"."move_guest_visit"(text, date, time without time zone) OWNER TO "postgres";

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
  return total + gone;
end;
$function$;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_appointment_id_fkey" FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_phone_visit_id_fkey" FOREIGN KEY (phone_visit_id) REFERENCES public.phone_visits(id) ON DELETE SET NULL;

ALTER TABLE "private"."guest_links" ADD CONSTRAINT "guest_links_guest_visit_id_fkey" FOREIGN KEY (guest_visit_id) REFERENCES private.guest_visits(id) ON DELETE CASCADE;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."mails" ADD CONSTRAINT "mails_are_for_somebody" CHECK ((num_nonnulls(user_id, guest_visit_id) = 1));

ALTER TABLE "private"."mails" ADD CONSTRAINT "mails_guest_visit_id_fkey" FOREIGN KEY (guest_visit_id) REFERENCES private.guest_visits(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text, 'moved'::text])));

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_reason_fits" CHECK ((length(reason) <=
CASE
    WHEN by_guest THEN 5000
    ELSE 1000
END));

CREATE INDEX guest_links_visit_idx ON private.guest_links USING btree (guest_visit_id);

CREATE INDEX guest_visits_appointment_idx ON private.guest_visits USING btree (appointment_id);

CREATE INDEX guest_visits_day_idx ON private.guest_visits USING btree (visit_date);

CREATE INDEX guest_visits_email_idx ON private.guest_visits USING btree (lower(email));

CREATE INDEX guest_visits_phone_idx ON private.guest_visits USING btree (phone);

CREATE INDEX guest_visits_veterinarian_idx ON private.guest_visits USING btree (veterinarian_id);

CREATE INDEX mails_guest_visit_idx ON private.mails USING btree (guest_visit_id);

CREATE TRIGGER take_over_guest_visits_of_new_account AFTER INSERT ON auth.users FOR EACH ROW WHEN ((new.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION private.take_over_guest_visits();

CREATE TRIGGER take_over_guest_visits AFTER UPDATE OF email, email_confirmed_at ON auth.users FOR EACH ROW WHEN (((new.email_confirmed_at IS NOT NULL) AND (((new.email)::text IS DISTINCT FROM (old.email)::text) OR ((new.email_confirmed_at IS NULL) IS DISTINCT FROM (old.email_confirmed_at IS NULL))))) EXECUTE FUNCTION private.take_over_guest_visits();

CREATE TRIGGER end_guest_visit BEFORE DELETE ON public.phone_visits FOR EACH ROW WHEN (old.by_guest) EXECUTE FUNCTION private.end_guest_visit();

REVOKE ALL ON FUNCTION "private"."assert_guest_fields"(text, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_guest_fields"(text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_guest_fields"(text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assert_guest_may_book"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_guest_may_book"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_guest_may_book"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_guest_visit"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_guest_visit"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_guest_visit"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_guest_reminders"(timestamp with time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_guest_reminders"(timestamp with time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_guest_reminders"(timestamp with time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guest_phone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_phone"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guest_phone"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guest_visit_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_visit_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guest_visit_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_guest_visit"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_guest_visit"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_guest_visit"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_guest_link"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_guest_link"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_guest_link"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."state_of_guest_visit"(private.guest_visits) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."state_of_guest_visit"(private.guest_visits) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."state_of_guest_visit"(private.guest_visits) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_over_guest_visits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_over_guest_visits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_over_guest_visits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_veterinarian_of_guest"(private.guest_visits, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_veterinarian_of_guest"(private.guest_visits, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_veterinarian_of_guest"(private.guest_visits, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_to_guest"(private.guest_visits, text, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_to_guest"(private.guest_visits, text, text, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_to_guest"(private.guest_visits, text, text, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."cancel_guest_visit"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_guest_visit"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_guest_visit"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_guest_visit"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_guest_visit"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."guest_visit"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_visit"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."guest_visit"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."guest_visit"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."guest_visit"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."move_guest_visit"(text, date, time without time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_guest_visit"(text, date, time without time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."move_guest_visit"(text, date, time without time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_guest_visit"(text, date, time without time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_guest_visit"(text, date, time without time zone) TO "service_role";

REVOKE ALL ("accepts_guests") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("accepts_guests") ON TABLE "public"."profiles" TO "authenticated";
