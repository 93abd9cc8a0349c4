import { toaster } from '@veto/shared-ui/core';
import type { Language } from '@veto/slice-kit';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

const NAME = 'veto_language';

/** What the visitor chose in this browser; null where nothing was, and where storage is off. */
function chosen(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function keep(language: string): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // A choice that is not kept is made again.
  }
}

/** Keeps the language of each link to another language that the visitor follows. Returns the way to stop. */
export function keepChoices(): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) keep(link.hreflang);
  };
  addEventListener('click', look, true);
  return () => removeEventListener('click', look, true);
}

/** Of the site's languages the one that the browser names first. */
const preferred = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'pl');

let isOffered = false;

/**
 * Offers the page in Polish, in one line and once, to whoever chose Polish before, or whose browser prefers it and who has chosen
 * nothing yet: it is not offered again to a visitor who stays in English.
 */
export function offerPolish(links: readonly ShownEntry[]): void {
  const polish = links.find(({ lang }) => lang === ('pl' satisfies Language));
  const choice = chosen();
  if (!polish || isOffered || (choice ?? preferred()) !== 'pl') return;
  isOffered = true;
  if (!choice) keep('en');
  toaster.create({
    title: 'Wolisz po polsku?',
    lang: 'pl',
    durationMs: Number.POSITIVE_INFINITY,
    action: {
      label: 'Tak',
      onClick: () => {
        keep('pl');
        location.assign(polish.href);
      },
    },
  });
}
