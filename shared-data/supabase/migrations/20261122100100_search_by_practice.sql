-- Rabbits, prices, languages, home visits and a cats' waiting room as filters, and rows that show what is offered.

-- Rabbits are an animal of their own: seventh after the six of the directory's filter, before 'Other'. They stay small
-- mammals as well: who treats small mammals treats rabbits.
update public.vocabulary set position = 8 where kind = 'pet_type' and code = 'other';
insert into public.vocabulary (kind, code, label, position) values ('pet_type', 'rabbit', 'Rabbits', 7);
insert into public.vocabulary_terms (kind, term, code) values
  ('pet_type', 'rabbit', 'rabbit'), ('pet_type', 'rabbits', 'rabbit'),
  ('pet_type', 'krolik', 'rabbit'), ('pet_type', 'kroliki', 'rabbit')
on conflict (kind, term) do update set code = excluded.code;

-- Who has named no animals runs a small-animal practice; an exotics specialist also treats everything else.
create or replace function private.treated_pet_types(named text[], specialty_code text) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then array(
      select distinct treated.code
      from unnest(named) as name
      cross join lateral private.canonical_or_folded('pet_type', name) as known (code)
      cross join lateral unnest(
        case known.code when 'small_mammal' then array['small_mammal', 'rabbit'] else array[known.code] end
      ) as treated (code)
    )
    when specialty_code = 'exotic' then array['bird', 'small_mammal', 'rabbit', 'reptile', 'exotic']
    else array['dog', 'cat']
  end
$$;

alter table public.vet_stats
  add column languages text[] not null default '{}',
  add column home_visits boolean not null default false,
  add column cat_only_waiting_room boolean not null default false,
  -- Of all services, in whole zloty; null without any price.
  add column lowest_price integer;

create or replace function private.sync_vet_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room;
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$$;

update public.vet_stats stats
set pet_types = private.treated_pet_types(profile.pet_types, stats.specialty_code)
from public.profiles profile
where profile.id = stats.veterinarian_id;

create function private.find_lowest_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats stats
  set lowest_price = (
    select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id
  )
  where stats.veterinarian_id in (select veterinarian_id from changed);
  return null;
end;
$$;

-- Rows with a transition table take one event each.
create trigger find_lowest_prices_after_insert after insert on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_update after update on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_delete after delete on public.service_prices
referencing old table as changed for each statement execute function private.find_lowest_prices();

-- What few of 100,000 veterinarians offer is counted from an index.
create index vet_stats_by_pet_types on public.vet_stats using gin (pet_types) where listed;
create index vet_stats_by_languages on public.vet_stats using gin (languages) where listed;
create index vet_stats_by_price on public.vet_stats (lowest_price) where listed and lowest_price is not null;
create index vet_stats_with_home_visits on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and home_visits;
create index vet_stats_with_cat_only_waiting_room on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and cat_only_waiting_room;

-- What a search asks of the practice, as further conditions in SQL about `stats`; '' for nothing.
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

-- What a row shows. The next free slot is reckoned here when the stored one has gone by.
create or replace function private.directory_item(profile public.profiles, stats public.vet_stats) returns jsonb
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
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price
  );
end;
$$;

-- With more arguments it would stand beside the old one, and most calls would fit both.
drop function public.search_veterinarians(
  text, text, text[], text[], numeric, text[], text, jsonb, integer, text
);

-- Pages of listed veterinarians, for everybody.
--
--   query           part of name, specialty, description, clinic or city; case and diacritics do not matter
--   match           'name-or-specialty': the query is part of one of these two; null: of any of the above
--   city            in any spelling; null, '' and 'all' mean every city
--   specialties     any of them, in any spelling        availabilities  any of them, by the directory's labels
--   min_rating      at least; up to 3 (where the slider stands at first) veterinarians without reviews stay in
--   pet_types       any of them, in any spelling
--   max_price       some service costs so much or less, in whole zloty; who states no price is left out
--   languages       any of them, as ISO 639-1 codes
--   home_visits, cat_only_waiting_room                  true: only those who offer it
--   sort            'rating' (default: `rating_score`, which weighs the number of reviews), 'earliest' or 'reviews'
--   after           `next` of the page before           page_size       1 to 100, 20 unless told
--
-- Answers { total, items, next }: total counts all pages, next is null on the last one.
-- @raises PT400 for an order or a match that nobody knows, a list of more than 50 entries, a text of more than 200
-- characters.
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
  cat_only_waiting_room boolean default null
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
  perform private.assert_few_words(languages);
  filter := private.directory_filter(query, match, city, specialties, availabilities, min_rating, pet_types)
    || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room);

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

-- The days from today on, in Warsaw, on which these veterinarians can be booked: for each such day its first two times,
-- and how many there are. For the rows of a list, all at once.
-- @raises PT400 for more than 50 veterinarians, or for other than 1 to 7 days.
create function public.next_free_days(veterinarians uuid[], days integer default 4)
returns table (veterinarian_id uuid, slot_date date, first_times time[], free_count integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  return query
    select vet.id, free.day, (array_agg(free.slot::time order by free.slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral (
      select private.warsaw_today() + ahead as day, starts_at as slot
      from generate_series(0, next_free_days.days - 1) as ahead
      cross join lateral private.day_slots(vet.id, private.warsaw_today() + ahead) as starts_at
    ) as free
    group by vet.id, free.day
    order by vet.id, free.day;
end;
$$;

revoke execute on function
  private.find_lowest_prices(), private.practice_filter(integer, text[], boolean, boolean),
  public.search_veterinarians(
    text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean
  ),
  public.next_free_days(uuid[], integer)
from public, anon, authenticated;
grant execute on function
  public.search_veterinarians(
    text, text, text[], text[], numeric, text[], text, jsonb, integer, text, integer, text[], boolean, boolean
  ),
  public.next_free_days(uuid[], integer)
to anon, authenticated, service_role;
