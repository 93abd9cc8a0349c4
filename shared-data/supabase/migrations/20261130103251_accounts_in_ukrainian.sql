set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.language_of(metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when metadata ->> 'language' in ('en', 'pl', 'uk') then metadata ->> 'language' end
$function$;
