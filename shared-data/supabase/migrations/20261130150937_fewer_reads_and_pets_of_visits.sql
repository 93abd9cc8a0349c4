set local check_function_bodies = off;

DROP POLICY "both sides read the questions after a visit" ON "public"."after_visits";

DROP VIEW "private"."listed_vets";

ALTER TABLE "public"."visit_answers" DROP CONSTRAINT "visit_answers_something";

DROP FUNCTION "private"."duty_of"(public.emergency_hours, date);

DROP FUNCTION "private"."is_to_come"(text, date);

DROP FUNCTION "private"."writing_limit"(text);

CREATE TABLE "private"."job_marks" ("job" text NOT NULL, "on_day" date NOT NULL, "after_day" date NOT NULL, "after_id" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid, CONSTRAINT "job_marks_pkey" PRIMARY KEY (job));

ALTER TABLE "private"."job_marks" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."job_marks" OWNER TO "postgres";

ALTER TABLE "public"."vet_stats" ADD COLUMN "takes_emergencies" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."visit_answers" ADD COLUMN "strains_or_retches" boolean;

CREATE OR REPLACE FUNCTION private.add_to_record(visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric, documents jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if medicines = '[]' and vaccinations = '[]' and documents = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, vaccine, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.vaccine), ''), nullif(btrim(given.lot_number), ''),
    visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, vaccine text, lot_number text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  insert into public.pet_documents (pet_id, title, path, mime_type, bytes, added_by)
  select visit.pet_id, btrim(given.title), given.path, given.mime_type, given.bytes, auth.uid()
  from jsonb_to_recordset(documents) as given (title text, path text, mime_type text, bytes integer);
  perform private.assert_within('entries of a record', greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.pet_documents where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ), 'PT403', 'The health record of this pet is full. Please write it in the summary.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.as_listed(profile public.profiles)
 RETURNS public.profiles
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((
    select jsonb_populate_record(profile, former) from public.vet_stats where veterinarian_id = profile.id and former is not null
  ), profile)
$function$;

CREATE OR REPLACE FUNCTION private.assert_earlier_wish(from_date date, to_date date, weekdays integer[], hours integer[], lead_hours integer, kilometres integer, veterinarian uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (
    isfinite(from_date) and isfinite(to_date) and from_date <= to_date and to_date >= private.warsaw_today()
  ) is not true then
    raise sqlstate 'PT400' using message = 'Please choose a first and a last day that are still to come.';
  end if;
  perform private.assert_within(
    'days of a request', to_date - greatest(from_date, private.warsaw_today()), 'PT400', 'Please choose at most %s days.'
  );
  if (cardinality(weekdays) between 1 and 7 and weekdays <@ array(select generate_series(1, 7))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one day of the week.';
  end if;
  if (cardinality(hours) between 1 and 24 and hours <@ array(select generate_series(0, 23))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one time of day.';
  end if;
  if (lead_hours between 1 and 72) is not true then
    raise sqlstate 'PT400' using message = 'Please say how soon you can leave: in 1 to 72 hours.';
  end if;
  if kilometres not between 1 and private.quota('kilometres of a request') then
    raise sqlstate 'PT400' using message = format(
      'Please choose 1 to %s kilometres.', private.quota('kilometres of a request')
    );
  end if;
  if kilometres is not null and not exists (
    select from public.vet_stats stats cross join lateral private.place_of(stats) as place
    where stats.veterinarian_id = assert_earlier_wish.veterinarian and stats.specialty_code is not null
  ) then
    raise sqlstate 'PT400' using message = 'We do not know where this practice is. Please choose this veterinarian only.';
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
  perform private.assert_within('open guest visits of a phone', (
    select count(*) + 1 from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where known.phone = assert_guest_may_book.phone and visit.booked_by = 'guest' and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ), 'PT429', 'There are already %s visits to come for this phone number. Please sign in or register to book another.');
  perform private.assert_within('guest visits of a sender a day', (
    select count(*) + 1 from private.guest_visits booked join public.appointments visit on visit.id = booked.appointment_id
    where booked.created_at > now() - interval '1 day' and visit.booked_by <> 'vet' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ), 'PT429', 'You have booked several visits today. Please try again tomorrow, or sign in.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_may_ask_again(side text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_within('requests for another time a day', (
    select count(*) + 1 from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ), 'PT429', 'You have asked for many other times today. Please try again tomorrow.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_may_write_again(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_within('messages a minute', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 minute'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
  perform private.assert_within('messages a day', (
    select count(*) + 1 from public.messages where sender_id = person and created_at > now() - interval '1 day'
  ), 'PT429', 'You have sent many messages in a short time. Please wait a little.');
end;
$function$;

CREATE OR REPLACE FUNCTION private.assert_within(of_what text, kept bigint, status text, refusal text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if kept > private.quota(of_what) then
    raise exception using errcode = status, message = format(refusal, private.quota(of_what));
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_within"(text, bigint, text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_within_visits(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(person);
  perform private.assert_within('visits to come', (
    select count(*) from public.appointments
    where client_id = person and status = 'upcoming' and booked_by <> 'vet'
      and not private.has_begun(appointment_date, appointment_time)
  ), 'PT403', 'You already have %s visits to come. Please cancel one before you book another.');
  perform private.assert_within('bookings a day', (
    select count(*) from public.appointments
    where client_id = person and booked_by <> 'vet' and created_at > now() - interval '1 day'
  ), 'PT429', 'You have booked many visits today. Please try again tomorrow.');
end;
$function$;

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

CREATE OR REPLACE FUNCTION private.cared_pet_named(person uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and cared.archived_at is null and cared.remembered_since is null
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own
      where own.owner_id = person and private.fold(own.name) = private.fold(pet)
        and own.archived_at is null and own.remembered_since is null
    )
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

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for.
  select next_due_on as day, id into edge from public.vaccinations
  where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
  order by next_due_on, id offset 999 limit 1;
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
      and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and later.given_on > entered.given_on
          and private.is_same_vaccine(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
    mark.after_day := given.due_on;
    mark.after_id := given.vaccination_id;
  end loop;
  if count < at_most then
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
  end if;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_length_of_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entries bigint;
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  execute format(
    'select count(*) from public.%I where pet_id in (select pet_id from added) group by pet_id order by 1 desc limit 1', tg_table_name
  ) into entries;
  perform private.assert_within(
    'entries of a record', entries, 'PT403', 'A record keeps up to %s of these. Please remove one before you add another.'
  );
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_metadata()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise sqlstate 'PT400' using message = 'An account keeps at most 4,000 characters about itself.';
end;
$function$;

ALTER FUNCTION "private"."guard_metadata"() OWNER TO "postgres";

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
      when digits ~ '[^0-9]' then 'A microchip number has digits only, or ten digits and letters from A to F'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_note_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.note_templates where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a template of this name. Please choose another.';
  end if;
  perform private.assert_within('note templates', (
    select count(*) from public.note_templates where veterinarian_id = private.me()
  ), 'PT403', 'You can keep up to %s templates. Please remove one before you add another.');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_number_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept bigint;
begin
  if private.is_client_request() then
    execute format('select count(*) from public.%I where %I = private.me()', tg_table_name, tg_argv[0]) into kept;
    perform private.assert_within(tg_argv[1], kept, 'PT403', tg_argv[2]);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_photos_of_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  perform private.assert_within(
    'photos of a visit', count(*), 'PT403', 'A visit takes up to %s photos. Please remove one before you add another.'
  ) from public.visit_photos where appointment_id in (select appointment_id from added) group by appointment_id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_times_off_to_come()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_client_request() then
    perform private.assert_within('times off to come', (
      select count(*) from public.time_off where veterinarian_id = private.me() and ends_on >= private.warsaw_today()
    ), 'PT403', 'You can keep up to %s times off ahead. Please remove one before you add another.');
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_visit_types()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.visit_types where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a visit type of this name. Please choose another.';
  end if;
  if exists (
    select from public.visit_types own cross join unnest(own.treats) as treated (code)
    where own.veterinarian_id = private.me() and not exists (
      select from public.vocabulary known where known.kind = 'pet_type' and known.code = treated.code
    )
  ) then
    raise sqlstate 'PT400' using message = 'Please choose animals from the list.';
  end if;
  perform private.assert_within('visit types', (
    select count(*) from public.visit_types where veterinarian_id = private.me()
  ), 'PT403', 'You can offer up to %s visit types. Please remove one before you add another.');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_remembered(pet uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.pets where id = pet and remembered_since is not null) $function$;

ALTER FUNCTION "private"."is_remembered"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_to_come(status text, day date, today date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select status = 'upcoming' or (status = 'completed' and day = today) $function$;

ALTER FUNCTION "private"."is_to_come"(text, date, date) OWNER TO "postgres";

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
  perform private.assert_within(
    'moves of a guest visit', times, 'PT429', 'This visit has been moved many times. Please call instead.'
  );
  perform private.write_to_guest(moved, 'guest_moved', concat_ws(' ', 'guest moved', moved.id, times), now());
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_emergencies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats stats set takes_emergencies = not takes_emergencies
  where veterinarian_id in (select veterinarian_id from changed)
    and takes_emergencies <> exists (select from public.emergency_hours hours where hours.veterinarian_id = stats.veterinarian_id);
  return null;
end;
$function$;

ALTER FUNCTION "private"."note_emergencies"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.on_duty_until(veterinarian uuid, at timestamp with time zone)
 RETURNS SETOF timestamp with time zone
 LANGUAGE sql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
  with today as (
    select (on_duty_until.at at time zone 'Europe/Warsaw')::date as day
  ), duty as (
    -- By the clock on the wall, so that a night has 11 or 13 hours when the clocks change.
    select range_agg(tstzrange(turn.starts, turn.ends)) as whole
    from today, generate_series(-1, 8) as ahead, public.emergency_hours hours, lateral (
      select (today.day + ahead + hours.starts_at) at time zone 'Europe/Warsaw' as starts,
        (today.day + ahead + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' as ends
    ) as turn
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from today.day + ahead) and turn.starts < turn.ends
  ), away as (
    select range_agg(tstzrange(
      (off.starts_on + coalesce(off.starts_at, '00:00')) at time zone 'Europe/Warsaw',
      (off.ends_on + coalesce(off.ends_at, '24:00')) at time zone 'Europe/Warsaw'
    )) as whole
    from today, public.time_off off
    where off.veterinarian_id = veterinarian and off.starts_on <= today.day + 9 and off.ends_on >= today.day - 1
  )
  select case when upper(part) < on_duty_until.at + interval '7 days' then upper(part) end
  from duty, away, unnest(duty.whole - coalesce(away.whole, '{}')) as part
  where part @> on_duty_until.at
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

CREATE OR REPLACE FUNCTION private.put_into_account(visit public.appointments, owner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    reason_for_visit = coalesce(reason_for_visit, 'Booked by phone')
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

CREATE OR REPLACE FUNCTION private.quota(of_what text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'visits booked for a client' then 5
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'mails of a mailbox a day' then 12
    when 'guest codes of an address an hour' then 5
    when 'guest codes of a veterinarian an hour' then 60
    -- Of all who try; the door counts those of one sender.
    when 'tries of a guest code' then 100
    when 'open requests for earlier times' then 5
    when 'requests for earlier times a day' then 50
    when 'days of a request' then 62
    when 'kilometres of a request' then 100
    when 'minutes of an offer' then 10
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'saved veterinarians' then 200
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'note templates' then 50
    when 'visit types' then 30
    when 'veterinarians of a median' then 5
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'messages a minute' then 20
    when 'messages a day' then 500
    when 'reported messages a day' then 20
    when 'reports of a review that wait' then 5
    when 'found reports of a link an hour' then 3
    when 'found reports of a pet a day' then 10
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'people of a pet' then 20
    when 'open invitations' then 20
    when 'invitations a day' then 50
    when 'pets of an invitation' then 50
    when 'entries of care a day' then 200
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE OR REPLACE FUNCTION private.read_search(folded text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  literal constant text := private.literal_condition(
    array[case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end], match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  texts text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
      texts := texts || case when asked.is_text then asked.piece end;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions <> '{}' and pieces <@ texts then
    -- One reading finds the names with the letters of all words; those that have the words as typed are among them.
    condition := private.literal_condition(pieces, match);
  elsif conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  -- Beside a text that nobody has, no index would find the rest.
  elsif missing = '{}' and cardinality(conditions) > 1 and private.finds_anybody(array[literal]) then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
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
    join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
    where lower(known.email) = lower(new.email) and visit.client_id is null order by 1
  ) as calendars;
  perform private.put_into_account(visit, new.id)
  from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
  join private.listed_vets listed on listed.veterinarian_id = visit.veterinarian_id
  where lower(known.email) = lower(new.email) and visit.client_id is null
  order by visit.appointment_date, visit.appointment_time, visit.id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.accept_household_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  perform private.assert_within('people of a pet', count(*), 'PT403', 'Up to %s people care for a pet.')
  from public.pet_carers held where held.pet_id = any (invitation.pet_ids) group by held.pet_id;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name collate "pl-x-icu", cared.id limit 1;
  return accepted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.add_care_entry(pet uuid, kind text, medicine uuid DEFAULT NULL::uuid, body text DEFAULT NULL::text, anyway boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written constant text := nullif(btrim(coalesce(add_care_entry.body, ''), E' \t\r\n'), '');
  course public.medicines;
  earlier public.care_entries;
begin
  perform private.assert_may(pet, case when kind = 'medicine' then 'medicines' else 'care' end);
  if kind is null or kind not in ('fed', 'walked', 'medicine', 'note') then
    raise sqlstate 'PT400' using message = 'Please say what you did.';
  end if;
  if length(written) > 300 or (kind = 'note' and written is null) then
    raise sqlstate 'PT400' using message = 'Please write a note of at most 300 characters.';
  end if;
  perform private.lock_person(auth.uid());
  -- Two who give the same dose at once: the second one is asked.
  perform from public.pets where id = pet for no key update;
  perform private.assert_within('entries of care a day', (
    select count(*) + 1 from public.care_entries own
    where own.person_id = auth.uid() and own.given_at > now() - interval '1 day'
  ), 'PT429', 'You have written down a lot today. Please try again tomorrow.');
  if kind = 'medicine' then
    select * into course from public.medicines given where given.id = add_care_entry.medicine and given.pet_id = pet;
    if not found then
      raise sqlstate 'PT404' using message = 'This medicine is not in the pet’s record.';
    end if;
    select * into earlier from public.care_entries given
    where given.medicine_id = course.id and given.given_at > now() - make_interval(hours => course.interval_hours)
    order by given.given_at desc limit 1;
    if found and not coalesce(anyway, false) then
      return jsonb_build_object(
        'person', private.first_name_of(earlier.person_id), 'mine', earlier.person_id is not distinct from auth.uid(),
        'given_at', earlier.given_at, 'interval_hours', course.interval_hours
      );
    end if;
  end if;
  insert into public.care_entries (pet_id, person_id, kind, medicine_id, medicine, body)
  values (pet, auth.uid(), kind, course.id, course.name, written);
  return null;
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
  perform private.assert_within('open requests for earlier times', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ), 'PT403', 'You already wait for %s earlier times. Please end one before you ask for another.');
  perform private.assert_within('requests for earlier times a day', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ), 'PT429', 'You have asked for many earlier times today. Please try again tomorrow.');
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, case when visit.id is null then pet else visit.pet_id end, coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_for_caller(visit_date date, visit_time time without time zone, pet_names text[], pet_types text[], client uuid DEFAULT NULL::uuid, client_name text DEFAULT NULL::text, client_phone text DEFAULT NULL::text, reason text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, email text DEFAULT NULL::text, address_visit uuid DEFAULT NULL::uuid, language text DEFAULT 'pl'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  address text := nullif(btrim(book_for_caller.email), '');
  said constant text := nullif(btrim(book_for_caller.reason), '');
  tongue text := case book_for_caller.language when 'en' then 'en' else 'pl' end;
  chosen public.visit_types;
  minutes integer := 30;
  starts timestamp := visit_date + visit_time;
  booked public.appointments;
  made uuid[] := '{}';
  told boolean := client is not null;
begin
  if not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if starts is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (cardinality(pet_names) between 1 and 5 and cardinality(pet_types) = cardinality(pet_names)) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is. Five can come at once.';
  end if;
  if client is null and private.has_letter(client_name) is not true then
    raise sqlstate 'PT400' using message = 'Please enter who is calling.';
  end if;
  if private.is_mail_address(address) is false then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  perform private.lock_calendar(me);
  if client is not null then
    perform private.lock_person(client);
    if not exists (
      select from public.appointments visit join public.profiles owner on owner.id = visit.client_id and owner.deleted_at is null
      where visit.client_id = book_for_caller.client and visit.veterinarian_id = me
    ) then
      raise sqlstate 'PT403' using message = 'You can only book for people who had or have a visit with you.';
    end if;
  end if;
  select array_agg(visit.id) into made from public.appointments visit
  where visit.veterinarian_id = me and visit.booked_by = 'vet' and visit.status = 'upcoming'
    and visit.created_at > now() - interval '1 hour' and visit.appointment_date + visit.appointment_time = starts
    and visit.pet_name = btrim(pet_names[1])
    and case when client is null then visit.client_name = btrim(book_for_caller.client_name) else visit.client_id = client end;
  if made is not null then
    return jsonb_build_object('visits', made, 'told', told or exists (
      select from private.guest_visits guest where guest.appointment_id = any (made)
    ));
  end if;
  perform private.assert_within('visits booked for a client', (
    select count(*) + cardinality(pet_names) from public.appointments visit
    where visit.client_id = client and visit.veterinarian_id = me and visit.booked_by = 'vet'
      and (visit.status = 'upcoming' and visit.appointment_date >= private.warsaw_today() or visit.created_at > now() - interval '1 day')
  ), 'PT429', 'You can book %s visits to come for one client. Please ask them to book further ones.');
  if visit_type is not null then
    chosen := private.own_visit_type(visit_type, me);
    minutes := chosen.minutes;
  end if;
  if client is null and address is null then
    select guest.email, guest.language into address, tongue
    from private.guest_visits guest join public.appointments visit on visit.id = guest.appointment_id
    where visit.id = address_visit and visit.veterinarian_id = me and visit.client_id is null;
  end if;
  for nth in 1 .. cardinality(pet_names) loop
    perform private.assert_free(me, starts::date, starts::time, minutes);
    insert into public.appointments (
      booked_by, veterinarian_id, client_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
      reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
    ) values (
      'vet', me, client, starts::date, starts::time, case when client is null then btrim(book_for_caller.client_name) end,
      case when client is null then nullif(btrim(book_for_caller.client_phone), '') end, btrim(pet_names[nth]), btrim(pet_types[nth]),
      coalesce(said, case when client is not null then 'Booked by phone' end), minutes, chosen.id, chosen.name, chosen.price_from,
      chosen.price_to
    ) returning * into booked;
    made := made || booked.id;
    if client is null and address is not null then
      insert into private.guest_visits (appointment_id, phone, email, language)
      values (booked.id, private.guest_phone(booked.client_phone), address, tongue);
      perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
      told := told or exists (select from private.mails where guest_visit_id = booked.id);
    end if;
    starts := starts + make_interval(mins => minutes);
  end loop;
  return jsonb_build_object('visits', made, 'told', told);
end;
$function$;

CREATE OR REPLACE FUNCTION public.create_passport_link(pet uuid, shows text[], hours integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_owns_pet(pet);
  if hours is null or hours not between 1 and 720 then
    raise sqlstate 'PT400' using message = 'A link lasts from one hour to 30 days.';
  end if;
  perform private.assert_shown_by_passport(shows);
  perform private.lock_person(auth.uid());
  perform private.assert_within('links of a passport', (
    select count(*) + 1 from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ), 'PT403', 'A passport has up to %s links at a time. Please end one before you make another.');
  perform private.assert_within('links a day', (
    select count(*) + 1 from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ), 'PT429', 'You have made many links today. Please try again tomorrow.');
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days' and private.link_is_over(link);
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  return query
    with taking as not materialized (
      select stats.* from private.listed_vets stats
      where stats.takes_emergencies and (animal is null or animal = any (stats.pet_types)) and exists (
        select from public.emergency_hours hours
        where hours.veterinarian_id = stats.veterinarian_id and (
          (
            hours.weekday = extract(isodow from today)
            and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
            and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
              at time zone 'Europe/Warsaw' > emergency_contacts.at
          ) or (
            hours.weekday = extract(isodow from today - 1)
            and hours.ends_at <= hours.starts_at
            and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
          )
        )
        -- Hours are read of one veterinarian after the other, nearest first, and never of all.
        offset 0
      )
    ), on_duty as (
      (
        select located.* from taking located where located.latitude is not null
        order by point(located.longitude * 0.61, located.latitude)
          <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude)
        -- More veterinarians than are named: some have no telephone, or are away.
        limit 60
      )
      union all
      (
        select unlocated.* from (
          select known.code, point(known.longitude * 0.61, known.latitude)
            <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude) as away
          from private.city_centres known order by away
        ) as centre
        join taking unlocated on unlocated.city_code = centre.code and unlocated.latitude is null
        order by centre.away
        limit 60
      )
    ), measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from on_duty as stats
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
      -- Sorted first, so that the duty of twelve veterinarians is looked up, and not of all.
      order by away, stats.veterinarian_id
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
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
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_household(pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date, starts_on date DEFAULT NULL::date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_within(
    'pets of an invitation', cardinality(pets), 'PT400', 'An invitation is for up to %s pets.'
  );
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until, starts_on);
  perform private.assert_within('open invitations', (
    select count(*) + 1 from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ), 'PT403', 'You can have up to %s open invitations. Please withdraw one before you make another.');
  perform private.assert_within('invitations a day', (
    select count(*) + 1 from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ), 'PT429', 'You have invited many people today. Please try again tomorrow.');
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, starts_on, until, coalesce(may_book, false),
    coalesce(may_message, false), coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, coalesce(mine.client_id::text, private.client_of_visit(mine)) as key,
      coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when known.phone is not null and private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select called.key, max(called.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', called.pet_name, 'type', called.pet_type, 'last_visit', called.appointment_date)
        order by called.appointment_date desc, called.id))[1] as pet
    -- Each name is folded once, however many visits it has.
    from (
      select distinct on (key, pet_name) key, pet_name, pet_type, appointment_date, id from visit
      order by key, pet_name, appointment_date desc, id
    ) as called
    group by called.key, private.fold(called.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.phone order by visit.appointment_date desc, visit.id) filter (where visit.phone is not null))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client join (
    select animal.key, jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets,
      string_agg(animal.pet ->> 'name', ' ') as names
    from animal group by animal.key
  ) as animals using (key)
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$function$;

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (select private.warsaw_today() as today)
  select case when private.is_to_come(visit.status, visit.appointment_date, asked.today) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from asked cross join public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Once, not for each visit.
  with asked as materialized (select private.warsaw_today() as today, private.fold(words) as wanted)
  select visit.*
  from asked cross join public.visits_of_practice() visit left join public.profiles client on client.id = visit.client_id
  where (with_guests or visit.client_id is not null)
    and private.is_to_come(visit.status, visit.appointment_date, asked.today) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (asked.wanted is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name, client.full_name)), asked.wanted) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  kind record;
  gone integer;
  total integer := 0;
begin
  -- $1 is the moment, $2 for how long a row of the kind is kept.
  for kind in
    select * from (values
      ('notifications', 'public.notifications', 'id', 'created_at', 'created_at < $1 - $2'),
      ('mails', 'private.mails', 'id', 'due_at',
        'due_at < $1 - $2 and (sent_at is not null or handed_over_at is not null or given_up_at is not null)'),
      ('found reports', 'public.found_reports', 'id', 'created_at',
        'created_at < $1 - $2 and not exists (select from public.lost_pets lost where lost.pet_id = had.pet_id)'),
      ('ended passport links', 'public.passport_links', 'id', 'least(revoked_at, expires_at)',
        'least(revoked_at, expires_at) < $1 - $2 and private.link_is_over(had, $1)'),
      ('completions', 'private.completions', 'appointment_id', 'completed_at', 'completed_at < $1 - $2'),
      ('guest visits', 'private.guest_visits', 'appointment_id', 'created_at', 'appointment_id in (
        select id from public.appointments where appointment_date <= ($1 at time zone ''Europe/Warsaw'' - $2)::date
      )'),
      ('guest codes', 'private.guest_codes', 'id', 'made_at', 'made_at < $1 - $2'),
      ('requests for earlier times', 'public.earlier_requests', 'id', 'to_date',
        'to_date < ($1 at time zone ''Europe/Warsaw'' - $2)::date'),
      ('ended invitations', 'public.household_invitations', 'id', 'expires_at', 'expires_at < $1 - $2'),
      ('entries of care', 'public.care_entries', 'id', 'given_at', 'given_at < $1 - $2'),
      ('freed times', 'private.freed_times', 'veterinarian_id, starts_at', 'starts_at',
        'greatest(freed_at, starts_at at time zone ''Europe/Warsaw'') < $1 - $2')
    ) as each (what, source, key, first, had_its_time)
  loop
    execute format(
      'delete from %1$s where (%2$s) in (select %2$s from %1$s as had where %4$s order by %3$s limit $3 for update skip locked)',
      kind.source, kind.key, kind.first, kind.had_its_time
    ) using at, private.kept_for(kind.what), bound;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_found_pet(secret text, message text, contact text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.passport_links := private.open_link(secret);
  pet public.pets;
  report uuid;
  facts jsonb;
  written constant text := btrim(coalesce(message, ''), E' \t\r\n');
  reach constant text := nullif(btrim(coalesce(contact, ''), E' \t\r\n'), '');
begin
  if link.id is null then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if written = '' or length(written) > 1000 or length(reach) > 200 then
    raise sqlstate 'PT400' using message = 'Please write a message of at most 1,000 characters.';
  end if;
  select * into pet from public.pets where id = link.pet_id;
  perform private.lock_person(pet.owner_id);
  if not exists (select from public.lost_pets where pet_id = pet.id) then
    raise sqlstate 'PT403' using message = 'This pet is not reported as lost.';
  end if;
  perform private.assert_within('found reports of a link an hour', (
    select count(*) + 1 from public.found_reports where link_id = link.id and created_at > now() - interval '1 hour'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  perform private.assert_within('found reports of a pet a day', (
    select count(*) + 1 from public.found_reports where pet_id = pet.id and created_at > now() - interval '1 day'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  insert into public.found_reports (pet_id, link_id, message, contact)
  values (pet.id, link.id, written, reach) returning id into report;
  facts := jsonb_build_object(
    'pet_id', pet.id, 'pet', pet.name, 'excerpt', left(regexp_replace(written, '[[:space:]]+', ' ', 'g'), 160), 'phone', reach
  );
  insert into public.notifications (user_id, kind, about) values (pet.owner_id, 'found', facts);
  insert into private.mails (user_id, kind, about, cause, due_at)
  values (pet.owner_id, 'found', facts, 'found ' || report, now());
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_message(message uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  said constant text := btrim(reason, E' \t\r\n');
begin
  if coalesce(said, '') = '' or length(said) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in at most 1000 characters what is wrong with the message.';
  end if;
  perform from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and sent.sender_id <> me and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  perform private.lock_person(me);
  perform private.assert_within('reported messages a day', (
    select count(*) + 1 from public.message_reports where reporter_id = me and created_at > now() - interval '1 day'
  ), 'PT429', 'You have reported many messages today. Please write to us instead.');
  insert into public.message_reports (message_id, reporter_id, reason) values (message, me, said)
  on conflict on constraint one_report_of_a_message do nothing;
end;
$function$;

CREATE OR REPLACE FUNCTION public.report_review(review uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(auth.uid());
  perform from public.reviews where id = review and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This review was not found.';
  end if;
  if nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters what is wrong with the review.';
  end if;
  if exists (select from public.review_reports known where known.review_id = review) then
    raise sqlstate 'PT409' using message = 'You have reported this review before.';
  end if;
  perform private.assert_within('reports of a review that wait', (
    select count(*) + 1 from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ), 'PT429', 'At most %s of your reports can wait for a decision. Please wait until one is decided.');
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$function$;

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  few uuid[];
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  wanted := private.directory_filter(
    query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Few are read once, for number and page.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ' limit 2000)' into few;
    total := cardinality(few);
    if total = 2000 then
      execute 'select count(*) from private.listed_vets stats where ' || filter into total;
    else
      filter := format('stats.veterinarian_id = any (%L::uuid[])', few);
    end if;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    execute 'select count(*) from private.listed_vets stats where stats.lowest_price is null and ' || wanted
    into without_price;
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.set_pet_of_own_visit(visit uuid, pet uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  perform from public.appointments
  where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
    and private.fold(pet_name) = private.fold(own.pet_name)
  order by id for no key update;
  update public.appointments set pet_id = chosen
  where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
    and private.fold(pet_name) = private.fold(own.pet_name);
  return chosen;
end;
$function$;

CREATE OR REPLACE FUNCTION public.take_over_guest_visit(secret text, pet uuid DEFAULT NULL::uuid, is_new_pet boolean DEFAULT false)
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
  insert into public.owner_phones
  select me, number from private.phone_number(visit.client_phone) as number where number is not null
  on conflict do nothing;
  if pet is null then
    update public.appointments
    set pet_id = coalesce(private.pet_named(me, pet_name), private.cared_pet_named(me, pet_name)) where id = visit.id;
  end if;
  if pet is not null or (is_new_pet and exists (select from public.appointments where id = visit.id and pet_id is null)) then
    perform public.set_pet_of_own_visit(visit.id, pet);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.veterinarians_on_map(view double precision[] DEFAULT NULL::double precision[], zoom integer DEFAULT NULL::integer, query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  filter text;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area) || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute 'select array[min(longitude), min(latitude), max(longitude), max(latitude)] from private.listed_vets stats where '
      || filter into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);

  execute format(
    $query$
      with cells as materialized (
        select count(*) as vets, avg(stats.longitude) as longitude, avg(stats.latitude) as latitude,
          any_value(stats.veterinarian_id) as one,
          array[min(stats.longitude), min(stats.latitude), max(stats.longitude), max(stats.latitude)] as area
        from private.listed_vets stats
        where %1$s
        group by floor(stats.longitude / %2$s), floor(stats.latitude / %3$s), case when %4$s >= 17 then stats.veterinarian_id end
        limit 300
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'count', cells.vets,
        'longitude', round(cells.longitude::numeric, 6),
        'latitude', round(cells.latitude::numeric, 6),
        'area', case when cells.vets > 1 then cells.area end,
        'veterinarian', alone.told
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      -- Looked up one by one: whoever is alone in a cell is one of 300 at most.
      from cells left join lateral (
        select jsonb_build_object(
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) as told
        from public.profiles profile cross join lateral private.as_listed(profile) as shown
        where profile.id = cells.one and cells.vets = 1 limit 1
      ) as alone on true
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

ALTER TABLE "public"."visit_answers" ADD CONSTRAINT "visit_answers_something" CHECK ((num_nonnulls(breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison) > 0));

CREATE VIEW "private"."listed_vets" WITH (security_invoker=true) AS  SELECT veterinarian_id,
    listed,
    city_code,
    specialty_code,
    pet_types,
    rating_average,
    review_count,
    next_slot_at,
    weekend_slot_at,
    slots_checked_on,
    rating_score,
    languages,
    home_visits,
    cat_only_waiting_room,
    lowest_price,
    latitude,
    longitude,
    services,
    page_changed_at,
    licence_checked_at,
    licence_until,
    listed_until,
    former,
    free_parts,
    takes_emergencies
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

ALTER VIEW "private"."listed_vets" OWNER TO "postgres";

CREATE INDEX vet_stats_taking_emergencies_by_city ON public.vet_stats USING btree (city_code) WHERE (listed AND takes_emergencies AND (latitude IS NULL));

CREATE INDEX vet_stats_taking_emergencies ON public.vet_stats USING gist (point((longitude * (0.61)::double precision), latitude)) WHERE (listed AND takes_emergencies);

CREATE TRIGGER guard_metadata BEFORE INSERT OR UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN ((length((new.raw_user_meta_data)::text) > 4000)) EXECUTE FUNCTION private.guard_metadata();

CREATE TRIGGER note_emergencies_after_delete AFTER DELETE ON public.emergency_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

CREATE TRIGGER note_emergencies_after_insert AFTER INSERT ON public.emergency_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

CREATE POLICY "both sides read the questions after a visit" ON "public"."after_visits" FOR SELECT TO "authenticated" USING ((EXISTS ( SELECT
   FROM public.appointments visit
  WHERE ((visit.id = after_visits.appointment_id) AND ((visit.veterinarian_id = ( SELECT auth.uid() AS uid)) OR ((visit.client_id = ( SELECT auth.uid() AS uid)) AND (after_visits.asks_at <= now()) AND ((after_visits.answers IS NOT NULL) OR (NOT private.is_remembered(visit.pet_id)))))))));

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guard_metadata"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_metadata"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_metadata"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_remembered"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_remembered"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_emergencies"() TO "postgres";

REVOKE ALL ("strains_or_retches") ON TABLE "public"."visit_answers" FROM "authenticated";

GRANT INSERT ("strains_or_retches") ON TABLE "public"."visit_answers" TO "authenticated";

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";

UPDATE public.vet_stats SET takes_emergencies = true
WHERE veterinarian_id IN (SELECT veterinarian_id FROM public.emergency_hours);

-- A typed address alone may have brought a visit into an account, and its pet opened that pet's record. Nothing tells such a visit from
-- one that its link brought in: of each that is still to come, the owner says again which pet it is for.
update public.appointments visit set pet_id = null
from private.guest_visits known
where known.appointment_id = visit.id and known.email is not null
  and visit.client_id is not null and visit.pet_id is not null and visit.status = 'upcoming';
