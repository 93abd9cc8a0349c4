import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, done, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  // The embedded services touch rights at their first request, so what is looked at here is what holds after it.
  await done(world.visitor.from('vocabulary').select());
  await world.owner();
});
afterAll(() => world.close());

const READ = 'SELECT';
const WRITE = 'SELECT, INSERT, UPDATE, DELETE';
const ENTER = 'SELECT, INSERT, DELETE';

/** What each role may do with a table or columns of it (see `column-grants`); the operator's key may read and write all. */
const GRANTS: Record<string, { anon?: string; authenticated?: string; service_role?: string }> = {
  'private.calendar_links': {},
  'private.completions': {},
  'private.decisions': {},
  'private.follow_up_invitations': {},
  'private.freed_times': {},
  'private.guest_codes': {},
  'private.guest_links': {},
  'private.guest_visits': {},
  'private.licence_notices': {},
  'private.listed_vets': { anon: READ, authenticated: READ, service_role: READ },
  'private.mails': {},
  'private.reminders': {},
  'private.sitting_notices': {},
  'private.slot_holds': {},
  'private.towns': {},
  'private.vaccination_reminders': {},
  'private.vaccine_names': {},
  'private.vet_search': {},
  'private.word_forms': {},
  'public.admins': { service_role: WRITE },
  'public.appointments': { authenticated: 'SELECT, INSERT, UPDATE', service_role: WRITE },
  'public.care_entries': { authenticated: 'SELECT, DELETE', service_role: WRITE },
  'public.conversations': { authenticated: READ, service_role: WRITE },
  'public.contact_messages': { anon: 'INSERT', authenticated: 'INSERT', service_role: WRITE },
  'public.earlier_requests': { authenticated: READ, service_role: WRITE },
  'public.emergency_clinics': { anon: READ, authenticated: WRITE, service_role: WRITE },
  'public.emergency_hours': { anon: READ, authenticated: ENTER, service_role: WRITE },
  'public.found_reports': { authenticated: 'SELECT, DELETE', service_role: WRITE },
  'public.household_invitations': { authenticated: 'SELECT, DELETE', service_role: WRITE },
  'public.licences': { service_role: WRITE },
  'public.lost_pets': { authenticated: ENTER, service_role: WRITE },
  'public.medicines': { authenticated: ENTER, service_role: WRITE },
  'public.message_attachments': { authenticated: READ, service_role: WRITE },
  'public.message_reports': { service_role: WRITE },
  'public.messages': { authenticated: READ, service_role: WRITE },
  'public.note_templates': { authenticated: WRITE, service_role: WRITE },
  'public.notification_preferences': { authenticated: 'SELECT, INSERT, UPDATE', service_role: WRITE },
  'public.notifications': { authenticated: READ, service_role: WRITE },
  'public.passport_links': { authenticated: READ, service_role: WRITE },
  'public.pet_carers': { authenticated: READ, service_role: WRITE },
  'public.pet_documents': { authenticated: ENTER, service_role: WRITE },
  'public.pets': { authenticated: WRITE, service_role: WRITE },
  'public.phone_visits': { authenticated: ENTER },
  'public.profiles': { anon: READ, authenticated: 'SELECT, UPDATE', service_role: WRITE },
  'public.record_refusals': { authenticated: ENTER, service_role: WRITE },
  'public.reschedule_requests': { authenticated: READ, service_role: WRITE },
  'public.review_reports': { service_role: WRITE },
  'public.reviews': { anon: READ, authenticated: 'SELECT, INSERT, UPDATE', service_role: WRITE },
  'public.saved_veterinarians': { authenticated: ENTER, service_role: WRITE },
  'public.service_prices': { anon: READ, authenticated: READ, service_role: WRITE },
  'public.after_visits': { authenticated: READ, service_role: WRITE },
  'public.slot_offers': { authenticated: READ, service_role: WRITE },
  'public.time_off': { authenticated: WRITE, service_role: WRITE },
  'public.vaccinations': { authenticated: ENTER, service_role: WRITE },
  'public.vet_stats': { anon: READ, authenticated: READ, service_role: WRITE },
  'public.visit_answers': { authenticated: ENTER, service_role: WRITE },
  'public.visit_photos': { authenticated: ENTER, service_role: WRITE },
  'public.visit_types': { anon: READ, authenticated: WRITE, service_role: WRITE },
  'public.vocabulary': { anon: READ, authenticated: READ, service_role: WRITE },
  'public.vocabulary_terms': { anon: READ, authenticated: READ, service_role: WRITE },
  'public.weights': { authenticated: ENTER, service_role: WRITE },
  'public.working_hours': { anon: READ, authenticated: WRITE, service_role: WRITE },
};

interface Held {
  name: string;
  role: string;
  privileges: string;
}

/** Every right of every role but the owner, 'PUBLIC' for everybody's, as the catalogue has them. */
const held = (catalogue: string) =>
  world.sql<Held>(
    `select name, role, string_agg(privilege_type, ', ' order by place) as privileges
     from (
       select distinct objects.name, coalesce(roles.rolname, 'PUBLIC') as role, acl.privilege_type,
         array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], acl.privilege_type) as place
       from (${catalogue}) as objects (name, owner, rights)
       cross join lateral aclexplode(objects.rights) as acl
       left join pg_roles roles on roles.oid = acl.grantee
       where acl.grantee <> objects.owner
     ) as each
     group by name, role order by name, role`,
  );

const OURS = `in ('public', 'private')`;

test('the API’s roles have the stated rights on tables, and nobody has another one', async () => {
  const names = await world.sql<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  );
  const rights = await held(
    `select nspname || '.' || relname, relowner, coalesce(relacl, acldefault('r', relowner))
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f')
     union all
     select nspname || '.' || relname, relowner, attacl
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname ${OURS}`,
  );
  const found = Object.fromEntries(names.map(({ name }) => [name, {} as Record<string, string>]));
  for (const { name, role, privileges } of rights) Object.assign(found[name] ?? {}, { [role]: privileges });
  expect(found).toEqual(GRANTS);
});

test('there is no sequence that an insert would need', async () => {
  expect(
    await world.sql(`select from pg_class where relkind = 'S' and relnamespace::regnamespace::text ${OURS}`),
  ).toEqual([]);
});

test('a role may do with a table what a policy lets it, and nothing else', async () => {
  const policies = await world.sql<{ name: string; role: string; command: string }>(
    `select 'public.' || tablename as name, unnest(roles) as role, cmd as command
     from pg_policies where schemaname = 'public'`,
  );
  const permitted = Object.fromEntries(Object.keys(GRANTS).map((name) => [name, {} as Record<string, Set<string>>]));
  for (const { name, role, command } of policies) {
    const roles = permitted[name] ?? {};
    roles[role] = (roles[role] ?? new Set()).add(command);
  }
  // A view reads as whoever asks, by the policies of its table.
  permitted['private.listed_vets'] = permitted['public.vet_stats'] ?? {};
  // A view of a function's rows; the guards of `appointments` decide on what is written.
  permitted['public.phone_visits'] = { authenticated: new Set(ENTER.split(', ')) };
  for (const [name, { service_role: _, ...granted }] of Object.entries(GRANTS)) {
    const stated = Object.fromEntries(
      Object.entries(granted).map(([role, verbs]) => [role, new Set(verbs.split(', '))]),
    );
    expect(stated, name).toEqual(permitted[name]);
  }
});

test('nobody has a right on a function because nobody took it away', async () => {
  const rights = await held(
    `select proname::text, proowner, coalesce(proacl, acldefault('f', proowner))
     from pg_proc where pronamespace::regnamespace::text ${OURS}`,
  );
  expect(rights.filter(({ role }) => role === 'PUBLIC')).toEqual([]);
});

test('both schemas are open to the API’s roles, to look into only', async () => {
  const rights = await held(
    `select nspname::text, nspowner, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace where nspname ${OURS}`,
  );
  const ofTheApi = rights.filter(({ role }) => ['anon', 'authenticated', 'service_role'].includes(role));
  expect(ofTheApi).toEqual(
    ['private', 'public'].flatMap((name) =>
      ['anon', 'authenticated', 'service_role'].map((role) => ({ name, role, privileges: 'USAGE' })),
    ),
  );
});

test('a table or function made later is granted to nobody by itself', async () => {
  const defaults = await held(
    `select coalesce(nspname, 'everywhere') || '.' || defaclobjtype::text, defaclrole, defaclacl
     from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace
     where coalesce(nspname, 'public') ${OURS}`,
  );
  expect(defaults).toEqual([]);
});
