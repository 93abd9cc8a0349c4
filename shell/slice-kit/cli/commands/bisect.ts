import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  keptRevisions,
  type ObjectStore,
  readAudit,
  readRevision,
  reasonOf,
  refuseNoAddress,
  ToolError,
} from '../../releases/index.ts';
import { compareChannels } from '../compare-channels.ts';
import { type Checked, type FirstBad, firstBad } from '../first-bad.ts';
import { pageAt, placeOf, readReport } from '../read-report.ts';
import { openStore } from '../store-of.ts';
import { describeMove } from './history.ts';

interface BisectValues {
  run: string;
  good?: string;
  bad?: string;
  site: string;
  channel: string;
}

/** As with `git bisect run`: the check cannot tell. */
const CANNOT_TELL = 125;

/**
 * `slice bisect <report> --run "npx playwright test search" [--good 12] [--bad 40]`: runs a check with pages of earlier
 * revisions (`VETO_URL`, `VETO_REVISION`) until the move is found that made it fail. Nothing is moved.
 */
export async function bisect(wanted: string | undefined, values: BisectValues): Promise<number> {
  refuseNoAddress(values.site);
  const { path, revision } = placeOf(wanted === undefined ? null : await readReport(wanted, values.site));
  const store = await openStore();
  const revisions = await between(store, { ...values, bad: values.bad ?? revision?.toString() });
  const check = (each: number) => checkAt(each, path, values);
  const [good, bad] = [revisions[0] ?? 0, revisions.at(-1) ?? 0];
  // A check that says the same of both ends would name whatever lies in the middle.
  for (const [at, expected] of [[bad, 'bad'] as const, [good, 'good'] as const]) {
    const said = await check(at);
    if (said !== expected) throw new ToolError('VETO-442', refusalOf(at, expected, said));
  }
  await tell(store, values.channel, await firstBad(revisions, check));
  return 0;
}

/** The revisions to look at, from a good one to a bad one. Throws VETO-405 for what is none, and VETO-432 for too few. */
async function between(
  store: ObjectStore,
  { good, bad, channel }: { good?: string; bad: string | undefined; channel: string },
): Promise<number[]> {
  const kept = await keptRevisions(store, channel);
  const from = good === undefined ? kept[0] : numberOf(good);
  const to = bad === undefined ? kept.at(-1) : numberOf(bad);
  const found = kept.filter((each) => from !== undefined && to !== undefined && each >= from && each <= to);
  if (found.length >= 2 && found[0] === from && found.at(-1) === to) return found;
  throw new ToolError(
    'VETO-432',
    `${channel} has nothing to walk from revision ${from ?? '–'} to ${to ?? '–'} in ${store.place}: it has ${kept[0] ?? 'none'} to ${kept.at(-1) ?? 'none'}.`,
  );
}

function numberOf(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new ToolError('VETO-405', `'${text}' is no revision: write a number.`);
}

function refusalOf(at: number, expected: Checked, said: Checked): string {
  if (said === 'unknown')
    return `The check cannot judge revision ${at}, with which the search would begin: name another one.`;
  return expected === 'bad'
    ? `The check passes on revision ${at}: there is nothing to look for.`
    : `The check fails on revision ${at} already: name an earlier one with --good.`;
}

/** Runs the check; it cannot judge a revision that the site cannot show. */
async function checkAt(revision: number, path: string, { run, site, channel }: BisectValues): Promise<Checked> {
  const said = (await isShown(site, channel, revision))
    ? await runCheck(run, pageAt(site, path, revision), revision)
    : 'unknown';
  console.log(`revision ${revision}: ${said === 'unknown' ? 'cannot be told' : said}`);
  return said;
}

/** Throws VETO-441 where the site shows no revisions, or does not answer. */
async function isShown(site: string, channel: string, revision: number): Promise<boolean> {
  const address = pageAt(site, `/channels/${channel}.json`, revision);
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    throw new ToolError('VETO-441', `${address} does not answer: ${reasonOf(error)}.`, { cause: error });
  });
  // A static host answers with what is live.
  const shown: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (answer.ok && (shown as { revision?: unknown } | null)?.revision === revision) return true;
  if (answer.status === 404 || answer.status === 410) return false;
  throw new ToolError(
    'VETO-441',
    `${site} shows no earlier revisions: a site does so where it shows /_platform, and a static host never.`,
  );
}

async function runCheck(command: string, url: string, revision: number): Promise<Checked> {
  const env = { ...process.env, VETO_URL: url, VETO_REVISION: String(revision) };
  const [code] = (await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'exit')) as [number | null];
  // Ended by a signal, as by Ctrl-C: it has not failed.
  if (code === null) throw new ToolError('VETO-442', `The check of revision ${revision} was ended before it was done.`);
  if (code === CANNOT_TELL) return 'unknown';
  return code === 0 ? 'good' : 'bad';
}

/** The move, or the moves of which nobody can tell which it was, and what differs by it. */
async function tell(store: ObjectStore, name: string, { good, bad, unknown }: FirstBad): Promise<void> {
  const [before, after] = [await readRevision(store, good, name), await readRevision(store, bad, name)];
  const moves = (await readAudit(store, name)).filter(({ revision }) => revision > good && revision <= bad);
  const count = unknown.length > 0 ? `One of ${moves.length} moves` : 'This move';
  console.log(`\n${count} made the check fail, between revision ${good} and ${bad}:`);
  for (const move of moves) console.log(describeMove(move));
  if (before && after) for (const each of compareChannels(before, after)) console.log(`\n${each}`);
}
