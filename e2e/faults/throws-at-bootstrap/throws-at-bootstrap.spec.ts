import { test } from '../site/test.ts';

test('a release whose bootstrap throws gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback(
    { does: { bootstrap: "throw new Error('at bootstrap');" } },
    { code: 'VETO-201', stage: 'bootstrap' },
  );
});
