import type { Channel } from './channel.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { ShellRelease, SliceRelease } from './release.ts';
import type { ReleaseManifest, SliceManifest } from './slice-manifest.ts';

/**
 * What a slice says, as whoever knows these languages reads it of a release: without the routes in others, of each of which `leaveOut`
 * hears. So a slice may speak a language that not every shell knows.
 */
export function manifestIn(
  languages: readonly Language[],
  { inAllLanguages, ...former }: ReleaseManifest,
  leaveOut: (route: string) => void = () => {},
): SliceManifest {
  const manifest = { ...former, ...inAllLanguages };
  const [known, strange] = [true, false].map((is) =>
    manifest.routes.filter(({ lang = 'en' }) => languages.includes(lang) === is),
  );
  for (const { path, lang } of strange ?? []) leaveOut(`${path} of ${manifest.name} ('${lang}')`);
  return { ...manifest, routes: known ?? [] };
}

/** A release with all that its slice says in languages that are known here; the shell's as it is. */
export function releaseIn<R extends ShellRelease | SliceRelease>(release: R): R {
  return 'manifest' in release ? { ...release, manifest: manifestIn(LANGUAGES, release.manifest) } : release;
}

/** The same of all slices of a channel. `say` gets one sentence, where anything is left out. */
export function channelIn<C extends Pick<Channel, 'slices'>>(
  channel: C,
  say: (sentence: string) => void = () => {},
  languages: readonly Language[] = LANGUAGES,
): C {
  const left = new Set<string>();
  const read = (release: SliceRelease): SliceRelease => ({
    ...release,
    manifest: manifestIn(languages, release.manifest, (route) => left.add(route)),
  });
  const slices = Object.entries(channel.slices).map(([slice, { stable, previous, canary, ...pointer }]) => {
    const others = {
      ...(previous && { previous: read(previous) }),
      ...(canary && { canary: { ...canary, release: read(canary.release) } }),
    };
    return [slice, { stable: read(stable), ...others, ...pointer }];
  });
  if (left.size > 0) say(`Left out, in languages that are not known here: ${[...left].join(', ')}.`);
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
