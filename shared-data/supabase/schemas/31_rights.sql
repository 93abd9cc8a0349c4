-- The last file, for all functions at once: PostgreSQL lets everybody call a new function. Who may call one is granted by name
-- beside it.
revoke execute on all functions in schema public, private from public;
