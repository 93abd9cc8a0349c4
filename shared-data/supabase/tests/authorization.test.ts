import { expect, test } from 'vitest';
import { PUBLIC_FUNCTIONS } from '../../src/database/public-functions.ts';
import { createSides, day, done, refused } from './world.ts';

// The embedded services touch rights at their first request, so what is looked at here is what holds after it.
const { world, owner, vet } = await createSides();

const OURS = `in ('public', 'private')`;

/** `relkind`: r table, p partitioned table, v view; `invoker`: a view that reads as whoever asks. */
interface Table {
  name: string;
  relkind: string;
  guarded: boolean;
  invoker: boolean;
  columns: string[];
}
/** Of a role but the owner, 'PUBLIC' for everybody's; `column` null where it is for the whole object. */
interface Right {
  name: string;
  role: string;
  verb: string;
  column: string | null;
}
interface Policy {
  name: string;
  role: string;
  verb: string;
  condition: string;
}

const tables = await world.sql<Table>(
  `select nspname || '.' || relname as name, relkind::text, relrowsecurity as guarded,
     coalesce('security_invoker=true' = any (reloptions), false) as invoker,
     array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
       order by attname collate "C") as columns
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace
   where nspname ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f') order by relname collate "C"`,
);

/** Every right on what a query names; its rows are name, owner, rights and the column or null. */
const held = (objects: string) =>
  world.sql<Right>(
    `select distinct objects.name, coalesce(roles.rolname, 'PUBLIC') as role, lower(acl.privilege_type) as verb, "column"
     from (${objects}) as objects (name, owner, rights, "column")
     cross join lateral aclexplode(rights) as acl
     left join pg_roles roles on roles.oid = acl.grantee
     where acl.grantee <> objects.owner order by 1, 2, 3, 4`,
  );

const rights = await held(
  `select nspname || '.' || relname, relowner, coalesce(relacl, acldefault('r', relowner)), null
   from pg_class join pg_namespace on pg_namespace.oid = relnamespace
   where nspname ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f')
   union all
   select nspname || '.' || relname, relowner, attacl, attname::text
   from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
   where nspname ${OURS} and attnum > 0`,
);

const policies = await world.sql<Policy>(
  `select schemaname || '.' || tablename as name, unnest(roles)::text as role, lower(cmd) as verb,
     regexp_replace(concat_ws(' and then ', qual, case when with_check is distinct from qual then with_check end), '\\s+', ' ', 'g')
       as condition
   from pg_policies where schemaname in ('public', 'private', 'storage') order by 1, 2, 3`,
);

/** `name (columns) if condition` of what one role may do by one verb. */
function described(each: readonly Right[]): { role: string; verb: string; rest: string } {
  const [{ name, role, verb } = { name: '', role: '', verb: '' }] = each;
  const named = each.every(({ column }) => column !== null) ? ` (${each.map(({ column }) => column).join(' ')})` : '';
  const policy = policies.find((of) => of.name === name && of.role === role && of.verb === verb);
  return { role, verb, rest: `${named}${policy ? ` if ${policy.condition}` : ''}` };
}

/** A table with the columns that no visitor and no user writes, then a line for each role, set of columns and condition. */
function linesOf({ name, relkind, invoker, columns }: Table): string[] {
  const own = rights.filter((right) => right.name === name);
  const each = Map.groupBy(own, ({ role, verb }) => `${role} ${verb}`).values();
  const alike = Map.groupBy([...each].map(described), ({ role, rest }) => `${role}: ${rest}`).values();
  const lines = [...alike].map(
    (told) => `  ${told[0]?.role}: ${told.map(({ verb }) => verb).join(', ')}${told[0]?.rest}`,
  );
  const written = own.filter(({ role, verb }) => role !== 'service_role' && /^(insert|update)$/.test(verb));
  const free = written.some(({ column }) => column === null);
  const kept = columns.filter((column) => !free && !written.some((of) => of.column === column));
  const kind = relkind === 'v' ? ` (view${invoker ? ', as whoever asks' : ''})` : '';
  const all = lines.includes(EVERYTHING) ? '; service_role does all' : '';
  return [
    `${name}${kind}${all}; no one${all && ' else'} writes ${kept.join(' ') || 'what no line names'}`,
    ...lines.filter((line) => line !== EVERYTHING),
  ];
}
const EVERYTHING = '  service_role: delete, insert, select, update';

/** Functions of the API, and of `private` those that a role may call. */
const functions = await world.sql<{ line: string }>(
  `select format('%s.%s(%s)%s: %s', pronamespace::regnamespace, proname, pg_get_function_identity_arguments(pg_proc.oid),
     case when prosecdef then '' else ' as whoever asks' end, coalesce(who, 'nobody')) as line
   from pg_proc
   cross join lateral (
     select string_agg(role, ', ') as who from unnest(array['anon', 'authenticated', 'service_role']) as role
     where has_function_privilege(role, pg_proc.oid, 'execute')
   ) as callers
   where pronamespace = 'public'::regnamespace or pronamespace = 'private'::regnamespace and who is not null
   order by pronamespace::regnamespace::text desc, proname collate "C", 1`,
);

const buckets = await world.sql<{ line: string }>(
  `select format('%s: %s, %s bytes, %s', id, case when public then 'read by everybody' else 'private' end,
     coalesce(file_size_limit::text, 'any number of'), coalesce(array_to_string(allowed_mime_types, ' '), 'any type')) as line
   from storage.buckets order by id collate "C"`,
);

test('who may do what is what a reviewer has read', async () => {
  const lines = [
    'Written by authorization.test.ts from the catalog. `vitest -u` writes it anew; each changed line is a right to be reviewed.',
    'Tables: what each role may do, with the columns where not all are granted, and the condition of the policy.',
    ...tables.flatMap(linesOf),
    '',
    'Functions: who may call them; they run with the rights of their owner unless it says otherwise.',
    ...functions.map(({ line }) => line),
    '',
    'Buckets, and the conditions for their files.',
    ...buckets.map(({ line }) => line),
    ...policies
      .filter(({ name }) => name.startsWith('storage.'))
      .map(({ name, role, verb, condition }) => `${name} ${role}: ${verb} if ${condition}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('authorization.txt');
});

test('every table of the API has row-level security, at most one policy for a command, and none for all of them', async () => {
  const open = tables.filter(({ name, relkind, guarded }) => /^public/.test(name) && relkind !== 'v' && !guarded);
  expect(open).toEqual([]);
  const wide = await world.sql(
    `select tablename, cmd from pg_policies where schemaname in ('public', 'storage')
     group by schemaname, tablename, cmd having count(*) > 1 or cmd = 'ALL'`,
  );
  expect(wide).toEqual([]);
});

test('a role may do with a table what a policy lets it, and nothing else', () => {
  const ofTables = new Set(tables.filter(({ relkind }) => relkind !== 'v').map(({ name }) => name));
  const granted = rights.filter(({ name, role }) => ofTables.has(name) && role !== 'service_role');
  const pairs = (all: readonly (Right | Policy)[]) =>
    [...new Set(all.map(({ name, role, verb }) => `${name} ${role} ${verb}`))].toSorted();
  expect(pairs(granted)).toEqual(pairs(policies.filter(({ name }) => ofTables.has(name))));
});

test('there is no sequence that an insert would need', async () => {
  expect(
    await world.sql(`select from pg_class where relkind = 'S' and relnamespace::regnamespace::text ${OURS}`),
  ).toEqual([]);
});

test('nobody has a right because nobody took it away, now or with what is made later', async () => {
  const ofFunctions = await held(
    `select proname::text, proowner, coalesce(proacl, acldefault('f', proowner)), null
     from pg_proc where pronamespace::regnamespace::text ${OURS}`,
  );
  expect([...rights, ...ofFunctions].filter(({ role }) => role === 'PUBLIC')).toEqual([]);
  const later = await held(
    `select coalesce(nspname, 'everywhere') || '.' || defaclobjtype::text, defaclrole, defaclacl, null
     from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace
     where coalesce(nspname, 'public') ${OURS}`,
  );
  expect(later).toEqual([]);
});

test('both schemas are open to the API’s roles, to look into only', async () => {
  const roles = ['anon', 'authenticated', 'service_role'];
  const ofSchemas = await held(
    `select nspname::text, nspowner, coalesce(nspacl, acldefault('n', nspowner)), null from pg_namespace where nspname ${OURS}`,
  );
  expect(ofSchemas.filter(({ role }) => roles.includes(role))).toEqual(
    ['private', 'public'].flatMap((name) => roles.map((role) => ({ name, role, verb: 'usage', column: null }))),
  );
});

test('what programs on the server have asked only reads, without a secret', async () => {
  const found = await world.sql<{ name: string }>(
    `select proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
       and provolatile <> 'v' and not ('secret' = any (coalesce(proargnames, '{}')))
     order by proname collate "C"`,
  );
  expect(found.map(({ name }) => name)).toEqual(PUBLIC_FUNCTIONS);
});

test('every function keeps to its own search path', async () => {
  expect(
    await world.sql(
      `select proname from pg_proc where pronamespace::regnamespace::text ${OURS}
       and not coalesce('search_path=""' = any (proconfig), false)`,
    ),
  ).toEqual([]);
});

test('a client reaches no schema but public', async () => {
  for (const db of [owner.db, world.visitor]) {
    for (const [schema, table] of [
      ['private', 'slot_holds'],
      ['private', 'vet_search'],
      ['auth', 'users'],
      ['storage', 'objects'],
    ] as const) {
      const { data, error } = await db.schema(schema).from(table).select();
      expect(error, `${schema}.${table}`).not.toBeNull();
      expect(data).toBeNull();
    }
  }
  const { error } = await owner.db
    .schema('private')
    .rpc('close_reschedule_request', { appointment: owner.id, outcome: 'accepted' });
  expect(error).not.toBeNull();
});

test('the service key passes the guards: the operator corrects what a client may not', async () => {
  await done(world.service.from('profiles').update({ specialist_no: 3 }).eq('id', vet.id).select().single());
  const visit = {
    client_id: owner.id,
    veterinarian_id: vet.id,
    appointment_date: day(-3),
    appointment_time: '10:00',
    pet_name: 'Rex',
    pet_type: 'dog',
    reason_for_visit: 'Entered later',
    status: 'completed',
  };
  expect(await done(world.service.from('appointments').insert(visit).select().single())).toMatchObject({
    status: 'completed',
  });
});

test('an account is not marked as deleted by its owner', async () => {
  for (const { id, db } of [owner, vet])
    await refused(db.from('profiles').update({ deleted_at: '2020-01-01' }).eq('id', id), 403);
  expect(await world.sql('select from public.profiles where deleted_at is not null')).toEqual([]);
});

test('a row says by itself when it was made, and when it was changed', async () => {
  const pet = { owner_id: owner.id, name: 'Rex', type: 'Dog' };
  for (const column of ['created_at', 'updated_at'])
    await refused(owner.db.from('pets').insert({ ...pet, [column]: 'infinity' }), 403);
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  await refused(owner.db.from('pets').update({ created_at: '2001-01-01' }).eq('id', id), 403);
  for (const since of ['infinity', '2001-01-01'])
    await refused(owner.db.from('lost_pets').insert({ pet_id: id, since }), 403);
  await done(owner.db.from('pets').update({ name: 'Max', updated_at: 'infinity' }).eq('id', id).select());
  await done(owner.db.from('profiles').update({ updated_at: 'infinity' }).eq('id', owner.id).select());
  expect(
    await world.sql(
      `select from public.pets where updated_at > now() union all select from public.profiles where updated_at > now()`,
    ),
  ).toEqual([]);
});

test.each(['archived_at', 'remembered_since'])('a pet’s %s is a day of the calendar', async (column) => {
  const pet = { owner_id: owner.id, name: 'Tola', type: 'Bird' };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  for (const never of ['infinity', '-infinity', '12026-01-31'])
    await refused(
      owner.db
        .from('pets')
        .update({ [column]: never })
        .eq('id', id),
      400,
    );
});
