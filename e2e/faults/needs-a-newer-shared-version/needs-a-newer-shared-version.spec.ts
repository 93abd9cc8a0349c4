import { test } from '../site/test.ts';

test('a release that needs a newer React than the page has gives way to the one before it', async ({
  expectFallback,
}) => {
  await expectFallback({ release: { shared: { react: '^99.0.0' } } }, { code: 'VETO-104', stage: 'check' });
});
