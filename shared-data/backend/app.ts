import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, type EmailDriver } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { boundedAnswer } from './bounded-answer.ts';
import { StartFailure } from './data-folder.ts';
import { checkedUpload } from './file-signature.ts';
import { DEFAULT_LIMITS, type Limit } from './limits.ts';
import { accountMailTemplates, withTextOfHtml } from './mails/account-mails.ts';
import { hashInThread } from './passwords/hashing-thread.ts';
import { asPlainUpload } from './plain-upload.ts';
import { type Asked, whileAsked } from './postgres/asked.ts';
import { openDatabase } from './postgres/database.ts';
import type { SqlConnection } from './postgres/sql-connection.ts';
import type { Turns } from './postgres/turns.ts';
import { WrittenJson } from './postgres/written-json.ts';
import { withRefusalStatus } from './refusal-status.ts';
import { type SignedLinks, signedLinks } from './signed-link.ts';
import { visitorNetwork } from './visitor-network.ts';

/** The store for uploaded bytes that the embedded Supabase expects (an adapter's type is not exported by name). */
export type StorageAdapter = NonNullable<App['_storageAdapter']>;

export interface ServiceOptions {
  jwtSecret: string;
  /** `sb_publishable_…`: what a browser carries; runs as anon or as the signed-in user. */
  publishableKey: string;
  /** `sb_secret_…`: runs as service_role, past row-level security. Never leaves the server. */
  secretKey: string;
  emailDriver: EmailDriver;
  storageAdapter: StorageAdapter;
  /** The site's public address: links in mails lead there, and nowhere else. */
  siteUrl?: string;
}

export interface BackendAppOptions extends ServiceOptions {
  /** `postgres://…` of the database, as its owner. */
  database: string;
  /** How much of the database's time a sender may use; the default's unless told otherwise. */
  budget?: Limit;
}

export interface BackendApp {
  /** `app.fetch(request, { peerAddress })` answers /auth/v1, /rest/v1 and /storage/v1. */
  app: Pick<App, 'fetch'>;
  /** Past every rule, for the site's own work. */
  connection: SqlConnection;
  close(): Promise<void>;
}

/** Milliseconds that a request may keep the database busy, with all its statements. */
const REQUEST_MS = 15_000;

/**
 * The services of sessions and files change several rows one after another, outside a transaction. They finish even after the
 * visitor has left: half a renewal would sign the visitor out.
 */
const FINISHES = /^\/(?:auth|storage)\/v1\//;

/** Tables of text, and rows without their empty columns: for these the service itself reads the JSON in them. */
const READ_BY_SERVICE = /csv|stripped/i;

hashInThread();

/** Where `supabase/migrations` lies: the folder that the standard `supabase db push` is run in, too. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Opens the embedded Supabase on a PostgreSQL database, with the schema of `supabase/migrations` applied.
 *
 * Run it in a process of its own (not a worker thread): migrations are found relative to the working directory, which
 * is moved for the length of that step. `EXPERIMENTAL_STORAGE=1` and `LITE_TELEMETRY=0` must be in the environment
 * before this module is imported.
 *
 * @throws when the database does not open or a migration fails; a failed migration leaves the schema before it.
 */
export async function createBackendApp({
  database,
  budget = DEFAULT_LIMITS.databaseOfAddress,
  ...options
}: BackendAppOptions): Promise<BackendApp> {
  const { services, own, turns, close } = await openDatabase(database, budget, async (connection) => {
    keepStatedGrants(connection);
    const app = servicesOn(connection, options);
    await app.init();
    await app.ensureSystemSchema();
    await refuseBeforeBaseline(connection);
    await applyMigrations(app);
    await grantStorage(connection);
  });
  const app = servicesOn(services, options);
  await app.init();
  // Before a visitor asks: the service reads the schema's JSON itself.
  await services.introspect({ useCache: true });
  const links = signedLinks(services, options.jwtSecret);
  return {
    app: { fetch: (request, context) => answer({ app, links, turns }, request, context) },
    connection: own,
    close,
  };
}

async function answer(
  { app, links, turns }: Services,
  ...[request, context]: Parameters<App['fetch']>
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const late = AbortSignal.timeout(REQUEST_MS);
  const signal = FINISHES.test(pathname) ? late : AbortSignal.any([request.signal, late]);
  const asked: Asked = { signal, sender: visitorNetwork(context?.peerAddress ?? null), usedMs: 0 };
  const services = { app, links, turns };
  if (!pathname.startsWith('/rest/')) return answerOnce(services, asked, request, context);
  // What is asked here is one transaction, which leaves nothing behind when it ends before it is done.
  const crowded = new AbortController();
  const first = { ...asked, signal: AbortSignal.any([signal, crowded.signal]), makeWay: () => crowded.abort() };
  const response = await answerOnce(services, first, request.clone(), context);
  if (!crowded.signal.aborted || signal.aborted || !wasEnded(first)) return response;
  return answerOnce(services, { ...asked, isDear: true }, request, context);
}

/** Whether its statement was cancelled, or never asked. */
function wasEnded({ failure, signal }: Asked): boolean {
  return failure === signal.reason || (failure instanceof Error && 'code' in failure && failure.code === '57014');
}

interface Services {
  app: App;
  links: SignedLinks;
  turns: Turns;
}

async function answerOnce(
  { app, links, turns }: Services,
  asked: Asked,
  ...[request, context]: Parameters<App['fetch']>
): Promise<Response> {
  return whileAsked(asked, async () => {
    if (new URL(request.url).pathname.startsWith('/rest/')) {
      // Reading and writing for it, too, waits for its turn.
      asked.turn = turns.take(asked.sender, asked.signal, asked.isDear);
      const refusal = await asked.turn.then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal) return withRefusalStatus(new Response(null, { status: 500 }), refusal);
      if (!READ_BY_SERVICE.test(request.headers.get('accept') ?? '')) asked.json = new WrittenJson();
    }
    const response = await unboundedAnswer(app, links, request, context);
    const whole = await boundedAnswer(request, await withRefusalStatus(response, asked.failure), asked);
    return links.withSignedLink(request, whole);
  });
}

async function unboundedAnswer(
  app: App,
  links: SignedLinks,
  ...[request, context]: Parameters<App['fetch']>
): Promise<Response> {
  const refusal = await links.refusal(request);
  if (refusal) return refusal;
  const upload = await checkedUpload(await asPlainUpload(request));
  return upload instanceof Response ? upload : app.fetch(upload, context);
}

function servicesOn(connection: PostgresConnection, options: ServiceOptions): App {
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      // Where both addresses have to confirm a change, this service asks the former one alone: nobody would have shown that
      // the new one is theirs. A hosted project asks both.
      email: {
        enable_confirmations: false,
        double_confirm_changes: false,
        // A link's token is a hash of the address and this code, which no mail shows: six digits would be found by trying.
        otp_length: 40,
        template: accountMailTemplates(projectFolder),
      },
      ...(options.siteUrl !== undefined && {
        site_url: options.siteUrl,
        // Where the link of a recovery mail may lead; the list is one of exact addresses.
        additional_redirect_urls: [new URL('/reset-password', options.siteUrl).href],
      }),
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { server: { admin: false }, drivers: { email: withTextOfHtml(options.emailDriver) } },
  });
  app._storageAdapter = options.storageAdapter;
  return app;
}

/**
 * At the first request of each start the embedded Supabase would make its roles, which the migrations' step has made by
 * then, and grant everything on every table to all of them: this takes its place, so that who may do what is what the
 * migrations state, here as on a hosted project.
 */
function keepStatedGrants(connection: PostgresConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: async () => true });
}

/** What a hosted project grants on the tables of its storage service; row-level security decides about each row. */
async function grantStorage(connection: PostgresConnection): Promise<void> {
  const roles = 'anon, authenticated, service_role';
  await connection.exec(`revoke all on all tables in schema storage from ${roles}`);
  await connection.exec(`grant usage on schema storage to ${roles}`);
  await connection.exec(`grant select, insert, update, delete on storage.buckets, storage.objects to ${roles}`);
}

/**
 * The first migration holds the whole schema, so a database either has none of it or all. Its version is that of the last
 * migration that went into it: what was migrated so far needs no note that it is done.
 * @throws StartFailure for a database that an earlier Veto left before that version.
 */
async function refuseBeforeBaseline(connection: PostgresConnection): Promise<void> {
  const [baseline = ''] = (await readdir(join(projectFolder, 'supabase/migrations'))).sort();
  const [version = ''] = baseline.split('_');
  const ask = async <Row>(question: string) => (await connection.exec<{ rows: Row[] }>(question)).rows;
  const [history] = await ask<{ there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (!history?.there) return;
  const rows = await ask<{ version: string }>('select version::text from supabase_migrations.schema_migrations');
  if (rows.length > 0 && !rows.some((row) => row.version === version))
    throw new StartFailure(
      `The database was made by a Veto from before ${version}: start the release of that day on it once, then this one.`,
    );
}

async function applyMigrations(app: App): Promise<void> {
  const workingDirectory = process.cwd();
  process.chdir(projectFolder);
  try {
    await applyPendingMigrations(app);
  } finally {
    process.chdir(workingDirectory);
  }
}
