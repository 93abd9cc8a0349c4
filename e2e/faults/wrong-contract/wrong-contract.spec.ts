import { test } from '../site/test.ts';

test('a release for another contract gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback({ release: { contract: '^9.0.0' } }, { code: 'VETO-104', stage: 'check' });
});
