import { request as rawRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { FolderStore, moveChannel, moves, type Release, uploadRelease } from '@veto/slice-kit/releases';
import { builtRelease, fileOf, newFolder, shellRelease, sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from './documents/run-time-config.ts';
import { type OpenPort, openPort } from './http/http-server.ts';
import { createSiteApp, type SiteAppOptions } from './site-app.ts';

export const SHELL = shellRelease('1.0.0-5e11aaaaaaaa', 'shell');
export const SLICE = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa', 'slice');

export async function publishTo(store: FolderStore, release: Release, text: string): Promise<void> {
  await uploadRelease(store, await builtRelease(release, text));
  await moveChannel(store, 'stable', 'test', (now) => moves.publish(now, release, 'hand'));
}

/** Publishes a release of the slice whose page the server renders with data, by this program. */
export async function publishWithProgram(store: FolderStore, version: string, code: string): Promise<void> {
  const release = sliceRelease('mf-pets', version, code);
  const parts = Object.fromEntries(['p.json', 'p.css', 'p.cjs'].map((name) => [name, fileOf(code)]));
  const firstPaint = { pages: 'p.json', style: 'p.css', program: 'p.cjs', asking: ['/mf-pets'] };
  await publishTo(store, { ...release, files: { ...release.files, ...parts }, firstPaint }, code);
}

/** The same, and then the program is gone. */
export async function publishWithoutProgram(store: FolderStore, version: string): Promise<void> {
  await publishWithProgram(store, version, 'gone');
  await store.remove(`releases/mf-pets/${version}/p.cjs`);
}

export interface TestSite {
  url: string;
  store: FolderStore;
  /** The router's own table: 'GET /metrics', once each. */
  routes: string[];
  /** `duplex`: for a body that is sent while it is made; the DOM's types do not know it. */
  get(path: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>;
  stop(): Promise<void>;
}

/** A site on a free port, with a shell and one slice published unless told otherwise. */
export async function testSite({
  published = true,
  ...options
}: Partial<SiteAppOptions> & { published?: boolean } = {}): Promise<TestSite> {
  const store = options.store instanceof FolderStore ? options.store : new FolderStore(await newFolder('releases'));
  if (published) {
    await publishTo(store, SHELL, 'shell');
    await publishTo(store, SLICE, 'slice');
  }
  const app = createSiteApp({
    store,
    config: runTimeConfig({ gatePassword: 'veto', channelName: 'stable', supabaseUrl: '', supabaseKey: 'sb_key' }),
    channelName: 'stable',
    dataDir: await newFolder('data'),
    backend: () => null,
    listMail: async () => [],
    storybookDir: await newFolder('storybook'),
    trustProxy: false,
    ...options,
  });
  const port: OpenPort = await openPort(0, '127.0.0.1', app);
  const url = `http://127.0.0.1:${port.port}`;
  return {
    url,
    store,
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))],
    get: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    stop: () => port.close(),
  };
}

/** The cookies of a visitor with a number, who has opened a page. */
export async function cookiesOf(url: string, number: number): Promise<string> {
  const visitor = `veto_visitor=${number}`;
  const document = await fetch(`${url}/mf-pets`, { headers: { cookie: visitor } });
  const [ticket = ''] = document.headers.getSetCookie();
  return `${visitor}; ${ticket.split(';')[0]}`;
}

/** The status at a path as it is written: fetch would tidy the path up before it is sent. */
export async function rawStatus(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  return (await rawAnswer(url, path, { headers })).status;
}

/** As fetch, which sets the host itself and says of each request that it is no navigation. */
export function rawAnswer(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    rawRequest({ method, hostname, port, path, headers }, async (answer) => {
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      resolve(new Response(await text(answer), { status: answer.statusCode ?? 0, headers: pairs }));
    })
      .on('error', reject)
      .end(body);
  });
}
