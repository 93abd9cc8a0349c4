-- What the directory filters and sorts by: one narrow row per veterinarian, kept by triggers, written by no client.
-- Narrow on purpose: counting the matches of a filter reads these rows, so the long searchable text lies beside them.

create table public.vet_stats (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Name, city and specialty are set. In the directory is who is in `private.listed_vets`.
  listed boolean not null default false,
  -- Codes of the vocabulary; a word that it does not know stands folded.
  city_code text,
  specialty_code text,
  pet_types text[] not null default '{}',
  -- Of the reviews that count; null without any.
  rating_average numeric(3, 2),
  review_count integer not null default 0,
  -- Wall clock; null when nothing is free within 62 days. May have passed since: see refresh_stale_slots.
  next_slot_at timestamp,
  -- The same on a Saturday or Sunday.
  weekend_slot_at timestamp,
  slots_checked_on date,
  -- 'Highest Rating': the average as it would be with five more reviews of four stars, so that few reviews weigh little.
  -- One review of 5.0 scores 4.17, eleven of 4.9 score 4.62. Without a review the score is 0: last.
  rating_score numeric(5, 4) not null generated always as (
    case
      when review_count > 0 then (5 * 4.0 + review_count * coalesce(rating_average, 0)) / (5 + review_count)
      else 0
    end
  ) stored,
  languages text[] not null default '{}',
  home_visits boolean not null default false,
  cat_only_waiting_room boolean not null default false,
  -- Of all services, in whole zloty; null without any price.
  lowest_price integer,
  -- Here too, so that an area is found and counted without the wide rows of the profiles.
  latitude double precision,
  longitude double precision,
  -- Codes of the vocabulary.
  services text[] not null default '{}',
  -- When what the public page shows last changed: profile, hours, prices or reviews. Free times do not count.
  page_changed_at timestamptz not null default now(),
  -- When a moderator confirmed the licence, and how long that holds; null without a check. From `licences`.
  licence_checked_at timestamptz,
  licence_until timestamptz,
  -- Past for who is in no list.
  listed_until timestamptz not null default '-infinity',
  -- { full_name, clinic_name } as they were checked, while the profile has others that no administrator has confirmed. Then
  -- `licence_checked_at` is null. Null: lists show those of the profile.
  former jsonb,
  -- In which parts of the 62 days from `slots_checked_on` on something is free (`day_part`).
  free_parts bit(186),
  -- Has `emergency_hours`.
  takes_emergencies boolean not null default false
);

-- An index for each order of a page.
create index vet_stats_by_rating on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_reviews on public.vet_stats
  (review_count desc, (coalesce(rating_average, 0)) desc, veterinarian_id desc) where listed;
create index vet_stats_by_next_slot on public.vet_stats
  ((coalesce(next_slot_at, 'infinity'::timestamp)), veterinarian_id) where listed;
create index vet_stats_by_specialty on public.vet_stats
  (specialty_code, rating_score desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_city on public.vet_stats
  (city_code, rating_score desc, review_count desc, veterinarian_id desc, listed_until) where listed;
create index vet_stats_by_weekend_slot on public.vet_stats (weekend_slot_at);
-- What few of 100,000 veterinarians offer is counted from an index.
create index vet_stats_by_pet_types on public.vet_stats using gin (pet_types) where listed;
create index vet_stats_by_services on public.vet_stats using gin (services) where listed;
create index vet_stats_by_languages on public.vet_stats using gin (languages) where listed;
create index vet_stats_by_price on public.vet_stats (lowest_price) where listed and lowest_price is not null;
create index vet_stats_with_home_visits on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and home_visits;
create index vet_stats_with_cat_only_waiting_room on public.vet_stats
  (rating_score desc, review_count desc, veterinarian_id desc) where listed and cat_only_waiting_room;
-- Those of an area are counted and put on a map from the index alone.
create index vet_stats_by_position on public.vet_stats (latitude, longitude, listed_until, veterinarian_id) where listed;
-- The nearest come first; a degree of longitude in Poland is 0.61 of one of latitude.
create index vet_stats_taking_emergencies on public.vet_stats using gist (point(longitude * 0.61, latitude))
where listed and takes_emergencies;
-- And those who are measured from the centre of their city.
create index vet_stats_taking_emergencies_by_city on public.vet_stats (city_code)
where listed and takes_emergencies and latitude is null;
-- All are counted from the index alone. And for `give_licence_notices`.
create index vet_stats_by_listed_until on public.vet_stats (listed_until, listed);
-- For `refresh_stale_slots`.
create index vet_stats_by_slots_checked_on on public.vet_stats (slots_checked_on) where listed;

create policy "anyone reads the figures" on public.vet_stats
for select to anon, authenticated using (true);
grant select on public.vet_stats to anon, authenticated;

create table private.vet_search (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  search_text text not null,
  name_and_specialty text not null default '',
  -- Words of the vocabulary that stand in `search_text` and whose meanings do not find them; null: not read yet.
  beyond text[]
);
create index vet_search_trigrams on private.vet_search using gin (search_text extensions.gin_trgm_ops);
create index vet_search_name_trigrams on private.vet_search using gin (name_and_specialty extensions.gin_trgm_ops);

-- ## From the profile

create function private.canonical_or_folded(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.canonical(term_kind, value), nullif(private.fold(value), '')) $$;

-- Without named animals it is a small-animal practice; an exotics specialist also treats everything else. Small mammals
-- include rabbits.
create function private.treated_pet_types(named text[], specialty_code text) returns text[]
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

-- What of the vocabulary a list of services names: 'Dental X-ray' is dental care and X-ray, 'Kastracja kotów' neutering. Who
-- lists none is shown with five.
create function private.offered_services(named text[]) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then array(
      select distinct terms.code
      from unnest(named) as service
      cross join lateral (select private.words_of(service) as words) as split
      cross join lateral generate_series(1, cardinality(words)) as first
      cross join lateral generate_series(first, least(first + 2, cardinality(words))) as last
      join public.vocabulary_terms terms
        on terms.kind = 'service' and terms.term in (select private.readings_of(words[first : last]))
      order by terms.code
    )
    else array['wellness', 'vaccination', 'preventive', 'consultation', 'emergency']
  end
$$;

-- A specialty as a search meets it: in the vocabulary's words, also by their beginnings. Short ones are part of too many
-- others; `meanings_of` knows them.
create function private.words_of_specialty(specialty_code text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(term, E'\n' order by term) from public.vocabulary_terms
  where kind = 'specialty' and code = specialty_code and length(term) > 5
$$;

-- How a veterinarian names their kinds of visit. In plpgsql, because their table comes later.
create function private.names_of_types(veterinarian uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select said from public.visit_types, unnest(name || private.words_of_texts(name_in)) with ordinality as each (said, place)
    where veterinarian_id = veterinarian order by position, name, place
  );
end;
$$;

-- What of the vocabulary a veterinarian offers, as services and as kinds of visit.
create function private.services_of(profile public.profiles) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct unnest(
      private.offered_services(profile.services)
      || case when types <> '{}' then private.offered_services(types) end
      || case when profile.home_visits then array['home_visit'] end
    ) order by 1
  )
  from private.names_of_types(profile.id) as types
$$;

-- A profile as lists and searches show it: by the name and clinic that were checked, until somebody has decided about others.
create function private.as_listed(profile public.profiles) returns public.profiles
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_populate_record(profile, former) from public.vet_stats where veterinarian_id = profile.id and former is not null
  ), profile)
$$;

-- Name, specialty (as written and in the vocabulary's words), description, clinic, city and kinds of visit, one per line, so
-- that a match never runs from one into the next.
create function private.searchable_text(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description),
    private.fold(array_to_string(private.words_of_texts(profile.description_in), E'\n')),
    (select string_agg(private.fold(name), E'\n') from unnest(private.names_of_types(profile.id)) as name)
  )
$$;

-- Name, and specialty as written and in the vocabulary's words, one per line. Without a title: one letter of 'dr.' would
-- find everybody.
create function private.name_and_specialty(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    private.fold(profile.full_name),
    private.fold(profile.specialty),
    private.words_of_specialty(code)
  )
$$;

create function private.sync_vet_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude, services
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room,
    new.latitude,
    new.longitude,
    private.services_of(new)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room,
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    services = excluded.services,
    page_changed_at = now();
  perform private.index_veterinarian(new, code);
  return null;
end;
$$;

-- Writes what searches find a veterinarian by.
create function private.index_veterinarian(profile public.profiles, code text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listed constant public.profiles := private.as_listed(profile);
begin
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (profile.id, private.searchable_text(listed, code), private.name_and_specialty(listed, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
end;
$$;

create trigger sync_vet_stats after insert or update on public.profiles
for each row when (new.user_type = 'veterinarian')
execute function private.sync_vet_stats();

-- ## From the reviews

-- Locked in one statement and counted in the next, which sees what those before have written.
create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  veterinarian uuid := case when tg_op = 'DELETE' then old.veterinarian_id else new.veterinarian_id end;
begin
  perform from public.vet_stats where veterinarian_id = veterinarian for no key update;
  update public.vet_stats
  set (rating_average, review_count) = (
        select round(avg(rating), 2), count(*) from private.counted_ratings(veterinarian) as rating
      ),
      page_changed_at = now()
  where veterinarian_id = veterinarian;
  return null;
end;
$$;

create trigger count_reviews after insert or delete or update of rating on public.reviews
for each row execute function private.count_reviews();

create function private.note_changed_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats set page_changed_at = now() where veterinarian_id = new.veterinarian_id;
  return null;
end;
$$;

create trigger note_changed_review after update of comment, answer on public.reviews
for each row execute function private.note_changed_review();

create trigger count_reviews_that_stand after update of moderation on public.reviews
for each row when ((old.moderation = 'removed') is distinct from (new.moderation = 'removed'))
execute function private.count_reviews();

-- ## From the calendar

-- A part of a day as one bit: 0 is the morning (until 12:00), 1 the afternoon (until 17:00), 2 the evening. The bits of 62 days
-- follow each other in a ring, so that a day has the same place in every row.
create function private.day_part(day date, part integer) returns bit(186)
language sql immutable set search_path = ''
as $$ select set_bit(repeat('0', 186)::bit(186), (day - date '2000-01-01') % 62 * 3 + part, 1) $$;

create function private.part_of_day(at time) returns integer
language sql immutable set search_path = ''
as $$ select case when at < '12:00' then 0 when at < '17:00' then 1 else 2 end $$;

-- The figures of a calendar for the next 62 days, for the visit that is offered first: its first free time, the first on a Saturday or
-- Sunday, the parts of days in which something is free (null: in none), and what `kept_times` keeps. A time that is offered to somebody
-- counts: it is free again in a few minutes, and nothing would compute the figures anew.
create function private.calendar_figures(
  veterinarian uuid, out next_slot timestamp, out weekend_slot timestamp, out parts bit(186), out minutes integer, out times timestamp[]
)
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
begin
  minutes := private.usual_minutes(veterinarian);
  times := array(select private.open_times(veterinarian, today, today + 61, minutes, with_offered => true));
  next_slot := times[1];
  weekend_slot := (select min(slot) from unnest(times) as slot where extract(isodow from slot) in (6, 7));
  parts := (
    select bit_or(private.day_part(free.day, free.part))
    from (select distinct slot::date as day, private.part_of_day(slot::time) as part from unnest(times) as slot) as free
  );
  times := array(select slot from unnest(times) as slot where slot < today + 14);
end;
$$;

-- Locked in one statement and computed in the next, which sees what those before have written.
create function private.refresh_next_slots(veterinarians uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  with figures as materialized (
    -- A profile that is being deleted takes its calendar with it.
    select profile.id, free.*
    from public.profiles profile cross join lateral private.calendar_figures(profile.id) as free
    where profile.id = any (veterinarians)
  ), kept as (
    insert into private.kept_times (veterinarian_id, days, minutes, times)
    select id, daterange(today, today + 14), minutes, times from figures
    on conflict (veterinarian_id) do update set days = excluded.days, minutes = excluded.minutes, times = excluded.times
  )
  update public.vet_stats stats
  set next_slot_at = figures.next_slot, weekend_slot_at = figures.weekend_slot, free_parts = figures.parts, slots_checked_on = today
  from figures where stats.veterinarian_id = figures.id;
end;
$$;

create function private.refresh_slots_after_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  if tg_table_name = 'working_hours' then
    update public.vet_stats set page_changed_at = now() where veterinarian_id in (select veterinarian_id from changed);
  end if;
  return null;
end;
$$;

-- Rows with a transition table take one event each.
create trigger refresh_slots_after_insert after insert on public.working_hours
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_update after update on public.working_hours
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on public.working_hours
referencing old table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_insert after insert on public.time_off
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_update after update on public.time_off
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on public.time_off
referencing old table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_insert after insert on private.slot_holds
referencing new table as changed for each statement execute function private.refresh_slots_after_change();
create trigger refresh_slots_after_delete after delete on private.slot_holds
referencing old table as changed for each statement execute function private.refresh_slots_after_change();

-- Time passes without a trigger: the next slot of a quiet calendar goes by. The embedded backend calls this
-- every minute until it answers 0; a hosted project schedules it (README, 'Rules worth knowing'). Few
-- in a transaction: a booking waits for those that are computed with its vet.
-- Between two calls a search looks up the rows of the page it returns exactly.
-- Where none is left, and many are listed, texts are read for `words_beyond`.
-- @returns how many veterinarians were computed anew, or read.
create function private.refresh_stale_slots(batch integer default 5) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  if stale = '{}' then
    perform private.keep_counts();
    if exists (select from private.vet_kinds) then
      return private.read_words_beyond(20);
    end if;
  end if;
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$$;
