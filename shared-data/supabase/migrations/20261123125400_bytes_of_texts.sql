set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.bytes_of_pets(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(octet_length(to_jsonb(pet)::text)), 0) from public.pets pet where owner_id = person
$function$;

CREATE OR REPLACE FUNCTION private.bytes_of_records(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(sum(octet_length(concat(entry.words))), 0)
  from public.pets pet cross join lateral (
    select product from public.vaccinations where pet_id = pet.id
    union all select concat(name, dose) from public.medicines where pet_id = pet.id
    union all select concat(title, path) from public.pet_documents where pet_id = pet.id
  ) as entry (words)
  where pet.owner_id = person
$function$;

CREATE OR REPLACE FUNCTION private.guard_bytes_of_pets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and private.bytes_of_pets(auth.uid()) > private.quota('bytes of pets') then
    raise sqlstate 'PT409' using message = 'There is no room for more text about your pets. Please shorten what you wrote.';
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_bytes_of_records()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and private.bytes_of_records(auth.uid()) > private.quota('bytes of records') then
    raise sqlstate 'PT409' using message = 'There is no room for more text in your pets’ records. Please remove some entries.';
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.quota(of_what text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'requests for another time a day' then 100
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'bytes of files' then 200 * 1024 * 1024
  end
$function$;

CREATE TRIGGER guard_bytes_of_records AFTER INSERT ON public.medicines FOR EACH STATEMENT EXECUTE FUNCTION private.guard_bytes_of_records();

CREATE TRIGGER guard_bytes_of_records AFTER INSERT ON public.pet_documents FOR EACH STATEMENT EXECUTE FUNCTION private.guard_bytes_of_records();

CREATE TRIGGER guard_bytes_of_pets AFTER INSERT OR UPDATE ON public.pets FOR EACH STATEMENT EXECUTE FUNCTION private.guard_bytes_of_pets();

CREATE TRIGGER lock_who_enters BEFORE INSERT OR UPDATE ON public.pets FOR EACH STATEMENT EXECUTE FUNCTION private.lock_who_enters();

CREATE TRIGGER guard_bytes_of_records AFTER INSERT ON public.vaccinations FOR EACH STATEMENT EXECUTE FUNCTION private.guard_bytes_of_records();

REVOKE ALL ON FUNCTION "private"."bytes_of_pets"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bytes_of_records"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_bytes_of_pets"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_bytes_of_records"() FROM PUBLIC;
