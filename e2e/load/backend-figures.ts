import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend } from '@veto/shared-data/backend';
import autocannon from 'autocannon';
import { type Account, Accounts, done } from '../fixtures/accounts.ts';
import { type Attack, attackTarget } from './attack.ts';
import { memoryOf, processorSecondsOf } from './site-processes.ts';

/** What one run of a backend cost. */
export interface BackendFigures {
  /** From the call until the backend answers: with an empty data folder, which it fills, and with a full one. */
  firstStartMs: number;
  secondStartMs: number;
  /** Of all its processes, in seconds. */
  firstStartProcessor: number;
  secondStartProcessor: number;
  /** PSS of all its processes, in MB: after a start, and the most while visitors search. */
  memoryAtRest: number;
  memoryUnderLoad: number;
  searchesPerSecond: number;
  searchP50Ms: number;
  searchP99Ms: number;
  searchProcessorMs: number;
  /** Not answered with 200 within 10 s. */
  searchesFailed: number;
  /** Pets saved one after the other, and by ten owners at once. */
  savedP50Ms: number;
  savedPerSecond: number;
}

export interface BackendRun {
  figures: BackendFigures;
  attacks: Attack[];
}

interface Options {
  /** The checkout whose backend is measured. */
  checkout: string;
  /** Of searching and of each attack; 0 leaves the attacks out. */
  searchSeconds: number;
  attackSeconds: number;
}

const CONNECTIONS = 10;
const PETS_OF_OWNER = 40;
const ALONE = 60;
/** Milliseconds. */
const UNTIL_AT_REST = 5000;
const LOOK_EVERY = 250;

/** All visitors of a load come from one address. */
const UNLIMITED = { points: 1_000_000, duration: 60 };

/** Measures the backend of a checkout, without the site before it, in a data folder of its own. Linux only. */
export async function measureBackend(options: Options): Promise<BackendRun> {
  const folder = await mkdtemp(join(tmpdir(), 'veto-backend-figures-'));
  await chmod(folder, 0o711);
  const start = () => startMeasured(options.checkout, join(folder, 'data'));
  try {
    const first = await start();
    await first.backend.stop();
    const second = await start();
    try {
      await new Promise((atRest) => setTimeout(atRest, UNTIL_AT_REST));
      const memoryAtRest = memoryOf(second.backend.pid() ?? Number.NaN);
      const searched = await search(second.backend, options.searchSeconds);
      const saved = await savePets(second.backend);
      const figures = {
        ...{ firstStartMs: first.ms, firstStartProcessor: first.processor },
        ...{ secondStartMs: second.ms, secondStartProcessor: second.processor },
        ...{ memoryAtRest, ...searched, ...saved },
      };
      const { url, publishableKey: apikey } = second.backend;
      const attacks = options.attackSeconds > 0 ? await attackTarget({ url, apikey }, options.attackSeconds) : [];
      return { figures, attacks };
    } finally {
      await second.backend.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startMeasured(checkout: string, dataDir: string) {
  const module = pathToFileURL(resolve(checkout, 'shared-data/backend/index.ts')).href;
  const { startBackend, DEFAULT_LIMITS } = (await import(module)) as typeof import('@veto/shared-data/backend');
  const limits = { ...DEFAULT_LIMITS, searchesOfAddress: UNLIMITED, databaseOfAddress: UNLIMITED };
  const startedAt = performance.now();
  const backend = await startBackend({ dataDir, siteUrl: 'http://localhost', limits, onOutput: () => {} });
  return { backend, ms: performance.now() - startedAt, processor: processorSecondsOf(backend.pid() ?? Number.NaN) };
}

/** Ten connections that never pause, once the caches are warm. */
async function search({ url, publishableKey, pid }: Backend, seconds: number) {
  const load = (duration: number) =>
    autocannon({
      url: `${url}/rest/v1/rpc/search_veterinarians`,
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: '{"page_size":20}',
      connections: CONNECTIONS,
      duration,
    });
  await load(Math.max(1, seconds / 3));
  const root = pid() ?? Number.NaN;
  let memoryUnderLoad = 0;
  const looking = setInterval(() => {
    memoryUnderLoad = Math.max(memoryUnderLoad, memoryOf(root));
  }, LOOK_EVERY);
  const before = processorSecondsOf(root);
  const result = await load(seconds);
  const processor = processorSecondsOf(root) - before;
  clearInterval(looking);
  return {
    memoryUnderLoad,
    searchesPerSecond: result['2xx'] / result.duration,
    searchesFailed: result.non2xx + result.errors,
    searchP50Ms: result.latency.p50,
    searchP99Ms: result.latency.p99,
    searchProcessorMs: (processor / result.requests.total) * 1000,
  };
}

async function savePets({ url, publishableKey }: Backend) {
  const accounts = new Accounts(url, publishableKey);
  const owners: Account[] = [];
  for (let owner = 0; owner < CONNECTIONS; owner++) owners.push(await accounts.owner());
  const save = async ({ db, id }: Account, count: number) => {
    const times: number[] = [];
    for (let pet = 0; pet < count; pet++) {
      const startedAt = performance.now();
      await done(
        db
          .from('pets')
          .insert({ owner_id: id, name: `Pet ${pet}`, type: 'Dog' })
          .select('id'),
      );
      times.push(performance.now() - startedAt);
    }
    return times;
  };
  const alone = await save(owners[0] as Account, ALONE);
  const startedAt = performance.now();
  await Promise.all(owners.map((owner) => save(owner, PETS_OF_OWNER)));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    savedP50Ms: alone.toSorted((one, other) => one - other)[Math.floor(ALONE / 2)] ?? Number.NaN,
    savedPerSecond: (CONNECTIONS * PETS_OF_OWNER) / seconds,
  };
}
