import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Channel, type SliceRelease, sliceManifestSchema } from '@veto/slice-kit/contract';
import { channelKey, DEFAULT_CHANNEL, FolderStore, parseChannel } from '@veto/slice-kit/releases';
import { renderIndexHtml } from '../../shell/server/index-html/render-index.ts';
import { runTimeConfig } from '../../shell/server/run-time-config.ts';
import { defaultReleases } from '../site/start-site.ts';
import { type ManySlices, writeManySlices } from './many-slices-results.ts';
import { putSection } from './scale-results.ts';

const { values } = parseArgs({
  options: {
    slices: { type: 'string', default: '50' },
    releases: { type: 'string', default: defaultReleases },
    path: { type: 'string', multiple: true, default: ['/', '/doctors', '/pets', '/map-search'] },
  },
});

const store = new FolderStore(values.releases);
const key = channelKey(DEFAULT_CHANNEL);
const object = await store.read(key);
if (!object)
  throw new Error(`${store.place} has no releases yet: start the site, or name another folder by --releases.`);
const channel = parseChannel(key, object.bytes);
const config = runTimeConfig({
  gatePassword: 'veto',
  channelName: DEFAULT_CHANNEL,
  supabaseUrl: '',
  supabaseKey: 'none',
});

const crowded = withGenerated(channel, Number(values.slices));
const pages = await Promise.all(values.path.map((path) => compare(path)));
const section = writeManySlices(Number(values.slices), pages, new Date());
const file = join(import.meta.dirname, 'results.md');
await writeFile(file, putSection(await readFile(file, 'utf8'), section));
console.log(section);

/** The channel with so many slices more, each like one of the site in everything but its name, version and route. */
function withGenerated({ slices, ...rest }: Channel, count: number): Channel {
  const [model] = Object.values(slices);
  if (!model) throw new Error('The channel has no slice to take after');
  const generated = Array.from({ length: count }, (_, nth) => {
    const stable = generatedRelease(model.stable, nth);
    return [stable.slice, { ...model, stable, canary: undefined }] as const;
  });
  return { ...rest, slices: { ...slices, ...Object.fromEntries(generated) } };
}

function generatedRelease(model: SliceRelease, nth: number): SliceRelease {
  const slice = `mf-generated${nth}`;
  // As random as that of a real source, and the same in every run.
  const hash = createHash('sha256').update(slice).digest('hex').slice(0, 12);
  const routes = [{ path: `/generated${nth}`, title: `Generated ${nth}` }];
  const manifest = sliceManifestSchema.parse({ name: slice, contract: '^1.0.0', routes });
  return { ...model, slice, version: `1.0.0-${hash}`, manifest };
}

async function compare(path: string): Promise<ManySlices> {
  const [before, after] = [channel, crowded].map((each) => renderIndexHtml(each, config, path));
  if (before === undefined || after === undefined) throw new Error(`${path} was not rendered`);
  return {
    path,
    document: { before: compressed(before), after: compressed(after) },
    boot: { before: await namedBytes(before), after: await namedBytes(after) },
  };
}

/** The scripts and styles that a document names. */
async function namedBytes(html: string): Promise<number> {
  const names = new Set([...html.matchAll(/(?:src|href)="\/(releases\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name));
  const sizes = [...names].map(async (name) => {
    const named = await store.read(name ?? '');
    if (!named) throw new Error(`${store.place} has no ${name}`);
    return compressed(named.bytes);
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

function compressed(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}
