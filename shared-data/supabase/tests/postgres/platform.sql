-- What stands in a new hosted project before its first migration, as far as the migrations can notice: the owner of the
-- schema is no superuser, the API's roles exist and have no rights that nobody gave them, not even to call a function.

create role postgres login password 'postgres' createrole bypassrls nosuperuser;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- Requests come in as this one, and become one of the three.
create role authenticator login password 'authenticator' noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
