import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, type EmailDriver } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { accountMailTemplates, withTextOfHtml } from './mails/account-mails.ts';
import { asPlainUpload } from './plain-upload.ts';
import { withRefusalStatus } from './refusal-status.ts';
import { withSignedLink } from './signed-link.ts';
import { takeTurns } from './taking-turns.ts';
import { sendParametersAsText } from './text-parameters.ts';

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
  /** Folder of the database's files; undefined keeps everything in memory (tests). */
  dataDir: string | undefined;
  /** A dump by `dumpMigrated()` to begin with (tests); only without `dataDir`. */
  startFrom?: Blob;
}

export interface BackendApp {
  /** `app.fetch(request, { peerAddress })` answers /auth/v1, /rest/v1 and /storage/v1. */
  app: App;
  connection: PgliteConnection;
  close(): Promise<void>;
}

/** Where `supabase/migrations` lies: the folder that the standard `supabase db push` is run in, too. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const EXTENSIONS = { btree_gist, pg_trgm };

/**
 * Opens the embedded Supabase: a real Postgres in this process, with the schema of `supabase/migrations` applied.
 *
 * Run it in a process of its own (not a worker thread): migrations are found relative to the working directory, which
 * is moved for the length of that step. `EXPERIMENTAL_STORAGE=1` and `LITE_TELEMETRY=0` must be in the environment
 * before this module is imported. Nothing here locks the folder: a second process on the same `dataDir` loses data.
 *
 * @throws when the folder cannot be opened or a migration fails; a failed migration leaves the schema before it.
 */
export async function createBackendApp(options: BackendAppOptions): Promise<BackendApp> {
  const connection = await openPglite(options);
  await takeTurns(connection);
  const app = await createServices(connection, options);
  await sendParametersAsText(connection.driver);
  return { app, connection, close: () => connection.close() };
}

function openPglite({
  dataDir,
  startFrom,
}: Pick<BackendAppOptions, 'dataDir' | 'startFrom'>): Promise<PgliteConnection> {
  return createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: path.resolve(dataDir) }),
    pgliteOptions: { extensions: EXTENSIONS, ...(startFrom && { loadDataDir: startFrom }) },
  });
}

/** A database in memory with the schema of `supabase/migrations` and nobody in it, as a tar archive (44 MB). */
export async function dumpMigrated(options: ServiceOptions): Promise<Buffer> {
  const connection = await openPglite({ dataDir: undefined });
  await createServices(connection, options);
  const dump = await connection.driver.dumpDataDir('none');
  await connection.close();
  return Buffer.from(await dump.arrayBuffer());
}

/**
 * The three services on a database of any kind, with the schema of `supabase/migrations` applied. On a server of its own
 * (tests) the connection's role owns the database and need not be a superuser.
 */
export async function createServices(
  connection: PgliteConnection | PostgresConnection,
  options: ServiceOptions,
): Promise<App> {
  keepStatedGrants(connection);
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
  await app.init();
  await app.ensureSystemSchema();
  await createExtensions(connection);
  await applyMigrations(app);
  await grantStorage(connection);
  const answer = app.fetch;
  app.fetch = async (request, context) =>
    withSignedLink(request, await withRefusalStatus(await answer(await asPlainUpload(request), context)));
  return app;
}

/**
 * At the first request of each start the embedded Supabase would make its roles, which the migrations' step has made by
 * then, and grant everything on every table to all of them: this takes its place, so that who may do what is what the
 * migrations state, here as on a hosted project.
 */
function keepStatedGrants(connection: PgliteConnection | PostgresConnection): void {
  Object.defineProperty(connection, 'ensureRlsContext', { value: async () => true });
}

/** A hosted project has this schema already; here it must stand before the migrations name it. */
async function createExtensions(connection: PgliteConnection | PostgresConnection): Promise<void> {
  await connection.exec('create schema if not exists extensions');
  for (const name of Object.keys(EXTENSIONS)) {
    await connection.exec(`create extension if not exists ${name} with schema extensions`);
  }
}

/** What a hosted project grants on the tables of its storage service; row-level security decides about each row. */
async function grantStorage(connection: PgliteConnection | PostgresConnection): Promise<void> {
  const roles = 'anon, authenticated, service_role';
  await connection.exec(`revoke all on all tables in schema storage from ${roles}`);
  await connection.exec(`grant usage on schema storage to ${roles}`);
  await connection.exec(`grant select, insert, update, delete on storage.buckets, storage.objects to ${roles}`);
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
