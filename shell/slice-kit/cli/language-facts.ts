import { moves, type Release } from '../releases/index.ts';
import type { Channel } from '../src/contract/channel.ts';
import { channelIn, releaseIn } from '../src/contract/known-languages.ts';
import { lackingIn, messagesOf } from './messages.ts';

/**
 * How much of a build speaks each language of the site, a sentence each: 'in pl: 3 of 212 messages lack a translation; English alone:
 * /hotel'. English needs none. `sources` is the folder of what it was built from.
 */
export function languageFacts(release: Release, channel: Channel, sources: string): string[] {
  const built = releaseIn(release);
  const routes = moves.isShellRelease(built) ? [] : built.manifest.routes;
  const ofSite = [
    ...routes,
    ...Object.values(channelIn(channel).slices).flatMap(({ stable }) => stable.manifest.routes),
  ];
  const languages = new Set(ofSite.flatMap(({ lang = 'en' }) => (lang === 'en' ? [] : [lang])));
  const messages = messagesOf(sources);
  return [...languages].map((language) => {
    const lacking = lackingIn(language, messages, sources).length;
    const translated = new Set(ofSite.filter(({ lang }) => lang === language).map(({ translates }) => translates));
    const alone = routes.filter(({ lang = 'en', path }) => lang === 'en' && !translated.has(path));
    const pages = alone.length > 0 ? `; English alone: ${alone.map(({ path }) => path).join(', ')}` : '';
    return `in ${language}: ${lacking} of ${messages.length} messages lack a translation${pages}`;
  });
}
