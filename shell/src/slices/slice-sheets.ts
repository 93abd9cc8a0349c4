import { ownerOfFile } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** A style sheet on the page that a release of a slice brought. */
export interface SliceSheet {
  owner: Owner;
  sheet: CSSStyleSheet;
  /** The name of its file, <style>, or ADOPTED. */
  name: string;
}

const ADOPTED = 'of adoptedStyleSheets';

/**
 * All that are on the page. Rules of the design system are not among them, whichever slice's first paint brought them: others draw
 * with them, too. `ownerOf` says who put a <style> there, or wrote a sheet that the document has adopted.
 */
export function sliceSheets(ownerOf: (put: Element | CSSStyleSheet) => Owner | undefined): SliceSheet[] {
  const found: SliceSheet[] = [];
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel~="stylesheet"]:not([data-page-styles]), style:not([data-emotion])',
  )) {
    const file = element instanceof HTMLLinkElement ? element.href : undefined;
    const owner = file === undefined ? ownerOf(element) : ownerOfFile(file);
    if (!element.sheet || !owner || owner.slice === 'shell') continue;
    found.push({ owner, sheet: element.sheet, name: file?.split('/').at(-1) ?? '<style>' });
  }
  for (const sheet of document.adoptedStyleSheets) {
    const owner = ownerOf(sheet);
    if (owner) found.push({ owner, sheet, name: ADOPTED });
  }
  return found;
}

/** Switches sheets off, without asking for their files again when they are switched on. */
export function switchSheets(sheets: readonly SliceSheet[], isOff: (owner: Owner) => boolean): void {
  for (const { sheet, owner } of sheets) {
    const off = isOff(owner);
    if (sheet.disabled !== off) sheet.disabled = off;
  }
}
