set local check_function_bodies = off;

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

REVOKE ALL ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refusal_to_book"(uuid, uuid, uuid, text) TO "postgres";
