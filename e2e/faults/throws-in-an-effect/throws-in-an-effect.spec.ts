import { test } from '../site/test.ts';

test('a release that throws in an effect gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback({ does: { effect: "throw new Error('in an effect');" } }, { code: 'VETO-203', stage: 'render' });
});
