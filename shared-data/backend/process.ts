/**
 * The backend's own process, forked by index.ts: hashing a password blocks an event loop for a third of a second, and
 * the pages are served from another one.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type BackendApp, createBackendApp } from './app.ts';
import { lockDataFolder, openDataFolder, readSecrets, StartFailure, sentenceFor } from './data-folder.ts';
import { FileStorage } from './file-storage.ts';
import { keepSlotsFresh } from './fresh-slots.ts';
import { createGateway } from './gateway.ts';
import { MailFolder } from './mailbox.ts';
import { queueOfDatabase } from './mails/mail-queue.ts';
import { keptMail, smtpMail, smtpSettings } from './mails/mail-transport.ts';
import { runMailWorker } from './mails/run-worker.ts';
import type { FromProcess, ProcessOptions, ToProcess } from './messages.ts';
import { endOtherSessions } from './other-sessions.ts';
import { printErrorsWithoutValues } from './printed-errors.ts';
import { seedIfEmpty } from './seed.ts';
import { watchSession } from './session-check.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;

function tell(message: FromProcess): void {
  // A parent that is gone hears nothing; its end is noticed by itself, and no failure of this process.
  if (process.connected) process.send?.(message, () => {});
}

async function start(): Promise<() => Promise<void>> {
  const folder = openDataFolder(options.dataDir);
  const lock = lockDataFolder(folder);
  const secrets = readSecrets(folder);
  tell({ type: 'progress', text: existsSync(folder.database) ? 'Opening the database' : 'Creating the database' });
  const kept = new MailFolder(folder.mail);
  const smtp = smtpSettings(process.env);
  const { send, driver } = smtp ? smtpMail(smtp) : { send: keptMail(kept), driver: kept };
  const { app, connection, close } = await createBackendApp({
    ...secrets,
    dataDir: folder.database,
    siteUrl: options.siteUrl,
    emailDriver: driver,
    storageAdapter: new FileStorage(folder.files),
  });
  if (options.seed) {
    tell({ type: 'progress', text: 'Looking for demo data' });
    if (await seedIfEmpty(connection)) tell({ type: 'progress', text: 'Filled the database with demo data' });
  }
  await warmUp(app, secrets.publishableKey);
  const restSlots = keepSlotsFresh(connection);
  const endWorker = runMailWorker({ queue: queueOfDatabase(connection), send, siteUrl: options.siteUrl });
  const session = watchSession(connection.driver, startAgain);
  const gateway = createGateway({
    answer: (request, context) => app.fetch(request, context),
    isUsable: session.isUsable,
    async afterAnswer(answered) {
      await session.afterAnswer(answered);
      await endOtherSessions(connection, answered);
    },
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
  tell({ type: 'ready', port, publishableKey: secrets.publishableKey });
  return async () => {
    restSlots();
    await endWorker();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
    await close();
    lock.release();
  };
}

/** Whoever started this process starts it again when it ends. What was acknowledged is on the disk. */
function startAgain(error: unknown): never {
  console.error("The database's session is beyond help; the backend ends, to be started again.", error);
  process.exit(1);
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

let stop: (() => Promise<void>) | null = null;
let ending = false;

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await stop?.();
  process.exit(0);
}

// Ctrl-C reaches the whole group; the parent decides when the backend goes, after the last page was answered.
process.on('SIGINT', () => {});
process.on('SIGTERM', end);
process.on('message', (message: ToProcess) => {
  if (message.type === 'stop') end();
});
// The parent is gone, however it went: nobody is left to serve, and the folder must become free.
process.on('disconnect', end);

// The same for whoever read what is printed: a closed terminal ends no database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

printErrorsWithoutValues();
start().then(
  (stopServer) => {
    stop = stopServer;
    if (ending || !process.connected) process.exit(0);
  },
  (error: unknown) => {
    if (!(error instanceof StartFailure)) console.error(error);
    tell({ type: 'fatal', sentence: error instanceof StartFailure ? error.message : startSentence(error) });
    process.exitCode = 1;
    process.disconnect?.();
  },
);

function startSentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^E(NOSPC|DQUOT|ACCES|PERM|ROFS)$/.test(code))
    return sentenceFor(error, options.dataDir);
  return `The database in ${options.dataDir} could not be opened. What happened is told above.`;
}
