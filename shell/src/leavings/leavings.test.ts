// @vitest-environment happy-dom
import type { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { type LeavingsPage, watchLeavings } from './leavings.ts';

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const OWNER = { slice: 'mf-owner', version: '1.0.0-bbbbbbbb' };
const SHELL = { slice: 'shell', version: '1.0.0-cccccccc' };

/** Whose code runs, as the stack would say. */
let running: Owner | undefined;
let loading = '';
const callers = new WeakMap<Error, Owner>();
const report = vi.fn((_failure: VetoError) => {});
const reports = () => report.mock.calls.map(([{ code, slice, message }]) => ({ code, slice, message }));

/** The page is watched once, as in a browser. */
const RealError = Error;
vi.stubGlobal(
  'Error',
  class extends RealError {
    constructor(...args: ConstructorParameters<ErrorConstructor>) {
      super(...args);
      if (running) callers.set(this, running);
    }
  },
);
const page: LeavingsPage = {
  ownerOfCaller: (here) => callers.get(here),
  isLoading: (slice) => slice === loading,
  report,
};
const leavings = watchLeavings(page);

function as(owner: Owner, act: () => void): void {
  running = owner;
  act();
  running = undefined;
}

/** A visit in which `act` runs as the slice's own code. */
function visited(owner: Owner, act: () => void): void {
  const leave = leavings.visit(owner);
  as(owner, act);
  leave();
}

const overlay = (id: string) => document.body.append(Object.assign(document.createElement('div'), { id }));
const exists = (id: string) => document.getElementById(id) !== null;

/** The tests share the page, so its time goes on from one to the next, in milliseconds. */
let begun = 0;
const LONGER_THAN_A_TEST_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  begun += LONGER_THAN_A_TEST_MS;
  vi.advanceTimersByTime(begun);
  document.head.replaceChildren();
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '<div id="veto"><header></header><main></main></div>';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.removeAttribute('style');
  report.mockReset();
});

it('leaves the methods of the window alone until a slice comes: single-spa replaces them when it is started', () => {
  const { addEventListener: before } = window;
  const later = watchLeavings(page);
  expect(window.addEventListener).toBe(before);
  later.visit(SHELL)();
  expect(window.addEventListener).not.toBe(before);
});

const adopt = () => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
};

it('takes away what a slice left, a second after it has gone, and says so under its name', () => {
  const heard = vi.fn();
  visited(PETS, () => {
    overlay('promo');
    document.head.append(document.createElement('style'));
    adopt();
    addEventListener('scroll', heard);
    document.addEventListener('click', heard, true);
    document.body.style.overflow = 'hidden';
    document.querySelector('header')?.setAttribute('inert', '');
  });
  vi.advanceTimersByTime(999);
  expect([exists('promo'), reports()]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([exists('promo'), document.head.querySelectorAll('style').length]).toEqual([false, 0]);
  expect(document.adoptedStyleSheets).toEqual([]);
  dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('click'));
  expect(heard).not.toHaveBeenCalled();
  expect(document.body.style.overflow).toBe('');
  expect(document.querySelector('header')?.hasAttribute('inert')).toBe(false);
  const [{ code, slice, message } = { message: '' }, ...more] = reports();
  expect([code, slice, more]).toEqual(['VETO-208', 'mf-pets', []]);
  for (const what of [
    '<div#promo>',
    '<style>',
    'a sheet of adoptedStyleSheets',
    'a listener of the window (scroll)',
    'a listener of the document (click)',
    'overflow of <body>',
    'inert of <header>',
  ])
    expect(message).toContain(what);
});

it('names who added an element, not who put another before it; the rules of the design system stay', () => {
  const leave = leavings.visit(PETS);
  as(PETS, () => overlay('promo'));
  const added = document.getElementById('promo');
  as(SHELL, () => document.body.insertBefore(document.createElement('aside'), added));
  const rules = document.createElement('style');
  rules.dataset.emotion = 'veto';
  as(PETS, () => document.head.append(rules));
  leave();
  vi.advanceTimersByTime(1000);
  expect([exists('promo'), document.querySelector('aside') !== null, rules.isConnected]).toEqual([false, true, true]);
  expect(reports()).toEqual([
    expect.objectContaining({ slice: 'mf-pets', message: expect.stringContaining('<div#promo>') }),
  ]);
});

it('says nothing of a slice that tidies up, also while it fades out', () => {
  const heard = () => {};
  visited(PETS, () => {
    overlay('fading');
    addEventListener('scroll', heard);
    addEventListener('resize', heard, { once: true });
    removeEventListener('scroll', heard);
  });
  setTimeout(() => document.getElementById('fading')?.remove(), 500);
  vi.advanceTimersByTime(1000);
  expect(reports()).toEqual([]);
});

it('touches nothing of the shell, of the page’s own modules and of the slice that comes next', () => {
  const heard = vi.fn();
  const leave = leavings.visit(PETS);
  as(SHELL, () => overlay('of-the-shell'));
  as(SHELL, adopt);
  overlay('of-nobody');
  as(SHELL, () => addEventListener('scroll', heard));
  leave();
  leavings.visit(OWNER);
  as(OWNER, () => {
    overlay('of-the-next');
    adopt();
    addEventListener('scroll', heard);
  });
  vi.advanceTimersByTime(1000);
  expect(['of-the-shell', 'of-nobody', 'of-the-next'].every(exists)).toBe(true);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  dispatchEvent(new Event('scroll'));
  expect([heard.mock.calls.length, reports()]).toEqual([1, []]);
  removeEventListener('scroll', heard);
});

it('leaves a lock to the dialog that is open', () => {
  visited(PETS, () => {
    document.body.style.overflow = 'hidden';
  });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  vi.advanceTimersByTime(1000);
  expect([document.body.style.overflow, reports()]).toEqual(['hidden', []]);
});

it('leaves alone what modules add when they are loaded, before the first visit or for the next', () => {
  const heard = vi.fn();
  const HOTEL = { slice: 'mf-hotel', version: '1.0.0-dddddddd' };
  as(HOTEL, () => addEventListener('storage', heard));
  visited(PETS, () => {});
  vi.advanceTimersByTime(1000);
  visited(HOTEL, () => {});
  loading = HOTEL.slice;
  as(HOTEL, () => overlay('again'));
  vi.advanceTimersByTime(1000);
  loading = '';
  dispatchEvent(new Event('storage'));
  expect([heard.mock.calls.length, exists('again'), reports()]).toEqual([1, true, []]);
  removeEventListener('storage', heard);
});

it('keeps what a part in the header adds while the pages of its slice come and go, and not what a page added before it', () => {
  const heard = vi.fn();
  const NEWS = { slice: 'mf-news', version: '1.0.0-eeeeeeee' };
  const leavePage = leavings.visit(NEWS);
  as(NEWS, () => overlay('of-the-page'));
  vi.advanceTimersByTime(1);
  const leaveHeader = leavings.visit(NEWS);
  as(NEWS, () => addEventListener('scroll', heard));
  leavePage();
  visited(PETS, () => {});
  vi.advanceTimersByTime(1000);
  expect(exists('of-the-page')).toBe(false);
  expect(reports()).toEqual([
    expect.objectContaining({ slice: 'mf-news', message: expect.stringContaining('<div#of-the-page>') }),
  ]);
  dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledOnce();
  leaveHeader();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event('scroll'));
  expect(heard).toHaveBeenCalledOnce();
});
