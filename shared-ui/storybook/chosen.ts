import { expect } from 'storybook/test';

const CHOSEN =
  '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), :is([type=radio], [type=checkbox]):checked';

/** What stories are tested with besides (`contextOptions` in story-tests.ts): each call replaces all features. */
export const ALWAYS = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

/**
 * Fails where forced colours paint what is chosen as they paint its neighbours that are not: only words could tell them apart;
 * and where they paint a text in the colour of its ground. The browser itself forces them. A story in which nothing is chosen
 * costs nothing.
 */
export async function expectChosenTold(): Promise<void> {
  if (![...document.querySelectorAll(CHOSEN)].some(isShown)) return;
  const { cdp } = await import('vitest/browser');
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [...ALWAYS, { name: 'forced-colors', value }] });
  await force('active');
  try {
    await expect(untoldChoices(), 'chosen, in forced colours').toEqual([]);
    await expect(hiddenTexts(), 'as its ground, in forced colours').toEqual([]);
  } finally {
    await force('none');
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]');

function hiddenTexts(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && [...element.childNodes].some(isText))
    .filter((element) => getComputedStyle(element).color === groundOf(element))
    .map((element) => element.textContent);
}

const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim());

function groundOf(element: Element | null): string {
  if (!element) return '';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
}

function untoldChoices(): string[] {
  return [...document.querySelectorAll(CHOSEN)].filter(isShown).flatMap((chosen) => {
    const looks = looksOf(chosen);
    const like = neighboursOf(chosen).find((each) => isShown(each) && looksOf(each) === looks);
    return like ? [`'${nameOf(chosen)}' as '${nameOf(like)}'`] : [];
  });
}

/** Those of its kind that are not chosen, in the least that holds one. */
function neighboursOf(chosen: Element): Element[] {
  const kind = chosen.getAttribute('role') ? `[role=${chosen.getAttribute('role')}]` : chosen.localName;
  const sameKind = (element: Element) =>
    !element.matches(CHOSEN) && element.getAttribute('type') === chosen.getAttribute('type');
  for (let around = chosen.parentElement; around && around !== document.body; around = around.parentElement) {
    const found = [...around.querySelectorAll(kind)].filter(
      (element) => element !== chosen && !chosen.contains(element) && !element.contains(chosen) && sameKind(element),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Of it, of what is in it and of the label that draws it: grounds, edges, marks and lines. */
function looksOf(element: Element): string {
  const drawn = element.closest('label') ?? element;
  return [drawn, ...drawn.querySelectorAll('*')]
    .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
    .map(({ backgroundColor, outline, border, textDecorationLine, content, fill, accentColor }) =>
      [backgroundColor, outline, border, textDecorationLine, content, fill, accentColor].join(),
    )
    .concat(
      drawn.querySelector('input')?.checked && drawn.querySelector('input')?.checkVisibility({ opacityProperty: true })
        ? 'ticked'
        : '',
    )
    .filter((look, at, all) => all.indexOf(look) === at)
    .join('\n');
}

function nameOf(element: Element): string {
  const { textContent } = element.closest('label') ?? element;
  return (element.getAttribute('aria-label') ?? textContent ?? '').trim().slice(0, 40);
}
