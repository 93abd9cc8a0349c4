import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SliceRelease, sliceReleaseSchema } from '@veto/slice-kit/contract';
import { MAPS, packSourceMaps } from '@veto/slice-kit/releases';

/** Written slices are called so. */
export const WRITTEN = 'fault-';

/** What a written slice does at a moment of its life: statements in JavaScript. */
export interface Misbehaviour {
  mount?: string;
  /** In its component; `broken` is true once its button Break was pressed. */
  render?: string;
  effect?: string;
  unmount?: string;
  /** In the handler of its button Break itself. */
  handler?: string;
  /** After its button Break was pressed, in a promise; `site` is the shell's. */
  press?: string;
}

export interface WrittenSlice {
  slice: string;
  version: string;
  does?: Misbehaviour;
  /** What its program for documents does instead of rendering its page: statements in JavaScript. */
  fills?: string;
  /** A style sheet of its release, which comes with ./slice as webpack would bring it; no build has kept it to the slice's place. */
  sheet?: string;
  /** Other fields of its release. */
  release?: Partial<SliceRelease>;
}

/** '1.0.1-aaaaaaaa' for '1.0.1'. */
export const fullVersion = (version: string) => `${version}-aaaaaaaa`;

const ENTRY = 'entry.js';
/** The value of an integrity attribute. */
export const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const SHEET = 'sheet.css';
const bringSheet = (address: string) => `const link = document.createElement('link');
    await new Promise((resolve) => {
      Object.assign(link, { rel: 'stylesheet', href: '${address}', onload: resolve });
      document.head.append(link);
    });`;

/** A container as webpack would make one, small enough to be written by hand: init, get, lifecycles on React. */
function entryScript(container: string, title: string, does: Misbehaviour & { get?: string }): string {
  return `var ${container} = (() => {
  let scope;
  const shared = async (key) => (await Object.values(scope[key])[0].get())();
  const roots = new Map();
  return {
    init(given) { scope = given; },
    async get() {
      ${does.get ?? ''}
      const { createElement: h, useEffect, useLayoutEffect, useState } = await shared('react');
      const { createRoot } = await shared('react-dom/client');
      function App({ site, onCommit }) {
        const [broken, setBroken] = useState(false);
        const [count, setCount] = useState(0);
        ${does.render ?? ''}
        useLayoutEffect(onCommit, []);
        useEffect(() => { ${does.effect ?? ''} }, []);
        useEffect(() => site.pageReady({ title: ${JSON.stringify(title)} }), []);
        return h('div', null,
          h('h1', { tabIndex: -1 }, ${JSON.stringify(title)}),
          h('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count),
          h('button', { onClick: () => {
            setBroken(true);
            (async () => { ${does.press ?? ''} })();
            ${does.handler ?? ''} } }, 'Break'));
      }
      return () => {
        return { lifecycles: {
          async bootstrap() {},
          async mount({ container, slice, site }) {
            ${does.mount ?? ''}
            await new Promise((resolve, reject) => {
              let mounted = false;
              const root = createRoot(container, { onUncaughtError(error) {
                mounted ? site.reportError(error, 'render') : reject(error);
              } });
              roots.set(container, root);
              root.render(h(App, { site, onCommit() { mounted = true; resolve(); } }));
            });
          },
          async unmount({ container }) {
            roots.get(container)?.unmount();
            roots.delete(container);
            ${does.unmount ?? ''}
          },
        } };
      };
    },
  };
})();
`;
}

/** A source map: each line is the same one of src/slice.tsx. */
function lineByLine(script: string): string {
  const mappings = [
    'AAAA',
    ...script
      .split('\n')
      .slice(1)
      .map(() => 'AACA'),
  ].join(';');
  return JSON.stringify({ version: 3, sources: ['webpack://written/./src/slice.tsx'], names: [], mappings });
}

/** The first paint of a page whose program misbehaves, by file. */
function firstPaintOf({ slice, fills }: WrittenSlice): Record<string, string> {
  if (fills === undefined) return {};
  return {
    'first-paint.json': JSON.stringify({ [`/${slice}`]: '<p>Soon.</p>' }),
    'first-paint.css': 'p{margin:0}',
    'first-paint.cjs': `var vetoPages = { renderPage: async () => '', fillPage: async () => { ${fills} } };`,
  };
}

export const titleOf = ({ slice, version }: WrittenSlice) => `${slice} ${version}`;

/** Writes a build's folder, as a team's own build would leave it. Answers at '/<slice>'. */
export async function writeSlice(
  written: WrittenSlice,
): Promise<{ folder: string; release: SliceRelease; script: string }> {
  const { slice, does = {}, sheet } = written;
  const version = fullVersion(written.version);
  const container = `${slice}_${version}`.replaceAll(/\W/g, '_');
  const get = sheet && bringSheet(`/releases/${slice}/${version}/${SHEET}`);
  const script = entryScript(container, titleOf(written), { ...does, get });
  const texts = { [ENTRY]: script, ...firstPaintOf(written), ...(sheet && { [SHEET]: sheet }) };
  const describe = (text: string) => ({ integrity: sha384(text), bytes: text.length, gzipBytes: text.length });
  const [pages, style, program] = Object.keys(firstPaintOf(written));
  const release = sliceReleaseSchema.parse({
    slice,
    version,
    contract: '^1.0.0',
    entry: ENTRY,
    container,
    exposes: ['./slice'],
    files: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, describe(text)])),
    ...(program && { firstPaint: { pages, style, program, asking: [`/${slice}`] } }),
    chunks: {},
    shared: { react: '^19.0.0', 'react-dom/client': '^19.0.0' },
    sharedByChunk: {},
    usedExports: {},
    manifest: {
      name: slice,
      contract: '^1.0.0',
      routes: [{ path: `/${slice}`, title: slice }],
      nav: [{ area: 'footer', group: 'Support', label: slice, href: `/${slice}`, order: 900 }],
    },
    ...written.release,
  });
  const folder = await mkdtemp(join(tmpdir(), `veto-${slice}-`));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  await writeFile(folder + MAPS, await packSourceMaps({ [ENTRY]: lineByLine(script) }));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release, script };
}
