set local check_function_bodies = off;

CREATE TABLE "public"."saved_veterinarians" ("owner_id" uuid NOT NULL, "veterinarian_id" uuid NOT NULL, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "saved_veterinarians_pkey" PRIMARY KEY (owner_id, veterinarian_id));

ALTER TABLE "public"."saved_veterinarians" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."saved_veterinarians" OWNER TO "postgres";

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

  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  -- A guest whose visit to come was just cancelled still finds it by its link.
  delete from private.guest_visits
  where (veterinarian_id = person and visit_date < private.warsaw_today())
    or appointment_id in (select id from public.appointments where client_id = person);
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
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

CREATE OR REPLACE FUNCTION private.guard_number_of_saved()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_client_request() and (
    select count(*) from public.saved_veterinarians where owner_id = private.me()
  ) > private.quota('saved veterinarians') then
    raise sqlstate 'PT403' using message = format(
      'You can save up to %s veterinarians. Please remove one before you save another.',
      private.quota('saved veterinarians')
    );
  end if;
  return null;
end;
$function$;

ALTER FUNCTION "private"."guard_number_of_saved"() OWNER TO "postgres";

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
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'saved veterinarians' then 200
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'note templates' then 50
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
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
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
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
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$function$;

ALTER TABLE "public"."saved_veterinarians" ADD CONSTRAINT "saved_veterinarians_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."saved_veterinarians" ADD CONSTRAINT "saved_veterinarians_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX saved_veterinarians_veterinarian_idx ON public.saved_veterinarians USING btree (veterinarian_id);

CREATE TRIGGER guard_number_of_saved AFTER INSERT ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_saved();

CREATE TRIGGER lock_who_enters BEFORE INSERT ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.lock_who_enters();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE POLICY "owners read whom they saved" ON "public"."saved_veterinarians" FOR SELECT TO "authenticated" USING ((owner_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners remove whom they saved" ON "public"."saved_veterinarians" FOR DELETE TO "authenticated" USING ((owner_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners save veterinarians" ON "public"."saved_veterinarians" FOR INSERT TO "authenticated" WITH CHECK (((owner_id = ( SELECT auth.uid() AS uid)) AND (NOT private.is_veterinarian(( SELECT auth.uid() AS uid))) AND private.is_veterinarian(veterinarian_id)));

REVOKE ALL ON FUNCTION "private"."guard_number_of_saved"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_number_of_saved"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_number_of_saved"() TO "postgres";

GRANT INSERT ("owner_id") ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT INSERT ("veterinarian_id") ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_veterinarians" TO "service_role";
