import { expectFallback, test } from '../site/test.ts';

test('a release that throws while it is evaluated gives way to the one before it', async ({
  page,
  store,
  name,
  problems,
}) => {
  problems.expect(/VETO-\d+/);
  await expectFallback(
    page,
    store,
    name,
    { does: { load: "throw new Error('at load');" } },
    { code: 'VETO-105', stage: 'load' },
  );
});
