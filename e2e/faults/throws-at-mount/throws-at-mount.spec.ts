import { expectFallback, test } from '../site/test.ts';

test('a release whose mount throws gives way to the one before it', async ({ page, store, name, problems }) => {
  problems.expect(/VETO-\d+/);
  await expectFallback(
    page,
    store,
    name,
    { does: { mount: "throw new Error('at mount');" } },
    { code: 'VETO-202', stage: 'mount' },
  );
});
