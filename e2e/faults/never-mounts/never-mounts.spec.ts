import { expectFallback, test } from '../site/test.ts';

test('a release that never mounts gives way to the one before it in 10 seconds', async ({
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
    { does: { mount: 'await new Promise(() => {});' } },
    { code: 'VETO-202', stage: 'mount' },
  );
});
