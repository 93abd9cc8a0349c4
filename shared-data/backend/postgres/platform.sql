-- On a server of our own, once, as its superuser: the database's owner, who is no superuser, as on a hosted project.
create role postgres login createrole bypassrls nosuperuser;
-- As there, the owner may load rows without their triggers.
grant set on parameter session_replication_role to postgres;
