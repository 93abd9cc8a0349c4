import type { SliceRelease } from '@veto/slice-kit/contract';
import { fillPlaces, type SlotPlace } from '@veto/slice-kit/part-places';
import type { LinkedStyle, PaintStyles } from './paint-styles.ts';

/** A page, or a part of one, as its release rendered it with its data. */
export interface RenderedPage {
  release: SliceRelease;
  html: string;
  /** Its slots, in the order of its markup. */
  places: SlotPlace[];
  /** The rules of its classes by name. */
  rules: Record<string, string>;
  /** The rules that stand for its style attributes. */
  ofAttributes: string;
  /** What it asked, with what came of it. */
  queries: unknown[];
  head?: unknown;
}

interface Answers {
  slice: string;
  version: string;
  queries: unknown[];
}

/** A slot of a page that a document shows filled, and by which release. */
export interface FilledSlot {
  slot: string;
  release: SliceRelease;
}

/** A page with its data, the same for everybody, as a document carries it. */
export interface FilledPage {
  html: string;
  style: LinkedStyle;
  /** What page and parts ask, with what came of it: the value of `#veto-answers`. */
  answers: Answers & { parts?: Answers[] };
  /** What the page says of itself for the head, if it does. */
  head?: unknown;
  /** The names of all its slots. */
  slots: string[];
  parts: FilledSlot[];
  /** Whether no part was late. */
  isWhole: boolean;
}

/** null: nobody shows one there; undefined: it was not there in time. */
type Parts = readonly (RenderedPage | null | undefined)[];

interface Made {
  parts: Parts;
  page: FilledPage;
}

/** Visitors of canaries get parts of their own, and parts are renewed more often than their page. */
const MOST_OF_A_PAGE = 4;

/** Puts pages and the parts in their slots together: the same ones into the same object. */
export class PagesWithParts {
  readonly #styles: PaintStyles;
  readonly #made = new WeakMap<RenderedPage, Made[]>();

  constructor(styles: PaintStyles) {
    this.#styles = styles;
  }

  /** The page with a part, or none, for each of its places. */
  page(page: RenderedPage, parts: Parts): FilledPage {
    const made = this.#made.get(page) ?? [];
    const known = made.find(({ parts: others }) => others.every((other, at) => other === parts[at]));
    if (known) return known.page;
    const put = this.#put(page, parts);
    this.#made.set(page, [{ parts, page: put }, ...made].slice(0, MOST_OF_A_PAGE));
    return put;
  }

  #put(page: RenderedPage, parts: Parts): FilledPage {
    const { html, head } = page;
    const there = parts.filter((part) => part != null);
    const known = new Set(page.queries.map(saying));
    const ofParts = there.map((part) =>
      answersOf(
        part,
        part.queries.filter((query) => !known.has(saying(query))),
      ),
    );
    return {
      html: fillPlaces(
        html,
        // In a slot of a part's own its fallback stays.
        parts.map((part) => part && fillPlaces(part.html, [])),
      ),
      style: this.#styles.keep(cssOf([page, ...there])),
      answers: { ...answersOf(page, page.queries), ...(there.length > 0 && { parts: ofParts }) },
      head,
      isWhole: !parts.includes(undefined),
      slots: page.places.map(({ name }) => name),
      parts: page.places.flatMap(({ name }, at) => {
        const part = parts[at];
        return part ? [{ slot: name, release: part.release }] : [];
      }),
    };
  }
}

/** An answer without the moment at which it was given. */
function saying(query: unknown): string {
  const { key, data } = query as { key: unknown; data: unknown };
  return JSON.stringify([key, data]);
}

function answersOf({ release: { slice, version } }: RenderedPage, queries: unknown[]): Answers {
  return { slice, version, queries };
}

/** The rules of a page and of its parts, each once; those of style attributes win over those of classes. */
function cssOf(rendered: readonly RenderedPage[]): string {
  const [page] = rendered;
  const rules: Record<string, string> = Object.assign({}, ...rendered.map((each) => each.rules));
  const shown = `#first-paint [data-first-paint-of=${page?.release.slice}]{display:block;content-visibility:visible}`;
  return Object.values(rules).join('') + shown + rendered.map(({ ofAttributes }) => ofAttributes).join('');
}
