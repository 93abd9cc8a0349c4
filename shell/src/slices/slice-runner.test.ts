// @vitest-environment happy-dom
import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseOf } from '../federation/release.fixture.ts';
import { createSliceRunner, type RunnerPage } from './slice-runner.ts';

const STABLE = '2.0.0-bbbbbbbb';
const PREVIOUS = '1.0.0-aaaaaaaa';
const notLoaded = (version: string) => new VetoError('VETO-101', 'gone', { slice: 'mf-test', version, stage: 'load' });

/** A release that writes its version into its container. */
function working(): SliceLifecycles {
  return {
    bootstrap: vi.fn(async () => {}),
    mount: vi.fn(async ({ container, version }: SliceProps) => {
      container.textContent = version;
    }),
    unmount: vi.fn(async ({ container }: SliceProps) => {
      container.textContent = '';
    }),
  };
}

/** A page with two releases; what each does is for a test to say. */
function pageWith(releases: Record<string, Partial<SliceLifecycles> | Error>) {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const states: string[] = [];
  const failures: VetoError[] = [];
  const loaded: string[] = [];
  const timings: [string, number, number][] = [];
  const page = {
    candidates: () => [STABLE, PREVIOUS].map((version) => releaseOf(version)),
    loader: {
      load: vi.fn(async (release: SliceRelease) => {
        loaded.push(release.version);
        const found = releases[release.version] ?? working();
        if (found instanceof Error) throw found;
        return { ...working(), ...found };
      }),
      forget: vi.fn(),
      forgetSlice: vi.fn(),
    },
    openContainer: () => {
      const container = document.createElement('div');
      container.hidden = true;
      main.append(container);
      return container;
    },
    site: (reportError: SiteApi['reportError']) => ({ reportError }) as SiteApi,
    show: (slot) => states.push(slot.phase === 'failed' ? `failed ${slot.failure?.code}` : slot.phase),
    timed: (release, { loadMs, mountMs }) => timings.push([release.version, loadMs, mountMs]),
    leave: () => states.push('left'),
    report: (failure) => failures.push(failure),
    reloadIfReplaced: vi.fn(async () => false),
  } satisfies RunnerPage;
  const visible = () =>
    [...main.children].map((child) => ((child as HTMLElement).hidden ? 'hidden' : child.textContent));
  return { page, runner: createSliceRunner('mf-test', page), main, visible, states, failures, loaded, timings };
}

const codes = (failures: VetoError[]) => failures.map(({ code, version, stage }) => [code, version, stage]);
const settle = () => vi.advanceTimersByTimeAsync(0);
async function* rejecting(...first: SliceRelease[]) {
  yield* first;
  throw new Error('503');
}
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
    expect(states).toEqual(['loading', 'mounted', 'loading', 'loading', 'mounted']);
  });

  it('when the stable one did something that no slice may do', async () => {
    const { runner, visible, failures } = pageWith({});
    runner.start();
    await settle();
    runner.accuse(new Error('it removed the header'));
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(codes(failures)).toEqual([['VETO-203', STABLE, 'render']]);
    runner.stop();
    runner.accuse(new Error('nobody is there any more'));
    await settle();
    expect(failures).toHaveLength(1);
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

describe('releases that are asked for on the way', () => {
  it('are waited for only when the ones before them failed', async () => {
    const { page, visible, loaded } = pageWith({ [STABLE]: notLoaded(STABLE) });
    const asked = vi.fn();
    async function* candidates() {
      yield releaseOf(STABLE);
      asked();
      await Promise.resolve();
      // The whole list, as the channel has it: what has failed already is not tried again.
      yield releaseOf(STABLE);
      yield releaseOf(PREVIOUS);
    }
    createSliceRunner('mf-test', { ...page, candidates }).start();
    await settle();
    expect(asked).toHaveBeenCalledOnce();
    expect(loaded).toEqual([STABLE, PREVIOUS]);
    expect(visible()).toEqual([PREVIOUS]);
  });

  it('that cannot be asked for are a failure of the channel, and of the slice', async () => {
    const { page, failures, states } = pageWith({});
    const candidates = vi
      .fn()
      .mockReturnValueOnce(rejecting())
      .mockReturnValue([releaseOf(STABLE)]);
    const runner = createSliceRunner('mf-test', { ...page, candidates });
    runner.start();
    await settle();
    expect(states).toEqual(['loading', 'failed VETO-301']);
    expect(failures.map(({ code, slice, stage }) => [code, slice, stage])).toEqual([['VETO-301', 'mf-test', 'load']]);
    runner.retry();
    await settle();
    expect(states.at(-1)).toBe('mounted');
  });

  it('leave the failure of a release on the card', async () => {
    const { page, states, failures } = pageWith({ [STABLE]: notLoaded(STABLE) });
    createSliceRunner('mf-test', { ...page, candidates: () => rejecting(releaseOf(STABLE)) }).start();
    await settle();
    expect(failures.map(({ code }) => code)).toEqual(['VETO-101', 'VETO-301']);
    expect(states.at(-1)).toBe('failed VETO-101');
  });

  it('are of no interest once the visitor has gone on', async () => {
    const { page, loaded, failures, states } = pageWith({});
    const answer = Promise.withResolvers<void>();
    async function* candidates() {
      await answer.promise;
      yield releaseOf(STABLE);
    }
    const runner = createSliceRunner('mf-test', { ...page, candidates });
    runner.start();
    await settle();
    runner.stop();
    answer.resolve();
    await settle();
    expect(loaded).toEqual([]);
    expect(failures).toEqual([]);
    expect(states).toEqual(['loading', 'left']);
  });
});

describe('a chunk that fails after mount', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

  async function breakChunk(changes: Partial<RunnerPage> = {}) {
    const sites: SiteApi[] = [];
    const mount = async (props: SliceProps) => {
      sites.push(props.site);
    };
    const stage = pageWith({ [STABLE]: { mount } });
    Object.assign(stage.page, changes);
    const runner = createSliceRunner('mf-test', stage.page);
    runner.start();
    await settle();
    sites[0]?.reportError(chunkError, 'render');
    await settle();
    return { ...stage, sites };
  }

  it('reloads the page when the release was replaced', async () => {
    const { page, loaded, failures } = await breakChunk({ reloadIfReplaced: async () => true });
    expect(loaded).toEqual([STABLE]);
    expect(failures).toEqual([]);
    expect(page.loader.forget).toHaveBeenCalledOnce();
  });

  it('else evaluates the same release once more, then falls back', async () => {
    const { page, loaded, failures, sites, visible } = await breakChunk();
    expect(loaded).toEqual([STABLE, STABLE]);
    expect(page.loader.load).toHaveBeenLastCalledWith(expect.anything(), { fresh: true });
    expect(failures).toEqual([]);
    sites[1]?.reportError(chunkError, 'render');
    await settle();
    expect(visible()).toEqual([PREVIOUS]);
    expect(codes(failures)).toEqual([['VETO-106', STABLE, 'render']]);
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

  it('an unmount that throws or hangs is reported and the place is free at once', async () => {
    const { runner, main, failures } = pageWith({ [STABLE]: { unmount: never } });
    runner.start();
    await settle();
    runner.stop();
    expect(main.children).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(codes(failures)).toEqual([['VETO-204', STABLE, 'unmount']]);
  });
});
