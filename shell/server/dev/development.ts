import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import {
  type DevelopedSlice,
  developSlice,
  failedBuild,
  fileResponse,
  type packagesToRelease,
} from '@veto/slice-kit/build';
import type { SliceRelease } from '@veto/slice-kit/contract';
import { DEFAULT_CHANNEL, type FolderStore, moveChannel, type SourceMaps } from '@veto/slice-kit/releases';
import { Hono } from 'hono';
import type { LiveReload } from './live-reload.ts';
import { publishAlone } from './publish-alone.ts';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };
type Package = ReturnType<typeof packagesToRelease>[number];

/** The slices that somebody works on: each has a compiler that stays, and pages take over what it makes of a save. */
export class Development {
  readonly #store: FolderStore;
  readonly #reload: Pick<LiveReload, 'rebuilt' | 'mended' | 'failed'>;
  readonly #slices = new Map<string, Promise<DevelopedSlice>>();
  /** The channel is written by one slice after the other. */
  #writing: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(store: FolderStore, reload: Pick<LiveReload, 'rebuilt' | 'mended' | 'failed'>) {
    this.#store = store;
    this.#reload = reload;
  }

  has(name: string): boolean {
    return this.#slices.has(name);
  }

  /** Resolves once it is compiled, or does not compile, which is said. */
  async begin(target: Package): Promise<void> {
    if (this.#isStopped) throw new Error(`${target.name} is not compiled: development has ended.`);
    const begun = developSlice(target, join(this.#folder(), target.name), {
      built: async (release) => {
        await this.#show(release);
        this.#reload.rebuilt([release.slice]);
      },
      mended: () => this.#reload.mended(),
      failed: (error) => {
        console.error(error.message);
        this.#reload.failed(failedBuild(error));
      },
    });
    this.#slices.set(target.name, begun);
    await begun;
  }

  /** The site, with the files of these slices: whatever version a page asks for, as they are now. */
  around(site: App): App {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.get('/releases/:slice/:version/:file{.+}', async (c) => {
      const { slice, version, file } = c.req.param();
      const developed = await this.#slices.get(slice);
      if (!developed) return site.fetch(c.req.raw, c.env);
      return fileResponse(developed, version, file);
    });
    app.all('*', (c) => site.fetch(c.req.raw, c.env));
    return app;
  }

  async mapsOf(slice: string): Promise<SourceMaps | null> {
    return (await this.#slices.get(slice))?.maps() ?? null;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    // What could not begin has nothing to stop.
    for (const developed of this.#slices.values())
      await developed.then(
        (each) => each.stop(),
        () => {},
      );
  }

  #folder(): string {
    return join(this.#store.place, 'development');
  }

  /** New documents show it; there is nothing before it to fall back to. */
  #show(release: SliceRelease): Promise<unknown> {
    this.#writing = this.#writing.then(async () => {
      await moveChannel(this.#store, DEFAULT_CHANNEL, 'dev', (now) => publishAlone(now, release));
    });
    return this.#writing;
  }
}
