-- What the words of a search mean: 'królika' is an animal, 'zęby' a specialty, 'szczepienie' a service, 'w Krakowie' a city,
-- 'Sopot' the nearest to a town, '10 km' how far, 'jutro po południu' a time, 'do 120 zł' a price, 'po angielsku' a language. The words are rows of `vocabulary_terms`,
-- `word_forms` and `towns`.

-- Whether somebody's text has a word. With the word as a constant, so that its trigrams decide how it is looked for.
create function private.stands_somewhere(word text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  anywhere boolean;
begin
  execute format('select exists (select from private.vet_search where search_text like %L)', '%' || word || '%') into anywhere;
  return anywhere;
end;
$$;

-- Whether a veterinarian has this word, of three letters or more, in their name.
create function private.is_name(word text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  named boolean;
begin
  if length(word) < 3 then
    return false;
  end if;
  execute format(
    'select exists (select from private.vet_search where name_and_specialty like %L and name_and_specialty ~ %L)',
    '%' || word || '%', '^[^\n]*\m' || word || '\M'
  ) into named;
  return named;
end;
$$;

-- The term that a misspelt word most likely is; null where somebody's text has the word as it stands, or nothing is near.
-- Endings of cities and what everybody is are taken for mistakes less easily: a surname is often a letter away from one.
create function private.term_like(word text) returns text
language sql stable set search_path = ''
as $$
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
    not private.stands_somewhere(word)
  end
$$;

-- The pieces of a search in their order, each with what it means: one row for each meaning, one without a kind for a word
-- that has none, as the name after 'Dr.' has ('Dr. Sobota', 'Dr. Kot'). A piece is as many words as a term has, up to three. Words
-- of time and dates are one piece together, whose code is an availability ('tomorrow afternoon', several with commas); a price
-- is 'price' (at most) or 'least_price', kilometres are 'distance'. Nothing for more than twelve words: that is a sentence to be found as it stands.
create function private.read_meanings(query text)
returns table (place integer, piece text, kind text, code text, label text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
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
      return query select read_meanings.place, array_to_string(words[at : at + distance.size - 1], ' '),
        'distance', distance.km, distance.km, false;
      at := at + distance.size;
      continue;
    end if;
    price := private.price_in(words[at:]);
    if price.amount is not null then
      return query select read_meanings.place, array_to_string(words[at : at + price.size - 1], ' '),
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
    -- 'po 5.12' is a date, 'o 9.30' never one.
    if hour.parts is not null and (query ~ '\d:\d' or words[at] in ('o', 'at') or (private.date_in(words[at + 1:])).day is null) then
      times := times || array_to_string(words[at : at + hour.size - 1], ' ');
      wanted := wanted || hour.parts;
      at := at + hour.size;
      continue;
    end if;
    if words[at - 1] in ('dr', 'doktor', 'doctor') and private.is_name(words[at]) then
      return query select read_meanings.place, words[at], null::text, null::text, null::text, false;
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
      select read_meanings.place, read_meanings.piece, terms.kind, terms.code, named.label, read_meanings.corrected
      from public.vocabulary_terms terms
      join public.vocabulary named using (kind, code)
      where terms.term = any (readings)
      group by terms.kind, terms.code, named.label
      union all
      select read_meanings.place, read_meanings.piece, 'town', term, towns.label, false
      from private.towns where term = any (readings)
      order by kind, code;
    -- A letter by itself is an initial, or joins others.
    if not found and length(piece) > 1 then
      return query select read_meanings.place, read_meanings.piece, null::text, null::text, null::text, false;
    end if;
  end loop;
  if times <> '{}' then
    code := private.availability_of(wanted);
    return query select cardinality(words) + 1, array_to_string(times, ' '), 'when', code, code, false;
  end if;
end;
$$;

-- The same, read once for each text in a transaction: the parts of a search all ask, and each reading costs up to 10 ms a word.
create function private.meanings_of(query text)
returns table (place integer, piece text, kind text, code text, label text, corrected boolean)
language plpgsql stable set search_path = ''
as $$
declare
  known jsonb := coalesce(nullif(current_setting('veto.meanings', true), ''), '{}');
  folded constant text := private.fold(query);
begin
  if folded is not null and known -> folded is null then
    known := known || jsonb_build_object(
      folded, (select coalesce(jsonb_agg(read), '[]') from private.read_meanings(folded) as read)
    );
    perform set_config('veto.meanings', known::text, true);
  end if;
  return query select * from jsonb_to_recordset(known -> folded) as meant(
    place integer, piece text, kind text, code text, label text, corrected boolean
  );
end;
$$;

-- ## As conditions

-- Whose text has each of these words as they stand; as a word, not within others, where it says so.
create function private.literal_condition(folded text[], match text, as_word boolean default false) returns text
language sql immutable set search_path = ''
as $$
  select format('stats.veterinarian_id in (select veterinarian_id from private.vet_search where %s)', string_agg(format(
    '%I %s %L',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    case when as_word then '~' else 'like' end,
    case
      when as_word then '\m' || word || '\M'
      else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    end
  ), ' and '))
  from unnest(folded) as word
$$;

-- Who works in a town, or where nobody does, near it: within 5 km, 10, 20 … of its centre, as soon as that holds three.
create function private.town_condition(town text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  centre private.towns;
  area double precision[];
begin
  if exists (select from private.listed_vets where city_code = town) then
    return format('stats.city_code = %L', town);
  end if;
  select * into centre from private.towns where term = town;
  for step in 0 .. 5 loop
    -- A degree of latitude has 111 km, one of longitude in Poland 68.
    area := array[
      centre.longitude - 5 * 2 ^ step / 68, centre.latitude - 5 * 2 ^ step / 111,
      centre.longitude + 5 * 2 ^ step / 68, centre.latitude + 5 * 2 ^ step / 111
    ];
    exit when 3 <= (
      select count(*) from (
        select from private.listed_vets
        where latitude between area[2] and area[4] and longitude between area[1] and area[3] limit 3
      ) as near
    );
  end loop;
  return 'true' || private.area_filter(area);
end;
$$;

-- Who is at most so many kilometres from one of these places.
create function private.around_condition(places text[], km integer) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select string_agg('(' || private.near_filter(place, null, km) || ')', ' or ') from unnest(places) as place);
end;
$$;

-- Which veterinarians a meaning finds: who treats the animals, has the specialty, offers the service, speaks the language, works in the city or near the
-- town, is free then, costs so much or less, or more. `codes` are of one kind; null without a kind.
create function private.meaning_condition(kind text, codes text[]) returns text
language sql stable set search_path = ''
as $$
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
$$;

-- The pieces of a search that somebody fits, each as a condition, in the order in which they are given up where nobody has
-- all: first a time and a price, then a place, a language, then what is wished for, last a name. A search by name or specialty has the city beside it: a city
-- alone is only a word there. `is_text`: the piece means nothing, and stands in somebody's text.
create function private.conditions_of(folded text, match text)
returns table (piece text, condition text, gives_way integer, is_text boolean)
language sql stable set search_path = ''
as $$
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
      -- First, so that texts are read for those alone whom it does not find.
      case when is_place is not true or others > 1 or match is null then meaning end,
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        coalesce(
          case when meaning is not null and match is null and is_place is not true then private.beyond_condition(piece) end,
          private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
        )
      end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$$;

-- Whether a listed veterinarian fits all of these conditions about `stats`.
create function private.finds_anybody(conditions text[]) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  anybody boolean;
begin
  execute 'select exists (select from private.listed_vets stats where ' || array_to_string(conditions, ' and ') || ')'
  into anybody;
  return anybody;
end;
$$;

-- Whose name has the words of a search, in any order, while these mean something as well: a search for 'kot' may be one for
-- Dr. Kot, one for 'Anna Sobota' for her. Null for a search that means nothing else, or whose words are nobody's name.
create function private.name_condition(query text) returns text
language sql stable strict set search_path = ''
as $$
  select case when bool_or(kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and private.words_of(split_part(name_and_specialty, E'\n', 1)) @> string_to_array(%2$L, ' ')
    )$condition$,
    '%' || min(piece) || '%', string_agg(distinct piece, ' ')
  ) end
  from private.meanings_of(query)
  where kind is distinct from 'any' or code = 'joining' and private.is_name(piece)
$$;

-- What a search for a text asks, as a condition, and the pieces that nobody has, or nobody beside the others: one of them
-- never keeps all the others from being found. Whose name has all of the words is found, whatever they mean as well. Null for no text.
create function private.read_search(query text, match text, out condition text, out missing text[])
language plpgsql stable set search_path = ''
as $$
declare
  folded constant text := nullif(private.fold(query), '');
  literal constant text := private.literal_condition(
    array[case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end], match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  texts text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if folded is null then
    return;
  end if;
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
      texts := texts || case when asked.is_text then asked.piece end;
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
  if conditions <> '{}' and pieces <@ texts then
    -- One reading finds the names with the letters of all words; those that have the words as typed are among them.
    condition := private.literal_condition(pieces, match);
  elsif conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  -- Beside a text that nobody has, no index would find the rest.
  elsif missing = '{}' and cardinality(conditions) > 1 and private.finds_anybody(array[literal]) then
    condition := format('((%s) or %s)', condition, literal);
  end if;
end;
$$;

-- Where a search for a city looks: any spelling, language and ending, also a district's; in or near a town; or whatever
-- somebody wrote as their city. Null for every city.
create function private.place_condition(city text) returns text
language sql stable strict set search_path = ''
as $$
  select case when folded not in ('', 'all', 'all cities') then coalesce(
    (
      select format('stats.city_code = %L', code) from public.vocabulary_terms
      where kind = 'city' and term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    (
      select private.town_condition(term) from private.towns
      where term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    format('stats.city_code = %L', folded)
  ) end
  from private.fold(city) as folded
$$;

-- What is added to the answer of a search, so that a page can say how it was read: { meanings: [{ piece, kind, label,
-- corrected, missing }] }, kind and label null for words that stand for themselves. 'town': nobody works there, these are the
-- nearest. Nothing is added where all words stand for themselves and are found.
create function private.told_meanings(query text, missing_pieces text[], city text) returns jsonb
language sql stable set search_path = ''
as $$
  with meant as (
    select piece, place, kind, code, label, corrected, piece = any (missing_pieces) as missing
    from private.meanings_of(query)
    union all
    select term, 0, 'town', term, label, false, false from private.towns
    where term in (select private.readings_of(private.words_of(city)))
  )
  select case when bool_or(kind is not null or missing) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', piece, 'kind', kind, 'label', label, 'corrected', corrected, 'missing', missing)
    order by place, kind
  )) else '{}' end
  from meant
  where (kind is distinct from 'any' or corrected)
    and not (kind is not distinct from 'town' and exists (select from private.listed_vets where city_code = code))
$$;
