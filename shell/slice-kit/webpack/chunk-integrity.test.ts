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
  await writeFile(join(folder, 'late.js'), 'export const late = true;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out'), publicPath: SITE },
    plugins: [new ChunkIntegrityPlugin()],
  });
  await promisify(compiler.run.bind(compiler))();
  built = await readFile(join(folder, 'out/main.js'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Script {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
}

/** The script that a page with these hashes puts into its head. */
function scriptOf(vetoIntegrity: Record<string, string> | undefined): Script {
  const scripts: Script[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {} }),
    head: { appendChild: (script: Script) => scripts.push(script) },
  };
  const page = createContext({ document, vetoIntegrity, setTimeout: () => 0, clearTimeout() {} });
  runInContext('globalThis.self = globalThis; globalThis.window = globalThis;', page);
  runInContext(built, page);
  return scripts[0] ?? {};
}

describe('the script of a chunk', () => {
  it('carries the hash that the page knows for it', () => {
    expect(scriptOf({ [`${SITE}late.js`]: HASH })).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
  });

  it('is refused when the page knows the hashes of others only', () => {
    const { integrity } = scriptOf({ [`${SITE}other.js`]: HASH });
    expect(integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });

  it('is as it is on a page without hashes', () => {
    expect(scriptOf(undefined)).toMatchObject({ src: `${SITE}late.js` });
    expect(scriptOf(undefined)).not.toHaveProperty('integrity');
  });
});
