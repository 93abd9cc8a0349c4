import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { bundleProgram } from './bundle-program.ts';
import { renderPages } from './render-pages.ts';

/** A program that renders, as one script. */
const programOf = (renderPage: string, rest = '') =>
  `var vetoPages = {
     renderPage: async (name, state) => { ${renderPage} },
     stylesOf: (pages) => 'rules of ' + pages.length,
     asksAt: async (address) => address !== '/help',
   };${rest}`;

describe('pages rendered to text', () => {
  it('come with their rules, and with the addresses at which they ask something', async () => {
    const order = { code: programOf('return name;'), names: ['/', '/help'], addresses: ['/', '/help'] };
    expect(await renderPages(order)).toEqual({
      pages: { '/': '/', '/help': '/help' },
      frames: {},
      failures: {},
      styles: 'rules of 2',
      frameStyles: 'rules of 0',
      asking: ['/'],
    });
  });

  it('have frames where a page without a heading has one for who looks, and the page of visitors', async () => {
    const code = programOf(
      `return (name !== '/' && state !== undefined) || name === '/help' ? '<h1>' + name + state + '</h1>' : 'skeleton';`,
    );
    const framed = { '/': ['owner' as const], '/help': ['owner' as const], '/pets': ['owner' as const] };
    const order = { code, names: ['/', '/help', '/pets'], framed: { ...framed, '/mine': ['owner' as const] } };
    const { pages, frames, frameStyles } = await renderPages({ ...order, addresses: [] });
    expect(pages).toEqual({
      '/': 'skeleton',
      '/help': '<h1>/helpundefined</h1>',
      '/pets': '<h1>/petssigned-out</h1>',
    });
    expect(frames).toEqual({ '/pets': { owner: '<h1>/petsowner</h1>' }, '/mine': { owner: '<h1>/mineowner</h1>' } });
    expect(frameStyles).toBe('rules of 2');
  });

  it('do without a page that throws, and without one that is another every day', async () => {
    const code = programOf(
      `if (name === '/broken') throw new Error('no window'); return name === '/today' ? 'On ' + new Date().getDay() : name;`,
    );
    const { pages, failures } = await renderPages({ code, names: ['/broken', '/today', '/'], addresses: [] });
    expect(pages).toEqual({ '/': '/' });
    expect(failures['/broken']).toBe('no window');
    expect(failures['/today']).toBe("it says 'On 1' or 'On 5', by the day that it is");
  });

  it('are none when the program cannot run at all, and say why', async () => {
    expect(await renderPages({ code: 'document.title', names: ['/'], addresses: [] })).toEqual({
      pages: {},
      frames: {},
      failures: { 'all its pages': 'document is not defined' },
      styles: '',
      frameStyles: '',
      asking: [],
    });
  });

  it.each(['process.env', 'require("fs")', 'import("node:fs")', 'new Function("return 1")()', 'fetch("/")'])(
    'have no %s',
    async (code) => {
      const { failures } = await renderPages({ code: programOf(`await ${code}`), names: ['/'], addresses: [] });
      expect(Object.keys(failures)).toEqual(['/']);
    },
  );

  it('come to a process that waits for nothing else, however busy', async () => {
    const caller = `import { renderPages } from ${JSON.stringify(import.meta.resolve('./render-pages.ts'))};
      setInterval(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60), 5).unref();
      const code = ${JSON.stringify(programOf('return name;'))} + '//'.padEnd(2 ** 20);
      console.log((await renderPages({ code, names: ['/'], addresses: [] })).pages['/']);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', caller]);
    expect(stdout).toBe('/\n');
  });
});

describe('a program', () => {
  it('is one script, with what stands for a module, by its name or its file', async () => {
    const folder = await newFolder('first-paint');
    const program = join(folder, 'program.ts');
    await writeFile(
      program,
      "export { named } from 'a-name';\nexport { byFile } from './by-file.ts';\nimport './a.css';",
    );
    await writeFile(join(folder, 'a.css'), 'a {}');
    await writeFile(join(folder, 'by-file.ts'), 'export const byFile = document.title;');
    const instead = join(folder, 'instead.ts');
    await writeFile(instead, 'export const named: number = 1;\nexport const byFile = 2;');
    const replacements = { 'a-name': instead, [join(folder, 'by-file.ts')]: instead };
    const { code, files } = await bundleProgram({ program, replacements });
    expect(new Function(`${code}; return vetoPages;`)()).toMatchObject({ named: 1, byFile: 2 });
    expect(files).toContain(instead);
  });

  it('reads nothing of a chunk that it leaves out', async () => {
    const folder = await newFolder('first-paint');
    const program = join(folder, 'program.ts');
    await writeFile(
      program,
      "export const pages = [() => import(/* webpackChunkName: \"pet\" */ './pet.ts'), () =>\n import(/* webpackChunkName: 'pets' */ './pets.ts')];",
    );
    for (const name of ['pet', 'pets']) await writeFile(join(folder, `${name}.ts`), `export const page = '${name}';`);
    const { code, files } = await bundleProgram({ program, replacements: {}, leftOut: ['pet'] });
    expect(files).toEqual([join(folder, 'pets.ts'), program]);
    const { pages } = new Function(`${code}; return vetoPages;`)() as { pages: (() => Promise<unknown>)[] };
    await expect(pages[0]?.()).rejects.toThrow("no route that is rendered names the chunk 'pet'");
    expect(await pages[1]?.()).toMatchObject({ page: 'pets' });
  });
});
