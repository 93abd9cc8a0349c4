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
    return Object.fromEntries(
      results.map(({ fault, shown, codes = [], failure }) => [fault, failure ?? [shown, ...codes].join(', ')]),
    );
  };

  const said = await drillOf(
    '2.0.0',
    {},
    FAULTS.map(({ name }) => name),
  );
  expect(said).toEqual({
    opens: 'candidate',
    'comes and goes': 'candidate',
    'is mounted many times': 'candidate',
    'its entry is missing': 'former release, VETO-101',
    // This slice is its entry alone.
    'every other file is missing': 'candidate',
    'its files differ from their hashes': 'former release, VETO-102',
    'its files answer a page': 'former release, VETO-102',
    'storage is refused': 'candidate',
    // And VETO-301 where the page asks for the channel meanwhile.
    'the network goes': expect.stringMatching(/^candidate/),
    'the database fails': 'candidate',
    'it defines no container': 'former release, VETO-103',
    'it exports no lifecycles': 'former release, VETO-105',
    'it throws when it is loaded': 'former release, VETO-105',
    'it throws in bootstrap': 'former release, VETO-201',
    'it throws in mount': 'former release, VETO-202',
    'it never mounts': 'former release, VETO-202',
    'it breaks a built-in as it mounts': 'former release, VETO-205',
    'it throws in render': 'former release, VETO-202',
    'it names a form as the document names its own': 'candidate, VETO-205',
    'it throws in a time-out': 'candidate',
    'it rejects a promise': 'candidate',
    'it throws in an event handler': 'candidate',
    'it loops without end': 'candidate',
    'it throws in unmount': 'candidate, VETO-204',
    'it never unmounts': 'candidate',
    'its style sheet covers the site': 'former release, VETO-203',
    'its style sheet hides the header': 'former release, VETO-203',
    'its style sheet styles the site': 'candidate',
    'it covers the page and keeps presses': 'former release, VETO-203',
    'it empties the page': 'former release, VETO-203',
    'it empties the header': 'former release, VETO-203',
    'it takes the header as often as it comes back': 'former release, VETO-203',
    'it removes its place': 'former release, VETO-203',
    'it overwrites the history': 'candidate, VETO-205',
    // The card may come after the first look.
    'it changes the page without end': expect.stringMatching(/, VETO-207/),
    'it goes on writing the title': 'candidate',
    'it leads back after it has left': 'candidate, VETO-208',
    'it loads its page after it has left': 'candidate, VETO-208',
    'it goes back after it has left': 'candidate, VETO-208',
    'it answers to presses after it has left': 'candidate, VETO-208',
    'it takes keys after it has left': 'candidate, VETO-208',
    'it keeps the page from scrolling after it has left': 'candidate',
    // Named when the page next works with it.
    'it overwrites fetch': expect.stringMatching(/, VETO-205/),
    'it breaks a built-in for good': expect.stringMatching(/, VETO-205/),
    'it fills the storage': 'candidate',
    'it floods the cookies': 'former release, VETO-203',
    'it floods the cookies by their store': 'former release, VETO-203',
    'it clears the storage': 'candidate',
    'it loads the page again without end': expect.stringMatching(/, VETO-207/),
    'it loads the page again where no browser tells': 'former release, VETO-207',
    'it refreshes the page without end': 'former release, VETO-207',
    'it forbids scripts and questions': 'former release, VETO-203',
    'it puts a policy into the head by every method': 'former release, VETO-203',
    'it opens a new document': 'former release, VETO-203',
    'it empties the document': 'former release, VETO-203',
    'it replaces the document by nothing': 'former release, VETO-203',
    'it replaces the body': 'candidate',
    'it lets visitors write over the page': 'candidate',
    'it writes a new document': 'former release, VETO-203',
    // Named where the guard of the header was there before.
    'it makes the page inert': expect.stringMatching(/^(candidate|former release)/),
    'it hides the page': expect.stringMatching(/^(candidate|former release)/),
    'it ends every download': 'candidate',
    'it moves the base of all addresses': 'candidate',
    'it works in every frame': expect.stringMatching(/^candidate/),
    'it opens a dialog without a way out': expect.stringMatching(/^(candidate|former release)/),
  });
  const keeps =
    "(globalThis.kept ??= []).push(...document.querySelectorAll('main *')); addEventListener('resize', () => {});";
  expect(await drillOf('2.0.2', { effect: keeps }, ['is mounted many times'])).toEqual({
    'is mounted many times': expect.stringMatching(/^grows with each mount: \d+ kB, 1 listeners, \d+ nodes a mount$/),
  });
  const asks = "setInterval(() => fetch('/rest/v1/veterinarians?select=id'), 300);";
  const leaves = "document.body.append(document.createElement('aside'));";
  const asking = await drillOf('2.0.1', { effect: asks + leaves }, ['comes and goes', 'the database fails']);
  expect(asking).toEqual({
    'comes and goes': expect.stringMatching(/^VETO-208 .* left <aside>/),
    'the database fails': expect.stringMatching(/^asks the same \d+ times in 5 s$/),
  });
});
