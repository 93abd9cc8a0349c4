-- A pet's passport: what its owner shows of it to the holder of a link, for as long as they want, and the way in which a
-- finder reaches the owner of a lost pet without learning who that is.
--
--   the owner         makes links and ends them, reads when they were opened, reports the pet as lost, reads what
--                     finders wrote
--   a link's holder   reads what was ticked (`read_passport`), and writes while the pet is lost (`report_found_pet`)
--   anybody else      gets the same answer as for a link that there never was

create table public.passport_links (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  -- The secret itself is shown once, to the owner who makes the link.
  secret_hash bytea not null unique,
  shows text[] not null
    check (shows <@ array['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By anybody but the owner.
  opened_at timestamptz,
  opened_count integer not null default 0,
  constraint passport_links_ends check (expires_at between created_at and created_at + interval '30 days')
);

-- Pets whose owner has reported them as lost. While one is, the links that opened its passport then last.
create table public.lost_pets (
  pet_id uuid primary key references public.pets (id) on delete cascade,
  since timestamptz not null default now(),
  -- When and where somebody saw it last, in the owner's words; everybody with a link reads them.
  last_seen_at timestamptz,
  last_seen_place text check (btrim(last_seen_place) <> '' and length(last_seen_place) <= 200),
  constraint lost_pets_seen_before check (last_seen_at between since - interval '1 year' and since + interval '5 minutes')
);

-- What finders wrote.
create table public.found_reports (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references public.pets (id) on delete cascade,
  link_id uuid references public.passport_links (id) on delete set null,
  message text not null check (btrim(message) <> '' and length(message) <= 1000),
  -- How the finder can be reached, in their words.
  contact text check (length(contact) <= 200),
  created_at timestamptz not null default now()
);

create index passport_links_pet_idx on public.passport_links (pet_id, created_at desc);
create index found_reports_pet_idx on public.found_reports (pet_id, created_at desc);
create index found_reports_link_idx on public.found_reports (link_id, created_at);
-- For `prune`.
create index passport_links_ended_idx on public.passport_links (least(revoked_at, expires_at));
create index found_reports_created_idx on public.found_reports (created_at);

grant select on public.passport_links to authenticated;
grant select, insert (pet_id, last_seen_at, last_seen_place), delete on public.lost_pets to authenticated;
grant select, delete on public.found_reports to authenticated;

create policy "owners read the links of their pets" on public.passport_links
for select to authenticated using (private.owns_pet(pet_id));

create policy "owners read which pets are lost" on public.lost_pets
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners report a pet as lost" on public.lost_pets
for insert to authenticated with check (private.owns_pet(pet_id) and not private.is_remembered(pet_id));
create policy "owners have found their pet" on public.lost_pets
for delete to authenticated using (private.owns_pet(pet_id));

create policy "owners read what finders wrote" on public.found_reports
for select to authenticated using (private.owns_pet(pet_id));
create policy "owners remove what finders wrote" on public.found_reports
for delete to authenticated using (private.owns_pet(pet_id));

-- ## What it shows

-- What a passport says of a pet: its name and kind, and what of the rest is to be shown. One that is kept in memory is not lost.
create function private.passport_of(pet uuid, shows text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', coalesce(lost.last_seen_at, lost.since))
    || case when kept.remembered_since is null then '{}'::jsonb else '{"is_remembered": true}' end
    || case when lost.last_seen_place is null then '{}' else jsonb_build_object('last_seen_place', lost.last_seen_place) end
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name collate "pl-x-icu", taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and private.stands_for(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id and kept.remembered_since is null
  where kept.id = pet
$$;

create function private.assert_owns_pet(pet uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.me() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is null or not private.owns_pet(pet) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
end;
$$;

-- What a passport can show, each of it named once at most.
create function private.assert_shown_by_passport(shows text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if shows is null or cardinality(shows) > 7 or array_position(shows, null) is not null or not shows <@ array[
    'photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian'
  ] then
    raise sqlstate 'PT400' using message = 'A passport does not show this.';
  end if;
end;
$$;

-- What a passport with these ticks would show, for the pet's owner.
-- @raises PT401, PT403 for anybody else, PT400 for something that a passport does not show.
create function public.preview_passport(pet uuid, shows text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_owns_pet(pet);
  perform private.assert_shown_by_passport(shows);
  return private.passport_of(pet, shows);
end;
$$;

-- ## Links

create function private.hash_of_secret(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(secret, 'UTF8')) $$;

-- Makes a link that lasts 1 to 720 hours and answers its secret, this once.
-- @raises PT401, PT403 for anybody but the owner, PT400 for other hours or something that a passport does not show, PT403
-- while there are as many links as a passport takes, PT429 for too many in a day.
create function public.create_passport_link(pet uuid, shows text[], hours integer) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_owns_pet(pet);
  if hours is null or hours not between 1 and 720 then
    raise sqlstate 'PT400' using message = 'A link lasts from one hour to 30 days.';
  end if;
  perform private.assert_shown_by_passport(shows);
  perform private.lock_person(auth.uid());
  perform private.assert_within('links of a passport', (
    select count(*) + 1 from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ), 'PT403', 'A passport has up to %s links at a time. Please end one before you make another.');
  perform private.assert_within('links a day', (
    select count(*) + 1 from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ), 'PT429', 'You have made many links today. Please try again tomorrow.');
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days' and private.link_is_over(link);
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$$;

-- Ends a link of the caller's at once. One that has ended stays as it is.
create function public.revoke_passport_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.passport_links;
begin
  select * into held from public.passport_links where id = link;
  perform private.assert_owns_pet(held.pet_id);
  update public.passport_links set revoked_at = now() where id = link and revoked_at is null;
end;
$$;

grant execute on function public.preview_passport, public.create_passport_link, public.revoke_passport_link
to authenticated, service_role;

-- ## For the holder of a link

-- Whether a link has reached its end. One that still opened when its pet was reported as lost has none until the pet is found:
-- its code hangs on trees.
create function private.link_is_over(link public.passport_links, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select link.revoked_at is not null or link.expires_at <= at and not exists (
    select from public.lost_pets lost where lost.pet_id = link.pet_id and link.expires_at > lost.since
  )
$$;

-- The link that a secret opens, as long as it lasts; no row for any other.
create function private.open_link(secret text) returns public.passport_links
language sql stable security definer set search_path = ''
as $$
  select link.*
  from public.passport_links link join public.pets pet on pet.id = link.pet_id
  where link.secret_hash = private.hash_of_secret(secret) and not private.link_is_over(link)
    and pet.remembered_since is null
$$;

-- What a link shows: the passport, and until when (null: until the pet is found). Null for one that is wrong, has ended or was taken back: nobody learns
-- which. Notes that it was opened, unless by the owner.
create function public.read_passport(secret text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.passport_links := private.open_link(secret);
begin
  if link.id is null then
    return null;
  end if;
  if not private.owns_pet(link.pet_id) then
    update public.passport_links set opened_at = now(), opened_count = opened_count + 1 where id = link.id;
  end if;
  return private.passport_of(link.pet_id, link.shows) || jsonb_build_object(
    'expires_at', case when not exists (select from public.lost_pets where pet_id = link.pet_id) then link.expires_at end
  );
end;
$$;

-- Tells the owner of a lost pet that somebody has found it: in the site and by mail, whatever else they do not want to hear
-- of. `contact` is how the finder can be reached.
-- @raises PT404 for a link that does not work, PT400 without a message, PT403 for a pet that is not lost, PT429 too often.
create function public.report_found_pet(secret text, message text, contact text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.passport_links := private.open_link(secret);
  pet public.pets;
  report uuid;
  facts jsonb;
  written constant text := btrim(coalesce(message, ''), E' \t\r\n');
  reach constant text := nullif(btrim(coalesce(contact, ''), E' \t\r\n'), '');
begin
  if link.id is null then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if written = '' or length(written) > 1000 or length(reach) > 200 then
    raise sqlstate 'PT400' using message = 'Please write a message of at most 1,000 characters.';
  end if;
  select * into pet from public.pets where id = link.pet_id;
  perform private.lock_person(pet.owner_id);
  if not exists (select from public.lost_pets where pet_id = pet.id) then
    raise sqlstate 'PT403' using message = 'This pet is not reported as lost.';
  end if;
  perform private.assert_within('found reports of a link an hour', (
    select count(*) + 1 from public.found_reports where link_id = link.id and created_at > now() - interval '1 hour'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  perform private.assert_within('found reports of a pet a day', (
    select count(*) + 1 from public.found_reports where pet_id = pet.id and created_at > now() - interval '1 day'
  ), 'PT429', 'The owner has just been told. Please try again later.');
  insert into public.found_reports (pet_id, link_id, message, contact)
  values (pet.id, link.id, written, reach) returning id into report;
  facts := jsonb_build_object(
    'pet_id', pet.id, 'pet', pet.name, 'excerpt', left(regexp_replace(written, '[[:space:]]+', ' ', 'g'), 160), 'phone', reach
  );
  insert into public.notifications (user_id, kind, about) values (pet.owner_id, 'found', facts);
  insert into private.mails (user_id, kind, about, cause, due_at)
  values (pet.owner_id, 'found', facts, 'found ' || report, now());
end;
$$;

grant execute on function public.read_passport, public.report_found_pet to anon, authenticated, service_role;
