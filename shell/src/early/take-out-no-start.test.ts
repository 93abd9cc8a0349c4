// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { NO_START_CARD } from '../../server/index-html/no-start-card.ts';
import { takeOutNoStart } from './take-out-no-start.ts';

afterEach(() => document.body.replaceChildren());

// The test's document would fetch a style sheet.
const CARD = NO_START_CARD.replace('rel="stylesheet"', '');
const showCard = () => document.body.insertAdjacentHTML('beforeend', `<div id="veto"></div>${CARD}`);

it('leaves nothing of the card or its style sheet in a document that has been read', () => {
  showCard();
  takeOutNoStart();
  expect(document.body.innerHTML.trim()).toBe('<div id="veto"></div>');
});

it('takes it out of a document that is still being read, in the step in which it is read', async () => {
  takeOutNoStart();
  showCard();
  await Promise.resolve();
  expect(document.querySelector('[data-no-start]')).toBeNull();
});
