set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.assert_guest_fields(client_name text, phone text, pet_name text, pet_type text, reason text, email text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (private.has_letter(client_name) and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not private.name_no_site(client_name, pet_name, pet_type) then
    raise sqlstate 'PT400' using message = 'Please write names without a web or mail address.';
  end if;
  if (private.has_letter(pet_name) and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
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
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ) >= private.quota('guest visits of a sender a day') then
    raise sqlstate 'PT429' using message = 'You have booked several visits today. Please try again tomorrow, or sign in.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.create_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- What the visitor sent with the sign-up. It may say anything, so only one exact word makes a veterinarian.
  chosen_type text := case
    when new.raw_user_meta_data ->> 'user_type' = 'veterinarian' then 'veterinarian' else 'client'
  end;
begin
  insert into public.profiles (id, full_name, email, user_type)
  values (
    new.id,
    -- Signing up must not fail here: who named a site is asked for their name in the profile.
    case when private.name_no_site(new.raw_user_meta_data ->> 'full_name') then
      nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 200), '')
    end,
    case when chosen_type = 'client' and new.email_confirmed_at is not null then left(new.email, 320) end,
    chosen_type
  )
  on conflict (id) do nothing;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.international_phone(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when number like '+%' then number else '+48' || number end
  from (select private.guest_phone(typed)) as known (number)
$function$;

CREATE OR REPLACE FUNCTION private.mailbox(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select lower(regexp_replace(address, '[+][^@]*@', '@')) $function$;

CREATE OR REPLACE FUNCTION private.mails_of_mailbox(address text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when address is not null then (
    select count(*) from private.mails mail
    where coalesce(mail.sent_at, mail.handed_over_at, now()) > now() - interval '1 day' and mail.given_up_at is null and (
      mail.guest_visit_id in (select id from private.guest_visits where private.mailbox(email) = private.mailbox(address))
      or mail.guest_code_id in (select id from private.guest_codes where private.mailbox(email) = private.mailbox(address))
    )
  ) end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_to(visit private.guest_visits, new_date date, new_time time without time zone, side text)
 RETURNS private.guest_visits
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved private.guest_visits;
  minutes constant integer := (select duration_minutes from public.phone_visits where id = visit.phone_visit_id);
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.visit_date, visit.visit_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  if visit.moves >= private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call instead.';
  end if;
  delete from private.slot_holds where phone_visit_id = visit.phone_visit_id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, minutes);
  update public.phone_visits set visit_date = new_date, visit_time = new_time where id = visit.phone_visit_id;
  insert into private.slot_holds (veterinarian_id, during, phone_visit_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, minutes), visit.phone_visit_id);
  update private.guest_visits set visit_date = new_date, visit_time = new_time, moves = moves + 1, moved_by = side
  where id = visit.id returning * into moved;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, moved.moves), now());
  return moved;
end;
$function$;

CREATE OR REPLACE FUNCTION private.name_no_site(VARIADIC texts text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select not exists (
    select from unnest(texts) as said where translate(said, '。．｡', '...') ~* concat(
      '://|www[.]|[^[:space:].,;:()/]{3,}[.](com|net|org|info|biz|xyz|app|dev|online|site|website|shop|store|club|link|click|[a-z][a-z])',
      '([^[:alnum:]-]|$)|[^[:space:].,;:()/][.][a-z]{2,}[/?#:]'
    )
  )
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

CREATE OR REPLACE FUNCTION private.take_guest_code(veterinarian uuid, email text)
 RETURNS TABLE(phone text, about jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  code private.guest_codes;
  told jsonb;
begin
  select sent.* into code from private.guest_codes sent
  where sent.veterinarian_id = veterinarian and lower(sent.email) = lower(btrim(take_guest_code.email))
  order by sent.made_at desc limit 1;
  delete from private.mails where id in (
    select mail.id from private.mails mail
    where mail.guest_code_id = code.id and code.phone is not null and mail.claim is null and mail.sent_at is null
    for update skip locked
  ) returning mails.about into told;
  if told is null then
    return;
  end if;
  update private.guest_codes set by_sms = true where id = code.id;
  return query select private.international_phone(code.phone), told;
end;
$function$;

CREATE OR REPLACE FUNCTION private.write_to_guest(visit private.guest_visits, kind text, cause text, due timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  insert into private.mails (guest_visit_id, kind, about, cause, due_at)
  select visit.id, write_to_guest.kind, jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'clinic', vet.clinic_name,
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', coalesce(booked.duration_minutes, 30), 'date', visit.visit_date,
    'time', to_char(visit.visit_time, 'HH24:MI'), 'language', visit.language,
    'has_reason', visit.cancel_reason is not null, 'moved_by', visit.moved_by
  ), write_to_guest.cause, due
  from public.profiles vet join private.listed_vets listed on listed.veterinarian_id = vet.id
  left join public.phone_visits booked on booked.id = visit.phone_visit_id
  where vet.id = visit.veterinarian_id and private.mails_of_mailbox(visit.email) < private.quota('mails of a mailbox a day')
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.send_guest_code(veterinarian uuid, email text, language text DEFAULT 'en'::text, phone text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := btrim(send_guest_code.email);
  number constant text := private.guest_phone(send_guest_code.phone);
  code constant text := lpad((
    ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000
  )::text, 6, '0');
  made private.guest_codes;
begin
  if private.is_mail_address(address) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not exists (select from public.profiles where id = veterinarian and accepts_guests and confirms_guests) then
    return;
  end if;
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = veterinarian) then
    raise sqlstate 'PT403' using message =
      'This veterinarian confirms guests and cannot send codes before the licence is checked. Please call the practice, or sign in.';
  end if;
  -- One at a time of a veterinarian, and to a mailbox or phone: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(key, 1))
  from unnest(array[
    'guest codes of ' || veterinarian, 'guest codes to ' || private.mailbox(address), 'guest codes to ' || number
  ]) with ordinality as locked (key, nth) where key is not null order by nth;
  if (
    select count(*) from private.guest_codes sent
    where (private.mailbox(sent.email) = private.mailbox(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent
      where sent.veterinarian_id = send_guest_code.veterinarian and sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes of a veterinarian an hour') then
    raise sqlstate 'PT429' using message = 'Too many codes have been sent. Please try again in an hour, or call the practice.';
  end if;
  insert into private.guest_codes (veterinarian_id, email, code_hash, phone)
  values (veterinarian, address, '', number) returning * into made;
  update private.guest_codes set code_hash = pg_catalog.sha256(pg_catalog.convert_to(code || made.id, 'UTF8'))
  where id = made.id;
  insert into private.mails (guest_code_id, kind, about, cause, due_at)
  select made.id, 'guest_code', jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'code', code, 'language', language
  ), 'guest code ' || made.id, now()
  from public.profiles vet where vet.id = veterinarian;
end;
$function$;

REVOKE ALL ON FUNCTION "private"."international_phone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mailbox"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mails_of_mailbox"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_no_site"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."name_no_site"(text[]) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."name_no_site"(text[]) TO "service_role";

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[pet_name, pet_type, location, visit_type])) NOT VALID;

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[pet_name, pet_type])) NOT VALID;

ALTER TABLE "public"."emergency_clinics" ADD CONSTRAINT "emergency_clinics_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[name, address, city])) NOT VALID;

ALTER TABLE "public"."pets" ADD CONSTRAINT "pets_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[name, type, breed])) NOT VALID;

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[client_name, client_phone, pet_name, pet_type, visit_type])) NOT VALID;

ALTER TABLE "public"."profiles" ADD CONSTRAINT "profiles_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[full_name, clinic_name, address, city, phone])) NOT VALID;

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[name])) NOT VALID;

CREATE INDEX guest_codes_mailbox_idx ON private.guest_codes USING btree (private.mailbox(email), made_at);

CREATE INDEX guest_visits_mailbox_idx ON private.guest_visits USING btree (private.mailbox(email));
