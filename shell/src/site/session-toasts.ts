import { isQuietSignOut, onSessionExpired, sessionStore } from '@veto/shared-data/core';

/**
 * The catalogue comes when it is needed: the first paint carries no messages. Where it does not arrive, as on a page that is just being
 * left, nothing is said: the header shows who is signed in.
 */
async function tell(which: 'signedOut' | 'sessionExpired'): Promise<void> {
  const words = await import(/* webpackChunkName: "messages" */ './tell-session.ts').catch(() => null);
  words?.tellSession(which);
}

/**
 * Says what happened when a session ended, from the shell because the slice that asked for it is gone by then: a
 * sign-out leads home; a session that the server refused to renew leaves the visitor where they are.
 */
export function watchSession(navigate: (href: string) => void): void {
  let expired = false;
  onSessionExpired(() => {
    expired = true;
    void tell('sessionExpired');
  });
  sessionStore.subscribe((now, before) => {
    if (now.state !== 'signed-out' || before.userId === undefined) return;
    const isAnnounced = isQuietSignOut();
    // The news whether it expired comes right after the change.
    queueMicrotask(() => {
      if (!expired) {
        navigate('/');
        if (!isAnnounced) void tell('signedOut');
      }
      expired = false;
    });
  });
}
