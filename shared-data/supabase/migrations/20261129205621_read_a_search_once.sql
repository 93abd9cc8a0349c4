set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, label text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  known jsonb := coalesce(nullif(current_setting('veto.meanings', true), ''), '{}');
begin
  if query is not null and known -> query is null then
    known := known || jsonb_build_object(
      query, (select coalesce(jsonb_agg(read), '[]') from private.read_meanings(query) as read)
    );
    perform set_config('veto.meanings', known::text, true);
  end if;
  return query select * from jsonb_to_recordset(known -> meanings_of.query) as meant(
    place integer, piece text, kind text, code text, label text, corrected boolean
  );
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
    -- 'po 5.12' is a date.
    if hour.parts is not null and (query ~ '\d:\d' or (private.date_in(words[at + 1:])).day is null) then
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

ALTER FUNCTION "private"."read_meanings"(text) OWNER TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_meanings"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_meanings"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_meanings"(text) TO "postgres";
