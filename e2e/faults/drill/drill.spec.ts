import { FAULTS, playDrill } from '@veto/slice-kit/drill';
import { findChromium } from '../../browser/find-chromium.ts';
import { expect, test } from '../site/test.ts';
import { fullVersion, type Misbehaviour } from '../site/written-slice.ts';

test('a drill says what visitors would see of a release that is not live, and where they would be lost', async ({
  store,
  slice,
}) => {
  await store.publish({ slice, version: '1.0.0' });
  const drillOf = async (version: string, does: Misbehaviour, faults: string[]) => {
    const { query, end } = await store.preview({ slice, version, does });
    const routes = [{ path: `/${slice}`, audience: ['signed-out' as const] }] as never;
    const results = await playDrill(
      {
        preview: `${store.url}/${query}`,
        slice,
        version: fullVersion(version),
        routes,
        paths: [],
        accounts: {},
        gatePassword: 'veto',
        faults,
        browser: findChromium(),
      },
      () => {},
    );
    await end();
    return Object.fromEntries(results.map(({ fault, shown, failure }) => [fault, failure ?? shown]));
  };

  expect(
    await drillOf(
      '2.0.0',
      {},
      FAULTS.map(({ name }) => name),
    ),
  ).toEqual({
    opens: 'candidate',
    'comes and goes': 'candidate',
    'its entry is missing': 'former release',
    // This slice is its entry alone.
    'every other file is missing': 'candidate',
    'its files differ from their hashes': 'former release',
    'its files answer a page': 'former release',
    'storage is refused': 'candidate',
    'the network goes': 'candidate',
    'the database fails': 'candidate',
    'its style sheet covers the site': 'former release',
    'its style sheet hides the header': 'former release',
    'it empties the page': 'former release',
    'it overwrites the history': 'candidate',
    'it goes on writing the title': 'candidate',
    'it breaks a built-in for good': 'candidate',
  });
  const asks = "setInterval(() => fetch('/rest/v1/veterinarians?select=id'), 300);";
  const leaves = "document.body.append(document.createElement('aside'));";
  expect(await drillOf('2.0.1', { effect: asks + leaves }, ['comes and goes', 'the database fails'])).toEqual({
    'comes and goes': expect.stringMatching(/^VETO-208 .* left <aside>/),
    'the database fails': expect.stringMatching(/^asks the same \d+ times in 5 s$/),
  });
});
