set local check_function_bodies = off;

ALTER TABLE "public"."vocabulary" DROP CONSTRAINT "vocabulary_kind_check";

DROP FUNCTION "private"."place_in_words"(text);

CREATE OR REPLACE FUNCTION private.around_condition(places text[], km integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select string_agg('(' || private.near_filter(place, null, km) || ')', ' or ') from unnest(places) as place);
end;
$function$;

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with read as materialized (
    select *, max(code) filter (where kind = 'distance') over () as km from private.meanings_of(folded)
  ), meant as (
    select place, piece, kind, bool_or(corrected) as corrected, case
        when kind in ('city', 'town') and km is not null then private.around_condition(array_agg(code), km::integer)
        else private.meaning_condition(kind, array_agg(code))
      end as condition
    from read
    group by place, piece, kind, km
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind in ('any', 'distance', 'near')) as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'language', 'service', 'pet_type', 'specialty'], kind)) as rank,
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

CREATE OR REPLACE FUNCTION private.day_ahead_in(words text[], OUT day text, OUT size integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  numbers constant text[] := array['an?|one|jeden', 'two|dwa', 'three|trzy', 'four|cztery', 'five|piec', 'six|szesc'];
  said constant text[] := regexp_match(
    array_to_string(words[:3], ' ') || ' ',
    format(
      '^((?:za|in) (?:([1-9]\d?|%s) )?(?:(days?|dzien|dni)|(weeks?|tydzien|tygodni[ea]?)|(?:months?|miesiac|miesiac[ea]|miesiecy))) ',
      array_to_string(numbers, '|')
    )
  );
  many integer;
begin
  many := coalesce(
    (select position from unnest(numbers) with ordinality as named (names, position) where said[2] ~ ('^(' || names || ')$')),
    said[2]::integer, 1
  );
  size := cardinality(string_to_array(said[1], ' '));
  day := case
    when said[3] is not null then private.warsaw_today() + many
    when said[4] is not null then private.warsaw_today() + 7 * many
    when size > 0 then (private.warsaw_today() + many * interval '1 month')::date
  end::text;
end;
$function$;

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
      select day from (values (monday + 5), (monday + 6)) as weekend (day)
      where day >= today
    )
    when name = 'next week' then array(select monday + 7 + day from generate_series(0, 6) as day)
    when name = 'next weekend' then array[monday + 12, monday + 13]
    when name in ('this month', 'next month') then array(
      select day from (select today + ahead as day from generate_series(0, 61) as ahead) as ahead
      where date_trunc('month', day) = month + case name when 'next month' then interval '1 month' else '0' end
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
  cross join lateral (select date_trunc('week', today)::date as monday, date_trunc('month', today) as month) as this
$function$;

CREATE OR REPLACE FUNCTION private.directory_filter(query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted_text text := nullif(private.fold(query), '');
  nearby constant text := private.near_filter(city, near, private.within_of(query, within_km));
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

CREATE OR REPLACE FUNCTION private.distance_in(words text[], OUT km text, OUT size integer)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  said constant text[] := regexp_match(
    array_to_string(words[:9], ' ') || ' ',
    '^((?:(?:do|within|inside|promieniu|odleglosci|radius|distance|of|an?|the|up to|at most|(?:less|no more|not more) than|under|below'
    '|ponizej|(?:nie dalej|mniej|blizej) niz|najwyzej|najdalej|maks|maksymalnie|max|okolo|ok|around|about) )*'
    '0*([1-9]\d{0,2})(?: \d)? ?(?:km|kms|kilomet(?:er|re)s?|kilometr(?:y|ow|ach|a)?)(?: (?:od|of|from|away|around|wokol|radius|distance))*) '
  );
begin
  km := said[2];
  size := cardinality(string_to_array(said[1], ' '));
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
    -- How far is told with the place, and near the visitor by the position.
    when 'distance' then 'true'
    when 'near' then 'true'
    when 'when' then (
      select '(' || string_agg(private.availability_condition(wanted), ' or ') || ')' from string_to_table(codes[1], ',') as wanted
    )
    when 'price' then format('stats.lowest_price <= %L::integer', codes[1])
    when 'least_price' then format('stats.lowest_price >= %L::integer', codes[1])
    else format(
      case kind
        when 'pet_type' then 'stats.pet_types && %L::text[]'
        when 'service' then 'stats.services && %L::text[]'
        when 'specialty' then 'stats.specialty_code = any (%L::text[])'
        when 'city' then 'stats.city_code = any (%L::text[])'
        when 'language' then 'stats.languages && %L::text[]'
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
  distance record;
  date record;
  hour record;
  times text[] := '{}';
  wanted text[] := '{}';
begin
  while at <= cardinality(words) and cardinality(words) <= 12 loop
    place := at;
    corrected := false;
    distance := private.distance_in(words[at:]);
    if distance.km is not null then
      return query select meanings_of.place, array_to_string(words[at : at + distance.size - 1], ' '),
        'distance', distance.km, distance.km, false;
      at := at + distance.size;
      continue;
    end if;
    price := private.price_in(words[at:]);
    if price.amount is not null then
      return query select meanings_of.place, array_to_string(words[at : at + price.size - 1], ' '),
        case when price.is_least then 'least_price' else 'price' end, price.amount, price.amount, false;
      at := at + price.size;
      continue;
    end if;
    date := private.day_ahead_in(words[at:]);
    if date.day is null then
      date := private.date_in(words[at:]);
    end if;
    -- '24/7' and '9:30' are no days.
    if date.day is not null and query !~ '\d:\d' and not exists (
      select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + 1], ' ')
    ) then
      times := times || array_to_string(words[at : at + date.size - 1], ' ');
      wanted := wanted || date.day;
      at := at + date.size;
      continue;
    end if;
    hour := private.parts_in(words[at:]);
    -- 'po 5.12' is a date.
    if hour.parts is not null and (query ~ '\d:\d' or (private.date_in(words[at + 1:])).day is null) then
      times := times || array_to_string(words[at : at + hour.size - 1], ' ');
      wanted := wanted || hour.parts;
      at := at + hour.size;
      continue;
    end if;
    if words[at - 1] in ('dr', 'doktor', 'doctor') and private.is_name(words[at]) then
      return query select meanings_of.place, words[at], null::text, null::text, null::text, false;
      at := at + 1;
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
      wanted := wanted || string_to_array(code, ',');
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
        select 1 as rank, centre.* from private.centre_of(city) as centre
        where private.within_of(query, within_km) is not null or centre.is_town
        union all
        select 2, words.* from private.place_in_words(query) as words where words.is_measured
      ) as place
      order by rank limit 1;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.parts_in(words text[], OUT parts text[], OUT size integer)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  said constant text[] := regexp_match(
    array_to_string(words[:4], ' ') || ' ',
    '^((o|at|around|about|okolo|po|after|przed|before) (?:godz |godzinie )?(1?\d|2[0-3])(?: ?[0-5]\d)? ?(am|pm)?) (?!zl|pln|km |kg |lat|mies|min|dni|tyg|godz|day|month|year|week|hour)'
  );
  hour integer := said[3];
begin
  if hour is null then
    return;
  end if;
  if hour < 12 and (said[4] = 'pm' or said[4] is null and hour < 7) then
    hour := hour + 12;
  end if;
  size := cardinality(string_to_array(said[1], ' '));
  parts := array(
    select part from (values ('morning', 0, 12), ('afternoon', 12, 17), ('evening', 17, 24)) as day (part, starts, ends)
    where case
      when said[2] in ('po', 'after') then hour < ends
      when said[2] in ('przed', 'before') then hour > starts
      else hour >= starts and hour < ends
    end
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.place_in_words(query text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_measured boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (select * from private.meanings_of(query))
  select centre.label, centre.latitude, centre.longitude,
    centre.is_town or exists (select from meant where kind = 'distance')
  from meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.price_in(words text[], OUT amount text, OUT size integer, OUT is_least boolean)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  said constant text := array_to_string(words[:8], ' ') || ' ';
  most constant text := 'do|ponizej|najwyzej|maks|maksymalnie|max|(?:mniej|taniej|nie wiecej|nie drozej) niz'
    '|up to|at most|(?:less|cheaper|no more|not more) than|under|below';
  least constant text := 'powyzej|ponad|co najmniej|przynajmniej|min|minimum|(?:wiecej|drozej|nie mniej) niz'
    '|over|above|at least|(?:more|no less|not less) than';
  start constant text := 'od|from|between|miedzy|pomiedzy';
  amounts constant text := '0*([1-9] \d{3}|[1-9]\d{0,4})(?: \d{2})?';
  money constant text := format('(?:%1$s ?(?:zl|zloty|zlote|zlotych|pln)|(?:zl|pln) ?%1$s) ', amounts);
  number constant text := '0*([1-9]\d{0,4}) ';
  no_unit constant text := '(?!km |kilomet|kg |m |min|dni |dnia |lat |lata |roku |days? |years? |hours? |godz)';
  found_price text[] := coalesce(
    regexp_match(said, format('^((?:(?:%s|za|for|okolo|ok|around|about) )?%s)', most, money)),
    regexp_match(said, format('^((?:%s) %s)%s', replace(most, 'do|', ''), number, no_unit)),
    -- What is left of a sentence.
    regexp_match(said, format('^(do %s)%s', number, no_unit))
  );
begin
  is_least := false;
  if found_price is null then
    is_least := true;
    found_price := coalesce(
      regexp_match(said, format('^((?:%s|%s) %s)', least, start, money)),
      regexp_match(said, format('^((?:%s) %s)%s', least, number, no_unit)),
      -- Another price follows: 'od 100 do 150 zł', '100-150 zł'.
      regexp_match(said, format('^((?:(?:%s) )?%s)(?=(?:(?:do|a|i|to|and) )?%s)', start, number, money))
    );
  end if;
  amount := replace(coalesce(found_price[2], found_price[3]), ' ', '');
  size := cardinality(string_to_array(btrim(found_price[1]), ' '));
end;
$function$;

CREATE OR REPLACE FUNCTION private.read_search(folded text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  literal constant text := private.literal_condition(
    case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end, match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  elsif missing = '{}' and cardinality(conditions) > 1 then
    condition := format('(%s or (%s))', literal, condition);
  end if;
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
      and (near.kind not in ('any', 'city', 'when', 'near', 'language') or (
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

CREATE OR REPLACE FUNCTION private.within_of(query text, within_km integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(within_km, case when private.fold(query) ~ '\d ?k(m|ilomet)' then (
    select max(code) filter (where kind = 'distance')::integer
    from private.meanings_of(query)
    having bool_or(kind in ('city', 'town')) is not true
  ) end)
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
  filter := private.directory_filter(
    query, null, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

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

ALTER TABLE "public"."vocabulary" ADD CONSTRAINT "vocabulary_kind_check" CHECK ((kind = ANY (ARRAY['specialty'::text, 'pet_type'::text, 'city'::text, 'service'::text, 'language'::text, 'when'::text, 'near'::text, 'any'::text])));

REVOKE ALL ON FUNCTION "private"."around_condition"(text[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_ahead_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distance_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."parts_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_in_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."within_of"(text, integer) FROM PUBLIC;

delete from public.vocabulary where kind = 'when' and code = 'in a week';

delete from public.vocabulary_terms where kind = 'any' and term = 'nearby';

insert into public.vocabulary (kind, code, label, position) values
  ('when', 'this month', 'This month', 22),
  ('when', 'next month', 'Next month', 23),
  ('language', 'pl', 'Polish', 1),
  ('language', 'en', 'English', 2),
  ('language', 'uk', 'Ukrainian', 3),
  ('language', 'de', 'German', 4),
  ('language', 'fr', 'French', 5),
  ('language', 'es', 'Spanish', 6),
  ('language', 'it', 'Italian', 7),
  ('language', 'ru', 'Russian', 8),
  ('language', 'be', 'Belarusian', 9),
  ('language', 'cs', 'Czech', 10),
  ('language', 'sk', 'Slovak', 11),
  ('language', 'lt', 'Lithuanian', 12),
  ('language', 'vi', 'Vietnamese', 13),
  ('language', 'zh', 'Chinese', 14),
  ('near', 'me', 'Near me', 1);

insert into public.vocabulary_terms (kind, term, code, language)
select kind, array_to_string(private.words_of(label), ' '), code, 'en' from public.vocabulary where kind in ('when', 'near')
on conflict do nothing;

insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('pet_type', 'dog', 'en', 'pup,pups,doggies,bitches,hounds'),
  ('pet_type', 'dog', 'pl', 'psiak,psina,szczeniaczek'),
  ('pet_type', 'cat', 'en', 'kitties,tomcats,felines'),
  ('pet_type', 'cat', 'pl', 'koteczek,kocurek,kicia,kiciuś'),
  ('pet_type', 'rabbit', 'en', 'hares'),
  ('pet_type', 'bird', 'en', 'goose,geese,budgerigars'),
  ('pet_type', 'small_mammal', 'en', 'cavy,cavies,guinea,piggies'),
  ('pet_type', 'small_mammal', 'pl', 'świnka,kawia'),
  ('pet_type', 'reptile', 'en', 'chameleons,python,pythons,bearded dragon,bearded dragons'),
  ('pet_type', 'exotic', 'en', 'fishes,goldfish,spiders,axolotls'),
  ('language', 'pl', 'en', 'Polish speaking,speaks Polish,speak Polish,speaking Polish,in Polish,Polish speaker,Polish vet,Polish language'),
  ('language', 'pl', 'pl', 'po polsku'),
  ('language', 'en', 'en', 'English speaking,speaks English,speak English,speaking English,in English,English speaker,English vet,English language'),
  ('language', 'en', 'pl', 'po angielsku'),
  ('language', 'uk', 'en', 'Ukrainian speaking,speaks Ukrainian,speak Ukrainian,speaking Ukrainian,in Ukrainian,Ukrainian speaker,Ukrainian vet,Ukrainian language'),
  ('language', 'uk', 'pl', 'po ukraińsku'),
  ('language', 'de', 'en', 'German speaking,speaks German,speak German,speaking German,in German,German speaker,German vet,German language'),
  ('language', 'de', 'pl', 'po niemiecku'),
  ('language', 'fr', 'en', 'French speaking,speaks French,speak French,speaking French,in French,French speaker,French vet,French language'),
  ('language', 'fr', 'pl', 'po francusku'),
  ('language', 'es', 'en', 'Spanish speaking,speaks Spanish,speak Spanish,speaking Spanish,in Spanish,Spanish speaker,Spanish vet,Spanish language'),
  ('language', 'es', 'pl', 'po hiszpańsku'),
  ('language', 'it', 'en', 'Italian speaking,speaks Italian,speak Italian,speaking Italian,in Italian,Italian speaker,Italian vet,Italian language'),
  ('language', 'it', 'pl', 'po włosku'),
  ('language', 'ru', 'en', 'Russian speaking,speaks Russian,speak Russian,speaking Russian,in Russian,Russian speaker,Russian vet,Russian language'),
  ('language', 'ru', 'pl', 'po rosyjsku'),
  ('language', 'be', 'en', 'Belarusian speaking,speaks Belarusian,speak Belarusian,speaking Belarusian,in Belarusian,Belarusian speaker,Belarusian vet,Belarusian language'),
  ('language', 'be', 'pl', 'po białorusku'),
  ('language', 'cs', 'en', 'Czech speaking,speaks Czech,speak Czech,speaking Czech,in Czech,Czech speaker,Czech vet,Czech language'),
  ('language', 'cs', 'pl', 'po czesku'),
  ('language', 'sk', 'en', 'Slovak speaking,speaks Slovak,speak Slovak,speaking Slovak,in Slovak,Slovak speaker,Slovak vet,Slovak language'),
  ('language', 'sk', 'pl', 'po słowacku'),
  ('language', 'lt', 'en', 'Lithuanian speaking,speaks Lithuanian,speak Lithuanian,speaking Lithuanian,in Lithuanian,Lithuanian speaker,Lithuanian vet,Lithuanian language'),
  ('language', 'lt', 'pl', 'po litewsku'),
  ('language', 'vi', 'en', 'Vietnamese speaking,speaks Vietnamese,speak Vietnamese,speaking Vietnamese,in Vietnamese,Vietnamese speaker,Vietnamese vet,Vietnamese language'),
  ('language', 'vi', 'pl', 'po wietnamsku'),
  ('language', 'zh', 'en', 'Chinese speaking,speaks Chinese,speak Chinese,speaking Chinese,in Chinese,Chinese speaker,Chinese vet,Chinese language'),
  ('language', 'zh', 'pl', 'po chińsku'),
  ('near', 'me', 'en', 'nearby,near by,near here,around here,around me,close to me,close by,closest to me,my area'),
  ('near', 'me', 'pl', 'blisko mnie,koło mnie,obok mnie,najbliżej mnie,pobliże,mojej okolicy'),
  ('when', 'this week', 'en', 'next few days'),
  ('when', 'this month', 'pl', 'tym miesiącu'),
  ('when', 'this month', 'en', 'later this month'),
  ('when', 'next month', 'en', 'the next month'),
  ('when', 'next month', 'pl', 'przyszły miesiąc,następny miesiąc,kolejny miesiąc'),
  ('any', 'joining', 'en', 'speaks,speaking,after,before'),
  ('any', 'joining', 'pl', 'mówi,mówią,mówiący')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;

insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary where kind = 'when'
on conflict do nothing;

insert into private.word_forms (base, form)
select words.base, form
from (values
  ('kicia', 'kic,kici,kiciach,kiciami,kicie,kiciom,kiciu'),
  ('kicius', 'kiciusia,kiciusiach,kiciusiami,kiciusie,kiciusiem,kiciusiom,kiciusiow,kiciusiowi,kiciusiu'),
  ('kocurek', 'kocurka,kocurkach,kocurkami,kocurki,kocurkiem,kocurkom,kocurkow,kocurkowi,kocurku'),
  ('koteczek', 'koteczka,koteczkach,koteczkami,koteczki,koteczkiem,koteczkom,koteczkow,koteczkowi,koteczku'),
  ('miesiac', 'miesiaca,miesiacach,miesiacami,miesiace,miesiacem,miesiacom,miesiacow,miesiacowi,miesiacu,miesiecy'),
  ('poblize', 'pobliza,poblizach,poblizami,poblizem,poblizom,poblizu,poblizy'),
  ('psiak', 'psiaka,psiakach,psiakami,psiaki,psiakiem,psiakom,psiakow,psiakowi,psiaku'),
  ('psina', 'psin,psinach,psinami,psine,psinie,psinom,psiny'),
  ('szczeniaczek', 'szczeniaczka,szczeniaczkach,szczeniaczkami,szczeniaczki,szczeniaczkiem,szczeniaczkom,szczeniaczkow,szczeniaczkowi,szczeniaczku')
) as words (base, forms)
cross join lateral string_to_table(words.forms, ',') as form
on conflict do nothing;
