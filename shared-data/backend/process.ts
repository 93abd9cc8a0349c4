/**
 * The backend's own process, forked by index.ts: reading and writing its answers keeps an event loop busy, and the pages are
 * served from another one.
 */
import { garbageCollector } from '@veto/slice-kit/garbage-collector';
import { lockDataFolder, openDataFolder, readSecrets, StartFailure, sentenceFor } from './data-folder.ts';
import { openSiteDatabase } from './postgres/site-database.ts';
import { printErrorsWithoutValues } from './printed-errors.ts';
import type { FromProcess, ProcessOptions, ToProcess } from './process-messages.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;

function tell(message: FromProcess): void {
  // A parent that is gone hears nothing; its end is noticed by itself, and no failure of this process.
  if (process.connected) process.send?.(message, () => {});
}

const giveMemoryBack = garbageCollector();
const ending = new AbortController();
/** What must be ended again, the latest first. */
const endings: (() => void | Promise<void>)[] = [];

/** Takes about as long as PostgreSQL takes to start, so that both go on at once. */
const loadApi = () => import('./serve-api.ts');

const onProgress = (text: string) => tell({ type: 'progress', text });

async function start(): Promise<void> {
  const folder = openDataFolder(options.dataDir);
  const lock = lockDataFolder(folder);
  endings.push(() => lock.release());
  tell({ type: 'held' });
  const secrets = readSecrets(folder);
  const opening = openSiteDatabase({
    signal: ending.signal,
    folder,
    password: secrets.databasePassword,
    onProgress,
    onLine: (line) => console.error(`postgres: ${line}`),
    onLaunched: () => void loadApi().catch(() => {}),
    onLost: startAgain,
  });
  // Whoever holds the folder is gone before it is free again.
  endings.push(() =>
    opening.then(
      ({ stop }) => stop(),
      () => {},
    ),
  );
  const database = await opening;
  const { serveApi } = await loadApi();
  const port = await serveApi({
    folder,
    secrets,
    options,
    database: database.address,
    onProgress,
    onOpened: (close) => endings.push(close),
  });
  tell({ type: 'ready', port, publishableKey: secrets.publishableKey });
}

/** The parent starts this process again, with pauses, until the database's server comes up. */
function startAgain(error: unknown): never {
  console.error('The database could not be started again; the backend ends, to be started again.', error);
  process.exit(1);
}

async function end(code = 0): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  for (const each of endings.toReversed()) await each();
  process.exit(code);
}

// Ctrl-C and a closed terminal reach the whole group; the parent decides when the backend goes, after the last page was answered.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('SIGTERM', () => end());
process.on('message', (message: ToProcess) => {
  if (message.type === 'stop') end();
  else giveMemoryBack();
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
    if (ending.signal.aborted) return;
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
