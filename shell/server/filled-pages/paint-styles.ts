import { createHash } from 'node:crypto';
import { integrityOf } from '@veto/slice-kit/releases';
import { LRUCache } from 'lru-cache';
import { type Compressed, compressed } from '../documents/compressed.ts';

export interface LinkedStyle {
  url: string;
  integrity: string;
}

/** Below it are the rules of pages that were rendered with data. */
export const PAINT_STYLES = '/_paint/';

/** Longer than any page that links one is kept. */
const MAX_BYTES = 20 * 1024 * 1024;

interface Kept {
  linked: LinkedStyle;
  sheet: Promise<Compressed>;
  bytes: number;
}

/**
 * The rules of pages with data, which no file of a release can hold, in the server's memory; pages alike have one sheet. One
 * that is gone shows nothing before the scripts.
 */
export class PaintStyles {
  readonly #sheets = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });

  keep(css: string): LinkedStyle {
    const url = `${PAINT_STYLES}${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
    const known = this.#sheets.get(url);
    if (known) return known.linked;
    const linked = { url, integrity: integrityOf(Buffer.from(css)) };
    this.#sheets.set(url, { linked, sheet: compressed(css, 'text/css; charset=utf-8'), bytes: css.length });
    return linked;
  }

  /** undefined where none is kept at the address. */
  at(pathname: string): Promise<Compressed> | undefined {
    return this.#sheets.get(pathname)?.sheet;
  }
}
