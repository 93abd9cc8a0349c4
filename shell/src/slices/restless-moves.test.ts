// @vitest-environment happy-dom
import type { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { answerStore } from '../routing/current-answer.ts';
import { goTo, guardMoves, moveFor } from '../routing/visible-history.ts';
import { watchLeftSlices } from './left-slices.ts';
import { stopRestlessMoves } from './restless-moves.ts';

/** Whose code runs, as the stack would say. */
let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', async (original) => ({
  ...(await original<typeof import('../failures/page-owner.ts')>()),
  sliceBehind: () => running,
}));

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const onStop = vi.fn((_failure: VetoError) => {});

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/start');
});
afterEach(() => {
  guardMoves(() => true);
  for (const mock of [sendBeacon, onStop]) mock.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each test has a restless slice of its own: the page says a failure once. */
const between = (slice: string, first: string, second: string, times: number) => {
  for (let move = 0; move < times; move++) moveFor(slice, () => goTo(move % 2 ? first : second));
};

it('stops a slice that goes from page to page without end, where it is, and reports it', async () => {
  const restless = stopRestlessMoves({ left: watchLeftSlices(), reportUrl: '/_reports', onStop });
  between('mf-pets', '/a', '/b', 200);
  expect(location.pathname).toBe('/a');
  expect(onStop).toHaveBeenCalledOnce();
  expect(restless.stoppedHere()).toMatchObject({ code: 'VETO-207', slice: 'mf-pets' });
  const [[, body] = []] = sendBeacon.mock.calls;
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
    code: 'VETO-207',
    slice: 'mf-pets',
    message: expect.stringContaining('from /a to /b'),
  });

  moveFor('mf-owner', () => goTo('/owner'));
  expect([location.pathname, restless.stoppedHere()]).toEqual(['/owner', undefined]);
  between('mf-pets', '/a', '/b', 1);
  expect(location.pathname).toBe('/owner');
  restless.resume();
  between('mf-pets', '/a', '/b', 1);
  expect(location.pathname).toBe('/b');
});

it('lets a page write its own state into the address as often as it likes', () => {
  stopRestlessMoves({ left: watchLeftSlices(), reportUrl: '', onStop });
  for (let n = 0; n < 300; n++) history.replaceState(null, '', `?n=${n}`);
  expect(location.search).toBe('?n=299');
  expect(onStop).not.toHaveBeenCalled();
});

it('lets whom it has stopped write nothing into the address either, which would go on taking the tab', () => {
  stopRestlessMoves({ left: watchLeftSlices(), reportUrl: '', onStop });
  between('mf-feed', '/a', '/b', 200);
  moveFor('mf-feed', () => goTo(`${location.pathname}?again`));
  expect(location.search).toBe('');
  moveFor('mf-owner', () => goTo(`${location.pathname}?mine`));
  expect(location.search).toBe('?mine');
});

describe('a slice that the visitor has left', () => {
  const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
  const answers = (slice: string) => {
    const answer = { kind: 'slice', slice, route: { path: '/' } } as never;
    answerStore.setState({ answer, pathname: location.pathname });
  };
  const as = (owner: Owner, act: () => void) => {
    running = owner;
    act();
    running = undefined;
  };
  /** The visitor is at /pets, and goes to /help by the shell's link. */
  const leave = ({ slice } = PETS) => {
    answers(slice);
    goTo('/help');
    answers('mf-discovery');
  };
  const reports = async () =>
    Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as Record<string, string>));
  beforeEach(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '', '/pets');
    stopRestlessMoves({ left: watchLeftSlices(), reportUrl: '/_reports', onStop });
  });

  it('leads nobody back, by whichever way, and is named once by its file', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    stopRestlessMoves({ left: watchLeftSlices(), reportUrl: '/_reports', onStop });
    // The page says a failure once, and so do the other tests.
    const VET = { ...PETS, slice: 'mf-vet' };
    leave(VET);
    for (const again of [1, 2]) {
      as(VET, () => history.pushState(null, '', '/pets'));
      as(VET, () => history.replaceState(null, '', `?again=${again}`));
      as(VET, () => history.back());
      as(VET, () => moveFor(VET.slice, () => goTo('/pets')));
    }
    expect([location.pathname, location.search]).toEqual(['/help', '']);
    expect(back).not.toHaveBeenCalled();
    expect(await reports()).toMatchObject([{ code: 'VETO-208', ...VET, stage: 'left' }]);
    history.back();
    expect(back).toHaveBeenCalledOnce();
  });

  it('leads nobody back from where the back button led either', () => {
    answers('mf-pets');
    history.replaceState(null, '', '/help');
    dispatchEvent(new PopStateEvent('popstate'));
    answers('mf-discovery');
    as(PETS, () => history.pushState(null, '', '/pets'));
    expect(location.pathname).toBe('/help');
  });

  it('leads on where its page went with the session or by its own doing', () => {
    goTo('/pets/1');
    answers('mf-pets');
    answers('mf-discovery');
    as(PETS, () => history.pushState(null, '', '/welcome'));
    answers('mf-discovery');
    as(PETS, () => history.replaceState(null, '', '/welcome?new'));
    expect(location.pathname + location.search).toBe('/welcome?new');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('goes on leading as a part of the page, and where the visitor presses what it has said', () => {
    leave();
    document.body.innerHTML = '<div id="bell"><i data-slice="mf-pets"></i></div><button></button>';
    as(PETS, () => history.pushState(null, '', '/by-its-part'));
    expect(location.pathname).toBe('/by-its-part');
    document.querySelector('#bell')?.remove();
    const button = document.querySelector('button');
    const press = () => {
      const click = new Event('click', { bubbles: true });
      Object.defineProperty(click, 'isTrusted', { value: true });
      as(PETS, () => button?.dispatchEvent(click));
    };
    const hears = () => history.pushState(null, '', '/by-a-listener');
    window.addEventListener('click', hears);
    press();
    expect(location.pathname).toBe('/by-its-part');
    window.removeEventListener('click', hears);
    button?.addEventListener('click', () => history.pushState(null, '', '/by-a-press'));
    press();
    expect(location.pathname).toBe('/by-a-press');
  });
});
