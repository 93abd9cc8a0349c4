-- Everything that a schema says, one row a thing: kind, name, definition. What belongs to an extension is left out: its
-- version stands for it. Read with an empty search path, so that every name is written with its schema.

with ours as (
  select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
), extended as (
  select classid, objid from pg_depend where deptype = 'e'
), rights as (
  select 'schema' as of_what, oid::regnamespace::text as name, coalesce(nspacl, acldefault('n', nspowner)) as acl
  from pg_namespace where oid in (select oid from ours)
  union all
  select case relkind when 'S' then 'sequence' else 'table' end, oid::regclass::text,
    coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner))
  from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  union all
  select 'column', attrelid::regclass || '.' || quote_ident(attname), attacl
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace in (select oid from ours) and attacl is not null and not attisdropped
  union all
  select 'function', oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner))
  from pg_proc
  where pronamespace in (select oid from ours)
    and not exists (select from extended where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
  union all
  select 'type', oid::regtype::text, typacl
  from pg_type where typnamespace in (select oid from ours) and typacl is not null
)

select 'schema' as kind, nspname::text as name, pg_get_userbyid(nspowner)::text as definition
from pg_namespace where oid in (select oid from ours)

union all
select 'extension', extname, concat_ws(' ', extnamespace::regnamespace, extversion) from pg_extension

union all
select 'type', oid::regtype::text, concat_ws(
  ' ', typtype, pg_get_userbyid(typowner),
  case when typbasetype <> 0 then format_type(typbasetype, typtypmod) end, typnotnull, typdefault,
  (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid)
)
from pg_type
where typnamespace in (select oid from ours) and typtype in ('e', 'd', 'r')
  and not exists (select from extended where classid = 'pg_type'::regclass and objid = pg_type.oid)

union all
select 'table', oid::regclass::text, concat_ws(
  ' ', relkind, pg_get_userbyid(relowner), relpersistence, 'replica identity ' || relreplident::text,
  case when relrowsecurity then 'row-level security' end, case when relforcerowsecurity then 'forced' end,
  reloptions::text, case when relkind in ('v', 'm') then pg_get_viewdef(oid) end
)
from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f', 'c')

union all
select 'sequence', seqrelid::regclass::text, concat_ws(
  ' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
  (
    select refobjid::regclass || ' ' || refobjsubid from pg_depend
    where classid = 'pg_class'::regclass and objid = seqrelid and deptype in ('a', 'i')
  )
)
from pg_sequence

union all
select 'column', attrelid::regclass || '.' || quote_ident(attname), concat_ws(
  ' ', row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
  case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid),
  case when attgenerated <> '' then 'generated ' || attgenerated::text end,
  case when attidentity <> '' then 'identity ' || attidentity::text end,
  case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
  case when attstorage <> typstorage then 'storage ' || attstorage::text end, attoptions::text
)
from pg_attribute
join pg_class on pg_class.oid = attrelid
join pg_type on pg_type.oid = atttypid
left join pg_attrdef on adrelid = attrelid and adnum = attnum
where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'f', 'c')
  and attnum > 0 and not attisdropped

union all
-- PostgreSQL 18 keeps 'not null' here as well; columns say it.
select 'constraint', conrelid::regclass || ' ' || quote_ident(conname), pg_get_constraintdef(oid)
from pg_constraint where connamespace in (select oid from ours) and contype not in ('n', 't')

union all
select 'index', indexrelid::regclass::text, concat_ws(
  ' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end, case when indisclustered then 'clustered' end
)
from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace in (select oid from ours)

union all
select 'trigger', tgrelid::regclass || ' ' || quote_ident(tgname), pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
from pg_trigger join pg_class on pg_class.oid = tgrelid
where relnamespace in (select oid from ours) and not tgisinternal

union all
select 'rule', ev_class::regclass || ' ' || quote_ident(rulename), pg_get_ruledef(pg_rewrite.oid)
from pg_rewrite join pg_class on pg_class.oid = ev_class where relnamespace in (select oid from ours)

union all
select 'policy', polrelid::regclass || ' ' || quote_ident(polname), concat_ws(
  ' ', case when polpermissive then 'permissive' else 'restrictive' end, 'for', polcmd, 'to', (
    select string_agg(case role when 0 then 'public' else pg_get_userbyid(role) end, ', ' order by 1)
    from unnest(polroles) as role
  ), 'using ' || pg_get_expr(polqual, polrelid), 'with check ' || pg_get_expr(polwithcheck, polrelid)
)
from pg_policy

union all
-- With its body, volatility, security and settings.
select 'function', oid::regprocedure::text, concat_ws(
  ' ', pg_get_userbyid(proowner), case when prokind = 'a' then 'aggregate' else pg_get_functiondef(oid) end
)
from pg_proc
where pronamespace in (select oid from ours)
  and not exists (select from extended where classid = 'pg_proc'::regclass and objid = pg_proc.oid)

union all
select 'right', concat_ws(
  ' ', of_what, name, 'for', case grantee when 0 then 'public' else pg_get_userbyid(grantee) end, privilege_type
), case when is_grantable then 'may pass it on' else 'granted' end
from rights cross join aclexplode(acl)

union all
select 'default right', concat_ws(
  ' ', 'of', pg_get_userbyid(defaclrole), 'in', nullif(defaclnamespace, 0)::regnamespace, defaclobjtype,
  'for', case grantee when 0 then 'public' else pg_get_userbyid(grantee) end, privilege_type
), case when is_grantable then 'may pass it on' else 'granted' end
from pg_default_acl left join aclexplode(defaclacl) on true

union all
select 'publication', pubname, concat_ws(
  ' ', puballtables, pubinsert, pubupdate, pubdelete, pubtruncate, pubviaroot,
  (
    select string_agg(prrelid::regclass || coalesce(' where ' || pg_get_expr(prqual, prrelid), ''), ', ' order by 1)
    from pg_publication_rel where prpubid = pg_publication.oid
  )
)
from pg_publication

union all
select 'event trigger', evtname, concat_ws(' ', evtevent, evtfoid::regprocedure, evtenabled, evttags::text)
from pg_event_trigger

union all
select 'role', rolname, concat_ws(
  ' ', rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls, rolconfig::text,
  (select string_agg(pg_get_userbyid(roleid), ', ' order by 1) from pg_auth_members where member = pg_roles.oid)
)
from pg_roles where rolname !~ '^pg_'

union all
select 'setting', concat_ws(' ', nullif(setrole, 0)::regrole, 'here'), setconfig::text
from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())

union all
select 'comment', pg_describe_object(classoid, objoid, objsubid), description
from pg_description
where (classoid, objoid) not in (select classid, objid from extended)
  and objoid >= 16384;
