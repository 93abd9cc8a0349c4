set local check_function_bodies = off;

ALTER TABLE "private"."guest_visits" DROP CONSTRAINT "guest_visits_language_check";

ALTER TABLE "public"."profiles" DROP CONSTRAINT "profiles_written_in_known";

ALTER TABLE "public"."visit_types" DROP CONSTRAINT "visit_types_written_in_known";

CREATE OR REPLACE FUNCTION private.are_texts(texts jsonb, most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select texts is null or texts <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{"": ""}' end) as said (language, words)
    where not private.is_language(language) or jsonb_typeof(words) <> 'string'
      or btrim(words #>> '{}', E' \t\r\n') = '' or length(words #>> '{}') > most
  )
$function$;

CREATE OR REPLACE FUNCTION private.check_may_decide_review(report uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators decide about reviews.';
  end if;
  if exists (
    select from public.review_reports about
    join public.reviews review on review.id = about.review_id
    where about.id = report and private.is_side_of_visit(review.appointment_id)
  ) then
    raise sqlstate 'PT403' using message = 'This review is about a visit of yours. Another administrator has to decide.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_language(code text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select code in ('en', 'pl', 'uk')
$function$;

ALTER FUNCTION "private"."is_language"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.language_of(metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when private.is_language(metadata ->> 'language') then metadata ->> 'language' end
$function$;

CREATE OR REPLACE FUNCTION private.preparation_for(visit uuid, reader uuid, reader_language text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'text', private.text_in(kind.preparation, kind.preparation_in, reader_language),
    'language', case
      when kind.preparation_in ? coalesce(reader_language, 'en') then coalesce(reader_language, 'en')
      when kind.preparation is not null then kind.written_in
      when kind.preparation_in ? 'en' then 'en'
      when kind.preparation_in ? 'pl' then 'pl'
      else 'uk'
    end
  )
  from public.appointments booked join public.visit_types kind on kind.id = booked.visit_type_id
  where booked.id = visit and booked.client_id = reader and booked.status = 'upcoming'
    and private.text_in(kind.preparation, kind.preparation_in, reader_language) is not null
$function$;

CREATE OR REPLACE FUNCTION private.text_in(first text, others jsonb, language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(others ->> coalesce(language, 'en'), first, others ->> 'en', others ->> 'pl', others ->> 'uk')
$function$;

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
  booked public.appointments;
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
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
  ) values (
    'guest', veterinarian, visit_date, visit_time, btrim(book_as_guest.client_name), btrim(book_as_guest.client_phone),
    btrim(book_as_guest.pet_name), btrim(book_as_guest.pet_type), btrim(book_as_guest.reason),
    coalesce(chosen.minutes, 30), chosen.id, chosen.name, chosen.price_from, chosen.price_to
  ) returning * into booked;
  insert into private.guest_visits (appointment_id, phone, email, language)
  values (booked.id, number, address, case when private.is_language(book_as_guest.language) then book_as_guest.language else 'en' end);
  perform private.tell_veterinarian_of_guest(booked, 'booked', '{}');
  perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
  return private.make_guest_link(booked.id, book_as_guest.secret);
end;
$function$;

CREATE OR REPLACE FUNCTION public.calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes,
        private.text_in(visit.visit_type, visit.visit_type_in, reader.language) as visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names and visit.veterinarian_id = link.person_id
          then coalesce(visit.client_name, owner.full_name) end as owner,
        case when link.with_names and visit.client_id = link.person_id then jsonb_build_object(
          'name', vet.full_name, 'clinic', vet.clinic_name, 'address', vet.address, 'city', vet.city,
          'preparation', case when visit.status = 'upcoming'
            then private.text_in(kind.preparation, kind.preparation_in, reader.language) end
        ) end as veterinarian
      from public.appointments visit
      join public.profiles vet on vet.id = visit.veterinarian_id
      left join public.profiles owner on owner.id = visit.client_id
      left join public.visit_types kind on kind.id = visit.visit_type_id
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  left join lateral (
    select private.language_of(raw_user_meta_data) as language from auth.users where id = link.person_id
  ) as reader on true
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, private.client_of_visit(mine) as key, coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select visit.key, max(visit.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', visit.pet_name, 'type', visit.pet_type, 'last_visit', visit.appointment_date)
        order by visit.appointment_date desc, visit.id))[1] as pet
    from visit group by visit.key, private.fold(visit.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.phone order by visit.appointment_date desc, visit.id) filter (where visit.phone is not null))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client join (
    select animal.key, jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets,
      string_agg(animal.pet ->> 'name', ' ') as names
    from animal group by animal.key
  ) as animals using (key)
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$function$;

CREATE OR REPLACE FUNCTION public.reopen_review_report(report uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reopened public.review_reports;
begin
  perform private.check_may_decide_review(report);
  update public.review_reports decided
  set removed = null, decided_by = null, decided_at = null, decision_reason = null
  where decided.id = report and decided.removed is not null
  returning * into reopened;
  if not found then
    perform from public.review_reports where id = report;
    if found then
      raise sqlstate 'PT409' using message = 'This report is already waiting for a decision.';
    end if;
    raise sqlstate 'PT404' using message = 'This report was not found.';
  end if;
  update public.reviews set moderation = null where id = reopened.review_id and moderation = 'removed';
end;
$function$;

REVOKE ALL ON FUNCTION "private"."is_language"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_language"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_language"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_language"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_language"(text) TO "service_role";

ALTER TABLE "private"."guest_visits" ADD CONSTRAINT "guest_visits_language_check" CHECK (private.is_language(language));

ALTER TABLE "public"."profiles" ADD CONSTRAINT "profiles_written_in_known" CHECK (private.is_language(written_in));

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_written_in_known" CHECK (private.is_language(written_in));
