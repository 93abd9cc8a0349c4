// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardHeader, headerAnswers, whoHidesHeader } from './guard-header.ts';
import type { SliceSheet } from './slice-sheets.ts';

vi.mock('./run-slices.ts', () => ({}));
vi.mock('../failures/page-owner.ts', () => ({ ownerOfFile: () => BY, sliceBehind: () => undefined }));

// What happy-dom leaves out of computed styles.
vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
  opacity: style.opacity || '1',
  visibility: style.visibility || 'visible',
}));

const BY = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
let header: HTMLElement;
/** What lies over the three places of the header that are asked for. */
let over: (string | undefined)[];

/** A sheet that hears when it is switched. */
function sheetOf(name: string, switched: (isOff: boolean) => void): SliceSheet {
  let isOff = false;
  const sheet = {
    get disabled() {
      return isOff;
    },
    set disabled(value: boolean) {
      isOff = value;
      switched(value);
    },
  };
  return { owner: BY, name, sheet: sheet as CSSStyleSheet };
}

function placeHeader(): void {
  header = document.querySelector('header') as HTMLElement;
  header.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 60 }) as DOMRect;
}

beforeEach(() => {
  document.body.innerHTML = '<header><a></a></header><p id="own"></p><i id="add-on"></i>';
  placeHeader();
  over = [undefined, undefined, undefined];
  document.elementFromPoint = (x) => document.querySelector(over[Math.floor(x / 200)] ?? 'header a');
});

const owners = (element: Element) => (element.id === 'own' ? BY : undefined);

describe('the header', () => {
  it('answers while two of its three places do, and it can be seen', () => {
    expect(headerAnswers(header)).toBe(true);
    over = ['#own'];
    expect(headerAnswers(header)).toBe(true);
    over = ['#own', '#own'];
    expect(headerAnswers(header)).toBe(false);
    over = [];
    document.body.style.opacity = '0.05';
    expect(headerAnswers(header)).toBe(false);
    document.body.style.opacity = '';
  });

  it('is covered by an element of a slice, and by nobody where an add-on lies over it', () => {
    over = ['#own', '#own', '#own'];
    expect(whoHidesHeader(header, [], owners)).toMatchObject({ by: BY, how: 'its <p> covered the header' });
    over = ['#add-on', '#add-on', '#add-on'];
    expect(whoHidesHeader(header, [sheetOf('a.css', vi.fn())], owners)).toBeUndefined();
  });

  it('is hidden by the sheet without which it answers, and by several that do it together', () => {
    const off = new Set<string>();
    const hiding = (...names: string[]) =>
      names.map((name) =>
        sheetOf(name, (isOff) => {
          off[isOff ? 'add' : 'delete'](name);
          header.style.visibility = names.every((each) => off.has(each)) ? 'visible' : 'hidden';
        }),
      );
    header.style.visibility = 'hidden';
    const innocent = sheetOf('a.css', vi.fn());
    const how = (...guilty: SliceSheet[]) => whoHidesHeader(header, [innocent, ...guilty], owners)?.how;
    expect(how(...hiding('b.css'))).toBe('its style sheet b.css hid or covered the header');
    expect(how(...hiding('c.css', 'd.css'))).toBe('its style sheet a.css, c.css, d.css hid or covered the header');
    expect(header.style.visibility).toBe('hidden');
  });
});

it.each(['after', 'before'])(
  'switches a style sheet off that arrives after its release has left, asked for %s the guard',
  async (when) => {
    document.body.innerHTML = '<div id="veto"><header></header></div>';
    const sheet = { disabled: false };
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    if (when === 'before') document.head.append(link);
    guardHeader();
    Object.defineProperty(link, 'sheet', { value: sheet });
    if (when === 'after') document.head.append(link);
    await vi.waitFor(() => {
      link.dispatchEvent(new Event('load'));
      expect(sheet.disabled).toBe(true);
    });
    link.remove();
  },
);

it('opens a second later what a slice that has left keeps locked, also one that came as the guard began', async () => {
  // Guards of other tests would open it, too.
  vi.resetModules();
  const { guardHeader } = await import('./guard-header.ts');
  const { leaveOutlet, showInOutlet } = await import('./outlet-state.ts');
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="veto"><header><a></a></header></div>';
  placeHeader();
  guardHeader();
  showInOutlet('mf-pets', { phase: 'mounted', version: BY.version });
  document.body.style.overflow = 'hidden';
  document.querySelector('header')?.setAttribute('inert', '');
  vi.advanceTimersByTime(2000);
  expect(document.body.style.overflow).toBe('hidden');
  leaveOutlet('mf-pets');
  vi.advanceTimersByTime(1000);
  expect(document.body.style.overflow).toBe('');
  expect(document.querySelector('header')?.hasAttribute('inert')).toBe(false);
  vi.useRealTimers();
});

it('puts right what was left before it came', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="veto"><header></header></div>';
  document.body.style.overflow = 'hidden';
  const sheet = { disabled: false };
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  guardHeader();
  expect(sheet.disabled).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(document.body.style.overflow).toBe('');
  link.remove();
  vi.useRealTimers();
});
