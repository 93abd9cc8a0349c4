import { userInfo } from 'node:os';

export { openStore } from '../releases/open-store.ts';

/** Who is named in the audit: what CI says, else the user of this machine. */
export function actor(): string {
  return process.env.VETO_ACTOR || process.env.GITHUB_ACTOR || userNameOrId();
}

function userNameOrId(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
