set local check_function_bodies = off;

-- A visit by phone or of a guest becomes a row of `appointments`, with its id. First the columns, then the copy, then the rules.
ALTER TABLE "public"."appointments" ADD COLUMN "booked_by" text NOT NULL DEFAULT 'owner'::text;
ALTER TABLE "public"."appointments" ADD COLUMN "client_name" text;
ALTER TABLE "public"."appointments" ADD COLUMN "client_phone" text;
ALTER TABLE "public"."appointments" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "public"."appointments" ALTER COLUMN "reason_for_visit" DROP NOT NULL;
ALTER TABLE "public"."appointments" DROP CONSTRAINT "appointments_name_no_site";
ALTER TABLE "private"."mails" DROP CONSTRAINT "mails_guest_visit_id_fkey";
ALTER TABLE "private"."slot_holds" DROP CONSTRAINT "slot_holds_phone_visit_id_fkey";
ALTER TABLE "private"."guest_links" ADD COLUMN "appointment_id" uuid;

do $$
declare
  told record;
  kept record;
begin
  alter table public.appointments disable trigger user;
  alter table private.slot_holds disable trigger user;

  create temporary table former_visits as
  select phone.id, phone.veterinarian_id, phone.visit_date, phone.visit_time, phone.duration_minutes, phone.client_name,
    phone.client_phone, phone.pet_name, phone.pet_type, nullif(btrim(phone.reason), '') as reason, phone.visit_type_id,
    phone.visit_type, phone.price_from, phone.price_to, phone.created_at,
    -- Each move of a guest has made a later state, which calendars tell by it.
    phone.created_at + make_interval(secs => coalesce(guest.moves, 0)) as updated_at,
    case when phone.by_guest then 'guest' else 'vet' end as booked_by,
    -- Nobody said what became of a visit by phone: it has taken place, or is to come.
    case
      when phone.outcome = 'no-show' then 'cancelled'
      when phone.outcome = 'completed' then 'completed'
      when not phone.by_guest and private.has_begun(phone.visit_date, phone.visit_time) then 'completed'
      else 'upcoming'
    end as status,
    case phone.outcome when 'no-show' then 'No-show' end as cancel_reason,
    case phone.outcome when 'no-show' then 'veterinarian' end as cancelled_by
  from public.phone_visits phone left join private.guest_visits guest on guest.phone_visit_id = phone.id
  union all
  -- Of cancelled ones nothing is left but when they were, and with whom.
  select guest.id, guest.veterinarian_id, guest.visit_date, guest.visit_time, 30, null, null, 'Unknown', 'other', null, null, null,
    null, null, guest.created_at, guest.created_at, 'guest', 'cancelled', guest.cancel_reason,
    case guest.cancelled_by when 'guest' then 'owner' else 'veterinarian' end
  from private.guest_visits guest where guest.phone_visit_id is null and guest.appointment_id is null;

  select count(*) as visits, sum(hashtextextended(visit::text, 0)::numeric) as hash into told from (
    select id, veterinarian_id, appointment_date, appointment_time, duration_minutes, client_id, null as client_name,
      null as client_phone, pet_name, pet_type, reason_for_visit, visit_type_id, visit_type, price_from, price_to, status,
      cancel_reason, cancelled_by, created_at, updated_at, 'owner' as booked_by
    from public.appointments
    union all
    select id, veterinarian_id, visit_date, visit_time, duration_minutes, null, client_name, client_phone, pet_name, pet_type,
      reason, visit_type_id, visit_type, price_from, price_to, status, cancel_reason, cancelled_by, created_at, updated_at, booked_by
    from former_visits
  ) as visit;

  insert into public.appointments (
    id, veterinarian_id, appointment_date, appointment_time, duration_minutes, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, visit_type_id, visit_type, price_from, price_to, created_at, updated_at, booked_by, status, cancel_reason,
    cancelled_by
  )
  select id, veterinarian_id, visit_date, visit_time, duration_minutes, client_name, client_phone, pet_name, pet_type, reason,
    visit_type_id, visit_type, price_from, price_to, created_at, updated_at, booked_by, status, cancel_reason, cancelled_by
  from former_visits;
  drop table former_visits;

  select count(*) as visits, sum(hashtextextended(visit::text, 0)::numeric) as hash into kept from (
    select id, veterinarian_id, appointment_date, appointment_time, duration_minutes, client_id, client_name, client_phone, pet_name,
      pet_type, reason_for_visit, visit_type_id, visit_type, price_from, price_to, status, cancel_reason, cancelled_by, created_at,
      updated_at, booked_by
    from public.appointments
  ) as visit;
  if kept is distinct from told then
    raise exception 'The copy is not what was there: % and %.', told, kept;
  end if;

  update private.slot_holds set appointment_id = phone_visit_id, phone_visit_id = null where phone_visit_id is not null;
  delete from private.slot_holds where appointment_id in (select id from public.appointments where status = 'cancelled');

  update private.guest_visits set appointment_id = coalesce(appointment_id, phone_visit_id, id);
  update private.guest_links link set appointment_id = guest.appointment_id
  from private.guest_visits guest where guest.id = link.guest_visit_id;
  update private.mails mail
  set guest_visit_id = guest.appointment_id, cause = replace(mail.cause, guest.id::text, guest.appointment_id::text)
  from private.guest_visits guest where guest.id = mail.guest_visit_id;

  alter table private.slot_holds enable trigger user;
  alter table public.appointments enable trigger user;
end;
$$;

ALTER TABLE "private"."guest_links" ALTER COLUMN "appointment_id" SET NOT NULL;

ALTER TABLE "private"."guest_visits" ALTER COLUMN "appointment_id" SET NOT NULL;


REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange) FROM "service_role";

DROP POLICY "both sides and the owner of the pet read appointments" ON "public"."appointments";

DROP INDEX "private"."guest_links_visit_idx";

DROP INDEX "private"."guest_visits_appointment_idx";

DROP INDEX "private"."guest_visits_day_idx";

DROP INDEX "private"."guest_visits_veterinarian_idx";

ALTER TABLE "private"."guest_links" DROP CONSTRAINT "guest_links_guest_visit_id_fkey";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_cancel_reason_check";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_cancelled_by_check";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_phone_visit_id_fkey";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_phone_visit_id_key";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_veterinarian_id_fkey";

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_pkey";

ALTER TABLE "private"."slot_holds" DROP CONSTRAINT "slot_holds_of_one_visit";

ALTER TABLE "private"."slot_holds" DROP CONSTRAINT "slot_holds_phone_visit_id_key";

ALTER TABLE "public"."phone_visits" DROP CONSTRAINT "phone_visits_veterinarian_id_fkey";

ALTER TABLE "public"."phone_visits" DROP CONSTRAINT "phone_visits_visit_type_id_fkey";

DROP FUNCTION "private"."give_guest_reminders"(timestamp with time zone, integer);

DROP FUNCTION "private"."guest_visit_of"(text);

DROP FUNCTION "private"."lock_guest_visit"(text);

DROP FUNCTION "private"."lock_open_guest_visit"(private.guest_visits);

DROP FUNCTION "private"."lock_own_guest"(uuid);

DROP FUNCTION "private"."move_to"(private.guest_visits, date, time without time zone, text);

DROP FUNCTION "private"."own_guests_as_visits"();

DROP FUNCTION "private"."put_into_account"(private.guest_visits, uuid);

DROP FUNCTION "private"."state_of_guest_visit"(private.guest_visits);

DROP FUNCTION "private"."tell_veterinarian_of_guest"(private.guest_visits, text, jsonb);

DROP FUNCTION "private"."write_to_guest"(private.guest_visits, text, text, timestamp with time zone);

DROP FUNCTION "public"."cancel_own_guest"(uuid, text);

ALTER TABLE "private"."guest_links" DROP COLUMN "guest_visit_id";

ALTER TABLE "private"."guest_visits" DROP COLUMN "cancel_reason";

ALTER TABLE "private"."guest_visits" DROP COLUMN "cancelled_by";

ALTER TABLE "private"."guest_visits" DROP COLUMN "id";

ALTER TABLE "private"."guest_visits" DROP COLUMN "phone_visit_id";

ALTER TABLE "private"."guest_visits" DROP COLUMN "veterinarian_id";

ALTER TABLE "private"."guest_visits" DROP COLUMN "visit_date";

ALTER TABLE "private"."guest_visits" DROP COLUMN "visit_time";

ALTER TABLE "private"."slot_holds" DROP COLUMN "phone_visit_id";

DROP TABLE "public"."phone_visits";

DROP FUNCTION "private"."end_guest_visit"();

DROP FUNCTION "private"."guard_phone_visit"();

DROP FUNCTION "private"."hold_slots_of_phone_visits"();

ALTER TABLE "private"."slot_holds" ALTER COLUMN "appointment_id" SET NOT NULL;

CREATE OR REPLACE FUNCTION private.ask_after_visit(visit public.appointments, questions text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text[] := array(select distinct unnest(ask_after_visit.questions));
begin
  if wanted = '{}' or visit.client_id is null then
    return;
  end if;
  if cardinality(wanted) > 4 or not wanted <@ private.after_visit_questions() then
    raise sqlstate 'PT400' using message = 'Please choose up to four of the questions.';
  end if;
  insert into public.after_visits (appointment_id, questions, asks_at)
  values (visit.id, ask_after_visit.questions, now() + interval '1 day')
  on conflict do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_free(veterinarian uuid, day date, at time without time zone, minutes integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  perform private.assert_time(veterinarian, day, at, upper(wanted));
  if exists (select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if private.is_offered(veterinarian, wanted) then
    raise sqlstate 'PT409' using message =
      'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_guest_may_book(phone text, email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest phone ' || assert_guest_may_book.phone, 1));
  if email is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest mail ' || private.mailbox(email), 1));
  end if;
  if (
    select count(*) from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where known.phone = assert_guest_may_book.phone and visit.client_id is null and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) >= private.quota('open guest visits of a phone') then
    raise sqlstate 'PT429' using message = format(
      'There are already %s visits to come for this phone number. Please sign in or register to book another.',
      private.quota('open guest visits of a phone')
    );
  end if;
  if (
    select count(*) from private.guest_visits booked
    where booked.created_at > now() - interval '1 day' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ) >= private.quota('guest visits of a sender a day') then
    raise sqlstate 'PT429' using message = 'You have booked several visits today. Please try again tomorrow, or sign in.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_time(veterinarian uuid, day date, at time without time zone, counts timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if counts <= now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if private.instant(day, at) at time zone 'Europe/Warsaw' <> day + at then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if day > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(veterinarian);
end;
$function$;

CREATE OR REPLACE FUNCTION private.book_by_phone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, visit_type_id
  ) values (
    'vet', coalesce(new.veterinarian_id, private.me()), new.visit_date, new.visit_time, new.client_name, new.client_phone,
    new.pet_name, new.pet_type, nullif(btrim(new.reason), ''), new.visit_type_id
  );
  select * into new from private.visits_by_phone() as own
  where (own.visit_date, own.visit_time) = (new.visit_date, new.visit_time) and own.outcome is null;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.cancel_by_phone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_visit(old.id);
  update public.appointments set status = 'cancelled', cancelled_by = 'veterinarian'
  where id = old.id and veterinarian_id = auth.uid() and status <> 'cancelled';
  return old;
end;
$function$;

CREATE OR REPLACE FUNCTION private.counted_ratings(veterinarian uuid)
 RETURNS SETOF smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select newest.rating
  from (
    select distinct on (coalesce(visit.client_id, visit.id)) review.rating
    from public.reviews review
    join public.appointments visit on visit.id = review.appointment_id
    where review.veterinarian_id = veterinarian and review.moderation is distinct from 'removed'
    order by coalesce(visit.client_id, visit.id), review.created_at desc, review.id desc
  ) as newest
$function$;

CREATE OR REPLACE FUNCTION private.forget_cancelled_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.client_name := null;
  new.client_phone := null;
  new.reason_for_visit := null;
  new.pet_name := 'Unknown';
  new.pet_type := 'other';
  return new;
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
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (booked_by = 'guest' and status = 'cancelled' and appointment_date >= private.warsaw_today());
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  delete from private.guest_visits
  where appointment_id in (select id from public.appointments where client_id = person);
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

CREATE OR REPLACE FUNCTION private.give_follow_up_invitations(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  visit public.appointments;
  given uuid;
  count integer := 0;
begin
  for given in
    insert into private.follow_up_invitations (appointment_id)
    select over.id from public.appointments over
    where over.status = 'completed' and over.client_id is not null
      and over.follow_up_on between today - 14 and today + 7
      and over.appointment_date <= today - 3
      and not private.is_followed_up(over)
      and not exists (select from private.follow_up_invitations known where known.appointment_id = over.id)
    order by over.follow_up_on, over.id
    limit at_most
    on conflict do nothing
    returning appointment_id
  loop
    select * into visit from public.appointments where id = given;
    perform private.notify(
      visit.client_id, 'follow_up',
      private.facts_of_visit(visit, visit.client_id)
        || jsonb_build_object('pet_id', visit.pet_id, 'follow_up_on', visit.follow_up_on),
      'follow-up ' || visit.id, at
    );
    count := count + 1;
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
      and booked.appointment_date between (at at time zone 'Europe/Warsaw')::date
        and (at at time zone 'Europe/Warsaw')::date + 2
      and moment.starts_at - make_interval(hours => lead.hours) <= at
      and moment.starts_at - make_interval(hours => lead.until) > at
      and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
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

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_after_visit_questions(at, at_most);
  perform private.give_sitting_notices(at, at_most);
  perform private.give_licence_notices(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  by_veterinarian constant boolean := old.veterinarian_id = private.me();
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if new.cancel_reason is distinct from old.cancel_reason then
      raise sqlstate 'PT403' using message = 'The reason is given once, when the visit is cancelled.';
    end if;
    return new;
  end if;
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := private.reason_to_cancel(old, new.cancel_reason, by_veterinarian);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_new_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
  by_phone constant boolean := new.booked_by = 'vet';
  chosen record;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if by_phone then
    if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
      raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
    end if;
  elsif new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  elsif private.is_veterinarian(private.me()) then
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
  if not by_phone then
    chosen := private.visit_type_to_book(new.visit_type_id, new.veterinarian_id, new.client_id, new.pet_type);
  elsif new.visit_type_id is not null then
    chosen := private.own_visit_type(new.visit_type_id, new.veterinarian_id);
  end if;
  if new.visit_type_id is not null then
    new.duration_minutes := chosen.minutes;
    new.visit_type := chosen.name;
    new.price_from := chosen.price_from;
    new.price_to := chosen.price_to;
  end if;
  if by_phone then
    perform private.assert_free(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  else
    perform private.assert_bookable(
      new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
    );
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_new_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
begin
  -- Locked, so that a completion is not taken back meanwhile. auth.uid() is null for the operator (seed, service key), who may
  -- enter reviews on behalf of the visit's client.
  select * into visit from public.appointments
  where id = new.appointment_id and (auth.uid() is null or client_id = auth.uid())
  for no key update;
  if not found then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if new.client_id is not null and new.client_id <> visit.client_id then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if visit.status <> 'completed' then
    raise sqlstate 'PT409' using message = 'A visit can be reviewed once it is completed.';
  end if;
  if exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'You have already reviewed this visit.';
  end if;
  new.veterinarian_id := visit.veterinarian_id;
  new.client_id := null;
  new.author_name := private.shortened_name(
    coalesce(visit.client_name, (select full_name from public.profiles where id = visit.client_id))
  );
  new.comment := nullif(btrim(new.comment), '');
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guest_visit_of(secret text)
 RETURNS public.appointments
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_visit public.appointments;
begin
  select visit.* into found_visit
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(guest_visit_of.secret, 'UTF8'))
    and visit.appointment_date > private.warsaw_today() - 30;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  return found_visit;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_guest_visit(secret text)
 RETURNS public.appointments
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.lock_open_guest_visit((private.guest_visit_of(secret)).id) $function$;

CREATE OR REPLACE FUNCTION private.lock_open_guest_visit(visit uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  locked constant public.appointments := private.lock_visit(visit);
  state text;
begin
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

CREATE OR REPLACE FUNCTION private.lock_own_visit(visit uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.appointments;
begin
  if auth.uid() is not null then
    perform private.lock_calendar(auth.uid());
  end if;
  select * into own from public.appointments
  where id = visit and veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0 for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This visit was not found. Its guest may have cancelled it.';
  end if;
  return own;
end;
$function$;

CREATE OR REPLACE FUNCTION private.mails_of_mailbox(address text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when address is not null then (
    select count(*) from private.mails mail
    where coalesce(mail.sent_at, mail.handed_over_at, now()) > now() - interval '1 day' and mail.given_up_at is null and (
      mail.guest_visit_id in (select appointment_id from private.guest_visits where private.mailbox(email) = private.mailbox(address))
      or mail.guest_code_id in (select id from private.guest_codes where private.mailbox(email) = private.mailbox(address))
    )
  ) end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.make_guest_link(visit uuid, given text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of random bits 122 each.
  secret constant text := coalesce(given, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
begin
  insert into private.guest_links (secret_hash, appointment_id)
  values (pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), visit);
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_to(visit public.appointments, new_date date, new_time time without time zone, side text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.appointments;
  times integer;
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
  update private.guest_visits set moves = moves + 1, moved_by = side where appointment_id = visit.id returning moves into times;
  if times > private.quota('moves of a guest visit') then
    raise sqlstate 'PT429' using message = 'This visit has been moved many times. Please call instead.';
  end if;
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);
  update public.appointments set appointment_date = new_date, appointment_time = new_time
  where id = visit.id returning * into moved;
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_freed_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.freed_times (veterinarian_id, starts_at, cancelled)
  select freed.veterinarian_id, freed.starts_at, bool_or(freed.cancelled and freed.place = 1)
  from (
    select gone.veterinarian_id, half.starts_at,
      row_number() over (partition by gone.veterinarian_id, gone.during order by half.starts_at) as place,
      gone.reschedule_request_id is null and exists (
        select from public.appointments
        where id = gone.appointment_id and status = 'cancelled'
          -- Who telephones has the veterinarian cancel.
          and (cancelled_by = 'owner' or booked_by = 'vet')
      ) as cancelled
    from gone
    cross join lateral (select lower(gone.during) at time zone 'Europe/Warsaw') as wall (starts_at)
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from wall.starts_at)
    cross join lateral (
      select generate_series(
        wall.starts_at::date + hours.opens_at, wall.starts_at::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select wall.starts_at
      where wall.starts_at::time >= hours.opens_at and wall.starts_at::time < hours.closes_at
    ) as half (starts_at)
    where private.slot(half.starts_at::date, half.starts_at::time, 30) && gone.during
  ) as freed
  where not private.has_begun(freed.starts_at::date, freed.starts_at::time) and private.is_veterinarian(freed.veterinarian_id)
  group by freed.veterinarian_id, freed.starts_at
  on conflict (veterinarian_id, starts_at) do update
  set freed_at = excluded.freed_at, cancelled = freed_times.cancelled or excluded.cancelled;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.put_into_account(visit public.appointments, owner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    pet_id = coalesce(private.pet_named(owner, pet_name), private.cared_pet_named(owner, pet_name))
  where id = visit.id and client_id is null and client_name is not null;
  if not found then
    return false;
  end if;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return true;
exception when sqlstate 'PT409' then
  return false;
end;
$function$;

CREATE OR REPLACE FUNCTION private.reason_to_cancel(visit public.appointments, reason text, by_veterinarian boolean)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  stored constant text := nullif(btrim(reason), '');
begin
  if length(stored) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if stored = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if not private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION private.state_of_guest_visit(visit public.appointments)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when visit.client_id is not null then 'in_account'
    when visit.client_name is null then 'cancelled'
    when private.has_begun(visit.appointment_date, visit.appointment_time) then 'past'
    else 'open'
  end
$function$;

CREATE OR REPLACE FUNCTION private.take_over_guest_visits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  perform private.lock_calendar(veterinarian_id) from (
    select distinct visit.veterinarian_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where lower(known.email) = lower(new.email) and visit.client_id is null order by 1
  ) as calendars;
  perform private.put_into_account(visit, new.id)
  from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
  where lower(known.email) = lower(new.email) and visit.client_id is null
  order by visit.appointment_date, visit.appointment_time, visit.id;
  return null;
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
      insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
      values (
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id, now()
      )
      on conflict on constraint mails_cause_key do nothing;
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
  end if;
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
  elsif not private.has_begun(visit.appointment_date, visit.appointment_time) then
    perform private.write_to_guest(visit, 'guest_cancelled', 'guest cancelled ' || visit.id, now());
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_summary()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  facts jsonb;
  noted constant boolean := new.visit_note is not null;
begin
  if auth.uid() is null or new.client_id is null then
    return null;
  end if;
  facts := private.facts_of_visit(new, new.client_id)
    || jsonb_build_object('pet_id', new.pet_id, 'follow_up_on', new.follow_up_on);
  if private.wants(new.client_id, 'visit_summary', 'site') then
    delete from public.notifications
    where user_id = new.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = new.id::text;
    insert into public.notifications (user_id, kind, about, created_at)
    values (new.client_id, 'visit_summary', facts, now() + private.undo_time());
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then private.undo_time() else interval '1 hour' end
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
  return null;
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
      'guest', true, 'person', visit.client_name, 'is_veterinarian', false, 'pet', visit.pet_name,
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

CREATE OR REPLACE FUNCTION private.visits_by_phone()
 RETURNS TABLE(id uuid, veterinarian_id uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, created_at timestamp with time zone, by_guest boolean, duration_minutes integer, visit_type_id uuid, visit_type text, price_from integer, price_to integer, outcome text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type, reason_for_visit,
    created_at, booked_by = 'guest', duration_minutes, visit_type_id, visit_type, price_from, price_to,
    case when booked_by = 'guest' then case status when 'completed' then 'completed' when 'cancelled' then 'no-show' end end
  from public.appointments where veterinarian_id = auth.uid() and client_id is null and client_name is not null
$function$;

CREATE OR REPLACE FUNCTION private.was_booked_with(secret text, veterinarian uuid, day date, at time without time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made public.appointments;
begin
  if was_booked_with.secret !~ '^[0-9a-f]{64}$' then
    raise sqlstate 'PT400' using message = 'The secret of a link has 64 hexadecimal digits.';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest link ' || was_booked_with.secret, 1));
  select visit.* into made
  from private.guest_links link join public.appointments visit on visit.id = link.appointment_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(was_booked_with.secret, 'UTF8'));
  if not found then
    return false;
  end if;
  if (made.veterinarian_id, made.appointment_date, made.appointment_time) is distinct from (veterinarian, day, at)
    or private.state_of_guest_visit(made) = 'cancelled' then
    raise sqlstate 'PT409' using message = 'Your visit could not be booked. Please try again.';
  end if;
  return true;
end;
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
    'has_reason', visit.cancel_reason is not null, 'moved_by', known.moved_by
  ), write_to_guest.cause, due
  from private.guest_visits known
  join public.profiles vet on vet.id = visit.veterinarian_id join private.listed_vets listed on listed.veterinarian_id = vet.id
  where known.appointment_id = visit.id
    and private.mails_of_mailbox(known.email) < private.quota('mails of a mailbox a day')
  on conflict on constraint mails_cause_key do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, confirmation text DEFAULT NULL::text, language text DEFAULT 'en'::text, secret text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked public.appointments;
begin
  perform private.assert_guest_fields(client_name, number, pet_name, pet_type, reason, address);
  if visit_date is null or visit_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if private.was_booked_with(book_as_guest.secret, veterinarian, visit_date, visit_time) then
    return book_as_guest.secret;
  end if;
  if not coalesce((select accepts_guests from public.profiles where id = veterinarian), true) then
    raise sqlstate 'PT403' using message =
      'This veterinarian takes bookings only from people with an account. Please sign in or register.';
  end if;
  if (select confirms_guests from public.profiles where id = veterinarian) then
    perform private.use_guest_confirmation(veterinarian, address, number, confirmation);
  end if;
  select * into chosen
  from private.visit_type_to_book(book_as_guest.visit_type, veterinarian, null, book_as_guest.pet_type);
  perform private.assert_bookable(veterinarian, visit_date, visit_time, coalesce(chosen.minutes, 30));
  perform private.assert_guest_may_book(number, address);
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    'guest', veterinarian, visit_date, visit_time, btrim(book_as_guest.client_name), btrim(book_as_guest.client_phone),
    btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type), btrim(book_as_guest.reason),
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning * into booked;
  insert into private.guest_visits (appointment_id, phone, email, language)
  values (booked.id, number, address, case book_as_guest.language when 'pl' then 'pl' else 'en' end);
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names then coalesce(visit.client_name, owner.full_name) end as owner
      from public.appointments visit left join public.profiles owner on owner.id = visit.client_id
      where visit.veterinarian_id = link.veterinarian_id and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;

CREATE OR REPLACE FUNCTION public.cancel_guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant public.appointments := private.lock_guest_visit(secret);
begin
  update public.appointments set status = 'cancelled', cancelled_by = 'owner' where id = visit.id;
  return public.guest_visit(secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.cancel_own_guest(visit uuid, reason text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select public.cancel_own_visit(visit, reason) $function$;

CREATE OR REPLACE FUNCTION public.cancel_own_visit(visit uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.appointments := private.lock_own_visit(visit);
  stored constant text := private.reason_to_cancel(own, reason, true);
begin
  if stored is null then
    raise sqlstate 'PT400' using message = 'Please enter a reason, in at most 500 characters.';
  end if;
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  -- Nobody could read of it any more.
  if own.client_id is null and stored <> 'No-show' and private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'This visit has begun already.';
  end if;
  update public.appointments set status = 'cancelled', cancel_reason = stored, cancelled_by = 'veterinarian' where id = own.id;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_mails(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    perform private.give_what_is_due(at, 50);
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.appointment_id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case when taken.guest_visit_id is null then '{}'
      else jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id)) end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$function$;

CREATE OR REPLACE FUNCTION public.finish_own_guest(visit uuid, outcome text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  if finish_own_guest.outcome not in ('completed', 'no-show') then
    raise sqlstate 'PT400' using message = 'Please say whether the visit took place.';
  end if;
  if not private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  update public.appointments
  set status = case finish_own_guest.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
    cancel_reason = case finish_own_guest.outcome when 'no-show' then 'No-show' end,
    cancelled_by = case finish_own_guest.outcome when 'no-show' then 'veterinarian' end
  where id = own.id;
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
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  perform private.move_to(private.lock_open_guest_visit(own.id), new_date, new_time, 'veterinarian');
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at) from auth.users where id = me),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'pet_carers', private.own_rows(
      'public.pet_carers', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
    ),
    'care_entries', private.own_rows(
      'public.care_entries', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
    ),
    'household_invitations', (
      select coalesce(jsonb_agg(to_jsonb(made) - 'secret_hash'), '[]')
      from public.household_invitations made where made.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'after_visits', private.own_rows(
      'public.after_visits',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'visit_types', private.own_rows('public.visit_types', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when private.is_to_come(visit.status, visit.appointment_date) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$function$;

CREATE OR REPLACE FUNCTION public.own_visit_numbers(weeks integer DEFAULT 12)
 RETURNS TABLE(week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.me();
  last_monday constant date := date_trunc('week', private.warsaw_today())::date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if weeks is null or weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  return query
    with mondays as (
      select last_monday - 7 * ago as monday from generate_series(weeks - 1, 0, -1) as ago
    ),
    counted as (
      select date_trunc('week', visit.appointment_date)::date as monday,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason is distinct from 'No-show')::integer
          as cancelled,
        count(*) filter (where visit.status = 'cancelled' and visit.cancel_reason = 'No-show')::integer as no_shows
      from public.appointments visit
      where visit.veterinarian_id = me
        and visit.appointment_date >= last_monday - 7 * (weeks - 1) and visit.appointment_date < last_monday + 7
      group by 1
    )
    select mondays.monday, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating
    from mondays
    left join counted on counted.monday = mondays.monday
    cross join lateral (
      select count(*)::integer as reviews, round(avg(newest.rating), 2) as rating
      from (
        select distinct on (coalesce(visit.client_id, visit.id)) review.rating
        from public.reviews review
        join public.appointments visit on visit.id = review.appointment_id
        where review.veterinarian_id = me
          and review.created_at < (mondays.monday + 7)::timestamp at time zone 'Europe/Warsaw'
        order by coalesce(visit.client_id, visit.id), review.created_at desc
      ) as newest
    ) as rated
    order by mondays.monday;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.*
  from public.visits_of_practice() visit
  where (with_guests or visit.client_id is not null)
    and private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name,
      (select client.full_name from public.profiles client where client.id = visit.client_id))), private.fold(words)) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.propose_reschedule(appointment uuid, proposed_date date, proposed_time time without time zone, message text DEFAULT NULL::text)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Without an account nobody answers: `move_own_guest` moves at once.
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid() and client_id is not null;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message);
end;
$function$;

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  gone integer;
  total integer := 0;
begin
  delete from public.notifications where id in (
    select id from public.notifications where created_at < at - private.kept_for('notifications')
    order by created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.mails where id in (
    select id from private.mails
    where (sent_at is not null or handed_over_at is not null or given_up_at is not null)
      and due_at < at - private.kept_for('mails')
    order by due_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.found_reports where id in (
    select report.id from public.found_reports report
    where report.created_at < at - private.kept_for('found reports')
      and not exists (select from public.lost_pets lost where lost.pet_id = report.pet_id)
    order by report.created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.passport_links where id in (
    select id from public.passport_links
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links')
    order by least(revoked_at, expires_at) limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.completions where appointment_id in (
    select appointment_id from private.completions where completed_at < at - private.kept_for('completions')
    order by completed_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_visits where appointment_id in (
    select known.appointment_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where visit.appointment_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit.appointment_date limit bound for update of known skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_codes where id in (
    select id from private.guest_codes where made_at < at - private.kept_for('guest codes')
    order by made_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.earlier_requests where id in (
    select id from public.earlier_requests
    where to_date < (at at time zone 'Europe/Warsaw' - private.kept_for('requests for earlier times'))::date
    order by to_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.household_invitations where id in (
    select id from public.household_invitations
    where expires_at < at - private.kept_for('ended invitations')
    order by expires_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.care_entries where id in (
    select id from public.care_entries where given_at < at - private.kept_for('entries of care')
    order by given_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.freed_times where (veterinarian_id, starts_at) in (
    select veterinarian_id, starts_at from private.freed_times
    where greatest(freed_at, starts_at at time zone 'Europe/Warsaw') < at - private.kept_for('freed times')
    order by starts_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  return total + gone;
end;
$function$;

CREATE OR REPLACE FUNCTION public.save_visit_note(visit uuid, note text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  update public.appointments set visit_note = note where id = own.id;
end;
$function$;

CREATE OR REPLACE FUNCTION public.take_over_guest_visit(secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  visit public.appointments := private.guest_visit_of(secret);
begin
  perform private.lock_calendar(visit.veterinarian_id);
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner keeps visits in an account.';
  end if;
  select * into visit from public.appointments where id = visit.id for no key update;
  if private.state_of_guest_visit(visit) not in ('open', 'past') or not private.put_into_account(visit, me) then
    raise sqlstate 'PT409' using message = 'This visit is cancelled, or in an account already.';
  end if;
  perform private.assert_within_visits(me);
end;
$function$;

CREATE OR REPLACE FUNCTION public.visits_of_practice()
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.appointments where veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0
$function$;

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_pkey" PRIMARY KEY (appointment_id);

ALTER TABLE "private"."guest_links" ADD CONSTRAINT "guest_links_appointment_id_fkey" FOREIGN KEY (appointment_id) REFERENCES private.guest_visits(appointment_id) ON DELETE CASCADE;

ALTER TABLE "private"."mails" ADD CONSTRAINT "mails_guest_visit_id_fkey" FOREIGN KEY (guest_visit_id) REFERENCES private.guest_visits(appointment_id) ON DELETE CASCADE;

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_accounts_have_their_name" CHECK (((client_id IS NULL) OR ((num_nonnulls(client_name, client_phone) = 0) AND (reason_for_visit IS NOT NULL))));

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_booked_by_known" CHECK ((booked_by = ANY (ARRAY['owner'::text, 'guest'::text, 'vet'::text])));

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_by_phone_fit" CHECK (((booked_by <> 'vet'::text) OR ((appointment_time < '24:00:00'::time without time zone) AND (EXTRACT(second FROM appointment_time) = (0)::numeric) AND (length(reason_for_visit) <= 1000)))) NOT VALID;

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_client_fits" CHECK (((btrim(client_name) <> ''::text) AND (length(client_name) <= 200) AND (length(client_phone) <= 40)));

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_clients_have_a_name" CHECK (((client_id IS NOT NULL) OR (client_name IS NOT NULL) OR (status = 'cancelled'::text)));

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_of_an_account_alone_have_a_pet" CHECK (((client_id IS NOT NULL) OR (pet_id IS NULL)));

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_owners_have_an_account" CHECK (((booked_by = 'owner'::text) = (client_id IS NOT NULL)));

CREATE VIEW "public"."phone_visits" WITH (security_invoker=true) AS  SELECT id,
    veterinarian_id,
    visit_date,
    visit_time,
    client_name,
    client_phone,
    pet_name,
    pet_type,
    reason,
    created_at,
    by_guest,
    duration_minutes,
    visit_type_id,
    visit_type,
    price_from,
    price_to,
    outcome
   FROM private.visits_by_phone() visits_by_phone(id, veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, created_at, by_guest, duration_minutes, visit_type_id, visit_type, price_from, price_to, outcome);

CREATE INDEX guest_links_visit_idx ON private.guest_links USING btree (appointment_id);

CREATE TRIGGER a_refuse_who_leaves_with_a_guest BEFORE UPDATE OF client_id ON public.appointments FOR EACH ROW WHEN (((old.client_id IS NULL) AND (new.client_id IS NOT NULL))) EXECUTE FUNCTION private.refuse_who_leaves();

CREATE TRIGGER forget_cancelled_client BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN (((new.client_id IS NULL) AND (new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text) AND (new.cancel_reason IS DISTINCT FROM 'No-show'::text))) EXECUTE FUNCTION private.forget_cancelled_client();

CREATE TRIGGER guard_names BEFORE INSERT OR UPDATE OF client_name, pet_name ON public.appointments FOR EACH ROW WHEN ((new.client_id IS NULL)) EXECUTE FUNCTION private.guard_names('client_name', 'pet_name');

CREATE TRIGGER tidy_phone BEFORE INSERT OR UPDATE OF client_phone ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.tidy_phone('client_phone');

CREATE TRIGGER book_by_phone INSTEAD OF INSERT ON public.phone_visits FOR EACH ROW EXECUTE FUNCTION private.book_by_phone();

CREATE TRIGGER cancel_by_phone INSTEAD OF DELETE ON public.phone_visits FOR EACH ROW EXECUTE FUNCTION private.cancel_by_phone();

CREATE POLICY "both sides and the owner of the pet read appointments" ON "public"."appointments" FOR SELECT TO "authenticated" USING (((client_id = ( SELECT auth.uid() AS uid)) OR ((veterinarian_id = ( SELECT auth.uid() AS uid)) AND (client_id IS NOT NULL)) OR private.owns_pet(pet_id)));

DROP POLICY "clients book for themselves" ON "public"."appointments";

CREATE POLICY "clients book for themselves, veterinarians for who telephones" ON "public"."appointments" FOR INSERT TO "authenticated"
WITH CHECK (
  status = 'upcoming'
  and (client_id = (select auth.uid()) or (booked_by = 'vet' and veterinarian_id = (select auth.uid())))
);

REVOKE ALL ON FUNCTION "private"."assert_free"(uuid, date, time without time zone, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_free"(uuid, date, time without time zone, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."assert_free"(uuid, date, time without time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."assert_time"(uuid, date, time without time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_by_phone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cancel_by_phone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_cancelled_client"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_visit_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_guest_visit"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_open_guest_visit"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_visit"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_to"(public.appointments, date, time without time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."put_into_account"(public.appointments, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_cancel"(public.appointments, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reason_to_cancel"(public.appointments, text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."reason_to_cancel"(public.appointments, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."state_of_guest_visit"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_cancelled_guest"(public.appointments, public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_veterinarian_of_guest"(public.appointments, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."visits_by_phone"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."visits_by_phone"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_to_guest"(public.appointments, text, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."cancel_own_guest"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_own_guest"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."cancel_own_guest"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."cancel_own_visit"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_own_visit"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."cancel_own_visit"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."save_visit_note"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_visit_note"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_visit_note"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."visits_of_practice"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."visits_of_practice"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."visits_of_practice"() TO "service_role";

GRANT INSERT ("booked_by") ON TABLE "public"."appointments" TO "authenticated";

GRANT INSERT ("client_name") ON TABLE "public"."appointments" TO "authenticated";

GRANT INSERT ("client_phone") ON TABLE "public"."appointments" TO "authenticated";

GRANT DELETE, SELECT, INSERT (
  veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, visit_type_id
) ON TABLE "public"."phone_visits" TO "authenticated";

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_name_no_site" CHECK (private.name_no_site(VARIADIC ARRAY[pet_name, pet_type, location, visit_type, client_name, client_phone])) NOT VALID;
