import { chooseLanguage, chosenLanguage, keepLanguage } from '@veto/shared-data/account';
import { toaster } from '@veto/shared-ui/core';
import { LANGUAGES, type Language, type Translated } from '@veto/slice-kit/contract';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { type Spoken, spokenOf } from './language.ts';

/** When a language was offered last, as a date: in any tab. */
const OFFERED = 'veto_language_offered';

const today = () => new Date().toDateString();

/** Whether none has been offered today yet; notes that one is now. Without storage it is offered once in a document. */
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

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

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

/** The languages that the visitor wants, first the dearest: the one that was chosen, else those that the browser names. */
function wanted(): Language[] {
  const chosen = chosenLanguage();
  return chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 2)).filter(isLanguage);
}

/**
 * Offers the page in the language that its visitor wants, in one line, where `links` lead to it: the one they chose before, or,
 * before they chose any, one that their browser prefers to the page's own. Asks once a day, and never again after a refusal.
 */
export function offerLanguage(links: readonly ShownEntry[], ofPage: Language): void {
  const known = (language: Language) => links.find(({ lang }) => lang === language);
  const language = wanted().find((one) => one === 'en' || one === ofPage || known(one));
  const page = language && known(language);
  if (!page || language === 'en' || !isTurnToOffer()) return;
  spokenOf(language).then(
    ({ offer }) => offer && make(offer, language, page.href, ofPage),
    // Whoever cannot be asked now is asked another day.
    () => {},
  );
}

function make(
  { title, yes }: NonNullable<Spoken['offer']>,
  language: Translated,
  href: string,
  ofPage: Language,
): void {
  toaster.create({
    title,
    lang: language,
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label: yes,
      onClick: () => {
        keepLanguage(language);
        location.assign(href);
      },
    },
    onClose: () => keepLanguage(ofPage),
  });
}
