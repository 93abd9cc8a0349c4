set local check_function_bodies = off;

DROP TRIGGER "guard_number_of_emergency_hours" ON "public"."emergency_hours";

DROP TRIGGER "guard_number_of_pets" ON "public"."pets";

DROP TRIGGER "guard_number_of_saved" ON "public"."saved_veterinarians";

DROP TRIGGER "guard_number_of_hours" ON "public"."working_hours";

DROP FUNCTION "private"."assert_few_words"(text[]);

DROP FUNCTION "private"."guard_number_of_emergency_hours"();

DROP FUNCTION "private"."guard_number_of_hours"();

DROP FUNCTION "private"."guard_number_of_pets"();

DROP FUNCTION "private"."guard_number_of_saved"();

CREATE OR REPLACE FUNCTION private.assert_search(match text, texts text[], specialties text[], availabilities text[] DEFAULT NULL::text[], pet_types text[] DEFAULT NULL::text[], languages text[] DEFAULT NULL::text[])
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  if greatest(cardinality(specialties), cardinality(availabilities), cardinality(pet_types), cardinality(languages)) > 50 then
    raise sqlstate 'PT400' using message = 'Please choose at most 50 entries of a list.';
  end if;
  if exists (
    select from unnest(texts || specialties || availabilities || pet_types || languages) as word where length(word) > 200
  ) then
    raise sqlstate 'PT400' using message = 'Please search for at most 200 characters.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_number_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept bigint;
begin
  if private.is_client_request() then
    execute format('select count(*) from public.%I where %I = private.me()', tg_table_name, tg_argv[0]) into kept;
    if kept > private.quota(tg_argv[1]) then
      raise sqlstate 'PT403' using message = format(tg_argv[2], private.quota(tg_argv[1]));
    end if;
  end if;
  return null;
end;
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
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);

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
  perform private.assert_search(null, array[query, after::text], specialties);
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
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
end;
$function$;

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
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
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
  ) || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
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
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
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

CREATE TRIGGER guard_number_of_emergency_hours AFTER INSERT ON public.emergency_hours FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_rows('veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.');

CREATE TRIGGER guard_number_of_pets AFTER INSERT ON public.pets FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_rows('owner_id', 'pets', 'You can keep up to %s pets here.');

CREATE TRIGGER guard_number_of_saved AFTER INSERT ON public.saved_veterinarians FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_rows('owner_id', 'saved veterinarians', 'You can save up to %s veterinarians. Please remove one before you save another.');

CREATE TRIGGER guard_number_of_hours AFTER INSERT ON public.working_hours FOR EACH STATEMENT EXECUTE FUNCTION private.guard_number_of_rows('veterinarian_id', 'working hours', 'A week takes up to %s entries of hours.');

REVOKE ALL ON FUNCTION "private"."assert_search"(text, text[], text[], text[], text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_number_of_rows"() FROM PUBLIC;

