import { test } from '../site/test.ts';

for (const container of ['somebody_elses_container', 'document']) {
  test(`a release whose entry does not define ${container} as its container gives way to the one before it`, async ({
    expectFallback,
  }) => {
    // The channel names it; the entry script defines what its build was called.
    await expectFallback({ release: { container } }, { code: 'VETO-103', stage: 'load' });
  });
}
