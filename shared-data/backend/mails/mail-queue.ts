import * as z from 'zod/mini';
import { notificationFacts } from '../../src/notifications/notifications.schema.ts';
import type { SqlTransaction } from '../postgres/sql-connection.ts';

const claimedMail = z.object({
  id: z.string(),
  claim: z.string(),
  to: z.string(),
  name: z.nullable(z.string()),
  kind: z.string(),
  about: notificationFacts,
  token: z.string(),
});
const claimedMails = z.array(claimedMail);

/** A mail that is this worker's to send, for five minutes. */
export type ClaimedMail = z.infer<typeof claimedMail>;

/** The mails of a database, embedded or hosted. The rules are the database's: see `…_reminders.sql`. */
export interface MailQueue {
  claim(atMost: number): Promise<ClaimedMail[]>;
  /** False: the mail is not this worker's any more. After true nobody else sends it. */
  handOver(mail: ClaimedMail): Promise<boolean>;
  /** `error`: why it was not taken; null when it was. */
  settle(mail: ClaimedMail, error: string | null): Promise<void>;
  /** Deletes what has had its time, at most so many rows of a kind. @returns how many rows went. */
  prune(atMost: number): Promise<number>;
}

/** The queue of a database that this process has open. */
export function queueOfDatabase(database: SqlTransaction): MailQueue {
  return {
    async claim(atMost) {
      const { rows } = await database.query<{ mails: unknown }>('select public.claim_mails($1) as mails', [atMost]);
      return claimedMails.parse(rows[0]?.mails);
    },
    async handOver({ id, claim }) {
      const { rows } = await database.query<{ mine: boolean }>('select public.hand_over_mail($1, $2) as mine', [
        id,
        claim,
      ]);
      return rows[0]?.mine === true;
    },
    async settle({ id, claim }, error) {
      await database.query('select public.settle_mail($1, $2, $3)', [id, claim, error]);
    },
    async prune(atMost) {
      const { rows } = await database.query<{ gone: number }>('select public.prune($1) as gone', [atMost]);
      return rows[0]?.gone ?? 0;
    },
  };
}

/** The queue of a hosted project, reached with its service key. Throws when the project does not answer. */
export function queueOfProject(url: string, serviceKey: string): MailQueue {
  const call = async (name: string, parameters: object): Promise<unknown> => {
    const answer = await fetch(new URL(`/rest/v1/rpc/${name}`, url), {
      method: 'POST',
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    const text = await answer.text();
    return text ? JSON.parse(text) : null;
  };
  return {
    claim: async (atMost) => claimedMails.parse(await call('claim_mails', { at_most: atMost })),
    handOver: async ({ id, claim }) => (await call('hand_over_mail', { mail: id, claim })) === true,
    settle: async ({ id, claim }, error) => void (await call('settle_mail', { mail: id, claim, error })),
    prune: async (atMost) => Number(await call('prune', { at_most: atMost })),
  };
}
