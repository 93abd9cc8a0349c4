import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFiles } from '../../releases/folder-files.ts';
import {
  endPreviews,
  idOf,
  isLive,
  MAPS,
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
import { ToolError } from '../../releases/tool-error.ts';
import { channelSchema } from '../../src/contract/channel.ts';
import { SLICE_NAME } from '../../src/contract/slice-manifest.ts';
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
  built?: string;
  commit?: string;
  label?: string;
  end?: string;
  json?: true;
}

/**
 * `slice preview mf-owner [--label pr-12] [--json]`: builds, uploads and records a preview, whose link shows the live site with
 * this one release; no channel moves. `--built <folder> [--commit <sha>]` takes, as data, what was built elsewhere of that commit.
 * Without a name: the previews that there are. `--end <id>` ends one.
 */
export async function preview(name: string | undefined, values: PreviewValues): Promise<number> {
  if (values.end !== undefined) return end(values.end);
  if (name === undefined && values.built === undefined) return list();
  refuseNoAddress(values.site);
  const channel = await liveChannel(values.channel);
  const store = await openStore();
  const folder = values.built ?? (await buildOf(name ?? '', values, store));
  const source = sourceNow(undefined, undefined, values.commit);
  const built = await readBuilt(folder);
  if (values.built !== undefined) await refuseMove(store, values.channel, built.slice, 'preview');
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

/** Refuses whoever may not preview before it builds. */
async function buildOf(name: string, { channel }: PreviewValues, store: ObjectStore): Promise<string> {
  const target = findPackage(name);
  await refuseMove(store, channel, target.name, 'preview');
  const { folder, notes } = await buildPackage(target);
  for (const note of notes) console.warn(note);
  return folder;
}

/**
 * The release of a folder. Throws VETO-424 for a link in it or beside it, through which a folder from elsewhere would upload
 * what only this machine may read, or for a source that the folder itself names, and VETO-405 for what is no slice's name.
 */
async function readBuilt(folder: string): Promise<Release> {
  for (const file of [folder, folder + MAPS])
    if ((await lstat(file).catch(() => null))?.isSymbolicLink())
      throw new ToolError('VETO-424', `${file} is a link: a release has files alone.`);
  await folderFiles(folder);
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  if (!SLICE_NAME.test(release.slice)) throw new ToolError('VETO-405', `'${release.slice}' is no name of a slice.`);
  if (release.source) throw new ToolError('VETO-424', `${folder} says itself where it is from: a build does not.`);
  return release;
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
