-- The directory's and the listing's search, done here so that it is right beyond the 1000 rows that one answer may carry,
-- and bounded: one request must not keep all the others waiting. The parts of a search are written as SQL about `stats`, and
-- put together by the functions for everybody below them.

-- ## Filters

-- @raises PT400 for a list of more than 50 entries, a text of more than 200 characters, and an unknown `match`.
create function private.assert_search(
  match text, texts text[], specialties text[], availabilities text[] default null, pet_types text[] default null,
  languages text[] default null
) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
  if greatest(cardinality(specialties), cardinality(availabilities), cardinality(pet_types), cardinality(languages)) > 50 then
    raise sqlstate 'PT400' using message = 'Please choose at most 50 entries of a list.';
  end if;
  if exists (
    select from unnest(texts || specialties || availabilities || pet_types || languages) as word where length(word) > 200
  ) then
    raise sqlstate 'PT400' using message = 'Please search for at most 200 characters.';
  end if;
end;
$$;

-- What a search asks of a veterinarian. The arguments are those of search_veterinarians, beside what its text asks (`read_search`).
create function private.directory_filter(
  query text, wanted_text text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[],
  near double precision[] default null, within_km integer default null
)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  nearby constant text := private.near_filter(city, near, private.within_of(query, within_km));
  -- `stats` are `private.listed_vets`.
  conditions text[] := array[coalesce(wanted_text, 'true')];
begin
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
$$;

-- What a search asks of the practice, as further conditions; '' for nothing.
create function private.practice_filter(max_price integer, languages text[], home_visits boolean, cat_only boolean)
returns text
language sql stable set search_path = ''
as $$
  select concat(
    case when max_price is not null then format(' and stats.lowest_price <= %L::integer', max_price) end,
    case when cardinality(languages) > 0 then format(' and stats.languages && %L::text[]', languages) end,
    case when home_visits then ' and stats.home_visits' end,
    case when cat_only then ' and stats.cat_only_waiting_room' end
  )
$$;

-- ## Pages

-- The columns that a page is sorted by, as SQL; null for an order that nobody knows, and for 'nearest' without a distance (`away`,
-- as SQL). All others have an index of their own.
create function private.directory_order(sort text, away text) returns text
language sql immutable set search_path = ''
as $$
  select case sort
    when 'nearest' then away || ', stats.veterinarian_id'
    when 'rating' then 'stats.rating_score desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end
$$;

-- Where a page begins, as a further condition in SQL: after the last row of the page before.
create function private.directory_start(sort text, after jsonb, away text) returns text
language sql immutable set search_path = ''
as $$
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
$$;

-- What a row shows, the description for the English list, which alone shows it. The next free slot is looked up here when the
-- stored one has gone by.
create function private.directory_item(profile public.profiles, stats public.vet_stats) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  slot timestamp := stats.next_slot_at;
  listed constant public.profiles := private.as_listed(profile);
begin
  if slot <= private.warsaw_now() then
    slot := coalesce(
      (select min(free) from private.usual_times(profile.id, today, today + 6) as free),
      (private.calendar_figures(profile.id)).next_slot
    );
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', listed.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', listed.clinic_name,
    'address', profile.address,
    'description', private.text_in(profile.description, profile.description_in, 'en'),
    'profile_image_url', profile.profile_image_url,
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price,
    'licence_checked_on', private.licence_checked_on(stats)
  );
end;
$$;

-- The first five whose name has the words of a search that means something else as well. They come before everybody else.
create function private.namesakes(query text, filter text, keys text, at_most integer) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  named constant text := private.name_condition(query);
  found_ids uuid[] := '{}';
begin
  if named is not null then
    execute format(
      'select array(select stats.veterinarian_id from private.listed_vets stats where %s and %s order by %s limit %s)',
      filter, named, keys, least(5, at_most)
    ) into found_ids;
  end if;
  return found_ids;
end;
$$;

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city, or words that mean an animal, a specialty, a
--                   service or a place (`meanings_of`); case, diacritics, endings and order do not matter, and words that
--                   nobody has are left out
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling, or a district of it; of a town where nobody works the nearest are found; null, '' and
--                   'all' mean every city
--   near            a position instead of a city: latitude, longitude in degrees; null: none
--   within_km       how far from the city's centre, or from the position, at most; null: in the city, or at any distance
--   specialties     any of them, in any spelling        availabilities  any of them, as `availability_condition` reads them
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   max_price       some service costs so much or less, in whole zloty; who states no price is left out
--   languages       any of them, as ISO 639-1 codes
--   home_visits, cat_only_waiting_room                  true: only those who offer it
--   area            where the clinic is: west, south, east, north in degrees; null: anywhere
--   sort            'rating' (`rating_score`, which weighs the number of reviews), 'earliest', 'reviews', or 'nearest' where
--                   distances are measured (`measured_from`): the default there, and elsewhere 'rating'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one. Where words of the query mean
-- something, the first page has `meanings` too (`told_meanings`). Where distances are measured, each item has its `distance_km`
-- (null: unknown), and the answer says from which place (`measured_from`; null: the position). With `max_price` the first page
-- counts who states no price (`without_price`).
-- @raises PT400 for an order or a match that nobody knows, an area that is none, a list of more than 50 entries, a text of
-- more than 200 characters.
create function public.search_veterinarians(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  sort text default null,
  after jsonb default null,
  page_size integer default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  measured record;
  read record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  found_ids uuid[];
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
  select * into read from private.read_search(query, match);
  wanted := private.directory_filter(
    query, read.condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Many are counted by kind, all others read once, for number
  -- and page.
  total := (after ->> 'total')::bigint;
  if total is null and private.kept_tell((private.without_words(filter)).by_meaning) then
    select many into total from private.count_vets(filter) as many where many >= 2000;
  end if;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ')' into found_ids;
    total := cardinality(found_ids);
    if total < 2000 then
      filter := format('stats.veterinarian_id = any (%L::uuid[])', found_ids);
    end if;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
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
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    without_price := private.count_vets('stats.lowest_price is null and ' || wanted);
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, read.missing, city) else '{}' end;
end;
$$;

-- Pages of listed veterinarians, nearest first, for everybody. Whose position is not known comes last.
--
--   latitude, longitude  the place, in degrees (WGS 84)
--   query, specialties   as in search_veterinarians
--   numbered_first       the specialists with a number come before all others, in the order of their numbers
--   area                 as in search_veterinarians
--   from_words           true: the middle of a city or town that the query names takes the place of the position
--   after                `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next } and `meanings` as search_veterinarians does; each item has its `distance_km`, null where it
-- is unknown. Where it is measured from a place that the query names, `measured_from` has its name.
-- @raises PT400 for a place that is none, and for what search_veterinarians refuses.
create function public.nearest_veterinarians(
  latitude double precision,
  longitude double precision,
  query text default null,
  specialties text[] default null,
  numbered_first boolean default false,
  after jsonb default null,
  page_size integer default null,
  area double precision[] default null,
  from_words boolean default false
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  named record;
  read record;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  -- Whoever comes first, however far away.
  first_ones uuid[];
  nearest double precision[];
  away text;
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  select * into read from private.read_search(query, null);
  filter := private.directory_filter(
    query, read.condition, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    total := private.count_vets(filter);
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  first_ones := namesakes || case when numbered_first then array(select id from public.profiles where specialist_no is not null) end;
  away := private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude));
  nearest := private.area_of_nearest(
    coalesce(named.latitude, latitude), coalesce(named.longitude, longitude),
    filter || case when (after ->> 'number')::integer in (0, 32767) then private.directory_start('nearest', after, away) else '' end,
    page_rows + 1 + cardinality(first_ones)
  );
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
        where %1$s%7$s
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
    filter, coalesce(numbered_first, false), away,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes, case when nearest is not null then format(
      ' and (true%s or stats.veterinarian_id = any (%L::uuid[]))', private.area_filter(nearest), first_ones
    ) end
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, read.missing, null) else '{}' end;
end;
$$;

create function public.count_filter_options(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  match text default null,
  max_price integer default null,
  languages text[] default null,
  home_visits boolean default null,
  cat_only_waiting_room boolean default null,
  area double precision[] default null,
  near double precision[] default null,
  within_km integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
  when_free constant text := private.directory_filter(null, null, null, null, availabilities, null, null);
  kept boolean;
  answer jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, null, null, min_rating, null, near, within_km
  ) || private.practice_filter(max_price, null, null, null) || private.area_filter(area);
  kept := private.kept_tell(wanted || when_free);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, %11$s as vets
        from private.%12$s stats
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
    wanted,
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    when_free,
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room),
    case when kept then 'sum(vets)' else 'count(*)' end,
    case when kept then 'vet_kinds' else 'listed_vets' end
  ) into answer;
  return answer;
end;
$$;

grant execute on function public.search_veterinarians, public.nearest_veterinarians, public.count_filter_options
to anon, authenticated, service_role;
