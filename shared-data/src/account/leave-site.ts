import { signOut } from '@veto/shared-data/core';
import { forgetTyped } from './forget-typed.ts';

/**
 * Signs out in this browser, and leaves nothing for the next person at this computer that was typed and not sent.
 * @throws AuthError when the server could not be told; the visitor stays signed in, and every word stays.
 */
export async function leaveSite(): Promise<void> {
  await signOut();
  forgetTyped();
}
