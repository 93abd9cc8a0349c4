-- Who is in lists, searches, counts, maps, emergency numbers and the sitemap, and by which name.

-- Everybody who is in a list, a count or on a map, at this moment. Whatever shows veterinarians whom nobody named reads this.
create view private.listed_vets with (security_invoker = true) as
select * from public.vet_stats where listed and listed_until > now();
grant select on private.listed_vets to anon, authenticated, service_role;

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
