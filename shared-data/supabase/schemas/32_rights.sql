-- The last file, for all functions at once: PostgreSQL lets everybody call a new function. Callers are granted by name, beside
-- each function.
revoke execute on all functions in schema public, private from public;
