set local check_function_bodies = off;

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
