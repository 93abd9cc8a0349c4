set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.look_at_licence_again()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.licences set sending = gen_random_uuid(), sent_at = now()
  where veterinarian_id = new.id and valid_until > now();
  return null;
end;
$function$;

ALTER FUNCTION "private"."look_at_licence_again"() OWNER TO "postgres";

CREATE TRIGGER look_at_licence_again AFTER UPDATE OF full_name ON public.profiles FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (private.fold(new.full_name) IS DISTINCT FROM private.fold(old.full_name)))) EXECUTE FUNCTION private.look_at_licence_again();

REVOKE ALL ON FUNCTION "private"."look_at_licence_again"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."look_at_licence_again"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."look_at_licence_again"() TO "postgres";
