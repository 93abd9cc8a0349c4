import type { GuestLanguage } from './guest-code.ts';

/** The page of a guest's visit in a language; without its secret it opens the one that is kept. */
export const guestVisitPage = (language: GuestLanguage) =>
  language === 'en' ? '/guest-visit' : `/${language}/guest-visit`;

/**
 * Where the link to a guest's visit leads, in the language of its booking. Its secret stands behind '#': it reaches no log and no
 * other site.
 */
export function guestVisitPath(secret: string, language: GuestLanguage = 'en'): string {
  return `${guestVisitPage(language)}#${secret}`;
}
