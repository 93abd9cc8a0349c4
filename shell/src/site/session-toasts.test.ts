import { expect, it, vi } from 'vitest';
import { watchSession } from './session-toasts.ts';

const session = vi.hoisted(() => ({ expire: () => {} }));
vi.mock('@veto/shared-data/core', () => ({
  isQuietSignOut: () => false,
  onSessionExpired: (tell: () => void) => {
    session.expire = tell;
  },
  sessionStore: { subscribe: () => {} },
}));
const load = vi.hoisted(() => vi.fn());
vi.mock('./tell-session.ts', () => {
  load();
  throw Object.assign(new Error('Loading chunk 5871 failed.'), { name: 'ChunkLoadError' });
});

/** Firefox ends what a page fetches as it is left, and calls that an error. */
it('no failure is reported where the words do not arrive', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  watchSession(() => {});
  session.expire();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
