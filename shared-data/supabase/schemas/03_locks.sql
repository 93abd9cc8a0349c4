-- One order in which changes wait for each other, so that on many connections none waits in a circle:
--
--   1. the veterinarian's calendar (an advisory lock)   2. the person who acts (an advisory lock)   3. their animals
--   4. the visit   5. the request for another time   6. held times   7. the figures of the directory
--   8. conversations   9. notifications and mails
--
-- A change may leave one out, and never goes back, but for held times that end with new hours: whoever has one waits for no
-- figures. The last change computes the figures anew, from everything that was written
-- before it. A function that moves visits begins with `lock_calendar`, or with `lock_visit`, which takes the calendar first.
-- Deleting an account takes `leaving_lock` before everything else.

-- Waits for the veterinarian's calendar and keeps it until the end of the transaction.
create function private.lock_calendar(veterinarian uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0)) $$;

-- The same for a person's own belongings: visits to come, pets, files.
create function private.lock_person(person uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(person::text, 1)) $$;

grant execute on function private.lock_calendar, private.lock_person to anon, authenticated, service_role;

-- For triggers before a statement, because a row would be locked already when its own trigger runs. A veterinarian writes
-- nobody else's hours, time off and visits by phone; nobody saves another's profile.
create function private.lock_own_calendar() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and private.me() is not null then
    perform private.lock_calendar(private.me());
  end if;
  return null;
end;
$$;

-- The same before rows whose reference would lock the animal before the person.
create function private.lock_who_enters() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and private.me() is not null then
    perform private.lock_person(private.me());
  end if;
  return null;
end;
$$;
