import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { openPort } from '@veto/shell/server';
import { Hono } from 'hono';
import { repository } from '../site/start-site.ts';

/** A guide in `e2e/examples`, with what it begins with. */
export interface Migration {
  name: string;
  slice: string;
  title: string;
}
export const FROM_SINGLE_SPA: Migration = { name: 'from-single-spa', slice: 'mf-boarding', title: 'Boarding' };
export const FROM_FEDERATION: Migration = { name: 'from-webpack-federation', slice: 'mf-lodge', title: 'Lodge' };
/** As Rspack has built it; Vite's is beside it. */
export const BUILT: Migration = { name: 'from-another-bundler', slice: 'mf-kennel', title: 'Kennel' };

export const folderOf = ({ name }: Migration) => join(repository, 'e2e/examples', name);

/** Follows the guide: `shell` runs its commands, and files that it names are written below `folder`. */
export async function migrate(
  migration: Migration,
  { folder, site, shell }: { folder: string; site: string; shell(command: string): Promise<unknown> },
): Promise<void> {
  const guide = await readFile(join(folderOf(migration), 'README.md'), 'utf8');
  for (const [, language, file, text = ''] of guide.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)) {
    const before = `export BEFORE=${join(folderOf(migration), 'before')}`;
    if (file) await writeFile(join(folder, file), text);
    else if (language === 'sh') await shell(`${before}\n${text.replace('https://veto.example', site)}`);
  }
}

/** Builds into `out` what a guide begins with, where it needs a build, and serves it. */
export async function serveBefore(
  migration: Migration,
  out: string,
): Promise<{ url: string; close(): Promise<unknown> }> {
  const before = join(folderOf(migration), 'before');
  const { resolve } = createRequire(import.meta.url);
  if (migration === FROM_FEDERATION) {
    const build = `(await import('node:util')).promisify(webpack)((await import('${before}/webpack.config.mjs')).default)`;
    const program = `const { default: webpack } = await import('webpack');
      const stats = await ${build};
      if (stats.hasErrors()) throw new Error(stats.toString());`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      ...{ cwd: join(repository, 'e2e'), env: { ...process.env, OUT: out } },
    });
  }
  const app = new Hono();
  app.get('/single-spa.js', async (c) => {
    c.header('Content-Type', 'text/javascript');
    return c.body(await readFile(resolve('single-spa').replace(/lib\/.*/, 'lib/es2015/esm/single-spa.min.js'), 'utf8'));
  });
  for (const root of [out, before].filter((each) => existsSync(each))) app.use(serveStatic({ root }));
  app.get('*', async (c) => c.html(await readFile(join(before, 'index.html'), 'utf8')));
  const port = await openPort(0, '127.0.0.1', app);
  return { url: `http://127.0.0.1:${port.port}`, close: () => port.close() };
}
