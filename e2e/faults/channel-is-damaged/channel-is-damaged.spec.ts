import { withoutInlinedChannel } from '../site/inlined-channel.ts';
import { expect, expectRunning, test } from '../site/test.ts';

// What else may come, and what an open tab does with it: read-channel.test.ts, channel-store.test.ts.
const CHANNEL = /\/channels\/stable\.json$/;

test('a document without a channel asks for it; a damaged one is a card with a code, and Retry opens the site', async ({
  page,
  store,
  slice,
  problems,
}) => {
  problems.expect(/VETO-301/);
  const live = { slice, version: '1.0.0' };
  await store.publish(live);
  await withoutInlinedChannel(page);
  await page.route(CHANNEL, (route) => route.fulfill({ json: {} }));
  await page.goto(`/${slice}`);
  const card = page.getByRole('alert');
  await expect(card).toContainText('The site could not read what it is made of.');
  await expect(card).toContainText('Error code VETO-301');
  await page.unroute(CHANNEL);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectRunning(page, live);
});
