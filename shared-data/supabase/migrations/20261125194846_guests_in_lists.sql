set local check_function_bodies = off;

DROP FUNCTION "private"."lock_guest_visit"(text);

DROP FUNCTION "private"."use_guest_confirmation"(uuid, text, text);

DROP FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean);

DROP FUNCTION "public"."own_visit_days"();

DROP FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer);

DROP FUNCTION "public"."send_guest_code"(uuid, text, text);

ALTER TABLE "private"."guest_codes" ADD COLUMN "phone" text;

ALTER TABLE "private"."guest_codes" ADD COLUMN "by_sms" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."guest_visits" ADD COLUMN "moved_by" text;

ALTER TABLE "private"."guest_visits" ADD COLUMN "cancel_reason" text;

ALTER TABLE "public"."earlier_requests" ADD COLUMN "visit_type_id" uuid;

ALTER TABLE "public"."phone_visits" ADD COLUMN "outcome" text;

ALTER TABLE "public"."slot_offers" ADD COLUMN "visit_type_id" uuid;

ALTER TABLE "public"."slot_offers" ADD COLUMN "visit_type" text;

ALTER TABLE "public"."slot_offers" ADD COLUMN "price_from" integer;

ALTER TABLE "public"."slot_offers" ADD COLUMN "price_to" integer;

ALTER TABLE "public"."slot_offers" ADD COLUMN "kilometres" integer;

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
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$function$;

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
    'visit_type', offered.visit_type,
    'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'),
    'new_date', offered.slot_date, 'new_time', to_char(offered.slot_time, 'HH24:MI'), 'until', offered.held_until
  )
  from public.profiles vet left join public.appointments visit on visit.id = request.appointment_id
  where vet.id = offered.veterinarian_id
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
  chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  if new.visit_type_id is not null then
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

CREATE OR REPLACE FUNCTION private.in_line(veterinarian uuid, starts_at timestamp without time zone, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select request.id
  from public.earlier_requests request
  left join public.appointments visit on visit.id = request.appointment_id
  left join public.visit_types wanted on wanted.id = request.visit_type_id
  cross join lateral (select coalesce(visit.duration_minutes, wanted.minutes, 30)) as length (minutes)
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
    and private.is_begin(in_line.veterinarian, in_line.starts_at, length.minutes)
    and private.is_free(
      in_line.veterinarian,
      private.slot(in_line.starts_at::date, in_line.starts_at::time, length.minutes), at
    )
    -- One that moves is booked already.
    and (visit.veterinarian_id = in_line.veterinarian or not exists (
      select from private.refusal_to_book(
        case when in_line.veterinarian = request.veterinarian_id then request.visit_type_id end,
        in_line.veterinarian, request.client_id, request.pet_type
      ) as refused where refused.state is not null
    ))
$function$;

CREATE OR REPLACE FUNCTION private.is_near(veterinarian uuid, request public.earlier_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.vet_stats near
    join public.vet_stats asked on asked.veterinarian_id = request.veterinarian_id
    where near.veterinarian_id = is_near.veterinarian and near.veterinarian_id in (
      select listed.veterinarian_id from private.listed_vets listed
    )
      and near.specialty_code = asked.specialty_code
      and private.canonical_or_folded('pet_type', request.pet_type) = any (near.pet_types)
      and private.kilometres_between(request.veterinarian_id, near.veterinarian_id) <= request.kilometres
  )
$function$;

CREATE OR REPLACE FUNCTION private.kilometres_between(one uuid, other uuid)
 RETURNS double precision
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.kilometres(here.latitude, here.longitude, there.latitude, there.longitude)
  from public.vet_stats near cross join lateral private.place_of(near) as here
  cross join public.vet_stats far cross join lateral private.place_of(far) as there
  where near.veterinarian_id = one and far.veterinarian_id = other
$function$;

ALTER FUNCTION "private"."kilometres_between"(uuid, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.lock_guest_visit(secret text)
 RETURNS private.guest_visits
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.lock_open_guest_visit(private.guest_visit_of(secret)) $function$;

ALTER FUNCTION "private"."lock_guest_visit"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.lock_open_guest_visit(visit private.guest_visits)
 RETURNS private.guest_visits
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  locked private.guest_visits;
  state text;
begin
  perform private.lock_calendar(visit.veterinarian_id);
  select * into locked from private.guest_visits where id = visit.id for no key update;
  state := private.state_of_guest_visit(locked);
  if state = 'past' then
    raise sqlstate 'PT409' using message = 'This visit has begun already. Please call the practice.';
  end if;
  if state = 'in_account' then
    raise sqlstate 'PT409' using message = 'This visit is in your account now. Please sign in to change it.';
  end if;
  if state <> 'open' then
    raise sqlstate 'PT409' using message = 'This visit is already cancelled.';
  end if;
  return locked;
end;
$function$;

ALTER FUNCTION "private"."lock_open_guest_visit"(private.guest_visits) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.lock_own_guest(visit uuid)
 RETURNS public.phone_visits
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.phone_visits;
begin
  if auth.uid() is not null then
    perform private.lock_calendar(auth.uid());
  end if;
  select * into own from public.phone_visits
  where id = visit and veterinarian_id = auth.uid() and by_guest for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This visit was not found. Its guest may have cancelled it.';
  end if;
  return own;
end;
$function$;

ALTER FUNCTION "private"."lock_own_guest"(uuid) OWNER TO "postgres";

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
  delete from private.mails
  where guest_visit_id = visit.id and kind = 'guest_reminder' and sent_at is null and handed_over_at is null;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, moved.moves), now());
  return moved;
end;
$function$;

ALTER FUNCTION "private"."move_to"(private.guest_visits, date, time without time zone, text) OWNER TO "postgres";

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
    request_id, client_id, veterinarian_id, slot_date, slot_time, duration_minutes, offered_at, held_until,
    visit_type_id, visit_type, price_from, price_to, kilometres
  )
  select request.id, request.client_id, offer_time.veterinarian, starts_at::date, starts_at::time,
    coalesce(visit.duration_minutes, wanted.minutes, 30),
    at, at + make_interval(mins => private.quota('minutes of an offer')::integer), kept.*,
    case when offer_time.veterinarian <> request.veterinarian_id
      then ceil(private.kilometres_between(request.veterinarian_id, offer_time.veterinarian)) end
  from (select request.appointment_id, request.visit_type_id) as about
  left join public.appointments visit on visit.id = about.appointment_id
  left join public.visit_types wanted on wanted.id = about.visit_type_id
  left join lateral (
    select coalesce(visit.visit_type_id, wanted.id), coalesce(visit.visit_type, wanted.name),
      coalesce(visit.price_from, wanted.price_from), coalesce(visit.price_to, wanted.price_to)
  ) as kept on offer_time.veterinarian = request.veterinarian_id
  on conflict do nothing
  returning * into offered;
  if offered.id is not null then
    perform private.notify(
      offered.client_id, 'earlier_offer', private.facts_of_offer(offered, request), 'earlier offer ' || offered.id, at
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.own_guests_as_visits()
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.*
  from public.phone_visits guest
  cross join lateral jsonb_populate_record(null::public.appointments, jsonb_build_object(
    'id', guest.id, 'veterinarian_id', guest.veterinarian_id,
    'appointment_date', guest.visit_date, 'appointment_time', guest.visit_time,
    'duration_minutes', guest.duration_minutes, 'visit_type', guest.visit_type,
    'pet_name', guest.pet_name, 'pet_type', guest.pet_type, 'reason_for_visit', guest.reason,
    'status', case guest.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end
  )) as visit
  where guest.by_guest and guest.veterinarian_id = (select private.me())
$function$;

ALTER FUNCTION "private"."own_guests_as_visits"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.refusal_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
 RETURNS TABLE(state text, sentence text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select refused.state, refused.sentence
  from (
    select exists (
      select from public.appointments
      where client_id = client and veterinarian_id = veterinarian and status = 'completed'
    ) as is_known
  ) as booker
  cross join public.visit_types type
  left join lateral (values
    (1, 'PT403', type.booked_by = 'phone',
      'This kind of visit is booked only by phone. Please call the practice, or choose another one.'),
    (2, 'PT403', (type.booked_by = 'own patients' or type.visits = 'returning') and not is_known,
      'This kind of visit is for people who have been here before. Please choose another one.'),
    (3, 'PT403', type.visits = 'first' and is_known,
      'This kind of visit is for new clients. Please choose another one.'),
    (4, 'PT400', not private.is_for_animal(type.treats, refusal_to_book.pet_type),
      'This kind of visit is not for this animal. Please choose another one.')
  ) as refused (place, state, applies, sentence) on refused.applies
  where type.veterinarian_id = veterinarian and (wanted is null or type.id = wanted)
  order by refused.state is not null, type.position, type.name, refused.place
  limit 1
$function$;

ALTER FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) OWNER TO "postgres";

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
  return query select case when code.phone like '+%' then code.phone else '+48' || code.phone end, told;
end;
$function$;

ALTER FUNCTION "private"."take_guest_code"(uuid, text) OWNER TO "postgres";

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
        duration_minutes, visit_type_id, visit_type, price_from, price_to, status, cancel_reason, cancelled_by
      ) values (
        new.id, visit.veterinarian_id, visit.visit_date, visit.visit_time, visit.pet_name, visit.pet_type,
        visit.reason, visit.created_at,
        visit.duration_minutes, visit.visit_type_id, visit.visit_type, visit.price_from, visit.price_to,
        case visit.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
        case visit.outcome when 'no-show' then 'No-show' end,
        case visit.outcome when 'no-show' then 'veterinarian' end
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

CREATE OR REPLACE FUNCTION private.use_guest_confirmation(veterinarian uuid, email text, number text, confirmation text)
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
    and sent.made_at > now() - private.guest_code_time() and (not sent.by_sms or sent.phone = number)
    and sent.confirmation_hash = pg_catalog.sha256(pg_catalog.convert_to(confirmation, 'UTF8'));
  if not found then
    raise sqlstate 'PT428' using message = 'Please enter the code that was sent to you.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."use_guest_confirmation"(uuid, text, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.visit_type_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
 RETURNS public.visit_types
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen public.visit_types;
  refused record;
begin
  if wanted is null then
    perform private.lock_calendar(veterinarian);
  else
    chosen := private.own_visit_type(wanted, veterinarian);
  end if;
  select * into refused from private.refusal_to_book(wanted, veterinarian, client, pet_type);
  if refused.state is not null then
    raise exception using errcode = refused.state, message = refused.sentence;
  end if;
  return chosen;
end;
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
    'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'minutes', coalesce(booked.duration_minutes, 30), 'visit_type', booked.visit_type,
    'date', visit.visit_date, 'time', to_char(visit.visit_time, 'HH24:MI'), 'language', visit.language,
    'cancel_reason', visit.cancel_reason, 'moved_by', visit.moved_by
  ), write_to_guest.cause, due
  from public.profiles vet left join public.phone_visits booked on booked.id = visit.phone_visit_id
  where vet.id = visit.veterinarian_id and visit.email is not null
  on conflict on constraint mails_cause_key do nothing;
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
  if appointment is null then
    perform private.visit_type_to_book(visit_type, veterinarian, me, pet_type);
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
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, coalesce(visit.pet_id, pet), coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$function$;

ALTER FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) OWNER TO "postgres";

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
    perform private.use_guest_confirmation(veterinarian, address, number, confirmation);
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

CREATE OR REPLACE FUNCTION public.cancel_own_guest(visit uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
begin
  if (btrim(reason) <> '' and length(btrim(reason)) <= 500) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a reason, in at most 500 characters.';
  end if;
  if own.visit_date + own.visit_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'This visit has begun already.';
  end if;
  update private.guest_visits set cancel_reason = btrim(reason) where phone_visit_id = own.id;
  delete from public.phone_visits where id = own.id;
end;
$function$;

ALTER FUNCTION "public"."cancel_own_guest"(uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.finish_own_guest(visit uuid, outcome text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
begin
  if finish_own_guest.outcome not in ('completed', 'no-show') then
    raise sqlstate 'PT400' using message = 'Please say whether the visit took place.';
  end if;
  if own.visit_date + own.visit_time > private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  update public.phone_visits set outcome = finish_own_guest.outcome where id = own.id;
end;
$function$;

ALTER FUNCTION "public"."finish_own_guest"(uuid, text) OWNER TO "postgres";

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
      'state', state, 'cancelled_by', visit.cancelled_by, 'cancel_reason', visit.cancel_reason,
      'moved_by', visit.moved_by,
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
  visit constant private.guest_visits := private.lock_guest_visit(secret);
begin
  perform private.move_to(visit, new_date, new_time, 'guest');
  perform private.tell_veterinarian_of_guest(
    visit, 'moved', jsonb_build_object('new_date', new_date, 'new_time', to_char(new_time, 'HH24:MI'))
  );
  return public.guest_visit(secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_own_guest(visit uuid, new_date date, new_time time without time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.phone_visits := private.lock_own_guest(visit);
  known private.guest_visits;
begin
  select * into known from private.guest_visits where phone_visit_id = own.id;
  perform private.move_to(private.lock_open_guest_visit(known), new_date, new_time, 'veterinarian');
end;
$function$;

ALTER FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.offered_care()
 RETURNS TABLE(service text, label text, price_from integer, minutes integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select distinct on (known.position) known.code, known.label, named.cheapest[1], named.cheapest[2]
  from (
    select type.name, min(array[type.price_from, type.minutes]) as cheapest
    from public.visit_types type join private.listed_vets listed on listed.veterinarian_id = type.veterinarian_id
    where type.price_from is not null and type.visits <> 'returning'
    group by type.name order by count(*) desc, type.name limit 500
  ) as named
  cross join lateral unnest(private.offered_services(array[named.name])) as offered (code)
  join public.vocabulary known on known.kind = 'service' and known.code = offered.code
  order by known.position, named.cheapest
$function$;

ALTER FUNCTION "public"."offered_care"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when private.is_to_come(visit.status, visit.appointment_date) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from (
    select status, appointment_date from public.appointments where veterinarian_id = (select private.me())
    union all
    select status, appointment_date from private.own_guests_as_visits() where with_guests
  ) as visit
  group by 1
  order by 1 nulls last
$function$;

ALTER FUNCTION "public"."own_visit_days"(boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.*
  from (
    select * from public.appointments where veterinarian_id = (select private.me())
    union all
    select * from private.own_guests_as_visits() where with_guests
  ) as visit
  where private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type,
      (select client.full_name from public.profiles client where client.id = visit.client_id),
      (select guest.client_name from public.phone_visits guest where guest.id = visit.id))), private.fold(words)) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

ALTER FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) OWNER TO "postgres";

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
    where (lower(sent.email) = lower(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent where sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes an hour') then
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

ALTER FUNCTION "public"."send_guest_code"(uuid, text, text, text) OWNER TO "postgres";

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_cancel_reason_check" CHECK (((btrim(cancel_reason) <> ''::text) AND (length(cancel_reason) <= 500)));

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_moved_by_check" CHECK ((moved_by = ANY (ARRAY['guest'::text, 'veterinarian'::text])));

ALTER TABLE "public"."earlier_requests" ADD CONSTRAINT "earlier_requests_visit_type_id_fkey" FOREIGN KEY (visit_type_id) REFERENCES public.visit_types(id) ON DELETE SET NULL;

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_check" CHECK (((outcome IS NULL) OR (by_guest AND (outcome = ANY (ARRAY['completed'::text, 'no-show'::text])))));

ALTER TABLE "public"."slot_offers" ADD CONSTRAINT "slot_offers_visit_type_id_fkey" FOREIGN KEY (visit_type_id) REFERENCES public.visit_types(id) ON DELETE SET NULL;

CREATE INDEX earlier_requests_visit_type_idx ON public.earlier_requests USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

CREATE INDEX slot_offers_visit_type_idx ON public.slot_offers USING btree (visit_type_id) WHERE (visit_type_id IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."kilometres_between"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kilometres_between"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kilometres_between"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_guest_visit"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_guest_visit"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_guest_visit"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_open_guest_visit"(private.guest_visits) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_open_guest_visit"(private.guest_visits) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_open_guest_visit"(private.guest_visits) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_guest"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_guest"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_guest"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_to"(private.guest_visits, date, time without time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_to"(private.guest_visits, date, time without time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_to"(private.guest_visits, date, time without time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_guests_as_visits"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."own_guests_as_visits"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."own_guests_as_visits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_guests_as_visits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_guests_as_visits"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_guest_code"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_guest_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_guest_code"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_guest_confirmation"(uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_earlier"(date, date, integer[], integer[], uuid, uuid, uuid, text, text, text, integer, integer, boolean, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."cancel_own_guest"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_own_guest"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_own_guest"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_own_guest"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_own_guest"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_own_guest"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_own_guest"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_own_guest"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_own_guest"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_own_guest"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_own_guest"(uuid, date, time without time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."offered_care"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."offered_care"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."offered_care"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offered_care"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offered_care"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_visit_days"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"(boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_visit_days"(boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"(boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"(boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."send_guest_code"(uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."send_guest_code"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_guest_code"(uuid, text, text, text) TO "service_role";
