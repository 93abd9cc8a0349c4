set local check_function_bodies = off;

DROP POLICY "owners and veterinarians read medicines" ON "public"."medicines";

DROP POLICY "owners and veterinarians read documents" ON "public"."pet_documents";

DROP POLICY "owners and the veterinarians they visit read pets" ON "public"."pets";

DROP POLICY "owners and veterinarians read vaccinations" ON "public"."vaccinations";

DROP POLICY "owners and veterinarians read weights" ON "public"."weights";

DROP POLICY "people read their files, those of their patients and those they" ON "storage"."objects";

CREATE TABLE "public"."care_entries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "pet_id" uuid NOT NULL, "person_id" uuid, "kind" text NOT NULL, "medicine_id" uuid, "medicine" text, "body" text, "given_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "care_entries_body_check" CHECK (((btrim(body) <> ''::text) AND (length(body) <= 300))), CONSTRAINT "care_entries_kind_check" CHECK ((kind = ANY (ARRAY['fed'::text, 'walked'::text, 'medicine'::text, 'note'::text]))), CONSTRAINT "care_entries_medicine_check" CHECK ((length(medicine) <= 200)), CONSTRAINT "care_entries_pkey" PRIMARY KEY (id), CONSTRAINT "care_entries_say_what" CHECK ((((kind = 'medicine'::text) = (medicine IS NOT NULL)) AND ((kind <> 'note'::text) OR (body IS NOT NULL)))));

ALTER TABLE "public"."care_entries" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."care_entries" OWNER TO "postgres";

CREATE TABLE "public"."household_invitations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "owner_id" uuid NOT NULL, "secret_hash" bytea NOT NULL, "pet_ids" uuid[] NOT NULL, "role" text NOT NULL, "until" date, "may_book" boolean NOT NULL DEFAULT false, "may_message" boolean NOT NULL DEFAULT false, "may_read_record" boolean NOT NULL DEFAULT false, "may_record_medicines" boolean NOT NULL DEFAULT false, "created_at" timestamp with time zone NOT NULL DEFAULT now(), "expires_at" timestamp with time zone NOT NULL DEFAULT (now() + '7 days'::interval), "accepted_at" timestamp with time zone, CONSTRAINT "household_invitations_pkey" PRIMARY KEY (id), CONSTRAINT "household_invitations_role_check" CHECK ((role = ANY (ARRAY['carer'::text, 'sitter'::text]))), CONSTRAINT "household_invitations_secret_hash_key" UNIQUE (secret_hash), CONSTRAINT "household_invitations_sitters_have_a_last_day" CHECK (((role = 'sitter'::text) = (until IS NOT NULL))), CONSTRAINT "household_invitations_until_check" CHECK (((until >= '2000-01-01'::date) AND (until <= '2199-12-31'::date))));

ALTER TABLE "public"."household_invitations" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."household_invitations" OWNER TO "postgres";

CREATE TABLE "public"."pet_carers" ("pet_id" uuid NOT NULL, "person_id" uuid NOT NULL, "role" text NOT NULL, "until" date, "may_book" boolean NOT NULL DEFAULT false, "may_message" boolean NOT NULL DEFAULT false, "may_read_record" boolean NOT NULL DEFAULT false, "may_record_medicines" boolean NOT NULL DEFAULT false, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "pet_carers_pkey" PRIMARY KEY (pet_id, person_id), CONSTRAINT "pet_carers_role_check" CHECK ((role = ANY (ARRAY['carer'::text, 'sitter'::text]))), CONSTRAINT "pet_carers_sitters_have_a_last_day" CHECK (((role = 'sitter'::text) = (until IS NOT NULL))), CONSTRAINT "pet_carers_until_check" CHECK (((until >= '2000-01-01'::date) AND (until <= '2199-12-31'::date))));

ALTER TABLE "public"."pet_carers" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."pet_carers" OWNER TO "postgres";

ALTER TABLE "public"."medicines" ADD COLUMN "interval_hours" smallint;

CREATE OR REPLACE FUNCTION private.assert_may(pet uuid, deed text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is null or not private.may(pet, 'care') then
    raise sqlstate 'PT403' using message = 'You do not care for this pet.';
  end if;
  if not private.may(pet, deed) then
    raise sqlstate 'PT403' using message = 'The owner has not let you record medicines.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_may"(uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_role(role text, until date)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if role is null or role not in ('carer', 'sitter') then
    raise sqlstate 'PT400' using message = 'Somebody is a carer or a sitter.';
  end if;
  if (role = 'sitter') <> (until is not null) then
    raise sqlstate 'PT400' using message = 'A sitter has a last day, a carer has none.';
  end if;
  if until not between private.warsaw_today() and private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Please choose a last day from today to a year ahead.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_role"(text, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.cared_pet_named(person uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own where own.owner_id = person and private.fold(own.name) = private.fold(pet)
    )
$function$;

ALTER FUNCTION "private"."cared_pet_named"(uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.files_of_me()
 RETURNS TABLE(bucket_id text, name text, metadata jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.is_in_record(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
    -- A pet that was handed over has taken its photo along.
    and not (stored.bucket_id = 'pet-images' and exists (
      select from public.pets pet
      where pet.id = private.pet_of_file(stored.name) and pet.owner_id <> (select auth.uid())
    ))
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join storage.objects stored on stored.bucket_id = 'pet-images'
    and stored.name = pet.id::text || '/' || regexp_replace(pet.image_url, '^.*/', '')
  where pet.owner_id = (select auth.uid())
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join public.pet_documents kept on kept.pet_id = pet.id
  join storage.objects stored on stored.bucket_id = 'pet-documents' and stored.name = kept.path
  where pet.owner_id = (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.first_name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select nullif(split_part(btrim(full_name), ' ', 1), '') from public.profiles where id = person), 'Somebody'
  )
$function$;

ALTER FUNCTION "private"."first_name_of"(uuid) OWNER TO "postgres";

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
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$function$;

CREATE OR REPLACE FUNCTION private.heir_of(pet uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select person_id from public.pet_carers where pet_id = pet and role = 'carer' order by created_at, person_id limit 1
$function$;

ALTER FUNCTION "private"."heir_of"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_my_client(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.appointments where client_id = person and veterinarian_id = (select auth.uid())
  ) or exists (
    select from public.conversations where client_id = person and veterinarian_id = (select auth.uid())
  )
$function$;

CREATE OR REPLACE FUNCTION private.kept_for(what text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case what
    when 'notifications' then interval '180 days'
    -- The link that stops mails works as long.
    when 'mails' then interval '180 days'
    when 'ended passport links' then interval '30 days'
    when 'found reports' then interval '180 days'
    when 'completions' then interval '1 hour'
    -- Offered times lie in the days of their request: they have passed by then.
    when 'guest codes' then interval '1 day'
    when 'requests for earlier times' then interval '30 days'
    -- So long they count in `own_filled_cancellations`.
    when 'freed times' then interval '30 days'
    when 'ended invitations' then interval '30 days'
    when 'entries of care' then interval '180 days'
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
$function$;

CREATE OR REPLACE FUNCTION private.lock_own_pets(pets uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  perform private.lock_person(me);
  perform from public.pets where id = any (lock_own_pets.pets) and owner_id = me order by id for no key update;
  if coalesce(cardinality(lock_own_pets.pets), 0) = 0 or exists (
    select from unnest(lock_own_pets.pets) as wanted (id)
    where not exists (select from public.pets own where own.id = wanted.id and own.owner_id = me)
  ) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."lock_own_pets"(uuid[]) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.make_owner(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former uuid;
begin
  select owner_id into former from public.pets where id = pet;
  delete from public.pet_carers where pet_id = pet and person_id = person;
  update public.pets set owner_id = person where id = pet;
  insert into public.pet_carers (
    pet_id, person_id, role, may_book, may_message, may_read_record, may_record_medicines
  ) values (pet, former, 'carer', true, true, true, true);
end;
$function$;

ALTER FUNCTION "private"."make_owner"(uuid, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.may(pet uuid, deed text, person uuid DEFAULT private.me())
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.pets where id = pet and owner_id = person) or exists (
    select from public.pet_carers held
    where held.pet_id = pet and held.person_id = person
      and (held.until is null or held.until >= private.warsaw_today())
      and case deed
        when 'care' then true
        when 'book' then held.may_book
        when 'message' then held.may_message
        when 'read' then held.may_read_record
        when 'medicines' then held.may_record_medicines
        else false
      end
  )
$function$;

ALTER FUNCTION "private"."may"(uuid, text, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.may_send_file(file text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant uuid := private.folder_of_file(file);
  held constant public.conversations := private.conversation_with(person);
begin
  if held.id is not null then
    return not (held.client_blocked or held.veterinarian_blocked);
  end if;
  return exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  ) or private.may_write_about_pet(person);
end;
$function$;

CREATE OR REPLACE FUNCTION private.may_write_about_pet(veterinarian uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.pet_carers held join public.appointments visit on visit.pet_id = held.pet_id
    where held.person_id = auth.uid() and visit.veterinarian_id = veterinarian and visit.status <> 'cancelled'
      and private.may(held.pet_id, 'message')
  )
$function$;

ALTER FUNCTION "private"."may_write_about_pet"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.open_conversation(person uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  if not found and not private.may_write_about_pet(person) then
    return null;
  end if;
  insert into public.conversations (client_id, veterinarian_id)
  values (coalesce(visit.client_id, auth.uid()), coalesce(visit.veterinarian_id, person))
  on conflict on constraint one_conversation_per_pair do nothing;
  return (private.conversation_with(person)).id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.open_invitation(secret text)
 RETURNS public.household_invitations
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.household_invitations
  where secret_hash = private.hash_of_secret(secret) and accepted_at is null and expires_at > now()
    and (until is null or until >= private.warsaw_today())
$function$;

ALTER FUNCTION "private"."open_invitation"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.own_files()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bucket', bucket_id, 'path', name,
    'stays', (bucket_id = 'pet-images' or private.is_in_record(bucket_id, name))
      and private.heir_of(private.pet_of_file(name)) is not null
  ) order by bucket_id, name), '[]')
  from private.files_of_me()
$function$;

CREATE OR REPLACE FUNCTION private.pass_on_pets(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pet uuid;
begin
  for pet in
    select own.id from public.pets own where own.owner_id = person and private.heir_of(own.id) is not null order by own.id
  loop
    perform private.make_owner(pet, private.heir_of(pet));
    delete from public.pet_carers where pet_id = pet and person_id = person;
  end loop;
end;
$function$;

ALTER FUNCTION "private"."pass_on_pets"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.pets_of_invitation(invitation public.household_invitations)
 RETURNS SETOF public.pets
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select own.* from public.pets own
  where own.id = any (invitation.pet_ids) and own.owner_id = invitation.owner_id
    and own.archived_at is null and own.remembered_since is null
$function$;

ALTER FUNCTION "private"."pets_of_invitation"(public.household_invitations) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.quota(of_what text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'guest codes of an address an hour' then 5
    when 'guest codes an hour' then 300
    when 'tries of a guest code' then 5
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
  if new.pet_id is null then
    new.pet_id := coalesce(
      private.pet_named(new.client_id, new.pet_name), private.cared_pet_named(new.client_id, new.pet_name)
    );
  elsif not private.may(new.pet_id, 'book', new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets.';
  end if;
  return new;
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
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.until, invitation.may_book, invitation.may_message,
    invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if exists (
    select from public.pet_carers held where held.pet_id = any (invitation.pet_ids)
    group by held.pet_id having count(*) > private.quota('people of a pet')
  ) then
    raise sqlstate 'PT403' using message = format(
      'Up to %s people care for a pet.', private.quota('people of a pet')
    );
  end if;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name, cared.id limit 1;
  return accepted;
end;
$function$;

ALTER FUNCTION "public"."accept_household_invitation"(text) OWNER TO "postgres";

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
  if (
    select count(*) from public.care_entries own
    where own.person_id = auth.uid() and own.given_at > now() - interval '1 day'
  ) >= private.quota('entries of care a day') then
    raise sqlstate 'PT429' using message = 'You have written down a lot today. Please try again tomorrow.';
  end if;
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

ALTER FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.care_feed(pet uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_may(pet, 'care');
  return (
    select coalesce(jsonb_agg(to_jsonb(given) - 'pet_id' - 'person_id' || jsonb_build_object(
      'person', private.first_name_of(given.person_id), 'mine', given.person_id is not distinct from auth.uid()
    ) order by given.given_at desc, given.id), '[]')
    from (
      select * from public.care_entries done
      where done.pet_id = pet and done.given_at > now() - interval '7 days'
      order by done.given_at desc, done.id limit 100
    ) as given
  );
end;
$function$;

ALTER FUNCTION "public"."care_feed"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.care_sheet(pet uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.assert_may(pet, 'care');
  return private.passport_of(
    pet, array['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian']
  ) || jsonb_build_object('today', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', taken.id, 'name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on,
      'interval_hours', taken.interval_hours
    ) order by taken.name, taken.id), '[]')
    from public.medicines taken
    where taken.pet_id = care_sheet.pet and taken.starts_on <= private.warsaw_today()
      and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
  ), 'veterinarian_id', (
    select visit.veterinarian_id from public.appointments visit
    where visit.pet_id = care_sheet.pet and visit.status <> 'cancelled'
    order by visit.appointment_date desc, visit.appointment_time desc limit 1
  ));
end;
$function$;

ALTER FUNCTION "public"."care_sheet"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.cared_pets()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  return (
    select coalesce(jsonb_agg(
      to_jsonb(held) - 'pet_id' - 'person_id' - 'created_at' || jsonb_build_object(
        'id', cared.id, 'name', cared.name, 'type', cared.type, 'image_url', cared.image_url,
        'owner', private.first_name_of(cared.owner_id)
      ) order by cared.name, cared.id
    ), '[]')
    from public.pet_carers held join public.pets cared on cared.id = held.pet_id
    where held.person_id = auth.uid() and private.may(held.pet_id, 'care')
      and cared.archived_at is null and cared.remembered_since is null
  );
end;
$function$;

ALTER FUNCTION "public"."cared_pets"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.change_carer(pet uuid, person uuid, role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_own_pets(array[pet]);
  perform private.assert_role(role, until);
  update public.pet_carers held
  set role = change_carer.role, until = change_carer.until,
      may_book = coalesce(change_carer.may_book, false), may_message = coalesce(change_carer.may_message, false),
      may_read_record = coalesce(change_carer.may_read_record, false),
      may_record_medicines = coalesce(change_carer.may_record_medicines, false)
  where held.pet_id = pet and held.person_id = person;
  if not found then
    raise sqlstate 'PT404' using message = 'This person does not care for this pet.';
  end if;
end;
$function$;

ALTER FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.correspondent(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', known.id,
    'full_name', known.full_name,
    'profile_image_url', known.profile_image_url,
    'user_type', known.user_type,
    'specialty', known.specialty,
    'portrait', known.portrait,
    'booked', exists (
      select from public.appointments visit
      where (visit.client_id = private.me() and visit.veterinarian_id = known.id)
        or (visit.veterinarian_id = private.me() and visit.client_id = known.id)
    ) or private.may_write_about_pet(known.id),
    'conversation', (
      select to_jsonb(held) from public.conversations held
      where (held.client_id = private.me() and held.veterinarian_id = known.id)
        or (held.veterinarian_id = private.me() and held.client_id = known.id)
      order by held.created_at limit 1
    )
  )
  from public.profiles known where known.id = person and known.id <> private.me()
$function$;

CREATE OR REPLACE FUNCTION public.hand_over_pet(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_own_pets(array[pet]);
  if not exists (select from public.pet_carers where pet_id = pet and person_id = person and role = 'carer') then
    raise sqlstate 'PT404' using message = 'A pet is handed over to one of its carers.';
  end if;
  perform private.make_owner(pet, person);
  if (select count(*) from public.pets where owner_id = person) > private.quota('pets')
    or private.bytes_of_pets(person) > private.quota('bytes of pets') then
    raise sqlstate 'PT403' using message = 'This carer has no room for another pet.';
  end if;
end;
$function$;

ALTER FUNCTION "public"."hand_over_pet"(uuid, uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.household(pet uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if not exists (select from public.pets where id = pet and owner_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
  return (
    select coalesce(
      jsonb_agg(to_jsonb(held) - 'pet_id' || jsonb_build_object('name', known.full_name) order by held.created_at, known.id),
      '[]'
    )
    from public.pet_carers held join public.profiles known on known.id = held.person_id
    where held.pet_id = pet
  );
end;
$function$;

ALTER FUNCTION "public"."household"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.household_invitation(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation constant public.household_invitations := private.open_invitation(secret);
  pets constant jsonb := (
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name, meant.id)
    from private.pets_of_invitation(invitation) as meant
  );
begin
  if pets is null then
    return null;
  end if;
  return jsonb_build_object(
    'owner', private.first_name_of(invitation.owner_id), 'pets', pets, 'role', invitation.role, 'until', invitation.until,
    'may_book', invitation.may_book, 'may_message', invitation.may_message,
    'may_read_record', invitation.may_read_record, 'may_record_medicines', invitation.may_record_medicines,
    'own', auth.uid() is not distinct from invitation.owner_id
  );
end;
$function$;

ALTER FUNCTION "public"."household_invitation"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.invite_to_household(pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date)
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
  if cardinality(pets) > private.quota('pets of an invitation') then
    raise sqlstate 'PT400' using message = format(
      'An invitation is for up to %s pets.', private.quota('pets of an invitation')
    );
  end if;
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until);
  if (
    select count(*) from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ) >= private.quota('open invitations') then
    raise sqlstate 'PT403' using message = format(
      'You can have up to %s open invitations. Please withdraw one before you make another.',
      private.quota('open invitations')
    );
  end if;
  if (
    select count(*) from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ) >= private.quota('invitations a day') then
    raise sqlstate 'PT429' using message = 'You have invited many people today. Please try again tomorrow.';
  end if;
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, until, coalesce(may_book, false), coalesce(may_message, false),
    coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$function$;

ALTER FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.leave_household(pet uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  delete from public.pet_carers where pet_id = pet and person_id = auth.uid();
end;
$function$;

ALTER FUNCTION "public"."leave_household"(uuid) OWNER TO "postgres";

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
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
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
  delete from private.guest_visits where id in (
    select id from private.guest_visits
    where visit_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit_date limit bound for update skip locked
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

CREATE OR REPLACE FUNCTION public.remove_carer(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_own_pets(array[pet]);
  delete from public.pet_carers where pet_id = pet and person_id = person;
end;
$function$;

ALTER FUNCTION "public"."remove_carer"(uuid, uuid) OWNER TO "postgres";

ALTER TABLE "public"."care_entries" ADD CONSTRAINT "care_entries_medicine_id_fkey" FOREIGN KEY (medicine_id) REFERENCES public.medicines(id) ON DELETE SET NULL;

ALTER TABLE "public"."care_entries" ADD CONSTRAINT "care_entries_person_id_fkey" FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."care_entries" ADD CONSTRAINT "care_entries_pet_id_fkey" FOREIGN KEY (pet_id) REFERENCES public.pets(id) ON DELETE CASCADE;

ALTER TABLE "public"."household_invitations" ADD CONSTRAINT "household_invitations_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."medicines" ADD CONSTRAINT "medicines_interval_hours_check" CHECK (((interval_hours >= 1) AND (interval_hours <= 168)));

ALTER TABLE "public"."pet_carers" ADD CONSTRAINT "pet_carers_person_id_fkey" FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."pet_carers" ADD CONSTRAINT "pet_carers_pet_id_fkey" FOREIGN KEY (pet_id) REFERENCES public.pets(id) ON DELETE CASCADE;

CREATE INDEX care_entries_given_idx ON public.care_entries USING btree (given_at);

CREATE INDEX care_entries_medicine_idx ON public.care_entries USING btree (medicine_id, given_at DESC);

CREATE INDEX care_entries_person_idx ON public.care_entries USING btree (person_id, given_at);

CREATE INDEX care_entries_pet_idx ON public.care_entries USING btree (pet_id, given_at DESC);

CREATE INDEX household_invitations_expires_idx ON public.household_invitations USING btree (expires_at);

CREATE INDEX household_invitations_owner_idx ON public.household_invitations USING btree (owner_id, created_at DESC);

CREATE INDEX pet_carers_person_idx ON public.pet_carers USING btree (person_id);

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.care_entries FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.household_invitations FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.pet_carers FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE POLICY "households read what was done for their pets" ON "public"."care_entries" FOR SELECT TO "authenticated" USING (private.may(pet_id, 'care'::text));

CREATE POLICY "people take back what they have just written" ON "public"."care_entries" FOR DELETE TO "authenticated" USING (((person_id = ( SELECT auth.uid() AS uid)) AND (given_at > (now() - '00:10:00'::interval)) AND private.may(pet_id, 'care'::text)));

CREATE POLICY "owners read their invitations" ON "public"."household_invitations" FOR SELECT TO "authenticated" USING ((owner_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners withdraw their invitations" ON "public"."household_invitations" FOR DELETE TO "authenticated" USING (((owner_id = ( SELECT auth.uid() AS uid)) AND (accepted_at IS NULL)));

CREATE POLICY "households and veterinarians read medicines" ON "public"."medicines" FOR SELECT TO "authenticated" USING ((private.may(pet_id, 'read'::text) OR private.treats_pet(pet_id)));

CREATE POLICY "people read what they may, and owners who cares for their pets" ON "public"."pet_carers" FOR SELECT TO "authenticated" USING ((((person_id = ( SELECT auth.uid() AS uid)) AND private.may(pet_id, 'care'::text)) OR (EXISTS ( SELECT
   FROM public.pets own
  WHERE ((own.id = pet_carers.pet_id) AND (own.owner_id = ( SELECT auth.uid() AS uid)))))));

CREATE POLICY "households and veterinarians read documents" ON "public"."pet_documents" FOR SELECT TO "authenticated" USING ((private.may(pet_id, 'read'::text) OR private.treats_pet(pet_id)));

CREATE POLICY "households and the veterinarians they visit read pets" ON "public"."pets" FOR SELECT TO "authenticated" USING (((owner_id = ( SELECT auth.uid() AS uid)) OR private.may(id, 'read'::text) OR private.treats_pet(id)));

CREATE POLICY "households and veterinarians read vaccinations" ON "public"."vaccinations" FOR SELECT TO "authenticated" USING ((private.may(pet_id, 'read'::text) OR private.treats_pet(pet_id)));

CREATE POLICY "households and veterinarians read weights" ON "public"."weights" FOR SELECT TO "authenticated" USING ((private.may(pet_id, 'read'::text) OR private.treats_pet(pet_id)));

CREATE POLICY "people read their files, those of their patients and those they" ON "storage"."objects" FOR SELECT TO "authenticated" USING ((( SELECT private.has_account() AS has_account) AND (private.owns_image_folder(bucket_id, name) OR ((bucket_id = 'pet-documents'::text) AND private.treats_pet(private.pet_of_file(name))) OR (private.is_in_record(bucket_id, name) AND private.may(private.pet_of_file(name), 'read'::text)) OR ((bucket_id = 'licence-documents'::text) AND ( SELECT private.is_admin() AS is_admin)) OR ((bucket_id = 'visit-photos'::text) AND private.takes_part_in_visit(private.folder_of_file(name))) OR ((bucket_id = 'message-files'::text) AND ((owner_id = (( SELECT auth.uid() AS uid))::text) OR (EXISTS ( SELECT
   FROM public.message_attachments sent
  WHERE (sent.path = objects.name))))))));

REVOKE ALL ON FUNCTION "private"."assert_may"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_may"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_may"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assert_role"(text, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_role"(text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_role"(text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cared_pet_named"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cared_pet_named"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."cared_pet_named"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cared_pet_named"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."cared_pet_named"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."first_name_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_name_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_name_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."heir_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."heir_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."heir_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_pets"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_pets"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_pets"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_owner"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_owner"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_owner"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may"(uuid, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may"(uuid, text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."may"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."may"(uuid, text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."may_write_about_pet"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_write_about_pet"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."may_write_about_pet"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_write_about_pet"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_write_about_pet"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."open_invitation"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pass_on_pets"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pass_on_pets"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pass_on_pets"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pets_of_invitation"(public.household_invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pets_of_invitation"(public.household_invitations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pets_of_invitation"(public.household_invitations) TO "postgres";

REVOKE ALL ON FUNCTION "public"."accept_household_invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_household_invitation"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."accept_household_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_household_invitation"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_household_invitation"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_care_entry"(uuid, text, uuid, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."care_feed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."care_feed"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."care_feed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."care_feed"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."care_feed"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."care_sheet"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."care_sheet"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."care_sheet"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."care_sheet"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."care_sheet"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."cared_pets"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cared_pets"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cared_pets"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cared_pets"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cared_pets"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."hand_over_pet"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."hand_over_pet"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."hand_over_pet"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_pet"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_pet"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."household"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."household"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."household_invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."household_invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."household_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."household_invitation"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."household_invitation"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."leave_household"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_household"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_household"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_household"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_household"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."remove_carer"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_carer"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_carer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_carer"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_carer"(uuid, uuid) TO "service_role";

GRANT DELETE, SELECT ON TABLE "public"."care_entries" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."care_entries" TO "service_role";

GRANT DELETE, SELECT ON TABLE "public"."household_invitations" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."household_invitations" TO "service_role";

REVOKE ALL ("interval_hours") ON TABLE "public"."medicines" FROM "authenticated";

GRANT INSERT ("interval_hours") ON TABLE "public"."medicines" TO "authenticated";

GRANT SELECT ON TABLE "public"."pet_carers" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."pet_carers" TO "service_role";
