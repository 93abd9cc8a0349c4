import type { GuestLanguage } from './guest-code.ts';

/**
 * Where the link to a guest's visit leads, in the language of its booking. Its secret stands behind '#': it reaches no log and no
 * other site.
 */
export function guestVisitPath(secret: string, language: GuestLanguage = 'en'): string {
  return `${language === 'pl' ? '/pl' : ''}/guest-visit#${secret}`;
}
