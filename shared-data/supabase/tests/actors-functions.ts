import type postgres from 'postgres';
import type { People, Prey } from './actors-world.ts';
import { day } from './world.ts';

/** A function of the API that visitors may call, with a call of it about the seeded rows, a pet where it takes one. */
export interface Call {
  name: string;
  /** Answers whether there was anything in it. */
  command: string;
}

interface Callable {
  name: string;
  needed: { name: string; type: string }[];
}

const FUNCTIONS = `
  select proname as name, coalesce((
      select json_agg(json_build_object('name', argument, 'type', format_type(type, null)) order by nth)
      from unnest(proargnames, proargtypes::oid[]) with ordinality as given (argument, type, nth)
      where nth <= pronargs - pronargdefaults or argument = 'pet'), '[]') as needed
  from pg_proc where pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
  order by proname collate "C"`;

/** The tables whose seeded row an argument names; a plural names one, too. */
const ROWS: Record<string, string> = {
  ...{ pet: 'public.pets', visit: 'public.appointments', appointment: 'public.appointments' },
  ...{ conversation: 'public.conversations', message: 'public.messages', medicine: 'public.medicines' },
  ...{ notification: 'public.notifications', offer: 'public.slot_offers', link: 'public.passport_links' },
  ...{ report: 'public.review_reports', review: 'public.reviews', request: 'public.reschedule_requests' },
  ...{ sending: 'public.licences', type: 'public.visit_types', visit_type: 'public.visit_types' },
};
/** What other functions of the same words mean. */
const OTHERWISE: Record<string, Record<string, string>> = {
  end_earlier_request: { request: 'public.earlier_requests' },
  unsubscribe: { link: 'private.mails' },
};

/** By name, else by type, what arguments are that name no row. */
const NAMED: Record<string, string> = {
  ...{ secret: "'unknown'", role: "'carer'", kind: "'fed'", outcome: "'completed'", email: "'rex@veto.test'" },
  ...{ shows: "array['photo']", code: "'123456'", number: "'12345'", answers: '\'{"eating": "yes"}\'' },
  ...{ prices: "'[]'", document: "'x/x'", client_phone: "'600100200'", weekdays: 'array[1]' },
};
const TYPED: Record<string, string> = {
  ...{ text: "'Rex'", boolean: 'false', integer: '1', date: `'${day(3)}'`, 'text[]': "array['Rex']", jsonb: "'[]'" },
  ...{ 'time without time zone': "'10:00'", 'double precision': '52.2', 'double precision[]': 'array[14, 49, 24, 55]' },
  ...{ 'timestamp with time zone': "'2030-05-06T10:00:00Z'", 'integer[]': 'array[12]', numeric: '1' },
};

/** @throws Error for an argument of which nothing is known: it needs an entry here. */
export async function callsAbout(sql: postgres.TransactionSql, people: People, prey: readonly Prey[]): Promise<Call[]> {
  const rowOf = (table: string, name: string) => {
    const { id, ...keys } = prey.find(({ label }) => label === table)?.row ?? {};
    return id ?? keys[`${name}_id`] ?? Object.values(keys).find((value) => typeof value === 'string');
  };
  const person = { veterinarian: people.visit, person: people.carer, recipient: people.visit };
  const argumentOf = (of: string, { name, type }: Callable['needed'][number]): string => {
    const one = name.replace(/s$/, '');
    const table = OTHERWISE[of]?.[one] ?? ROWS[one];
    const id = person[one as keyof typeof person] ?? (table && rowOf(table, one));
    const plain = type.startsWith('uuid') ? id && (type === 'uuid[]' ? `array['${id}']` : `'${id}'`) : undefined;
    const value = plain ?? NAMED[name] ?? TYPED[type];
    if (value === undefined || (type.startsWith('uuid') && !id))
      throw new Error(`Nothing is known of the argument ${name} ${type} of ${of}`);
    return `${name} => ${value}::${type}`;
  };
  const functions = await sql.unsafe<Callable[]>(FUNCTIONS);
  return functions.map(({ name, needed }) => {
    const call = `public.${name}(${needed.map((argument) => argumentOf(name, argument)).join(', ')})`;
    return {
      name,
      command: `select count(*) > 0 from ${call} as answer where not (answer is null) and answer::text not in ('[]', '{}')`,
    };
  });
}

/**
 * 'yes' for an answer, 'none' for an empty one, '.' where nobody of the kind may call it, else the refusal's status.
 * @throws Error for a failure that is no refusal: its arguments do not fit.
 */
export function outcomeOf(answer: string): string {
  if (answer === 'true' || answer === 'false') return answer === 'true' ? 'yes' : 'none';
  const [state = ''] = answer.split(' ');
  if (state === '42501') return '.';
  if (!state.startsWith('PT')) throw new Error(`A call is refused by no rule of ours: ${answer}`);
  return state.slice(2);
}
