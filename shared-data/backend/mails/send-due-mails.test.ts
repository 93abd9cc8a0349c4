import { expect, test, vi } from 'vitest';
import { notificationFacts } from '../../src/notifications/notifications.schema.ts';
import type { ClaimedMail, MailQueue } from './mail-queue.ts';
import { runMailWorker } from './run-worker.ts';
import { sendDueMails } from './send-due-mails.ts';

const mail = (id: string, kind = 'message'): ClaimedMail => ({
  id,
  claim: `claim of ${id}`,
  to: 'olga@veto.test',
  name: 'Olga',
  kind,
  about: notificationFacts.parse({ person: 'Anna Lis', is_veterinarian: true, excerpt: 'Hello' }),
  token: 'token',
});

/** A queue of these mails, and what was said to it. */
function queueOf(mails: ClaimedMail[], mine: (id: string) => boolean = () => true) {
  const said: string[] = [];
  const queue: MailQueue = {
    claim: async (atMost) => mails.splice(0, atMost),
    async handOver({ id }) {
      said.push(`hand over ${id}`);
      return mine(id);
    },
    async settle({ id }, error) {
      said.push(`settle ${id}: ${error ?? 'sent'}`);
    },
    prune: async () => 0,
  };
  return { queue, said };
}

const siteUrl = 'https://veto.example';

test('a mail is handed over before it is sent, and settled afterwards', async () => {
  const { queue, said } = queueOf([mail('a'), mail('b')]);
  const send = async ({ id, to }: { id: string; to: string }) => void said.push(`send ${id} to ${to}`);
  expect(await sendDueMails({ queue, siteUrl, send })).toBe(2);
  expect(said).toEqual(
    ['a', 'b'].flatMap((id) => [`hand over ${id}`, `send ${id} to olga@veto.test`, `settle ${id}: sent`]),
  );
});

test('a mail that is not this worker’s any more is not sent; one that was not taken says why, and keeps no other waiting', async () => {
  const { queue, said } = queueOf(
    [mail('lost'), mail('full'), mail('new', 'moon_landing'), mail('good')],
    (id) => id !== 'lost',
  );
  const sent: string[] = [];
  const send = async ({ id }: { id: string }) => {
    if (id === 'full') throw new Error('mailbox full');
    sent.push(id);
  };
  expect(await sendDueMails({ queue, siteUrl, send })).toBe(1);
  expect(sent).toEqual(['good']);
  expect(said.filter((line) => line.startsWith('settle'))).toEqual([
    'settle full: mailbox full',
    "settle new: this release does not know how to write 'moon_landing'",
    'settle good: sent',
  ]);
});

test('a worker that is ended finishes the mail on its way and begins no other one', async () => {
  const { queue, said } = queueOf([mail('a'), mail('b')]);
  let taken = () => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const send = () =>
    new Promise<void>((resolve) => {
      taken = resolve;
      begun();
    });
  const stop = runMailWorker({ queue, siteUrl, send });
  await hasBegun;
  const stopped = stop();
  taken();
  await stopped;
  expect(said).toEqual(['hand over a', 'settle a: sent']);
});

test('expired data is deleted step by step until nothing is left, and then not before an hour has passed', async () => {
  vi.useFakeTimers();
  const { queue } = queueOf([]);
  const asked: number[] = [];
  const left = [200, 30, 0];
  const prune = async () => {
    asked.push(Date.now());
    return left.shift() ?? 0;
  };
  const begun = Date.now();
  const stop = runMailWorker({ queue: { ...queue, prune }, siteUrl, send: async () => {} });
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(asked.map((moment) => moment - begun)).toEqual([0, 20_000, 40_000]);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(asked).toHaveLength(4);
  await stop();
  vi.useRealTimers();
});

test('a queue that does not answer is reported, and asked again', async () => {
  const warnings: unknown[] = [];
  let asked = 0;
  let askedTwice = () => {};
  const again = new Promise<void>((resolve) => {
    askedTwice = resolve;
  });
  const { queue } = queueOf([]);
  const claim = async () => {
    asked += 1;
    if (asked === 1) throw new Error('down');
    askedTwice();
    return [];
  };
  const stop = runMailWorker(
    { queue: { ...queue, claim }, siteUrl, send: async () => {} },
    { interval: 5, warn: (...words) => void warnings.push(words) },
  );
  await again;
  await stop();
  expect(warnings).toHaveLength(1);
});
