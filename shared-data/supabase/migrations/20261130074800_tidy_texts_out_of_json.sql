set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.tidy_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new::text = private.tidy(new::text) then
    return new;
  end if;
  return jsonb_populate_record(new, (
    select jsonb_object_agg(key, case jsonb_typeof(value)
      when 'string' then to_jsonb(private.tidy(value #>> '{}'))
      else private.tidy(value::text)::jsonb
    end)
    from jsonb_each(to_jsonb(new))
  ));
end;
$function$;
