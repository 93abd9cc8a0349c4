-- What every later migration stands on.
--
-- House rules of this schema:
--   * Migrations expand first and contract later: a release of any slice that is still open in a browser tab must go on
--     working, so a column is added nullable, and dropped only when no published release reads it.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * Guards are triggers, never column privileges: the embedded backend grants all columns anew at every start.
--   * Refusals are raised as PT4xx, which PostgREST answers with that HTTP status and the message for the visitor.
--   * `private` is not exposed by the API. Helpers of policies and triggers live there.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- Dates and times of visits are what the clock on the clinic's wall shows. Every clinic is in Poland.
create function private.warsaw_now() returns timestamp
language sql stable set search_path = ''
as $$ select now() at time zone 'Europe/Warsaw' $$;

create function private.warsaw_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Europe/Warsaw')::date $$;

-- True for a request from outside (a visitor or a signed-in user); false for the service key, for migrations and inside
-- security-definer functions. Only meaningful in functions that run as the invoker.
create function private.is_client_request() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

-- Who is asking; null for a visitor. As a definer, because the embedded backend keeps the schema `auth` from the API's
-- roles (policies resolve auth.uid() when they are made, functions that run as the invoker when they are called).
create function private.me() returns uuid
language sql stable security definer set search_path = ''
as $$ select auth.uid() $$;

-- Text as it is compared: without case, diacritics and doubled spaces, so that 'lodz' meets 'Łódź'. Decomposing Unicode
-- would leave 'ł' as it is; a translation does not, needs no extension, and is immutable, so that it can be indexed.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(btrim(translate(
    value,
    'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÁÀÂÄÃÅČĎÉÈÊËĚÍÌÎÏŇÒÔÖÕŘŠŤÚÙÛÜŮÝŽáàâäãåčďéèêëěíìîïňòôöõřšťúùûüůýž',
    'ACELNOSZZacelnoszzAAAAAACDEEEEEIIIINOOOORSTUUUUUYZaaaaaacdeeeeeiiiinoooorstuuuuuyz'
  )), '[[:space:]]+', ' ', 'g'))
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.warsaw_now(), private.warsaw_today(), private.is_client_request(), private.me(), private.fold(text)
to anon, authenticated, service_role;
