-- Messages of the contact form: anybody writes, only the operator reads.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 320),
  subject text check (length(subject) <= 200),
  message text not null check (btrim(message) <> '' and length(message) <= 5000),
  -- A field that people do not see: only a program fills it in.
  website text,
  created_at timestamptz not null default now()
);
create index contact_messages_created_idx on public.contact_messages (created_at);

-- A message is of now, as the guard stamps it: nobody can write one into another day's list.
create policy "anyone writes to us" on public.contact_messages
for insert to anon, authenticated with check (created_at = now());
grant insert (name, email, subject, message, website) on public.contact_messages to anon, authenticated;

-- Security definer: the sender may not read the table that it counts.
create function private.guard_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Answered like a success and not kept, so that the program does not try another way.
  if coalesce(new.website, '') <> '' then
    return null;
  end if;
  new.created_at := now();
  new.email := btrim(new.email);
  if private.is_mail_address(new.email) is not true then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if (
    select count(*) from public.contact_messages
    where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
  ) >= 3 or (
    select count(*) from public.contact_messages where created_at > now() - interval '1 hour'
  ) >= 200 then
    raise sqlstate 'PT429' using message = 'Too many messages in a short time. Please try again later.';
  end if;
  return new;
end;
$$;

create trigger guard_contact_message before insert on public.contact_messages
for each row execute function private.guard_contact_message();
