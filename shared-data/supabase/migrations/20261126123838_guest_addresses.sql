set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.assert_guest_fields(client_name text, phone text, pet_name text, pet_type text, reason text, email text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (btrim(client_name) <> '' and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (btrim(pet_name) <> '' and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_mail_address(typed text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select length(typed) <= 320 and typed ~* concat(
    '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@', '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?', '(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
  )
$function$;

ALTER FUNCTION "private"."is_mail_address"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.send_guest_code(veterinarian uuid, email text, language text DEFAULT 'en'::text, phone text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := btrim(send_guest_code.email);
  number constant text := private.guest_phone(send_guest_code.phone);
  code constant text := lpad((
    ('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000
  )::text, 6, '0');
  made private.guest_codes;
begin
  if private.is_mail_address(address) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not exists (select from public.profiles where id = veterinarian and accepts_guests and confirms_guests) then
    return;
  end if;
  -- One at a time: the limits count what is stored.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest codes', 1));
  if (
    select count(*) from private.guest_codes sent
    where (lower(sent.email) = lower(address) or sent.phone = number) and sent.made_at > now() - interval '1 hour'
  ) >= private.quota('guest codes of an address an hour')
    or (
      select count(*) from private.guest_codes sent where sent.made_at > now() - interval '1 hour'
    ) >= private.quota('guest codes an hour') then
    raise sqlstate 'PT429' using message = 'Too many codes have been sent. Please try again in an hour, or call the practice.';
  end if;
  insert into private.guest_codes (veterinarian_id, email, code_hash, phone)
  values (veterinarian, address, '', number) returning * into made;
  update private.guest_codes set code_hash = pg_catalog.sha256(pg_catalog.convert_to(code || made.id, 'UTF8'))
  where id = made.id;
  insert into private.mails (guest_code_id, kind, about, cause, due_at)
  select made.id, 'guest_code', jsonb_build_object(
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true, 'code', code, 'language', language
  ), 'guest code ' || made.id, now()
  from public.profiles vet where vet.id = veterinarian;
end;
$function$;

REVOKE ALL ON FUNCTION "private"."is_mail_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_mail_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_mail_address"(text) TO "postgres";
