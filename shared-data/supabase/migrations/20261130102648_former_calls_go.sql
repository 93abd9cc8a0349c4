set local check_function_bodies = off;

DROP INDEX "public"."working_hours_by_end";

DROP VIEW "public"."phone_visits";

DROP FUNCTION "private"."book_by_phone"();

DROP FUNCTION "private"."cancel_by_phone"();

DROP FUNCTION "private"."visits_by_phone"();

DROP FUNCTION "public"."cancel_own_guest"(uuid, text);

DROP FUNCTION "public"."finish_own_guest"(uuid, text);

DROP FUNCTION "public"."open_veterinarians"(text[], timestamp with time zone);
