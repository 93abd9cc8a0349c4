import type { RuntimeConfig } from '@veto/slice-kit/contract';

/** Whether the site is asked for by this machine's own name. */
export function isOwnName(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether `/_platform` is there: for those who build the site, on their own machine and where the configuration says so. */
export function showsPlatform({ showPlatform }: Pick<RuntimeConfig, 'showPlatform'>, hostname: string): boolean {
  return showPlatform || isOwnName(hostname);
}
