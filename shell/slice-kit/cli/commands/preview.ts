import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  endPreviews,
  idOf,
  isLive,
  moves,
  type ObjectStore,
  type Preview,
  parseRelease,
  type Release,
  readPreviews,
  refuseMove,
  refuseNoAddress,
  startPreview,
  uploadRelease,
} from '../../releases/index.ts';
import { channelSchema } from '../../src/contract/channel.ts';
import { buildPackage } from '../build-package.ts';
import { openQuestions, problemsOfBuild } from '../check-release.ts';
import { liveChannel } from '../live-channel.ts';
import { describePreview, firstPageOf, type PreviewFacts, previewFacts, type ShownPreview } from '../preview-facts.ts';
import { sourceNow } from '../source-commit.ts';
import { actor, openStore } from '../store-of.ts';
import { findPackage } from '../workspace.ts';

interface PreviewValues {
  channel: string;
  site: string;
  label?: string;
  end?: string;
  json?: true;
}

/**
 * `slice preview mf-owner [--label pr-12] [--json]`: builds, uploads and records a preview, whose link shows the live site with
 * this one release; no channel moves. Without a name: the previews that there are. `--end <id>` ends one.
 */
export async function preview(name: string | undefined, values: PreviewValues): Promise<number> {
  if (values.end !== undefined) return end(values.end);
  if (name === undefined) return list();
  refuseNoAddress(values.site);
  const target = findPackage(name);
  const channel = await liveChannel(values.channel);
  const store = await openStore();
  await refuseMove(store, values.channel, target.name, 'preview');
  const { folder, notes } = await buildPackage(target);
  for (const note of notes) console.warn(note);
  const source = sourceNow();
  const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  const candidate = { ...built, ...(source && { source }) };
  // Nothing of it is refused: a reviewer wants to see what cannot go live yet.
  const facts = previewFacts(candidate, channel, {
    problems: await problemsOfBuild(candidate, channel, folder),
    questions: openQuestions(candidate, channel),
  });
  const release = await uploadRelease(store, folder, source);
  const shown = { ...(await record(store, release, values)), ...facts };
  const text = describePreview(shown);
  console.log(values.json ? JSON.stringify({ ...shown, markdown: text }) : text);
  const trouble = await troubleAt(shown, values);
  if (trouble) console.error(trouble);
  return 0;
}

async function record(
  store: ObjectStore,
  release: Release,
  { site, label, channel }: PreviewValues,
): Promise<Omit<ShownPreview, keyof PreviewFacts>> {
  const { slice, version } = release;
  const started = await startPreview(store, { slice, version, by: actor(), ...(label && { label }) }, { channel });
  const page = new URL(firstPageOf(release), site);
  page.searchParams.set('veto-preview', started.secret);
  return { slice, version, address: page.href, id: idOf(started.preview), until: started.preview.until };
}

/** Why the link does not show the release, in a sentence; null when it does. */
async function troubleAt({ slice, version, address }: ShownPreview, values: PreviewValues): Promise<string | null> {
  const asked = new URL(address);
  asked.pathname = `/channels/${values.channel}.json`;
  const answer = await fetch(asked, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  if (!answer) return `${values.site} does not answer: nobody knows whether it shows the preview.`;
  const { success, data } = channelSchema.safeParse(await answer.json().catch(() => null));
  if (success && moves.pointerOf(data, slice)?.stable.version === version) return null;
  return `${values.site} does not show it: it is a static host, or has another store.`;
}

async function list(): Promise<number> {
  const live = (await readPreviews(await openStore())).filter((each) => isLive(each));
  for (const each of live) console.log(describe(each));
  if (live.length === 0) console.log('There are no previews.');
  return 0;
}

async function end(idOrLabel: string): Promise<number> {
  const ended = await endPreviews(await openStore(), idOrLabel);
  for (const each of ended) console.log(`Ended ${describe(each)}`);
  if (ended.length === 0) console.log(`There is no preview ${idOrLabel}: nothing to end.`);
  return 0;
}

function describe(preview: Preview): string {
  const { slice, version, until, by, label } = preview;
  return [idOf(preview), slice.padEnd(20), version, `until ${until.slice(0, 10)}`, `by ${by}`, label]
    .filter(Boolean)
    .join('  ');
}
