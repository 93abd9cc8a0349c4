-- All who are found, on a map: as many pins as it has room for, however many they are.

-- A cell is 40 px wide in tiles of 512 px; in degrees at a zoom. As high as wide on a map of Poland, where every clinic is.
create function private.cell_width(zoom integer) returns double precision
language sql immutable set search_path = ''
as $$ select 360.0 * 40 / 512 / 2 ^ zoom $$;
create function private.cell_height(zoom integer) returns double precision
language sql immutable set search_path = ''
as $$ select 0.61 * private.cell_width(zoom) $$;

-- The nearest zoom, `wanted` at most, whose cells of an area are 300 or fewer.
create function private.zoom_of_cells(area double precision[], wanted integer) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(max(zoom), 0)
  from generate_series(0, least(greatest(coalesce(wanted, 22), 0), 22)) as zoom
  where (1 + ceil(mod((area[3] - area[1] + 360)::numeric, 360) / private.cell_width(zoom)::numeric))
    * (1 + ceil((area[4] - area[2]) / private.cell_height(zoom))) <= 300
$$;

-- Who is found by the filters of `search_veterinarians`, in at most 300 cells of a map, for everybody.
--
--   view            what the map shows, as an area; null: wherever somebody is found
--   zoom            of the map, in tiles of 512 px; null: as near as 300 cells let
--   area            where the clinics are, as in search_veterinarians; the others are its filters, too
--
-- Answers { cells: [{ count, longitude, latitude, area, veterinarian }] }: the middle of those in the cell, in degrees (WGS 84);
-- of several the area that holds them, of a single one { id, full_name, clinic_name, address, city }. From zoom 17 on nobody shares a cell. Whose
-- clinic has not been located is in none.
-- @raises PT400 for what search_veterinarians refuses, and for a view that is no area.
create function public.veterinarians_on_map(
  view double precision[] default null,
  zoom integer default null,
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
  filter text;
  -- Everybody, or what is kept of them, which knows no place but the cell.
  source text := '(
    select 1 as vets, longitude as west, latitude as south, longitude as east, latitude as north, listed.* from private.listed_vets listed
  )';
  is_kept boolean;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  is_kept := private.kept_tell(wanted);
  filter := wanted || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute format(
      'select array[min(west), min(south), max(east), max(north)] from %s stats where %s',
      case when is_kept then 'private.vet_kinds' else source end, filter
    ) into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);
  if is_kept and cells_zoom <= 6 then
    source := 'private.vet_kinds';
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
$$;
grant execute on function public.veterinarians_on_map to anon, authenticated, service_role;
