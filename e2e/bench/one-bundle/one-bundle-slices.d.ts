/** Written by the build: every slice of the repository as a lazy import. */
declare module 'one-bundle-slices' {
  import type { SliceLifecycles } from '@veto/slice-kit/contract';
  export const slices: Record<string, () => Promise<{ lifecycles: SliceLifecycles }>>;
}
