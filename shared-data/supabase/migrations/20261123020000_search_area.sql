-- 'Search this area': the veterinarians of a part of the map, by the same filters.

-- Beside what else is filtered by, so that an area is found and counted without the wide rows of the profiles.
alter table public.vet_stats
  add column latitude double precision,
  add column longitude double precision;

create or replace function private.sync_vet_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude
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
    new.longitude
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
    longitude = excluded.longitude;
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$$;

update public.vet_stats stats
set latitude = profile.latitude, longitude = profile.longitude
from public.profiles profile
where profile.id = stats.veterinarian_id and profile.latitude is not null;

create index vet_stats_by_position on public.vet_stats (latitude, longitude) where listed;

-- What a search for an area asks of a veterinarian, as a further condition in SQL about `stats`; '' for none. An area is
-- west, south, east, north in degrees (WGS 84), as GeoJSON's bounding boxes are; one whose west lies east of its east
-- crosses the antimeridian. Whose clinic has not been located is in no area.
-- @raises PT400 for an area that is none.
create function private.area_filter(area double precision[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  west constant double precision := area[1];
  south constant double precision := area[2];
  east constant double precision := area[3];
  north constant double precision := area[4];
begin
  if area is null then
    return '';
  end if;
  if (
    cardinality(area) = 4 and array_ndims(area) = 1
    and west between -180 and 180 and east between -180 and 180
    and south between -90 and 90 and north between south and 90
  ) is not true then
    raise sqlstate 'PT400' using message = 'An area is west, south, east and north, in degrees.';
  end if;
  return format(
    ' and stats.latitude between %L::double precision and %L::double precision'
    ' and (stats.longitude >= %L::double precision %s stats.longitude <= %L::double precision)',
    south, north, west, case when west <= east then 'and' else 'or' end, east
  );
end;
$$;

-- With more arguments they would stand beside the old ones, and most calls would fit both.
drop function public.search_veterinarians(
  text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean
);
drop function public.nearest_veterinarians(double precision, double precision, text, text[], boolean, jsonb, integer);

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling; null, '' and 'all' mean every city
--   specialties     any of them, in any spelling        availabilities  any of them, by the directory's labels
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   max_price       some service costs so much or less, in whole zloty; who states no price is left out
--   languages       any of them, as ISO 639-1 codes
--   home_visits, cat_only_waiting_room                  true: only those who offer it
--   area            where the clinic is: west, south, east, north in degrees; null: anywhere
--   sort            'rating' (default: `rating_score`, which weighs the number of reviews), 'earliest' or 'reviews'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one.
-- @raises PT400 for an order or a match that nobody knows, an area that is none, a list of more than 50 entries, a text of
-- more than 200 characters.
create function public.search_veterinarians(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  sort text default null,
  after jsonb default null,
  page_size integer default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_name constant text := coalesce(nullif(sort, ''), 'rating');
  keys constant text := private.directory_order(sort_name);
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
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
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
  end if;

  execute format(
    $query$
      with page as materialized (
        select stats.*, row_number() over (order by %1$s) as place
        from public.vet_stats stats where %2$s%3$s order by %1$s limit %4$s + 1
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
    keys, filter, private.directory_start(sort_name, after), page_rows
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  );
end;
$$;

-- Pages of listed veterinarians, nearest first, for everybody. Whose position is not known comes last.
--
--   latitude, longitude  the place, in degrees (WGS 84)
--   query, specialties   as in search_veterinarians
--   numbered_first       the specialists with a number come before all others, in the order of their numbers
--   area                 as in search_veterinarians
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
  page_size integer default null,
  area double precision[] default null
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
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

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
          case when %2$L::boolean then coalesce(numbered.specialist_no, 32767) else 0 end as number,
          case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
            power(sin(radians(stats.latitude - %3$L::double precision) / 2), 2)
            + cos(radians(stats.latitude)) * cos(radians(%3$L::double precision))
              * power(sin(radians(stats.longitude - %4$L::double precision) / 2), 2)
          ))) end as away
        from public.vet_stats stats
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
    page_rows
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total));
end;
$$;

revoke execute on function
  private.area_filter(double precision[]),
  public.search_veterinarians(
    text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean,
    double precision[]
  ),
  public.nearest_veterinarians(
    double precision, double precision, text, text[], boolean, jsonb, integer, double precision[]
  )
from public, anon, authenticated;
grant execute on function
  public.search_veterinarians(
    text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean,
    double precision[]
  ),
  public.nearest_veterinarians(
    double precision, double precision, text, text[], boolean, jsonb, integer, double precision[]
  )
to anon, authenticated, service_role;
