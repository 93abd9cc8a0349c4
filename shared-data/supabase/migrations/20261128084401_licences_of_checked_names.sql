set local check_function_bodies = off;

DROP TRIGGER "look_at_licence_again" ON "public"."profiles";

DROP VIEW "private"."listed_vets";

ALTER TABLE "public"."licences" DROP CONSTRAINT "licences_number_is_digits";

ALTER TABLE "public"."licences" ADD COLUMN "checked_name" text;

ALTER TABLE "public"."licences" ADD COLUMN "checked_clinic" text;

ALTER TABLE "public"."vet_stats" ADD COLUMN "former" jsonb;

CREATE OR REPLACE FUNCTION private.as_listed(profile public.profiles)
 RETURNS public.profiles
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_populate_record(
    profile, coalesce((select former from public.vet_stats where veterinarian_id = profile.id), '{}')
  )
$function$;

CREATE OR REPLACE FUNCTION private.directory_item(profile public.profiles, stats public.vet_stats)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  slot timestamp := stats.next_slot_at;
  listed constant public.profiles := private.as_listed(profile);
begin
  if slot <= private.warsaw_now() then
    slot := private.first_free_slot(profile.id, false);
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', listed.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', listed.clinic_name,
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

CREATE OR REPLACE FUNCTION private.former_of(profile public.profiles)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('full_name', licence.checked_name, 'clinic_name', licence.checked_clinic)
  from public.licences licence
  where licence.veterinarian_id = profile.id and licence.verified_at is not null
    and (private.fold(coalesce(profile.full_name, '')), private.fold(coalesce(profile.clinic_name, '')))
      <> (private.fold(coalesce(licence.checked_name, '')), private.fold(coalesce(licence.checked_clinic, '')))
$function$;

CREATE OR REPLACE FUNCTION private.has_document(licence public.licences)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from storage.objects stored
    where stored.bucket_id = 'licence-documents' and stored.name = licence.document_path
  )
$function$;

CREATE OR REPLACE FUNCTION private.index_veterinarian(profile public.profiles, code text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listed constant public.profiles := private.as_listed(profile);
begin
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (profile.id, private.searchable_text(listed, code), private.name_and_specialty(listed, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
end;
$function$;

CREATE OR REPLACE FUNCTION private.licence_digits(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when digits ~ '^[0-9]{3,8}$' and digits !~ '^0+$' then
      lpad(ltrim(digits, '0'), greatest(5, length(ltrim(digits, '0'))), '0')
  end
  from (select regexp_replace(written, '^[[:space:]]*(pwz)?[[:space:]:.]*(nr|no)?[[:space:]:.]*|[[:space:]./-]', '', 'gi') as digits) as read
$function$;

CREATE OR REPLACE FUNCTION private.note_changed_types()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  update public.vet_stats stats set services = private.services_of(profile)
  from public.profiles profile
  where profile.id = stats.veterinarian_id and profile.id in (select veterinarian_id from changed);
  update private.vet_search search set search_text = private.searchable_text(private.as_listed(profile), stats.specialty_code)
  from public.profiles profile join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.id = search.veterinarian_id and profile.id in (select veterinarian_id from changed);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_checked_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select case when new.verified_at is not null then full_name end, case when new.verified_at is not null then clinic_name end
  into new.checked_name, new.checked_clinic
  from public.profiles where id = new.veterinarian_id;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.sync_licence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.profiles;
  other jsonb;
  checked timestamptz;
begin
  select * into profile from public.profiles where id = coalesce(new.veterinarian_id, old.veterinarian_id);
  other := private.former_of(profile);
  checked := case when other is null then new.verified_at end;
  update public.vet_stats
  set licence_checked_at = checked,
      licence_until = new.valid_until,
      listed_until = coalesce(greatest(new.valid_until, new.listed_until), '-infinity'),
      former = other,
      page_changed_at = now()
  where veterinarian_id = profile.id
    and (licence_checked_at, licence_until, listed_until, former) is distinct from
      (checked, new.valid_until, coalesce(greatest(new.valid_until, new.listed_until), '-infinity'), other);
  if found then
    perform private.index_veterinarian(profile, (select specialty_code from public.vet_stats where veterinarian_id = profile.id));
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.sync_vet_stats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude, services
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room,
    new.latitude,
    new.longitude,
    private.services_of(new)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room,
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    services = excluded.services,
    page_changed_at = now();
  perform private.index_veterinarian(new, code);
  return null;
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
  if not private.has_document(found_licence) then
    raise sqlstate 'PT409' using message = 'The document is gone. The veterinarian has to send it again.';
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
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number.';
end;
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
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
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
    select coalesce(jsonb_agg(to_jsonb(shown) - 'lacks_document' order by shown.state <> 'waiting', shown.lacks_document,
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by,
        private.licence_state(licence) = 'waiting' and not private.has_document(licence) as lacks_document
      from public.licences licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
      -- Nobody decides about a licence without its document: its vet has to send one first.
      where licence.sent_at is not null and licence.document_path is not null
      order by licence.sent_at <= coalesce(licence.decided_at, '-infinity'), lacks_document,
        case when licence.sent_at > coalesce(licence.decided_at, '-infinity') then licence.sent_at end,
        licence.decided_at desc
      limit 100
    ) as shown
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.open_veterinarians(cities text[], at timestamp with time zone DEFAULT now())
 RETURNS TABLE(id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time without time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.id, shown.full_name, shown.clinic_name, near.city, profile.address, profile.phone, today.closes_at
  from unnest(open_veterinarians.cities[1:20]) with ordinality as near (city, place)
  join private.listed_vets stats on stats.city_code = private.canonical('city', left(near.city, 200))
  join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
  cross join lateral private.as_listed(profile) as shown
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
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) end
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      from cells left join public.profiles profile on profile.id = cells.one and cells.vets = 1
      left join lateral private.as_listed(profile) as shown on cells.vets = 1
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

-- Whoever is checked is so by the name and clinic of today.
update public.licences licence set checked_name = profile.full_name, checked_clinic = profile.clinic_name
from public.profiles profile where profile.id = licence.veterinarian_id and licence.verified_at is not null;

-- One number in several spellings is the vet's who was checked first, else sent first. Each other one is no longer checked, is told,
-- stands among the moderators' last decisions with the reason, and in what the migration says.
do $$
declare
  double record;
  reason text;
begin
  for double in
    select * from (
      select veterinarian_id, number, private.licence_digits(number) as digits,
        row_number() over first_of_number as place, first_value(veterinarian_id) over first_of_number as first_id
      from public.licences where number is not null and refusal is null
      window first_of_number as (
        partition by private.licence_digits(number) order by verified_at nulls last, sent_at nulls last, veterinarian_id
      )
    ) as ranked where place > 1
  loop
    reason := format('Your number %s is %s, which another account has. If it is yours, please write to us.', double.number, double.digits);
    raise warning 'Licence number % of veterinarian % is the number % of veterinarian %.',
      double.number, double.veterinarian_id, double.digits, double.first_id;
    update public.licences
    set refusal = reason, verified_at = null, valid_until = null, checked_name = null, checked_clinic = null,
      sent_at = coalesce(sent_at, now()), decided_at = now(), decided_by = null
    where veterinarian_id = double.veterinarian_id;
    perform private.tell_of_licence(
      double.veterinarian_id, 'withdrawn', jsonb_build_object('reason', reason), extract(epoch from now())::text
    );
  end loop;
  update public.licences set number = private.licence_digits(number) where number <> private.licence_digits(number);
end;
$$;

ALTER TABLE "public"."licences" ADD CONSTRAINT "licences_number_is_digits" CHECK ((number ~ '^([0-9]{5}|[1-9][0-9]{5,7})$'::text));

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
    listed_until,
    former
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

CREATE TRIGGER note_checked_name_again BEFORE UPDATE ON public.licences FOR EACH ROW WHEN ((new.verified_at IS DISTINCT FROM old.verified_at)) EXECUTE FUNCTION private.note_checked_name();

CREATE TRIGGER note_checked_name BEFORE INSERT ON public.licences FOR EACH ROW EXECUTE FUNCTION private.note_checked_name();

CREATE TRIGGER look_at_licence_again AFTER UPDATE OF full_name, clinic_name ON public.profiles FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND ((private.fold(new.full_name) IS DISTINCT FROM private.fold(old.full_name)) OR (private.fold(new.clinic_name) IS DISTINCT FROM private.fold(old.clinic_name))))) EXECUTE FUNCTION private.look_at_licence_again();

REVOKE ALL ON FUNCTION "private"."as_listed"(public.profiles) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."former_of"(public.profiles) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_document"(public.licences) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."index_veterinarian"(public.profiles, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_checked_name"() FROM PUBLIC;

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";
