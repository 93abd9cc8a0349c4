-- The ground that every other file stands on: extensions, schemas, rights by default, the clock, the person who asks.
--
-- House rules:
--   * `public` is the API, `private` is not exposed by it: helpers of policies and triggers live there.
--   * Every table in `public` has row-level security and one policy per command. A command without a policy is refused.
--   * A command on a table is granted to the roles that a policy lets do it, and to nobody else: a table is shut twice.
--     Grants stand beside their table or function; `tests/grants.test.ts` lists them.
--   * Visitors and users write the columns that are granted by name, and no others: a new column is nobody's until somebody
--     decides. `tests/column-grants.test.ts` lists every column.
--   * What may be written into a column, and when, is for a guard: a trigger, so that a refusal is a sentence. It is raised as
--     PT4xx, which PostgREST answers with that HTTP status and the message for the visitor.
--   * Files load in the order of their names, and each says things in the order in which one would ask.

create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create schema if not exists private;
grant usage on schema public, private to anon, authenticated, service_role;

-- A hosted project may give its API everything that comes into being. Here a role has what is granted by name.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- No request keeps a connection for longer than this. A hosted project's API reads a role's settings and sets them for
-- each request.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- ## The clock

-- Dates and times of visits are what the clock on the clinic's wall shows. Every clinic is in Poland.
create function private.warsaw_now() returns timestamp
language sql stable set search_path = ''
as $$ select now() at time zone 'Europe/Warsaw' $$;

create function private.warsaw_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Europe/Warsaw')::date $$;

-- ## The person who asks

-- True for a request from outside (a visitor or a signed-in user); false for the service key, for migrations and inside
-- security-definer functions. Only meaningful in functions that run as the invoker.
create function private.is_client_request() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

-- The signed-in person; null for a visitor. As a definer, because the embedded backend keeps the schema `auth` from the
-- API's roles (policies resolve auth.uid() when they are made, functions that run as the invoker when they are called).
create function private.me() returns uuid
language sql stable security definer set search_path = ''
as $$ select auth.uid() $$;

-- ## Text and lists

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

-- A plain list of short words, without gaps.
create function private.is_word_list(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(words), 1) = 1
    and array_position(words, null) is null
    and not exists (select from unnest(words) as word where length(word) > 200)
$$;

-- Whether a list of a report or message is one: an array of up to 20 objects.
create function private.is_entry_list(entries jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 20
    and not jsonb_path_exists(entries, 'strict $[*] ? (@.type() != "object")'),
    false
  )
$$;

-- Called by policies, constraints and guards, with the rights of the person who reads or writes.
grant execute on function
  private.warsaw_now(), private.warsaw_today(), private.is_client_request(), private.me(), private.fold(text),
  private.is_word_list(text[])
to anon, authenticated, service_role;

-- ## Rows

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
