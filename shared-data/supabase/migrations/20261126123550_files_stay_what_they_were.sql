set local check_function_bodies = off;

DROP POLICY "people upload into their folder, and for whom they write to" ON "storage"."objects";

CREATE OR REPLACE FUNCTION private.is_missed(bucket text, file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from storage.objects where bucket_id = bucket and name = file) and case bucket
    when 'pet-documents' then exists (select from public.pet_documents kept where kept.path = file)
    when 'message-files' then exists (select from public.message_attachments sent where sent.path = file)
    when 'visit-photos' then exists (select from public.visit_photos shown where shown.path = file)
    when 'licence-documents' then exists (
      select from public.licences sent
      where sent.veterinarian_id = private.folder_of_file(file) and sent.document_path = file
    )
    else false
  end
$function$;

ALTER FUNCTION "private"."is_missed"(text, text) OWNER TO "postgres";

CREATE POLICY "people upload into their folder, and for whom they write to" ON "storage"."objects" FOR INSERT TO "authenticated" WITH CHECK (
CASE
    WHEN private.is_missed(bucket_id, name) THEN false
    WHEN (private.owns_image_folder(bucket_id, name) OR ((bucket_id = 'message-files'::text) AND private.may_send_file(name)) OR ((bucket_id = 'pet-documents'::text) AND private.treats_pet(private.pet_of_file(name)))) THEN private.has_room_for_file(metadata)
    ELSE false
END);

REVOKE ALL ON FUNCTION "private"."is_missed"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_missed"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_missed"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_missed"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_missed"(text, text) TO "service_role";
