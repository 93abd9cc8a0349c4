set local check_function_bodies = off;

DROP POLICY "people read their files, those of their patients and those they" ON "storage"."objects";

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

CREATE TABLE "private"."licence_notices" ("veterinarian_id" uuid NOT NULL, "days_before" integer NOT NULL, "ends_at" timestamp with time zone NOT NULL, CONSTRAINT "licence_notices_pkey" PRIMARY KEY (veterinarian_id, days_before, ends_at));

ALTER TABLE "private"."licence_notices" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."licence_notices" OWNER TO "postgres";

CREATE TABLE "public"."licences" ("veterinarian_id" uuid NOT NULL, "number" text, "document_path" text, "sending" uuid NOT NULL DEFAULT gen_random_uuid(), "sent_at" timestamp with time zone, "verified_at" timestamp with time zone, "valid_until" timestamp with time zone, "refusal" text, "decided_at" timestamp with time zone, "decided_by" uuid, "listed_until" timestamp with time zone, CONSTRAINT "licences_checked_until" CHECK (((verified_at IS NULL) = (valid_until IS NULL))), CONSTRAINT "licences_document_path_check" CHECK ((length(document_path) <= 500)), CONSTRAINT "licences_number_is_digits" CHECK ((number ~ '^[0-9]{5,8}$'::text)), CONSTRAINT "licences_pkey" PRIMARY KEY (veterinarian_id), CONSTRAINT "licences_refusal_check" CHECK (((btrim(refusal) <> ''::text) AND (length(refusal) <= 1000))));

ALTER TABLE "public"."licences" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."licences" OWNER TO "postgres";

ALTER TABLE "public"."vet_stats" ADD COLUMN "licence_checked_at" timestamp with time zone;

ALTER TABLE "public"."vet_stats" ADD COLUMN "licence_until" timestamp with time zone;

ALTER TABLE "public"."vet_stats" ADD COLUMN "listed_until" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone;

CREATE OR REPLACE FUNCTION private.directory_filter(query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted_text text := nullif(private.fold(query), '');
  wanted_city text := nullif(nullif(private.canonical_or_folded('city', city), 'all'), 'all cities');
  -- `stats` are `private.listed_vets`.
  conditions text[] := array['true'];
begin
  if wanted_text is not null then
    conditions := conditions || private.text_condition(wanted_text, match);
  end if;
  if wanted_city is not null then
    conditions := conditions || format('stats.city_code = %L', wanted_city);
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

CREATE OR REPLACE FUNCTION private.directory_item(profile public.profiles, stats public.vet_stats)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  slot timestamp := stats.next_slot_at;
begin
  if slot <= private.warsaw_now() then
    slot := private.first_free_slot(profile.id, false);
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', profile.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', profile.clinic_name,
    'address', profile.address,
    'description', profile.description,
    'profile_image_url', profile.profile_image_url,
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price,
    'licence_checked_on', private.licence_checked_on(stats)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.forget_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.phone_visits where veterinarian_id = person;
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.pets where owner_id = person;
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where veterinarian_id = person;
  delete from public.admins where user_id = person;
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_licence_notices(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given record;
  count integer := 0;
begin
  for given in
    insert into private.licence_notices (veterinarian_id, days_before, ends_at)
    select stats.veterinarian_id, lead.days, stats.listed_until
    from public.vet_stats stats
    cross join (values (30, 0), (0, -30)) as lead (days, until)
    where stats.listed_until between at - interval '30 days' and at + interval '30 days'
      and stats.listed_until - make_interval(days => lead.days) <= at
      and stats.listed_until - make_interval(days => lead.until) > at
      and not exists (
        select from private.licence_notices known
        where (known.veterinarian_id, known.days_before, known.ends_at) = (stats.veterinarian_id, lead.days, stats.listed_until)
      )
    order by stats.listed_until, stats.veterinarian_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    perform private.tell_of_licence(
      given.veterinarian_id, case given.days_before when 0 then 'ended' else 'ends' end,
      jsonb_build_object('until', given.ends_at), extract(epoch from given.ends_at)::text, at
    );
    count := count + 1;
  end loop;
  return count;
end;
$function$;

ALTER FUNCTION "private"."give_licence_notices"(timestamp with time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_licence_notices(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.licence_checked_on(stats public.vet_stats)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when stats.licence_until > now() then (stats.licence_checked_at at time zone 'Europe/Warsaw')::date end
$function$;

ALTER FUNCTION "private"."licence_checked_on"(public.vet_stats) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.licence_digits(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when digits ~ '^[0-9]{3,8}$' and digits !~ '^0+$' then lpad(digits, greatest(5, length(digits)), '0') end
  from (select regexp_replace(written, '^[[:space:]]*(pwz)?[[:space:]:.]*(nr|no)?[[:space:]:.]*|[[:space:]./-]', '', 'gi') as digits) as read
$function$;

ALTER FUNCTION "private"."licence_digits"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.licence_holds_for()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '2 years' $function$;

ALTER FUNCTION "private"."licence_holds_for"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.licence_state(licence public.licences)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when licence.sent_at > coalesce(licence.decided_at, '-infinity') then 'waiting'
    when licence.refusal is not null then 'refused'
    when licence.valid_until > now() then 'checked'
    else 'none'
  end
$function$;

ALTER FUNCTION "private"."licence_state"(public.licences) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.namesakes(query text, filter text, keys text, at_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  named constant text := private.name_condition(query);
  found_ids uuid[] := '{}';
begin
  if named is not null then
    execute format(
      'select array(select stats.veterinarian_id from private.listed_vets stats where %s and %s order by %s limit %s)',
      filter, named, keys, least(5, at_most)
    ) into found_ids;
  end if;
  return found_ids;
end;
$function$;

CREATE OR REPLACE FUNCTION private.owns_image_folder(bucket text, file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select cardinality(string_to_array(file, '/')) = 2 and case
    when bucket = 'profile-images' then split_part(file, '/', 1) = auth.uid()::text
    when bucket = 'licence-documents' then split_part(file, '/', 1) = auth.uid()::text and private.is_veterinarian(auth.uid())
    when bucket in ('pet-images', 'pet-documents') then coalesce(private.owns_pet(private.pet_of_file(file)), false)
    when bucket = 'visit-photos' then coalesce(private.owns_visit(private.folder_of_file(file)), false)
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION private.sync_licence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats
  set licence_checked_at = new.verified_at,
      licence_until = new.valid_until,
      listed_until = coalesce(greatest(new.valid_until, new.listed_until), '-infinity'),
      page_changed_at = now()
  where veterinarian_id = coalesce(new.veterinarian_id, old.veterinarian_id)
    and (licence_checked_at, licence_until, listed_until) is distinct from
      (new.verified_at, new.valid_until, coalesce(greatest(new.valid_until, new.listed_until), '-infinity'));
  return null;
end;
$function$;

ALTER FUNCTION "private"."sync_licence"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.tell_of_licence(veterinarian uuid, outcome text, facts jsonb, cause text, at timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify(
    veterinarian, 'licence', jsonb_build_object('outcome', outcome) || facts,
    concat_ws(' ', 'licence', outcome, veterinarian, cause), at
  );
end;
$function$;

ALTER FUNCTION "private"."tell_of_licence"(uuid, text, jsonb, text, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.topic_of(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up') then 'reminders'
    -- No preference names it: everybody hears of their own account.
    when kind = 'licence' then 'account'
    else 'visits'
  end
$function$;

CREATE OR REPLACE FUNCTION public.count_filter_options(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, count(*) as vets
        from private.listed_vets stats
        where %1$s
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      ), tried as materialized (
        select stats.*, (%6$s) is true as specialty_fits, %7$s as pet_fits, true%8$s as language_fits,
          true%9$s as home_fits, true%10$s as cats_fit
        from kinds stats
      )
      select jsonb_build_object(
        'specialties', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'specialty' and code = specialty_code
            where pet_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'pet_types', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'pet_type' and code = any (tried.pet_types)
            where specialty_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'languages', (
          select jsonb_object_agg(spoken, vets) from (
            select spoken, sum(vets) as vets
            from tried cross join lateral (select distinct unnest(tried.languages) as spoken) as each
            where specialty_fits and pet_fits and when_fits and home_fits and cats_fit group by spoken
          ) as counted
        ),
        'availabilities', (
          select jsonb_build_object(
            'Available today', coalesce(sum(vets) filter (where today), 0),
            'Available this week', coalesce(sum(vets) filter (where this_week), 0),
            'Weekend availability', coalesce(sum(vets) filter (where weekend), 0)
          )
          from tried where specialty_fits and pet_fits and language_fits and home_fits and cats_fit
        ),
        'home_visits', (
          select coalesce(sum(vets), 0) from tried
          where home_visits and specialty_fits and pet_fits and when_fits and language_fits and cats_fit
        ),
        'cat_only_waiting_room', (
          select coalesce(sum(vets), 0) from tried
          where cat_only_waiting_room and specialty_fits and pet_fits and when_fits and language_fits and home_fits
        )
      )
    $query$,
    private.directory_filter(query, match, city, null, null, min_rating, null)
      || private.practice_filter(max_price, null, null, null) || private.area_filter(area),
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    private.directory_filter(null, null, null, null, availabilities, null, null),
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room)
  ) into answer;
  return answer;
end;
$function$;

CREATE OR REPLACE FUNCTION public.decide_licence(sending uuid, confirm boolean, reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_licence public.licences;
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if confirm is null or (not confirm and why is null) or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(sent.veterinarian_id) from public.licences sent where sent.sending = decide_licence.sending;
  select * into found_licence from public.licences sent
  where sent.sending = decide_licence.sending and sent.sent_at is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'The veterinarian has sent something else meanwhile. Please look again.';
  end if;
  if private.licence_state(found_licence) <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This licence is decided already.';
  end if;
  update public.licences set
    verified_at = case when confirm then now() else verified_at end,
    valid_until = case when confirm then now() + private.licence_holds_for() else valid_until end,
    refusal = case when not confirm then why end,
    decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = found_licence.veterinarian_id
  returning * into found_licence;
  perform private.tell_of_licence(
    found_licence.veterinarian_id, case when confirm then 'confirmed' else 'refused' end,
    jsonb_build_object('reason', why, 'until', found_licence.valid_until), decide_licence.sending::text
  );
end;
$function$;

ALTER FUNCTION "public"."decide_licence"(uuid, boolean, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.directory_pages()
 RETURNS TABLE(kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  -- Once, not for each row.
  with clock as materialized (select private.warsaw_now() as moment)
  select term.kind, term.label, found.veterinarians, found.price_from, found.first_free_day, found.changed_at
  from (
    select city_code, specialty_code, count(*)::integer as veterinarians, min(lowest_price) as price_from,
      (min(next_slot_at) filter (where next_slot_at > moment))::date as first_free_day,
      max(page_changed_at) as changed_at
    from private.listed_vets cross join clock
    group by grouping sets ((city_code), (specialty_code))
  ) as found
  join public.vocabulary term
    on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
  -- The directory filters by the first six specialties.
  where term.kind = 'city' or term.position <= 6
  order by term.kind, term.position
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  shrink := cos(radians(emergency_contacts.latitude));
  return query
    -- What `duty_of` and `kilometres` say, written out, to choose sixty: called for ten thousand on duty they take seconds.
    with on_duty as (
      select distinct hours.veterinarian_id
      from public.emergency_hours hours
      where (
        hours.weekday = extract(isodow from today)
        and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
        and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' > emergency_contacts.at
      ) or (
        hours.weekday = extract(isodow from today - 1)
        and hours.ends_at <= hours.starts_at
        and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
      )
    ), placed as (
      select on_duty.veterinarian_id, stats.latitude is not null as is_located,
        coalesce(stats.latitude, centre.latitude) as latitude, coalesce(stats.longitude, centre.longitude) as longitude
      from on_duty
      join private.listed_vets stats on stats.veterinarian_id = on_duty.veterinarian_id
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
    ), measured as (
      select nearest.veterinarian_id, nearest.is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, nearest.latitude, nearest.longitude
      ) as away
      from (
        select placed.* from placed
        order by power(placed.latitude - emergency_contacts.latitude, 2)
          + power((placed.longitude - emergency_contacts.longitude) * shrink, 2), placed.veterinarian_id
        limit 60
      ) as nearest
    ), veterinarians as (
      select profile.id, profile.full_name, profile.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on
    from clinics clinic
    order by 8, 2;
end;
$function$;

CREATE OR REPLACE FUNCTION public.licence_queue()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.state <> 'waiting',
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by
      from public.licences licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
      where licence.sent_at is not null
      order by licence.sent_at <= coalesce(licence.decided_at, '-infinity'),
        case when licence.sent_at > coalesce(licence.decided_at, '-infinity') then licence.sent_at end,
        licence.decided_at desc
      limit 100
    ) as shown
  );
end;
$function$;

ALTER FUNCTION "public"."licence_queue"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.listed_veterinarians(after uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(id, number, changed_at) order by id), '[]')
  from (
    select stats.veterinarian_id as id, numbered.specialist_no as number,
      to_char(stats.page_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from private.listed_vets stats
    left join public.profiles numbered
      on numbered.specialist_no is not null and numbered.id = stats.veterinarian_id
    where (after is null or stats.veterinarian_id > after)
    order by stats.veterinarian_id
    limit 10000
  ) as page
$function$;

CREATE OR REPLACE FUNCTION public.nearest_veterinarians(latitude double precision, longitude double precision, query text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], numbered_first boolean DEFAULT false, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_few_words(array[query, after::text]);
  perform private.assert_few_words(specialties);
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  -- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km. What is unknown is further
  -- away than anything can be: 30000 km.
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%7$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(stats.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(stats.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(stats.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %5$s order by number, away, id limit %6$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %6$s), '[]'),
        case when count(*) > %6$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%6$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), latitude, longitude,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when after is null then private.told_meanings(query) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.open_veterinarians(cities text[], at timestamp with time zone DEFAULT now())
 RETURNS TABLE(id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time without time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.id, profile.full_name, profile.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join private.listed_vets stats on stats.city_code = private.canonical('city', left(near.city, 200))
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral (
    select max(hours.closes_at) as closes_at
    from public.working_hours hours
    where hours.veterinarian_id = profile.id
      and hours.weekday = extract(isodow from at at time zone 'Europe/Warsaw')
      and hours.opens_at <= (at at time zone 'Europe/Warsaw')::time
      and hours.closes_at > (at at time zone 'Europe/Warsaw')::time
  ) as today
  where today.closes_at is not null
    and not exists (
      select from public.time_off away
      where away.veterinarian_id = profile.id
        and (at at time zone 'Europe/Warsaw')::date between away.starts_on and away.ends_on
        and (
          away.starts_at is null
          or (
            away.starts_at <= (at at time zone 'Europe/Warsaw')::time
            and (at at time zone 'Europe/Warsaw')::time < away.ends_at
          )
        )
    )
  order by near.place, today.closes_at desc, profile.id
  limit 12
$function$;

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object('id', id, 'email', email, 'created_at', created_at) from auth.users where id = me),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'phone_visits', private.own_rows('public.phone_visits', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_licence()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'state', private.licence_state(own),
    'number', own.number,
    'document_path', own.document_path,
    'sent_at', own.sent_at,
    'verified_at', case when own.valid_until > now() then own.verified_at end,
    'valid_until', own.valid_until,
    'reason', own.refusal,
    'listed_until', greatest(own.valid_until, own.listed_until)
  )
  from public.licences own where own.veterinarian_id = auth.uid()
$function$;

ALTER FUNCTION "public"."own_licence"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sort_name constant text := coalesce(nullif(sort, ''), 'rating');
  keys constant text := private.directory_order(sort_name);
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city, after::text]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats) order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when after is null then private.told_meanings(query) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.send_licence(number text, document text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  digits constant text := private.licence_digits(left(send_licence.number, 100));
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has a licence.';
  end if;
  if digits is null then
    raise sqlstate 'PT400' using message = 'A licence number has 3 to 8 digits, as on your stamp.';
  end if;
  perform private.lock_calendar(me);
  perform private.lock_person(me);
  perform from storage.objects stored
  where stored.bucket_id = 'licence-documents' and stored.name = document and stored.owner_id = me::text;
  if not found then
    raise sqlstate 'PT400' using message = 'Please add a picture or PDF of your licence.';
  end if;
  if exists (
    select from public.licences own
    where own.veterinarian_id = me and own.valid_until > now() and own.number <> digits
  ) then
    raise sqlstate 'PT409' using message = 'Your licence number has been checked. Please write to us to change it.';
  end if;
  insert into public.licences as own (veterinarian_id, number, document_path, sent_at)
  values (me, digits, document, now())
  on conflict (veterinarian_id) do update set
    number = excluded.number, document_path = excluded.document_path, sending = gen_random_uuid(), sent_at = now(),
    refusal = null;
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
end;
$function$;

ALTER FUNCTION "public"."send_licence"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.unsubscribe(link uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail private.mails;
begin
  select * into mail from private.mails where token = link;
  if not found or private.topic_of(mail.kind) = 'account' then
    return null;
  end if;
  insert into public.notification_preferences (user_id, topic, channel, wanted)
  values (mail.user_id, private.topic_of(mail.kind), 'mail', false)
  on conflict (user_id, topic, channel) do update set wanted = false;
  return private.topic_of(mail.kind);
end;
$function$;

CREATE OR REPLACE FUNCTION public.veterinarian_address(asked text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'state', case
      when profile.deleted_at is not null then 'left'
      when stats.listed_until > now() then 'listed'
      else 'unlisted'
    end,
    'id', profile.id,
    'number', profile.specialist_no
  )
  from public.profiles profile
  join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.user_type = 'veterinarian'
    and (stats.listed or profile.deleted_at is not null)
    and (
      profile.id = case
        when asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked::uuid
      end
      or profile.specialist_no = case when asked ~ '^[0-9]{1,4}$' then asked::smallint end
    )
$function$;

CREATE OR REPLACE FUNCTION public.veterinarians_on_map(view double precision[] DEFAULT NULL::double precision[], zoom integer DEFAULT NULL::integer, query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  filter text;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  perform private.assert_few_words(array[query, city]);
  perform private.assert_few_words(specialties);
  perform private.assert_few_words(availabilities);
  perform private.assert_few_words(pet_types);
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area) || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute 'select array[min(longitude), min(latitude), max(longitude), max(latitude)] from private.listed_vets stats where '
      || filter into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);

  execute format(
    $query$
      with cells as materialized (
        select count(*) as vets, avg(stats.longitude) as longitude, avg(stats.latitude) as latitude,
          (array_agg(stats.veterinarian_id))[1] as one,
          array[min(stats.longitude), min(stats.latitude), max(stats.longitude), max(stats.latitude)] as area
        from private.listed_vets stats
        where %1$s
        group by floor(stats.longitude / %2$s), floor(stats.latitude / %3$s), case when %4$s >= 17 then stats.veterinarian_id end
        limit 300
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'count', cells.vets,
        'longitude', round(cells.longitude::numeric, 6),
        'latitude', round(cells.latitude::numeric, 6),
        'area', case when cells.vets > 1 then cells.area end,
        'veterinarian', case when cells.vets = 1 then jsonb_build_object(
          'id', profile.id, 'full_name', profile.full_name, 'clinic_name', profile.clinic_name,
          'address', profile.address, 'city', profile.city
        ) end
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      from cells left join public.profiles profile on profile.id = cells.one and cells.vets = 1
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_licence(veterinarian uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  why constant text := nullif(btrim(reason), '');
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  if why is null or length(why) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters why.';
  end if;
  perform private.lock_calendar(veterinarian);
  update public.licences set
    verified_at = null, valid_until = null, listed_until = null, refusal = why, decided_at = now(), decided_by = auth.uid()
  where veterinarian_id = veterinarian and greatest(valid_until, listed_until) > now();
  if not found then
    raise sqlstate 'PT404' using message = 'This veterinarian has no checked licence.';
  end if;
  perform private.tell_of_licence(
    veterinarian, 'withdrawn', jsonb_build_object('reason', why), extract(epoch from now())::text
  );
end;
$function$;

ALTER FUNCTION "public"."withdraw_licence"(uuid, text) OWNER TO "postgres";

ALTER TABLE "private"."licence_notices" ADD CONSTRAINT "licence_notices_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."licences" ADD CONSTRAINT "licences_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."licences" ADD CONSTRAINT "licences_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text])));

CREATE VIEW "private"."listed_vets" WITH (security_invoker=true) AS  SELECT veterinarian_id,
    listed,
    city_code,
    specialty_code,
    pet_types,
    rating_average,
    review_count,
    next_slot_at,
    weekend_slot_at,
    slots_checked_on,
    rating_score,
    languages,
    home_visits,
    cat_only_waiting_room,
    lowest_price,
    latitude,
    longitude,
    services,
    page_changed_at,
    licence_checked_at,
    licence_until,
    listed_until
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

ALTER VIEW "private"."listed_vets" OWNER TO "postgres";

CREATE INDEX licences_decided_by_idx ON public.licences USING btree (decided_by);

CREATE UNIQUE INDEX licences_one_number ON public.licences USING btree (number) WHERE (refusal IS NULL);

CREATE UNIQUE INDEX licences_sending_key ON public.licences USING btree (sending);

CREATE INDEX licences_sent_idx ON public.licences USING btree (sent_at);

CREATE INDEX vet_stats_by_listed_until ON public.vet_stats USING btree (listed_until);

CREATE TRIGGER refuse_deleted_account AFTER INSERT OR UPDATE ON public.licences FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_deleted_account();

CREATE TRIGGER sync_licence AFTER INSERT OR DELETE OR UPDATE ON public.licences FOR EACH ROW EXECUTE FUNCTION private.sync_licence();

CREATE POLICY "people read their files, those of their patients and those they" ON "storage"."objects" FOR SELECT TO "authenticated" USING ((( SELECT private.has_account() AS has_account) AND (private.owns_image_folder(bucket_id, name) OR ((bucket_id = 'pet-documents'::text) AND private.treats_pet(private.pet_of_file(name))) OR ((bucket_id = 'licence-documents'::text) AND ( SELECT private.is_admin() AS is_admin)) OR ((bucket_id = 'visit-photos'::text) AND private.takes_part_in_visit(private.folder_of_file(name))) OR ((bucket_id = 'message-files'::text) AND ((owner_id = (( SELECT auth.uid() AS uid))::text) OR (EXISTS ( SELECT
   FROM public.message_attachments sent
  WHERE (sent.path = objects.name))))))));

REVOKE ALL ON FUNCTION "private"."give_licence_notices"(timestamp with time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_licence_notices"(timestamp with time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_licence_notices"(timestamp with time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."licence_checked_on"(public.vet_stats) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."licence_checked_on"(public.vet_stats) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."licence_checked_on"(public.vet_stats) TO "postgres";

REVOKE ALL ON FUNCTION "private"."licence_digits"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."licence_digits"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."licence_digits"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."licence_holds_for"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."licence_holds_for"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."licence_holds_for"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."licence_state"(public.licences) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."licence_state"(public.licences) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."licence_state"(public.licences) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sync_licence"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sync_licence"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sync_licence"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_licence"(uuid, text, jsonb, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_licence"(uuid, text, jsonb, text, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_licence"(uuid, text, jsonb, text, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."decide_licence"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_licence"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_licence"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_licence"(uuid, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_licence"(uuid, boolean, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."licence_queue"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."licence_queue"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."licence_queue"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."licence_queue"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."licence_queue"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."own_licence"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."own_licence"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."own_licence"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_licence"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."own_licence"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."send_licence"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_licence"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_licence"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_licence"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_licence"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."withdraw_licence"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_licence"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_licence"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_licence"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_licence"(uuid, text) TO "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."licences" TO "service_role";

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'licence-documents', 'licence-documents', false, 10 * 1024 * 1024,
  array['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
)
on conflict (id) do nothing;

-- Who is listed today stays for 60 days, and is told so.
insert into public.licences (veterinarian_id, listed_until)
select veterinarian_id, now() + interval '60 days' from public.vet_stats where listed;

select private.tell_of_licence(
  veterinarian_id, 'unchecked', jsonb_build_object('until', listed_until), extract(epoch from listed_until)::text
)
from public.licences;
