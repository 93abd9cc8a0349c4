set local check_function_bodies = off;

DROP POLICY "both sides read the questions after a visit" ON "public"."after_visits";

ALTER TABLE "public"."visit_answers" DROP CONSTRAINT "visit_answers_something";

ALTER TABLE "public"."visit_answers" ADD COLUMN "strains_or_retches" boolean;

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
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_after_visit_questions(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  due uuid;
  count integer := 0;
begin
  if private.is_quiet(at) then
    return 0;
  end if;
  for due in
    update public.after_visits set is_asked = true
    where appointment_id in (
      select waiting.appointment_id from public.after_visits waiting
      where not waiting.is_asked and waiting.asks_at <= at
      order by waiting.asks_at
      limit at_most
      for update skip locked
    )
    returning appointment_id
  loop
    select * into visit from public.appointments where id = due;
    if visit.status = 'completed'
      and (select asks_at from public.after_visits where appointment_id = due) > at - private.after_visit_time()
      and (select answered_at is null from public.after_visits where appointment_id = due)
      and not private.is_remembered(visit.pet_id)
      and exists (select from public.profiles where id = visit.client_id and deleted_at is null) then
      perform private.notify(
        visit.client_id, 'after_visit', private.facts_of_visit(visit, visit.client_id), 'after visit ' || visit.id, at
      );
      count := count + 1;
    end if;
  end loop;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wall constant timestamp := at at time zone 'Europe/Warsaw';
  visit public.appointments;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.reminders (appointment_id, hours_before, starts_at)
    select booked.id, lead.hours, moment.starts_at
    from public.appointments booked
    cross join (values (24, 2), (2, 0)) as lead (hours, until)
    cross join lateral (
      select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
    ) as moment
    where booked.status = 'upcoming'
      and (booked.client_id is not null or (lead.hours = 24 and exists (
        select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
      )))
      -- Found by an index: a day ahead on the wall, and the hour by which clocks change.
      and (booked.appointment_date, booked.appointment_time) >= ((wall - interval '1 hour')::date, (wall - interval '1 hour')::time)
      and (booked.appointment_date, booked.appointment_time) <= ((wall + interval '25 hours')::date, (wall + interval '25 hours')::time)
      and moment.starts_at - make_interval(hours => lead.hours) <= at
      and moment.starts_at - make_interval(hours => lead.until) > at
      and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
      and not private.is_remembered(booked.pet_id)
      and not exists (
        select from private.reminders known
        where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
      )
    order by moment.starts_at, booked.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into visit from public.appointments where id = given.appointment_id;
    if visit.client_id is null then
      perform private.write_to_guest(
        visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
      );
    else
      perform private.notify(
        visit.client_id, 'reminder',
        private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
        concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
      );
    end if;
    count := count + 1;
  end loop;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_microchip()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  digits constant text := upper(regexp_replace(
    new.microchip_number, '[[:space:]*\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  ));
begin
  if digits ~ '^([0-9]{9}|[0-9A-F]{10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_remembered(pet uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.pets where id = pet and remembered_since is not null) $function$;

ALTER FUNCTION "private"."is_remembered"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.may_still_book(request public.earlier_requests, veterinarian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.is_remembered(request.pet_id)
    and (request.appointment_id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (
      exists (
        select from public.appointments visit
        where visit.id = request.appointment_id and visit.veterinarian_id = may_still_book.veterinarian
      )
      or not exists (
        select from private.refusal_to_book(
          case when may_still_book.veterinarian = request.veterinarian_id then request.visit_type_id end,
          may_still_book.veterinarian, request.client_id, request.pet_type
        ) as refused where refused.state is not null
      )
    )
$function$;

CREATE OR REPLACE FUNCTION private.pet_named(owner uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(id::text)::uuid end
  from public.pets
  where owner_id = owner and private.fold(name) = private.fold(pet) and archived_at is null and remembered_since is null
$function$;

ALTER TABLE "public"."visit_answers" ADD CONSTRAINT "visit_answers_something" CHECK ((num_nonnulls(breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison) > 0));

CREATE POLICY "both sides read the questions after a visit" ON "public"."after_visits" FOR SELECT TO "authenticated" USING ((EXISTS ( SELECT
   FROM public.appointments visit
  WHERE ((visit.id = after_visits.appointment_id) AND ((visit.veterinarian_id = ( SELECT auth.uid() AS uid)) OR ((visit.client_id = ( SELECT auth.uid() AS uid)) AND (after_visits.asks_at <= now()) AND ((after_visits.answers IS NOT NULL) OR (NOT private.is_remembered(visit.pet_id)))))))));

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "service_role";

REVOKE ALL ("strains_or_retches") ON TABLE "public"."visit_answers" FROM "authenticated";

GRANT INSERT ("strains_or_retches") ON TABLE "public"."visit_answers" TO "authenticated";
