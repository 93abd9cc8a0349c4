import { setColorMode } from '@veto/shared-ui/core';
import axe from 'axe-core';
import { expect } from 'storybook/test';

/** Letters on their ground that axe has found good. Most of a story was in one before it. */
const good = new Set<string>();

const WITH_WORDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';
const IS_CLEAR = /^rgba\(.*, 0\)$/;
const IS_OPAQUE = /^rgb\(/;

/**
 * Fails when a text of the story that stands has too little contrast in either theme. axe judges what differs in letters or
 * ground from all that it has judged; a text above something that is no ancestor of it, each time. Leaves the light theme.
 */
export async function expectContrast(): Promise<void> {
  await expectContrastNow('light');
  setColorMode('dark');
  try {
    await expectContrastNow('dark');
  } finally {
    setColorMode('system');
  }
}

async function expectContrastNow(theme: string): Promise<void> {
  const ground = groundsOf();
  const unjudged: Element[] = [];
  const letters = new Set<string>();
  for (const element of elementsWithText()) {
    const own = lettersOf(element, ground);
    if (own !== null && (good.has(own) || letters.has(own))) continue;
    // One stands for all that are like it.
    if (own !== null) letters.add(own);
    unjudged.push(element);
  }
  if (unjudged.length === 0) return;
  const { violations } = await axe.run({ include: unjudged as HTMLElement[] } as axe.ElementContext, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    iframes: false,
  });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(found, `contrast in the ${theme} theme`).toEqual([]);
  for (const each of letters) good.add(each);
}

function elementsWithText(): Set<Element> {
  const found = new Set<Element>(document.body.querySelectorAll(WITH_WORDS));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) found.add(parentElement);
  }
  return found;
}

/** What its contrast depends on, as one string; null where the ground may be something else than an ancestor. */
function lettersOf(element: Element, ground: (of: Element) => string | null): string | null {
  const behind = ground(element);
  if (behind === null) return null;
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, behind].join(' ');
}

/** The colours and images of an element and its ancestors down to an opaque one, and what is translucent as a whole. */
function groundsOf() {
  const known = new Map<Element, string | null>();
  const ground = (element: Element): string | null => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const found = groundOf(element);
    known.set(element, found);
    return found;
  };
  const groundOf = (element: Element): string | null => {
    const { backgroundColor, backgroundImage, clip, opacity, position } = getComputedStyle(element);
    if (clip !== 'auto') return ' for screen readers alone';
    const veil = opacity === '1' ? '' : ` opacity ${opacity}`;
    const image = backgroundImage === 'none' ? '' : ` ${backgroundImage}`;
    const colour = IS_CLEAR.test(backgroundColor) ? '' : ` ${backgroundColor}`;
    const own = `${colour}${image}${veil}`;
    if (IS_OPAQUE.test(backgroundColor) && !image && !veil) return own;
    if (position === 'absolute' || position === 'fixed') return null;
    const behind = element.parentElement ? ground(element.parentElement) : '';
    return behind === null ? null : `${own}${behind}`;
  };
  return ground;
}
