import type { HttpBindings } from '@hono/node-server';
import type { Channel } from '@veto/slice-kit/contract';
import { originalStack, releasesIn } from '@veto/slice-kit/original-stack';
import {
  type AuditLine,
  canaryVerdict,
  type ObjectStore,
  readAudit,
  readSourceMaps,
  type SourceMaps,
} from '@veto/slice-kit/releases';
import { Hono } from 'hono';
import { type Failure, type Move, OPERATIONS, type Operations } from '../../isomorphic/operations.ts';
import type { ReleaseLedger } from '../counts/release-ledger.ts';
import { isLocal } from '../http/visitor-address.ts';
import type { ReportBook } from './report-book.ts';
import { type KeptReport, latestFailures, trendOf } from './reported-failures.ts';

export interface OperationsOptions {
  store: ObjectStore;
  channelName: string;
  /** The channel that visitors are shown now. */
  channel: () => Promise<Channel | undefined>;
  ledger: Pick<ReleaseLedger, 'read'>;
  failures: ReportBook;
  longTasks: ReportBook;
  /** Why visitors are shown something else than the store says; null while they are not. */
  trouble: () => string | null;
}

const MOVES = 20;
const FAILURES = 20;
const startedAt = new Date().toISOString();

/** `/_operations`: moves, canaries and failures for `/_platform`. On this machine only: reports hold what visitors' pages say. */
export function operations({ store, channelName, channel, ledger, failures, longTasks, trouble }: OperationsOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(OPERATIONS, async (c) => {
    if (!isLocal(c)) return c.notFound();
    const kept = JSON.parse(failures.list()) as KeptReport[];
    const [audit, verdicts, latest, slowest] = await Promise.all([
      // A store that is away hides no failures.
      readAudit(store, channelName, MOVES).catch(() => null),
      verdictsOf(await channel(), ledger),
      placesOf(latestFailures(kept, FAILURES), store),
      placesOf(latestFailures(JSON.parse(longTasks.list()) as KeptReport[], FAILURES), store),
    ]);
    const answer: Operations = {
      moves: audit?.toReversed().map(moveOf) ?? null,
      verdicts,
      failures: latest,
      longTasks: slowest,
      trend: trendOf(kept, Date.now()),
      since: startedAt,
      trouble: trouble(),
    };
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

function moveOf({ revision, at, by, action, slice, from, to, percent, reason }: AuditLine): Move {
  return {
    revision,
    at,
    by,
    action,
    slice,
    from,
    to,
    ...(percent !== undefined && { percent }),
    ...(reason && { reason }),
  };
}

async function verdictsOf(channel: Channel | undefined, ledger: OperationsOptions['ledger']) {
  if (!channel) return {};
  const { releases } = await ledger.read();
  const found = [...Object.keys(channel.slices), 'shell'].map(
    (slice) => [slice, canaryVerdict(releases, channel, slice)] as const,
  );
  return Object.fromEntries(
    found.flatMap(([slice, verdict]) =>
      verdict ? [[slice, { worse: verdict.worse, sentence: verdict.sentence }]] : [],
    ),
  );
}

/** The failures with the first place of each stack that is in a release's file, in the source where its maps are stored. */
async function placesOf(
  latest: readonly (Failure & { stack?: string | undefined })[],
  store: ObjectStore,
): Promise<Failure[]> {
  const maps = new Map<string, Promise<SourceMaps | null>>();
  const mapsOf = (slice: string, version: string) => {
    const key = `${slice}/${version}`;
    const read = maps.get(key) ?? readSourceMaps(store, slice, version).catch(() => null);
    maps.set(key, read);
    return read;
  };
  return Promise.all(
    latest.map(async ({ stack = '', ...failure }) => {
      const line = stack.split('\n').find((each) => releasesIn(each).length > 0);
      const [release] = releasesIn(line ?? '');
      if (!line || !release) return failure;
      const found = await mapsOf(release.slice, release.version);
      return {
        ...failure,
        place: originalStack(line, () => found)
          .replace(/^\s*at\s+/, '')
          .trim(),
      };
    }),
  );
}
