set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_to_come(status text, visit_date date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select status = 'upcoming' or (status = 'completed' and visit_date = private.warsaw_today()) $function$;

ALTER FUNCTION "private"."is_to_come"(text, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_visit_days()
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when private.is_to_come(visit.status, visit.appointment_date) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from public.appointments visit
  where visit.veterinarian_id = (select private.me())
  group by 1
  order by 1 nulls last
$function$;

ALTER FUNCTION "public"."own_visit_days"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select visit.*
  from public.appointments visit
  where visit.veterinarian_id = (select private.me())
    and private.is_to_come(visit.status, visit.appointment_date) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (words is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      (select client.full_name from public.profiles client where client.id = visit.client_id))), private.fold(words)) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

ALTER FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) OWNER TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_visit_days"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_visit_days"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visit_days"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_visits"(boolean, date, text, date, time without time zone, uuid, integer) TO "service_role";
