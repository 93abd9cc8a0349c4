import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mdxAsTsx } from '../../.storybook/mdx-as-tsx.ts';

const source = resolve(import.meta.dirname, '..');
const caches = resolve(source, '../node_modules/.cache');
const tsc = resolve(source, '../../node_modules/.bin/tsc');

const WRONG = `import { Button } from '@chakra-ui/react/button';
import { Do, Pair } from '../docs/examples.tsx';

# A page

<Pair>
  <Do says="In a *live* example" tone="ok">
    <Button size="sm">Book</Button>
  </Do>
</Pair>

In the middle of a text, <Button size="huge">Book</Button> is {WRITTEN}.
`;

let folder: string;
beforeAll(async () => {
  await mkdir(caches, { recursive: true });
  folder = await mkdtemp(join(caches, 'page-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** 'ticket/ticket.mdx:12: Property …' for each mistake in pages by their paths; imports lead into `src`. */
async function mistakesIn(pages: Record<string, string>): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(pages).map(async ([page, text]) => {
      const file = join(folder, `${page}.tsx`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await mdxAsTsx(page, text));
      return file;
    }),
  );
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { rootDirs: [folder, source] };
  const extending = relative(folder, resolve(source, '../../tsconfig.base.json'));
  const types = join(source, 'docs/virtual-modules.d.ts');
  await writeFile(config, JSON.stringify({ extends: extending, compilerOptions, files: [...files, types] }));
  const printed = await new Promise<string>((done) => {
    execFile(tsc, ['--project', config, '--pretty', 'false', '--checkers', '1'], { cwd: folder }, (_, output) =>
      done(output),
    );
  });
  return printed.split('\n').flatMap((line) => {
    const [, page, at, message] = /^(.+)\.tsx\((\d+),\d+\): error TS\d+: (.+)/.exec(line) ?? [];
    return page ? [`${page}:${at}: ${message}`] : [];
  });
}

it('a wrong prop in a page is found, and no page has one', async () => {
  const pages = globSync('**/*.mdx', { cwd: source });
  const texts = await Promise.all(
    pages.map(async (page) => [page, await readFile(join(source, page), 'utf8')] as const),
  );
  const mistakes = await mistakesIn({ ...Object.fromEntries(texts), 'ticket/wrong.mdx': WRONG });
  expect(mistakes).toEqual([
    expect.stringMatching(/^ticket\/wrong\.mdx:7: Type '\{ says: string; tone: string;/),
    expect.stringMatching(/^ticket\/wrong\.mdx:12: .*"huge"/),
    expect.stringMatching(/^ticket\/wrong\.mdx:12: .*'WRITTEN'/),
  ]);
});
