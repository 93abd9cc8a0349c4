-- The platform's part in a database, as its owner: what a hosted project has before its first migration. At each start; what
-- is there stays.

do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
end $$;

-- Each request becomes one of them.
grant anon, authenticated, service_role to current_user;

-- Nobody has a right that nobody gave them, not even to call a function.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;

-- The platform's own schemas are open to everybody, except for their tables.
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists extensions;
grant usage on schema extensions to public;
alter default privileges in schema auth, storage, extensions grant execute on functions to public;

create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
