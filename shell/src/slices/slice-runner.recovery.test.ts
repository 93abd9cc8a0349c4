// @vitest-environment happy-dom
import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseOf } from '../federation/release.fixture.ts';
import { codes, notLoaded, PREVIOUS, pageWith, STABLE, settle, working } from './slice-runner.fixture.ts';
import { createSliceRunner, type RunnerPage } from './slice-runner.ts';

async function* rejecting(...first: SliceRelease[]) {
  yield* first;
  throw new Error('503');
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

it('a release that arrives after the visitor has gone on is never placed', async () => {
  const arrival = Promise.withResolvers<SliceLifecycles>();
  const late = working();
  const { page, runner, main, states, visits } = pageWith({});
  page.loader.load.mockReturnValueOnce(arrival.promise);
  runner.start();
  await settle();
  runner.stop();
  arrival.resolve(late);
  await settle();
  expect(late.mount).not.toHaveBeenCalled();
  expect([main.children.length, visits, states]).toEqual([0, [], ['loading', 'left']]);
});

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

describe('a chunk that a mount asks for and that does not arrive', () => {
  it('is asked for once more, past every cache', async () => {
    const mount = vi.fn(working().mount).mockRejectedValueOnce(chunkError);
    const { page, runner, loaded, failures, visible } = pageWith({ [STABLE]: { mount } });
    runner.start();
    await settle();
    expect(loaded).toEqual([STABLE, STABLE]);
    expect(page.loader.load).toHaveBeenLastCalledWith(expect.anything(), { fresh: true });
    expect([failures, visible()]).toEqual([[], [STABLE]]);
  });

  it('leaves the place to the former release the second time', async () => {
    const { runner, loaded, failures, visible } = pageWith({ [STABLE]: { mount: () => Promise.reject(chunkError) } });
    runner.start();
    await settle();
    expect([loaded, visible()]).toEqual([[STABLE, STABLE, PREVIOUS], [PREVIOUS]]);
    expect(codes(failures)).toEqual([['VETO-106', STABLE, 'mount']]);
  });

  it('reloads the page when the release was replaced', async () => {
    const { page, loaded, failures } = pageWith({ [STABLE]: { mount: () => Promise.reject(chunkError) } });
    createSliceRunner('mf-test', { ...page, reloadIfReplaced: async () => true }).start();
    await settle();
    expect([loaded, failures]).toEqual([[STABLE], []]);
  });
});

it('an error that is its own cause is the mount’s, and no missing chunk', async () => {
  const circular = new Error('circular');
  circular.cause = circular;
  const { runner, failures } = pageWith({ [STABLE]: { mount: () => Promise.reject(circular) } });
  runner.start();
  await settle();
  expect(codes(failures)).toEqual([['VETO-202', STABLE, 'mount']]);
});

describe('a chunk that fails after mount', () => {
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
