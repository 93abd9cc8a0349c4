set local check_function_bodies = off;

DROP POLICY "people remove their files" ON "storage"."objects";

DROP POLICY "people upload into their folder, and for whom they write to" ON "storage"."objects";

DROP FUNCTION "private"."add_to_record"(public.appointments, jsonb, jsonb, numeric);

DROP FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date);

DROP FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer);

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
  insert into public.vaccinations (pet_id, product, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.lot_number), ''), visit.appointment_date, given.next_due_on,
    auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date);
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

REVOKE ALL ON FUNCTION "private"."is_in_record"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_in_record"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_record"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_of_visit"(text, text, jsonb, jsonb, numeric, date, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."complete_visit"(uuid, text, text, jsonb, jsonb, numeric, integer, jsonb) TO "service_role";
