import { expectFallback, test } from '../site/test.ts';

for (const container of ['somebody_elses_container', 'customElements', 'document']) {
  test(`a release whose entry does not define ${container} as its container gives way to the one before it`, async ({
    page,
    store,
    name,
    problems,
  }) => {
    problems.expect(/VETO-\d+/);
    // The channel names it; the entry script defines what its build was called.
    await expectFallback(page, store, name, { release: { container } }, { code: 'VETO-103', stage: 'load' });
  });
}
