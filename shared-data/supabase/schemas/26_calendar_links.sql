-- A person's visits as a calendar that other programs subscribe to, by a link with a secret: a veterinarian's are those of the
-- practice, an owner's those that the owner booked, for any animal. The link alone opens it, without signing in; a new link
-- ends the former one.

create table private.calendar_links (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  -- SHA-256 of the secret, which is shown once and not kept.
  secret_hash bytea not null unique,
  -- Whether it is said who meets whom, and where; else each visit is 'Visit'.
  with_names boolean not null,
  created_at timestamptz not null default now()
);

alter table private.calendar_links enable row level security;

create function private.calendar_secret_hash(secret text) returns bytea
language sql immutable set search_path = ''
as $$ select pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8')) $$;

-- Makes the signed-in person's link anew and answers its secret, 64 hexadecimal digits; the former link ends.
-- @raises PT403 for anybody without a profile or with a deleted account.
create function public.make_calendar_link(with_names boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Of random bits 122 each.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- A deletion of the account, which ends the link, comes before or after.
  perform private.lock_person(auth.uid());
  if not exists (select from public.profiles where id = auth.uid() and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a person with a profile has a calendar to subscribe to.';
  end if;
  insert into private.calendar_links (person_id, secret_hash, with_names)
  values (auth.uid(), private.calendar_secret_hash(secret), coalesce(make_calendar_link.with_names, false))
  on conflict (person_id) do update
  set secret_hash = excluded.secret_hash, with_names = excluded.with_names, created_at = now();
  return secret;
end;
$$;

-- The signed-in person's link, without its secret: { with_names, created_at }; null for none.
create function public.calendar_link() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('with_names', link.with_names, 'created_at', link.created_at)
  from private.calendar_links link where link.person_id = auth.uid()
$$;

-- Ends the signed-in person's link. Answers whether there was one.
create function public.revoke_calendar_link() returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_links where person_id = auth.uid();
  return found;
end;
$$;

grant execute on function public.make_calendar_link, public.calendar_link, public.revoke_calendar_link
to authenticated, service_role;

-- The visits behind a calendar link, for anybody with its secret: [{ id, date, time, minutes, visit_type, created_at, updated_at,
-- pet, owner, veterinarian }] from 30 days ago on, at most 2,000. `owner` is who comes to a veterinarian. `veterinarian` is
-- { name, clinic, address, city, preparation }, to whom an owner goes, where, and how to prepare, unless the pet has died. In a link without names, all three are
-- null. Texts that the veterinarian wrote in several languages come in the account's language. A wrong secret gives null.
create function public.calendar_feed(secret text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes,
        private.text_in(visit.visit_type, visit.visit_type_in, reader.language) as visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names and visit.veterinarian_id = link.person_id
          then coalesce(visit.client_name, owner.full_name) end as owner,
        case when link.with_names and visit.client_id = link.person_id then jsonb_build_object(
          'name', vet.full_name, 'clinic', vet.clinic_name, 'address', vet.address, 'city', vet.city,
          'preparation', case when visit.status = 'upcoming' and not private.is_remembered(visit.pet_id)
            then private.text_in(kind.preparation, kind.preparation_in, reader.language) end
        ) end as veterinarian
      from public.appointments visit
      join public.profiles vet on vet.id = visit.veterinarian_id
      left join public.profiles owner on owner.id = visit.client_id
      left join public.visit_types kind on kind.id = visit.visit_type_id
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  left join lateral (
    select private.language_of(raw_user_meta_data) as language from auth.users where id = link.person_id
  ) as reader on true
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$$;
grant execute on function public.calendar_feed to anon, authenticated, service_role;
