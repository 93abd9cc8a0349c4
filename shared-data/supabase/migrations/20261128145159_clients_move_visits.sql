set local check_function_bodies = off;

DROP TRIGGER "tell_of_request" ON "public"."reschedule_requests";

ALTER TABLE "public"."profiles" ADD COLUMN "clients_may_move" boolean NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION private.assert_client_may_move(visit public.appointments)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.client_may_move(visit) then
    raise sqlstate 'PT409' using message = case
      when (select vet.clients_may_move from public.profiles vet where vet.id = visit.veterinarian_id)
        then 'A visit can be moved until 24 hours before it. Please ask the practice.'
      else 'This veterinarian does not let visits be moved online. Please ask the practice.'
    end;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_may_ask_again(side text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (
    select count(*) from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ) >= private.quota('requests for another time a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many other times today. Please try again tomorrow.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_other_time(visit public.appointments, new_date date, new_time time without time zone)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.client_may_move(visit public.appointments)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    exists (select from public.profiles vet where vet.id = visit.veterinarian_id and vet.clients_may_move)
    and private.instant(visit.appointment_date, visit.appointment_time) > now() + interval '24 hours'
  ) or (
    visit.client_id is null
    and exists (select from private.guest_visits where appointment_id = visit.id and moved_by = 'veterinarian')
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
  if times > private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call instead.';
  end if;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_to_offer(visit public.appointments, offered public.slot_offers)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved constant public.appointments := private.move_visit(visit, offered.slot_date, offered.slot_time);
begin
  perform private.tell_of_move(visit, offered.id);
  return moved;
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
  update public.appointments set appointment_date = new_date, appointment_time = new_time
  where id = visit.id returning * into moved;
  return moved;
end;
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

CREATE OR REPLACE FUNCTION private.tell_of_move(before public.appointments, cause uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  move jsonb;
begin
  select jsonb_build_object(
    'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI'), 'changed_at', moved.updated_at
  ) into move from public.appointments moved where moved.id = before.id;
  perform private.notify(
    before.veterinarian_id, 'moved', private.facts_of_visit(before, before.veterinarian_id) || move, 'moved ' || tell_of_move.cause
  );
  if private.wants(before.client_id, 'moved', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      before.client_id, 'move_kept', private.facts_of_visit(before, before.client_id) || move,
      'move kept ' || tell_of_move.cause, before.id, now()
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit),
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet join private.guest_visits known on known.appointment_id = visit.id
    left join public.appointments shown on shown.id = visit.id and state in ('open', 'past')
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
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  perform private.assert_client_may_move(visit);
  perform private.move_to(visit, new_date, new_time, 'guest');
  perform private.tell_veterinarian_of_guest(
    visit, 'moved', jsonb_build_object('new_date', new_date, 'new_time', to_char(new_time, 'HH24:MI'))
  );
  return public.guest_visit(secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_own_visit(visit uuid, new_date date, new_time time without time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.appointments;
  made uuid;
begin
  perform from public.appointments where id = visit and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  own := private.lock_visit(visit);
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  perform private.assert_client_may_move(own);
  perform private.assert_may_ask_again('owner');
  perform private.assert_other_time(own, new_date, new_time);
  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, status, answered_at)
  values (own.id, new_date, new_time, 'accepted', now()) returning id into made;
  perform private.move_visit(own, new_date, new_time);
  perform private.tell_of_move(own, made);
end;
$function$;

CREATE TRIGGER tell_of_request AFTER INSERT ON public.reschedule_requests FOR EACH ROW WHEN ((new.status = 'pending'::text)) EXECUTE FUNCTION private.tell_of_reschedule();

REVOKE ALL ON FUNCTION "private"."assert_client_may_move"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_may_ask_again"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_other_time"(public.appointments, date, time without time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."client_may_move"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_visit"(public.appointments, date, time without time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_move"(public.appointments, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."move_own_visit"(uuid, date, time without time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_own_visit"(uuid, date, time without time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."move_own_visit"(uuid, date, time without time zone) TO "service_role";

GRANT UPDATE ("clients_may_move") ON TABLE "public"."profiles" TO "authenticated";
