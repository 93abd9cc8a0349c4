set local check_function_bodies = off;

ALTER TABLE "public"."pets" ALTER COLUMN "weight" TYPE numeric(7,3) USING "weight"::numeric(7,3);

CREATE OR REPLACE FUNCTION private.assert_guest_fields(client_name text, phone text, pet_name text, pet_type text, reason text, email text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (private.has_letter(client_name) and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (private.has_letter(pet_name) and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_contact_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Answered like a success and not kept, so that the program does not try another way.
  if coalesce(new.website, '') <> '' then
    return null;
  end if;
  new.created_at := now();
  new.email := btrim(new.email);
  if private.is_mail_address(new.email) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (
    select count(*) from public.contact_messages
    where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
  ) >= 3 or (
    select count(*) from public.contact_messages where created_at > now() - interval '1 hour'
  ) >= 200 then
    raise sqlstate 'PT429' using message = 'Too many messages in a short time. Please try again later.';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if btrim(to_jsonb(new) ->> name) <> '' and not private.has_letter(to_jsonb(new) ->> name) then
      raise sqlstate 'PT400' using message = 'Please enter a name with letters.';
    end if;
  end loop;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guest_phone(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when number like '+48 %' then replace(substr(number, 5), ' ', '') else number end
  from (select private.phone_number(typed)) as stored (number)
$function$;

CREATE OR REPLACE FUNCTION private.has_letter(typed text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select private.tidy(typed) ~ '[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\ud7ff]' $function$;

CREATE OR REPLACE FUNCTION private.is_mail_address(typed text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select length(typed) <= 254 and typed ~* concat(
    '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@', '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?', '(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$'
  )
$function$;

CREATE OR REPLACE FUNCTION private.phone_number(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when number ~ '^(\+48|0048|48)?0?[1-9][0-9]{8}$' then '+48 ' || case
      when right(number, 9) ~ '^(45|5[0137]|6[069]|7[02389]|8[08])' then regexp_replace(right(number, 9), '(...)(...)', '\1 \2 ')
      else regexp_replace(right(number, 9), '(..)(...)(..)', '\1 \2 \3 ')
    end
    when number ~ '^(\+|00)(?!48)[1-9][0-9]{7,14}$' then regexp_replace(number, '^00', '+')
  end
  from (select regexp_replace(private.tidy(typed), '[\u00ad\u200c\u200d]', '', 'g')) as shown (text)
  cross join lateral (select regexp_replace(shown.text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+', ' ', 'g')) as plain (text)
  cross join lateral (
    select regexp_replace(
      regexp_replace(btrim(plain.text), '^tel[.:]?\s*', '', 'i'), '[,;]?\s*(wewn?|w|ext|x)\.?\s*[0-9]{1,6}$', '', 'i'
    )
  ) as alone (text)
  cross join lateral (
    select regexp_replace(
      case when alone.text ~ '^(\+|00)(?!48)' then replace(alone.text, '(0)', '') else alone.text end,
      '[\s()./\u2010-\u2015\u2212-]', '', 'g'
    )
  ) as digits (number)
$function$;

CREATE OR REPLACE FUNCTION private.tidy(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(
    normalize(typed, nfc),
    '[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]', '', 'g'
  )
$function$;

CREATE OR REPLACE FUNCTION private.tidy_phone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  number constant text := private.phone_number(to_jsonb(new) ->> tg_argv[0]);
begin
  return case when number is null then new else jsonb_populate_record(new, jsonb_build_object(tg_argv[0], number)) end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.tidy_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new::text = private.tidy(new::text) then
    return new;
  end if;
  return jsonb_populate_record(new, private.tidy(to_jsonb(new)::text)::jsonb);
end;
$function$;

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.after_visits FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.care_entries FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER guard_names BEFORE INSERT ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION private.guard_names('name');

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.earlier_requests FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_phone BEFORE INSERT OR UPDATE OF phone ON public.emergency_clinics FOR EACH ROW EXECUTE FUNCTION private.tidy_phone('phone');

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.emergency_clinics FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.found_reports FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.household_invitations FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.licences FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.medicines FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.message_attachments FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.message_reports FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.note_templates FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.passport_links FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.pet_carers FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.pet_documents FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER guard_names BEFORE INSERT OR UPDATE OF name ON public.pets FOR EACH ROW EXECUTE FUNCTION private.guard_names('name');

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.pets FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER guard_names BEFORE INSERT OR UPDATE OF client_name, pet_name ON public.phone_visits FOR EACH ROW EXECUTE FUNCTION private.guard_names('client_name', 'pet_name');

CREATE TRIGGER tidy_phone BEFORE INSERT OR UPDATE OF client_phone ON public.phone_visits FOR EACH ROW EXECUTE FUNCTION private.tidy_phone('client_phone');

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.phone_visits FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER guard_names BEFORE UPDATE OF full_name ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.guard_names('full_name');

CREATE TRIGGER tidy_phone BEFORE INSERT OR UPDATE OF phone ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.tidy_phone('phone');

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.reschedule_requests FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.review_reports FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.service_prices FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.slot_offers FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.time_off FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.vaccinations FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.vet_stats FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.visit_photos FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.visit_types FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.vocabulary FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.vocabulary_terms FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

REVOKE ALL ON FUNCTION "private"."guard_names"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_letter"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_letter"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."has_letter"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."phone_number"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."phone_number"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."phone_number"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tidy"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tidy"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."tidy"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tidy_phone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tidy_texts"() FROM PUBLIC;

-- Numbers that are stored already.
update public.profiles set phone = private.phone_number(phone) where phone <> private.phone_number(phone);
update public.phone_visits set client_phone = private.phone_number(client_phone)
where client_phone <> private.phone_number(client_phone);
