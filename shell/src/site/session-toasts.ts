import { onSessionExpired, sessionStore } from '@veto/shared-data/core';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';

/**
 * Says what happened when a session ended, from the shell because the slice that asked for it is gone by then: a
 * sign-out leads home; a session that the server refused to renew leaves the visitor where they are.
 */
export function watchSession(navigate: (href: string) => void): void {
  let expired = false;
  onSessionExpired(() => {
    expired = true;
    toaster.create({ type: 'error', ...ERRORS.sessionExpired });
  });
  sessionStore.subscribe((now, before) => {
    if (now.state !== 'signed-out' || before.userId === undefined) return;
    // Whether it expired is told right after the change.
    queueMicrotask(() => {
      if (!expired) {
        navigate('/');
        toaster.create({ type: 'success', ...SUCCESS.signedOut });
      }
      expired = false;
    });
  });
}
