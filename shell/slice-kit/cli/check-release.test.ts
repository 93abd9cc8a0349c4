import { expect, it } from 'vitest';
import { shellRelease, sliceRelease } from '../releases/release.fixture.ts';
import type { Channel } from '../src/contract/channel.ts';
import { refuseCoreChange } from './check-release.ts';

const CORE = '@veto/shared-data/core';
const shell = (version: string, exports: string[]) => ({
  ...shellRelease('1.0.1-bbbbbbbbbbbb'),
  provides: { [CORE]: { version, files: ['boot.js'], exports } },
});
const live: Channel = {
  revision: 1,
  releasesUrl: '/releases/',
  shell: { stable: shell('1.4.0', ['db', 'signOut']), movedBy: 'hand' },
  slices: {},
};

it.each([
  ['a name more', '1.4.1', ['db', 'signOut', 'storage'], 'gained storage: that is a minor step'],
  ['a name less', '1.5.0', ['db'], 'lost signOut: that is a major step'],
])('a build whose core has %s and a version that does not say so is refused', (_what, version, exports, why) => {
  expect(() => refuseCoreChange(shell(version, exports), live)).toThrow(`shell: ${CORE} ${why}`);
  expect(() => refuseCoreChange(shell(version, exports), live)).toThrow(/^VETO-417/);
});

it('a version that says so passes, and so does whatever has nothing to be compared with', () => {
  refuseCoreChange(shell('1.5.0', ['db', 'signOut', 'storage']), live);
  refuseCoreChange(shell('2.0.0', ['db']), live);
  refuseCoreChange(shell('1.4.0', ['db']), { ...live, shell: undefined });
  refuseCoreChange(sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa'), live);
});
