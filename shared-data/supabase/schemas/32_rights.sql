-- The last file, for all tables and functions at once: the service key reads and writes every table of the API, past row-level
-- security, and PostgreSQL lets everybody call a new function. All other rights are granted by name, beside table and function.
grant select, insert, update, delete on all tables in schema public to service_role;
revoke execute on all functions in schema public, private from public;

-- No table of the API is open: what no policy lets through is refused.
do $$
declare
  shut regclass;
begin
  for shut in select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', shut);
  end loop;
end;
$$;
