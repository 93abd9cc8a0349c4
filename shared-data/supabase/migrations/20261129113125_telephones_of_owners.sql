set local check_function_bodies = off;

DROP FUNCTION "public"."take_over_guest_visit"(text);

CREATE TABLE "public"."owner_phones" ("owner_id" uuid NOT NULL, "phone" text NOT NULL, CONSTRAINT "owner_phones_phone_check" CHECK ((length(phone) <= 40)), CONSTRAINT "owner_phones_pkey" PRIMARY KEY (owner_id));

ALTER TABLE "public"."owner_phones" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."owner_phones" OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.expects_client(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.appointments visit
    where client_id = person and veterinarian_id = (select auth.uid()) and private.is_expected(visit)
  )
$function$;

ALTER FUNCTION "private"."expects_client"(uuid) OWNER TO "postgres";

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
  delete from public.owner_phones where owner_id = person;
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

CREATE OR REPLACE FUNCTION private.is_expected(visit public.appointments)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.status = 'upcoming'
    and not private.has_begun(visit.appointment_date, visit.appointment_time, now() - make_interval(mins => visit.duration_minutes))
$function$;

ALTER FUNCTION "private"."is_expected"(public.appointments) OWNER TO "postgres";

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
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'name', shown.client_name, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit), 'move_wish', shown.move_wish,
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
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

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, private.client_of_visit(mine) as key, coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select visit.key, max(visit.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', visit.pet_name, 'type', visit.pet_type, 'last_visit', visit.appointment_date)
        order by visit.appointment_date desc, visit.id))[1] as pet
    from visit group by visit.key, private.fold(visit.pet_name)
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
  from client cross join lateral (
    select jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets, string_agg(animal.pet ->> 'name', ' ') as names
    from animal where animal.key = client.key
  ) as animals
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
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
    'owner_phones', private.own_rows('public.owner_phones', 'owner_id = $1'),
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

CREATE OR REPLACE FUNCTION public.set_own_phone(phone text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  typed constant text := nullif(btrim(set_own_phone.phone), '');
  number constant text := private.phone_number(typed);
begin
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner has a phone number here.';
  end if;
  if typed is null then
    delete from public.owner_phones where owner_id = me;
    return null;
  end if;
  if number is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  insert into public.owner_phones values (me, number) on conflict (owner_id) do update set phone = excluded.phone;
  return number;
end;
$function$;

ALTER FUNCTION "public"."set_own_phone"(text) OWNER TO "postgres";

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
  if pet is not null then
    update public.appointments set pet_id = null where id = visit.id;
  end if;
  if pet is not null or (is_new_pet and exists (select from public.appointments where id = visit.id and pet_id is null)) then
    perform public.set_pet_of_own_visit(visit.id, pet);
  end if;
end;
$function$;

ALTER FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) OWNER TO "postgres";

ALTER TABLE "public"."owner_phones" ADD CONSTRAINT "owner_phones_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.owner_phones FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.owner_phones FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE POLICY "owners and veterinarians who expect them read a number" ON "public"."owner_phones" FOR SELECT TO "authenticated" USING (((owner_id = ( SELECT auth.uid() AS uid)) OR private.expects_client(owner_id)));

REVOKE ALL ON FUNCTION "private"."expects_client"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."expects_client"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."expects_client"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."expects_client"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."expects_client"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_expected"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_expected"(public.appointments) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_expected"(public.appointments) TO "postgres";

REVOKE ALL ON FUNCTION "public"."set_own_phone"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_own_phone"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_own_phone"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_own_phone"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_own_phone"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_over_guest_visit"(text, uuid, boolean) TO "service_role";

GRANT SELECT ON TABLE "public"."owner_phones" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."owner_phones" TO "service_role";
