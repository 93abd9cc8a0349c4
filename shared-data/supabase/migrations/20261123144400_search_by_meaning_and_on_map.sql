set local check_function_bodies = off;

ALTER TABLE "public"."vocabulary" DROP CONSTRAINT "vocabulary_kind_check";

DROP FUNCTION "private"."text_condition"(text, text);

ALTER TABLE "public"."vet_stats" ADD COLUMN "services" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."vocabulary_terms" ADD COLUMN "language" text;

CREATE OR REPLACE FUNCTION private.cell_height(zoom integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 0.61 * private.cell_width(zoom) $function$;

ALTER FUNCTION "private"."cell_height"(integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.cell_width(zoom integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 360.0 * 40 / 512 / 2 ^ zoom $function$;

ALTER FUNCTION "private"."cell_width"(integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_joining_word(word text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select word = any (array[
    'a', 'an', 'and', 'at', 'for', 'in', 'my', 'near', 'of', 'or', 'the', 'to', 'with', 'who', 'treats', 'treat',
    'vet', 'vets', 'veterinarian', 'veterinarians', 'doctor', 'doctors', 'clinic', 'pet', 'pets',
    'w', 'we', 'z', 'ze', 'dla', 'do', 'i', 'od', 'na', 'moj', 'moja', 'moje', 'mojego', 'mojej',
    'weterynarz', 'weterynarza', 'weterynarze', 'lekarz', 'lekarza', 'lecznica', 'klinika'
  ])
$function$;

ALTER FUNCTION "private"."is_joining_word"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.literal_condition(folded text, match text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I like %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
  )
$function$;

ALTER FUNCTION "private"."literal_condition"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.meaning_condition(kind text, codes text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format(
    case kind
      when 'pet_type' then 'stats.pet_types && %L::text[]'
      when 'service' then 'stats.services && %L::text[]'
      when 'specialty' then 'stats.specialty_code = any (%L::text[])'
      when 'city' then 'stats.city_code = any (%L::text[])'
    end,
    codes
  )
$function$;

ALTER FUNCTION "private"."meaning_condition"(text, text[]) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  length_of_term integer;
  found_term text;
begin
  while at <= cardinality(words) and cardinality(words) <= 8 loop
    select max(size) into length_of_term
    from generate_series(1, 3) as size
    where exists (select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + size - 1], ' '));
    place := at;
    piece := array_to_string(words[at : at + coalesce(length_of_term, 1) - 1], ' ');
    corrected := length_of_term is null;
    found_term := case when corrected and not private.is_joining_word(piece) then private.term_like(piece) else piece end;
    return query
      select meanings_of.place, meanings_of.piece, terms.kind, terms.code, meanings_of.corrected
      from public.vocabulary_terms terms where terms.term = found_term order by terms.kind;
    if not found and not private.is_joining_word(piece) then
      return query select meanings_of.place, meanings_of.piece, null::text, null::text, false;
    end if;
    at := at + coalesce(length_of_term, 1);
  end loop;
end;
$function$;

ALTER FUNCTION "private"."meanings_of"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.name_and_specialty(profile public.profiles, code text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(
    E'\n',
    private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code)
  )
$function$;

CREATE OR REPLACE FUNCTION private.name_condition(query text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when exists (select from private.meanings_of(query) where kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and ' ' || array_to_string(private.words_of(split_part(name_and_specialty, E'\n', 1)), ' ') || ' ' like %2$L
    )$condition$,
    '%' || words || '%', '% ' || words || ' %'
  ) end
  from array_to_string(private.words_of(query), ' ') as words
$function$;

ALTER FUNCTION "private"."name_condition"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.namesakes(query text, filter text, keys text, at_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  named constant text := private.name_condition(query);
  found_ids uuid[] := '{}';
begin
  if named is not null then
    execute format(
      'select array(select stats.veterinarian_id from public.vet_stats stats where %s and %s order by %s limit %s)',
      filter, named, keys, least(5, at_most)
    ) into found_ids;
  end if;
  return found_ids;
end;
$function$;

ALTER FUNCTION "private"."namesakes"(text, text, text, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.offered_services(named text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when cardinality(named) > 0 then array(
      select distinct terms.code
      from unnest(named) as service
      join public.vocabulary_terms terms
        on terms.kind = 'service'
        and ' ' || array_to_string(private.words_of(service), ' ') || ' ' like '% ' || terms.term || ' %'
      order by terms.code
    )
    else array['wellness', 'vaccination', 'preventive', 'consultation', 'emergency']
  end
$function$;

ALTER FUNCTION "private"."offered_services"(text[]) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.searchable_text(profile public.profiles, code text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description)
  )
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
    private.offered_services(new.services)
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
    services = excluded.services;
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.term_like(word text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select best.term
  from (
    select term
    from public.vocabulary_terms
    cross join lateral extensions.similarity(term, word) as alike
    where length(word) >= 4 and kind <> 'city' and alike >= 0.4 and abs(length(term) - length(word)) <= 1
    order by alike desc, term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$function$;

ALTER FUNCTION "private"."term_like"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.text_condition(folded text, match text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  by_name constant boolean := match is not distinct from 'name-or-specialty';
  literal constant text := private.literal_condition(
    case when by_name then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  pieces text[];
  has_meaning boolean;
  has_mistake boolean;
begin
  with meant as (
    select place, piece, corrected, kind, private.meaning_condition(kind, array_agg(code)) as condition
    from private.meanings_of(folded)
    where kind is distinct from 'city' or not by_name
    group by place, piece, corrected, kind
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind = 'city') as is_city,
      string_agg(condition, ' or ') as meaning
    from meant
    group by place, piece
    union all
    select place, piece, false, false, null
    from private.meanings_of(folded)
    group by place, piece
    having by_name and bool_and(kind = 'city')
  ), counted as (
    select asked.*, count(*) over () as others from asked
  )
  select
    array_agg(format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a city beside other words is where, not what.
      case when not corrected and not (coalesce(is_city, false) and others > 1) then private.literal_condition(piece, match) end,
      meaning
    )) order by place),
    bool_or(meaning is not null),
    bool_or(corrected)
  into pieces, has_meaning, has_mistake
  from counted;

  if has_meaning is not true then
    return literal;
  end if;
  return case
    when cardinality(pieces) = 1 then pieces[1]
    when has_mistake then array_to_string(pieces, ' and ')
    else format('(%s or (%s))', literal, array_to_string(pieces, ' and '))
  end;
end;
$function$;

ALTER FUNCTION "private"."text_condition"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.told_meanings(query text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when bool_or(meant.kind is not null) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', meant.piece, 'kind', meant.kind, 'label', named.label, 'corrected', meant.corrected)
    order by meant.place, meant.kind
  )) else '{}' end
  from private.meanings_of(query) as meant
  left join public.vocabulary named on named.kind = meant.kind and named.code = meant.code
$function$;

ALTER FUNCTION "private"."told_meanings"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.words_of(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array_remove(regexp_split_to_array(private.fold(value), '[[:space:][:punct:]]+'), '') $function$;

ALTER FUNCTION "private"."words_of"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.words_of_specialty(specialty_code text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select string_agg(term, E'\n' order by term) from public.vocabulary_terms
  where kind = 'specialty' and code = specialty_code and length(term) > 5
$function$;

ALTER FUNCTION "private"."words_of_specialty"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.zoom_of_cells(area double precision[], wanted integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(max(zoom), 0)
  from generate_series(0, least(greatest(coalesce(wanted, 22), 0), 22)) as zoom
  where (1 + ceil(mod((area[3] - area[1] + 360)::numeric, 360) / private.cell_width(zoom)::numeric))
    * (1 + ceil((area[4] - area[2]) / private.cell_height(zoom))) <= 300
$function$;

ALTER FUNCTION "private"."zoom_of_cells"(double precision[], integer) OWNER TO "postgres";

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
  perform private.assert_few_words(array[query, after::text]);
  perform private.assert_few_words(specialties);
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
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
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when after is null then private.told_meanings(query) else '{}' end;
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

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from public.vet_stats stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s
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
  ) || case when after is null then private.told_meanings(query) else '{}' end;
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
    execute 'select array[min(longitude), min(latitude), max(longitude), max(latitude)] from public.vet_stats stats where '
      || filter into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);

  execute format(
    $query$
      with cells as materialized (
        select count(*) as vets, avg(stats.longitude) as longitude, avg(stats.latitude) as latitude,
          (array_agg(stats.veterinarian_id))[1] as one,
          array[min(stats.longitude), min(stats.latitude), max(stats.longitude), max(stats.latitude)] as area
        from public.vet_stats stats
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
          'id', profile.id, 'full_name', profile.full_name, 'clinic_name', profile.clinic_name,
          'address', profile.address, 'city', profile.city
        ) end
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      from cells left join public.profiles profile on profile.id = cells.one and cells.vets = 1
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

ALTER FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) OWNER TO "postgres";

ALTER TABLE "public"."vocabulary" ADD CONSTRAINT "vocabulary_kind_check" CHECK ((kind = ANY (ARRAY['specialty'::text, 'pet_type'::text, 'city'::text, 'service'::text])));

ALTER TABLE "public"."vocabulary_terms" ADD CONSTRAINT "vocabulary_terms_language_check" CHECK ((language = ANY (ARRAY['en'::text, 'pl'::text])));

CREATE INDEX vet_stats_by_services ON public.vet_stats USING gin (services) WHERE listed;

REVOKE ALL ON FUNCTION "private"."cell_height"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cell_height"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cell_height"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cell_width"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cell_width"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cell_width"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_joining_word"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_joining_word"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_joining_word"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."literal_condition"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."literal_condition"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."literal_condition"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."meaning_condition"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."meaning_condition"(text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."meaning_condition"(text, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."meanings_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."meanings_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."meanings_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_condition"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_condition"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."namesakes"(text, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."namesakes"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."namesakes"(text, text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."offered_services"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offered_services"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offered_services"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."term_like"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."term_like"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."term_like"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."text_condition"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."text_condition"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."text_condition"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_meanings"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_meanings"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_meanings"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_of_specialty"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of_specialty"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of_specialty"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."zoom_of_cells"(double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zoom_of_cells"(double precision[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."zoom_of_cells"(double precision[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]) TO "service_role";

insert into public.vocabulary (kind, code, label, position) values
  ('service', 'wellness', 'Wellness exams', 1),
  ('service', 'vaccination', 'Vaccinations', 2),
  ('service', 'preventive', 'Preventative care', 3),
  ('service', 'consultation', 'Medical consultations', 4),
  ('service', 'emergency', 'Emergency care', 5),
  ('service', 'microchip', 'Microchipping', 6),
  ('service', 'neutering', 'Neutering', 7),
  ('service', 'dental', 'Dental care', 8),
  ('service', 'operation', 'Operations', 9),
  ('service', 'parasites', 'Parasite control', 10),
  ('service', 'nails', 'Nail care', 11),
  ('service', 'ultrasound', 'Ultrasound', 12),
  ('service', 'x_ray', 'X-ray', 13),
  ('service', 'laboratory', 'Laboratory tests', 14),
  ('service', 'ecg', 'ECG', 15),
  ('service', 'nutrition', 'Nutrition advice', 16),
  ('service', 'allergy', 'Allergy testing', 17),
  ('service', 'chemotherapy', 'Chemotherapy', 18),
  ('service', 'wounds', 'Wound treatment', 19);

-- The words, anew and with their language.
delete from public.vocabulary_terms;

-- The words of the vocabulary: what the forms write, and what visitors type in English and Polish, also inflected. A word
-- that has two meanings stands twice: 'exotic' is a specialty and an animal.

-- Each label is a term by itself.
insert into public.vocabulary_terms (kind, term, code, language)
select kind, private.fold(regexp_replace(label, '-', ' ', 'g')), code, case when kind = 'city' then 'pl' else 'en' end
from public.vocabulary;
insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, private.fold(word)
from (values
  ('specialty', 'general', 'en', 'general practitioner,general practice,general vet,family vet,gp'),
  ('specialty', 'general', 'pl', 'weterynarz ogólny,ogólny,ogólna,lekarz weterynarii,weterynarz rodzinny,internista,internistka,interna'),
  ('specialty', 'surgery', 'en', 'veterinary surgeon,surgeon,surgeons,surgical,orthopaedics,orthopedics,orthopaedist'),
  ('specialty', 'surgery', 'pl', 'chirurgia,chirurg weterynaryjny,chirurg,chirurga,chirurgii,chirurgiem,chirurgów,ortopeda,ortopedy,ortopedia'),
  ('specialty', 'dentistry', 'en', 'dental,dentist,dentists,tooth,teeth,toothache,gums'),
  ('specialty', 'dentistry', 'pl', 'stomatologia,stomatologii,stomatolog,stomatologa,dentysta,dentysty,dentystka,ząb,zęby,zęba,zębów,zębami,dziąsła'),
  ('specialty', 'dermatology', 'en', 'dermatologist,skin,itching,itchy skin,itch,eczema,ears'),
  ('specialty', 'dermatology', 'pl', 'dermatologia,dermatologii,dermatolog,dermatologa,skóra,skóry,skórne,świąd,swędzenie,uszy'),
  ('specialty', 'cardiology', 'en', 'cardiologist,heart,heart disease,heart murmur'),
  ('specialty', 'cardiology', 'pl', 'kardiologia,kardiologii,kardiolog,kardiologa,serce,serca,sercem,szmery'),
  ('specialty', 'exotic', 'en', 'exotic animal specialist,exotics,exotic vet'),
  ('specialty', 'exotic', 'pl', 'zwierzęta egzotyczne,zwierząt egzotycznych,egzotyczne,egzotycznych,egzotyczny,egzotyka'),
  ('specialty', 'emergency', 'en', 'emergency care,emergencies,emergency vet,urgent,urgent care'),
  ('specialty', 'emergency', 'pl', 'medycyna ratunkowa,nagły wypadek,nagłe przypadki,pogotowie,dyżur,ostry dyżur,całodobowy,całodobowa'),
  ('specialty', 'oncology', 'en', 'oncologist,cancer,tumour,tumor,tumours,tumors'),
  ('specialty', 'oncology', 'pl', 'onkologia,onkologii,onkolog,onkologa,nowotwór,nowotwory,nowotworu,guz,guzy,guza,rak,raka'),

  ('pet_type', 'dog', 'en', 'puppy,puppies,doggy,doggie'),
  ('pet_type', 'dog', 'pl', 'pies,psa,psu,psem,psie,psy,psów,psom,psami,piesek,pieska,pieski,szczeniak,szczeniaka,szczeniaki,szczenię,szczenięta'),
  ('pet_type', 'cat', 'en', 'kitten,kittens,kitty'),
  ('pet_type', 'cat', 'pl', 'kot,kota,kotu,kotem,kocie,koty,kotów,kotom,kotami,kotek,kotka,kotki,kociak,kociaka,kociaki,kocięta'),
  ('pet_type', 'rabbit', 'en', 'bunny,bunnies'),
  ('pet_type', 'rabbit', 'pl', 'królik,królika,królikowi,królikiem,króliku,króliki,królików,królikom,królikami,króliczek,króliczka,króliczki'),
  ('pet_type', 'bird', 'en', 'parrot,parrots,budgie,budgies,budgerigar,canary,canaries,cockatiel,cockatiels'),
  ('pet_type', 'bird', 'pl', 'ptak,ptaka,ptaki,ptaków,ptakiem,ptakami,papuga,papugi,papugę,papug,papużka,papużki,kanarek,kanarka,kanarki'),
  ('pet_type', 'small_mammal', 'en', 'small mammal,hamster,hamsters,guinea pig,guinea pigs,ferret,ferrets,chinchilla,chinchillas,gerbil,gerbils,rodent,rodents,hedgehog'),
  ('pet_type', 'small_mammal', 'pl', 'małe ssaki,chomik,chomika,chomiki,chomików,chomikiem,świnka morska,świnki morskiej,świnkę morską,świnki morskie,świnek morskich,fretka,fretki,fretkę,fretek,szynszyla,szynszyle,szynszyli,myszoskoczek,gryzoń,gryzonie,gryzoni,jeż,jeża,jeże,jeży'),
  ('pet_type', 'reptile', 'en', 'tortoise,tortoises,turtle,turtles,snake,snakes,lizard,lizards,gecko,geckos'),
  ('pet_type', 'reptile', 'pl', 'gad,gady,gadów,gada,żółw,żółwia,żółwie,żółwi,żółwiem,wąż,węża,węże,węży,jaszczurka,jaszczurki,jaszczurkę,gekon,gekona,agama,agamy'),
  ('pet_type', 'exotic', 'en', 'fish,exotic pet,exotic animals,exotics'),
  ('pet_type', 'exotic', 'pl', 'ryba,ryby,rybę,ryb,rybka,rybki,rybek,egzotyczne,egzotycznych,egzotyczny,zwierzęta egzotyczne'),

  ('service', 'wellness', 'en', 'wellness exam,wellness,check up,check ups,checkup,checkups,annual exam,health check'),
  ('service', 'wellness', 'pl', 'badanie ogólne,badanie kontrolne,badania kontrolne,badania kontrolnego,przegląd,przegląd zdrowia,kontrola,bilans'),
  ('service', 'vaccination', 'en', 'vaccine,vaccines,vaccinate,jab,jabs,shots,rabies,rabies shot'),
  ('service', 'vaccination', 'pl', 'szczepienie,szczepienia,szczepień,szczepieniu,szczepieniem,szczepienia ochronne,szczepionka,szczepionki,szczepionkę,zaszczepić,szczepić,wścieklizna,wścieklizny,wściekliznę'),
  ('service', 'preventive', 'en', 'preventive care,prevention,prophylaxis'),
  ('service', 'preventive', 'pl', 'profilaktyka,profilaktyki,profilaktykę,profilaktyka zdrowotna'),
  ('service', 'consultation', 'en', 'medical consultation,consultation,consultations,second opinion,second opinions'),
  ('service', 'consultation', 'pl', 'konsultacja,konsultacje,konsultacji,porada,porady,poradę,druga opinia'),
  ('service', 'emergency', 'en', 'urgent care,intensive care,poisoning,poisoned,poisoning treatment'),
  ('service', 'emergency', 'pl', 'nagły wypadek,nagłe przypadki,pogotowie,ostry dyżur,zatrucie,zatrucia,intensywna terapia'),
  ('service', 'microchip', 'en', 'microchips,chip,chipping,id chip'),
  ('service', 'microchip', 'pl', 'czip,czipa,czipowanie,czipowania,chipowanie,czipować,zaczipować,znakowanie'),
  ('service', 'neutering', 'en', 'neuter,neutered,spay,spaying,spayed,castration,castrate,sterilisation,sterilization'),
  ('service', 'neutering', 'pl', 'kastracja,kastracji,kastrację,kastrować,sterylizacja,sterylizacji,sterylizację,sterylizować'),
  ('service', 'dental', 'en', 'dental,dental check up,dental check ups,teeth cleaning,tooth,scaling,tooth extraction,tartar'),
  ('service', 'dental', 'pl', 'kamień nazębny,usuwanie kamienia,czyszczenie zębów,ekstrakcja zęba'),
  ('service', 'operation', 'en', 'operation,surgery,surgeries'),
  ('service', 'operation', 'pl', 'operacja,operacje,operacji,zabieg,zabiegi,zabiegu,zabiegów'),
  ('service', 'parasites', 'en', 'parasite,parasites,worms,worming,deworming,fleas,flea,ticks,tick'),
  ('service', 'parasites', 'pl', 'pasożyty,pasożytów,odrobaczanie,odrobaczania,odrobaczenie,odrobaczyć,robaki,pchły,pcheł,kleszcz,kleszcze,kleszcza,kleszczy'),
  ('service', 'nails', 'en', 'nail,nails,claw,claws,nail trim,nail trimming,claw trimming,beak and nail care'),
  ('service', 'nails', 'pl', 'pazury,pazurów,pazurki,obcinanie pazurów,przycinanie pazurów'),
  ('service', 'ultrasound', 'en', 'ultrasonography,sonography,scan,scans,heart ultrasound'),
  ('service', 'ultrasound', 'pl', 'usg,ultrasonografia,echo serca'),
  ('service', 'x_ray', 'en', 'xray,x rays,xrays,radiography,radiograph'),
  ('service', 'x_ray', 'pl', 'rtg,rentgen,rentgena,prześwietlenie,prześwietlenia'),
  ('service', 'laboratory', 'en', 'laboratory,lab,lab tests,blood test,blood tests,blood work,urine test'),
  ('service', 'laboratory', 'pl', 'laboratorium,morfologia,badanie krwi,badania krwi,badanie moczu,analizy'),
  ('service', 'ecg', 'en', 'ekg,electrocardiogram'),
  ('service', 'nutrition', 'en', 'nutrition,diet,diets,feeding,weight loss,overweight'),
  ('service', 'nutrition', 'pl', 'dieta,diety,dietę,dietetyk,żywienie,żywienia,odchudzanie,nadwaga,otyłość'),
  ('service', 'allergy', 'en', 'allergy,allergies,allergic'),
  ('service', 'allergy', 'pl', 'alergia,alergie,alergii,alergolog,testy alergiczne,uczulenie'),
  ('service', 'chemotherapy', 'en', 'chemo'),
  ('service', 'chemotherapy', 'pl', 'chemioterapia,chemioterapii,chemioterapię'),
  ('service', 'wounds', 'en', 'wound,wounds,stitches,injury,injuries'),
  ('service', 'wounds', 'pl', 'rana,rany,ran,szwy,szycie rany,uraz,urazy'),

  ('city', 'warszawa', 'en', 'warsaw'),
  ('city', 'krakow', 'en', 'cracow'),
  ('city', 'warszawa', 'pl', 'warszawie,warszawy'),
  ('city', 'krakow', 'pl', 'krakowie,krakowa'),
  ('city', 'lodz', 'pl', 'łodzi'),
  ('city', 'wroclaw', 'pl', 'wrocławiu,wrocławia'),
  ('city', 'poznan', 'pl', 'poznaniu,poznania'),
  ('city', 'gdansk', 'pl', 'gdańsku,gdańska'),
  ('city', 'szczecin', 'pl', 'szczecinie,szczecina'),
  ('city', 'bydgoszcz', 'pl', 'bydgoszczy'),
  ('city', 'lublin', 'pl', 'lublinie,lublina'),
  ('city', 'bialystok', 'pl', 'białymstoku,białegostoku'),
  ('city', 'katowice', 'pl', 'katowicach,katowic'),
  ('city', 'gdynia', 'pl', 'gdyni')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word;

-- So is each code.
insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary
on conflict do nothing;

-- What the triggers keep from now on.
update public.vet_stats stats
set services = private.offered_services(profile.services)
from public.profiles profile
where profile.id = stats.veterinarian_id;

update private.vet_search search
set search_text = private.searchable_text(profile, stats.specialty_code),
    name_and_specialty = private.name_and_specialty(profile, stats.specialty_code)
from public.profiles profile
join public.vet_stats stats on stats.veterinarian_id = profile.id
where profile.id = search.veterinarian_id;
