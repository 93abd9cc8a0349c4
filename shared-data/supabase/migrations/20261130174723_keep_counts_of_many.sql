set local check_function_bodies = off;

DROP INDEX "public"."appointments_to_come_idx";

DROP FUNCTION "public"."directory_pages"();

CREATE TABLE "private"."vet_cells" ("vets" integer NOT NULL, "rating_average" numeric, "longitude" double precision NOT NULL, "latitude" double precision NOT NULL, "west" double precision NOT NULL, "south" double precision NOT NULL, "east" double precision NOT NULL, "north" double precision NOT NULL, "veterinarian_id" uuid NOT NULL, CONSTRAINT "vet_cells_pkey" PRIMARY KEY (veterinarian_id));

ALTER TABLE "private"."vet_cells" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."vet_cells" OWNER TO "postgres";

CREATE TABLE "private"."vet_kinds" ("vets" integer NOT NULL, "city_code" text, "specialty_code" text, "pet_types" text[] NOT NULL, "languages" text[] NOT NULL, "home_visits" boolean NOT NULL, "cat_only_waiting_room" boolean NOT NULL, "rating_average" numeric, "next_slot_at" timestamp without time zone, "weekend_slot_at" timestamp without time zone, "lowest_price" integer, "page_changed_at" timestamp with time zone NOT NULL, "kept_at" timestamp with time zone NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "vet_kinds_pkey" PRIMARY KEY (id));

ALTER TABLE "private"."vet_kinds" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."vet_kinds" OWNER TO "postgres";

ALTER TABLE "private"."job_marks" ADD COLUMN "looked_at" timestamp with time zone;

ALTER TABLE "private"."job_marks" ALTER COLUMN "after_day" DROP NOT NULL;

ALTER TABLE "private"."job_marks" ALTER COLUMN "on_day" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.count_vets(filter text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_vets bigint;
begin
  execute case
    when private.kept_tell(filter) then 'select coalesce(sum(vets), 0) from private.vet_kinds'
    else 'select count(*) from private.listed_vets'
  end || ' stats where ' || filter into found_vets;
  return found_vets;
end;
$function$;

ALTER FUNCTION "private"."count_vets"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seen constant timestamptz := (
    select mark.looked_at - interval '1 minute' from private.job_marks mark
    where mark.job = 'reminders' and mark.looked_at between date_trunc('hour', at) and at
  );
  lead record;
  -- On the wall of winter, and of summer.
  earliest timestamp;
  latest timestamp;
  visit public.appointments;
  given record;
  count integer := 0;
begin
  -- Of two workers one, so that neither takes what the other gives for given.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('reminders', 1)) then
    return 0;
  end if;
  for lead in select * from (values (2, 0), (24, 2)) as each (hours, until) loop
    earliest := greatest(at + make_interval(hours => lead.until), seen + make_interval(hours => lead.hours)) at time zone interval '1 hour';
    latest := (at + make_interval(hours => lead.hours)) at time zone interval '2 hours';
    for given in
      insert into private.reminders (appointment_id, hours_before, starts_at)
      select booked.id, lead.hours, moment.starts_at
      from public.appointments booked
      cross join lateral (
        select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
      ) as moment
      where booked.status = 'upcoming'
        and (booked.client_id is not null or (lead.hours = 24 and exists (
          select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
        )))
        and (booked.appointment_date, booked.appointment_time) >= (earliest::date, earliest::time)
        and (booked.appointment_date, booked.appointment_time) <= (latest::date, latest::time)
        and moment.starts_at - make_interval(hours => lead.hours) <= at
        and moment.starts_at - make_interval(hours => lead.until) > at
        and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
        and not private.is_remembered(booked.pet_id)
        and not exists (
          select from private.reminders known
          where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
        )
      order by booked.appointment_date, booked.appointment_time, booked.id
      limit at_most - count
      on conflict do nothing
      returning *
    loop
      select * into visit from public.appointments where id = given.appointment_id;
      if visit.client_id is null then
        perform private.write_to_guest(
          visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
        );
      else
        perform private.notify(
          visit.client_id, 'reminder',
          private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
          concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
        );
      end if;
      count := count + 1;
    end loop;
  end loop;
  if count < at_most then
    insert into private.job_marks (job, looked_at) values ('reminders', at)
    on conflict (job) do update set looked_at = excluded.looked_at;
  end if;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_counts(more_than integer DEFAULT 2000)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('kept counts', 1))
    or exists (select from private.vet_kinds where kept_at > now() - interval '50 seconds')
  then
    return;
  end if;
  delete from private.vet_kinds;
  delete from private.vet_cells;
  -- As the planner knows, so that few are not read for it.
  if (select reltuples from pg_catalog.pg_class where oid = 'public.vet_stats'::pg_catalog.regclass) <= more_than then
    return;
  end if;
  insert into private.vet_kinds
  select count(*), city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    case when rating_average < 3 then 0 end as rating,
    coalesce(min(next_slot_at) filter (where next_slot_at > moment), min(next_slot_at)), min(weekend_slot_at),
    min(lowest_price), max(page_changed_at), now()
  from private.listed_vets
  group by city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room, rating,
    least(next_slot_at::date, moment::date + 7), weekend_slot_at < date_trunc('week', moment) + interval '7 days'
  order by city_code;
  insert into private.vet_cells
  select count(*), case when rating_average < 3 then 0 end as rating, avg(longitude), avg(latitude),
    min(longitude), min(latitude), max(longitude), max(latitude), any_value(veterinarian_id)
  from private.listed_vets where latitude is not null
  group by floor(longitude / private.cell_width(9)), floor(latitude / private.cell_height(9)), rating;
end;
$function$;

ALTER FUNCTION "private"."keep_counts"(integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.kept_tell(filter text, columns text DEFAULT 'city_code|specialty_code|pet_types|languages|home_visits|cat_only_waiting_room|next_slot_at|weekend_slot_at'::text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select replace(filter, $sql$coalesce(stats.rating_average >= '3'::numeric, true)$sql$, '')
      !~ format('stats\.(?!(%s)\M)', columns)
    and exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes')
$function$;

ALTER FUNCTION "private"."kept_tell"(text, text) OWNER TO "postgres";

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
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  if stale = '{}' then
    perform private.keep_counts();
  end if;
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION public.count_filter_options(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  when_free constant text := private.directory_filter(null, null, null, null, availabilities, null, null);
  kept boolean;
  answer jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(query, match, city, null, null, min_rating, null, near, within_km)
    || private.practice_filter(max_price, null, null, null) || private.area_filter(area);
  kept := private.kept_tell(wanted || when_free);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, %11$s as vets
        from private.%12$s stats
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
    wanted,
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    when_free,
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room),
    case when kept then 'sum(vets)' else 'count(*)' end,
    case when kept then 'vet_kinds' else 'listed_vets' end
  ) into answer;
  return answer;
end;
$function$;

CREATE OR REPLACE FUNCTION public.directory_pages()
 RETURNS TABLE(kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query execute format(
    $query$
      select term.kind, term.label, found.veterinarians::integer, found.price_from, found.first_free_day, found.changed_at
      from (
        select city_code, specialty_code, %1$s as veterinarians, min(lowest_price) as price_from,
          (min(next_slot_at) filter (where next_slot_at > %3$L))::date as first_free_day,
          max(page_changed_at) as changed_at
        from private.%2$s
        group by grouping sets ((city_code), (specialty_code))
      ) as found
      join public.vocabulary term
        on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
      -- The directory filters by the first six specialties.
      where term.kind = 'city' or term.position <= 6
      order by term.kind, term.position
    $query$,
    case when private.kept_tell('') then 'sum(vets)' else 'count(*)' end,
    case when private.kept_tell('') then 'vet_kinds' else 'listed_vets' end,
    private.warsaw_now()
  );
end;
$function$;

ALTER FUNCTION "public"."directory_pages"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.nearest_veterinarians(latitude double precision, longitude double precision, query text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], numbered_first boolean DEFAULT false, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, area double precision[] DEFAULT NULL::double precision[], from_words boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named record;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  -- Whoever comes first, however far away.
  first_ones uuid[];
  nearest double precision[];
  away text;
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  filter := private.directory_filter(
    query, null, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    total := private.count_vets(filter);
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  first_ones := namesakes || case when numbered_first then array(select id from public.profiles where specialist_no is not null) end;
  away := private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude));
  nearest := private.area_of_nearest(
    coalesce(named.latitude, latitude), coalesce(named.longitude, longitude),
    filter || case when (after ->> 'number')::integer in (0, 32767) then private.directory_start('nearest', after, away) else '' end,
    page_rows + 1 + cardinality(first_ones)
  );
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%6$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          %3$s as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s%7$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %4$s order by number, away, id limit %5$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %5$s), '[]'),
        case when count(*) > %5$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%5$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), away,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes, case when nearest is not null then format(
      ' and (true%s or stats.veterinarian_id = any (%L::uuid[]))', private.area_filter(nearest), first_ones
    ) end
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
end;
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

  -- Counted once: the cursor carries it to the pages after the first. Many are counted by kind, few read once, for number and
  -- page.
  total := (after ->> 'total')::bigint;
  if total is null and private.kept_tell(filter) then
    total := nullif(greatest(private.count_vets(filter), 1999), 1999);
  end if;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ' limit 2000)' into few;
    total := cardinality(few);
    if total = 2000 then
      total := private.count_vets(filter);
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
    without_price := private.count_vets('stats.lowest_price is null and ' || wanted);
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
  -- Everybody, or what is kept of them.
  source text := '(
    select 1 as vets, longitude as west, latitude as south, longitude as east, latitude as north, listed.* from private.listed_vets listed
  )';
  kept constant text := 'private.vet_cells';
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room)
    || private.area_filter(area) || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute format(
      'select array[min(west), min(south), max(east), max(north)] from %s stats where %s',
      case when private.kept_tell(filter, 'latitude|longitude') then kept else source end, filter
    ) into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);
  if cells_zoom <= 9 and private.kept_tell(filter, 'latitude|longitude') then
    source := kept;
  end if;

  execute format(
    $query$
      with cells as materialized (
        select sum(stats.vets) as vets, sum(stats.vets * stats.longitude) / sum(stats.vets) as longitude,
          sum(stats.vets * stats.latitude) / sum(stats.vets) as latitude, any_value(stats.veterinarian_id) as one,
          array[min(stats.west), min(stats.south), max(stats.east), max(stats.north)] as area
        from %5$s stats
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
        from private.listed_vets stats
        join public.profiles profile on profile.id = stats.veterinarian_id
        cross join lateral private.as_listed(profile) as shown
        where stats.veterinarian_id = cells.one and cells.vets = 1 limit 1
      ) as alone on true
      -- Whoever has left since the cells were written is in none.
      where cells.vets > 1 or alone.told is not null
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom, source
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

CREATE INDEX vet_kinds_by_city ON private.vet_kinds USING btree (city_code);

CREATE INDEX appointments_to_come_idx ON public.appointments USING btree (appointment_date, appointment_time, id) WHERE (status = 'upcoming'::text);

REVOKE ALL ON FUNCTION "private"."count_vets"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_vets"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_vets"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_counts"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_counts"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_counts"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kept_tell"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_tell"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kept_tell"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "service_role";
