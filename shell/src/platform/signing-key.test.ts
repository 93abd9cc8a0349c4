import { isSignedBy } from '@veto/slice-kit/releases';
import { expect, it } from 'vitest';
import { person } from '../../slice-kit/releases/keys.fixture.ts';
import { readSigningKey } from './signing-key.ts';

it('signs in the page as the command does at the terminal', async () => {
  const { key, pem } = person('ann');
  const inPage = await readSigningKey(pem);
  expect(inPage?.blob).toBe(key.blob);
  expect(isSignedBy(key.blob, 'a move – ✓', (await inPage?.sign('a move – ✓')) ?? '')).toBe(true);
});

it.each(['', 'no key', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'])(
  '%j is no key',
  async (text) => {
    expect(await readSigningKey(text)).toBeNull();
  },
);
