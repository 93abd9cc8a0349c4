import { type Backend, BackendStartError, startBackend } from '@veto/shared-data/backend';
import { ToolError } from '@veto/slice-kit/releases';
import { releaseFreshBuilds } from './fresh-releases.ts';
import { openPort } from './http-server.ts';
import { watchLaunchers } from './launchers.ts';
import { DEFAULT_STORYBOOK_DIR, serveSite } from './site.ts';
import { portRefusal, StartRefusal } from './start-refusal.ts';
import { proveWritable, readSettings, type StartSettings } from './start-settings.ts';
import { startingApp } from './starting-app.ts';
import { buildStorybook, storybookIsFresh } from './storybook-build.ts';

const startedAt = performance.now();
/** Aborted when the site is asked to end, however far it has come. */
const ending = new AbortController();
/** What must be ended again, the latest first. */
const endings: (() => void | Promise<void>)[] = [];

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${line}`);
}

/** What cannot work is refused before any long work: the port and both folders are taken first. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await proveWritable(settings.dataDir, 'VETO_DATA_DIR');
  await proveWritable(settings.releasesDir, 'VETO_RELEASES_DIR');
  const port = await openPort(settings.port, settings.host, startingApp()).catch((error) => {
    throw portRefusal(error, settings.port);
  });
  endings.push(() => port.close());
  const url = `http://localhost:${port.port}`;
  say(`Veto takes port ${port.port}; data in ${settings.dataDir}`);
  const [backend] = await Promise.all([
    settings.hosted ? null : openBackend(settings, url),
    releaseFreshBuilds(settings.releasesDir, say, ending.signal),
  ]);
  if (ending.signal.aborted) return;
  serveSite(port, settings, backend);
  welcome(url, settings);
  await tendStorybook();
}

async function openBackend({ dataDir }: StartSettings, siteUrl: string): Promise<Backend> {
  const backend = await startBackend({
    dataDir,
    siteUrl,
    onProgress: (text) => say(`database: ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
    onCrash: (code) => say(`the database's process ended (code ${code}) and is started again`),
  }).catch((error) => {
    // The builds need not go on for a site that will not be.
    ending.abort();
    throw error;
  });
  endings.push(() => backend.stop());
  return backend;
}

function welcome(url: string, { gatePassword, hosted }: StartSettings): void {
  say('ready');
  const accounts = `
  Demo accounts, password veto-demo:
    owner@veto.example   owner2@veto.example   pet owners
    vet@veto.example     vet2@veto.example     veterinarians`;
  console.log(`
  ${url}
  Gate password: ${gatePassword || '(none)'}
${hosted ? `\n  Data: ${hosted.url}` : accounts}

  Mail: ${url}/_dev/mail   Components: ${url}/_storybook/   Ctrl-C ends it.
`);
}

/** VETO_STORYBOOK=0 leaves Storybook alone: for test runs, which have the processor for themselves. */
async function tendStorybook(): Promise<void> {
  if (process.env.VETO_STORYBOOK === '0' || (await storybookIsFresh(DEFAULT_STORYBOOK_DIR))) return;
  const build = buildStorybook(DEFAULT_STORYBOOK_DIR);
  endings.push(() => {
    build.stop();
    return build.done.then(() => {});
  });
  if ((await build.done) === 'built') say('Storybook is built');
}

let ended: Promise<void> | null = null;

/** Ends everything that was started, the latest first. A second wish to end is granted at once. */
function end(): void {
  if (ended) process.exit(130);
  ending.abort();
  ended = (async () => {
    for (const each of endings.toReversed()) await each();
  })();
  ended.then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
// A signal to npx or pnpm alone does not reach us.
watchLaunchers(() => ended ?? end());

start().catch(async (error: unknown) => {
  if (ended) return;
  ending.abort();
  const isSentence = error instanceof StartRefusal || error instanceof BackendStartError || error instanceof ToolError;
  console.error(isSentence ? error.message : error);
  for (const each of endings.toReversed()) await each();
  process.exit(1);
});
