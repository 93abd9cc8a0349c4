set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.assert_reportable(visit public.appointments)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if visit.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'This appointment is already cancelled.';
  end if;
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  if visit.status = 'completed' and visit.visit_note is not null then
    raise sqlstate 'PT409' using message = 'This visit has its note already. Please edit that one.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_within_visits(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(person);
  if (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming'
      and not private.has_begun(appointment_date, appointment_time)
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and created_at > now() - interval '1 day'
  ) > private.quota('bookings a day') then
    raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.cancel_visits_of(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.appointments
  set status = 'cancelled',
      cancelled_by = case when veterinarian_id = person then 'veterinarian' else 'owner' end,
      cancel_reason = 'This account has been deleted.'
  where status = 'upcoming' and (
    veterinarian_id = person
    or (client_id = person and not private.has_begun(appointment_date, appointment_time))
  );
  perform private.close_reschedule_request(id, 'withdrawn')
  from public.appointments where status = 'upcoming' and client_id = person;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_appointment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  changed constant text := nullif(current_setting('veto.changed_visit', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if changed <> new.id::text then
    raise sqlstate 'PT400' using message = 'Please change one visit at a time.';
  end if;
  perform set_config('veto.changed_visit', new.id::text, true);
  if new.visit_note is distinct from old.visit_note and old.veterinarian_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'Only the veterinarian writes the note of a visit.';
  end if;
  if new.status is distinct from old.status then
    if old.status <> 'upcoming' then
      raise sqlstate 'PT409' using message = format('This appointment is already %s.', old.status);
    end if;
    if new.status = 'completed' and old.veterinarian_id is distinct from private.me() then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can complete an appointment.';
    end if;
    if new.status = 'completed' and not private.has_begun(old.appointment_date, old.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner constant uuid := (select owner_id from public.pets where id = old.pet_id);
  visit uuid;
begin
  for visit in
    update public.appointments set client_id = owner
    where pet_id = old.pet_id and client_id = old.person_id and owner <> old.person_id and status = 'upcoming'
      and not private.has_begun(appointment_date, appointment_time)
    returning id
  loop
    update public.earlier_requests set ended_at = now() where appointment_id = visit and ended_at is null;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.has_begun(day date, at time without time zone, moment timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.instant(day, at) <= moment $function$;

CREATE OR REPLACE FUNCTION public.answer_reschedule(request uuid, accept boolean)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit uuid;
  asked public.reschedule_requests;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case wanted.proposed_by when 'owner' then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  asked := private.lock_pending_request(request, visit);
  if accept and private.has_begun(asked.proposed_date, asked.proposed_time) then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(visit, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time
    where id = visit;
  end if;
  return asked;
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
    if visit.status <> 'upcoming' or private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not private.may(pet, 'book') then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
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

REVOKE ALL ON FUNCTION "private"."has_begun"(date, time without time zone, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_begun"(date, time without time zone, timestamp with time zone) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."has_begun"(date, time without time zone, timestamp with time zone) TO "service_role";
