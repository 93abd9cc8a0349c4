import type { Channel } from './channel.ts';

/** The base address of a release, with a trailing slash. */
export function releaseUrl(channel: Pick<Channel, 'releasesUrl'>, release: { slice: string; version: string }): string {
  return `${channel.releasesUrl}${release.slice}/${release.version}/`;
}
