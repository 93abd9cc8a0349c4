set local check_function_bodies = off;

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

ALTER TABLE "public"."appointments" ADD COLUMN "move_wish" text;

CREATE OR REPLACE FUNCTION private.ask_client_to_choose(visit public.appointments, words text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked constant text := concat_ws(' ', 'choose again', visit.id, extract(epoch from now()));
begin
  if visit.client_id is null then
    if visit.booked_by = 'guest' then
      perform private.write_to_guest(visit, 'guest_choose_again', asked, now());
    end if;
    return exists (select from private.mails where cause = asked);
  end if;
  if exists (select from public.profiles where id = visit.client_id and deleted_at is not null) then
    return false;
  end if;
  perform private.notify(
    visit.client_id, 'choose_again',
    private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('excerpt', nullif(words, '')), asked
  );
  return true;
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
    visit.move_wish is not null and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) or (
    visit.client_id is null
    and exists (select from private.guest_visits where appointment_id = visit.id and moved_by = 'veterinarian')
  );
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

CREATE OR REPLACE FUNCTION private.forget_move_wish()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.move_wish := null;
  return new;
end;
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
    when kind in ('reminder', 'follow_up', 'sitting_begins', 'sitting_ends') then 'reminders'
    -- No preference names it: everybody hears of their own account, and of who may see their pets.
    when kind in ('licence', 'carer_joined', 'carer_left', 'pet_handed_over') then 'account'
    -- A guest has no preferences, and nothing but their visit to hear of.
    when kind like 'guest\_%' then 'account'
    else 'visits'
  end
$function$;

CREATE OR REPLACE FUNCTION public.ask_to_choose_again(visits uuid[], words text DEFAULT NULL::text)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said constant text := coalesce(btrim(ask_to_choose_again.words), '');
  visit public.appointments;
  told uuid[] := '{}';
begin
  if cardinality(visits) > 100 then
    raise sqlstate 'PT400' using message = 'Please ask about at most 100 visits at a time.';
  end if;
  if length(said) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  perform private.lock_calendar(auth.uid());
  for visit in
    select booked.* from public.appointments booked
    where booked.id = any (visits) and booked.veterinarian_id = auth.uid() and booked.status = 'upcoming'
      and booked.move_wish is null and not private.has_begun(booked.appointment_date, booked.appointment_time)
    order by booked.id for no key update
  loop
    if private.ask_client_to_choose(visit, said) then
      update public.appointments set move_wish = said where id = visit.id;
      told := told || visit.id;
    end if;
  end loop;
  return told;
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
      'may_move', state = 'open' and private.client_may_move(visit), 'move_wish', shown.move_wish,
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
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

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_move_wish_fits" CHECK ((length(move_wish) <= 500));

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text, 'moved'::text, 'choose_again'::text, 'earlier_offer'::text, 'after_visit'::text, 'after_visit_alarm'::text, 'carer_joined'::text, 'carer_left'::text, 'pet_handed_over'::text, 'sitting_begins'::text, 'sitting_ends'::text])));

CREATE TRIGGER forget_move_wish BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN (((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time))) EXECUTE FUNCTION private.forget_move_wish();

REVOKE ALL ON FUNCTION "private"."ask_client_to_choose"(public.appointments, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_move_wish"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."ask_to_choose_again"(uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_to_choose_again"(uuid[], text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."ask_to_choose_again"(uuid[], text) TO "service_role";
