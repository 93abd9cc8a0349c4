set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.facts_of_visit(visit public.appointments, reader uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'appointment_id', visit.id,
    'person_id', other.id,
    'person', other.full_name,
    'is_veterinarian', other.id = visit.veterinarian_id,
    'clinic', clinic.clinic_name,
    'address', nullif(concat_ws(', ', clinic.address, clinic.city), ''),
    'phone', clinic.phone,
    'pet', visit.pet_name,
    'reason', visit.reason_for_visit,
    'minutes', visit.duration_minutes,
    'visit_type', visit.visit_type,
    'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'),
    'booked_at', visit.created_at,
    'changed_at', visit.updated_at
  )
  from public.profiles clinic, public.profiles other
  where clinic.id = visit.veterinarian_id
    and other.id = case when reader = visit.client_id then visit.veterinarian_id else visit.client_id end
$function$;

CREATE OR REPLACE FUNCTION private.move_to_offer(visit public.appointments, offered public.slot_offers)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.appointments;
begin
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, visit.duration_minutes
  );
  update public.appointments set appointment_date = offered.slot_date, appointment_time = offered.slot_time
  where id = visit.id returning * into moved;
  perform private.notify(
    visit.veterinarian_id, 'moved',
    private.facts_of_visit(visit, visit.veterinarian_id) || jsonb_build_object(
      'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI'),
      'changed_at', moved.updated_at
    ),
    'moved ' || offered.id
  );
  return moved;
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
  perform private.notify(
    reader, 'reschedule_' || happened,
    private.facts_of_visit(visit, reader) || jsonb_build_object(
      'new_date', new.proposed_date, 'new_time', to_char(new.proposed_time, 'HH24:MI')
    ) || case when happened = 'accepted' then jsonb_build_object('changed_at', now()) else '{}' end,
    'reschedule ' || happened || new.id
  );
  return null;
end;
$function$;
