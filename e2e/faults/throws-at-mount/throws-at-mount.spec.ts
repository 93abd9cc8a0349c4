import { test } from '../site/test.ts';

test('a release whose mount throws gives way to the one before it', async ({ expectFallback }) => {
  await expectFallback({ does: { mount: "throw new Error('at mount');" } }, { code: 'VETO-202', stage: 'mount' });
});
