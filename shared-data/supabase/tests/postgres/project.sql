-- The same for one database of its own.

alter schema public owner to postgres;
revoke all on schema public from public;
alter default privileges for role postgres revoke execute on functions from public;

-- The platform's own schemas are open to everybody, except for their tables.
create schema auth authorization postgres;
create schema storage authorization postgres;
create schema extensions authorization postgres;
grant usage on schema extensions to public;
alter default privileges for role postgres in schema auth, storage, extensions grant execute on functions to public;
