import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { type BackendApp, createBackendApp } from './app.ts';
import { type DataFolder, hasRoom, type Secrets } from './data-folder.ts';
import { FileStorage } from './file-storage.ts';
import { keepSlotsFresh } from './fresh-slots.ts';
import { createGateway } from './gateway.ts';
import { byMail, bySms, smsSettings } from './guest-codes/carry-code.ts';
import { withGuestCodes } from './guest-codes/with-guest-codes.ts';
import { MailFolder } from './mailbox.ts';
import { queueOfDatabase } from './mails/mail-queue.ts';
import { keptMail, smtpMail } from './mails/mail-transport.ts';
import { runMailWorker } from './mails/run-worker.ts';
import { smtpSettings } from './mails/smtp-settings.ts';
import { endOtherSessions } from './other-sessions.ts';
import type { SqlConnection } from './postgres/sql-connection.ts';
import type { ProcessOptions } from './process-messages.ts';
import { seedIfEmpty } from './seed.ts';

interface ApiOptions {
  folder: DataFolder;
  secrets: Secrets;
  options: ProcessOptions;
  /** `postgres://…`, as its owner. */
  database: string;
  onProgress(text: string): void;
  /** Called with the end of each part that was opened. */
  onOpened(close: () => void | Promise<void>): void;
}

/** Brings the database up to date, fills an empty one, and answers on a port of this machine, with which it resolves. */
export async function serveApi({
  folder,
  secrets,
  options,
  database,
  onProgress,
  onOpened,
}: ApiOptions): Promise<number> {
  const kept = new MailFolder(folder.mail);
  const smtp = smtpSettings(process.env);
  const { send, driver } = smtp ? smtpMail(smtp) : { send: keptMail(kept), driver: kept };
  const { app, connection, close } = await createBackendApp({
    ...secrets,
    database,
    budget: options.limits.databaseOfAddress,
    siteUrl: options.siteUrl,
    emailDriver: driver,
    storageAdapter: new FileStorage(folder.files),
  });
  onOpened(close);
  if (options.seed) {
    onProgress('Looking for demo data');
    if (await seedIfEmpty(connection)) onProgress('Filled the database with demo data');
  }
  await warmUp(app, secrets.publishableKey);
  onOpened(keepSlotsFresh(connection));
  onOpened(runMailWorker({ queue: queueOfDatabase(connection), send, siteUrl: options.siteUrl }));
  const sms = smsSettings(process.env);
  const gateway = createGateway({
    answer: withGuestCodes((request, context) => app.fetch(request, context), connection, sms ? bySms(sms) : byMail),
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
  onOpened(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  );
  return port;
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
