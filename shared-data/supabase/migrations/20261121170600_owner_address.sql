-- An owner's address in their profile is the confirmed one of their account, or none: mails of the site go there, and
-- veterinarians write to it, so that it must not be somebody else's.

-- Null until the address is confirmed, and for a veterinarian, whose row everybody may read.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What the visitor sent with the sign-up. It may say anything, so only one exact word makes a veterinarian.
  chosen_type text := case
    when new.raw_user_meta_data ->> 'user_type' = 'veterinarian' then 'veterinarian' else 'client'
  end;
begin
  insert into public.profiles (id, full_name, email, user_type)
  values (
    new.id,
    nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 200), ''),
    case when chosen_type = 'client' and new.email_confirmed_at is not null then left(new.email, 320) end,
    chosen_type
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

-- Confirmed later, or another address confirmed: the profile follows, unless its owner has taken the address out.
create or replace function private.follow_sign_in_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = case when new.email_confirmed_at is not null then left(new.email, 320) end
  where id = new.id and (email is not null or old.email_confirmed_at is null);
  return new;
end;
$$;

drop trigger follow_sign_in_address on auth.users;
create trigger follow_sign_in_address
after update of email, email_confirmed_at on auth.users
for each row when (
  (new.email, new.email_confirmed_at is null) is distinct from (old.email, old.email_confirmed_at is null)
)
execute function private.follow_sign_in_address();

-- Whether this is the address that the person signs in with, and confirmed.
create function private.is_confirmed_address(person uuid, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = person and email_confirmed_at is not null and lower(email) = lower(address)
  )
$$;

create or replace function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    if new.user_type is distinct from old.user_type then
      raise sqlstate 'PT403' using message = 'The kind of account is chosen at registration and cannot be changed.';
    end if;
    if (new.id, new.created_at, new.specialist_no) is distinct from (old.id, old.created_at, old.specialist_no) then
      raise sqlstate 'PT403' using message = 'This part of a profile cannot be changed.';
    end if;
    if new.user_type = 'client' and new.email <> coalesce(old.email, '')
      and not private.is_confirmed_address(new.id, new.email) then
      raise sqlstate 'PT403' using message = 'Your profile can only show the address that you sign in with.';
    end if;
  end if;
  return new;
end;
$$;

-- Addresses that were typed in before this rule.
update public.profiles profile
set email = (select left(email, 320) from auth.users where id = profile.id and email_confirmed_at is not null)
where user_type = 'client' and email is not null and not private.is_confirmed_address(id, email);

revoke execute on function private.is_confirmed_address(uuid, text) from public;
-- Called by the guard, which runs as whoever saves.
grant execute on function private.is_confirmed_address(uuid, text) to anon, authenticated, service_role;
