set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.record_readers(pet uuid)
 RETURNS TABLE(veterinarian_id uuid, full_name text, until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select vet.id, vet.full_name, max(visit.appointment_date) + 30
  from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id and vet.deleted_at is null
  where visit.pet_id = record_readers.pet and private.owns_pet(record_readers.pet)
    and visit.status <> 'cancelled' and visit.appointment_date >= private.warsaw_today() - 30
  group by vet.id
  order by vet.full_name, vet.id
$function$;

ALTER FUNCTION "public"."record_readers"(uuid) OWNER TO "postgres";

REVOKE ALL ON FUNCTION "public"."record_readers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."record_readers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_readers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_readers"(uuid) TO "service_role";
