set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.availability_condition(label text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case private.fold(label)
    when 'available today' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 1)
    when 'available this week' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 7)
    when 'weekend availability' then
      format('stats.weekend_slot_at < %L::timestamp', date_trunc('week', private.warsaw_today())::date + 7)
    else 'false'
  end
$function$;
