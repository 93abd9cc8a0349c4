import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '../cli/compile.ts';
import { linksOf, SiteLinks } from './site-links.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-links-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('notes each address that a build names once, without query and values', async () => {
  await writeFile(
    join(folder, 'entry.js'),
    `import { late } from './late.js';
     export const go = (id, site) => [site('/pets?new=1#top'), site(\`/pets/\${id}/passport?print=\${id}\`), site('/pets'), late];
     import('./route.js');`,
  );
  await writeFile(join(folder, 'late.js'), "export const late = ['./x', '//elsewhere.example', '/a b', 'pets', '/'];");
  await writeFile(join(folder, 'route.js'), "export const to = '/messages/' + location.hash;");
  const compilation = await compile({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    plugins: [new SiteLinks()],
  });
  expect(linksOf(compilation)).toEqual(['/messages/:', '/pets', '/pets/:/passport']);
});
