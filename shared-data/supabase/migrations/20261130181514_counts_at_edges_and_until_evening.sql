set local check_function_bodies = off;

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
    case when min(next_slot_at) < moment::date + 7 then max(next_slot_at) else min(next_slot_at) end, min(weekend_slot_at),
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
    select many into total from private.count_vets(filter) as many where many >= 2000;
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
  wanted text;
  filter text;
  -- Everybody, or what is kept of them, which knows no place but the cell: of an area only part of a cell may count.
  source text := '(
    select 1 as vets, longitude as west, latitude as south, longitude as east, latitude as north, listed.* from private.listed_vets listed
  )';
  is_kept boolean;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  is_kept := private.kept_tell(wanted, '');
  filter := wanted || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute format(
      'select array[min(west), min(south), max(east), max(north)] from %s stats where %s',
      case when is_kept then 'private.vet_cells' else source end, filter
    ) into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);
  if is_kept and cells_zoom <= 9 then
    source := 'private.vet_cells';
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
