set local check_function_bodies = off;

ALTER TABLE "public"."visit_types" DROP CONSTRAINT "visit_types_name_no_site";

ALTER TABLE "public"."appointments" ADD COLUMN "visit_type_in" jsonb;

ALTER TABLE "public"."profiles" ADD COLUMN "written_in" text;

ALTER TABLE "public"."profiles" ADD COLUMN "description_in" jsonb;

ALTER TABLE "public"."visit_types" ADD COLUMN "written_in" text;

ALTER TABLE "public"."visit_types" ADD COLUMN "name_in" jsonb;

ALTER TABLE "public"."visit_types" ADD COLUMN "preparation_in" jsonb;

CREATE OR REPLACE FUNCTION private.are_texts(texts jsonb, most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select texts is null or texts <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{"": ""}' end) as said (language, words)
    where language not in ('en', 'pl', 'uk') or jsonb_typeof(words) <> 'string'
      or btrim(words #>> '{}', E' \t\r\n') = '' or length(words #>> '{}') > most
  )
$function$;

ALTER FUNCTION "private"."are_texts"(jsonb, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.facts_of_offer(offered public.slot_offers, request public.earlier_requests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'offer_id', offered.id, 'appointment_id', visit.id,
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true,
    'clinic', vet.clinic_name, 'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'pet', request.pet_name, 'reason', request.reason_for_visit, 'minutes', offered.duration_minutes,
    'visit_type', offered.visit_type,
    'visit_type_in', (select name_in from public.visit_types where id = offered.visit_type_id and name = offered.visit_type),
    'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'),
    'new_date', offered.slot_date, 'new_time', to_char(offered.slot_time, 'HH24:MI'), 'until', offered.held_until
  )
  from public.profiles vet left join public.appointments visit on visit.id = request.appointment_id
  where vet.id = offered.veterinarian_id
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_visit(visit public.appointments, reader uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'appointment_id', visit.id,
    'person_id', other.id,
    'person', other.full_name,
    'is_veterinarian', other.id = visit.veterinarian_id,
    'clinic', clinic.clinic_name,
    'address', nullif(concat_ws(', ', clinic.address, clinic.city), ''),
    'phone', clinic.phone,
    'pet', visit.pet_name,
    'reason', visit.reason_for_visit,
    'minutes', visit.duration_minutes,
    'visit_type', visit.visit_type,
    'visit_type_in', visit.visit_type_in,
    'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'),
    'booked_at', visit.created_at,
    'changed_at', visit.updated_at
  )
  from public.profiles clinic, public.profiles other
  where clinic.id = visit.veterinarian_id
    and other.id = case when reader = visit.client_id then visit.veterinarian_id else visit.client_id end
$function$;

CREATE OR REPLACE FUNCTION private.keep_names_of_type()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.visit_type_in := (select name_in from public.visit_types where id = new.visit_type_id and name = new.visit_type);
  return new;
end;
$function$;

ALTER FUNCTION "private"."keep_names_of_type"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.merge_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  written text;
  texts jsonb;
begin
  foreach written in array tg_argv loop
    texts := to_jsonb(new) -> written;
    if jsonb_typeof(texts) = 'object' then
      if tg_op = 'UPDATE' and jsonb_typeof(to_jsonb(old) -> written) = 'object' then
        texts := (to_jsonb(old) -> written) || texts;
      end if;
      new := jsonb_populate_record(new, jsonb_build_object(
        written, (select jsonb_object_agg(key, value) from jsonb_each(texts) where value <> '""')
      ));
    end if;
  end loop;
  return new;
end;
$function$;

ALTER FUNCTION "private"."merge_texts"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.names_of_types(veterinarian uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return array(
    select said from public.visit_types, unnest(name || private.words_of_texts(name_in)) with ordinality as each (said, place)
    where veterinarian_id = veterinarian order by position, name, place
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.preparation_for(visit uuid, reader uuid, reader_language text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'text', private.text_in(kind.preparation, kind.preparation_in, reader_language),
    'language', case when kind.preparation_in ? coalesce(reader_language, 'en')
      then coalesce(reader_language, 'en') else kind.written_in end
  )
  from public.appointments booked join public.visit_types kind on kind.id = booked.visit_type_id
  where booked.id = visit and booked.client_id = reader and booked.status = 'upcoming'
    and private.text_in(kind.preparation, kind.preparation_in, reader_language) is not null
$function$;

ALTER FUNCTION "private"."preparation_for"(uuid, uuid, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.searchable_text(profile public.profiles, code text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description),
    private.fold(array_to_string(private.words_of_texts(profile.description_in), E'\n')),
    (select string_agg(private.fold(name), E'\n') from unnest(private.names_of_types(profile.id)) as name)
  )
$function$;

CREATE OR REPLACE FUNCTION private.text_in(first text, others jsonb, language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(others ->> coalesce(language, 'en'), first)
$function$;

ALTER FUNCTION "private"."text_in"(text, jsonb, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.words_of_texts(texts jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array(select value from jsonb_each_text(texts) order by key)
$function$;

ALTER FUNCTION "private"."words_of_texts"(jsonb) OWNER TO "postgres";

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
      left join lateral (
        select private.language_of(raw_user_meta_data) as language from auth.users where id = link.person_id
      ) as reader on true
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;

CREATE OR REPLACE FUNCTION public.claim_mails(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    -- Few in a transaction: a booking waits for the calendars whose times are offered.
    perform private.give_what_is_due(at, least(wanted, 50));
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email, private.language_of(users.raw_user_meta_data) as language
      from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email, null from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.appointment_id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email, null from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email, account.language
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case
      when taken.user_id is not null then jsonb_build_object('language', taken.language, 'preparation', case
        when taken.kind in ('booked', 'booking_kept', 'reminder')
        then private.preparation_for(taken.appointment_id, taken.user_id, taken.language)
      end)
      when taken.guest_visit_id is not null then jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id))
      else '{}'
    end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$function$;

CREATE OR REPLACE FUNCTION public.guest_visit(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit constant public.appointments := private.guest_visit_of(secret);
  state constant text := private.state_of_guest_visit(visit);
begin
  return (
    select jsonb_build_object(
      'state', state, 'status', visit.status, 'cancelled_by', case visit.cancelled_by when 'owner' then 'guest' else visit.cancelled_by end,
      'cancel_reason', case state when 'cancelled' then visit.cancel_reason end, 'moved_by', known.moved_by,
      'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'), 'minutes', visit.duration_minutes,
      'visit_type_id', shown.visit_type_id, 'visit_type', shown.visit_type, 'visit_type_in', shown.visit_type_in, 'price_from', shown.price_from,
      'price_to', shown.price_to, 'name', shown.client_name, 'pet', shown.pet_name, 'pet_type', shown.pet_type, 'reason', shown.reason_for_visit,
      'email', case when shown.id is not null then known.email end,
      'may_move', state = 'open' and private.client_may_move(visit), 'move_wish', shown.move_wish,
      'note', case when state = 'past' and visit.status = 'completed' then visit.visit_note end,
      'rating', (select rating from public.reviews review where review.appointment_id = visit.id and state = 'past'),
      'veterinarian', jsonb_build_object(
        'id', vet.id, 'name', vet.full_name, 'specialty', vet.specialty, 'clinic_name', vet.clinic_name,
        'address', vet.address, 'city', vet.city, 'phone', vet.phone, 'image_url', vet.profile_image_url,
        'portrait', vet.portrait
      )
    )
    from public.profiles vet join private.guest_visits known on known.appointment_id = visit.id
    left join public.appointments shown on shown.id = visit.id and state in ('open', 'past')
    where vet.id = visit.veterinarian_id
  );
end;
$function$;

ALTER TABLE "public"."profiles" ADD CONSTRAINT "profiles_written_in_known" CHECK ((written_in = ANY (ARRAY['en'::text, 'pl'::text, 'uk'::text])));

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_written_in_known" CHECK ((written_in = ANY (ARRAY['en'::text, 'pl'::text, 'uk'::text])));

CREATE TRIGGER keep_names_of_type BEFORE INSERT ON public.appointments FOR EACH ROW WHEN ((new.visit_type_id IS NOT NULL)) EXECUTE FUNCTION private.keep_names_of_type();

CREATE TRIGGER merge_texts BEFORE INSERT OR UPDATE OF description_in ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.merge_texts('description_in');

CREATE TRIGGER merge_texts BEFORE INSERT OR UPDATE OF name_in, preparation_in ON public.visit_types FOR EACH ROW EXECUTE FUNCTION private.merge_texts('name_in', 'preparation_in');

REVOKE ALL ON FUNCTION "private"."are_texts"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_texts"(jsonb, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."are_texts"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_texts"(jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_texts"(jsonb, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_names_of_type"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_names_of_type"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_names_of_type"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."merge_texts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merge_texts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."merge_texts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."preparation_for"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preparation_for"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preparation_for"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."text_in"(text, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."text_in"(text, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."text_in"(text, jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_of_texts"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."words_of_texts"(jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."words_of_texts"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of_texts"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of_texts"(jsonb) TO "service_role";

REVOKE ALL ("description_in") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("description_in") ON TABLE "public"."profiles" TO "authenticated";

REVOKE ALL ("written_in") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("written_in") ON TABLE "public"."profiles" TO "authenticated";

REVOKE ALL ("name_in") ON TABLE "public"."visit_types" FROM "authenticated";

GRANT INSERT ("name_in"), UPDATE ("name_in") ON TABLE "public"."visit_types" TO "authenticated";

REVOKE ALL ("preparation_in") ON TABLE "public"."visit_types" FROM "authenticated";

GRANT INSERT ("preparation_in"), UPDATE ("preparation_in") ON TABLE "public"."visit_types" TO "authenticated";

REVOKE ALL ("written_in") ON TABLE "public"."visit_types" FROM "authenticated";

GRANT INSERT ("written_in"), UPDATE ("written_in") ON TABLE "public"."visit_types" TO "authenticated";

ALTER TABLE "public"."profiles" ADD CONSTRAINT "profiles_description_in_texts" CHECK (private.are_texts(description_in, 5000));

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_name_in_texts" CHECK ((private.are_texts(name_in, 80) AND (array_to_string(private.words_of_texts(name_in), ''::text) !~ '[[:cntrl:]]'::text)));

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_name_no_site" CHECK (private.name_no_site(VARIADIC (name || private.words_of_texts(name_in)))) NOT VALID;

ALTER TABLE "public"."visit_types" ADD CONSTRAINT "visit_types_preparation_in_texts" CHECK (private.are_texts(preparation_in, 1000));
