// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { noStartCard } from '../../server/index-html/no-start-card.ts';
import { takeOutNoStart, wordsOfCard } from './take-out-no-start.ts';

afterEach(() => document.body.replaceChildren());

// The test's document would fetch a style sheet.
const CARD = noStartCard('en').replace('rel="stylesheet"', '');
const showCard = () => document.body.insertAdjacentHTML('beforeend', `<div id="veto"></div>${CARD}`);

it('leaves nothing of the card or its style sheet in a document that has been read', () => {
  showCard();
  takeOutNoStart();
  expect(document.body.innerHTML.trim()).toBe('<div id="veto"></div>');
  expect(wordsOfCard()).toEqual([
    'The site could not be opened',
    'A part of the site did not arrive. Please try again in a moment.',
    'Retry',
    'Error code VETO-303',
  ]);
});

it('takes it out of a document that is still being read, in the step in which it is read', async () => {
  takeOutNoStart();
  showCard();
  await Promise.resolve();
  expect(document.querySelector('[data-no-start]')).toBeNull();
});
