-- When a search asks for: 'Available today', 'tomorrow afternoon', '2026-12-03', 'weekend evening', and what words of a price say.

-- The days that an availability names, without its part of the day; null for a word that nobody knows. '' is the next seven days,
-- 'this week' is today and the six days after it, a weekend the one of this calendar week, 'next week' the next calendar week.
create function private.days_called(name text) returns date[]
language sql stable set search_path = ''
as $$
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
$$;

-- What an availability asks: one of the directory's three labels, or a day ('tomorrow', 'friday', '2026-12-03'), a part of the day
-- ('morning', 'afternoon', 'evening'), or both: 'tomorrow afternoon'. Days are looked up 54 days ahead. An unknown one matches nothing.
create function private.availability_condition(label text) returns text
language plpgsql stable set search_path = ''
as $$
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
$$;

-- Days and parts of a day as one availability: {morning, tomorrow} is 'tomorrow morning'; of several days one each, with commas.
create function private.availability_of(codes text[]) returns text
language sql immutable set search_path = ''
as $$
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
$$;

-- A price at the beginning of words: 'do 120 zł', 'do 1 200,50 zł', 'under 120', 'do 1.200', '120 pln', 'PLN 120', not 'under 10 km'; `is_least` for
-- 'powyżej 100 zł', 'over 100', 'od 100' before 'do 150'. Its amount in whole zloty, and how many words say it; null where the
-- words begin with none.
create function private.price_in(words text[], out amount text, out size integer, out is_least boolean)
language plpgsql immutable set search_path = ''
as $$
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
$$;

-- A date at the beginning of words: '5 grudnia', '5th of December 2026', 'Dec 5', '5.12', '24/12/2026', '12/24', '2026-12-05'. As
-- 'YYYY-MM-DD', near today where no year is said, and how many words say it; null where the words begin with none. '30 lutego'
-- is '2027-02-30': a date that there never is.
create function private.date_in(words text[], out day text, out size integer)
language plpgsql stable set search_path = ''
as $$
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
$$;

-- A day so many days, weeks or months ahead, at the beginning of words: 'za 3 dni', 'in two weeks', 'za tydzień'. As 'YYYY-MM-DD',
-- and how many words say it; null where the words begin with none.
create function private.day_ahead_in(words text[], out day text, out size integer)
language plpgsql stable set search_path = ''
as $$
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
$$;

-- The parts of a day of an hour at the beginning of words: 'o 17', 'at 9:30', 'after 5 pm' is {evening}, 'po 15' {afternoon,evening},
-- 'przed 12' {morning}. An hour before seven is one after noon. And how many words say it; null where the words begin with none.
create function private.parts_in(words text[], out parts text[], out size integer)
language plpgsql immutable set search_path = ''
as $$
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
$$;
