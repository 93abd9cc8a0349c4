/**
 * What the advisors of a hosted project report as an error or a warning, as far as a schema can cause it. `find` lists
 * the faults as `subject`; `fault` makes one, which proves that `find` would see it.
 */
export interface AdvisorRule {
  find: string;
  fault: string;
}

const EXPOSED = `'public'::regnamespace`;
const POLICIES = `
  select policy.polrelid::regclass::text || ': ' || polname as subject, policy.*,
    coalesce(pg_get_expr(polqual, polrelid), '') as qual, coalesce(pg_get_expr(polwithcheck, polrelid), '') as checked
  from pg_policy policy join pg_class on pg_class.oid = polrelid
  where relnamespace in (${EXPOSED}, 'storage'::regnamespace)`;

export const ADVISOR_RULES: Record<string, AdvisorRule> = {
  'error: a table of the API without row-level security': {
    find: `select relname as subject from pg_class where relkind in ('r', 'p') and relnamespace = ${EXPOSED} and not relrowsecurity`,
    fault: 'create table public.open (id uuid)',
  },
  'error: policies on a table whose row-level security is off': {
    find: `select relname as subject from pg_class where not relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid)`,
    fault: 'alter table public.pets disable row level security',
  },
  'error: a view of the API that reads with its owner’s rights': {
    find: `select relname as subject from pg_class where relkind = 'v' and relnamespace = ${EXPOSED}
      and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,
    fault: 'create view public.all_pets as select * from public.pets',
  },
  'error: a view of the API that shows the users of the sign-in': {
    find: `select distinct relname as subject
      from pg_class join pg_rewrite on ev_class = pg_class.oid join pg_depend on objid = pg_rewrite.oid
      where relkind in ('v', 'm') and relnamespace = ${EXPOSED} and refobjid = 'auth.users'::regclass`,
    fault: 'create view public.people with (security_invoker = true) as select email from auth.users',
  },
  'error: a policy that believes what users write about themselves': {
    find: `select subject from (${POLICIES}) as policies where qual || checked ~ 'user_metadata'`,
    fault: `create policy trusting on public.pets for select to authenticated using (auth.jwt() -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  'error: a foreign key to a unique column of the sign-in that is not its primary key': {
    find: `select conname as subject from pg_constraint
      where contype = 'f' and confrelid::regclass::text like 'auth.%'
        and not exists (select from pg_index where indexrelid = conindid and indisprimary)`,
    fault: `alter table auth.users add column handle text unique; create table public.handles (handle text references auth.users (handle))`,
  },
  'warning: a policy that asks who is calling for each row anew': {
    find: `select subject from (${POLICIES}) as policies
      where regexp_replace(qual || ' ' || checked, 'select auth\\.(uid|jwt|role)\\(\\)', '', 'gi') ~ 'auth\\.(uid|jwt|role)\\(\\)'`,
    fault: 'create policy slow on public.pets for select to authenticated using (owner_id = auth.uid())',
  },
  'warning: two policies for one role and one command': {
    find: `select polrelid::regclass || ' ' || role::regrole || ' ' || command as subject
      from (${POLICIES}) as policies
      cross join unnest(polroles) as role
      cross join unnest(case polcmd when '*' then array['r', 'a', 'w', 'd'] else array[polcmd::text] end) as command
      where polpermissive group by polrelid, role, command having count(*) > 1`,
    fault: 'create policy second on public.pets for select to authenticated using (false)',
  },
  'warning: a policy for writing that lets everything through': {
    find: `select subject from (${POLICIES}) as policies
      where polpermissive and polcmd <> 'r' and (qual in ('true', '(true)') or checked in ('true', '(true)'))`,
    fault: 'create policy anything on public.pets for insert to anon with check (true)',
  },
  'warning: a policy that lists every file of a public bucket': {
    find: `select subject from (${POLICIES}) as policies
      where polrelid = 'storage.objects'::regclass and polcmd in ('r', '*') and qual !~ 'owns_image_folder'`,
    fault: `create policy listing on storage.objects for select to anon using (bucket_id = 'pet-images')`,
  },
  'warning: two indexes that are the same': {
    find: `select min(indexrelid::regclass::text) as subject
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace in (${EXPOSED}, 'private'::regnamespace)
      group by indrelid, relam, indkey::text, indclass::text, indoption::text, indcollation::text,
        pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
    fault: 'create index again on public.pets (owner_id, created_at desc)',
  },
  'warning: a function whose search path its caller chooses': {
    find: `select proname as subject from pg_proc
      where pronamespace in (${EXPOSED}, 'private'::regnamespace)
        and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
    fault: 'create function public.loose() returns integer language sql as $$ select 1 $$',
  },
  'warning: an extension in a schema of the API': {
    find: `select extname as subject from pg_extension where extnamespace = ${EXPOSED}`,
    fault: 'create extension unaccent with schema public',
  },
  'warning: a materialized view or a foreign table of the API': {
    find: `select relname as subject from pg_class where relkind in ('m', 'f') and relnamespace = ${EXPOSED}`,
    fault: 'create materialized view public.copies as select id from public.vocabulary_terms, public.pets limit 0',
  },
  'warning: a function of the API past row-level security that visitors or users may call': {
    find: `select oid::regprocedure::text as subject from pg_proc
      where pronamespace = ${EXPOSED} and prosecdef
        and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    fault: `create function public.powerful() returns integer language sql security definer set search_path = '' as $$ select 1 $$;
      grant execute on function public.powerful() to anon`,
  },
};
