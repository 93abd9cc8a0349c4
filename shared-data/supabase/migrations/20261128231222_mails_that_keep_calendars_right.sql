set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.send_to_keep(person uuid, kind text, about jsonb, cause text, visit uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.wants(person, kind, 'mail') then
    perform private.queue_mail(person, send_to_keep.kind, send_to_keep.about, send_to_keep.cause, send_to_keep.visit);
  end if;
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
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    else
      perform private.send_to_keep(
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id
      );
    end if;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reader constant uuid := case when auth.uid() = new.client_id then new.veterinarian_id else new.client_id end;
  -- Who cancels a visit that no mail of theirs has told of has nothing in their calendar.
  knows constant boolean := not exists (
    select from private.mails waiting
    where waiting.appointment_id = new.id and waiting.user_id = auth.uid() and waiting.kind in ('booked', 'booking_kept')
      and waiting.sent_at is null and waiting.handed_over_at is null
  );
begin
  -- Mails that wait speak of a visit that will not be.
  delete from private.mails
  where new.id in (appointment_id, guest_visit_id) and sent_at is null and handed_over_at is null;
  if new.client_id is null then
    perform private.tell_of_cancelled_guest(old, new);
  elsif auth.uid() is not null then
    perform private.notify(
      reader, 'cancelled',
      private.facts_of_visit(new, reader) || jsonb_build_object('cancel_reason', new.cancel_reason),
      'cancelled ' || new.id
    );
    if knows and auth.uid() in (new.client_id, new.veterinarian_id) then
      perform private.send_to_keep(
        auth.uid(), 'cancel_kept', private.facts_of_visit(new, auth.uid()), 'cancel kept ' || new.id, new.id
      );
    end if;
  end if;
  return null;
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
  perform private.send_to_keep(
    before.client_id, 'move_kept', private.facts_of_visit(before, before.client_id) || move,
    'move kept ' || tell_of_move.cause, before.id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_reschedule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  asker uuid;
  answerer uuid;
  reader uuid;
  happened text;
  move jsonb;
begin
  if auth.uid() is null or (tg_op = 'UPDATE' and new.status not in ('accepted', 'declined')) then
    return null;
  end if;
  select * into visit from public.appointments where id = new.appointment_id;
  if new.proposed_by = 'owner' then
    asker := visit.client_id;
    answerer := visit.veterinarian_id;
  else
    asker := visit.veterinarian_id;
    answerer := visit.client_id;
  end if;
  happened := case when tg_op = 'INSERT' then 'asked' else new.status end;
  reader := case when happened = 'asked' then answerer else asker end;
  move := jsonb_build_object('new_date', new.proposed_date, 'new_time', to_char(new.proposed_time, 'HH24:MI'))
    || case when happened = 'accepted' then jsonb_build_object('changed_at', now()) else '{}' end;
  perform private.notify(
    reader, 'reschedule_' || happened, private.facts_of_visit(visit, reader) || move, 'reschedule ' || happened || new.id
  );
  if happened = 'accepted' then
    perform private.send_to_keep(
      answerer, 'move_kept', private.facts_of_visit(visit, answerer) || move, 'move kept ' || new.id, visit.id
    );
  end if;
  return null;
end;
$function$;

REVOKE ALL ON FUNCTION "private"."send_to_keep"(uuid, text, jsonb, text, uuid) FROM PUBLIC;

