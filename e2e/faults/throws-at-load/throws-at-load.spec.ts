import { test } from '../site/test.ts';

test('a release that throws while it is evaluated gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback({ does: { load: "throw new Error('at load');" } }, { code: 'VETO-105', stage: 'load' });
});
