import type { HostOffer } from '@veto/slice-kit/compatibility';
import { CONTRACT_VERSION } from '@veto/slice-kit/contract';

/** webpack's share scope: module key → version → where it comes from. */
export type ShareScope = Record<
  string,
  Record<string, { get: () => unknown; loaded?: number | boolean; from: string; eager?: boolean }>
>;

/** The page's one share scope, filled with what the shell provides. */
export async function pageShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/** What the shell on this page offers to a slice. */
export function hostOffer(scope: ShareScope): HostOffer {
  return {
    contract: CONTRACT_VERSION,
    provides: Object.fromEntries(Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions)])),
  };
}
