-- No request of a visitor or a signed-in user keeps a connection for longer than this. The API of a hosted project reads
-- a role's settings and sets them for each request; the embedded backend, whose database knows no clock, bounds what a
-- request may ask instead.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
