set local check_function_bodies = off;

DROP TRIGGER "drop_stale_reminders" ON "public"."appointments";

DROP FUNCTION "private"."drop_stale_reminders"();

CREATE OR REPLACE FUNCTION private.close_reschedule_request(appointment uuid, outcome text)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  closed public.reschedule_requests;
begin
  update public.reschedule_requests set status = outcome, answered_at = now()
  where appointment_id = appointment and status = 'pending'
  returning * into closed;
  delete from private.slot_holds where reschedule_request_id = closed.id;
  delete from private.mails
  where appointment_id = close_reschedule_request.appointment and kind = 'reschedule_asked' and sent_at is null
    and handed_over_at is null;
  return closed;
end;
$function$;

CREATE OR REPLACE FUNCTION private.correct_waiting_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  -- A link that a guest was sent says so, also in an account.
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id and new.client_id is not null;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.notify(person uuid, kind text, about jsonb, cause text, mail_due timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  conversation constant uuid := (notify.about ->> 'conversation_id')::uuid;
begin
  if private.wants(person, kind, 'site') then
    insert into public.notifications (user_id, kind, about) values (person, notify.kind, notify.about);
  end if;
  if private.wants(person, kind, 'mail') and not exists (
    select from private.mails waiting
    where waiting.conversation_id = conversation and waiting.user_id = person
      and waiting.sent_at is null and waiting.handed_over_at is null and waiting.given_up_at is null
  ) then
    perform private.queue_mail(
      person, notify.kind, notify.about, notify.cause,
      coalesce(notify.about ->> 'appointment_id', notify.about ->> 'visit_id')::uuid, mail_due, conversation
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.queue_mail(person uuid, kind text, about jsonb, cause text, visit uuid, mail_due timestamp with time zone DEFAULT now(), conversation uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if queue_mail.kind in ('moved', 'move_kept') then
    if exists (
      select from private.mails mail where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail)
    ) then
      delete from private.mails mail
      where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail) and mail.about ? 'new_date'
        and (mail.about ->> 'date', mail.about ->> 'time') = (mail.about ->> 'new_date', mail.about ->> 'new_time');
      return;
    end if;
  end if;
  insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
  values (person, queue_mail.kind, queue_mail.about, queue_mail.cause, visit, conversation, mail_due)
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reader uuid;
begin
  -- A guest's booking is told by `book_as_guest`; who telephones knows.
  if auth.uid() is null or new.status <> 'upcoming' or new.client_id is null then
    return null;
  end if;
  foreach reader in array array[new.client_id, new.veterinarian_id] loop
    -- Who books has seen it, and gets it by mail, to keep.
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    elsif private.wants(reader, 'booked', 'mail') then
      perform private.queue_mail(
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id
      );
    end if;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_cancelled_guest(before public.appointments, visit public.appointments)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if visit.cancelled_by = 'owner' then
    perform private.tell_veterinarian_of_guest(before, 'cancelled', '{}');
  end if;
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
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
    perform private.queue_mail(
      before.client_id, 'move_kept', private.facts_of_visit(before, before.client_id) || move,
      'move kept ' || tell_of_move.cause, before.id
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_veterinarian_of_guest(visit public.appointments, kind text, more jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify(
    visit.veterinarian_id, tell_veterinarian_of_guest.kind,
    jsonb_build_object(
      'guest', true, 'visit_id', visit.id, 'person', visit.client_name, 'is_veterinarian', false, 'pet', visit.pet_name,
      'reason', visit.reason_for_visit, 'minutes', visit.duration_minutes, 'visit_type', visit.visit_type,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI')
    ) || more,
    concat_ws(
      ' ', 'guest', tell_veterinarian_of_guest.kind, visit.id,
      (select moves from private.guest_visits where appointment_id = visit.id)
    )
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.tells_time(mail private.mails)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select mail.sent_at is null and mail.handed_over_at is null and mail.given_up_at is null
    and mail.kind in ('booked', 'booking_kept', 'moved', 'move_kept')
$function$;

CREATE OR REPLACE FUNCTION private.write_to_guest(visit public.appointments, kind text, cause text, due timestamp with time zone)
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
    'minutes', visit.duration_minutes, 'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'), 'language', known.language,
    'has_reason', visit.cancel_reason is not null, 'moved_by', known.moved_by, 'cancelled_by', visit.cancelled_by
  ), write_to_guest.cause, due
  from private.guest_visits known
  join public.profiles vet on vet.id = visit.veterinarian_id join private.listed_vets listed on listed.veterinarian_id = vet.id
  where known.appointment_id = visit.id
    and private.mails_of_mailbox(known.email) < private.quota('mails of a mailbox a day')
  on conflict on constraint mails_cause_key do nothing;
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
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
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

CREATE TRIGGER correct_waiting_mails AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time))) EXECUTE FUNCTION private.correct_waiting_mails();

REVOKE ALL ON FUNCTION "private"."correct_waiting_mails"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_mail"(uuid, text, jsonb, text, uuid, timestamp with time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tells_time"(private.mails) FROM PUBLIC;
