set local check_function_bodies = off;

DROP VIEW "private"."listed_vets";

DROP FUNCTION "private"."duty_of"(public.emergency_hours, date);

DROP FUNCTION "private"."is_to_come"(text, date);

CREATE TABLE "private"."job_marks" ("job" text NOT NULL, "on_day" date NOT NULL, "after_day" date NOT NULL, "after_id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "job_marks_pkey" PRIMARY KEY (job));

ALTER TABLE "private"."job_marks" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."job_marks" OWNER TO "postgres";

ALTER TABLE "public"."vet_stats" ADD COLUMN "takes_emergencies" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.as_listed(profile public.profiles)
 RETURNS public.profiles
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((
    select jsonb_populate_record(profile, former) from public.vet_stats where veterinarian_id = profile.id and former is not null
  ), profile)
$function$;

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- The row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- As many are looked at as a booking can wait for.
  select next_due_on as day, id into edge from public.vaccinations
  where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
  order by next_due_on, id offset 999 limit 1;
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
      and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and later.given_on > entered.given_on
          and private.is_same_vaccine(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
    mark.after_day := given.due_on;
    mark.after_id := given.vaccination_id;
  end loop;
  if count < at_most then
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
  end if;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_emergencies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats stats set takes_emergencies = not takes_emergencies
  where veterinarian_id in (select veterinarian_id from changed)
    and takes_emergencies <> exists (select from public.emergency_hours hours where hours.veterinarian_id = stats.veterinarian_id);
  return null;
end;
$function$;

ALTER FUNCTION "private"."note_emergencies"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.on_duty_until(veterinarian uuid, at timestamp with time zone)
 RETURNS SETOF timestamp with time zone
 LANGUAGE sql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
  with today as (
    select (on_duty_until.at at time zone 'Europe/Warsaw')::date as day
  ), duty as (
    -- By the clock on the wall, so that a night has 11 or 13 hours when the clocks change.
    select range_agg(tstzrange(turn.starts, turn.ends)) as whole
    from today, generate_series(-1, 8) as ahead, public.emergency_hours hours, lateral (
      select (today.day + ahead + hours.starts_at) at time zone 'Europe/Warsaw' as starts,
        (today.day + ahead + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
          at time zone 'Europe/Warsaw' as ends
    ) as turn
    where hours.veterinarian_id = veterinarian and hours.weekday = extract(isodow from today.day + ahead) and turn.starts < turn.ends
  ), away as (
    select range_agg(tstzrange(
      (off.starts_on + coalesce(off.starts_at, '00:00')) at time zone 'Europe/Warsaw',
      (off.ends_on + coalesce(off.ends_at, '24:00')) at time zone 'Europe/Warsaw'
    )) as whole
    from today, public.time_off off
    where off.veterinarian_id = veterinarian and off.starts_on <= today.day + 9 and off.ends_on >= today.day - 1
  )
  select case when upper(part) < on_duty_until.at + interval '7 days' then upper(part) end
  from duty, away, unnest(duty.whole - coalesce(away.whole, '{}')) as part
  where part @> on_duty_until.at
$function$;

CREATE OR REPLACE FUNCTION private.read_search(folded text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  literal constant text := private.literal_condition(
    array[case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end], match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  texts text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
      texts := texts || case when asked.is_text then asked.piece end;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions <> '{}' and pieces <@ texts then
    -- One reading finds the names with the letters of all words; those that have the words as typed are among them.
    condition := private.literal_condition(pieces, match);
  elsif conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  -- Beside a text that nobody has, no index would find the rest.
  elsif missing = '{}' and cardinality(conditions) > 1 and private.finds_anybody(array[literal]) then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    -- Each found by an index of its own.
    where veterinarian_id in (
      (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch
      )
      union all
      (select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch)
      union all
      -- The horizon moves by a day each day.
      (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today limit batch
      )
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      (select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7 limit batch)
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  return query
    with taking as not materialized (
      select stats.* from private.listed_vets stats
      where stats.takes_emergencies and (animal is null or animal = any (stats.pet_types)) and exists (
        select from public.emergency_hours hours
        where hours.veterinarian_id = stats.veterinarian_id and (
          (
            hours.weekday = extract(isodow from today)
            and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
            and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
              at time zone 'Europe/Warsaw' > emergency_contacts.at
          ) or (
            hours.weekday = extract(isodow from today - 1)
            and hours.ends_at <= hours.starts_at
            and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
          )
        )
        -- Asked of one after the other, nearest first, and never of all.
        offset 0
      )
    ), on_duty as (
      (
        select located.* from taking located where located.latitude is not null
        order by point(located.longitude * 0.61, located.latitude)
          <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude)
        -- More than are named: some have no telephone, or are away.
        limit 60
      )
      union all
      select unlocated.* from taking unlocated where unlocated.latitude is null
    ), measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from on_duty as stats
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
      -- First, so that the duty of twelve is looked up and not of all.
      order by away, stats.veterinarian_id
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
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
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_clients(words text DEFAULT NULL::text, after_name text DEFAULT NULL::text, after_key text DEFAULT NULL::text, at_most integer DEFAULT 50)
 RETURNS TABLE(key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date, next_visit date, pets jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visit as (
    select mine.*, coalesce(mine.client_id::text, private.client_of_visit(mine)) as key,
      coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when known.phone is not null and private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select called.key, max(called.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', called.pet_name, 'type', called.pet_type, 'last_visit', called.appointment_date)
        order by called.appointment_date desc, called.id))[1] as pet
    -- Each name is folded once, however many visits it has.
    from (
      select distinct on (key, pet_name) key, pet_name, pet_type, appointment_date, id from visit
      order by key, pet_name, appointment_date desc, id
    ) as called
    group by called.key, private.fold(called.pet_name)
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

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (select private.warsaw_today() as today)
  select case when visit.status = 'upcoming' or (visit.status = 'completed' and visit.appointment_date = asked.today)
    then visit.appointment_date end as visit_date, count(*)::integer as visits
  from asked cross join public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Once, not for each visit.
  with asked as materialized (select private.warsaw_today() as today, private.fold(words) as wanted)
  select visit.*
  from asked cross join public.visits_of_practice() visit left join public.profiles client on client.id = visit.client_id
  where (with_guests or visit.client_id is not null)
    and (visit.status = 'upcoming' or (visit.status = 'completed' and visit.appointment_date = asked.today)) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (asked.wanted is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name, client.full_name)), asked.wanted) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  few uuid[];
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  wanted := private.directory_filter(
    query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Few are read once, for number and page.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ' limit 2000)' into few;
    total := cardinality(few);
    if total = 2000 then
      execute 'select count(*) from private.listed_vets stats where ' || filter into total;
    else
      filter := format('stats.veterinarian_id = any (%L::uuid[])', few);
    end if;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
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
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    execute 'select count(*) from private.listed_vets stats where stats.lowest_price is null and ' || wanted
    into without_price;
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.veterinarians_on_map(view double precision[] DEFAULT NULL::double precision[], zoom integer DEFAULT NULL::integer, query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
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
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km)
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
          any_value(stats.veterinarian_id) as one,
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
        'veterinarian', alone.told
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      -- Looked up one by one: whoever is alone in a cell is one of 300 at most.
      from cells left join lateral (
        select jsonb_build_object(
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) as told
        from public.profiles profile cross join lateral private.as_listed(profile) as shown
        where profile.id = cells.one and cells.vets = 1 limit 1
      ) as alone on true
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

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
    former,
    free_parts,
    takes_emergencies
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

ALTER VIEW "private"."listed_vets" OWNER TO "postgres";

CREATE INDEX vet_stats_taking_emergencies ON public.vet_stats USING gist (point((longitude * (0.61)::double precision), latitude)) WHERE (listed AND takes_emergencies);

UPDATE public.vet_stats SET takes_emergencies = true
WHERE veterinarian_id IN (SELECT veterinarian_id FROM public.emergency_hours);

CREATE TRIGGER note_emergencies_after_delete AFTER DELETE ON public.emergency_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

CREATE TRIGGER note_emergencies_after_insert AFTER INSERT ON public.emergency_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.note_emergencies();

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_emergencies"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_emergencies"() TO "postgres";

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";
