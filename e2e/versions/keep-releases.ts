import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@veto/slice-kit/build';
import { packLiveReleases } from './kept-releases.ts';

const file = join(import.meta.dirname, 'kept-releases.json.br');
const packed = await packLiveReleases(await openStore(), ['shell', 'mf-discovery', 'mf-specialist-pl']);
await writeFile(file, packed);
console.log(`${file}: ${(packed.length / 1000).toFixed(0)} kB`);
