import { chooseLanguage, chosenLanguage, keepLanguage } from '@veto/shared-data/account';
import { toaster } from '@veto/shared-ui/core';
import type { Language } from '@veto/slice-kit';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

/** When Polish was offered last, as a date: in any tab. */
const OFFERED = 'veto_language_offered';

const today = () => new Date().toDateString();

/** Whether Polish has not been offered today yet; notes that it is now. Without storage it is offered once in a document. */
function isTurnToOffer(): boolean {
  if (isOffered) return false;
  isOffered = true;
  try {
    if (localStorage.getItem(OFFERED) === today()) return false;
    localStorage.setItem(OFFERED, today());
  } catch {
    // Nothing is kept here.
  }
  return true;
}

let isOffered = false;

const isLanguage = (tag: string): tag is Language => tag === 'en' || tag === 'pl';

/**
 * Keeps the language of each link to another language that the visitor follows, on the device and in the account. Returns the way
 * to stop.
 */
export function keepChoices(): () => void {
  const look = ({ target }: Event) => {
    const language = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (!language || !isLanguage(language)) return;
    // The device has it, and the visitor goes on.
    chooseLanguage(language).catch((error) => console.error('The account did not take the language', error));
  };
  addEventListener('click', look, true);
  return () => removeEventListener('click', look, true);
}

/** Of the site's languages the one that the browser names first. */
const preferred = () => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);

/**
 * Offers the page in Polish, in one line, to whoever chose Polish before, or whose browser prefers it and who has chosen nothing
 * yet: once a day, and never again to who closes it.
 */
export function offerPolish(links: readonly ShownEntry[]): void {
  const polish = links.find(({ lang }) => lang === ('pl' satisfies Language));
  if (!polish || (chosenLanguage() ?? preferred()) !== 'pl' || !isTurnToOffer()) return;
  toaster.create({
    title: 'Wolisz po polsku?',
    lang: 'pl',
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label: 'Tak',
      onClick: () => {
        keepLanguage('pl');
        location.assign(polish.href);
      },
    },
    onClose: () => keepLanguage('en'),
  });
}
