-- How people come to care for a pet, and go: invitations by link, what each may do, handing a pet over.
--
--   the owner        invites, changes what others may do, removes them, hands the pet over to a carer
--   a carer, sitter  leaves
--   a link's holder  sees who invites and to what, before signing in too, and accepts once
--   a veterinarian   is invited to nothing: the record is open to them by a visit

create table public.household_invitations (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  -- The secret itself is shown once, to the owner who invites.
  secret_hash bytea not null unique,
  pet_ids uuid[] not null,
  role text not null check (role in ('carer', 'sitter')),
  until date check (until between '2000-01-01' and '2199-12-31'),
  may_book boolean not null default false,
  may_message boolean not null default false,
  may_read_record boolean not null default false,
  may_record_medicines boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  starts_on date check (starts_on between '2000-01-01' and '2199-12-31'),
  constraint household_invitations_sitters_have_a_last_day check ((role = 'sitter') = (until is not null)),
  constraint household_invitations_days_in_order check (starts_on is null or starts_on <= until)
);
create index household_invitations_owner_idx on public.household_invitations (owner_id, created_at desc);
-- For `prune`.
create index household_invitations_expires_idx on public.household_invitations (expires_at);

create policy "owners read their invitations" on public.household_invitations
for select to authenticated using (owner_id = (select auth.uid()));
create policy "owners withdraw their invitations" on public.household_invitations
for delete to authenticated using (owner_id = (select auth.uid()) and accepted_at is null);
grant select, delete on public.household_invitations to authenticated;

-- What others in a household call somebody.
create function private.first_name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(split_part(btrim(full_name), ' ', 1), '') from public.profiles where id = person), 'Somebody'
  )
$$;

-- ## What somebody may do

-- A role and, for a sitter, a last day from today on, and a first day not after it.
create function private.assert_role(role text, until date, starts_on date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if role is null or role not in ('carer', 'sitter') then
    raise sqlstate 'PT400' using message = 'Somebody is a carer or a sitter.';
  end if;
  if (role = 'sitter') <> (until is not null) then
    raise sqlstate 'PT400' using message = 'A sitter has a last day, a carer has none.';
  end if;
  if until not between private.warsaw_today() and private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Please choose a last day from today to a year ahead.';
  end if;
  if (starts_on between '2000-01-01' and until) is false or (role = 'carer' and starts_on is not null) then
    raise sqlstate 'PT400' using message = 'A sitter’s first day is not after the last one, and a carer has none.';
  end if;
end;
$$;

-- The caller's pets, locked; nobody else's.
-- @raises PT401 for a visitor, PT403 where one of them is not the caller's.
create function private.lock_own_pets(pets uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  perform private.lock_person(me);
  perform from public.pets where id = any (lock_own_pets.pets) and owner_id = me order by id for no key update;
  if coalesce(cardinality(lock_own_pets.pets), 0) = 0 or exists (
    select from unnest(lock_own_pets.pets) as wanted (id)
    where not exists (select from public.pets own where own.id = wanted.id and own.owner_id = me)
  ) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
end;
$$;

-- Changes what somebody who cares for the caller's pet is and may do. A sitter without a first day keeps theirs.
-- @raises PT401, PT403 for anybody but the owner, PT404 for somebody who does not care for it, PT400 for another role or day.
create function public.change_carer(
  pet uuid, person uuid, role text, may_book boolean, may_message boolean, may_read_record boolean,
  may_record_medicines boolean, until date default null, starts_on date default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  perform private.assert_role(role, until, starts_on);
  update public.pet_carers held
  set role = change_carer.role, until = change_carer.until,
      starts_on = case
        when change_carer.role = 'carer' then null
        when change_carer.starts_on is not null then change_carer.starts_on
        when held.starts_on is not null then least(held.starts_on, change_carer.until)
      end,
      may_book = coalesce(change_carer.may_book, false), may_message = coalesce(change_carer.may_message, false),
      may_read_record = coalesce(change_carer.may_read_record, false),
      may_record_medicines = coalesce(change_carer.may_record_medicines, false)
  where held.pet_id = pet and held.person_id = person;
  if not found then
    raise sqlstate 'PT404' using message = 'This person does not care for this pet.';
  end if;
end;
$$;

-- Visits to come that a former carer has booked become the pet's owner's, as they are.
create function private.hand_over_visits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := (select owner_id from public.pets where id = old.pet_id);
  visit uuid;
begin
  for visit in
    update public.appointments set client_id = owner
    where pet_id = old.pet_id and client_id = old.person_id and owner <> old.person_id and status = 'upcoming'
      and not private.has_begun(appointment_date, appointment_time)
    returning id
  loop
    update public.earlier_requests set ended_at = now() where appointment_id = visit and ended_at is null;
  end loop;
  return null;
end;
$$;

create trigger hand_over_visits after delete on public.pet_carers
for each row execute function private.hand_over_visits();

-- Ends somebody's part in the household of the caller's pet at once.
create function public.remove_carer(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  delete from public.pet_carers where pet_id = pet and person_id = person;
end;
$$;

-- The facts in a household's news: a person and pets, by name.
create function private.facts_of_household(pets uuid[], person text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'person', facts_of_household.person, 'pet', string_agg(name, ', ' order by name collate "pl-x-icu", id), 'pet_id', min(id::text)
  ) from public.pets where id = any (facts_of_household.pets)
$$;

-- Ends the caller's own part, and tells the owner.
-- @raises PT401 for a visitor.
create function public.leave_household(pet uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  part public.pet_carers;
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  delete from public.pet_carers where pet_id = pet and person_id = auth.uid() returning * into part;
  if part.pet_id is not null then
    perform private.notify(
      (select owner_id from public.pets where id = pet), 'carer_left',
      private.facts_of_household(array[pet], (select full_name from public.profiles where id = auth.uid())),
      concat_ws(' ', 'carer left', pet, part.person_id, part.created_at)
    );
  end if;
end;
$$;

-- Makes somebody the owner of a pet, tells them, and makes who owned it a carer with every right. Record, documents, links and visits stay with
-- the pet; a visit to come stays in the name of whoever booked it.
create function private.make_owner(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  former uuid;
begin
  select owner_id into former from public.pets where id = pet;
  -- Without its key, which may be one of the new owner's. Before their part ends, or the visits that they booked would go to the
  -- former owner.
  update public.pets set owner_id = person, idempotency_key = null where id = pet;
  delete from public.pet_carers where pet_id = pet and person_id = person;
  insert into public.pet_carers (
    pet_id, person_id, role, may_book, may_message, may_read_record, may_record_medicines
  ) values (pet, former, 'carer', true, true, true, true);
  perform private.notify(
    person, 'pet_handed_over',
    private.facts_of_household(array[pet], private.first_name_of(former)) || '{"outcome": "received"}',
    concat_ws(' ', 'pet received', pet, person, now())
  );
end;
$$;

-- Hands the caller's pet over to one of its carers.
-- @raises PT401, PT403 for anybody but the owner, or where the carer has no room for it, PT404 for no carer of this pet.
create function public.hand_over_pet(pet uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_own_pets(array[pet]);
  -- Locked: who leaves in this moment becomes no owner.
  perform from public.pet_carers where pet_id = pet and person_id = person and role = 'carer' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'A pet is handed over to one of its carers.';
  end if;
  perform private.make_owner(pet, person);
  if (select count(*) from public.pets where owner_id = person) > private.quota('pets')
    or private.bytes_of_pets(person) > private.quota('bytes of pets') then
    raise sqlstate 'PT403' using message = 'This carer has no room for another pet.';
  end if;
  perform private.notify(
    auth.uid(), 'pet_handed_over',
    private.facts_of_household(array[pet], (select full_name from public.profiles where id = person))
      || '{"outcome": "given"}',
    concat_ws(' ', 'pet given', pet, person, now())
  );
end;
$$;

-- Who would be the owner of a pet if its owner left the site: the carer who has been one longest. Null where there is none.
create function private.heir_of(pet uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select person_id from public.pet_carers where pet_id = pet and role = 'carer' order by created_at, person_id limit 1
$$;

-- The people of the caller's pet, or of all their pets, who has cared for one longest first:
-- [{ pet_id, person_id, name, role, starts_on, until, may_…, created_at }]. Sitters before and after their days are among them.
-- @raises PT401, PT403 for anybody but the owner.
create function public.household(pet uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is not null and not exists (select from public.pets where id = pet and owner_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
  return (
    select coalesce(
      jsonb_agg(to_jsonb(held) || jsonb_build_object('name', known.full_name) order by held.created_at, known.id),
      '[]'
    )
    from public.pets own
    join public.pet_carers held on held.pet_id = own.id
    join public.profiles known on known.id = held.person_id
    where own.owner_id = auth.uid() and (pet is null or own.id = pet)
  );
end;
$$;

-- ## Invitations

-- Invites somebody to care for some of the caller's pets, and answers the secret of the link, this once. It lasts 7 days.
-- @raises PT401, PT403 for somebody else's pet or while there are as many invitations as one person has, PT400 for another
-- role or day, PT429 for too many in a day.
create function public.invite_to_household(
  pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean,
  until date default null, starts_on date default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  perform private.assert_within(
    'pets of an invitation', cardinality(pets), 'PT400', 'An invitation is for up to %s pets.'
  );
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until, starts_on);
  perform private.assert_within('open invitations', (
    select count(*) + 1 from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ), 'PT403', 'You can have up to %s open invitations. Please withdraw one before you make another.');
  perform private.assert_within('invitations a day', (
    select count(*) + 1 from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ), 'PT429', 'You have invited many people today. Please try again tomorrow.');
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, starts_on, until, coalesce(may_book, false),
    coalesce(may_message, false), coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$$;

-- The invitation that a secret opens, as long as it can be accepted; no row for any other.
create function private.open_invitation(secret text) returns public.household_invitations
language sql stable security definer set search_path = ''
as $$
  select * from public.household_invitations
  where secret_hash = private.hash_of_secret(secret) and accepted_at is null and expires_at > now()
    and (until is null or until >= private.warsaw_today())
$$;

-- The pets of an invitation that are still there and still belong to whoever invited.
create function private.pets_of_invitation(invitation public.household_invitations) returns setof public.pets
language sql stable security definer set search_path = ''
as $$
  select own.* from public.pets own
  where own.id = any (invitation.pet_ids) and own.owner_id = invitation.owner_id
    and own.archived_at is null and own.remembered_since is null
$$;

-- What an invitation says before it is accepted: { owner, pets: [{ name, type }], role, starts_on, until, may_…, own: whether
-- the caller invited }. Null for a link that is wrong, was used, was withdrawn or has ended: nobody learns which.
create function public.household_invitation(secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation constant public.household_invitations := private.open_invitation(secret);
  pets constant jsonb := (
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name collate "pl-x-icu", meant.id)
    from private.pets_of_invitation(invitation) as meant
  );
begin
  if pets is null then
    return null;
  end if;
  return jsonb_build_object(
    'owner', private.first_name_of(invitation.owner_id), 'pets', pets, 'role', invitation.role,
    'starts_on', invitation.starts_on, 'until', invitation.until,
    'may_book', invitation.may_book, 'may_message', invitation.may_message,
    'may_read_record', invitation.may_read_record, 'may_record_medicines', invitation.may_record_medicines,
    'own', auth.uid() is not distinct from invitation.owner_id
  );
end;
$$;

-- Accepts an invitation, once, tells the owner, and answers one of its pets, also when asked again. Whoever cares for one
-- already is from now on what it says.
-- @raises PT401 for a visitor, PT404 for a link that does not work, PT403 for whoever invited, a veterinarian, or a pet that
-- many people care for.
create function public.accept_household_invitation(secret text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  perform private.assert_within('people of a pet', count(*), 'PT403', 'Up to %s people care for a pet.')
  from public.pet_carers held where held.pet_id = any (invitation.pet_ids) group by held.pet_id;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name collate "pl-x-icu", cared.id limit 1;
  return accepted;
end;
$$;

grant execute on function
  public.change_carer, public.remove_carer, public.leave_household, public.hand_over_pet, public.household,
  public.invite_to_household, public.accept_household_invitation
to authenticated, service_role;
grant execute on function public.household_invitation to anon, authenticated, service_role;
