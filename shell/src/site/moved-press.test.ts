// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepMovedPresses } from './moved-press.ts';

const pressed = vi.fn();
const element = (id: string) => document.getElementById(id) as HTMLElement;

function place(id: string, top: number, height = 40): void {
  element(id).getBoundingClientRect = () => new DOMRect(0, top, 100, height);
}

function click(id: string, at: MouseEventInit): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...at });
  Object.defineProperty(event, 'isTrusted', { value: true });
  element(id).dispatchEvent(event);
}

/** As the browser says it: the click goes to what holds the places of both ends. */
function press(
  from: string,
  to: string,
  { move = () => {}, by = 0, ...keys }: { move?(): void; by?: number } & MouseEventInit,
) {
  const at = { clientX: 20, clientY: 120, ...keys };
  element(from).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...at }));
  move();
  click(to, { ...at, clientY: at.clientY + by });
}

keepMovedPresses();
document.body.addEventListener('click', ({ target }) => pressed((target as Element).id));

beforeEach(() => {
  document.body.innerHTML =
    '<section id="section"><button id="add"><b id="word">Add</b></button><button id="other">Other</button></section>';
  pressed.mockReset();
  place('add', 100);
  place('other', 140);
});

it('gives a press to the control on which it began, which the page has moved since', () => {
  press('word', 'section', { move: () => place('add', 20) });
  expect(pressed.mock.calls).toEqual([['add']]);
});

it('leaves a press to a control that is still there', () => {
  press('word', 'word', {});
  expect(pressed.mock.calls).toEqual([['word']]);
});

it.each<[string, Parameters<typeof press>[2]]>([
  ['the pointer has moved away', { move: () => place('add', 20), by: 60 }],
  ['something has come over it', {}],
  ['it has been hidden', { move: () => place('add', 0, 0) }],
  ['a key makes it another press', { move: () => place('add', 20), ctrlKey: true }],
])('presses nothing where %s', (_, how) => {
  press('add', 'section', how);
  expect(pressed.mock.calls).toEqual([['section']]);
});

it('leaves a press to another control', () => {
  press('add', 'other', { move: () => place('add', 20) });
  expect(pressed.mock.calls).toEqual([['other']]);
});

it('remembers no press that is over', () => {
  press('add', 'add', {});
  place('add', 20);
  click('section', { clientX: 20, clientY: 120 });
  expect(pressed.mock.calls).toEqual([['add'], ['section']]);
});
