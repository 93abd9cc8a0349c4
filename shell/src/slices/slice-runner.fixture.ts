import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { vi } from 'vitest';
import { releaseOf } from '../federation/release.fixture.ts';
import { createSliceRunner, type RunnerPage } from './slice-runner.ts';

export const STABLE = '2.0.0-bbbbbbbb';
export const PREVIOUS = '1.0.0-aaaaaaaa';
export const notLoaded = (version: string) =>
  new VetoError('VETO-101', 'gone', { slice: 'mf-test', version, stage: 'load' });

/** A release that writes its version into its container. */
export function working(): SliceLifecycles {
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

/** Built-ins that nobody has changed, but for what a test says of one that was. */
function pageBuiltIns() {
  return {
    step: <Result>(_where: object, run: () => Result): Result => run(),
    endStep: vi.fn<(where: object) => VetoError | undefined>(() => undefined),
    heal: vi.fn(() => false),
  };
}

/** A page with two releases; what each does is for a test to say. */
export function pageWith(releases: Record<string, Partial<SliceLifecycles> | Error>) {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const states: string[] = [];
  const failures: VetoError[] = [];
  const loaded: string[] = [];
  const visits: string[] = [];
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
    visit: ({ version }) => {
      visits.push(`${version} comes`);
      return () => visits.push(`${version} has left`);
    },
    site: (reportError: SiteApi['reportError']) => ({ reportError }) as SiteApi,
    show: ({ phase, failure }) => states.push(phase === 'failed' ? `failed ${failure?.code}` : phase),
    timed: (release, { loadMs, mountMs }) => timings.push([release.version, loadMs, mountMs]),
    leave: () => states.push('left'),
    builtIns: pageBuiltIns(),
    report: (failure) => failures.push(failure),
    reloadIfReplaced: vi.fn(async () => false),
  } satisfies RunnerPage;
  const visible = () =>
    [...main.children].map((child) => ((child as HTMLElement).hidden ? 'hidden' : child.textContent));
  return { page, runner: createSliceRunner('mf-test', page), main, visible, states, failures, loaded, timings, visits };
}

export const codes = (failures: VetoError[]) => failures.map(({ code, version, stage }) => [code, version, stage]);
export const settle = () => vi.advanceTimersByTimeAsync(0);
