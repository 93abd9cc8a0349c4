import { setTimeout as pause } from 'node:timers/promises';
import { queueOfDatabase } from '../../../backend/mails/mail-queue.ts';
import { sendDueMails } from '../../../backend/mails/send-due-mails.ts';
import { openPool } from '../../../backend/postgres/pool.ts';
import { sqlConnection } from '../../../backend/postgres/sql-connection.ts';
import { openConnections } from './connections.ts';
import { addressOf, startServer } from './server.ts';

/** What became of a morning with many reminders. */
export interface ReminderRush {
  /** How many were due. */
  due: number;
  /** How many mails each worker has sent. */
  shares: readonly number[];
  /** Milliseconds from the first claim to the last mail. */
  tookMs: number;
  /** Mails that were sent more than once, visits whose owner got none, and rows that the database has not as sent. */
  twice: number;
  missing: number;
  unsettled: number;
}

const VISITS_OF_A_VETERINARIAN = 100;
const VISITS_OF_AN_OWNER = 20;

/**
 * Makes so many reminders of visits due at once, on a PostgreSQL server of its own, and lets workers send them side by
 * side to a transport that takes everything at once. Each worker has its own connections and runs in this process.
 */
export async function rushReminders(due: number, workers: number): Promise<ReminderRush> {
  const server = await startServer();
  const people = await openConnections(server, 1);
  try {
    const visits = await bookVisits(people, due);
    const opened = Array.from({ length: workers }, () =>
      openPool({ address: addressOf('postgres', server.port, people.database), max: 2, statementMs: 0 }),
    );
    const sent = new Map<string, number>();
    const begun = performance.now();
    let tookMs = 0;
    const onSent = () => {
      tookMs = performance.now() - begun;
    };
    const shares = await Promise.all(opened.map((pool) => work(pool, sent, onSent)));
    await Promise.all(opened.map((pool) => pool.end()));
    const [rows] = await people.superuser<{ unsettled: number }[]>`
      select (${visits}::integer - count(*) filter (where sent_at is not null))::integer as unsettled
      from private.mails where kind = 'reminder'`;
    return {
      due: visits,
      shares,
      tookMs,
      twice: [...sent.values()].filter((times) => times > 1).length,
      missing: visits - sent.size,
      unsettled: rows?.unsettled ?? visits,
    };
  } finally {
    await people.close();
    await server.stop();
  }
}

/** Milliseconds between two looks of a worker that found nothing, and after how many such looks it is done. */
const PAUSE_MS = 20;
const LAST_LOOKS = 50;

/**
 * Sends what is due, and counts each visit whose owner is written to. As the real worker, it looks again after it has found
 * nothing: what waited may have been in the other one's hands.
 */
async function work(pool: ReturnType<typeof openPool>, sent: Map<string, number>, onSent: () => void): Promise<number> {
  let share = 0;
  for (let idle = 0; idle < LAST_LOOKS; idle += 1) {
    const found = await sendDueMails({
      queue: queueOfDatabase(sqlConnection(pool)),
      siteUrl: 'https://veto.example',
      async send({ id, text }) {
        // By the visit that the mail is about, so that two mails of one reminder would be seen.
        const visit = /\/appointments\/([\da-f-]{36})/.exec(text)?.[1] ?? id;
        sent.set(visit, (sent.get(visit) ?? 0) + 1);
        onSent();
      },
    });
    share += found;
    if (found > 0) idle = 0;
    else await pause(PAUSE_MS);
  }
  return share;
}

type People = Awaited<ReturnType<typeof openConnections>>;

/** Visits between three and twenty-three hours from now that were booked a month ago. @returns how many. */
async function bookVisits(people: People, count: number): Promise<number> {
  const register = (kind: 'client' | 'veterinarian', each: number) =>
    Promise.all(Array.from({ length: Math.ceil(count / each) }, () => people.register(kind)));
  const veterinarians = await register('veterinarian', VISITS_OF_A_VETERINARIAN);
  const owners = await register('client', VISITS_OF_AN_OWNER);
  const rows = await people.superuser`
    insert into public.appointments
      (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, duration_minutes, created_at)
    select
      (${owners}::uuid[])[1 + number % ${owners.length}],
      (${veterinarians}::uuid[])[1 + number / ${VISITS_OF_A_VETERINARIAN}],
      starts::date, starts::time, 'Rex', 'dog', 'Check-up', 10, now() - interval '30 days'
    from generate_series(0, ${count - 1}) as number
    cross join lateral (
      select date_trunc('minute', now() at time zone 'Europe/Warsaw')
        + interval '3 hours' + make_interval(mins => 12 * (number % ${VISITS_OF_A_VETERINARIAN})) as starts
    ) as moment`;
  return rows.count;
}
