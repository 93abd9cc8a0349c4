set local check_function_bodies = off;

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
    '(?:0*([1-9]\d{0,2})(?: \d)?|0 \d) ?(?:km|kms|kilomet(?:er|re)s?|kilometr(?:y|ow|ach|a)?)(?: (?:od|of|from|away|around|wokol|radius|distance))*) '
  );
begin
  km := case when said is not null then coalesce(said[2], '1') end;
  size := cardinality(string_to_array(said[1], ' '));
end;
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
  number constant text := '0*([1-9] \d{3}|[1-9]\d{0,4}) ';
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

CREATE OR REPLACE FUNCTION private.read_meanings(query text)
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
$function$;
