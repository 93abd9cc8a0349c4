import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runtimeConfigSchema } from '@veto/slice-kit/contract';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import {
  DEFAULT_CHANNEL,
  FolderStore,
  moveChannel,
  moves,
  parseRelease,
  type Release,
  readChannel,
  uploadRelease,
} from '@veto/slice-kit/releases';
import autocannon, { type Result } from 'autocannon';
import { unpackReleases } from '../versions/kept-releases.ts';
import { Visitors } from './visitors.ts';

/** What was asked of a site while its releases were moved, and how it went. */
export interface LoadRun {
  connections: number;
  /** Answers that visitors got while one pointer was moved and until they had been shown it, for each move. */
  answersByMove: number[];
  requests: number;
  seconds: number;
  /** In ms: 99 of 100 answers came sooner. */
  p99Ms: number;
  /** Requests without an answer of 2xx, with an empty one, or whose connection was closed on them. */
  failed: number;
  /** What was wrong with answers that came, in words. */
  wrong: string[];
  /** '<slice>/<version>' of each release whose files visitors were sent for. */
  released: string[];
}

/** All visitors of a load come from one address: what the site must be told before it is put under one. */
export const LOAD_ENVIRONMENT = {
  VETO_LIMITS: JSON.stringify({
    searchesOfAddress: { points: 1_000_000, duration: 60 },
    databaseOfAddress: { points: 1_000_000, duration: 60 },
  }),
};

const CONNECTIONS = 10;
/** So many documents must have shown a move before the next. */
const DOCUMENTS = 15;

/**
 * Publishes, promotes and rolls back releases of former days in the store of a running site, so many rounds, while visitors
 * load its pages. Rejects when a move is not shown to them.
 */
export async function publishUnderLoad(site: { url: string; releasesDir: string; rounds: number }): Promise<LoadRun> {
  const store = new FolderStore(site.releasesDir);
  const folder = await mkdtemp(join(tmpdir(), 'veto-former-'));
  const former = await formerReleases(folder);
  const visitors = new Visitors(await sizesOf(store, Object.values(former)), await publishableKey(site.url));
  const load = startLoad(site.url, visitors);
  const answersByMove: number[] = [];
  try {
    await shownInTime(visitors, 0);
    for (let round = 0; round < site.rounds; round++) {
      for (const move of movesOfRound(store, former)) {
        const before = visitors.answers;
        await shownInTime(visitors, (await move()).revision);
        answersByMove.push(visitors.answers - before);
      }
    }
  } finally {
    load.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const result = await load.ended;
  // A connection that the server closes in the middle of an answer is opened again, and nothing else counts it.
  const lost = Math.max(0, result.requests.sent - result.requests.total - result.errors - CONNECTIONS);
  return {
    connections: CONNECTIONS,
    answersByMove,
    requests: result.requests.total,
    seconds: result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.mismatches + result.resets + lost,
    wrong: visitors.wrong,
    released: [...visitors.released],
  };
}

const RELEASED = ['shell', 'mf-discovery', 'mf-specialist-pl'] as const;
/** Where the build of each lies. */
type Former = Record<(typeof RELEASED)[number], string>;

async function formerReleases(folder: string): Promise<Former> {
  const kept = await unpackReleases(join(import.meta.dirname, '../versions/kept-releases.json.br'), folder);
  const [shell, discovery, specialist] = RELEASED.map((name) => kept[name]?.folder);
  if (!shell || !discovery || !specialist) throw new Error(`Of ${RELEASED.join(', ')} no release is kept.`);
  return { shell, 'mf-discovery': discovery, 'mf-specialist-pl': specialist };
}

/** Every kind of move, of slices and of the shell; after it everything is as it was before. */
function movesOfRound(store: FolderStore, former: Former): (() => Promise<{ revision: number }>)[] {
  const move = (change: Parameters<typeof moveChannel>[3]) => moveChannel(store, DEFAULT_CHANNEL, 'load', change);
  const publish = (slice: keyof Former) => async () => {
    const release = await uploadRelease(store, former[slice]);
    return move((now) => moves.publish(now, release, 'hand'));
  };
  const publishCanary = (slice: keyof Former) => async () => {
    const release = await uploadRelease(store, former[slice]);
    return move((now) => moves.publishCanary(now, release, 20));
  };
  const promote = (slice: keyof Former) => async () => {
    const { version } = await uploadRelease(store, former[slice]);
    return move((now) => moves.promote(now, slice, version));
  };
  const rollback = (slice: keyof Former) => () => move((now) => moves.rollback(now, slice));
  return [
    publish('mf-discovery'),
    publishCanary('mf-specialist-pl'),
    promote('mf-specialist-pl'),
    publish('shell'),
    rollback('mf-discovery'),
    rollback('shell'),
    rollback('mf-specialist-pl'),
  ];
}

function startLoad(url: string, visitors: Visitors): { stop(): void; ended: Promise<Result> } {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const load = autocannon(
    {
      url,
      connections: CONNECTIONS,
      requests: visitors.requests(),
      verifyBody: (body) => body !== '',
      timeout: WAIT_MS / 1000,
      // Until it is stopped, in seconds.
      duration: 600,
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  );
  return { stop: () => load.stop(), ended: promise };
}

async function shownInTime(visitors: Visitors, revision: number): Promise<void> {
  const inTime = new AbortController();
  const tooLate = wait(WAIT_MS, undefined, { signal: inTime.signal }).then(() => {
    const wrong = visitors.wrong.slice(0, 5).join('; ');
    throw new Error(`Revision ${revision} was not shown in ${WAIT_MS / 1000} s. ${wrong}`);
  });
  await Promise.race([visitors.shown(revision, DOCUMENTS), tooLate]).finally(() => inTime.abort());
}

/** The bytes of every file that a document may name, by path. */
async function sizesOf(store: FolderStore, builds: readonly string[]): Promise<Map<string, number>> {
  const { shell, slices } = await readChannel(store);
  const live = [shell?.stable, ...Object.values(slices).map(({ stable }) => stable)].filter((one) => !!one);
  const written = builds.map(async (folder) => parseRelease(await readFile(join(folder, 'release.json'), 'utf8')));
  const releases: Release[] = [...live, ...(await Promise.all(written))];
  return new Map(
    releases.flatMap(({ slice, version, files }) =>
      Object.entries(files).map(([name, { bytes }]) => [`/releases/${slice}/${version}/${name}`, bytes] as const),
    ),
  );
}

async function publishableKey(url: string): Promise<string> {
  return runtimeConfigSchema.parse(await (await fetch(`${url}/config.json`)).json()).supabaseKey;
}
