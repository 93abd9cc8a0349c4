import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Connections } from './postgres/connections.ts';
import { day } from './world.ts';

/** A column of a table or a view; `target` is the table of whose rows it names one. */
interface Column {
  name: string;
  type: string;
  isNeeded: boolean;
  target: string | null;
}
interface Table {
  name: string;
  isView: boolean;
  key: string[];
  columns: Column[];
}
export type Row = Record<string, unknown>;
/** A row of the seeded world that actors are after. */
export interface Prey {
  label: string;
  table: Table;
  /** Its key. */
  where: string;
  /** The row, as `to_jsonb` has it. */
  row: Row;
}

const TABLES = `
  select nspname || '.' || relname as name, relkind in ('v', 'm') as "isView",
    coalesce((select array_agg(attname::text order by attnum) from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = pg_class.oid and indisprimary), '{}') as key,
    (select json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, null), 'isNeeded', attnotnull and not atthasdef,
        'target', (select targets.nspname || '.' || target.relname from pg_constraint
          join pg_class target on target.oid = confrelid join pg_namespace targets on targets.oid = target.relnamespace
          where conrelid = pg_class.oid and contype = 'f' and conkey = array[attnum])) order by attnum)
     from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f') order by relname collate "C"`;

/** Values for columns that need one. */
const PLAIN: Row = {
  ...{ text: 'Rex', bytea: '\\x00', jsonb: {}, boolean: true, 'text[]': ['Rex'], 'integer[]': [1] },
  ...{ integer: 1, smallint: 1, bigint: 1, numeric: 1, 'double precision': 1, 'time without time zone': '10:00' },
  ...{ date: day(-1), 'timestamp without time zone': '2030-05-06T10:00', tstzrange: '[2030-05-06, 2030-05-07)' },
  ...{ daterange: '[2030-05-06, 2030-05-20)', 'timestamp without time zone[]': ['2030-05-06T10:00'] },
  'timestamp with time zone': '2030-05-06T10:00:00Z',
};

/** Who may ask, with a heading for each. A guest by link is signed out, and asks functions alone. */
export const ACTORS = {
  out: 'signed out, also as a guest by link',
  other: 'another owner',
  owner: 'the owner',
  carer: 'a carer with every right',
  sitter: 'a sitter with every right, today',
  gone: 'a carer who was removed',
  past: 'a sitter whose days are over',
  new: 'a vet whom nobody has checked',
  vet: 'a listed vet who knows nobody here',
  visit: 'the vet of the visit',
  over: 'the vet of a visit that was over 60 days ago',
  admin: 'an administrator, who moderates, too',
} as const;
export type Actor = keyof typeof ACTORS;
export type People = Record<Exclude<Actor, 'out'>, string>;
export const ACTOR_NAMES = Object.keys(ACTORS) as Actor[];
const SIGNED_IN = ACTOR_NAMES.filter((each) => each !== 'out');
const VETS: readonly string[] = ['new', 'vet', 'visit', 'over'];

/** Where `column` names a person, whom. */
function personIn(column: string, people: People): string {
  if (/^(veterinarian_id|added_by|reported_by)$/.test(column)) return people.visit;
  return /^(decided|made)_by$/.test(column) ? people.admin : people.owner;
}

/** What rows have beside their keys and plain values. */
function particulars(
  { owner, visit: vet, vet: refused, carer, admin }: People,
  id: (table: string) => string,
): Record<string, Row> {
  const [pet, visit] = [id('public.pets'), id('public.appointments')];
  return {
    'public.vocabulary': { kind: 'any' },
    'public.vocabulary_terms': { kind: 'any', code: 'Rex' },
    'public.profiles': { id: owner },
    'public.pet_carers': { person_id: carer, role: 'carer' },
    'public.working_hours': { opens_at: '06:00', closes_at: '07:00' },
    'public.appointments': { appointment_date: day(3), reason_for_visit: 'Limps' },
    'public.pet_documents': { path: `${pet}/x`, mime_type: 'application/pdf' },
    'public.visit_answers': { breathes_hard: true },
    'public.visit_photos': { path: `${visit}/x` },
    'public.passport_links': { shows: ['photo'], expires_at: day(9) },
    'public.household_invitations': { role: 'carer', pet_ids: [pet] },
    'public.care_entries': { kind: 'fed', medicine_id: null },
    'public.admins': { user_id: admin },
    'public.record_refusals': { veterinarian_id: refused },
    'public.reviews': { appointment_id: REVIEWED_VISIT },
    'public.review_reports': { decided_by: null },
    'public.visit_types': { minutes: 15 },
    'public.message_attachments': { path: `${owner}/x`, mime_type: 'application/pdf' },
    'public.notifications': { kind: 'booked' },
    'public.notification_preferences': { topic: 'visits', channel: 'site' },
    'private.mails': { guest_visit_id: null, guest_code_id: null },
    'public.after_visits': { questions: ['eating'] },
    'private.sitting_notices': { pet_id: pet, person_id: carer },
    'public.contact_messages': { email: 'rex@veto.test' },
    'public.emergency_hours': { ends_at: '11:00' },
    'public.emergency_clinics': { phone: '600100200' },
    'private.decisions': { what: 'clinic added' },
    'private.listed_vets': { veterinarian_id: vet },
    'private.vet_kinds': { kept_at: '2020-01-01T00:00:00Z', veterinarian_id: vet },
  };
}
const PHONE_VISIT = '00000000-0000-4000-8000-000000000001';
const REVIEWED_VISIT = '00000000-0000-4000-8000-000000000002';
/** Completed, as a review needs it. */
export const UNREVIEWED_VISIT = '00000000-0000-4000-8000-000000000003';

/**
 * A file in each bucket, in the folder of the row that it belongs to, which the vet of the visit sent to the owner.
 * @throws Error for a bucket that is not known.
 */
export async function filesOfBuckets(
  sql: postgres.TransactionSql,
  people: People,
  prey: readonly Prey[],
): Promise<Prey[]> {
  const idOf = (table: string) => String(prey.find(({ label }) => label === table)?.row.id);
  const folders: Record<string, string> = {
    'licence-documents': people.visit,
    'message-files': people.owner,
    'pet-documents': idOf('public.pets'),
    'pet-images': idOf('public.pets'),
    'profile-images': people.visit,
    'visit-photos': idOf('public.appointments'),
  };
  const buckets = await sql<{ id: string }[]>`select id from storage.buckets order by id collate "C"`;
  const files: Prey[] = [];
  for (const { id } of buckets) {
    if (!folders[id]) throw new Error(`Nobody knows whose folders the bucket ${id} has`);
    const [row] = await sql<{ row: Row }[]>`
      insert into storage.objects (bucket_id, name, owner_id, metadata)
      values (${id}, ${`${folders[id]}/x`}, ${people.visit}, '{"size": 1, "mimetype": "image/png"}')
      returning to_jsonb(objects) as row`;
    const table: Table = { name: 'storage.objects', isView: false, key: ['id'], columns: [] };
    if (row) files.push({ label: `files of ${id}`, table, where: `id = '${row.row.id}'`, row: row.row });
  }
  return files;
}

/** One account for each actor that is signed in; the listed vets are checked. They stay. */
export async function registerActors({ register, superuser }: Connections): Promise<People> {
  const people = {} as People;
  for (const actor of SIGNED_IN) people[actor] = await register(VETS.includes(actor) ? 'veterinarian' : 'client');
  await superuser`
    insert into public.licences (veterinarian_id, verified_at, valid_until)
    select vet, now(), now() + interval '2 years' from unnest(${[people.vet, people.visit, people.over]}::uuid[]) as vet`;
  return people;
}

/**
 * A row for each table and view, past every rule: of the owner's household, of the vet of the visit, or of nobody.
 * @throws Error for a table that gets none: it needs an entry in `particulars`.
 */
export async function seedRows(sql: postgres.TransactionSql, people: People): Promise<Prey[]> {
  const tables = await sql.unsafe<Table[]>(TABLES);
  const ids = new Map(tables.map(({ name }) => [name, randomUUID() as string]));
  const keyOf = (name: string): string => {
    const { key, columns } = tables.find((table) => table.name === name) ?? { key: [], columns: [] };
    const target = columns.find((column) => column.name === key[0])?.target;
    return target ? keyOf(target) : (ids.get(name) ?? '');
  };
  const given = particulars(people, keyOf);
  const givenOrKey = ({ name, type, isNeeded, target }: Column, table: string): unknown => {
    if (target === 'public.profiles') return personIn(name, people);
    if (target) return keyOf(target);
    if (type === 'uuid' && name === 'id') return keyOf(table);
    return isNeeded ? PLAIN[type] : undefined;
  };
  const rowOf = ({ name, columns }: Table, special: Row = {}): Row =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const value = { [column.name]: givenOrKey(column, name), ...given[name], ...special }[column.name];
        return value === undefined ? [] : [[column.name, value]];
      }),
    );
  const insert = async (table: Table, special?: Row): Promise<Row> => {
    const row = rowOf(table, special);
    const names = Object.keys(row).join(', ');
    const values = `select ${names} from jsonb_populate_record(null::${table.name}, $1)`;
    if (!table.isView)
      await sql.unsafe(`insert into ${table.name} (${names}) ${values} on conflict do nothing`, [
        sql.json(row as never),
      ]);
    return row;
  };
  const preyOf = async (table: Table, row: Row, label = table.name): Promise<Prey> => {
    const key = table.key.length > 0 ? table.key : Object.keys(row).filter((name) => /_?id$/.test(name));
    const where = key.map((name) => `${name} = '${row[name]}'`).join(' and ');
    const [found] = await sql.unsafe<{ row: Row }[]>(`select to_jsonb(it) as row from ${table.name} it where ${where}`);
    if (!found) throw new Error(`${label} has no row in the seeded world`);
    return { label, table, where, row: found.row };
  };
  await sql`set local session_replication_role = replica`;
  const named = (name: string) => tables.find((table) => table.name === name) as Table;
  const [visits, profiles, carers] = [
    named('public.appointments'),
    named('public.profiles'),
    named('public.pet_carers'),
  ];
  const rights = { may_book: true, may_message: true, may_read_record: true, may_record_medicines: true };
  await insert(carers, { person_id: people.carer, ...rights });
  await insert(carers, { person_id: people.sitter, role: 'sitter', until: day(0), ...rights });
  await insert(carers, { person_id: people.past, role: 'sitter', until: day(-1), ...rights });
  const over = { appointment_date: day(-60), status: 'completed' };
  await insert(visits, { id: randomUUID(), veterinarian_id: people.over, ...over });
  for (const id of [REVIEWED_VISIT, UNREVIEWED_VISIT]) await insert(visits, { id, ...over });
  const byPhone = {
    id: PHONE_VISIT,
    client_id: null,
    booked_by: 'vet',
    client_name: 'Anna',
    appointment_time: '12:00',
  };
  const phoned = await insert(visits, { ...byPhone, pet_id: null });
  const rows: [Table, Row][] = [];
  for (const table of tables) rows.push([table, await insert(table)]);
  await sql`set local session_replication_role = origin`;
  // A view may show its rows to the vet alone.
  await sql`select set_config('request.jwt.claim.sub', ${people.visit}, true)`;
  const prey: Prey[] = [];
  for (const [table, row] of rows) prey.push(await preyOf(table, row));
  prey.push(await preyOf(visits, phoned, 'public.appointments, by phone'));
  prey.push(await preyOf(profiles, { id: people.visit }, 'public.profiles, of the vet'));
  return prey.toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
