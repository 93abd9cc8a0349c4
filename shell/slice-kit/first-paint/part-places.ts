import { unescaped } from './fixed-markup.ts';

/** A slot in the markup of a page, with the props that the page gives to its part. */
export interface SlotPlace {
  name: string;
  props: Record<string, unknown>;
}

/** As `SitePart` marks its place in markup: what stands between the two is its fallback. */
const PLACE =
  /<template data-part-name="([^"]*)" data-part-props="([^"]*)"><\/template>(.*?)<template data-part-end=""><\/template>/gs;

/** The slots of a page in the order of its markup. Throws where a place is not as `SitePart` marks it. */
export function placesIn(html: string): SlotPlace[] {
  return [...html.matchAll(PLACE)].map(([, name = '', props = '']) => ({ name, props: JSON.parse(unescaped(props)) }));
}

/** The page with the markup of parts in its places, in the same order; where there is none its fallback stays. */
export function fillPlaces(html: string, parts: readonly (string | null | undefined)[]): string {
  let at = 0;
  return html.replaceAll(PLACE, (_, _name, _props, fallback: string) => {
    const part = parts[at++];
    return part == null ? fallback : `<div data-painted-part="ready">${part}</div>`;
  });
}
