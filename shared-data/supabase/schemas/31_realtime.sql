-- Where the project has Realtime, its publication tells of new messages and notifications, and of what happens to
-- conversations (read, blocked). Realtime tells each of them only to those whom row-level security shows the row. The
-- embedded backend has no such publication, and its pages ask instead.
do $$
declare
  told text;
begin
  -- One for all tables has these already, and takes no single one.
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  foreach told in array array['messages', 'conversations', 'notifications'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = told
    ) then
      execute format('alter publication supabase_realtime add table public.%I', told);
    end if;
  end loop;
end;
$$;
