import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { lackingIn, messagesOf } from './messages.ts';
import { newSlice } from './new-slice.ts';
import { TEMPLATES } from './templates.ts';

const sentenceOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

describe('a new slice', () => {
  it('has a page, a story, a test and a README', async () => {
    const { path, files } = await newSlice('mf-pet-hotel', { root: await newFolder('new-slice') });
    expect(path).toBe('/pet-hotel');
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'src/pet-hotel/greeting.test.ts',
        'src/pet-hotel/pet-hotel-page.pl.ts',
        'src/pet-hotel/pet-hotel-page.stories.tsx',
        'src/pet-hotel/pet-hotel-page.tsx',
      ]),
    );
  });

  it.each(['hotel', 'pet-hotel', 'sample-hotel'])('named mf-%s speaks Polish as a whole', async (slug) => {
    const { folder } = await newSlice(`mf-${slug}`, { root: await newFolder('new-slice') });
    const messages = messagesOf(join(folder, 'src'));
    expect(messages).toContain(sentenceOf(slug));
    expect(lackingIn('pl', messages, join(folder, 'src'))).toEqual([]);
  });

  it.each(TEMPLATES)('of the template %s is in its own words, with the packages of that template', async (template) => {
    const { folder, files } = await newSlice('mf-pet-hotel', { root: await newFolder('new-slice'), template });
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(texts.join('\n')).not.toMatch(/sample/i);
    expect(texts.join('\n')).toContain('Pet hotel');
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies).filter((name) => /^(react|vue)$/.test(name))).toEqual(
      template === 'dom' || template === 'built' ? [] : [template],
    );
  });

  it.each(['sample-hotel', 'resample', 'sample'])('may be called mf-%s', async (slug) => {
    const { folder } = await newSlice(`mf-${slug}`, { root: await newFolder('new-slice') });
    const page = `${slug.split('-').map(sentenceOf).join('')}Page`;
    expect(await readFile(join(folder, `src/${slug}/${slug}-page.tsx`), 'utf8')).toContain(`function ${page}(`);
    const app = await readFile(join(folder, 'src/app.tsx'), 'utf8');
    expect(app).toContain(
      `const ${page}s = lazyPages(
  () => import(/* webpackChunkName: "${slug}" */ './${slug}/${slug}-page.tsx'),
  () => import(/* webpackChunkName: "${slug}-pl" */ './${slug}/${slug}-page.pl.ts'),
);`,
    );
  });

  it.each([
    ['demo', 'VETO-405'],
    ['mf-Demo', 'VETO-405'],
    ['mf-', 'VETO-405'],
    ['mf-../x', 'VETO-405'],
    [`mf-${'long'.repeat(10)}`, 'VETO-405'],
    ['mf-login', 'VETO-414'],
    ['mf-releases', 'VETO-414'],
  ])('is refused the name %s with %s, and nothing is written', async (name, code) => {
    const root = await newFolder('new-slice');
    await expect(newSlice(name, { root })).rejects.toMatchObject({ code });
    expect(existsSync(join(root, name))).toBe(false);
  });

  it('is refused an address that another slice of the repository has', async () => {
    const root = await newFolder('new-slice');
    await newSlice('mf-pets', { root });
    const manifest = join(root, 'mf-pets/slice.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"/pets"', '"/hotel"'));
    await expect(newSlice('mf-hotel', { root })).rejects.toMatchObject({
      code: 'VETO-414',
      message: 'VETO-414 /hotel is answered by mf-pets already: choose another name.',
    });
    expect(await readdir(root)).toEqual(['mf-pets']);
  });

  it('never overwrites a folder', async () => {
    const root = await newFolder('new-slice');
    await mkdir(join(root, 'mf-demo'));
    await expect(newSlice('mf-demo', { root })).rejects.toMatchObject({ code: 'VETO-405' });
  });
});
