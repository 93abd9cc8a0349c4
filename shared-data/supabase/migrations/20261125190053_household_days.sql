set local check_function_bodies = off;

DROP POLICY "people remove their files" ON "storage"."objects";

CREATE OR REPLACE FUNCTION private.files_of_me()
 RETURNS TABLE(bucket_id text, name text, metadata jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.goes_with_pet(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
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

CREATE OR REPLACE FUNCTION private.goes_with_pet(bucket text, file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in_record(bucket, file)
    or (bucket = 'pet-images' and exists (select from public.pets pet where pet.id = private.pet_of_file(file)))
$function$;

ALTER FUNCTION "private"."goes_with_pet"(text, text) OWNER TO "postgres";

CREATE POLICY "people remove their files" ON "storage"."objects" FOR DELETE TO "authenticated" USING ((private.owns_image_folder(bucket_id, name) OR ((owner_id = (( SELECT auth.uid() AS uid))::text) AND (NOT private.goes_with_pet(bucket_id, name)))));

REVOKE ALL ON FUNCTION "private"."goes_with_pet"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."goes_with_pet"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "service_role";
