-- Where a search looks: in an area, or around a place that it measures from.

-- A distance at the beginning of words: 'w promieniu 10 km od', 'within 10 km of', '5km'. In whole kilometres, one for
-- '0,5 km', and how many words say it; null where the words begin with none.
create function private.distance_in(words text[], out km text, out size integer)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text[] := regexp_match(
    array_to_string(words[:9], ' ') || ' ',
    '^((?:(?:do|within|inside|promieniu|odleglosci|radius|distance|of|an?|the|up to|at most|(?:less|no more|not more) than|under|below'
    '|ponizej|(?:nie dalej|mniej|blizej) niz|najwyzej|najdalej|maks|maksymalnie|max|okolo|ok|around|about) )*'
    '(?:0*([1-9]\d{0,2})(?: \d)?|0 \d) ?(?:km|kms|kilomet(?:er|re)s?|kilometr(?:y|ow|ach|a)?)(?: (?:od|of|from|away|around|wokol|radius|distance))*) '
  );
begin
  km := case when said is not null then coalesce(said[2], '1') end;
  size := cardinality(string_to_array(said[1], ' '));
end;
$$;

-- What a search for an area asks, as a further condition; '' for none. An area is west, south, east, north in degrees
-- (WGS 84), as GeoJSON's bounding boxes are; one whose west lies east of its east crosses the antimeridian. A clinic that has
-- not been located is in no area.
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

-- ## From where it is measured

-- The middle of a city or town in any spelling; no row for a place that nobody knows. `is_town`: nobody works there.
create function private.centre_of(place text)
returns table (label text, latitude double precision, longitude double precision, is_town boolean)
language sql stable strict set search_path = ''
as $$
  with readings as (select array(select private.readings_of(private.words_of(place))) as terms)
  select named.label, centre.latitude, centre.longitude, false
  from readings
  join public.vocabulary_terms terms on terms.kind = 'city' and terms.term = any (readings.terms)
  join public.vocabulary named using (kind, code)
  join private.city_centres centre using (code)
  union all
  select towns.label, towns.latitude, towns.longitude,
    not exists (select from private.listed_vets where city_code = towns.term)
  from readings join private.towns on towns.term = any (readings.terms)
  limit 1
$$;

-- The last place that words name, as `centre_of` has it; `is_measured`: nobody works there, or the words say how far from it.
create function private.place_in_words(query text)
returns table (label text, latitude double precision, longitude double precision, is_measured boolean)
language sql stable strict set search_path = ''
as $$
  with meant as (select * from private.meanings_of(query))
  select centre.label, centre.latitude, centre.longitude,
    centre.is_town or exists (select from meant where kind = 'distance')
  from meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$$;

-- How far a search looks, in kilometres: as chosen, or as its words say that name no place of their own ('królik do 10 km').
create function private.within_of(query text, within_km integer) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(within_km, case when private.fold(query) ~ '\d ?k(m|ilomet)' then (
    select max(code) filter (where kind = 'distance')::integer
    from private.meanings_of(query)
    having bool_or(kind in ('city', 'town')) is not true
  ) end)
$$;

-- What a search measures distances from: the visitor's position, the place around which it looks, or the town where nobody works.
-- No row where it measures none. The label is null for a position.
-- @raises PT400 for a position that is none.
create function private.measured_from(query text, city text, near double precision[], within_km integer)
returns table (label text, latitude double precision, longitude double precision)
language plpgsql stable set search_path = ''
as $$
begin
  if near is not null then
    if (cardinality(near) = 2 and near[1] between -90 and 90 and near[2] between -180 and 180) is not true then
      raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
    end if;
    return query select null::text, near[1], near[2];
  else
    return query
      select place.label, place.latitude, place.longitude
      from (
        select 1 as rank, centre.* from private.centre_of(city) as centre
        where private.within_of(query, within_km) is not null or centre.is_town
        union all
        select 2, words.* from private.place_in_words(query) as words where words.is_measured
      ) as place
      order by rank limit 1;
  end if;
end;
$$;

-- How many kilometres `stats` is away, as SQL: great-circle distance by the haversine formula, on a globe with a radius of 6371 km.
-- What is unknown is further away than anything can be: 30000 km. Null for no place.
create function private.distance_to(latitude double precision, longitude double precision) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
      power(sin(radians(stats.latitude - %1$L::double precision) / 2), 2)
      + cos(radians(stats.latitude)) * cos(radians(%1$L::double precision))
        * power(sin(radians(stats.longitude - %2$L::double precision) / 2), 2)
    ))) end$sql$,
    latitude, longitude
  ) where latitude is not null and longitude is not null
$$;

-- The area that holds whatever is so many kilometres or less from a place.
create function private.area_around(latitude double precision, longitude double precision, km double precision)
returns double precision[]
language sql immutable set search_path = ''
as $$
  select array[
    greatest(-180, longitude - km / (111 * greatest(0.01, cos(radians(latitude))))),
    greatest(-90, latitude - km / 111),
    least(180, longitude + km / (111 * greatest(0.01, cos(radians(latitude))))),
    least(90, latitude + km / 111)
  ]
$$;

-- The area around a place that holds at least the nearest `wanted` veterinarians of a filter about `stats`, so that only these few are
-- measured and sorted; null where there are fewer within 320 km.
create function private.area_of_nearest(latitude double precision, longitude double precision, filter text, wanted integer)
returns double precision[]
language plpgsql stable set search_path = ''
as $$
declare
  km integer;
  area double precision[];
  near integer;
begin
  foreach km in array array[5, 20, 80, 320] loop
    area := private.area_around(latitude, longitude, km);
    execute format(
      'select count(*) from (select from private.listed_vets stats where %s%s and %s <= %s limit %s) as near',
      filter, private.area_filter(area), private.distance_to(latitude, longitude), km, wanted
    ) into near;
    if near = wanted then
      return area;
    end if;
  end loop;
  return null;
end;
$$;

-- Who is so near to the place that is asked for, as a condition; null without a distance or a place to measure it from. The box
-- around it is found by an index.
create function private.near_filter(city text, near double precision[], within_km integer) returns text
language sql stable set search_path = ''
as $$
  select 'true' || private.area_filter(private.area_around(centre.latitude, centre.longitude, km))
    || format(' and %s <= %L::double precision', private.distance_to(centre.latitude, centre.longitude), km)
  from private.measured_from(null, city, near, within_km) as centre
  cross join lateral (select least(greatest(within_km, 1), 1000)::double precision as km) as bounded
  where within_km is not null
$$;
