/**
 * The backend's own process, forked by index.ts: hashing a password blocks an event loop for a third of a second, and
 * the pages are served from another one.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { type BackendApp, createBackendApp } from './app.ts';
import { hasRoom, lockDataFolder, openDataFolder, readSecrets, StartFailure, sentenceFor } from './data-folder.ts';
import { FileStorage } from './file-storage.ts';
import { keepSlotsFresh } from './fresh-slots.ts';
import { createGateway } from './gateway.ts';
import { MailFolder } from './mailbox.ts';
import { queueOfDatabase } from './mails/mail-queue.ts';
import { keptMail, smtpMail, smtpSettings } from './mails/mail-transport.ts';
import { runMailWorker } from './mails/run-worker.ts';
import { endOtherSessions } from './other-sessions.ts';
import { openSiteDatabase } from './postgres/site-database.ts';
import type { SqlConnection } from './postgres/sql-connection.ts';
import { printErrorsWithoutValues } from './printed-errors.ts';
import type { FromProcess, ProcessOptions, ToProcess } from './process-messages.ts';
import { seedIfEmpty } from './seed.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;

function tell(message: FromProcess): void {
  // A parent that is gone hears nothing; its end is noticed by itself, and no failure of this process.
  if (process.connected) process.send?.(message, () => {});
}

/** What must be ended again, the latest first. */
const endings: (() => void | Promise<void>)[] = [];

async function start(): Promise<void> {
  const folder = openDataFolder(options.dataDir);
  const lock = lockDataFolder(folder);
  endings.push(() => lock.release());
  const secrets = readSecrets(folder);
  const database = await openSiteDatabase({
    folder,
    password: secrets.databasePassword,
    onProgress: (text) => tell({ type: 'progress', text }),
    onLine: (line) => console.error(`postgres: ${line}`),
    onLost: startAgain,
  });
  endings.push(database.stop);
  const kept = new MailFolder(folder.mail);
  const smtp = smtpSettings(process.env);
  const { send, driver } = smtp ? smtpMail(smtp) : { send: keptMail(kept), driver: kept };
  const { app, connection, close } = await createBackendApp({
    ...secrets,
    database: database.address,
    budget: options.limits.databaseOfAddress,
    siteUrl: options.siteUrl,
    emailDriver: driver,
    storageAdapter: new FileStorage(folder.files),
  });
  endings.push(close);
  if (options.seed) {
    tell({ type: 'progress', text: 'Looking for demo data' });
    if (await seedIfEmpty(connection)) tell({ type: 'progress', text: 'Filled the database with demo data' });
  }
  await warmUp(app, secrets.publishableKey);
  endings.push(keepSlotsFresh(connection));
  endings.push(runMailWorker({ queue: queueOfDatabase(connection), send, siteUrl: options.siteUrl }));
  const gateway = createGateway({
    answer: (request, context) => app.fetch(request, context),
    health: async () => ({ answers: await answers(connection), hasRoom: hasRoom(folder) }),
    afterAnswer: (answered) => endOtherSessions(connection, answered),
    limits: options.limits,
  });
  const server = serve({
    hostname: '127.0.0.1',
    port: options.port,
    fetch: (request, { incoming }) => gateway(request, incoming.socket.remoteAddress ?? null),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  endings.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  );
  tell({ type: 'ready', port, publishableKey: secrets.publishableKey });
}

/** The parent starts this process again, with pauses, until the database's server comes up. */
function startAgain(error: unknown): never {
  console.error('The database could not be started again; the backend ends, to be started again.', error);
  process.exit(1);
}

/** Milliseconds after which a database counts as one that does not answer. */
const HEALTHY_WITHIN = 3000;

async function answers(connection: SqlConnection): Promise<boolean> {
  const late = wait(HEALTHY_WITHIN, false, { ref: false });
  const read = connection.query('select from public.profiles limit 1').then(
    () => true,
    () => false,
  );
  return Promise.race([read, late]);
}

/** The first question makes the service read the whole schema: nobody's first page should wait for that. */
async function warmUp(app: BackendApp['app'], apikey: string): Promise<void> {
  const question = new Request('http://127.0.0.1/rest/v1/rpc/search_veterinarians', {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: '{"page_size":1}',
  });
  const answer = await app.fetch(question, { peerAddress: '127.0.0.1' });
  if (!answer.ok) console.error(`The directory does not answer: ${answer.status} ${await answer.text()}`);
}

let ending = false;

async function end(code = 0): Promise<void> {
  if (ending) return;
  ending = true;
  for (const each of endings.toReversed()) await each();
  process.exit(code);
}

// Ctrl-C reaches the whole group; the parent decides when the backend goes, after the last page was answered.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => end());
process.on('message', (message: ToProcess) => {
  if (message.type === 'stop') end();
});
// The parent is gone, however it went: nobody is left to serve, and the folder must become free.
process.on('disconnect', () => end());

// The same for whoever read what is printed: a closed terminal ends no database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

printErrorsWithoutValues();
start().then(
  () => {
    if (!process.connected) void end();
  },
  (error: unknown) => {
    if (!(error instanceof StartFailure)) console.error(error);
    tell({ type: 'fatal', sentence: error instanceof StartFailure ? error.message : startSentence(error) });
    void end(1);
  },
);

function startSentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^E(NOSPC|DQUOT|ACCES|PERM|ROFS)$/.test(code))
    return sentenceFor(error, options.dataDir);
  return `The database in ${options.dataDir} could not be opened. What happened is told above.`;
}
