import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { bundleProgram } from './bundle-program.ts';

test('files that a page shows by their addresses do not keep it from being rendered', async () => {
  const folder = await newFolder('program');
  const program = join(folder, 'program.tsx');
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  await writeFile(
    program,
    `import logo from './logo.svg';
const other = new URL('./logo.svg', import.meta.url);
export const seen = [logo, other.href, String(other)];
`,
  );
  const { code } = await bundleProgram({ program, replacements: {} });
  expect(runInNewContext(`${code};vetoPages.seen.join()`, { URL })).toBe(',,');
});
