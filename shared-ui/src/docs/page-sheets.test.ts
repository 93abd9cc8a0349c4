import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownersOfFolders } from '../../.storybook/part-facts.ts';
import { storybooksElsewhere } from '../../.storybook/storybooks-elsewhere.ts';
import { ALWAYS_THE_SAME } from '../../storybook/page-states.ts';

const repository = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const SHELL = ['/login', '/register', '/forgot-password', '/reset-password', '/_moderation', '/_platform', '/*'];
const STATES = ['Loading', 'Failed', 'Empty', 'Long', 'Phone', 'Dark'];

const routes = globSync('mf-*/slice.json', { cwd: repository }).flatMap((file) => {
  const { name, routes: own } = JSON.parse(read(file)) as {
    name: string;
    routes: { path: string; translates?: string }[];
  };
  // A page in another language is the same page.
  return own.flatMap(({ path, translates }) => (translates ? [] : [[name, path] as const]));
});
const sheets = globSync(['mf-*/src/**/*.stories.tsx', 'shell/src/**/*.stories.tsx'], { cwd: repository })
  .filter((file) => read(file).includes('pageStates('))
  .map((file) => {
    const [, list = '', without = '', same] =
      /page: \{\s*routes: \[([^\]]*)\](?:,\s*without: (?:\{([^}]*)\}|(ALWAYS_THE_SAME)))?/.exec(read(file)) ?? [];
    return {
      file,
      owner: file.split('/')[0] ?? '',
      routes: [...list.matchAll(/'([^']+)'/g)].map(([, route]) => route),
      without: same ? Object.keys(ALWAYS_THE_SAME) : [...without.matchAll(/(\w+): '/g)].map(([, state]) => state),
    };
  });

describe('every page', () => {
  it.each([...routes, ...SHELL.map((route) => ['shell', route] as const)])(
    'of %s at %s has one sheet',
    (owner, route) => {
      const own = sheets.filter((sheet) => sheet.owner === owner && sheet.routes.includes(route));
      expect(own.map(({ file }) => file)).toHaveLength(1);
    },
  );
});

describe('every sheet', () => {
  it.each(sheets)('$file shows each state, or says why it has none', ({ file, without }) => {
    const shown = STATES.filter((state) =>
      new RegExp(
        `^export const ${state}: Story = .*states\\.|^export const ${state}: Story = \\{\\n  \\.\\.\\.states\\.`,
        'm',
      ).test(read(file)),
    );
    expect([...shown, ...without].toSorted()).toEqual(STATES.toSorted());
  });

  it.each(sheets)('$file stands in the group of pages', ({ file }) => {
    expect(read(file)).toMatch(/title: 'Pages\//);
  });
});

it('each folder with pages has an owner to name', () => {
  const owners = ownersOfFolders();
  expect([...routes.map(([slice]) => slice), 'shell'].filter((folder) => !owners[folder])).toEqual([]);
});

it('Storybooks elsewhere have a name and an address each', () => {
  expect(storybooksElsewhere('')).toEqual({});
  expect(storybooksElsewhere('Hotel=https://hotel.example/?a=b Shop=https://shop.example')).toEqual({
    hotel: { title: 'Hotel', url: 'https://hotel.example/?a=b' },
    shop: { title: 'Shop', url: 'https://shop.example' },
  });
});
