set local check_function_bodies = off;

DROP POLICY "both sides read their appointments" ON "public"."appointments";

CREATE TABLE "private"."decisions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "made_at" timestamp with time zone NOT NULL DEFAULT now(), "made_by" uuid, "what" text NOT NULL, "person_id" uuid, "about" text, "reason" text, CONSTRAINT "decisions_pkey" PRIMARY KEY (id), CONSTRAINT "decisions_what_check" CHECK ((what = ANY (ARRAY['licence confirmed'::text, 'licence refused'::text, 'licence withdrawn'::text, 'review kept'::text, 'review removed'::text, 'clinic added'::text, 'clinic changed'::text, 'clinic removed'::text, 'administrator added'::text, 'administrator removed'::text]))));

ALTER TABLE "private"."decisions" ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.assert_finite(at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if not isfinite(at) then
    raise sqlstate 'PT400' using message = 'Please choose a moment that has a date.';
  end if;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  -- Both whom the person cares for and who cares for theirs, in one order: nobody who leaves as well becomes an owner.
  perform from public.pet_carers
  where person_id = person or pet_id in (select id from public.pets where owner_id = person)
  order by pet_id, person_id for update;
  perform from public.saved_veterinarians where person in (owner_id, veterinarian_id)
  order by owner_id, veterinarian_id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  -- Before the visits: nobody who leaves is offered a time that this frees.
  delete from public.earlier_requests where person in (client_id, veterinarian_id);
  delete from public.slot_offers where veterinarian_id = person;
  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.visit_types where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from private.guest_visits
  where (veterinarian_id = person and visit_date < private.warsaw_today())
    or appointment_id in (select id from public.appointments where client_id = person);
  delete from private.guest_codes where veterinarian_id = person;
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.household_invitations where owner_id = person;
  delete from public.pet_carers where person_id = person;
  update public.care_entries set person_id = null where person_id = person;
  perform private.pass_on_pets(person);
  delete from public.pets where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where veterinarian_id = person;
  delete from public.admins where user_id = person;
  update private.decisions set made_by = nullif(made_by, person), person_id = nullif(person_id, person)
  where person in (made_by, person_id);
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_moments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.assert_finite(new.archived_at), private.assert_finite(new.remembered_since);
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
      and appointment_date + appointment_time > private.warsaw_now()
    returning id
  loop
    update public.earlier_requests set ended_at = now() where appointment_id = visit and ended_at is null;
  end loop;
  return null;
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
    and private.may_still_book(request, in_line.veterinarian)
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
$function$;

CREATE OR REPLACE FUNCTION private.may_still_book(request public.earlier_requests, veterinarian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (request.appointment_id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
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

CREATE OR REPLACE FUNCTION private.name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select full_name from public.profiles where id = person $function$;

CREATE OR REPLACE FUNCTION private.note_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'administrator added' else 'administrator removed' end,
    coalesce(new.user_id, old.user_id)
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_clinic_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'clinic added' when 'UPDATE' then 'clinic changed' else 'clinic removed' end,
    null, null, coalesce(new.name, old.name)
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_decision(what text, person uuid, reason text DEFAULT NULL::text, about text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.decisions (made_by, what, person_id, about, reason) values (auth.uid(), what, person, about, reason)
$function$;

CREATE OR REPLACE FUNCTION private.note_licence_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_decision(
    case when new.refusal is null then 'licence confirmed'
      when old.verified_at is not null and new.verified_at is null then 'licence withdrawn'
      else 'licence refused' end,
    new.veterinarian_id, new.refusal
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_review_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_decision(
    case when new.removed then 'review removed' else 'review kept' end,
    (select veterinarian_id from public.reviews where id = new.review_id), new.decision_reason
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.release_refused_offers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.release_offer(offered, 'ended')
  from public.slot_offers offered join public.earlier_requests request on request.id = offered.request_id
  where (
      offered.client_id = (to_jsonb(old) ->> 'person_id')::uuid
      or offered.veterinarian_id = (to_jsonb(old) ->> 'veterinarian_id')::uuid
    )
    and offered.outcome is null and offered.held_until > now()
    and not private.may_still_book(request, offered.veterinarian_id);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.decisions()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators read what was decided.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.made_at desc), '[]')
    from (
      select made_at, private.name_of(made_by) as made_by, what, coalesce(private.name_of(person_id), about) as about, reason
      from private.decisions order by made_at desc, id limit 200
    ) as shown
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  shrink := cos(radians(emergency_contacts.latitude));
  return query
    -- What `duty_of` and `kilometres` say, written out, to choose sixty: called for ten thousand on duty they take seconds.
    with on_duty as (
      select distinct hours.veterinarian_id
      from public.emergency_hours hours
      where (
        hours.weekday = extract(isodow from today)
        and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
        and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' > emergency_contacts.at
      ) or (
        hours.weekday = extract(isodow from today - 1)
        and hours.ends_at <= hours.starts_at
        and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
      )
    ), placed as (
      select on_duty.veterinarian_id, stats.latitude is not null as is_located,
        coalesce(stats.latitude, centre.latitude) as latitude, coalesce(stats.longitude, centre.longitude) as longitude
      from on_duty
      join private.listed_vets stats on stats.veterinarian_id = on_duty.veterinarian_id
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
    ), measured as (
      select nearest.veterinarian_id, nearest.is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, nearest.latitude, nearest.longitude
      ) as away
      from (
        select placed.* from placed
        order by power(placed.latitude - emergency_contacts.latitude, 2)
          + power((placed.longitude - emergency_contacts.longitude) * shrink, 2), placed.veterinarian_id
        limit 60
      ) as nearest
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on
    from clinics clinic
    order by 8, 2;
end;
$function$;

CREATE OR REPLACE FUNCTION public.open_veterinarians(cities text[], at timestamp with time zone DEFAULT now())
 RETURNS TABLE(id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time without time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.id, shown.full_name, shown.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join private.listed_vets stats on stats.city_code = private.canonical('city', left(near.city, 200))
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral private.as_listed(profile) as shown
  cross join lateral (
    select max(hours.closes_at) as closes_at
    from public.working_hours hours
    where hours.veterinarian_id = profile.id
      and hours.weekday = extract(isodow from at at time zone 'Europe/Warsaw')
      and hours.opens_at <= (at at time zone 'Europe/Warsaw')::time
      and hours.closes_at > (at at time zone 'Europe/Warsaw')::time
  ) as today
  where private.assert_finite(open_veterinarians.at) and today.closes_at is not null
    and not exists (
      select from public.time_off away
      where away.veterinarian_id = profile.id
        and (at at time zone 'Europe/Warsaw')::date between away.starts_on and away.ends_on
        and (
          away.starts_at is null
          or (
            away.starts_at <= (at at time zone 'Europe/Warsaw')::time
            and (at at time zone 'Europe/Warsaw')::time < away.ends_at
          )
        )
    )
  order by near.place, today.closes_at desc, profile.id
  limit 12
$function$;

CREATE OR REPLACE FUNCTION public.take_offer(offer uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offered public.slot_offers;
  request public.earlier_requests;
  visit public.appointments;
  calendar uuid;
begin
  select wanted.* into request from public.slot_offers held
  join public.earlier_requests wanted on wanted.id = held.request_id
  where held.id = offer and held.client_id = auth.uid();
  -- Calendars in one order, as in deleting an account.
  for calendar in
    select veterinarian_id from public.slot_offers where id = offer and client_id = auth.uid()
    union select veterinarian_id from public.appointments where id = request.appointment_id order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(auth.uid());
  select * into visit from public.appointments where id = request.appointment_id for no key update;
  offered := private.lock_offer(offer);
  if visit.id is not null and (
    visit.status <> 'upcoming'
    or visit.appointment_date + visit.appointment_time <= offered.slot_date + offered.slot_time
  ) then
    raise sqlstate 'PT409' using message = 'Your visit is earlier than this by now, or is no longer to come.';
  end if;

  if not private.may_still_book(request, offered.veterinarian_id) then
    raise sqlstate 'PT403' using message = 'You may not book this any more. The time goes to somebody else.';
  end if;

  perform private.release_offer(offered, 'taken');
  if visit.veterinarian_id = offered.veterinarian_id then
    visit := private.move_to_offer(visit, offered);
  else
    visit := private.book_offer(visit, offered, request);
  end if;
  update public.earlier_requests set ended_at = now() where id = request.id and ended_at is null;
  return visit;
end;
$function$;

ALTER TABLE "private"."decisions" ADD CONSTRAINT "decisions_made_by_fkey" FOREIGN KEY (made_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."decisions" ADD CONSTRAINT "decisions_person_id_fkey" FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX decisions_made_by_idx ON private.decisions USING btree (made_by);

CREATE INDEX decisions_made_idx ON private.decisions USING btree (made_at);

CREATE INDEX decisions_person_idx ON private.decisions USING btree (person_id);

CREATE TRIGGER note_decision AFTER INSERT OR DELETE ON public.admins FOR EACH ROW EXECUTE FUNCTION private.note_administrator();

CREATE TRIGGER note_decision AFTER INSERT OR DELETE OR UPDATE ON public.emergency_clinics FOR EACH ROW EXECUTE FUNCTION private.note_clinic_decision();

CREATE TRIGGER note_decision AFTER UPDATE ON public.licences FOR EACH ROW WHEN (((new.decided_at IS DISTINCT FROM old.decided_at) AND (new.decided_at IS NOT NULL))) EXECUTE FUNCTION private.note_licence_decision();

CREATE TRIGGER hand_over_visits AFTER DELETE ON public.pet_carers FOR EACH ROW EXECUTE FUNCTION private.hand_over_visits();

CREATE TRIGGER release_refused_offers AFTER DELETE OR UPDATE ON public.pet_carers FOR EACH ROW EXECUTE FUNCTION private.release_refused_offers();

CREATE TRIGGER guard_moments BEFORE INSERT OR UPDATE OF archived_at, remembered_since ON public.pets FOR EACH ROW EXECUTE FUNCTION private.guard_moments();

CREATE TRIGGER note_decision AFTER UPDATE ON public.review_reports FOR EACH ROW WHEN (((old.removed IS NULL) AND (new.removed IS NOT NULL))) EXECUTE FUNCTION private.note_review_decision();

CREATE TRIGGER release_refused_offers AFTER UPDATE OF booked_by, treats ON public.visit_types FOR EACH ROW EXECUTE FUNCTION private.release_refused_offers();

CREATE POLICY "both sides and the owner of the pet read appointments" ON "public"."appointments" FOR SELECT TO "authenticated" USING (((client_id = ( SELECT auth.uid() AS uid)) OR (veterinarian_id = ( SELECT auth.uid() AS uid)) OR private.owns_pet(pet_id)));

REVOKE ALL ON FUNCTION "private"."assert_finite"(timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_finite"(timestamp with time zone) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."assert_finite"(timestamp with time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guard_moments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over_visits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_still_book"(public.earlier_requests, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_administrator"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_clinic_decision"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_decision"(text, uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_licence_decision"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_review_decision"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_refused_offers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."decisions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decisions"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decisions"() TO "service_role";
