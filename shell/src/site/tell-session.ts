import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { sayIn } from '@veto/slice-kit';
import { languageStore } from './language.ts';

/** Says how a session ended, in the language of the page. */
export function tellSession(which: 'signedOut' | 'sessionExpired'): void {
  const message =
    which === 'signedOut'
      ? ({ type: 'success', ...SUCCESS.signedOut } as const)
      : ({ type: 'error', ...ERRORS.sessionExpired } as const);
  const say = sayIn(languageStore.getState().language);
  toaster.create({ ...message, title: say(message.title), description: say(message.description) });
}
