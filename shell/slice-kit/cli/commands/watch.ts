import { setTimeout as wait } from 'node:timers/promises';
import { moveChannel, moves, type ObjectStore, readChannel, ToolError } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { parseRates, type Rates } from '../../src/contract/release-rates.ts';
import { type Agreement, canaryVerdict } from '../canary-verdict.ts';
import { openStore } from '../store-of.ts';
import { namedVersion, refuseUnknown } from './live-names.ts';

/** Who the audit names. */
const WATCHER = 'slice watch';

interface WatchValues {
  channel: string;
  version?: string;
  site: string;
  factor: string;
  loads: string;
  for: string;
  every: string;
}

/**
 * `slice watch mf-owner --version 1.4.2-0011aabb2233 --site https://… [--factor 2] [--loads 20] [--for 60] [--every 30]`:
 * looks every so many seconds, for so many minutes, how often this canary fails, and ends it when it does worse than the
 * stable release by the factor. Exit code 1 when it is the canary no more, unless everybody has it by then, so that
 * nothing follows in a workflow.
 */
export async function watch(slice: string, values: WatchValues): Promise<number> {
  const agreement = { factor: numberOf('factor', values.factor, 1), loads: numberOf('loads', values.loads, 1) };
  const everyMs = 1000 * numberOf('every', values.every, 1);
  const endsAt = Date.now() + 60_000 * numberOf('for', values.for, 0);
  const store = await openStore();
  const before = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, before);
  const watched = { channel: values.channel, slice, canary: namedVersion('watch', slice, before, values.version) };
  const over = overFor(watched, before);
  if (over) {
    console.log(over.sentence);
    return over.exitCode;
  }
  let said = '';
  for (;;) {
    const rates = await ratesOf(values.site);
    const outcome = await look(store, watched, rates, agreement);
    if (outcome.sentence !== said) console.log(outcome.sentence);
    said = outcome.sentence;
    if (outcome.exitCode !== undefined) return outcome.exitCode;
    if (Date.now() + everyMs > endsAt) return 0;
    await wait(everyMs);
  }
}

interface Watched {
  channel: string;
  slice: string;
  /** The version of the canary. */
  canary: string;
}

interface Outcome {
  sentence: string;
  /** Set when there is nothing more to watch. */
  exitCode?: number;
}

/** What there is to say once the version is the canary no more; undefined while it is. */
function overFor({ slice, canary }: Watched, channel: Channel): Required<Outcome> | undefined {
  const pointer = moves.pointerOf(channel, slice);
  if (pointer?.canary?.release.version === canary) return undefined;
  if (pointer?.stable.version === canary)
    return { sentence: `There is nothing to watch: everybody has ${slice} ${canary}.`, exitCode: 0 };
  const instead = pointer?.canary ? `the canary is ${pointer.canary.release.version}` : 'there is none';
  return { sentence: `${slice}: ${canary} is not the canary: ${instead}.`, exitCode: 1 };
}

async function look(store: ObjectStore, watched: Watched, rates: Rates, agreement: Agreement): Promise<Outcome> {
  const { slice, canary } = watched;
  const now = await readChannel(store, watched.channel);
  const over = overFor(watched, now);
  if (over) return over;
  const stable = moves.pointerOf(now, slice)?.stable.version ?? '';
  const verdict = canaryVerdict(rates, { slice, canary, stable }, agreement);
  if (!verdict.worse) return { sentence: verdict.sentence };
  let ended = false;
  const moved = await moveChannel(store, watched.channel, WATCHER, (latest) => {
    const change = moves.abortCanary(latest, slice, canary, verdict.sentence);
    ended = change !== null;
    return change;
  });
  const sentence = `${slice}: the canary ${canary} is ended and marked bad: ${verdict.sentence}`;
  return (ended ? undefined : overFor(watched, moved)) ?? { sentence, exitCode: 1 };
}

/** Throws VETO-441 when the site does not say. From another machine it does to whoever has its VETO_METRICS_TOKEN. */
async function ratesOf(site: string): Promise<Rates> {
  const address = URL.canParse('/_rates', site) ? new URL('/_rates', site) : null;
  if (!address) throw new ToolError('VETO-441', `${site} is no address of a site: it is as https://veto.example.`);
  try {
    const token = process.env.VETO_METRICS_TOKEN;
    const asked = {
      signal: AbortSignal.timeout(30_000),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    };
    const answer = await fetch(address, asked);
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return parseRates(await answer.text());
  } catch (error) {
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    throw new ToolError('VETO-441', `${address} does not say how often releases fail: ${message}.`, { cause: error });
  }
}

function numberOf(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text !== '' && value >= least && Number.isFinite(value)) return value;
  throw new ToolError('VETO-405', `--${option} takes a number from ${least}, not '${text}'.`);
}
