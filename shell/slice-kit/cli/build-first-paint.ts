import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramToBundle } from '../first-paint/bundle-program.ts';
import { fixedMarkup } from '../first-paint/fixed-markup.ts';
import type { RenderAnswer } from '../first-paint/render-program.ts';
import { jsonBytes } from '../releases/json-bytes.ts';
import { FRAMED, type Framed, visibleToEverybody } from '../src/contract/audience.ts';
import { TRANSLATED } from '../src/contract/languages.ts';
import type { FirstPaint } from '../src/contract/release.ts';
import { ACCOUNT_PATHS } from '../src/contract/reserved-paths.ts';
import type { Fill, Route, SliceManifest } from '../src/contract/slice-manifest.ts';
import { BUILT, BUILT_MODULES } from '../webpack/built-folders.ts';
import type { BuildTarget } from '../webpack/index.ts';
import { sharedParts } from '../webpack/sharing.ts';
import { keptPages, keptProgram } from './kept-first-paint.ts';
import { ownReact } from './own-react.ts';
import { dependsOnReact, isOwnRepository, kitOf, type Package, SHELL, shellFolder } from './workspace.ts';

/** The parts of the shell: what is around every page, what stands before it, and its own screens but for the one of a mail's link. */
export const SHELL_PARTS = [
  ...['frame', 'gate'].flatMap((part) => [part, ...TRANSLATED.map((language) => `${part}-${language}`)]),
  ...ACCOUNT_PATHS.filter((path) => !path.endsWith('/reset-password')),
];

/** The first paint of a build, in files of its folder. */
export interface BuiltFirstPaint {
  /** undefined when there is nothing to show. */
  firstPaint: FirstPaint | undefined;
  /** A hash over markup and rules. */
  hash: string;
  /** The files of the repository that it was rendered from. */
  files: string[];
  /** Pages that have none, and why: a sentence each. */
  notes: string[];
}

const NO_FIRST_PAINT: BuiltFirstPaint = { firstPaint: undefined, hash: '', files: [], notes: [] };
const SHELL_PAGES = 'src/painted-page/pages-of-shell.tsx';

const isAtOneAddress = ({ path, firstPaint }: Route) => !/[:*]/.test(path) && firstPaint !== false;

/** The routes of a slice that look the same for everybody as long as nothing is known: not those with a parameter. */
export function routesToRender({ routes }: SliceManifest): string[] {
  const isFor = (route: Route) => visibleToEverybody(route) && isAtOneAddress(route);
  return routes.filter(isFor).map(({ path }) => path);
}

/** The audiences that may have a frame of a page, by its path: of those pages at one address that need a session or ask who looks. */
export function framesToRender({ routes }: SliceManifest): Record<string, Framed[]> {
  const framed = routes.filter(isAtOneAddress).map(({ path, audience }) => {
    return [path, FRAMED.filter((each) => audience.includes(each))] as const;
  });
  return Object.fromEntries(framed.filter(([, audiences]) => audiences.length > 0));
}

/**
 * Addresses at which pages may ask something for everybody, by their route's path: not those that a link with a secret
 * opens, whose questions are nobody else's.
 */
export function addressesToFill({ routes }: SliceManifest): Record<string, string> {
  const isFor = (route: Route) => visibleToEverybody(route) && route.firstPaint !== false && !route.gate;
  const somewhere = (path: string) => path.replaceAll(/:[^/]+|\*/g, '00000000-0000-4000-8000-000000000000');
  return Object.fromEntries(routes.filter(isFor).map(({ path }) => [somewhere(path), path]));
}

/** What a slice shows to everybody in slots of others: documents of their pages have it, too. */
export function partsToFill({ fills = [] }: Pick<SliceManifest, 'fills'>): Fill[] {
  return fills.filter(visibleToEverybody);
}

/** The chunks that only pages have which are never rendered, with or without data: as one pet of an owner. */
export function chunksToLeaveOut(manifest: SliceManifest): string[] {
  const rendered = new Set([
    ...routesToRender(manifest),
    ...Object.keys(framesToRender(manifest)),
    ...Object.values(addressesToFill(manifest)),
  ]);
  const [own, others] = [true, false].map((is) => manifest.routes.filter(({ path }) => rendered.has(path) === is));
  const shown = new Set([
    ...(own ?? []).flatMap(({ preload, later = [] }) => [...preload, ...later]),
    ...partsToFill(manifest).flatMap(({ preload = [] }) => preload),
  ]);
  return [...new Set(others?.flatMap(({ preload }) => preload))].filter((chunk) => !shown.has(chunk));
}

/** What is rendered of a slice, or of the shell. */
interface ToRender {
  /** Pages without data, or parts of the shell. */
  names: string[];
  /** The audiences that may have frames, by page. */
  framed?: Record<string, Framed[]>;
  /** Pages that may ask for data: the path of each route by one of its addresses. */
  paths?: Record<string, string>;
  /** Whether it has parts for documents of others' pages. */
  fillsSlots?: boolean;
  /** The chunks that the program does not need. */
  leftOut?: string[];
}

/**
 * Renders pages, or the shell's parts, as they are before there are data, and puts markup and rules into the build's
 * folder. Where a page asks for data, or a document shows a part, the program that renders them goes there too. A page that
 * cannot be rendered has no first paint: the build says so, and goes on. Only React is rendered.
 */
export async function buildFirstPaint(
  build: BuildTarget,
  target: Package,
  { names, framed = {}, paths = {}, fillsSlots = false, leftOut = [] }: ToRender,
): Promise<BuiltFirstPaint> {
  // Markup of others is theirs to make: their pages begin with the skeleton of slice.json.
  const isBuilt = [BUILT, BUILT_MODULES].some((name) => existsSync(join(target.folder, name)));
  if (isBuilt || !dependsOnReact(target.folder) || ownReact(target.folder) !== undefined) return NO_FIRST_PAINT;
  if (mountsItself(target.folder)) return NO_FIRST_PAINT;
  try {
    const { code, files } = await keptProgram(target, { ...programOf(target), leftOut });
    const order = { code, names, framed, addresses: Object.keys(paths) };
    const { failures, asking, ...rendered } = await keptPages(target, order);
    const notes = Object.entries(failures).map(([name, reason]) => noteOf(target, name, reason));
    const filled = asking.map((address) => paths[address] ?? address);
    return { ...(await writeFiles(build, rendered, { code, asking: filled, fillsSlots })), files, notes };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...NO_FIRST_PAINT, notes: [noteOf(target, 'all its pages', reason)] };
  }
}

/** Runs `work` and ends after it when nothing is rendered any more, also where it fails: the build's folder goes then. */
export async function besideFirstPaint<Done>(
  rendering: Promise<BuiltFirstPaint>,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } finally {
    // What `work` says counts: it awaits what it needs of the rendering.
    await rendering.catch(() => {});
  }
}

const moduleOf = (folder: string) =>
  globSync('src/slice.{tsx,ts,jsx,js}', { cwd: folder }).map((file) => join(folder, file))[0];

/** Whether a slice passes on lifecycles of its own: there is no component to render. */
export function mountsItself(folder: string): boolean {
  const slice = moduleOf(folder);
  return slice !== undefined && readFileSync(slice, 'utf8').includes('@veto/slice-kit/single-spa');
}

/** The program that renders a package's pages. */
function programOf({ name, folder }: Package): ProgramToBundle {
  const kit = kitOf(folder);
  const program = join(kit, 'first-paint/program/rendered-pages.tsx');
  const pages = name === SHELL ? join(folder, SHELL_PAGES) : join(kit, 'first-paint/program/pages-of-slice.tsx');
  const slice = moduleOf(folder) ?? '';
  const replacements = {
    ...(isOwnRepository && sharedParts(shellFolder)),
    'first-paint-pages': pages,
    'first-paint-slice': slice,
    [join(kit, 'src/define-slice.tsx')]: join(kit, 'first-paint/program/component-of-slice.ts'),
  };
  // A lookup for each import takes as long as all else: only where the program would find nothing by itself.
  return { program, replacements, ...(!isOwnRepository && { packagesOf: slice }) };
}

function noteOf({ name }: Package, page: string, reason: string): string {
  return `${name} is built without a first paint of ${page}: ${reason}`;
}

/** The markup of a slice is hidden until its own rules are there: those of a frame are others than those of a page for everybody. */
function shownBy({ name }: BuildTarget, part = ''): string {
  return name === SHELL
    ? ''
    : `#first-paint [data-first-paint-of=${name}${part}]{display:block;content-visibility:visible}`;
}

async function writeFiles(
  build: BuildTarget,
  { pages, styles, frames, frameStyles }: Pick<RenderAnswer, 'pages' | 'styles' | 'frames' | 'frameStyles'>,
  { code, asking, fillsSlots }: { code: string; asking: string[]; fillsSlots: boolean },
): Promise<Pick<BuiltFirstPaint, 'firstPaint' | 'hash'>> {
  const isProgramNeeded = asking.length > 0 || fillsSlots;
  const isFramed = Object.keys(frames).length > 0;
  if (Object.keys(pages).length === 0 && !isProgramNeeded && !isFramed) return { firstPaint: undefined, hash: '' };
  const ofPages = fixedAll(pages);
  const ofFrames = Object.entries(frames).map(([name, byAudience]) => [name, fixedAll(byAudience)] as const);
  const names: FirstPaint = await writeParts(build, 'first-paint', {
    pages: ofPages.html,
    style: styles + shownBy(build) + rulesOnce(ofPages.rules),
  });
  if (isFramed)
    names.frames = await writeParts(build, 'frames', {
      pages: Object.fromEntries(ofFrames.map(([name, { html }]) => [name, html])),
      style: frameStyles + shownBy(build, '-frames') + rulesOnce(ofFrames.flatMap(([, { rules }]) => rules)),
    });
  if (isProgramNeeded) {
    const program = `first-paint.${hashOf(Buffer.from(code))}.cjs`;
    await writeFile(join(build.outDir, program), code);
    Object.assign(names, { program, asking });
  }
  const { frames: { pages: page = '', style = '' } = {}, ...open } = names;
  return { firstPaint: names, hash: [open.pages, open.style, open.program, page, style].filter(Boolean).join(' ') };
}

function fixedAll(pages: Record<string, string>): { html: Record<string, string>; rules: string[] } {
  const fixed = Object.entries(pages).map(([name, markup]) => [name, fixedMarkup(markup)] as const);
  return {
    html: Object.fromEntries(fixed.map(([name, { html }]) => [name, html])),
    rules: fixed.map(([, { rules }]) => rules),
  };
}

/** A style that several pages have comes once. */
function rulesOnce(rules: readonly string[]): string {
  return [...new Set(rules.flatMap((own) => own.split(/(?<=\})(?=\.)/)))].join('');
}

async function writeParts(
  { outDir }: BuildTarget,
  name: string,
  parts: { pages: unknown; style: string },
): Promise<{ pages: string; style: string }> {
  const markup = jsonBytes(parts.pages);
  const pages = `${name}.${hashOf(markup)}.json`;
  await writeFile(join(outDir, pages), markup);
  return { pages, style: await writeStyle({ outDir }, name, parts.style) };
}

/** Writes rules into a build's folder; returns the file's name. */
export async function writeStyle(
  { outDir }: Pick<BuildTarget, 'outDir'>,
  name: string,
  rules: string,
): Promise<string> {
  const bytes = Buffer.from(rules);
  const file = `${name}.${hashOf(bytes)}.css`;
  await writeFile(join(outDir, file), bytes);
  return file;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
