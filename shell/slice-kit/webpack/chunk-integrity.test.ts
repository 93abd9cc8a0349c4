import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';

const SITE = 'https://veto.example/';
const HASH = `sha384-${'x'.repeat(64)}`;

let folder = '';
let built = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-chunk-'));
  await writeFile(join(folder, 'entry.js'), "import(/* webpackChunkName: 'late' */ './late.js');");
  await writeFile(join(folder, 'late.js'), "import './late.css'; export const late = true;");
  await writeFile(join(folder, 'late.css'), '.late { top: 0 }');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    experiments: { css: true },
    output: { path: join(folder, 'out'), publicPath: SITE },
    plugins: [new ChunkIntegrityPlugin()],
  });
  await promisify(compiler.run.bind(compiler))();
  built = await readFile(join(folder, 'out/main.js'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Loaded {
  src?: string;
  href?: string;
  integrity?: string;
  crossOrigin?: string;
}

/** The script, or the style sheet, that a page with these hashes puts into its head. */
function loadedBy(vetoIntegrity: Record<string, string> | undefined, kind: 'src' | 'href'): Loaded {
  const loaded: Loaded[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {}, getAttribute: () => 1 }),
    head: { appendChild: (element: Loaded) => loaded.push(element) },
  };
  const page = createContext({ document, vetoIntegrity, setTimeout: () => 0, clearTimeout() {} });
  runInContext('globalThis.self = globalThis; globalThis.window = globalThis;', page);
  runInContext(built, page);
  return loaded.find((element) => element[kind]) ?? {};
}

describe.each([
  ['script', 'src', `${SITE}late.js`],
  ['style sheet', 'href', `${SITE}late.css`],
] as const)('the %s of a chunk', (_, kind, address) => {
  it('carries the hash that the page knows for it', () => {
    expect(loadedBy({ [address]: HASH }, kind)).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
  });

  it('is refused when the page knows the hashes of others only', () => {
    const { integrity } = loadedBy({ [`${SITE}other`]: HASH }, kind);
    expect(integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });

  it('is as it is on a page without hashes', () => {
    expect(loadedBy(undefined, kind)).toMatchObject({ [kind]: address });
    expect(loadedBy(undefined, kind)).not.toHaveProperty('integrity');
  });
});
