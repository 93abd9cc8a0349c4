-- Who is in lists, searches, counts, maps, emergency numbers and the sitemap, and by which name.

-- Everybody who is in a list, a count or on a map, at this moment. Whatever shows veterinarians whom nobody named reads this.
create view private.listed_vets with (security_invoker = true) as
select * from public.vet_stats where listed and listed_until > now();
grant select on private.listed_vets to anon, authenticated, service_role;

-- ## Counts that are kept

-- Many veterinarians, put together by what pages mostly count them by and by the cell of a map at zoom 6, so that a count reads a few
-- thousand kinds instead of everybody. Empty while they are few, who are counted one by one.
create table private.vet_kinds (
  vets integer not null,
  city_code text,
  specialty_code text,
  pet_types text[] not null,
  languages text[] not null,
  home_visits boolean not null,
  cat_only_waiting_room boolean not null,
  -- 0: below 3. Null: 3 or more, or without reviews.
  rating_average numeric,
  -- Of those who are first free on one day the last one's, so that the day lasts; of those from a week on the first one's.
  next_slot_at timestamp,
  -- The first; of those who are free this weekend, or later.
  weekend_slot_at timestamp,
  lowest_price integer,
  page_changed_at timestamptz not null,
  kept_at timestamptz not null,
  -- One of them.
  veterinarian_id uuid primary key,
  -- The middle of them, and the area that holds them; null where none of them has been located.
  longitude double precision,
  latitude double precision,
  west double precision,
  south double precision,
  east double precision,
  north double precision
);
alter table private.vet_kinds enable row level security;
create index vet_kinds_by_city on private.vet_kinds (city_code);

-- Writes it anew, once a minute, where there are more than so many.
create function private.keep_counts(more_than integer default 2000) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moment constant timestamp := private.warsaw_now();
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('kept counts', 1))
    or exists (select from private.vet_kinds where kept_at > now() - interval '50 seconds')
  then
    return;
  end if;
  delete from private.vet_kinds;
  -- As the planner knows, so that few are not read for it.
  if (select reltuples from pg_catalog.pg_class where oid = 'public.vet_stats'::pg_catalog.regclass) <= more_than then
    return;
  end if;
  insert into private.vet_kinds
  select count(*), city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    case when rating_average < 3 then 0 end as rating,
    case when min(next_slot_at) < moment::date + 7 then max(next_slot_at) else min(next_slot_at) end, min(weekend_slot_at),
    min(lowest_price), max(page_changed_at), now(), any_value(veterinarian_id),
    avg(longitude), avg(latitude), min(longitude), min(latitude), max(longitude), max(latitude)
  from private.listed_vets
  group by city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room, rating,
    least(next_slot_at::date, moment::date + 7), weekend_slot_at < date_trunc('week', moment) + interval '7 days',
    floor(longitude / private.cell_width(6)), floor(latitude / private.cell_height(6))
  order by city_code;
end;
$$;

-- Whether counts are kept and tell all that a filter asks of `stats`, beside a rating of 3. Where nobody has written them for five
-- minutes, all are counted one by one again.
create function private.kept_tell(filter text) returns boolean
language sql stable set search_path = ''
as $$
  select replace(filter, $sql$coalesce(stats.rating_average >= '3'::numeric, true)$sql$, '')
      !~ 'stats\.(?!(city_code|specialty_code|pet_types|languages|home_visits|cat_only_waiting_room|next_slot_at|weekend_slot_at)\M)'
    and exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes')
$$;

-- How many a filter about `stats` finds: by kinds, with those whom only a word in their text finds.
create function private.count_vets(filter text) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  told constant record := private.without_words(filter);
  found_vets bigint;
  by_words bigint := 0;
begin
  if not private.kept_tell(told.by_meaning) then
    execute 'select count(*) from private.listed_vets stats where ' || filter into found_vets;
    return found_vets;
  end if;
  execute 'select coalesce(sum(vets), 0) from private.vet_kinds stats where ' || told.by_meaning into found_vets;
  if told.words is not null then
    execute format(
      'select count(*) from private.listed_vets stats where (%s) and (%s) and (%s) is not true', told.words, filter, told.by_meaning
    ) into by_words;
  end if;
  return found_vets + by_words;
end;
$$;

-- A check is of the name and clinic that the profile has at that moment.
create function private.note_checked_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select case when new.verified_at is not null then full_name end, case when new.verified_at is not null then clinic_name end
  into new.checked_name, new.checked_clinic
  from public.profiles where id = new.veterinarian_id;
  return new;
end;
$$;

create trigger note_checked_name before insert on public.licences
for each row execute function private.note_checked_name();
create trigger note_checked_name_again before update on public.licences
for each row when (new.verified_at is distinct from old.verified_at) execute function private.note_checked_name();

-- The checked name and clinic of a profile that has others by now; null without a check, and where they are the same.
create function private.former_of(profile public.profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('full_name', licence.checked_name, 'clinic_name', licence.checked_clinic)
  from public.licences licence
  where licence.veterinarian_id = profile.id and licence.verified_at is not null
    and (private.fold(coalesce(profile.full_name, '')), private.fold(coalesce(profile.clinic_name, '')))
      <> (private.fold(coalesce(licence.checked_name, '')), private.fold(coalesce(licence.checked_clinic, '')))
$$;

create function private.sync_licence() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  profile public.profiles;
  other jsonb;
  checked timestamptz;
begin
  select * into profile from public.profiles where id = coalesce(new.veterinarian_id, old.veterinarian_id);
  other := private.former_of(profile);
  checked := case when other is null then new.verified_at end;
  update public.vet_stats
  set licence_checked_at = checked,
      licence_until = new.valid_until,
      listed_until = coalesce(greatest(new.valid_until, new.listed_until), '-infinity'),
      former = other,
      page_changed_at = now()
  where veterinarian_id = profile.id
    and (licence_checked_at, licence_until, listed_until, former) is distinct from
      (checked, new.valid_until, coalesce(greatest(new.valid_until, new.listed_until), '-infinity'), other);
  if found then
    perform private.index_veterinarian(profile, (select specialty_code from public.vet_stats where veterinarian_id = profile.id));
  end if;
  return null;
end;
$$;

create trigger sync_licence after insert or update or delete on public.licences
for each row execute function private.sync_licence();

-- The day in Warsaw on which a licence was checked, while the check holds; else null.
create function private.licence_checked_on(stats public.vet_stats) returns date
language sql stable set search_path = ''
as $$
  select case when stats.licence_until > now() then (stats.licence_checked_at at time zone 'Europe/Warsaw')::date end
$$;

-- A check is of a name and a clinic: a vet who takes others is put before the moderators again. Until somebody confirms them, lists
-- keep the checked ones, without the badge. One whose licence waits keeps the place in line, but nobody confirms it by the former name.
create function private.look_at_licence_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.licences own
  set sending = gen_random_uuid(), sent_at = case private.licence_state(own) when 'waiting' then sent_at else now() end
  where veterinarian_id = new.id and (valid_until > now() or private.licence_state(own) = 'waiting');
  return null;
end;
$$;

create trigger look_at_licence_again after update of full_name, clinic_name on public.profiles
for each row when (
  new.deleted_at is null
  and (private.fold(new.full_name), private.fold(new.clinic_name))
    is distinct from (private.fold(old.full_name), private.fold(old.clinic_name))
)
execute function private.look_at_licence_again();
