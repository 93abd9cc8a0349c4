set local check_function_bodies = off;

DROP FUNCTION "private"."price_in"(text[]);

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
  -- Of today only what is not over: figures may still have the morning in the afternoon.
  select bit_or(private.day_part(day, each)) into mask
  from unnest(days) as day cross join generate_series(coalesce(part, 0), coalesce(part, 2)) as each
  where day > today or each >= private.part_of_day(private.warsaw_now()::time);
  if mask is null then
    return 'false';
  end if;
  return format(
    '((stats.free_parts & %L::bit(186)) <> %L::bit(186) and stats.slots_checked_on > %L::date)',
    mask, repeat('0', 186), (select max(day) from unnest(days) as day) - 62
  );
end;
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
      bool_or(kind = 'any') as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'service', 'pet_type', 'specialty'], kind)) as rank,
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

CREATE OR REPLACE FUNCTION private.date_in(words text[], OUT day text, OUT size integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  said constant text := array_to_string(words[:5], ' ') || ' ';
  months constant text[] := array[
    'styczen|stycznia|january|jan', 'luty|lutego|february|feb', 'marzec|marca|march|mar', 'kwiecien|kwietnia|april|apr',
    'maj|maja|may', 'czerwiec|czerwca|june|jun', 'lipiec|lipca|july|jul', 'sierpien|sierpnia|august|aug',
    'wrzesien|wrzesnia|september|sept|sep', 'pazdziernik|pazdziernika|october|oct', 'listopad|listopada|november|nov',
    'grudzien|grudnia|december|dec'
  ];
  month constant text := '(' || array_to_string(months, '|') || ')';
  nth constant text := '(0?[1-9]|[12]\d|3[01])';
  year constant text := '(?: (20\d\d))?';
  no_unit constant text := '(?!km |kg |lat|mies|year|month|week|tyg|day|dni|min|godz|hour)';
  found_date text[];
  -- Which of the found are year, month and day.
  places integer[];
begin
  select hit, written.places into found_date, places
  from (values
    ('(20\d\d) (0?[1-9]|1[0-2]) ' || nth, '', array[2, 3, 4]),
    (nth || '(?:st|nd|rd|th)? (?:of )?' || month || year, '', array[4, 3, 2]),
    (month || ' ' || nth || '(?:st|nd|rd|th)?' || year, '', array[4, 2, 3]),
    (nth || ' (0?[1-9]|1[0-2])' || year, no_unit, array[4, 3, 2]),
    ('(0?[1-9]|1[0-2]) (1[3-9]|2\d|3[01])' || year, no_unit, array[4, 2, 3])
  ) as written (pattern, not_before, places)
  cross join lateral regexp_match(said, format('^(%s) %s', pattern, not_before)) as hit
  where hit is not null limit 1;
  size := cardinality(string_to_array(found_date[1], ' '));
  select min(each) into day
  from generate_series(-1, 1) as ahead
  cross join lateral format(
    '%s-%s-%s',
    coalesce(found_date[places[1]]::integer, extract(year from private.warsaw_today())::integer + ahead),
    lpad(coalesce(
      (select position from unnest(months) with ordinality as named (names, position)
        where found_date[places[2]] = any (string_to_array(names, '|')))::text,
      found_date[places[2]]
    ), 2, '0'),
    lpad(found_date[places[3]], 2, '0')
  ) as each
  where size > 0 and (found_date[places[1]] is not null or each >= to_char(private.warsaw_today() - 90, 'YYYY-MM-DD'));
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
    when name ~ '^\d{4}-\d{2}-\d{2}$' and pg_catalog.pg_input_is_valid(name, 'date') then array[name::date]
    else (
      select array[today + ((weekday - extract(isodow from today)::integer + 7) % 7)::integer]
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
        with ordinality as week (called, weekday)
      where called = name
    )
  end
  from private.warsaw_today() as today
  cross join lateral (select date_trunc('week', today)::date as monday) as week
$function$;

CREATE OR REPLACE FUNCTION private.is_name(word text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select length(word) >= 3 and exists (
    select from private.vet_search
    where name_and_specialty like '%' || word || '%' and name_and_specialty ~ ('^[^\n]*\m' || word || '\M')
  )
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
    when 'least_price' then format('stats.lowest_price >= %L::integer', codes[1])
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
  date record;
  times text[] := '{}';
  wanted text[] := '{}';
begin
  while at <= cardinality(words) and cardinality(words) <= 12 loop
    place := at;
    corrected := false;
    price := private.price_in(words[at:]);
    if price.amount is not null then
      return query select meanings_of.place, array_to_string(words[at : at + price.size - 1], ' '),
        case when price.is_least then 'least_price' else 'price' end, price.amount, price.amount, false;
      at := at + price.size;
      continue;
    end if;
    date := private.date_in(words[at:]);
    -- '24/7' and '9:30' are no days.
    if date.day is not null and query !~ '\d:\d' and not exists (
      select from public.vocabulary_terms terms where terms.term = array_to_string(words[at : at + 1], ' ')
    ) then
      times := times || array_to_string(words[at : at + date.size - 1], ' ');
      wanted := wanted || date.day;
      at := at + date.size;
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
      -- The day that no availability has a word for is a date.
      wanted := wanted || case code
        when 'in a week' then array[(private.warsaw_today() + 7)::text] else string_to_array(code, ',')
      end;
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

CREATE OR REPLACE FUNCTION private.name_condition(query text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
  money constant text := '0*([1-9] \d{3}|[1-9]\d{0,4})(?: \d{2})? ?(?:zl|zloty|zlote|zlotych|pln) ';
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
  amount := replace(found_price[2], ' ', '');
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
      -- A time and a price are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  elsif missing = '{}' and cardinality(conditions) > 1 then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "private"."date_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."price_in"(text[]) FROM PUBLIC;

insert into public.vocabulary (kind, code, label, position) values
  ('when', 'today,morning', 'This morning', 16),
  ('when', 'today,afternoon', 'This afternoon', 17),
  ('when', 'today,evening', 'Tonight', 18),
  ('when', 'tomorrow,evening', 'Tomorrow night', 19),
  ('when', 'next week', 'Next week', 20),
  ('when', 'next weekend', 'Next weekend', 21),
  ('when', 'in a week', 'In a week', 22);

insert into public.vocabulary_terms (kind, term, code, language)
select kind, array_to_string(private.words_of(label), ' '), code, 'en' from public.vocabulary where kind = 'when'
on conflict do nothing;

insert into public.vocabulary_terms (kind, code, language, term)
select words.kind, words.code, words.language, array_to_string(private.words_of(word), ' ')
from (values
  ('when', 'tomorrow', 'en', 'tmrw'),
  ('when', 'this week', 'en', 'next seven days,within a week'),
  ('when', 'this week', 'pl', 'najbliższy tydzień,ciągu tygodnia'),
  ('when', 'monday', 'pl', 'pon'),
  ('when', 'tuesday', 'pl', 'wt'),
  ('when', 'wednesday', 'pl', 'śr'),
  ('when', 'thursday', 'pl', 'czw'),
  ('when', 'friday', 'pl', 'pt'),
  ('when', 'saturday', 'pl', 'sob'),
  ('when', 'sunday', 'pl', 'niedz'),
  ('when', 'afternoon', 'en', 'noon,midday'),
  ('when', 'afternoon', 'pl', 'południe'),
  ('when', 'today,morning', 'pl', 'dziś rano'),
  ('when', 'today,afternoon', 'pl', 'dziś po południu'),
  ('when', 'today,evening', 'en', 'this evening,this night'),
  ('when', 'today,evening', 'pl', 'dziś wieczorem'),
  ('when', 'tomorrow,evening', 'pl', 'jutro wieczorem'),
  ('when', 'next week', 'pl', 'przyszły tydzień,następny tydzień,kolejny tydzień'),
  ('when', 'next weekend', 'pl', 'przyszły weekend,następny weekend,kolejny weekend'),
  ('when', 'in a week', 'en', 'in one week'),
  ('when', 'in a week', 'pl', 'za tydzień'),
  ('any', 'joining', 'en', 'next,this,available,availability,free,slot,slots,please,want'),
  ('any', 'joining', 'pl', 'wolny,termin,dostępny,przyszły,następny,godzina')
) as words (kind, code, language, terms)
cross join lateral string_to_table(words.terms, ',') as word
on conflict do nothing;

insert into public.vocabulary_terms (kind, term, code)
select kind, code, code from public.vocabulary where kind = 'when'
on conflict do nothing;

insert into private.word_forms (base, form)
select words.base, form
from (values
  ('dostepny', 'dostepna,dostepne,dostepnego,dostepnej,dostepnemu,dostepni,dostepnie,dostepnych,dostepnym,dostepnymi'),
  ('godzina', 'godzin,godzinach,godzinami,godzine,godzinie,godzinom,godziny'),
  ('kolejny', 'kolejna,kolejne,kolejnego,kolejnej,kolejnemu,kolejni,kolejnych,kolejnym,kolejnymi'),
  ('nastepny', 'nastepna,nastepne,nastepnego,nastepnej,nastepnemu,nastepni,nastepnie,nastepnych,nastepnym,nastepnymi'),
  ('poludnie', 'poludni,poludniach,poludniami,poludniom'),
  ('przyszly', 'przyszla,przyszle,przyszlego,przyszlej,przyszlemu,przyszli,przyszlych,przyszlym,przyszlymi'),
  ('termin', 'terminach,terminami,terminem,terminie,terminom,terminow,terminowi,terminu,terminy'),
  ('tydzien', 'tygodni,tygodnia,tygodnie,tygodniem,tygodniowi,tygodniu'),
  ('wolny', 'wolna,wolne,wolnego,wolnej,wolnemu,wolni,wolnych,wolnym,wolnymi')
) as words (base, forms)
cross join lateral string_to_table(words.forms, ',') as form
on conflict do nothing;
