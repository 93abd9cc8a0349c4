-- A search that is sorted by the weighed rating, and bounded: one request must not keep all the others waiting.

-- @raises PT400 for more than 50 words, or one of more than 200 characters.
create function private.assert_few_words(words text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(words) > 50 then
    raise sqlstate 'PT400' using message = 'Please choose at most 50 entries of a list.';
  end if;
  if exists (select from unnest(words) as word where length(word) > 200) then
    raise sqlstate 'PT400' using message = 'Please search for at most 200 characters.';
  end if;
end;
$$;

-- What a search asks of a veterinarian, as SQL about `stats`. The arguments are those of search_veterinarians.
create function private.directory_filter(
  query text, match text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[]
)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  wanted_text text := nullif(private.fold(query), '');
  wanted_city text := nullif(nullif(private.canonical_or_folded('city', city), 'all'), 'all cities');
  conditions text[] := array['stats.listed'];
begin
  if wanted_text is not null then
    conditions := conditions || private.text_condition(wanted_text, match);
  end if;
  if wanted_city is not null then
    conditions := conditions || format('stats.city_code = %L', wanted_city);
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

-- The columns that a page is sorted by, as SQL; null for an order that nobody knows. Each has an index of its own.
create function private.directory_order(sort text) returns text
language sql immutable set search_path = ''
as $$
  select case sort
    when 'rating' then 'stats.rating_score desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end
$$;

-- Where a page begins, as a further condition in SQL: after the last row of the page before.
create function private.directory_start(sort text, after jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when after is null then ''
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

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling; null, '' and 'all' mean every city
--   specialties     any of them, in any spelling        availabilities  any of them, by the directory's labels
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   sort            'rating' (default: `rating_score`, which weighs the number of reviews), 'earliest' or 'reviews'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one.
-- @raises PT400 for an order or a match that nobody knows, a list of more than 50 entries, a text of more than 200
-- characters.
create or replace function public.search_veterinarians(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  sort text default null,
  after jsonb default null,
  page_size integer default null,
  match text default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_name constant text := coalesce(nullif(sort, ''), 'rating');
  keys constant text := private.directory_order(sort_name);
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
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
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from public.vet_stats stats where ' || filter into total;
  end if;

  execute format(
    $query$
      with page as materialized (
        select stats.*, row_number() over (order by %1$s) as place
        from public.vet_stats stats where %2$s%3$s order by %1$s limit %4$s + 1
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
    keys, filter, private.directory_start(sort_name, after), page_rows
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  );
end;
$$;

revoke execute on function
  private.assert_few_words(text[]),
  private.directory_filter(text, text, text, text[], text[], numeric, text[]),
  private.directory_order(text), private.directory_start(text, jsonb)
from public;
