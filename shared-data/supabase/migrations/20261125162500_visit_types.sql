set local check_function_bodies = off;

ALTER TABLE "public"."after_visits" DROP CONSTRAINT "after_visits_questions_check";

CREATE TABLE "public"."visit_types" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "veterinarian_id" uuid NOT NULL, "name" text NOT NULL, "minutes" integer NOT NULL, "price_from" integer, "price_to" integer, "treats" text[] NOT NULL DEFAULT '{}'::text[], "visits" text NOT NULL DEFAULT 'any'::text, "booked_by" text NOT NULL DEFAULT 'everybody'::text, "preparation" text, "position" integer NOT NULL DEFAULT 0, CONSTRAINT "visit_types_booked_by_check" CHECK ((booked_by = ANY (ARRAY['everybody'::text, 'own patients'::text, 'phone'::text]))), CONSTRAINT "visit_types_minutes_check" CHECK ((((minutes % 5) = 0) AND ((minutes >= 15) AND (minutes <= 240)))), CONSTRAINT "visit_types_name_check" CHECK (((btrim(name) <> ''::text) AND (length(name) <= 80) AND (name !~ '[[:cntrl:]]'::text))), CONSTRAINT "visit_types_pkey" PRIMARY KEY (id), CONSTRAINT "visit_types_position_check" CHECK ((("position" >= 0) AND ("position" <= 1000))), CONSTRAINT "visit_types_preparation_check" CHECK (((btrim(preparation, E' \t\r\n'::text) <> ''::text) AND (length(preparation) <= 1000))), CONSTRAINT "visit_types_price_from_check" CHECK (((price_from >= 0) AND (price_from <= 100000))), CONSTRAINT "visit_types_price_is_a_range" CHECK (((num_nonnulls(price_from, price_to) = ANY (ARRAY[0, 2])) AND (price_to >= price_from))), CONSTRAINT "visit_types_price_to_check" CHECK ((price_to <= 100000)), CONSTRAINT "visit_types_visits_check" CHECK ((visits = ANY (ARRAY['any'::text, 'first'::text, 'returning'::text]))), CONSTRAINT "visit_types_treats_check" CHECK (private.is_word_list(treats)));

ALTER TABLE "public"."visit_types" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."visit_types" OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.find_lowest_prices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats stats
  set lowest_price = coalesce(
        (select min(price_from) from public.visit_types types where types.veterinarian_id = stats.veterinarian_id),
        (select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id)
      ),
      page_changed_at = now()
  where stats.veterinarian_id in (select veterinarian_id from changed);
  return null;
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
  if (select count(*) from public.visit_types where veterinarian_id = private.me()) > private.quota('visit types') then
    raise sqlstate 'PT403' using message = format(
      'You can offer up to %s visit types. Please remove one before you add another.', private.quota('visit types')
    );
  end if;
  return null;
end;
$function$;

ALTER FUNCTION "private"."guard_visit_types"() OWNER TO "postgres";

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

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX visit_types_veterinarian_idx ON public.visit_types USING btree (veterinarian_id, "position");

CREATE TRIGGER find_lowest_prices_after_delete AFTER DELETE ON public.visit_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.find_lowest_prices();

CREATE TRIGGER find_lowest_prices_after_insert AFTER INSERT ON public.visit_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.find_lowest_prices();

CREATE TRIGGER find_lowest_prices_after_update AFTER UPDATE ON public.visit_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.find_lowest_prices();

CREATE TRIGGER guard_visit_types AFTER INSERT OR UPDATE ON public.visit_types FOR EACH STATEMENT EXECUTE FUNCTION private.guard_visit_types();

CREATE TRIGGER lock_own_calendar BEFORE INSERT OR DELETE OR UPDATE ON public.visit_types FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_calendar();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.visit_types FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE POLICY "anyone reads the visit types of listed veterinarians" ON "public"."visit_types" FOR SELECT TO "anon", "authenticated" USING (((veterinarian_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.vet_stats stats
  WHERE ((stats.veterinarian_id = visit_types.veterinarian_id) AND stats.listed)))));

CREATE POLICY "veterinarians add their visit types" ON "public"."visit_types" FOR INSERT TO "authenticated" WITH CHECK (((veterinarian_id = ( SELECT auth.uid() AS uid)) AND private.is_veterinarian(( SELECT auth.uid() AS uid))));

CREATE POLICY "veterinarians change their visit types" ON "public"."visit_types" FOR UPDATE TO "authenticated" USING ((veterinarian_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((veterinarian_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "veterinarians remove their visit types" ON "public"."visit_types" FOR DELETE TO "authenticated" USING ((veterinarian_id = ( SELECT auth.uid() AS uid)));

REVOKE ALL ON FUNCTION "private"."guard_visit_types"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_visit_types"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_visit_types"() TO "postgres";

GRANT SELECT ON TABLE "public"."visit_types" TO "anon";

GRANT INSERT ("booked_by"), UPDATE ("booked_by") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("minutes"), UPDATE ("minutes") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("position"), UPDATE ("position") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("preparation"), UPDATE ("preparation") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("price_from"), UPDATE ("price_from") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("price_to"), UPDATE ("price_to") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("treats"), UPDATE ("treats") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("veterinarian_id") ON TABLE "public"."visit_types" TO "authenticated";

GRANT INSERT ("visits"), UPDATE ("visits") ON TABLE "public"."visit_types" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."visit_types" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."visit_types" TO "service_role";

ALTER TABLE "public"."after_visits" ADD CONSTRAINT "after_visits_questions_check" CHECK ((((cardinality(questions) >= 1) AND (cardinality(questions) <= 4)) AND (questions <@ private.after_visit_questions())));
