-- What the directory filters and sorts by: one narrow row per veterinarian, kept by triggers, written by no client.
-- Narrow on purpose: counting the matches of a filter reads these rows, so the long searchable text lies beside them.

create table public.vet_stats (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  -- Name, city and specialty are set: shown in the directory.
  listed boolean not null default false,
  -- Codes of the vocabulary; a word that it does not know stands folded.
  city_code text,
  specialty_code text,
  pet_types text[] not null default '{}',
  -- Of reviews; null without any.
  rating_average numeric(3, 2),
  review_count integer not null default 0,
  -- Wall clock; null when nothing is free within 62 days. May have passed since: see refresh_stale_slots.
  next_slot_at timestamp,
  -- The same on a Saturday or Sunday.
  weekend_slot_at timestamp,
  slots_checked_on date
);

create table private.vet_search (
  veterinarian_id uuid primary key references public.profiles (id) on delete cascade,
  search_text text not null
);

alter table public.vet_stats enable row level security;

create policy "anyone reads the figures" on public.vet_stats
for select to anon, authenticated using (true);

-- One index per order of the directory; each ends in the id, so that a page can start after a row.
create index vet_stats_by_rating on public.vet_stats
  ((coalesce(rating_average, 0)) desc, review_count desc, veterinarian_id desc) where listed;
create index vet_stats_by_reviews on public.vet_stats
  (review_count desc, (coalesce(rating_average, 0)) desc, veterinarian_id desc) where listed;
create index vet_stats_by_next_slot on public.vet_stats
  ((coalesce(next_slot_at, 'infinity'::timestamp)), veterinarian_id) where listed;
create index vet_stats_by_weekend_slot on public.vet_stats (weekend_slot_at);
create index vet_stats_without_slot on public.vet_stats (slots_checked_on) where next_slot_at is null;
create index vet_search_trigrams on private.vet_search using gin (search_text extensions.gin_trgm_ops);

create function private.canonical_or_folded(term_kind text, value text) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.canonical(term_kind, value), nullif(private.fold(value), '')) $$;

-- Who has named no animals runs a small-animal practice; an exotics specialist also treats everything else.
create function private.treated_pet_types(named text[], specialty_code text) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(named) > 0 then
      array(select distinct private.canonical_or_folded('pet_type', name) from unnest(named) as name)
    when specialty_code = 'exotic' then array['bird', 'small_mammal', 'reptile', 'exotic']
    else array['dog', 'cat']
  end
$$;

-- Name, specialty (as written and in the vocabulary's words), description, clinic and city, one per line, so that a
-- match never runs from one into the next.
create function private.searchable_text(profile public.profiles, code text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    'dr. ' || private.fold(profile.full_name),
    private.fold(profile.specialty),
    (
      select string_agg(term, E'\n') from public.vocabulary_terms terms
      where terms.kind = 'specialty' and terms.code = searchable_text.code
    ),
    private.fold(profile.clinic_name),
    private.fold(profile.city),
    private.fold(profile.description)
  )
$$;

create function private.sync_vet_stats() returns trigger
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
  insert into private.vet_search (veterinarian_id, search_text)
  values (new.id, private.searchable_text(new, code))
  on conflict (veterinarian_id) do update set search_text = excluded.search_text;
  return null;
end;
$$;

create trigger sync_vet_stats after insert or update on public.profiles
for each row when (new.user_type = 'veterinarian')
execute function private.sync_vet_stats();

create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  veterinarian uuid := case when tg_op = 'DELETE' then old.veterinarian_id else new.veterinarian_id end;
begin
  update public.vet_stats
  set (rating_average, review_count) = (
    select round(avg(rating), 2), count(*) from public.reviews where veterinarian_id = veterinarian
  )
  where veterinarian_id = veterinarian;
  return null;
end;
$$;

create trigger count_reviews after insert or delete or update of rating on public.reviews
for each row execute function private.count_reviews();

create function private.refresh_next_slots(veterinarians uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.vet_stats
  set next_slot_at = private.first_free_slot(veterinarian_id, false),
      weekend_slot_at = private.first_free_slot(veterinarian_id, true),
      slots_checked_on = private.warsaw_today()
  where veterinarian_id = any (veterinarians)
$$;

-- Time passes without a trigger: the next slot of a quiet calendar goes by. Whoever runs the backend calls this every
-- minute until it answers 0 (the embedded backend does; a hosted project schedules it, see the README beside).
-- Between two calls a search reckons the rows of the page it returns exactly.
-- @returns how many veterinarians were reckoned anew.
create function private.refresh_stale_slots(batch integer default 50) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    where listed and (
      coalesce(next_slot_at, 'infinity'::timestamp) <= private.warsaw_now()
      or weekend_slot_at <= private.warsaw_now()
      -- The horizon moves by a day each day.
      or (next_slot_at is null and slots_checked_on < private.warsaw_today())
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$$;

create function private.refresh_slots_after_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
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

revoke execute on function
  private.canonical_or_folded(text, text), private.treated_pet_types(text[], text),
  private.searchable_text(public.profiles, text), private.sync_vet_stats(), private.count_reviews(),
  private.refresh_next_slots(uuid[]), private.refresh_stale_slots(integer), private.refresh_slots_after_change()
from public;
