set local check_function_bodies = off;

DROP FUNCTION "private"."make_guest_link"(uuid);

DROP FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text);

CREATE OR REPLACE FUNCTION private.make_guest_link(visit uuid, given text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of random bits 122 each.
  secret constant text := coalesce(given, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
begin
  insert into private.guest_links (secret_hash, guest_visit_id)
  values (pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')), visit);
  return secret;
end;
$function$;

ALTER FUNCTION "private"."make_guest_link"(uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.was_booked_with(secret text, veterinarian uuid, day date, at time without time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made private.guest_visits;
begin
  if was_booked_with.secret !~ '^[0-9a-f]{64}$' then
    raise sqlstate 'PT400' using message = 'The secret of a link has 64 hexadecimal digits.';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('guest link ' || was_booked_with.secret, 1));
  select booked.* into made
  from private.guest_links link join private.guest_visits booked on booked.id = link.guest_visit_id
  where link.secret_hash = pg_catalog.sha256(pg_catalog.convert_to(was_booked_with.secret, 'UTF8'));
  if not found then
    return false;
  end if;
  if (made.veterinarian_id, made.visit_date, made.visit_time) is distinct from (veterinarian, day, at)
    or private.state_of_guest_visit(made) = 'cancelled' then
    raise sqlstate 'PT409' using message = 'Your visit could not be booked. Please try again.';
  end if;
  return true;
end;
$function$;

ALTER FUNCTION "private"."was_booked_with"(text, uuid, date, time without time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.book_as_guest(veterinarian uuid, visit_date date, visit_time time without time zone, client_name text, client_phone text, pet_name text, pet_type text, reason text, email text DEFAULT NULL::text, visit_type uuid DEFAULT NULL::uuid, confirmation text DEFAULT NULL::text, language text DEFAULT 'en'::text, secret text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  number constant text := private.guest_phone(client_phone);
  address constant text := nullif(btrim(book_as_guest.email), '');
  chosen record;
  booked private.guest_visits;
begin
  perform private.assert_guest_fields(client_name, number, pet_name, pet_type, reason, address);
  if visit_date is null or visit_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if private.was_booked_with(book_as_guest.secret, veterinarian, visit_date, visit_time) then
    return book_as_guest.secret;
  end if;
  if not coalesce((select accepts_guests from public.profiles where id = veterinarian), true) then
    raise sqlstate 'PT403' using message =
      'This veterinarian takes bookings only from people with an account. Please sign in or register.';
  end if;
  if (select confirms_guests from public.profiles where id = veterinarian) then
    perform private.use_guest_confirmation(veterinarian, address, number, confirmation);
  end if;
  select * into chosen
  from private.visit_type_to_book(book_as_guest.visit_type, veterinarian, null, book_as_guest.pet_type);
  perform private.assert_bookable(veterinarian, visit_date, visit_time, coalesce(chosen.minutes, 30));
  perform private.assert_guest_may_book(number, address);
  insert into public.phone_visits (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, by_guest,
    duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, btrim(book_as_guest.client_name),
    btrim(book_as_guest.client_phone), btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type),
    btrim(book_as_guest.reason), true,
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning id into booked.phone_visit_id;
  insert into private.guest_visits (phone_visit_id, veterinarian_id, visit_date, visit_time, phone, email, language)
  values (
    booked.phone_visit_id, veterinarian, book_as_guest.visit_date, book_as_guest.visit_time, number, address,
    case book_as_guest.language when 'pl' then 'pl' else 'en' end
  ) returning * into booked;
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$function$;

ALTER FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) OWNER TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_guest_link"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_guest_link"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_guest_link"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."was_booked_with"(text, uuid, date, time without time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_booked_with"(text, uuid, date, time without time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."was_booked_with"(text, uuid, date, time without time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) TO "anon";

REVOKE ALL ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_as_guest"(uuid, date, time without time zone, text, text, text, text, text, text, uuid, text, text, text) TO "service_role";
