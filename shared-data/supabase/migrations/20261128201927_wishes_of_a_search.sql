set local check_function_bodies = off;

DROP INDEX "public"."vet_stats_without_slot";

DROP VIEW "private"."listed_vets";

ALTER TABLE "public"."vocabulary" DROP CONSTRAINT "vocabulary_kind_check";

DROP FUNCTION "private"."availability_condition"(text);

DROP FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[]);

DROP FUNCTION "private"."directory_order"(text);

DROP FUNCTION "private"."directory_start"(text, jsonb);

DROP FUNCTION "public"."count_filter_options"(text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]);

DROP FUNCTION "public"."nearest_veterinarians"(double precision, double precision, text, text[], boolean, jsonb, integer, double precision[]);

DROP FUNCTION "public"."next_free_days"(uuid[], integer);

DROP FUNCTION "public"."search_veterinarians"(text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean, double precision[]);

DROP FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[]);

CREATE TABLE "private"."city_centres" ("code" text NOT NULL, "latitude" double precision NOT NULL, "longitude" double precision NOT NULL, CONSTRAINT "city_centres_pkey" PRIMARY KEY (code));

ALTER TABLE "public"."vet_stats" ADD COLUMN "free_parts" bit(186);

CREATE OR REPLACE FUNCTION private.availability_condition(label text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted constant text := private.fold(label);
  part constant integer := array_position(
    array['morning', 'afternoon', 'evening'], substring(wanted from '(morning|afternoon|evening)$')
  ) - 1;
  today constant date := private.warsaw_today();
  days constant date[] := array(
    select day from unnest(private.days_called(btrim(regexp_replace(wanted, '(morning|afternoon|evening)$', '')))) as day
    where day between today and today + 54
  );
  mask bit(186);
begin
  case wanted
    when 'available today' then return format('stats.next_slot_at < %L::timestamp', today + 1);
    when 'available this week' then return format('stats.next_slot_at < %L::timestamp', today + 7);
    when 'weekend availability' then
      return format('stats.weekend_slot_at < %L::timestamp', date_trunc('week', today)::date + 7);
    else null;
  end case;
  if wanted = '' or days = '{}' then
    return 'false';
  end if;
  select bit_or(private.day_part(day, each)) into mask
  from unnest(days) as day cross join generate_series(coalesce(part, 0), coalesce(part, 2)) as each;
  return format(
    '((stats.free_parts & %L::bit(186)) <> %L::bit(186) and stats.slots_checked_on > %L::date)',
    mask, repeat('0', 186), (select max(day) from unnest(days) as day) - 62
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.availability_of(codes text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with named as (
    select array_agg(code order by place) filter (where not is_part) as days,
      array_agg(code order by place) filter (where is_part) as parts
    from (
      select code, place, code in ('morning', 'afternoon', 'evening') as is_part
      from unnest(codes) with ordinality as each (code, place)
    ) as known
  )
  select string_agg(distinct btrim(concat_ws(' ', day, part)), ',')
  from named
  cross join lateral unnest(coalesce(days, array[''])) as day
  cross join lateral unnest(coalesce(parts, array[''])) as part
$function$;

CREATE OR REPLACE FUNCTION private.centre_of(place text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_town boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (
    select place, piece, kind, bool_or(corrected) as corrected, private.meaning_condition(kind, array_agg(code)) as condition
    from private.meanings_of(folded)
    group by place, piece, kind
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind = 'any') as is_any, bool_or(kind in ('when', 'price')) as is_term,
      min(array_position(array['when', 'price', 'city', 'town', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(piece, match, length(piece) < 4 and meaning is not null)
      end,
      case when is_place is not true or others > 1 or match is null then meaning end
    )),
    row_number() over (order by rank, place desc)::integer
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION private.day_part(day date, part integer)
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select set_bit(repeat('0', 186)::bit(186), (day - date '2000-01-01') % 62 * 3 + part, 1) $function$;

CREATE OR REPLACE FUNCTION private.days_called(name text)
 RETURNS date[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when name in ('available today', 'today') then array[today]
    when name = 'tomorrow' then array[today + 1]
    when name = 'day after tomorrow' then array[today + 2]
    when name in ('available this week', 'this week', '') then array(select today + ahead from generate_series(0, 6) as ahead)
    when name in ('weekend availability', 'weekend') then array(
      select day from (values (date_trunc('week', today)::date + 5), (date_trunc('week', today)::date + 6)) as weekend (day)
      where day >= today
    )
    when name ~ '^\d{4}-\d{2}-\d{2}$' and pg_catalog.pg_input_is_valid(name, 'date') then array[name::date]
    else (
      select array[today + ((weekday - extract(isodow from today)::integer + 7) % 7)::integer]
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
        with ordinality as week (called, weekday)
      where called = name
    )
  end
  from private.warsaw_today() as today
$function$;

CREATE OR REPLACE FUNCTION private.directory_filter(query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted_text text := nullif(private.fold(query), '');
  nearby constant text := private.near_filter(city, near, within_km);
  -- `stats` are `private.listed_vets`.
  conditions text[] := array['true'];
begin
  if wanted_text is not null then
    conditions := conditions || (select condition from private.read_search(wanted_text, match));
  end if;
  if nearby is not null then
    conditions := conditions || nearby;
  elsif near is null and private.place_condition(city) is not null then
    conditions := conditions || private.place_condition(city);
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

CREATE OR REPLACE FUNCTION private.directory_order(sort text, away text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case sort
    when 'nearest' then away || ', stats.veterinarian_id'
    when 'rating' then 'stats.rating_score desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end
$function$;

CREATE OR REPLACE FUNCTION private.directory_start(sort text, after jsonb, away text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when after is null then ''
    when sort = 'nearest' then format(
      ' and (%s, stats.veterinarian_id) > (%L::double precision, %L::uuid)', away, after ->> 'away', after ->> 'id'
    )
    when sort = 'rating' then format(
      ' and (stats.rating_score, stats.review_count, stats.veterinarian_id) < (%L::numeric, %L::integer, %L::uuid)',
      -- A page that was asked for before there was a score continues by the rating.
      coalesce(after ->> 'score', after ->> 'rating'), after ->> 'reviews', after ->> 'id'
    )
    when sort = 'reviews' then format(
      ' and (stats.review_count, coalesce(stats.rating_average, 0), stats.veterinarian_id) < (%L::integer, %L::numeric, %L::uuid)',
      after ->> 'reviews', after ->> 'rating', after ->> 'id'
    )
    else format(
      ' and (coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id) > (%L::timestamp, %L::uuid)',
      after ->> 'slot', after ->> 'id'
    )
  end
$function$;

CREATE OR REPLACE FUNCTION private.distance_to(latitude double precision, longitude double precision)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format(
    $sql$case when stats.latitude is null then 30000 else 12742 * asin(sqrt(least(1,
      power(sin(radians(stats.latitude - %1$L::double precision) / 2), 2)
      + cos(radians(stats.latitude)) * cos(radians(%1$L::double precision))
        * power(sin(radians(stats.longitude - %2$L::double precision) / 2), 2)
    ))) end$sql$,
    latitude, longitude
  ) where latitude is not null and longitude is not null
$function$;

CREATE OR REPLACE FUNCTION private.free_parts(veterinarian uuid)
 RETURNS bit
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
begin
  return (
    select bit_or(private.day_part(free.day, free.part))
    from (
      select distinct slot::date as day, private.part_of_day(slot::time) as part
      from private.open_times(
        veterinarian, today, today + 61, private.usual_minutes(veterinarian), with_offered => true
      ) as slot
    ) as free
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.meaning_condition(kind text, codes text[])
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case kind
    when 'town' then (select '(' || string_agg(private.town_condition(code), ' or ') || ')' from unnest(codes) as code)
    when 'any' then 'true'
    when 'when' then (
      select '(' || string_agg(private.availability_condition(wanted), ' or ') || ')' from string_to_table(codes[1], ',') as wanted
    )
    when 'price' then format('stats.lowest_price <= %L::integer', codes[1])
    else format(
      case kind
        when 'pet_type' then 'stats.pet_types && %L::text[]'
        when 'service' then 'stats.services && %L::text[]'
        when 'specialty' then 'stats.specialty_code = any (%L::text[])'
        when 'city' then 'stats.city_code = any (%L::text[])'
      end,
      codes
    )
  end
$function$;

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, label text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  words constant text[] := private.words_of(query);
  at integer := 1;
  size integer;
  readings text[];
  price record;
  times text[] := '{}';
  wanted text[] := '{}';
begin
  while at <= cardinality(words) and cardinality(words) <= 12 loop
    place := at;
    corrected := false;
    price := private.price_in(words[at:]);
    if price.amount is not null then
      return query select meanings_of.place, array_to_string(words[at : at + price.size - 1], ' '), 'price', price.amount,
        price.amount, false;
      at := at + price.size;
      continue;
    end if;
    for longest in reverse least(3, cardinality(words) - at + 1) .. 1 loop
      size := longest;
      readings := array(select private.readings_of(words[at : at + size - 1]));
      exit when exists (select from public.vocabulary_terms terms where terms.term = any (readings))
        or exists (select from private.towns where term = any (readings));
      if size = 1 and length(words[at]) > 1 then
        corrected := true;
        readings := array[private.term_like(words[at])];
      end if;
    end loop;
    piece := array_to_string(words[at : at + size - 1], ' ');
    at := at + size;
    -- A time is nothing else: 'rano' is the morning, though it is a form of 'rana', too.
    select terms.code into code from public.vocabulary_terms terms
    where terms.kind = 'when' and terms.term = any (readings) limit 1;
    if found then
      times := times || piece;
      wanted := wanted || code;
      continue;
    end if;
    return query
      select meanings_of.place, meanings_of.piece, terms.kind, terms.code, named.label, meanings_of.corrected
      from public.vocabulary_terms terms
      join public.vocabulary named using (kind, code)
      where terms.term = any (readings)
      group by terms.kind, terms.code, named.label
      union all
      select meanings_of.place, meanings_of.piece, 'town', term, towns.label, false
      from private.towns where term = any (readings)
      order by kind, code;
    -- A letter by itself is an initial, or joins others.
    if not found and length(piece) > 1 then
      return query select meanings_of.place, meanings_of.piece, null::text, null::text, null::text, false;
    end if;
  end loop;
  if times <> '{}' then
    code := private.availability_of(wanted);
    return query select cardinality(words) + 1, array_to_string(times, ' '), 'when', code, code, false;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.measured_from(query text, city text, near double precision[], within_km integer)
 RETURNS TABLE(label text, latitude double precision, longitude double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
        select 1 as rank, centre.* from private.centre_of(city) as centre where within_km is not null or centre.is_town
        union all
        select 2, words.* from private.place_in_words(query) as words where words.is_town
      ) as place
      order by rank limit 1;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.near_filter(city text, near double precision[], within_km integer)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'true' || private.area_filter(array[
      greatest(-180, centre.longitude - km / (111 * greatest(0.01, cos(radians(centre.latitude))))),
      greatest(-90, centre.latitude - km / 111),
      least(180, centre.longitude + km / (111 * greatest(0.01, cos(radians(centre.latitude))))),
      least(90, centre.latitude + km / 111)
    ])
    || format(' and %s <= %L::double precision', private.distance_to(centre.latitude, centre.longitude), km)
  from private.measured_from(null, city, near, within_km) as centre
  cross join lateral (select least(greatest(within_km, 1), 1000)::double precision as km) as bounded
  where within_km is not null
$function$;

CREATE OR REPLACE FUNCTION private.part_of_day(at time without time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case when at < '12:00' then 0 when at < '17:00' then 1 else 2 end $function$;

CREATE OR REPLACE FUNCTION private.place_in_words(query text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_town boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select centre.*
  from private.meanings_of(query) as meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.price_in(words text[], OUT amount text, OUT size integer)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  said constant text := array_to_string(words[:5], ' ') || ' ';
  most constant text := '(?:do|ponizej|najwyzej|maks|max|za|up to|at most|less than|under|below|for)';
  found_price text[] := coalesce(
    regexp_match(said, '^((?:' || most || ' )?0*(\d{1,5}) ?(?:zl|zloty|zlotych|pln) )'),
    regexp_match(said, '^((?:ponizej|najwyzej|maks|max|up to|at most|less than|under|below) 0*(\d{1,5}) )')
  );
begin
  amount := found_price[2];
  size := cardinality(string_to_array(btrim(found_price[1]), ' '));
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_next_slots(veterinarians uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  update public.vet_stats
  set next_slot_at = private.first_free_slot(veterinarian_id, false),
      weekend_slot_at = private.first_free_slot(veterinarian_id, true),
      free_parts = private.free_parts(veterinarian_id),
      slots_checked_on = private.warsaw_today()
  where veterinarian_id = any (veterinarians);
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 50)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    where listed and (
      coalesce(next_slot_at, 'infinity'::timestamp) <= private.warsaw_now()
      or weekend_slot_at <= private.warsaw_now()
      -- The horizon moves by a day each day.
      or (next_slot_at is null and slots_checked_on < private.warsaw_today())
      -- What a search may ask for ends a week before it.
      or slots_checked_on < private.warsaw_today() - 7
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
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
    select near.term
    from (
      select term, term as written, kind, 0.4 as least from public.vocabulary_terms
      union all
      select terms.term, forms.form, terms.kind, 0.6
      from private.word_forms forms
      join public.vocabulary_terms terms on terms.term = forms.base and terms.kind <> 'city'
      where forms.form operator(extensions.%) word
    ) as near
    cross join lateral extensions.similarity(near.written, word) as alike
    where length(word) >= 5 and abs(length(near.written) - length(word)) <= 1 and alike >= near.least
      and (near.kind not in ('any', 'city', 'when') or (
        length(word) >= 6 and left(near.written, 1) = left(word, 1) and right(near.written, 1) = right(word, 1)
      ))
    order by alike desc, near.term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not exists (select from private.vet_search where search_text like '%' || word || '%')
  end
$function$;

CREATE OR REPLACE FUNCTION public.count_filter_options(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
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
    private.directory_filter(query, match, city, null, null, min_rating, null, near, within_km)
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
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  filter := private.directory_filter(query, null, null, specialties, null, null, null) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
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
        where %1$s
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
    filter, coalesce(numbered_first, false),
    private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude)),
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.next_free_days(veterinarians uuid[], days integer DEFAULT 4, first_day date DEFAULT NULL::date, part text DEFAULT NULL::text)
 RETURNS TABLE(veterinarian_id uuid, slot_date date, first_times time without time zone[], free_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
  begins constant date := greatest(today, coalesce(first_day, today));
  wanted constant integer := array_position(array['morning', 'afternoon', 'evening'], part) - 1;
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  if begins > today + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  return query
    select vet.id, slot::date,
      (array_agg(slot::time order by private.part_of_day(slot::time) is distinct from wanted, slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.open_times(
      vet.id, begins, begins + next_free_days.days - 1, private.usual_minutes(vet.id)
    ) as slot
    group by vet.id, slot::date
    order by vet.id, slot::date;
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
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away
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

ALTER TABLE "public"."vocabulary" ADD CONSTRAINT "vocabulary_kind_check" CHECK ((kind = ANY (ARRAY['specialty'::text, 'pet_type'::text, 'city'::text, 'service'::text, 'when'::text, 'any'::text])));

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
    free_parts
   FROM public.vet_stats
  WHERE (listed AND (listed_until > now()));

CREATE INDEX vet_stats_by_slots_checked_on ON public.vet_stats USING btree (slots_checked_on) WHERE listed;

REVOKE ALL ON FUNCTION "private"."availability_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."availability_of"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."centre_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_part"(date, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."days_called"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."directory_order"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."directory_start"(text, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distance_to"(double precision, double precision) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_parts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."measured_from"(text, text, double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."near_filter"(text, double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_of_day"(time without time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_in_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."price_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."count_filter_options"(text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_filter_options"(text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."count_filter_options"(text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."nearest_veterinarians"(double precision, double precision, text, text[], boolean, jsonb, integer, double precision[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."nearest_veterinarians"(double precision, double precision, text, text[], boolean, jsonb, integer, double precision[], boolean) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."nearest_veterinarians"(double precision, double precision, text, text[], boolean, jsonb, integer, double precision[], boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."next_free_days"(uuid[], integer, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."next_free_days"(uuid[], integer, date, text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."next_free_days"(uuid[], integer, date, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."search_veterinarians"(text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean, double precision[], double precision[], integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_veterinarians"(text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."search_veterinarians"(text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."veterinarians_on_map"(double precision[], integer, text, text, text[], text[], numeric, text[], text, integer, text[], boolean, boolean, double precision[], double precision[], integer) TO "service_role";

GRANT SELECT ON TABLE "private"."listed_vets" TO "anon", "authenticated", "service_role";

insert into public.vocabulary (kind, code, label, position) values
  ('when', 'today', 'Today', 1),
  ('when', 'tomorrow', 'Tomorrow', 2),
  ('when', 'day after tomorrow', 'Day after tomorrow', 3),
  ('when', 'this week', 'This week', 4),
  ('when', 'weekend', 'Weekend', 5),
  ('when', 'monday', 'Monday', 6),
  ('when', 'tuesday', 'Tuesday', 7),
  ('when', 'wednesday', 'Wednesday', 8),
  ('when', 'thursday', 'Thursday', 9),
  ('when', 'friday', 'Friday', 10),
  ('when', 'saturday', 'Saturday', 11),
  ('when', 'sunday', 'Sunday', 12),
  ('when', 'morning', 'Morning', 13),
  ('when', 'afternoon', 'Afternoon', 14),
  ('when', 'evening', 'Evening', 15);

insert into public.vocabulary_terms (kind, term, code, language)
select kind, array_to_string(private.words_of(label), ' '), code, 'en' from public.vocabulary where kind = 'when';

insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('when', 'today', 'en', 'still today'),
  ('when', 'today', 'pl', 'dziś,dzisiaj,jeszcze dziś'),
  ('when', 'tomorrow', 'en', 'tomorow'),
  ('when', 'tomorrow', 'pl', 'jutro'),
  ('when', 'day after tomorrow', 'en', 'the day after tomorrow'),
  ('when', 'day after tomorrow', 'pl', 'pojutrze'),
  ('when', 'this week', 'en', 'next 7 days'),
  ('when', 'this week', 'pl', 'tym tygodniu,najbliższe dni'),
  ('when', 'weekend', 'en', 'this weekend'),
  ('when', 'weekend', 'pl', 'najbliższy weekend'),
  ('when', 'monday', 'en', 'mondays'),
  ('when', 'monday', 'pl', 'poniedziałek'),
  ('when', 'tuesday', 'en', 'tuesdays'),
  ('when', 'tuesday', 'pl', 'wtorek'),
  ('when', 'wednesday', 'en', 'wednesdays'),
  ('when', 'wednesday', 'pl', 'środa'),
  ('when', 'thursday', 'en', 'thursdays'),
  ('when', 'thursday', 'pl', 'czwartek'),
  ('when', 'friday', 'en', 'fridays'),
  ('when', 'friday', 'pl', 'piątek'),
  ('when', 'saturday', 'en', 'saturdays'),
  ('when', 'saturday', 'pl', 'sobota'),
  ('when', 'sunday', 'en', 'sundays'),
  ('when', 'sunday', 'pl', 'niedziela'),
  ('when', 'morning', 'en', 'mornings,before noon'),
  ('when', 'morning', 'pl', 'rano,przed południem,do południa'),
  ('when', 'afternoon', 'en', 'afternoons,after noon'),
  ('when', 'afternoon', 'pl', 'po południu,popołudnie,popołudniu'),
  ('when', 'evening', 'en', 'evenings,after work'),
  ('when', 'evening', 'pl', 'wieczór,wieczorem,po pracy')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;

insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary where kind = 'when'
on conflict do nothing;

insert into private.word_forms (base, form)
select words.base, form
from (values
  ('czwartek', 'czwartkach,czwartkami,czwartki,czwartkiem,czwartkom,czwartkow,czwartkowi,czwartku'),
  ('jutro', 'jutra,jutrach,jutrami,jutrem,jutrom,jutru,jutrze'),
  ('niedziela', 'niedziel,niedzielach,niedzielami,niedziele,niedzieli,niedzielom'),
  ('piatek', 'piatkach,piatkami,piatki,piatkiem,piatkom,piatkow,piatkowi,piatku'),
  ('pojutrze', 'pojutrza,pojutrzach,pojutrzami,pojutrzem,pojutrzom,pojutrzu,pojutrzy'),
  ('poniedzialek', 'poniedzialkach,poniedzialkami,poniedzialki,poniedzialkiem,poniedzialkom,poniedzialkow,poniedzialkowi,poniedzialku'),
  ('popoludnie', 'popoludni,popoludnia,popoludniach,popoludniami,popoludniem,popoludniom,popoludniu'),
  ('sobota', 'sobocie,sobot,sobotach,sobotami,sobote,sobotom,soboty'),
  ('sroda', 'srod,srodach,srodami,srode,srodom,srodow,srodowie,srody,srodzie'),
  ('weekend', 'weekendach,weekendami,weekendem,weekendom,weekendow,weekendowi,weekendu,weekendy,weekendzie'),
  ('wieczor', 'wieczorach,wieczorami,wieczorem,wieczorom,wieczorow,wieczorowi,wieczoru,wieczory,wieczorze'),
  ('wtorek', 'wtorkach,wtorkami,wtorki,wtorkiem,wtorkom,wtorkow,wtorkowi,wtorku')
) as words (base, forms)
cross join lateral string_to_table(words.forms, ',') as form
on conflict do nothing;

insert into private.city_centres (code, latitude, longitude) values
  ('warszawa', 52.2297, 21.0122),
  ('krakow', 50.0647, 19.9449),
  ('lodz', 51.7592, 19.4667),
  ('wroclaw', 51.1079, 17.0385),
  ('poznan', 52.4064, 16.9251),
  ('gdansk', 54.352, 18.6466),
  ('szczecin', 53.4285, 14.5528),
  ('bydgoszcz', 53.1235, 18.0084),
  ('lublin', 51.2465, 22.5684),
  ('bialystok', 53.1325, 23.1688),
  ('katowice', 50.2649, 19.0238),
  ('gdynia', 54.5189, 18.5305);

-- `refresh_stale_slots` computes their parts of days, in batches.
update public.vet_stats set slots_checked_on = private.warsaw_today() - 8 where listed;
