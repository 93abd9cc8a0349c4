-- The directory's text filter looks at name and specialty only; the listing looks at everything that is written.

-- Name, and specialty as written and in the vocabulary's words, one per line. Without a title: one letter of 'dr.' would
-- find everybody.
alter table private.vet_search add column name_and_specialty text not null default '';

create function private.name_and_specialty(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    private.fold(profile.full_name),
    private.fold(profile.specialty),
    (
      select string_agg(term, E'\n') from public.vocabulary_terms terms
      where terms.kind = 'specialty' and terms.code = name_and_specialty.code
    )
  )
$$;

create or replace function private.sync_vet_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (veterinarian_id, listed, city_code, specialty_code, pet_types)
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types;
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$$;

update private.vet_search search
set name_and_specialty = private.name_and_specialty(profile, stats.specialty_code)
from public.profiles profile
join public.vet_stats stats on stats.veterinarian_id = profile.id
where profile.id = search.veterinarian_id;

create index vet_search_name_trigrams on private.vet_search using gin (name_and_specialty extensions.gin_trgm_ops);

-- What a search for a text asks of a veterinarian, as SQL. Whoever writes 'Dr. Anna' is looking for Anna.
create function private.text_condition(folded text, match text) returns text
language sql stable set search_path = ''
as $$
  select format(
    'stats.veterinarian_id in (select veterinarian_id from private.vet_search where %I like %L)',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    '%' || regexp_replace(
      case match when 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end,
      '([\\%_])', '\\\1', 'g'
    ) || '%'
  )
$$;

-- With one more argument it would stand beside the old one, and most calls would fit both.
drop function public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer);

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
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
  page_size integer default null,
  match text default null
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
  if match is not null and match <> 'name-or-specialty' then
    raise sqlstate 'PT400' using message = 'A text can be matched against name-or-specialty, or against everything.';
  end if;
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
  private.name_and_specialty(public.profiles, text), private.text_condition(text, text),
  public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer, text)
from public, anon, authenticated;
grant execute on function
  public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer, text)
to anon, authenticated, service_role;
