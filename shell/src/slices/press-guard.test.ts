// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { guardPresses } from './press-guard.ts';

/** Whose file is in the stack. */
let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PAGE =
  '<div id="veto"><header><a href="/doctors">Find Vets</a><button>Menu</button></header><main><div data-slice="mf-pets"><div id="over"></div><a href="/pets">Pets</a></div></main></div>';
const follow = vi.fn((_href: string) => {});
const SLICE: Owner = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const onLost = vi.fn((_reason: string, _by: Owner) => {});
let owner: Owner | undefined;
const byShell = vi.fn();
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Handlers of the page that are over are taken away. */
let page = new AbortController();

function press(target: Element): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 5 });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
}

const [width, height] = [800, 600];
Object.defineProperties(document.documentElement, { clientWidth: { value: width }, clientHeight: { value: height } });

const told = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  page.abort();
  page = new AbortController();
  document.body.innerHTML = PAGE;
  document.elementsFromPoint = () => [];
  for (const mock of [follow, onLost, byShell]) mock.mockReset();
  const add = window.addEventListener.bind(window);
  const listening = vi.spyOn(window, 'addEventListener');
  listening.mockImplementation((type: string, listener: EventListenerOrEventListenerObject | null) => {
    if (listener) add(type, listener, { capture: true, signal: page.signal });
  });
  owner = SLICE;
  running = undefined;
  addEventListener('click', guardPresses({ follow, ownerOf: () => owner, onLost }), true);
  listening.mockRestore();
  // As React does, at the root.
  element('#veto').addEventListener('click', (event) => {
    event.preventDefault();
    byShell(event.target);
  });
});

/** A listener of a slice. */
function eat(how: (event: Event) => void): void {
  const listener = (event: Event) => {
    running = SLICE;
    how(event);
    running = undefined;
  };
  addEventListener('click', listener, { capture: true, signal: page.signal });
}

it('leaves the shell its presses', async () => {
  press(element('header a'));
  press(element('main a'));
  await told();
  expect(byShell).toHaveBeenCalledTimes(2);
  expect([follow.mock.calls, onLost.mock.calls]).toEqual([[], []]);
});

it.each([
  ['stops', (event: Event) => event.stopImmediatePropagation(), 0],
  ['takes the default from', (event: Event) => event.preventDefault(), 1],
  [
    'eats',
    (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    1,
  ],
])('follows a link when a listener %s every press, unless the browser does', async (_what, how, followed) => {
  eat(how);
  press(element('header a'));
  await told();
  expect(onLost.mock.calls).toEqual([['it kept presses from header or footer', SLICE]]);
  expect(follow.mock.calls.map(([href]) => new URL(href).pathname)).toEqual(Array(followed).fill('/doctors'));
});

it('leaves a part in the header what it does with its own presses, and a page nothing of them', async () => {
  element('header').insertAdjacentHTML('beforeend', '<div data-slice="mf-owner"><button>Bell</button></div>');
  const bell = element('header [data-slice] button');
  bell.addEventListener('click', (event) => event.stopPropagation());
  press(bell);
  await told();
  expect(onLost).not.toHaveBeenCalled();
  eat((event) => event.stopPropagation());
  press(bell);
  await told();
  expect(onLost.mock.calls).toEqual([['it kept presses from header or footer', SLICE]]);
});

function cover(over: HTMLElement, control: HTMLElement): void {
  over.style.position = 'fixed';
  over.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  document.elementsFromPoint = () => [over, control, document.body];
}

it.each(['header a', 'header button'])('presses %s for the visitor when it lies below something', async (control) => {
  cover(element('#over'), element(control));
  press(element('#over'));
  await told();
  expect(onLost.mock.calls).toEqual([['it covered header or footer', SLICE]]);
  expect(byShell.mock.calls).toEqual([[element(control)]]);
  expect(follow).not.toHaveBeenCalled();
});

it('follows a covered link when presses are eaten as well', () => {
  eat((event) => event.stopImmediatePropagation());
  cover(element('#over'), element('header a'));
  press(element('#over'));
  expect(follow).toHaveBeenCalledOnce();
});

it('leaves alone what covers the page by right, or a part of it only', async () => {
  cover(element('#over'), element('header a'));
  element('#over').setAttribute('role', 'dialog');
  press(element('#over'));
  element('#over').removeAttribute('role');
  element('#over').getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  press(element('#over'));
  await told();
  expect([onLost.mock.calls, follow.mock.calls]).toEqual([[], []]);
});

it('leaves presses to whatever is no slice’s: the layer of a screenshot tool, the picker of an add-on', async () => {
  owner = undefined;
  cover(element('#over'), element('header a'));
  press(element('#over'));
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', take, { capture: true, signal: page.signal });
  press(element('header a'));
  await told();
  expect([onLost.mock.calls, follow.mock.calls, byShell.mock.calls]).toEqual([[], [], [[element('#over')]]]);
});
