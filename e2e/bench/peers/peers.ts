import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, startSite } from '../../site/start-site.ts';
import { releasesIn } from './build.ts';

/** What the shell is compared with: a folder here, which wraps the two pages as the peer's own documentation does. */
export interface Peer {
  name: string;
  title: string;
  /** How it is put together, and who says so. */
  how: string;
}

export const PEERS: readonly Peer[] = [
  {
    name: 'piral',
    title: 'Piral',
    how: 'piral and piral-cli 1.10.3 with webpack5, the template’s app shell, React 18.3.1 from the shell (its peer range), two pilets of schema v2 with lazy pages and the style sheet in their root, since a pilet asks for `main.css` in any case; a feed in a file (docs.piral.io: tutorials 2, 9 and 15)',
  },
  {
    name: 'single-spa',
    title: 'single-spa',
    how: 'single-spa 6.0.3 and its layout engine, a native import map with React 19.3.1 as shared modules, webpack-config-single-spa 8.0.0; module preloads of the root config and all that is shared (single-spa.js.org/docs/recommended-setup)',
  },
  {
    name: 'module-federation',
    title: 'Module Federation',
    how: '@module-federation/rsbuild-plugin 2.9.2 on Rsbuild 2.3.2, React 19.3.1 as a singleton, `asyncStartup` and `loaded-first` as in the templates of create-module-federation; of its App, remotes become lazy by address',
  },
  {
    name: 'podium',
    title: 'Podium',
    how: '@podium/layout and podlet 5.4.2 on Express, three processes; podlets render React 19.3.1 to HTML for each request, their scripts, each with its own React, take it over by `hydrateRoot` (podium-lib.io/docs/api/podlet, docs/guides/assets)',
  },
];

export interface Running {
  url: string;
  stop(): Promise<unknown>;
}

/** Starts each peer's servers, and Veto's, on free ports: what `buildPeers` and `buildSlices` have left in the folder. */
export async function serveAll(folder: string): Promise<{ title: string; server: Running }[]> {
  const running: { title: string; server: Running }[] = [];
  for (const { name, title } of PEERS)
    running.push({ title, server: await (name === 'podium' ? servePodium : serveFiles)(join(folder, name)) });
  const site = await startSite({ releasesDir: releasesIn(folder), quiet: true, env: { VETO_GATE_PASSWORD: '' } });
  return [...running, { title: 'Veto', server: site }];
}

const STATIC_SERVER = join(import.meta.dirname, 'static-server.ts');

async function serveFiles(cwd: string): Promise<Running> {
  const port = await freePort();
  return runAll(port, [[STATIC_SERVER, 'dist', String(port)]], cwd);
}

async function servePodium(cwd: string): Promise<Running> {
  const [port, list, profile] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const programs = [
    ['podlet.mjs', 'list', `${list}`, url],
    ['podlet.mjs', 'profile', `${profile}`, url],
    ['layout.mjs', `${port}`, `${list}`, `${profile}`],
  ];
  return runAll(port, programs, cwd);
}

/** Resolves when each program says that it listens. */
async function runAll(port: number, programs: readonly string[][], cwd: string): Promise<Running> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ASSETS: STATIC_SERVER };
  const children = programs.map((words) =>
    spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  const stop = () => Promise.all(children.map(end));
  for (const child of children) {
    const [said] = await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
    if (!String(said).includes('listening')) {
      await stop();
      throw new Error(`${cwd} did not start: ${said}`);
    }
  }
  return { url: `http://localhost:${port}`, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
