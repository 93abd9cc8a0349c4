import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { callsAbout, outcomeOf } from './actors-functions.ts';
import {
  ACTOR_NAMES,
  ACTORS,
  type Actor,
  filesOfBuckets,
  type Prey,
  type Row,
  registerActors,
  seedRows,
  UNREVIEWED_VISIT,
} from './actors-world.ts';
import { type Connections, openConnections } from './postgres/connections.ts';

let server: Connections;
beforeAll(async () => {
  server = await openConnections(inject('postgres'), 1);
});
afterAll(() => server.close());

/** Tries a command as somebody, undoes it, and returns what a witness saw after it, or the state of its refusal. */
const ATTEMPT = `
  create function pg_temp.attempt(person text, command text, witness text, vet text) returns text language plpgsql as $$
  declare
    who text := case when person is null then 'anon' else 'authenticated' end;
    seen boolean;
  begin
    perform set_config('request.jwt.claims', json_build_object('role', who, 'sub', person)::text, true);
    perform set_config('request.jwt.claim.sub', coalesce(person, ''), true);
    perform set_config('role', who, true);
    if witness is null then
      execute command into seen;
    else
      execute command;
      perform set_config('role', 'none', true);
      perform set_config('request.jwt.claim.sub', vet, true);
      execute witness into seen;
    end if;
    raise sqlstate 'VETO0' using message = seen::text;
  exception when others then
    return case sqlstate when 'VETO0' then sqlerrm else sqlstate || ' ' || sqlerrm end;
  end $$`;

interface Command {
  verb: 'r' | 'i' | 'u' | 'd';
  /** Whether it reaches the row alone: another row's rule may stop one that reaches all. */
  isAimed: boolean;
  command: string;
  witness: string | null;
}

/** What somebody of a role can try with a row: to read it, to add one like it, to change and to remove it, by its key and blindly. */
async function commandsFor(
  sql: postgres.TransactionSql,
  role: string,
  { table, where, row }: Prey,
): Promise<Command[]> {
  const { name, isView } = table;
  const granted = async (right: string) =>
    (
      await sql.unsafe<{ name: string }[]>(
        `select attname as name from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped
           and attgenerated = '' and has_column_privilege('${role}', attrelid, attnum, '${right}')`,
      )
    ).map((column) => column.name);
  const copied = (names: readonly string[]) => {
    const text = JSON.stringify({ ...row, ...BESIDE[name] }).replaceAll("'", "''");
    return `select ${names.join(', ')} from jsonb_populate_record(null::${name}, '${text}')`;
  };
  const commands: Command[] = [
    { verb: 'r', isAimed: true, command: `select count(*) > 0 from ${name} where ${where}`, witness: null },
  ];
  const added = await granted('insert');
  if (added.length > 0)
    commands.push({
      verb: 'i',
      isAimed: true,
      command: `insert into ${name} (${added.join(', ')}) ${copied(added)}`,
      witness: 'select true',
    });
  const changed = await granted('update');
  const isGone = `select not exists (select from ${name} where ${where}`;
  const [{ place } = { place: '' }] = isView
    ? []
    : await sql.unsafe<{ place: string }[]>(`select ctid::text as place from ${name} where ${where}`);
  for (const isAimed of [true, false]) {
    const which = isAimed ? ` where ${where}` : '';
    if (changed.length > 0 && !isView)
      commands.push({
        ...{ verb: 'u' as const, isAimed },
        command: `update ${name} set (${changed.join(', ')}) = (${copied(changed)})${which}`,
        witness: `${isGone} and ctid = '${place}')`,
      });
    commands.push({ verb: 'd', isAimed, command: `delete from ${name}${which}`, witness: `${isGone})` });
  }
  return commands;
}
/** What a second row has that the first would refuse. */
const BESIDE: Record<string, Row> = {
  'public.appointments': { appointment_time: '11:00' },
  'public.emergency_clinics': { phone: '600100201' },
  'public.emergency_hours': { starts_at: '12:00', ends_at: '13:00' },
  'public.note_templates': { name: 'Max' },
  'public.reviews': { appointment_id: UNREVIEWED_VISIT },
  'public.visit_types': { name: 'Max' },
  'public.working_hours': { opens_at: '05:00', closes_at: '06:00' },
};

/** `riud` for what somebody reaches of a row. A refusal that is not about the person says nothing of them, and is thrown. */
function reached(commands: readonly Command[], answers: readonly string[]): string {
  const verbs = new Set<string>();
  for (const [index, { verb, isAimed, command }] of commands.entries()) {
    const [answer = ''] = answers[index]?.split(' ') ?? [];
    if (PASSED.includes(answer)) verbs.add(verb);
    else if (isAimed && ![...REFUSED, 'false'].includes(answer))
      throw new Error(`${command} is refused for another reason than who asks: ${answers[index]}`);
  }
  return [...'riud'].map((verb) => (verbs.has(verb) ? verb : '-')).join('');
}
/** Done, or only stopped because the row is there already. */
const PASSED = ['true', '23505', '23P01'];
/** By a right, a policy, or a guard that looks at the person. */
const REFUSED = ['42501', 'PT401', 'PT403'];

test('who may reach which row, file and function of a household and a vet is what a reviewer has read', async () => {
  const people = await registerActors(server);
  const [rows, files, calls] = await server.superuser.begin(async (sql) => {
    await sql.unsafe(ATTEMPT);
    const attempts = async (actor: Actor, commands: readonly Pick<Command, 'command' | 'witness'>[]) => {
      const person = actor === 'out' ? null : people[actor];
      const answers = await sql<{ answer: string }[]>`
        select pg_temp.attempt(${person}, command, witness, ${people.visit}) as answer
        from unnest(${commands.map(({ command }) => command)}::text[], ${commands.map(({ witness }) => witness)}::text[])
          as tried (command, witness)`;
      return answers.map(({ answer }) => answer);
    };
    const lineOf = async (label: string, told: (actor: Actor) => Promise<string>) => {
      let line = label.padEnd(WIDTH);
      for (const actor of ACTOR_NAMES) line += (await told(actor)).padEnd(7);
      return line.trimEnd();
    };
    const reachOf = async (prey: Prey) => {
      const ways = {
        anon: await commandsFor(sql, 'anon', prey),
        authenticated: await commandsFor(sql, 'authenticated', prey),
      };
      return lineOf(prey.label, async (actor) => {
        const commands = ways[actor === 'out' ? 'anon' : 'authenticated'];
        return reached(commands, await attempts(actor, commands));
      });
    };
    const seeded = await seedRows(sql, people);
    const told: string[][] = [[], [], []];
    for (const prey of seeded) told[0]?.push(await reachOf(prey));
    for (const prey of await filesOfBuckets(sql, people, seeded)) told[1]?.push(await reachOf(prey));
    for (const { name, command } of await callsAbout(sql, people, seeded))
      told[2]?.push(
        await lineOf(name, async (actor) => outcomeOf((await attempts(actor, [{ command, witness: null }]))[0] ?? '')),
      );
    return told as [string[], string[], string[]];
  });
  const legend = ACTOR_NAMES.map((actor) => `  ${actor.padEnd(7)} ${ACTORS[actor]}`);
  const names = ACTOR_NAMES.map((actor) => actor.padEnd(7)).join('');
  const heading = ' '.repeat(WIDTH) + names.trimEnd();
  const parts = [
    ...ABOUT,
    ...legend,
    '',
    heading,
    ...rows,
    '',
    heading,
    ...files,
    '',
    ABOUT_CALLS,
    heading,
    ...calls,
    '',
  ];
  await expect(parts.join('\n')).toMatchFileSnapshot('actors.txt');
});

const WIDTH = 33;
const ABOUT = [
  'Written by actors.test.ts from a world with one row for each table and a file in each bucket. `vitest -u` writes it anew; each',
  'changed word is a right to be reviewed. r: reads the row, i: adds one like it, u: changes it, d: removes it, without a function.',
  'The row is of the owner, of the owner’s animal, or of the vet of the visit. Columns and conditions: authorization.txt.',
  '',
];
const ABOUT_CALLS =
  'Functions about the same rows. yes: answers, none: with nothing, a status: refuses, . may not be called.';
