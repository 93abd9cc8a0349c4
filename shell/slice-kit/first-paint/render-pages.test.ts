import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { renderPages } from './render-pages.ts';

async function bundleOf(renderPage: string): Promise<string> {
  const file = join(await newFolder('first-paint'), 'first-paint.cjs');
  await writeFile(
    file,
    `exports.renderPage = async (name) => { ${renderPage} }; exports.stylesOf = (pages) => 'rules of ' + pages.length;`,
  );
  return file;
}

describe('pages rendered to text', () => {
  it('are rendered in production mode, whatever else is going on', async () => {
    const bundle = await bundleOf('return name + process.env.NODE_ENV;');
    expect(await renderPages({ bundle, names: ['/', '/help'] })).toEqual({
      pages: { '/': '/production', '/help': '/helpproduction' },
      failures: {},
      styles: 'rules of 2',
    });
  });

  it('do without a page that throws, and without one that is another every day', async () => {
    const bundle = await bundleOf(
      `if (name === '/broken') throw new Error('no window'); return name === '/today' ? 'On ' + new Date().getDay() : name;`,
    );
    const { pages, failures } = await renderPages({ bundle, names: ['/broken', '/today', '/'] });
    expect(pages).toEqual({ '/': '/' });
    expect(failures['/broken']).toBe('no window');
    expect(failures['/today']).toBe("it says 'On 1' or 'On 5', by the day that it is");
  });

  it('reject with what the program says when it cannot run at all', async () => {
    const bundle = join(await newFolder('first-paint'), 'first-paint.cjs');
    await writeFile(bundle, 'document.title');
    await expect(renderPages({ bundle, names: ['/'] })).rejects.toThrow('document is not defined');
  });
});
