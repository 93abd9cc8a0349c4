set local check_function_bodies = off;

DROP POLICY "people remove their files" ON "storage"."objects";

DROP POLICY "people upload into their folder, and for whom they write to" ON "storage"."objects";

DROP FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric);

DROP FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date);

DROP FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer);

CREATE TABLE "public"."note_templates" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "veterinarian_id" uuid NOT NULL, "name" text NOT NULL, "body" text NOT NULL, CONSTRAINT "note_templates_body_check" CHECK (((btrim(body, E' \t\r\n'::text) <> ''::text) AND (length(body) <= 3000))), CONSTRAINT "note_templates_name_check" CHECK (((btrim(name) <> ''::text) AND (length(name) <= 60) AND (name !~ '[[:cntrl:]]'::text))), CONSTRAINT "note_templates_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."note_templates" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."note_templates" OWNER TO "postgres";

CREATE TABLE "public"."saved_veterinarians" ("owner_id" uuid NOT NULL, "veterinarian_id" uuid NOT NULL, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "saved_veterinarians_pkey" PRIMARY KEY (owner_id, veterinarian_id));

ALTER TABLE "public"."saved_veterinarians" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."saved_veterinarians" OWNER TO "postgres";

ALTER TABLE "public"."vaccinations" ADD COLUMN "lot_number" text;

ALTER TABLE "public"."vaccinations" ADD COLUMN "vaccine" text;

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
  if greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.pet_documents where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ) > private.quota('entries of a record') then
    raise sqlstate 'PT403' using
      message = 'The health record of this pet is full. Please write it in the summary.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric, jsonb) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.assert_own_documents(documents jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from jsonb_to_recordset(documents) as given (path text) where not exists (
      select from storage.objects stored
      where stored.bucket_id = 'pet-documents' and stored.name = given.path and stored.owner_id = auth.uid()::text
    )
  ) then
    raise sqlstate 'PT400' using message = 'A document is no longer stored. Please choose it again.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_own_documents"(jsonb) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.bytes_of_records(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(octet_length(concat(entry.words))), 0)
  from public.pets pet cross join lateral (
    select concat(product, lot_number, vaccine) from public.vaccinations where pet_id = pet.id
    union all select concat(name, dose) from public.medicines where pet_id = pet.id
    union all select concat(title, path) from public.pet_documents where pet_id = pet.id
  ) as entry (words)
  where pet.owner_id = person
$function$;

CREATE OR REPLACE FUNCTION private.files_of_me()
 RETURNS TABLE(bucket_id text, name text, metadata jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.is_in_record(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join public.pet_documents kept on kept.pet_id = pet.id
  join storage.objects stored on stored.bucket_id = 'pet-documents' and stored.name = kept.path
  where pet.owner_id = (select auth.uid())
$function$;

ALTER FUNCTION "private"."files_of_me"() OWNER TO "postgres";

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

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
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
  end loop;
  return count;
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
  if (select count(*) from public.note_templates where veterinarian_id = private.me()) > private.quota('note templates') then
    raise sqlstate 'PT403' using message = format(
      'You can keep up to %s templates. Please remove one before you add another.', private.quota('note templates')
    );
  end if;
  return null;
end;
$function$;

ALTER FUNCTION "private"."guard_note_templates"() OWNER TO "postgres";

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

CREATE OR REPLACE FUNCTION private.has_room_for_file(metadata jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(auth.uid());
  return private.has_account() and greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from private.files_of_me() stored), 0
  ) <= private.quota('bytes of files');
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_in_record(bucket text, file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select bucket = 'pet-documents' and exists (select from public.pet_documents kept where kept.path = file) $function$;

ALTER FUNCTION "private"."is_in_record"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_same_vaccine(one public.vaccinations, other public.vaccinations)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array[private.fold(one.product), private.fold(one.vaccine)]
    && array[private.fold(other.product), private.fold(other.vaccine)]
$function$;

ALTER FUNCTION "private"."is_same_vaccine"(public.vaccinations, public.vaccinations) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.note_of_visit(summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date, documents jsonb DEFAULT '[]'::jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(concat_ws(
    E'\n',
    nullif(btrim(summary, E' \t\r\n'), ''),
    'Treatment: ' || nullif(btrim(treatment, E' \t\r\n'), ''),
    (
      select string_agg(
        'Medicine: ' || btrim(given.name) || coalesce(', ' || nullif(btrim(given.dose), ''), '')
        || coalesce(', until ' || to_char(given.ends_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date)
    ),
    (
      select string_agg(
        'Vaccination: ' || btrim(given.product) || coalesce(', lot ' || nullif(btrim(given.lot_number), ''), '')
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    (
      select string_agg('Document: ' || btrim(given.title), E'\n')
      from jsonb_to_recordset(documents) as given (title text)
    ),
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  ), '')
$function$;

ALTER FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.own_files()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from private.files_of_me()
$function$;

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', lost.since)
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name, taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and (later.given_on, later.id) > (latest.given_on, latest.id)
          and private.is_same_vaccine(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id
  where kept.id = pet
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

CREATE OR REPLACE FUNCTION public.complete_visit(appointment uuid, summary text DEFAULT NULL::text, treatment text DEFAULT NULL::text, medicines jsonb DEFAULT '[]'::jsonb, vaccinations jsonb DEFAULT '[]'::jsonb, kilograms numeric DEFAULT NULL::numeric, follow_up_weeks integer DEFAULT NULL::integer, documents jsonb DEFAULT '[]'::jsonb)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  again date;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if not (
    private.is_entry_list(medicines) and private.is_entry_list(vaccinations) and private.is_entry_list(documents)
  ) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines, 20 vaccinations and 20 documents.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  perform private.assert_own_documents(documents);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms, documents);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  again := visit.appointment_date + 7 * follow_up_weeks;
  update public.appointments
  set status = 'completed', follow_up_on = again,
      visit_note = coalesce(
        private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again, documents), visit_note
      )
  where id = visit.id
  returning * into visit;
  return visit;
end;
$function$;

ALTER FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) OWNER TO "postgres";

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

CREATE OR REPLACE FUNCTION public.undo_complete_visit(appointment uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  done private.completions;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  delete from private.completions where appointment_id = visit.id returning * into done;
  if not found or done.completed_at < now() - private.undo_time() then
    raise sqlstate 'PT409' using message = 'This can no longer be undone. You can still edit the note of the visit.';
  end if;
  -- The same moment: nothing has touched the visit since.
  if visit.status <> 'completed' or visit.updated_at <> done.completed_at
    or exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'This visit was changed since it was completed, and stays completed.';
  end if;
  delete from public.vaccinations where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.weights where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.medicines
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.pet_documents
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  update public.appointments set status = 'upcoming', visit_note = done.former_note, follow_up_on = null
  where id = visit.id
  returning * into visit;
  perform private.reopen_request(visit, done.completed_at);
  perform private.forget_summary(visit);
  return visit;
end;
$function$;

ALTER TABLE "public"."note_templates" ADD CONSTRAINT "note_templates_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."saved_veterinarians" ADD CONSTRAINT "saved_veterinarians_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."saved_veterinarians" ADD CONSTRAINT "saved_veterinarians_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."vaccinations" ADD CONSTRAINT "vaccinations_lot_number_check" CHECK (((btrim(lot_number) <> ''::text) AND (length(lot_number) <= 50)));

ALTER TABLE "public"."vaccinations" ADD CONSTRAINT "vaccinations_vaccine_check" CHECK (((btrim(vaccine) <> ''::text) AND (length(vaccine) <= 100)));

CREATE INDEX note_templates_veterinarian_idx ON public.note_templates USING btree (veterinarian_id);

CREATE INDEX saved_veterinarians_veterinarian_idx ON public.saved_veterinarians USING btree (veterinarian_id);

CREATE TRIGGER guard_note_templates AFTER INSERT OR UPDATE ON public.note_templates FOR EACH STATEMENT EXECUTE FUNCTION private.guard_note_templates();

CREATE TRIGGER lock_who_enters BEFORE INSERT OR UPDATE ON public.note_templates FOR EACH STATEMENT EXECUTE FUNCTION private.lock_who_enters();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.note_templates FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER guard_number_of_saved AFTER INSERT ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_saved();

CREATE TRIGGER lock_who_enters BEFORE INSERT ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.lock_who_enters();

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE POLICY "veterinarians add their templates" ON "public"."note_templates" FOR INSERT TO "authenticated" WITH CHECK (((veterinarian_id = ( SELECT auth.uid() AS uid)) AND private.is_veterinarian(( SELECT auth.uid() AS uid))));

CREATE POLICY "veterinarians read their templates" ON "public"."note_templates" FOR SELECT TO "authenticated" USING ((veterinarian_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "veterinarians remove their templates" ON "public"."note_templates" FOR DELETE TO "authenticated" USING ((veterinarian_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "veterinarians rename their templates" ON "public"."note_templates" FOR UPDATE TO "authenticated" USING ((veterinarian_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((veterinarian_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners read whom they saved" ON "public"."saved_veterinarians" FOR SELECT TO "authenticated" USING ((owner_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners remove whom they saved" ON "public"."saved_veterinarians" FOR DELETE TO "authenticated" USING ((owner_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "owners save veterinarians" ON "public"."saved_veterinarians" FOR INSERT TO "authenticated" WITH CHECK (((owner_id = ( SELECT auth.uid() AS uid)) AND (NOT private.is_veterinarian(( SELECT auth.uid() AS uid))) AND private.is_veterinarian(veterinarian_id)));

CREATE POLICY "people remove their files" ON "storage"."objects" FOR DELETE TO "authenticated" USING ((private.owns_image_folder(bucket_id, name) OR ((owner_id = (( SELECT auth.uid() AS uid))::text) AND (NOT private.is_in_record(bucket_id, name)))));

CREATE POLICY "people upload into their folder, and for whom they write to" ON "storage"."objects" FOR INSERT TO "authenticated" WITH CHECK (
CASE
    WHEN (private.owns_image_folder(bucket_id, name) OR ((bucket_id = 'message-files'::text) AND private.may_send_file(name)) OR ((bucket_id = 'pet-documents'::text) AND private.treats_pet(private.pet_of_file(name)))) THEN private.has_room_for_file(metadata)
    ELSE false
END);

REVOKE ALL ON FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assert_own_documents"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_own_documents"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_own_documents"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."files_of_me"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_of_me"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."files_of_me"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_note_templates"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_note_templates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_note_templates"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_number_of_saved"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_number_of_saved"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_number_of_saved"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_in_record"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_in_record"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_same_vaccine"(public.vaccinations, public.vaccinations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_same_vaccine"(public.vaccinations, public.vaccinations) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_same_vaccine"(public.vaccinations, public.vaccinations) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "service_role";

GRANT INSERT ("body") ON TABLE "public"."note_templates" TO "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."note_templates" TO "authenticated";

GRANT INSERT ("veterinarian_id") ON TABLE "public"."note_templates" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."note_templates" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."note_templates" TO "service_role";

GRANT INSERT ("owner_id") ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT INSERT ("veterinarian_id") ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_veterinarians" TO "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_veterinarians" TO "service_role";
