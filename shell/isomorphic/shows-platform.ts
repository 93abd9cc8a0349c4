import type { RuntimeConfig } from '@veto/slice-kit/contract';

/** Whether `/_platform` is there: for those who build the site, on their own machine and where the configuration says so. */
export function showsPlatform({ showPlatform }: Pick<RuntimeConfig, 'showPlatform'>, hostname: string): boolean {
  return showPlatform || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
