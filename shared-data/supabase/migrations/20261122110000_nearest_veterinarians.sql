-- Who is near: the vets of a search in the order of their distance from a place.

-- Pages of listed veterinarians, nearest first, for everybody. Whose position is not known comes last.
--
--   latitude, longitude  the place, in degrees (WGS 84)
--   query, specialties   as in search_veterinarians
--   numbered_first       the specialists with a number come before all others, in the order of their numbers
--   after                `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next } as search_veterinarians does; each item has its `distance_km`, null where it is unknown.
-- @raises PT400 for a place that is none, and for what search_veterinarians refuses.
create function public.nearest_veterinarians(
  latitude double precision,
  longitude double precision,
  query text default null,
  specialties text[] default null,
  numbered_first boolean default false,
  after jsonb default null,
  page_size integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_few_words(array[query, after::text]);
  perform private.assert_few_words(specialties);
  filter := private.directory_filter(query, null, null, specialties, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
  end if;

  -- Great-circle distance by the haversine formula, on a globe with a radius of 6371 km. What is unknown is further
  -- away than anything can be: 30000 km.
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case when %2$L::boolean then coalesce(profile.specialist_no, 32767) else 0 end as number,
          case when profile.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(profile.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(profile.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(profile.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from public.vet_stats stats join public.profiles profile on profile.id = stats.veterinarian_id
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
    page_rows
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total));
end;
$$;

revoke execute on function
  public.nearest_veterinarians(double precision, double precision, text, text[], boolean, jsonb, integer)
from public, anon, authenticated;
grant execute on function
  public.nearest_veterinarians(double precision, double precision, text, text[], boolean, jsonb, integer)
to anon, authenticated, service_role;
