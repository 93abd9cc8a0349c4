set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.release_offers_out_of_hours()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.release_offer(offered, 'ended') from public.slot_offers offered
  where offered.veterinarian_id = coalesce(new.veterinarian_id, old.veterinarian_id)
    and offered.outcome is null and offered.held_until > now()
    and not (
      private.is_begin(offered.veterinarian_id, offered.slot_date + offered.slot_time, offered.duration_minutes)
      and private.is_at_work(
        offered.veterinarian_id, private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
      )
    );
  return null;
end;
$function$;

ALTER FUNCTION "private"."release_offers_out_of_hours"() OWNER TO "postgres";

CREATE CONSTRAINT TRIGGER release_offers_out_of_hours AFTER INSERT OR UPDATE ON public.time_off DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.release_offers_out_of_hours();

CREATE CONSTRAINT TRIGGER release_offers_out_of_hours AFTER DELETE OR UPDATE ON public.working_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.release_offers_out_of_hours();

REVOKE ALL ON FUNCTION "private"."release_offers_out_of_hours"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_offers_out_of_hours"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_offers_out_of_hours"() TO "postgres";
