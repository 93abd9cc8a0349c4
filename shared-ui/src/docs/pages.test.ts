import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesIn, exportsOf, names } from '../../.storybook/part-facts.ts';
import { usedComponents } from '../../chakra-room.ts';

const source = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const pages = globSync('**/*.mdx', { cwd: source }).toSorted();

/** Folders with an entry of their own: what `@veto/shared-ui/<folder>` imports. */
const parts = readdirSync(source).filter((folder) => existsSync(join(source, folder, 'index.ts')));
const pagesOf = (part: string) => pages.filter((page) => page.startsWith(`${part}/`));

const OF_A_PART = ['When to use', "Do and don't", 'Anatomy', 'States', 'Keyboard', 'Screen reader', 'Words'];
const OF_A_HELPER = ['When to use', 'How it behaves'];
const headingsOf = (page: string) => [...read(page).matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text);

/** 'People/VetCard' of a page, as it says itself or as its stories do. */
function titleOf(page: string): string {
  const text = read(page);
  const own = /<Meta title="([^"]+)"/.exec(text)?.[1];
  const stories = /import \* as stories from '\.\/([^']+)'/.exec(text)?.[1];
  return own ?? /title: '(\w+\/[^']+)'/.exec(read(join(page, '..', stories ?? '')))?.[1] ?? '';
}

/** As Storybook makes an address of a title. */
const addressOf = (page: string) =>
  `${titleOf(page)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}--about`;

describe('every exported part', () => {
  it.each(parts)('%s has a page with every heading', (part) => {
    const own = pagesOf(part);
    expect(own, 'a page beside the part').not.toEqual([]);
    for (const page of own) {
      const wanted = titleOf(page).startsWith('Helpers/') ? OF_A_HELPER : OF_A_PART;
      expect(headingsOf(page), page).toEqual(expect.arrayContaining(wanted));
      expect(
        headingsOf(page).some((text) => text.startsWith('Also called: ')),
        `synonyms in ${page}`,
      ).toBe(true);
      expect(read(page), 'what is computed').toMatch(
        new RegExp(`<PartHead part="${part}".*<PartFoot part="${part}"`, 's'),
      );
    }
  });

  it.each(parts)('%s names all that it exports', (part) => {
    const text = pagesOf(part).map(read).join('\n');
    // Each part that speaks has its words in other languages.
    const told = exportsOf(part).filter((name) => !/_IN_(?:POLISH|UKRAINIAN)$/.test(name));
    expect(told.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});

it('each component of Chakra that the site uses has a page', () => {
  const documented = globSync('docs/chakra/*.mdx', { cwd: source }).map((file) => file.replace(/.*\/|\.mdx$/g, ''));
  expect(documented.toSorted()).toEqual(usedComponents());
});

it('no link leads to a page or a story that does not exist', () => {
  const addresses = new Set(pages.map(addressOf));
  const broken = pages.flatMap((page) => [
    ...[...read(page).matchAll(/\?path=\/docs\/([a-z0-9-]+)/g)]
      .filter(([, address = '']) => !addresses.has(address))
      .map(([link]) => `${page}: ${link}`),
    ...missingStories(page),
  ]);
  expect(broken).toEqual([]);
});

function missingStories(page: string): string[] {
  const text = read(page);
  const file = /import \* as stories from '\.\/([^']+)'/.exec(text)?.[1];
  if (!file) return [];
  const stories = read(join(page, '..', file));
  return [...text.matchAll(/of=\{stories\.(\w+)\}/g)]
    .filter(([, name]) => !new RegExp(`export const ${name}\\b`).test(stories))
    .map(([, name]) => `${page}: no story ${name}`);
}

it('the first story of every part is its overview', () => {
  const files = globSync('*/*.stories.tsx', { cwd: source }).filter((file) => !/^(docs|foundations)\//.test(file));
  const others = files.filter((file) => /^export const (\w+)/m.exec(read(file))?.[1] !== 'Overview');
  expect(others).toEqual([]);
});

it('what changed last is what a changeset or the changelog says of a part', () => {
  const changelog =
    '# @veto/shared-ui\n\n## 1.1.0\n\n### Patch Changes\n\n- 37c29be: Price lists\n  are shared.\n- Updated\n';
  const waiting = [
    '---\n"@veto/shared-ui": minor\n---\n\n`Door` opens.\n',
    '---\n"@veto/shell": patch\n---\n\n`Door` shuts.\n',
  ];
  const changes = changesIn(changelog, waiting);
  expect(changes).toEqual([
    { version: 'next', says: '`Door` opens.' },
    { version: '1.1.0', says: 'Price lists are shared.' },
    { version: '1.1.0', says: 'Updated' },
  ]);
  expect(changes.filter(({ says }) => names(says, 'price-list', ['PriceList']))).toEqual([changes[1]]);
  expect(changes.filter(({ says }) => names(says, 'door', ['Door']))).toEqual([changes[0]]);
});

it('no part is of a version that was never released', () => {
  const released = [...readFileSync(join(source, '../CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, version]) => version,
  );
  const since = pages.flatMap((page) => [...read(page).matchAll(/since="([^"]+)"/g)].map(([, version]) => version));
  // The first version has no entry.
  expect([...new Set(since)].filter((version) => !['1.0.0', 'next', ...released].includes(version))).toEqual([]);
});
