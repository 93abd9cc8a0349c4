import { describe, expect, it } from 'vitest';
import { type Channel, channelSchema } from '../src/contract/channel.ts';
import type { Change } from './channel-file.ts';
import {
  abortCanary,
  pointerOf,
  promote,
  publish,
  publishCanary,
  retire,
  rollback,
  rollbackPlan,
} from './pointer-moves.ts';
import { sliceRelease } from './release.fixture.ts';

const SLICE = 'mf-owner';
const A = sliceRelease(SLICE, '1.0.0-aaaaaaaaaaaa');
const B = sliceRelease(SLICE, '1.0.0-bbbbbbbbbbbb');
const C = sliceRelease(SLICE, '1.0.0-cccccccccccc');
const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };

/** The channel after these moves, one after the other; what has nothing to do changes nothing. */
function channelAfter(...moves: ((channel: Channel) => Change | null)[]): Channel {
  return moves.reduce((channel, move) => move(channel)?.channel ?? channel, EMPTY);
}
const publishing = (release: typeof A) => (channel: Channel) => publish(channel, release, 'hand');
const rollingBack = (to?: typeof A, fallback?: typeof A) => (channel: Channel) =>
  rollback(channel, SLICE, { ...(to && { to }), fallback });
const versions = (channel: Channel) => {
  const { stable, previous, canary, earlier, bad } = pointerOf(channel, SLICE) ?? {};
  return [stable?.version, previous?.version, canary?.release.version, earlier, bad];
};

describe('a roll-back', () => {
  it('goes to the release before, marks the one that it leaves, and never falls back to that', () => {
    const channel = channelAfter(publishing(A), publishing(B), rollingBack());
    expect(versions(channel)).toEqual([A.version, undefined, undefined, undefined, [B.version]]);
  });

  it('has nothing to do a second time: what was bad does not come back', () => {
    const once = channelAfter(publishing(A), publishing(B), rollingBack());
    expect(rollback(once, SLICE)).toBeNull();
    expect(rollbackPlan(once, SLICE)).toBeNull();
  });

  it('reaches the good release behind two bad ones, without a build', () => {
    const channel = channelAfter(publishing(A), publishing(B), publishing(C), rollingBack(B, A), rollingBack(A));
    expect(versions(channel)).toEqual([A.version, undefined, undefined, undefined, [C.version, B.version]]);
  });

  it('names the next release that is not bad as what pages fall back to', () => {
    const before = channelAfter(publishing(A), publishing(B), publishing(C));
    expect(rollbackPlan(before, SLICE)).toEqual({ to: B.version, fallback: A.version, bad: C.version });
    expect(versions(rollback(before, SLICE, { to: B, fallback: A })?.channel ?? EMPTY)).toEqual([
      B.version,
      A.version,
      undefined,
      [A.version],
      [C.version],
    ]);
  });

  it('after a later publish goes back again, past what is bad', () => {
    const channel = channelAfter(publishing(A), publishing(B), rollingBack(), publishing(C));
    expect(versions(channel)).toEqual([C.version, A.version, undefined, [A.version], [B.version]]);
    expect(rollbackPlan(channel, SLICE)?.to).toBe(A.version);
  });

  it('ends a canary, which is bad then, and leaves what everybody has', () => {
    const channel = channelAfter(publishing(A), publishing(B), (now) => publishCanary(now, C, 10), rollingBack());
    expect(versions(channel)).toEqual([B.version, A.version, undefined, [A.version], [C.version]]);
    expect(rollback(channel, SLICE)).toBeNull();
  });

  it('to a release that is named ends a canary, too, and says so without a mark', () => {
    const channel = channelAfter(publishing(A), publishing(B), (now) => publishCanary(now, C, 10));
    const change = rollback(channel, SLICE, { to: A });
    expect(change?.move).toMatchObject({ from: B.version, to: A.version, bad: B.version, ended: C.version });
    expect(versions(change?.channel ?? EMPTY)).toEqual([A.version, undefined, undefined, undefined, [B.version]]);
    expect(rollback(channel, SLICE, { to: C })?.move.ended).toBeUndefined();
  });

  it('takes a mark back when a person goes to the marked release, and marks nothing for it', () => {
    const channel = channelAfter(publishing(A), publishing(B), rollingBack(), rollingBack(B));
    expect(versions(channel)).toEqual([B.version, A.version, undefined, [A.version], undefined]);
  });

  it('has nothing to do for what is live, and nowhere to go from a first release', () => {
    const first = channelAfter(publishing(A));
    expect(rollback(first, SLICE, { to: A })).toBeNull();
    expect(() => rollback(first, SLICE)).toThrow(/^VETO-432 mf-owner has no earlier release/);
  });

  it('says in the audit what it marked, and why', () => {
    const change = rollback(channelAfter(publishing(A), publishing(B)), SLICE, { reason: 'empty lists' });
    expect(change?.move).toEqual({
      action: 'rollback',
      slice: SLICE,
      from: B.version,
      to: A.version,
      bad: B.version,
      reason: 'empty lists',
    });
  });
});

describe('a canary that does worse', () => {
  const withCanary = channelAfter(publishing(A), publishing(B), (now) => publishCanary(now, C, 10));

  it('is ended and marked, and the stable release may still be rolled back', () => {
    const change = abortCanary(withCanary, SLICE, C.version, '5 of 20 loads failed');
    expect(change?.move).toMatchObject({
      action: 'abort',
      from: C.version,
      to: B.version,
      reason: '5 of 20 loads failed',
    });
    const channel = change?.channel ?? EMPTY;
    expect(versions(channel)).toEqual([B.version, A.version, undefined, [A.version], [C.version]]);
    expect(rollbackPlan(channel, SLICE)?.to).toBe(A.version);
  });

  it('is left alone when somebody promoted it meanwhile', () => {
    expect(abortCanary(promote(withCanary, SLICE, C.version).channel, SLICE, C.version, '')).toBeNull();
  });
});

describe('a retired slice', () => {
  const retired = retire(channelAfter(publishing(A), publishing(B)), SLICE, 'moved to another site').channel;

  it('is out of the channel, and remembered', () => {
    expect(retired.slices).toEqual({});
    expect(retired.retired).toEqual({ [SLICE]: { stable: B.version, earlier: [A.version] } });
    expect(channelSchema.parse(JSON.parse(JSON.stringify(retired)))).toEqual(retired);
  });

  it('comes back with a roll-back, with its way back and without a mark', () => {
    expect(rollbackPlan(retired, SLICE)).toEqual({ to: B.version, fallback: A.version, bad: undefined });
    const channel = rollback(retired, SLICE, { to: B, fallback: A })?.channel ?? EMPTY;
    expect(versions(channel)).toEqual([B.version, A.version, undefined, [A.version], undefined]);
    expect(channel.retired).toBeUndefined();
  });

  it('comes back with a publish, and its bad releases stay bad', () => {
    const first = retire(channelAfter(publishing(A), publishing(B), rollingBack()), SLICE).channel;
    const channel = publish(first, C, 'hand')?.channel ?? EMPTY;
    expect(versions(channel)).toEqual([C.version, undefined, undefined, [A.version], [B.version]]);
    expect(channel.retired).toBeUndefined();
  });

  it('is refused for the shell, and for what is not live', () => {
    expect(() => retire(EMPTY, 'shell')).toThrow(/^VETO-405/);
    expect(() => retire(EMPTY, SLICE)).toThrow(/^VETO-432/);
  });
});
