import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW, storyClient } from '../../storybook/story-network.ts';
import { switched } from '../../storybook/switched-media.ts';
import { type Network, sessionOf } from '../../storybook/switches.ts';

const OWNER = { state: 'owner', userId: 'c1' } as const;

describe('who is signed in', () => {
  it('is whoever the story is about, unless the toolbar says otherwise', () => {
    expect(sessionOf('story', OWNER)).toBe(OWNER);
    expect(sessionOf('nobody', OWNER)).toEqual({ state: 'signed-out' });
  });

  it('keeps the user whose answers the story has, but for a moderator', () => {
    expect(sessionOf('vet', OWNER)).toMatchObject({ state: 'veterinarian', userId: 'c1' });
    expect(sessionOf('owner', { state: 'signed-out' })).toMatchObject({ state: 'owner', userId: 'owner' });
    expect(sessionOf('moderator', OWNER)).toMatchObject({ state: 'owner', userId: 'admin' });
  });
});

describe('the network', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A question that would keep its answer for days without a network asks the switch like any other. */
  function ask(network: Network) {
    const asked = storyClient([[['pets'], 'Luna']], network).fetchQuery({
      queryKey: ['pets'],
      queryFn: () => 'from elsewhere',
      persister: () => 'kept',
    });
    const outcome = { now: 'nothing yet' };
    void asked.then(
      (data) => Object.assign(outcome, { now: data }),
      (error: Error) => Object.assign(outcome, { now: error.message }),
    );
    return outcome;
  }

  it.each<[Network, string, string]>([
    ['ok', 'Luna', 'Luna'],
    ['slow', 'nothing yet', 'Luna'],
    ['fails', 'The server is not available.', 'The server is not available.'],
    ['silent', 'nothing yet', 'nothing yet'],
  ])('that is %s', async (network, atOnce, later) => {
    const outcome = ask(network);
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(outcome.now).toBe(atOnce);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.now).toBe(later);
  });
});

it('media queries answer as the toolbar says', () => {
  const calm = { reducedMotion: true, forcedColours: false };
  expect(switched('screen and (prefers-reduced-motion: reduce)', calm)).toBe('screen and (min-width: 0px)');
  expect(switched('(prefers-reduced-motion: no-preference)', calm)).toBe('(max-width: 0px)');
  expect(switched('(forced-colors: active)', calm)).toBe('(forced-colors: active)');
  expect(switched('(forced-colors: active)', { reducedMotion: false, forcedColours: true })).toBe('(min-width: 0px)');
});
