import { expect, it } from 'vitest';
import { shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishAlone } from './publish-alone.ts';

it.each([
  ['slice', [sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa'), sliceRelease('mf-hotel', '1.0.0-bbbbbbbbbbbb')]],
  ['shell', [shellRelease('1.0.0-aaaaaaaaaaaa'), shellRelease('1.0.0-bbbbbbbbbbbb')]],
] as const)('of a %s under development no page falls back to the build before', (_, releases) => {
  let channel: Parameters<typeof publishAlone>[0] = { revision: 1, releasesUrl: '/releases/', slices: {} };
  for (const release of releases) {
    channel = publishAlone(channel, release)?.channel ?? channel;
    expect(release.slice === 'shell' ? channel.shell : channel.slices[release.slice]).toEqual({
      stable: release,
      movedBy: 'hand',
    });
    expect(publishAlone(channel, release), 'again').toBeNull();
  }
});
