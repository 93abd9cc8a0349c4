// @vitest-environment happy-dom
import type { SiteApi, SliceLifecycles, SliceProps } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes, notLoaded, PREVIOUS, pageWith, STABLE, settle, working } from './slice-runner.fixture.ts';

const never = () => new Promise<void>(() => {});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells how long the release that it shows took to load and to mount', async () => {
  const mount = () => new Promise<void>((resolve) => setTimeout(resolve, 70));
  const { page, runner, timings } = pageWith({ [PREVIOUS]: { mount } });
  page.loader.load.mockImplementation(async (release) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (release.version === STABLE) throw notLoaded(STABLE);
    return { ...working(), mount };
  });
  runner.start();
  await vi.advanceTimersByTimeAsync(200);
  expect(timings).toEqual([[PREVIOUS, 30, 70]]);
});

it('shows the stable release, hidden until it is mounted', async () => {
  const { runner, visible, states } = pageWith({});
  runner.start();
  expect(states).toEqual(['loading']);
  await settle();
  expect(visible()).toEqual([STABLE]);
  expect(states).toEqual(['loading', 'mounted']);
});

it('shows a release whose lifecycles finish at once, without a promise', async () => {
  const atOnce = (() => undefined) as unknown as SliceLifecycles['mount'];
  const { runner, states, failures } = pageWith({ [STABLE]: { bootstrap: atOnce, mount: atOnce, unmount: atOnce } });
  runner.start();
  await settle();
  runner.stop();
  await settle();
  expect(states).toEqual(['loading', 'mounted', 'left']);
  expect(failures).toEqual([]);
});

it('tells of each visit of a release, once, before it can touch the page and after it has left', async () => {
  const { runner, visits } = pageWith({ [STABLE]: { mount: () => Promise.reject(new Error('no')) } });
  runner.start();
  await settle();
  expect(visits).toEqual([`${STABLE} comes`, `${STABLE} has left`, `${PREVIOUS} comes`]);
  runner.stop();
  runner.stop();
  expect(visits.slice(3)).toEqual([`${PREVIOUS} has left`]);
});

describe('falls back to the previous release', () => {
  it.each([
    ['does not load', notLoaded(STABLE), ['VETO-101', STABLE, 'load']],
    ['throws in bootstrap', { bootstrap: () => Promise.reject(new Error('no')) }, ['VETO-201', STABLE, 'bootstrap']],
    ['throws in mount', { mount: () => Promise.reject(new Error('no')) }, ['VETO-202', STABLE, 'mount']],
    [
      'throws without a promise',
      {
        mount: () => {
          throw new Error('no');
        },
      },
      ['VETO-202', STABLE, 'mount'],
    ],
    ['throws nothing', { mount: () => Promise.reject() }, ['VETO-202', STABLE, 'mount']],
  ])('when the stable one %s', async (_what, broken, failure) => {
    const { runner, visible, failures } = pageWith({ [STABLE]: broken });
    runner.start();
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(codes(failures)).toEqual([failure]);
  });

  it.each([
    ['bootstrap', 'VETO-201'],
    ['mount', 'VETO-202'],
  ])('when the stable one does not finish %s in 10 s', async (stage, code) => {
    const { runner, visible, failures } = pageWith({ [STABLE]: { [stage]: never } });
    runner.start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(visible()).toEqual([PREVIOUS]);
    expect(codes(failures)).toEqual([[code, STABLE, stage]]);
  });

  it('when the stable one throws after it was mounted', async () => {
    let site: SiteApi | undefined;
    const unmount = vi.fn(async () => {});
    const mount = async (props: SliceProps) => {
      site = props.site;
    };
    const { runner, visible, failures, states } = pageWith({ [STABLE]: { mount, unmount } });
    runner.start();
    await settle();
    site?.reportError(new Error('undefined is not a function'), 'render');
    site?.reportError(new Error('and again'), 'unmount');
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(unmount).toHaveBeenCalledOnce();
    expect(codes(failures)).toContainEqual(['VETO-203', STABLE, 'render']);
    expect(states).toEqual(['loading', 'mounted', 'loading', 'mounted']);
  });

  it('when the stable one did something that no slice may do', async () => {
    const { runner, visible, failures } = pageWith({});
    runner.start();
    await settle();
    expect(runner.fail({ slice: 'mf-test', version: PREVIOUS }, new Error('another release'))).toBe(false);
    expect(runner.fail({ slice: 'mf-test', version: STABLE }, new Error('it removed the header'))).toBe(true);
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(codes(failures)).toEqual([['VETO-203', STABLE, 'render']]);
    runner.stop();
    expect(runner.fail({ slice: 'mf-test', version: STABLE }, new Error('nobody is there any more'))).toBe(false);
    await settle();
    expect(failures).toHaveLength(1);
  });

  it('but not when the slice is to be taken off: there is a card, and Retry shows it again', async () => {
    const { runner, states, main } = pageWith({});
    runner.start();
    await settle();
    runner.halt(new VetoError('VETO-207', 'restless'));
    await settle();
    expect(main.children).toHaveLength(0);
    runner.retry();
    await settle();
    expect(states).toEqual(['loading', 'mounted', 'failed VETO-207', 'loading', 'mounted']);
  });

  it('and stays with it when the visitor comes back', async () => {
    const { runner, visible, loaded } = pageWith({ [STABLE]: notLoaded(STABLE) });
    runner.start();
    await settle();
    runner.stop();
    runner.start();
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(loaded).toEqual([STABLE, PREVIOUS, PREVIOUS]);
  });
});

describe('when nothing works', () => {
  const broken = { [STABLE]: notLoaded(STABLE), [PREVIOUS]: notLoaded(PREVIOUS) };

  it('shows the failure card, and the next visit tries everything again', async () => {
    const { runner, states, loaded, main } = pageWith(broken);
    runner.start();
    await settle();
    expect(states).toEqual(['loading', 'failed VETO-101']);
    expect(main.children).toHaveLength(0);
    runner.stop();
    runner.start();
    await settle();
    expect(loaded).toEqual([STABLE, PREVIOUS, STABLE, PREVIOUS]);
  });

  it('Retry starts the whole chain afresh, past every cache', async () => {
    const releases: Record<string, Error> = { ...broken };
    const { runner, page, visible, states } = pageWith(releases);
    runner.start();
    await settle();
    delete releases[STABLE];
    runner.retry();
    await settle();
    expect(page.loader.load).toHaveBeenLastCalledWith(expect.objectContaining({ version: STABLE }), { fresh: true });
    expect(visible()).toEqual([STABLE]);
    expect(states).toEqual(['loading', 'failed VETO-101', 'loading', 'mounted']);
  });
});

describe('when the visitor goes on', () => {
  it('a slow release never touches the page again', async () => {
    let finish = () => {};
    const mount = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const unmount = vi.fn(async () => {});
    const { runner, main, states, failures } = pageWith({ [STABLE]: { mount, unmount } });
    runner.start();
    await settle();
    runner.stop();
    expect(main.children).toHaveLength(0);
    expect(unmount).toHaveBeenCalledOnce();
    finish();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['loading', 'left']);
    expect(failures).toEqual([]);
  });

  it('fifty quick changes leave exactly one mounted release', async () => {
    const { runner, visible, failures } = pageWith({});
    for (let change = 0; change < 50; change += 1) {
      runner.start();
      if (change % 3 === 0) await settle();
      runner.stop();
    }
    runner.start();
    await settle();
    expect(visible()).toEqual([STABLE]);
    expect(failures).toEqual([]);
  });

  it.each([
    ['hangs', never],
    ['throws', () => Promise.reject(new Error('no'))],
    [
      'throws without a promise',
      () => {
        throw new Error('no');
      },
    ],
    ['throws nothing', () => Promise.reject()],
  ])('an unmount that %s is reported and the place is free at once', async (_what, unmount) => {
    const { runner, main, failures } = pageWith({ [STABLE]: { unmount } });
    runner.start();
    await settle();
    runner.stop();
    expect(main.children).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(codes(failures)).toEqual([['VETO-204', STABLE, 'unmount']]);
  });
});

it('its leavings cannot keep its failure from being reported, nor the next release from the page', async () => {
  const { page, runner, visible, failures } = pageWith({});
  const leave = vi.spyOn(page, 'visit').mockReturnValueOnce(() => {
    throw new Error('no map');
  });
  runner.start();
  await settle();
  runner.fail({ slice: 'mf-test', version: STABLE }, new Error('no map'));
  await settle();
  expect(leave).toHaveBeenCalledTimes(2);
  expect(visible()).toEqual([PREVIOUS]);
  expect(codes(failures)).toEqual([
    ['VETO-204', STABLE, 'unmount'],
    ['VETO-203', STABLE, 'render'],
  ]);
});
