import type { ReleaseManifest, SliceManifest } from '../src/contract/slice-manifest.ts';

/** The languages that readers of every version take. */
const EVERYWHERE: readonly string[] = ['en', 'pl'];

/**
 * What slice.json says, as a release carries it. Readers that came before `inAllLanguages` refuse a channel with a third language in it,
 * but pass over fields that they do not know: where a slice speaks one, this field has all of its routes and links, and `routes` and `nav`
 * have what those readers take. The field can go once no such reader is left.
 */
export function forFormerReaders(manifest: SliceManifest): ReleaseManifest {
  const { routes, nav } = manifest;
  const former = {
    routes: routes.filter(({ lang }) => EVERYWHERE.includes(lang)),
    nav: nav
      .filter(({ lang = 'en' }) => EVERYWHERE.includes(lang))
      .map(({ in: words, ...entry }) => (words?.pl ? { ...entry, in: { pl: words.pl } } : entry)),
  };
  const isAll = JSON.stringify(former) === JSON.stringify({ routes, nav });
  return isAll ? manifest : { ...manifest, ...former, inAllLanguages: { routes, nav } };
}
