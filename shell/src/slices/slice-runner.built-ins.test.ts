// @vitest-environment happy-dom
import type { SiteApi, SliceLifecycles, SliceProps } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBuiltIns } from './built-ins.ts';
import { codes, notLoaded, PREVIOUS, pageWith, STABLE, settle } from './slice-runner.fixture.ts';
import { createSliceRunner } from './slice-runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page with its built-ins, and a release that replaces one while `stage` runs. */
function pageWithBuiltIns(stage: 'bootstrap' | 'mount' | 'unmount') {
  const kept = keepBuiltIns();
  const { map } = Array.prototype;
  let met: unknown;
  const breakMap = async () => {
    Array.prototype.map = () => [];
    queueMicrotask(() => {
      met = Array.prototype.map;
    });
  };
  const { page, ...rest } = pageWith({ [STABLE]: { [stage]: breakMap } });
  const builtIns = { step: kept.step, endStep: kept.endStep, heal: () => kept.heal().length > 0 };
  return { ...rest, runner: createSliceRunner('mf-test', { ...page, builtIns }), isIntact: () => met === map };
}

it.each(['bootstrap', 'mount', 'unmount'] as const)(
  'what a release changes in its %s is its failure, and is put back before anything else of the page goes on',
  async (stage) => {
    const { runner, failures, isIntact } = pageWithBuiltIns(stage);
    runner.start();
    await settle();
    runner.stop();
    await settle();
    expect(isIntact()).toBe(true);
    expect(codes(failures)).toEqual([['VETO-205', STABLE, stage]]);
  },
);

it('what changes with a press in its place is its failure, and not what was changed before', async () => {
  const { page, runner, main, visible, failures } = pageWith({});
  const heal = vi.spyOn(page.builtIns, 'heal');
  runner.start();
  await settle();
  main.querySelector('div')?.click();
  expect(heal).toHaveBeenCalledOnce();
  expect(failures).toEqual([]);
  const where = { slice: 'mf-test', version: STABLE, stage: 'render' } as const;
  page.builtIns.endStep.mockReturnValueOnce(new VetoError('VETO-205', 'map', where));
  main.querySelector('div')?.click();
  await settle();
  expect(visible()).toEqual([PREVIOUS]);
  expect(codes(failures)).toEqual([['VETO-205', STABLE, 'render']]);
});

describe('while somebody else has changed built-ins', () => {
  it.each([
    ['while it is mounted', { mount: () => Promise.reject(new Error('no map')) }],
    ['when it is loaded', notLoaded(STABLE)],
  ])('a release that fails %s is spared once, and shown when they are back', async (_when, broken) => {
    const releases: Record<string, Partial<SliceLifecycles> | Error> = { [STABLE]: broken };
    const { page, runner, visible, failures } = pageWith(releases);
    page.builtIns.heal.mockImplementationOnce(() => {
      delete releases[STABLE];
      return true;
    });
    runner.start();
    await settle();
    expect(visible()).toEqual([STABLE]);
    expect(failures).toEqual([]);
  });

  it('a release that breaks down is shown once more, and has failed the second time', async () => {
    let site: SiteApi | undefined;
    const mount = async (props: SliceProps) => {
      site = props.site;
    };
    const { page, runner, states, failures } = pageWith({ [STABLE]: { mount } });
    runner.start();
    await settle();
    page.builtIns.heal.mockReturnValue(true);
    site?.reportError(new Error('no map'), 'render');
    await settle();
    expect([states, failures]).toEqual([['loading', 'mounted', 'loading', 'mounted'], []]);
    site?.reportError(new Error('no map'), 'render');
    await settle();
    expect(codes(failures)).toEqual([['VETO-203', STABLE, 'render']]);
  });
});
