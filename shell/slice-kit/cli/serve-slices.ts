import { type EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type DevelopedSlice, developSlice } from '../dev/develop-slice.ts';
import { failedBuild } from '../dev/failed-build.ts';
import { fileResponse } from '../dev/file-response.ts';
import { answerOwnError } from '../dev/own-errors.ts';
import { siteAt } from '../releases/site-at.ts';
import { ToolError } from '../releases/tool-error.ts';
import { ENDING_SIGNALS } from './ending-signals.ts';
import { type Package, readManifest } from './workspace.ts';

interface Told {
  event: 'built' | 'failed' | 'mended';
  data: string;
}

/** A slice under development, and its pages in a live site. */
class ServedSlice {
  developed: DevelopedSlice | undefined;
  #begun: Promise<DevelopedSlice> | undefined;
  readonly #listeners = new Set<(told: Told) => void>();
  #built: Told | undefined;
  #failed: Told | undefined;

  async begin(target: Package, folder: string): Promise<void> {
    this.#begun = developSlice(target, folder, {
      built: async ({ version }) => {
        this.#built = { event: 'built', data: version.split('-')[1] ?? '' };
        this.#failed = undefined;
        this.#tell(this.#built);
      },
      mended: () => {
        console.log(`${target.name} builds again.`);
        this.#failed = undefined;
        this.#tell({ event: 'mended', data: '' });
      },
      failed: (error) => {
        console.error(error.message);
        this.#failed = { event: 'failed', data: JSON.stringify(failedBuild(error)) };
        this.#tell(this.#failed);
      },
    });
    this.developed = await this.#begun;
  }

  /** Also one that is only beginning. */
  async stop(): Promise<void> {
    const begun = await this.#begun?.catch(() => undefined);
    await begun?.stop();
  }

  /** What became of the last save, and then of each. */
  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    const last = this.#failed ?? this.#built;
    if (last) listener(last);
    return () => this.#listeners.delete(listener);
  }

  #tell(told: Told): void {
    for (const listener of this.#listeners) listener(told);
  }
}

/**
 * `slice dev` in a repository of its own: compiles slices after each save and serves them on `port`, from where pages of a
 * live site take them by override. Resolves with the exit code once it is ended. Throws VETO-441 where the site does not answer.
 */
export async function serveSlices(targets: readonly Package[], site: string, port: number): Promise<number> {
  const { config } = await siteAt(site);
  // From here on there is a folder to remove.
  const { promise: asked, resolve: ask } = Promise.withResolvers<'asked'>();
  // For as long as it takes: a terminal's Ctrl-C comes twice, from pnpm, too.
  for (const signal of ENDING_SIGNALS) process.on(signal, () => ask('asked'));
  const slices = new Map(targets.map(({ name }) => [name, new ServedSlice()]));
  const folder = await mkdtemp(join(tmpdir(), 'veto-dev-'));
  const server = serve({ fetch: appOf(slices).fetch, port });
  try {
    await listening(server, port);
    const begun = targets.map((each) => slices.get(each.name)?.begin(each, join(folder, each.name)));
    if ((await Promise.race([asked, Promise.all(begun)])) === 'asked') return 0;
    const origin = `http://localhost:${port}`;
    for (const target of targets) console.log(`\n  ${addressOf(target, site, origin)}`);
    console.log('\n  Ctrl-C ends it.');
    if (!config?.overrideOrigins.includes(origin))
      console.warn(`  ${site} takes no builds from here: its VETO_OVERRIDE_ORIGINS has to name ${origin}.`);
    await asked;
    return 0;
  } finally {
    for (const slice of slices.values()) await slice.stop();
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves once the server has its port. @throws ToolError VETO-405 where another program has it. */
export async function listening(server: EventEmitter, port: number): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ToolError('VETO-405', `Port ${port} is taken by another program: choose another, PORT=${port + 1}.`);
  }
}

function addressOf(target: Package, site: string, origin: string): string {
  const page = new URL(readManifest(target).routes[0]?.path ?? '/', site);
  return `${page.href}?veto-override=${target.name}@${origin}/${target.name}/`;
}

function appOf(slices: ReadonlyMap<string, ServedSlice>): Hono {
  const app = new Hono();
  app.get('/:slice/events', (c) => {
    const slice = slices.get(c.req.param('slice'));
    if (!slice) return c.notFound();
    c.header('Access-Control-Allow-Origin', '*');
    return streamSSE(c, async (stream) => {
      const end = slice.listen((told) => void stream.writeSSE(told));
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      end();
    });
  });
  app.post('/:slice/error', async (c) => {
    const names = [...slices.keys()];
    const told: unknown = JSON.parse(asReleases(await c.req.text(), names));
    const mapsOf = async (slice: string) => (await slices.get(slice)?.developed?.maps()) ?? null;
    const answer = await answerOwnError(told, { names: [c.req.param('slice')], mapsOf });
    answer.headers.set('Access-Control-Allow-Origin', '*');
    return answer;
  });
  app.get('/:slice/:file{.+}', async (c) => {
    const { slice, file } = c.req.param();
    const developed = slices.get(slice)?.developed;
    return developed ? fileResponse(developed, '', file) : c.notFound();
  });
  return app;
}

/** A text with places in files of this server as those in files of releases. */
function asReleases(text: string, names: readonly string[]): string {
  return names.reduce(
    (before, name) =>
      before.replaceAll(new RegExp(`https?://[^\\s()/]+/${name}/(?=[^\\s()/]+\\.js)`, 'g'), `/releases/${name}/now/`),
    text,
  );
}
