// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IN_ORDER } from './in-order.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PLACEHOLDER = '<div class="chakra-skeleton"></div>';

/** A head, a part that still waits, and two below it. */
function pageInOrder() {
  const page = document.createElement('div');
  page.innerHTML = `<h1></h1><section>${PLACEHOLDER}</section><p></p><div>${PLACEHOLDER}</div>`;
  const leave = IN_ORDER.ref(page);
  const waiting = () =>
    [...page.children].filter((part) => part.hasAttribute('data-waits')).map((part) => part.localName);
  return { page, waiting, leave };
}

test('what is below a placeholder waits until the placeholder has gone', async () => {
  const { page, waiting } = pageInOrder();
  expect(waiting()).toEqual(['p', 'div']);
  page.querySelector('section')?.replaceChildren('31 kg');
  await vi.waitFor(() => expect(waiting()).toEqual([]));
});

test('a placeholder that comes later keeps what is below it', async () => {
  const { page, waiting } = pageInOrder();
  page.querySelector('section')?.replaceChildren('31 kg');
  page.querySelector('h1')?.insertAdjacentHTML('beforeend', PLACEHOLDER);
  await vi.waitFor(() => expect(waiting()).toEqual(['section', 'p', 'div']));
});

test('nothing waits once nothing has come for two seconds, or after the page has gone', () => {
  const { waiting } = pageInOrder();
  vi.advanceTimersByTime(2000);
  expect(waiting()).toEqual([]);
  const left = pageInOrder();
  left.leave?.();
  expect(left.waiting()).toEqual([]);
});
