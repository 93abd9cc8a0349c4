import { expectFallback, test } from '../site/test.ts';

test('a release whose bootstrap throws gives way to the one before it', async ({ page, store, name, problems }) => {
  problems.expect(/VETO-\d+/);
  await expectFallback(
    page,
    store,
    name,
    { does: { bootstrap: "throw new Error('at bootstrap');" } },
    { code: 'VETO-201', stage: 'bootstrap' },
  );
});
