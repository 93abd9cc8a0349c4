-- When a search asks for: 'Available today', 'tomorrow afternoon', '2026-12-03', 'weekend evening', and what words of a price say.

-- The days that an availability names, without its part of the day; null for a word that nobody knows. '' is the next seven days,
-- 'this week' is today and the six days after it, a weekend the one of this calendar week.
create function private.days_called(name text) returns date[]
language sql stable set search_path = ''
as $$
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
  select bit_or(private.day_part(day, each)) into mask
  from unnest(days) as day cross join generate_series(coalesce(part, 0), coalesce(part, 2)) as each;
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

-- A price at the beginning of words: 'do 120 zł', 'do 1 200,50 zł', 'under 120', '120 pln'; not 'under 10 km'. Its amount in whole zloty, and how many words say it;
-- null where they begin with none.
create function private.price_in(words text[], out amount text, out size integer)
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text := array_to_string(words[:7], ' ') || ' ';
  most constant text := '(?:do|ponizej|najwyzej|maks|max|za|up to|at most|less than|under|below|for)';
  found_price text[] := coalesce(
    regexp_match(said, '^((?:' || most || ' )?0*([1-9]\d? \d{3}|[1-9]\d{0,4})(?: \d{2})? ?(?:zl|zloty|zlote|zlotych|pln) )'),
    regexp_match(said, '^((?:ponizej|najwyzej|maks|max|up to|at most|less than|under|below) 0*([1-9]\d{0,4}) )(?!km |kilomet|min|dni |lat |days |years )')
  );
begin
  amount := replace(found_price[2], ' ', '');
  size := cardinality(string_to_array(btrim(found_price[1]), ' '));
end;
$$;
