import type { Channel, SlicePointer } from './channel.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { SliceManifest } from './slice-manifest.ts';

/**
 * What a slice says, as whoever knows these languages reads it: without the routes in others, of each of which `leaveOut` hears. So a slice
 * may speak a language that shells of former days do not know.
 */
export function manifestIn(
  languages: readonly Language[],
  manifest: SliceManifest,
  leaveOut: (route: string) => void,
): SliceManifest {
  const strange = manifest.routes.filter(({ lang = 'en' }) => !languages.includes(lang));
  if (strange.length === 0) return manifest;
  for (const { path, lang } of strange) leaveOut(`${path} of ${manifest.name} ('${lang}')`);
  return { ...manifest, routes: manifest.routes.filter((route) => !strange.includes(route)) };
}

/** The same of all slices of a channel. `say` gets one sentence, where anything is left out. */
export function channelIn(
  channel: Channel,
  say: (sentence: string) => void,
  languages: readonly Language[] = LANGUAGES,
): Channel {
  const left = new Set<string>();
  const read = <R extends SlicePointer['stable']>(release: R): R => {
    const manifest = manifestIn(languages, release.manifest, (route) => left.add(route));
    return manifest === release.manifest ? release : { ...release, manifest };
  };
  const slices = Object.entries(channel.slices).map(([slice, { stable, previous, canary, ...pointer }]) => {
    const others = {
      ...(previous && { previous: read(previous) }),
      ...(canary && { canary: { ...canary, release: read(canary.release) } }),
    };
    return [slice, { stable: read(stable), ...others, ...pointer }];
  });
  if (left.size === 0) return channel;
  say(`Left out, in languages that are not known here: ${[...left].join(', ')}.`);
  return { ...channel, slices: Object.fromEntries(slices) };
}

/** The languages that every shell of a channel knows which visitors may get. One that does not name its own has English and Polish. */
export function languagesOf({ shell }: Pick<Channel, 'shell'>): Language[] {
  const shells = shell ? [shell.stable, ...(shell.canary ? [shell.canary.release] : [])] : [];
  return LANGUAGES.filter(
    (language) => language === 'en' || shells.every(({ words = { pl: [] } }) => Object.hasOwn(words, language)),
  );
}

/** Says a sentence that comes again and again, as a channel is read often, once. */
export function sayingOnce(say: (sentence: string) => void): (sentence: string) => void {
  let said: string | undefined;
  return (sentence) => {
    if (sentence !== said) say(sentence);
    said = sentence;
  };
}
