import { afterEach, expect, it, vi } from 'vitest';
import { NO_START_CARD } from '../../server/index-html/no-start-card.ts';
import { takeOutNoStart } from './take-out-no-start.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

// The test's document would fetch a style sheet.
const CARD = NO_START_CARD.replace('rel="stylesheet"', '');
const showCard = () => document.body.insertAdjacentHTML('beforeend', `<div id="veto"></div>${CARD}`);

it('leaves nothing of the card or its style sheet in a document that has been read', () => {
  showCard();
  takeOutNoStart();
  expect(document.body.innerHTML.trim()).toBe('<div id="veto"></div>');
});

it('waits for the rest of a document that is still being read', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  takeOutNoStart();
  showCard();
  expect(document.querySelector('#no-start')).not.toBeNull();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('[data-no-start]')).toBeNull();
});
