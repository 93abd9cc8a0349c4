set local check_function_bodies = off;

DROP FUNCTION "private"."lock_guest_visit"(text);

DROP FUNCTION "public"."own_visit_days"();

DROP FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer);

ALTER TABLE "private"."guest_visits" ADD COLUMN "moved_by" text;

ALTER TABLE "private"."guest_visits" ADD COLUMN "cancel_reason" text;

ALTER TABLE "public"."phone_visits" ADD COLUMN "outcome" text;

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

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_cancel_reason_check" CHECK (((btrim(cancel_reason) <> ''::text) AND (length(cancel_reason) <= 500)));

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_moved_by_check" CHECK ((moved_by = ANY (ARRAY['guest'::text, 'veterinarian'::text])));

ALTER TABLE "public"."phone_visits" ADD CONSTRAINT "phone_visits_check" CHECK (((outcome IS NULL) OR (by_guest AND (outcome = ANY (ARRAY['completed'::text, 'no-show'::text])))));

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
