// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { handOver } from './hand-over.ts';

const FORM = `
  <form><input type="search" name="query" placeholder="Search"><input type="checkbox" name="a"><input type="checkbox" name="a">
  <select name="city"><option>All</option><option>Gdynia</option></select><button type="submit">Search</button></form>
  <button type="button">Save</button><button type="button">Save</button><a href="/help">Help</a>`;

let from: HTMLElement;
let to: HTMLElement;
const hand = (...pressed: HTMLElement[]) => handOver(from, to, { pressed, focused: document.activeElement });
const all = (place: HTMLElement, selector: string) => [...place.querySelectorAll<HTMLInputElement>(selector)];

beforeEach(() => {
  document.body.innerHTML = `<div>${FORM}</div><main>${FORM}</main>`;
  [from, to] = [...document.body.children] as [HTMLElement, HTMLElement];
});

test('words and choices are in the page, which hears of them', () => {
  const heard = vi.fn();
  to.addEventListener('input', (event) => heard((event.target as HTMLInputElement).name));
  for (const field of all(from, '[name=query]')) field.value = 'rabbit';
  for (const field of all(from, 'select')) field.value = 'Gdynia';
  for (const field of all(from, '[name=a]').slice(1)) field.checked = true;
  hand();
  expect(all(to, '[name=query], select').map(({ value }) => value)).toEqual(['rabbit', 'Gdynia']);
  expect(all(to, '[name=a]').map(({ checked }) => checked)).toEqual([false, true]);
  expect(heard).toHaveBeenCalledWith('query');
});

test('a field that nobody touched stays as the page has it', () => {
  for (const field of all(to, '[name=query]')) field.value = 'from the address';
  hand();
  expect(all(to, '[name=query]')[0]?.value).toBe('from the address');
});

test('what was opened is open in the page', () => {
  const signs = ['Bleeds', 'Does not breathe'].map((sign) => `<details><summary>${sign}</summary>…</details>`).join('');
  document.body.innerHTML = `<div>${signs}</div><main>${signs}</main>`;
  [from, to] = [...document.body.children] as [HTMLElement, HTMLElement];
  from.querySelector('details:last-child')?.setAttribute('open', '');
  hand();
  expect([...to.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('of radios the chosen one is pressed alone, whichever was chosen before', async () => {
  const radios = '<input type="radio" name="who" value="owner"><input type="radio" name="who" value="vet" checked>';
  document.body.innerHTML = `<form>${radios}</form><form>${radios}</form>`;
  [from, to] = [...document.body.children] as [HTMLElement, HTMLElement];
  for (const radio of all(from, '[value=owner]')) radio.checked = true;
  vi.useFakeTimers();
  hand();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(all(to, '[name=who]').map(({ checked }) => checked)).toEqual([true, false]);
});

test('boxes are turned one after the other, each once the page knows of the one before, and sent after them', async () => {
  // As a controlled box does it: the page's state follows a step later, and is what the next click adds to.
  let known: number[] = [];
  let sent: number[] | undefined;
  all(to, '[name=a]').forEach((box, index) => {
    box.addEventListener('click', () => {
      const before = known;
      queueMicrotask(() => setTimeout(() => (known = [...before, index])));
    });
  });
  to.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = known;
  });
  for (const field of all(from, '[name=a]')) field.checked = true;
  hand(...all(from, 'form'));
  await vi.waitFor(() => expect(sent).toEqual([0, 1]));
});

test('the focus and the place in the text go over, and nothing takes it from elsewhere', () => {
  const [field] = all(from, '[name=query]');
  if (!field) throw new Error('there is a field');
  field.value = 'rabbit';
  field.focus();
  field.setSelectionRange(2, 4);
  hand();
  const [other] = all(to, '[name=query]');
  expect(document.activeElement).toBe(other);
  expect([other?.selectionStart, other?.selectionEnd]).toEqual([2, 4]);
  other?.blur();
  hand();
  expect(document.activeElement).toBe(document.body);
});

test('presses and sent forms happen once more, in order', () => {
  const order: string[] = [];
  all(to, '[type=button]').forEach((button, index) => {
    button.addEventListener('click', () => order.push(`button ${index}`));
  });
  to.addEventListener('submit', (event) => {
    event.preventDefault();
    order.push('form');
  });
  for (const link of all(to, 'a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      order.push('link');
    });
  }
  hand(...all(from, '[type=button]').slice(1), ...all(from, 'form'), ...all(from, 'a'));
  expect(order).toEqual(['button 1', 'form', 'link']);
});
