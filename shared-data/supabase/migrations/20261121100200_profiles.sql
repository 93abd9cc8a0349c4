-- A profile per auth user: pet owners ('client') and veterinarians.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (length(full_name) <= 200),
  -- An owner's contact address. Always null for a veterinarian, whose row everybody may read.
  email text check (length(email) <= 320),
  city text check (length(city) <= 100),
  profile_image_url text check (length(profile_image_url) <= 2000 and profile_image_url ~* '^(https?:/)?/'),
  user_type text not null default 'client' check (user_type in ('client', 'veterinarian')),
  specialty text check (length(specialty) <= 100),
  description text check (length(description) <= 5000),
  education text check (length(education) <= 2000),
  years_of_experience integer check (years_of_experience between 0 and 80),
  phone text check (length(phone) <= 40),
  clinic_name text check (length(clinic_name) <= 200),
  address text check (length(address) <= 300),
  -- The site links to it: a scheme that runs script must never be stored.
  website text check (length(website) <= 500 and website !~* '^[[:space:]]*(javascript|data|vbscript):'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Ties /specialist/1, /2 and /3 to a veterinarian. Set by the operator only.
  specialist_no smallint unique,
  -- Which animals a veterinarian treats, in any spelling of the vocabulary.
  pet_types text[] check (cardinality(pet_types) <= 20),
  services text[] check (cardinality(services) <= 40)
);

create index profiles_user_type_idx on public.profiles (user_type, id);

alter table public.profiles enable row level security;

-- Policies on profiles ask about appointments, and policies there about profiles: a helper past row-level security keeps
-- the two from calling each other for ever.
create function private.is_veterinarian(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where id = person and user_type = 'veterinarian') $$;

revoke execute on function private.is_veterinarian(uuid) from public;
grant execute on function private.is_veterinarian(uuid) to anon, authenticated, service_role;

create policy "people change their own profile" on public.profiles
for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));
-- The policy for reading stands in the appointments migration: a veterinarian reads the clients who booked them.
-- No policy for insert (the sign-up trigger does it) and none for delete (it follows the auth user).

create function private.create_profile() returns trigger
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
    case when chosen_type = 'client' then left(new.email, 320) end,
    chosen_type
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

create trigger create_profile_after_sign_up
after insert on auth.users
for each row execute function private.create_profile();

-- An owner who changes the address they sign in with is still reached, unless they had set another one on purpose.
create function private.follow_sign_in_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id and email = old.email;
  return new;
end;
$$;

create trigger follow_sign_in_address
after update of email on auth.users
for each row when (new.email is distinct from old.email)
execute function private.follow_sign_in_address();

create function private.guard_profile() returns trigger
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
  end if;
  return new;
end;
$$;

create trigger guard_profile before update on public.profiles
for each row execute function private.guard_profile();

-- The embedded backend grants every column at each start, so an address that must not be read cannot be in the row.
create function private.keep_vet_address_out() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.user_type = 'veterinarian' then
    new.email := null;
  end if;
  return new;
end;
$$;

create trigger keep_vet_address_out before insert or update on public.profiles
for each row execute function private.keep_vet_address_out();

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

revoke execute on function
  private.create_profile(), private.follow_sign_in_address(), private.guard_profile(), private.keep_vet_address_out()
from public;
