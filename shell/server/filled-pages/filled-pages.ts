import type { Channel, Route, SliceRelease } from '@veto/slice-kit/contract';
import { fixedMarkup } from '@veto/slice-kit/fixed-markup';
import { placesIn } from '@veto/slice-kit/part-places';
import { integrityOf } from '@veto/slice-kit/releases';
import { LRUCache } from 'lru-cache';
import type { ReleaseFiles } from '../channel/live-copies.ts';
import { pageAddress } from './page-address.ts';
import { type PageProgram, RenderFailure, type RenderOutcome, type WantedPage } from './page-process.ts';
import { PageRenderer } from './page-renderer.ts';
import { type FilledPage, PagesWithParts, type RenderedPage } from './page-with-parts.ts';
import type { PaintStyles } from './paint-styles.ts';
import type { publicQuestions } from './public-questions.ts';

export interface RenderEnd {
  slice: string;
  version: string;
  side: 'stable' | 'canary';
  /** The path of its route; of a part, the name of its slot. */
  route: string;
  outcome: 'filled' | RenderOutcome;
  reason?: string;
  /** Milliseconds that it took, waiting for its turn and for answers included. */
  ms: number;
}

type Renderer = Pick<PageRenderer, 'start' | 'fill' | 'rest' | 'stop'>;

interface FilledPagesOptions extends Pick<PageProgram, 'supabaseUrl'> {
  /** Asks what a page of a release wants to know. */
  ask: ReturnType<typeof publicQuestions>;
  files: ReleaseFiles;
  styles: PaintStyles;
  onEnd(end: RenderEnd): void;
  /** In ms since 1970. */
  now?: () => number;
  /** Renders a release's pages; default: its program, in a process. */
  rendererOf?: (release: SliceRelease) => Renderer;
  /** How long a document waits for a page that is not kept, in milliseconds; for its parts half as long again. */
  patienceMs?: number;
}

const FRESH_MS = 30_000;
/** Shown meanwhile, while it is renewed. */
const STALE_MS = 5 * 60_000;
/** A page that could not be rendered is not tried again at once. */
const FAILED_MS = 5_000;
const PATIENCE_MS = 500;
const MAX_BYTES = 200 * 1024 * 1024;

interface Kept {
  /** null: it could not be rendered. */
  page: RenderedPage | null;
  at: number;
}

/** Markup, answers, and the documents made of them in three encodings; strings may take two bytes a letter. */
function sizeOf({ page }: Kept): number {
  return page ? 4 * (page.html.length + JSON.stringify(page.queries).length) + 500_000 : 200;
}

/** Pages with their data, rendered by the programs of the releases, and kept for seconds. */
export class FilledPages {
  readonly #options: FilledPagesOptions;
  readonly #now: () => number;
  readonly #pages = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  readonly #renewals = new Map<string, Promise<RenderedPage | null>>();
  readonly #withParts: PagesWithParts;
  /** The one that was needed last stands last. */
  readonly #renderers = new Map<string, Renderer>();
  readonly #prepared = new Set<string>();
  #canaries: ReadonlySet<string> = new Set();

  constructor(options: FilledPagesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#withParts = new PagesWithParts(options.styles);
  }

  /** Ends the programs of the releases that a channel does not show. */
  keepOnly({ slices }: Channel): void {
    const pointers = Object.values(slices);
    const stable = new Set(pointers.map((pointer) => keyOf(pointer.stable)));
    this.#canaries = new Set(pointers.flatMap(({ canary }) => (canary ? [keyOf(canary.release)] : [])));
    for (const [key, renderer] of this.#renderers) {
      if (stable.has(key) || this.#canaries.has(key)) continue;
      renderer.stop();
      this.#renderers.delete(key);
      this.#prepared.delete(key);
    }
  }

  /**
   * Renders, one after the other, the pages without a parameter of each release that a channel names, and starts the programs
   * of parts, so that no visitor waits for one to start. Each release once, for as long as it is live. Never rejects.
   */
  async prepare({ slices }: Channel): Promise<void> {
    for (const { stable, canary } of Object.values(slices)) {
      await this.#prepare(stable);
      if (canary) await this.#prepare(canary.release);
    }
  }

  /**
   * A release's page at an address, with the parts in its slots of the releases that `fillerOf` names. null where it asks
   * nothing, cannot be rendered or is not there in time, with its parts; then it may be for the next visitor. A slot whose part
   * is not there keeps its fallback. Never rejects.
   */
  async at(
    release: SliceRelease,
    route: Pick<Route, 'path' | 'search'>,
    url: URL,
    fillerOf: (slot: string) => SliceRelease | undefined = () => undefined,
  ): Promise<FilledPage | null> {
    const { program, asking } = release.firstPaint ?? {};
    if (!program || !asking?.includes(route.path)) return null;
    const address = pageAddress(route, url);
    const { patienceMs = PATIENCE_MS } = this.#options;
    const page = await this.#rendered(release, { address, route: route.path }, patienceMs);
    if (!page) return null;
    const parts = page.places.map(async (part) => {
      const filler = fillerOf(part.name);
      if (!filler?.firstPaint?.program || !filler.firstPaint.parts?.[part.name]) return null;
      return this.#rendered(filler, { address, route: part.name, part }, patienceMs / 2);
    });
    return this.#withParts.page(page, await Promise.all(parts));
  }

  /** null where it cannot be rendered; undefined where it is not there in time. */
  async #rendered(
    release: SliceRelease,
    wanted: WantedPage,
    patienceMs: number,
  ): Promise<RenderedPage | null | undefined> {
    const key = [keyOf(release), wanted.address, ...(wanted.part ? [JSON.stringify(wanted.part)] : [])].join(' ');
    const kept = this.#pages.get(key);
    const age = kept ? this.#now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < (kept.page ? FRESH_MS : FAILED_MS)) return kept.page;
    const renewal = this.#renewals.get(key) ?? this.#renew(key, release, wanted);
    if (kept?.page && age < STALE_MS) return kept.page;
    return inTime(renewal, patienceMs);
  }

  /**
   * Forgets the pages that are too old to be shown, and has the programs give back what memory they can: those that nobody needs
   * end. The one that was needed last stays, as the next visitor most likely asks for its pages.
   */
  rest(): void {
    for (const [key, { at }] of this.#pages.entries()) if (this.#now() - at >= STALE_MS) this.#pages.delete(key);
    const renderers = [...this.#renderers.values()];
    for (const renderer of renderers) renderer.rest(renderer === renderers.at(-1));
  }

  async #prepare(release: SliceRelease): Promise<void> {
    const { program, asking = [], parts } = release.firstPaint ?? {};
    const key = keyOf(release);
    if (!program || this.#prepared.has(key)) return;
    this.#prepared.add(key);
    // The page alone knows what its parts are to show.
    if (parts) await this.#rendererOf(release).start();
    for (const path of asking.filter((each) => !/[:*]/.test(each))) {
      // A release may leave between any two.
      if (!this.#prepared.has(key)) return;
      const page = `${key} ${path}`;
      await (this.#renewals.get(page) ?? this.#renew(page, release, { address: path, route: path }));
    }
  }

  #renew(key: string, release: SliceRelease, wanted: WantedPage): Promise<RenderedPage | null> {
    const renewal = this.#render(release, wanted)
      .then((page) => {
        this.#pages.set(key, { page, at: this.#now() });
        return page;
      })
      .finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    return renewal;
  }

  async #render(release: SliceRelease, wanted: WantedPage): Promise<RenderedPage | null> {
    const { slice, version } = release;
    const { route } = wanted;
    const side = this.#canaries.has(keyOf(release)) ? 'canary' : 'stable';
    const began = performance.now();
    const end = (outcome: RenderEnd['outcome'], reason?: string) =>
      this.#options.onEnd({
        ...{ slice, version, side, route, outcome },
        ms: performance.now() - began,
        ...(reason && { reason }),
      });
    try {
      const { answers: queries, rules, head, ...filled } = await this.#rendererOf(release).fill(wanted);
      const { html, rules: ofAttributes } = fixedMarkup(filled.html);
      const places = placesIn(html);
      end('filled');
      return { release, html, places, rules, ofAttributes, queries, head };
    } catch (error) {
      const isKnown = error instanceof RenderFailure;
      end(isKnown ? error.outcome : 'unreadable', error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  #rendererOf(release: SliceRelease): Renderer {
    const { rendererOf = (each: SliceRelease) => new PageRenderer(() => this.#programOf(each)) } = this.#options;
    const key = keyOf(release);
    const renderer = this.#renderers.get(key) ?? rendererOf(release);
    this.#renderers.delete(key);
    this.#renderers.set(key, renderer);
    return renderer;
  }

  async #programOf({ slice, version, firstPaint, files }: SliceRelease): Promise<PageProgram> {
    const name = firstPaint?.program ?? '';
    const object = await this.#options.files.read(`releases/${slice}/${version}/${name}`);
    if (!object || integrityOf(object.bytes) !== files[name]?.integrity)
      throw new RenderFailure('unreadable', `${name} is ${object ? 'another file than its hash says' : 'missing'}`);
    const { ask, supabaseUrl } = this.#options;
    // To practise on: any will do.
    const address = (firstPaint?.asking?.[0] ?? '/').replaceAll(/:[^/]+|\*/g, '0');
    return {
      code: Buffer.from(object.bytes).toString(),
      address,
      ask: (question) => ask(question, { slice, version }),
      supabaseUrl: supabaseUrl || 'http://site.invalid',
    };
  }
}

function keyOf({ slice, version }: SliceRelease): string {
  return `${slice} ${version}`;
}

function inTime<Page>(page: Promise<Page>, ms: number): Promise<Page | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([page, promise]).finally(() => clearTimeout(timer));
}
