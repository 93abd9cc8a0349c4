import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { renderPages } from './render-pages.ts';

/** A program that renders, as source. */
async function programOf(renderPage: string): Promise<string> {
  const file = join(await newFolder('first-paint'), 'program.ts');
  await writeFile(
    file,
    `export const renderPage = async (name: string) => { ${renderPage} };
     export const stylesOf = (pages: string[]) => 'rules of ' + pages.length;`,
  );
  return file;
}

describe('pages rendered to text', () => {
  it('are rendered in production mode, whatever else is going on', async () => {
    const program = await programOf('return name + process.env.NODE_ENV;');
    expect(await renderPages({ program, replacements: {}, names: ['/', '/help'] })).toEqual({
      pages: { '/': '/production', '/help': '/helpproduction' },
      failures: {},
      styles: 'rules of 2',
      files: [program],
    });
  });

  it('do without a page that throws, and without one that is another every day', async () => {
    const program = await programOf(
      `if (name === '/broken') throw new Error('no window'); return name === '/today' ? 'On ' + new Date().getDay() : name;`,
    );
    const { pages, failures } = await renderPages({ program, replacements: {}, names: ['/broken', '/today', '/'] });
    expect(pages).toEqual({ '/': '/' });
    expect(failures['/broken']).toBe('no window');
    expect(failures['/today']).toBe("it says 'On 1' or 'On 5', by the day that it is");
  });

  it('are none when the program cannot run at all, and say why', async () => {
    const program = join(await newFolder('first-paint'), 'program.ts');
    await writeFile(program, 'document.title');
    expect(await renderPages({ program, replacements: {}, names: ['/'] })).toEqual({
      pages: {},
      failures: { 'all its pages': 'document is not defined' },
      styles: '',
      files: [program],
    });
  });

  it('run with what stands for a module, by its name or its file', async () => {
    const program = await programOf('return String(named) + String(byFile);');
    const folder = dirname(program);
    await writeFile(
      program,
      `import { named } from 'a-name';\nimport { byFile } from './by-file.ts';\n${await readFile(program, 'utf8')}`,
    );
    await writeFile(join(folder, 'by-file.ts'), 'export const byFile = document.title;');
    await writeFile(join(folder, 'instead.ts'), 'export const named = 1;\nexport const byFile = 2;');
    const instead = join(folder, 'instead.ts');
    const replacements = { 'a-name': instead, [join(folder, 'by-file.ts')]: instead };
    expect((await renderPages({ program, replacements, names: ['/'] })).pages).toEqual({ '/': '12' });
  });
});
