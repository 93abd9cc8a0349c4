import { expectFallback, test } from '../site/test.ts';

test('a release for another contract gives way to the one before it', async ({ page, store, name, problems }) => {
  problems.expect(/VETO-\d+/);
  await expectFallback(page, store, name, { release: { contract: '^9.0.0' } }, { code: 'VETO-104', stage: 'check' });
});
