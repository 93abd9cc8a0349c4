-- The directory's and the listing's search, done here so that it is right beyond the 1000 rows that one answer may carry.

-- What an availability filter asks of vet_stats, as SQL; 'this week' is today and the six days after it. A label that
-- nobody knows matches nothing, as an exact comparison in the browser would.
create function private.availability_condition(label text) returns text
language sql stable set search_path = ''
as $$
  select case private.fold(label)
    when 'available today' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 1)
    when 'available this week' then format('stats.next_slot_at < %L::timestamp', private.warsaw_today() + 7)
    when 'weekend availability' then 'stats.weekend_slot_at is not null'
    else 'false'
  end
$$;

-- What a card shows. The next free slot is reckoned here when the stored one has gone by.
create function private.directory_item(profile public.profiles, stats public.vet_stats) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  slot timestamp := stats.next_slot_at;
begin
  if slot <= private.warsaw_now() then
    slot := private.first_free_slot(profile.id, false);
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', profile.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', profile.clinic_name,
    'address', profile.address,
    'description', profile.description,
    'profile_image_url', profile.profile_image_url,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no
  );
end;
$$;

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
--   city            in any spelling; null, '' and 'all' mean every city
--   specialties     any of them, in any spelling        availabilities  any of them, by the directory's labels
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   sort            'rating' (default), 'earliest' or 'reviews'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one.
create function public.search_veterinarians(
  query text default null,
  city text default null,
  specialties text[] default null,
  availabilities text[] default null,
  min_rating numeric default null,
  pet_types text[] default null,
  sort text default null,
  after jsonb default null,
  page_size integer default null
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_name text := coalesce(nullif(sort, ''), 'rating');
  page_rows integer := least(greatest(coalesce(page_size, 20), 1), 100);
  wanted_text text := nullif(private.fold(query), '');
  wanted_city text := nullif(nullif(private.canonical_or_folded('city', city), 'all'), 'all cities');
  conditions text[] := array['stats.listed'];
  filter text;
  keys text;
  start_after text := '';
  total bigint := (after ->> 'total')::bigint;
  items jsonb;
  last_key jsonb;
begin
  if wanted_text is not null then
    conditions := conditions || format(
      'stats.veterinarian_id in (select veterinarian_id from private.vet_search where search_text like %L)',
      '%' || regexp_replace(wanted_text, '([\\%_])', '\\\1', 'g') || '%'
    );
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
      '(%s)', (select string_agg(private.availability_condition(label), ' or ') from unnest(availabilities) as label)
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
  filter := array_to_string(conditions, ' and ');

  keys := case sort_name
    when 'rating' then 'coalesce(stats.rating_average, 0) desc, stats.review_count desc, stats.veterinarian_id desc'
    when 'reviews' then 'stats.review_count desc, coalesce(stats.rating_average, 0) desc, stats.veterinarian_id desc'
    when 'earliest' then 'coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id'
  end;
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  if after is not null then
    start_after := case sort_name
      when 'rating' then format(
        ' and (coalesce(stats.rating_average, 0), stats.review_count, stats.veterinarian_id) < (%L::numeric, %L::integer, %L::uuid)',
        after ->> 'rating', after ->> 'reviews', after ->> 'id'
      )
      when 'reviews' then format(
        ' and (stats.review_count, coalesce(stats.rating_average, 0), stats.veterinarian_id) < (%L::integer, %L::numeric, %L::uuid)',
        after ->> 'reviews', after ->> 'rating', after ->> 'id'
      )
      else format(
        ' and (coalesce(stats.next_slot_at, ''infinity''::timestamp), stats.veterinarian_id) > (%L::timestamp, %L::uuid)',
        after ->> 'slot', after ->> 'id'
      )
    end;
  end if;

  -- Counted once: the cursor carries it to the pages after the first.
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
          'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count, 'id', page.veterinarian_id,
          'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, start_after, page_rows
  ) into items, last_key;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  );
end;
$$;

revoke execute on function
  private.availability_condition(text), private.directory_item(public.profiles, public.vet_stats),
  public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer)
from public, anon, authenticated;
grant execute on function
  public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer)
to anon, authenticated, service_role;
