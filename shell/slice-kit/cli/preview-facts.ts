import { moves, type Release } from '../releases/index.ts';
import { LARGE_KB, type LargeFile, largeFiles, type Question, routeBytes } from '../src/compatibility/index.ts';
import type { Problem } from '../src/compatibility/problem.ts';
import { visibleToEverybody } from '../src/contract/audience.ts';
import type { Channel } from '../src/contract/channel.ts';
import { channelIn, releaseIn } from '../src/contract/known-languages.ts';
import { compareReleases } from './compare-channels.ts';

export interface PreviewFacts {
  /** What the first paint of each route brings of the slice, in bytes after gzip; `live`: of the live release. */
  routes: { path: string; bytes: number; live?: number }[];
  /** Besides those, the files over LARGE_KB. */
  large: LargeFile[];
  /** The modules that it takes from the page. */
  shares: string[];
  /** What `slice check` says: empty where it may go live. */
  check: string[];
  /** What differs from the live release, a line each. */
  changes: string[];
}

/** What a reviewer wants to know of a release beside what is live. */
export function previewFacts(
  candidate: Release,
  channel: Channel,
  { problems, questions }: { problems: readonly Problem[]; questions: readonly Question[] },
): PreviewFacts {
  const release = releaseIn(candidate);
  const live = moves.pointerOf(channelIn(channel), release.slice)?.stable;
  const before = new Map(live ? bytesOf(live).map(({ path, bytes }) => [path, bytes]) : []);
  const routes = bytesOf(release).map(({ path, bytes }) => {
    const liveBytes = before.get(path);
    return { path, bytes, ...(liveBytes !== undefined && { live: liveBytes }) };
  });
  return {
    routes,
    large: moves.isShellRelease(release) ? [] : largeFiles(release),
    shares: moves.isShellRelease(release) ? [] : Object.keys(release.shared).toSorted(),
    check: [
      ...problems.map(({ code, sentence }) => `${code} ${sentence}`),
      ...questions.map(({ kind, sentence }) => `Asks about ${kind}: ${sentence}`),
    ],
    changes: live?.version === release.version ? [] : compareReleases(live, release),
  };
}

/** Of the shell, what each first paint brings of it. */
function bytesOf(release: Release): { path: string; bytes: number }[] {
  if (!moves.isShellRelease(release)) return routeBytes(release);
  const names = new Set([...release.early, ...release.entries, ...release.boot, ...release.styles]);
  const bytes = [...names].reduce((sum, name) => sum + (release.files[name]?.gzipBytes ?? 0), 0);
  return [{ path: 'every page', bytes }];
}

/** The page that a link to a release opens: the first that everybody sees without naming anything. */
export function firstPageOf(release: Release): string {
  if (moves.isShellRelease(release)) return '/';
  const plain = release.manifest.routes.filter(({ path }) => !/[:*]/.test(path));
  return (plain.find(visibleToEverybody) ?? plain[0])?.path ?? '/';
}

export interface ShownPreview extends PreviewFacts {
  slice: string;
  version: string;
  address: string;
  /** What `slice preview --end` takes. */
  id: string;
  until: string;
}

/** The facts as Markdown, which is also what the terminal shows. */
export function describePreview({ slice, version, address, id, until, ...facts }: ShownPreview): string {
  const check = facts.check.length > 0 ? facts.check : ['It may go live.'];
  return [
    `### ${slice} ${version}`,
    '',
    `${address}`,
    `until ${until.slice(0, 10)}; \`slice preview --end ${id}\` ends it.`,
    '',
    ...section('Check', check),
    ...section('Bytes of a first paint, after gzip', facts.routes.map(describeRoute)),
    ...(facts.large.length > 0 ? section(`Files over ${LARGE_KB} kB for later`, [describeFiles(facts.large)]) : []),
    ...section(
      'Against live',
      facts.changes.length > 0 ? facts.changes : ['Nothing differs: it is what everybody has.'],
    ),
    ...(facts.shares.length > 0 ? section('Takes from the page', [byPackage(facts.shares)]) : []),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return [`- ${title}`, ...lines.map((line) => `  - ${line.replaceAll('\n', ' ')}`)];
}

/** 'libheif.js 723.8 kB, maplibre-gl.js 289.4 kB'. */
export function describeFiles(files: readonly LargeFile[]): string {
  return files.map(({ name, bytes }) => `${name} ${kB(bytes)}`).join(', ');
}

function describeRoute({ path, bytes, live }: PreviewFacts['routes'][number]): string {
  const now = `\`${path}\` ${kB(bytes)}`;
  if (live === undefined) return `${now}, new`;
  return live === bytes ? now : `${now}, live ${kB(live)}`;
}

/** '@chakra-ui/react (29 modules), react (2 modules), zod': each package once. */
function byPackage(modules: readonly string[]): string {
  const names = modules.map((each) => /^(?:@[^/]+\/)?[^/]+/.exec(each)?.[0] ?? each);
  return [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} (${count} modules)` : name))
    .join(', ');
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
