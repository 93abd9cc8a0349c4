set local check_function_bodies = off;

DROP FUNCTION "private"."writing_limit"(text);

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
    me, visit.id, veterinarian, kilometres, coalesce(visit.pet_id, pet), coalesce(visit.pet_name, btrim(pet_name)),
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
  ), 'PT429', 'Five of your reports wait for a decision. Please wait for it.');
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
end;
$function$;

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."assert_within"(text, bigint, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_within"(text, bigint, text, text) TO "service_role";
