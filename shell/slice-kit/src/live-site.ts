/**
 * The addresses of the site by their route's path, each with its slice: `slice types` writes a file that fills them in. Empty
 * without that file: then any address will do.
 */
// biome-ignore lint/suspicious/noEmptyInterface: `slice types` merges into it
export interface LiveAddresses {}

/** The props of each slot that a live slice offers, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: `slice types` merges into it
export interface LiveParts {}

/** '/pets/:id' as its addresses are spelled: '/pets/' and anything. */
type Spelled<Path extends string> = Path extends `${infer Before}/:${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}/${string}${Spelled<`/${After}`>}`
    : `${Before}/${string}`
  : Path extends `${infer Before}/*`
    ? `${Before}/${string}`
    : Path | `${Path}?${string}` | `${Path}#${string}`;

/** An address of the live site, as `slice types` last saw it. */
export type SiteAddress = keyof LiveAddresses extends never ? string : Spelled<keyof LiveAddresses & string>;

/** An address that is written down must be one; one that only a running page knows may be anything. */
export type CheckedAddress<Href extends string> = string extends Href
  ? Href
  : Href extends `/${string}`
    ? Href extends SiteAddress
      ? Href
      : SiteAddress
    : Href;
