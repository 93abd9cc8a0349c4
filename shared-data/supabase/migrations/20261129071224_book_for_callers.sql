set local check_function_bodies = off;

DROP POLICY "clients book for themselves, veterinarians for who telephones" ON "public"."appointments";

ALTER TABLE "public"."appointments" DROP CONSTRAINT "appointments_owners_have_an_account";

ALTER TABLE "private"."guest_visits" ALTER COLUMN "phone" DROP NOT NULL;

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
    perform private.write_to_guest(visit, 'guest_choose_again', asked, now());
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
    where known.phone = assert_guest_may_book.phone and visit.booked_by = 'guest' and visit.status = 'upcoming'
      and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) >= private.quota('open guest visits of a phone') then
    raise sqlstate 'PT429' using message = format(
      'There are already %s visits to come for this phone number. Please sign in or register to book another.',
      private.quota('open guest visits of a phone')
    );
  end if;
  if (
    select count(*) from private.guest_visits booked join public.appointments visit on visit.id = booked.appointment_id
    where booked.created_at > now() - interval '1 day' and visit.booked_by <> 'vet' and (
      booked.phone = assert_guest_may_book.phone or private.mailbox(booked.email) = private.mailbox(assert_guest_may_book.email)
    )
  ) >= private.quota('guest visits of a sender a day') then
    raise sqlstate 'PT429' using message = 'You have booked several visits today. Please try again tomorrow, or sign in.';
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
    where client_id = person and status = 'upcoming' and booked_by <> 'vet'
      and not private.has_begun(appointment_date, appointment_time)
  ) > private.quota('visits to come') then
    raise sqlstate 'PT403' using message = format(
      'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
    );
  end if;
  if (
    select count(*) from public.appointments
    where client_id = person and booked_by <> 'vet' and created_at > now() - interval '1 day'
  ) > private.quota('bookings a day') then
    raise sqlstate 'PT429' using message = 'You have booked many visits today. Please try again tomorrow.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.client_of_visit(visit public.appointments)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    visit.client_id::text, nullif(concat_ws(' ', private.fold(visit.client_name), private.guest_phone(visit.client_phone)), '')
  )
$function$;

ALTER FUNCTION "private"."client_of_visit"(public.appointments) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.finds_client(typed text, names text, phones text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when typed ~ '^[+0-9][-+0-9() ./]*$' then exists (
      select from unnest(phones) as phone, regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(00)?48(?=[0-9]{9}$)', '') as digits
      where strpos(regexp_replace(phone, '[^0-9]', '', 'g'), digits) > 0
    )
    else (
      select coalesce(bool_and(strpos(private.fold(names), word) > 0), true)
      from regexp_split_to_table(private.fold(typed), '\s+') as word where word <> ''
    )
  end
$function$;

ALTER FUNCTION "private"."finds_client"(text, text, text[]) OWNER TO "postgres";

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
  -- Whoever has no account still finds a visit to come by its link, which was just cancelled.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (
      id in (select appointment_id from private.guest_visits) and status = 'cancelled' and appointment_date >= private.warsaw_today()
    );
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
  delete from private.calendar_links where person_id = person;
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

CREATE OR REPLACE FUNCTION private.put_into_account(visit public.appointments, owner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.appointments
  set client_id = owner, booked_by = 'owner', client_name = null, client_phone = null,
    reason_for_visit = coalesce(reason_for_visit, 'Booked by phone'),
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

CREATE OR REPLACE FUNCTION private.set_pet_of_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.booked_by = 'vet' then
    return new;
  end if;
  if new.pet_id is null then
    new.pet_id := coalesce(
      private.pet_named(new.client_id, new.pet_name), private.cared_pet_named(new.client_id, new.pet_name)
    );
  elsif not private.may(new.pet_id, 'book', new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  return new;
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
  -- Who has no account is told by `book_as_guest` and `book_for_caller`, as a veterinarian is by the calendar where they book.
  if auth.uid() is null or new.status <> 'upcoming' or new.client_id is null then
    return null;
  end if;
  foreach reader in array array[new.client_id, new.veterinarian_id] loop
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    elsif new.booked_by <> 'vet' then
      perform private.send_to_keep(
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id
      );
    end if;
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  facts jsonb;
begin
  select * into visit from public.appointments where id = new.appointment_id;
  -- A guest has no account, and no news.
  if auth.uid() is null and visit.client_id is not null or tg_op = 'UPDATE' and visit.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(
      new.veterinarian_id, 'review',
      jsonb_build_object(
        'person_id', new.veterinarian_id, 'person', new.author_name, 'is_veterinarian', false, 'rating', new.rating,
        'excerpt', left(new.comment, 160)
      ),
      'review ' || new.id
    );
  else
    facts := jsonb_build_object(
      'review_id', new.id,
      'person_id', new.veterinarian_id,
      'person', (select full_name from public.profiles where id = new.veterinarian_id),
      'is_veterinarian', true,
      'excerpt', left(new.answer, 160)
    );
    update public.notifications set about = facts, created_at = now()
    where user_id = visit.client_id and kind = 'review_answer' and read_at is null
      and about ->> 'review_id' = new.id::text;
    if not found then
      perform private.notify(visit.client_id, 'review_answer', facts, 'review answer ' || new.id);
    end if;
  end if;
  return null;
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
  if (
    select count(*) from public.appointments visit
    where visit.client_id = client and visit.veterinarian_id = me and visit.booked_by = 'vet'
      and (visit.status = 'upcoming' and visit.appointment_date >= private.warsaw_today() or visit.created_at > now() - interval '1 day')
  ) + cardinality(pet_names) > private.quota('visits booked for a client') then
    raise sqlstate 'PT429' using message = format(
      'You can book %s visits to come for one client. Please ask them to book further ones.', private.quota('visits booked for a client')
    );
  end if;
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

ALTER FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, private.client_of_visit(mine) as key, coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select visit.key, max(visit.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', visit.pet_name, 'type', visit.pet_type, 'last_visit', visit.appointment_date)
        order by visit.appointment_date desc, visit.id))[1] as pet
    from visit group by visit.key, private.fold(visit.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.client_phone order by visit.appointment_date desc, visit.id))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client cross join lateral (
    select jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets, string_agg(animal.pet ->> 'name', ' ') as names
    from animal where animal.key = client.key
  ) as animals
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$function$;

ALTER FUNCTION "public"."own_clients"(text, text, text, integer) OWNER TO "postgres";

ALTER TABLE "public"."appointments" ADD CONSTRAINT "appointments_owners_have_an_account" CHECK (
CASE booked_by
    WHEN 'owner'::text THEN (client_id IS NOT NULL)
    WHEN 'guest'::text THEN (client_id IS NULL)
    ELSE true
END);

CREATE POLICY "clients book for themselves, veterinarians for who telephones" ON "public"."appointments" FOR INSERT TO "authenticated" WITH CHECK (((status = 'upcoming'::text) AND
CASE booked_by
    WHEN 'vet'::text THEN ((veterinarian_id = ( SELECT auth.uid() AS uid)) AND (client_id IS NULL))
    ELSE (client_id = ( SELECT auth.uid() AS uid))
END));

REVOKE ALL ON FUNCTION "private"."client_of_visit"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."client_of_visit"(public.appointments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_of_visit"(public.appointments) TO "postgres";

REVOKE ALL ON FUNCTION "private"."finds_client"(text, text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."finds_client"(text, text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."finds_client"(text, text, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_for_caller"(date, time without time zone, text[], text[], uuid, text, text, text, uuid, text, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_clients"(text, text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_clients"(text, text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_clients"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_clients"(text, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_clients"(text, text, text, integer) TO "service_role";
