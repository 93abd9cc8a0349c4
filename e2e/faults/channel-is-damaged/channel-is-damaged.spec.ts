import type { Page } from '@playwright/test';
import type { Channel } from '@veto/slice-kit/contract';
import { withoutInlinedChannel } from '../site/inlined-channel.ts';
import { expect, expectRunning, heading, test } from '../site/test.ts';

const CHANNEL = /\/channels\/stable\.json$/;

/** What may come instead of a channel; `live` is the real one, as text. What else may come: read-channel.test.ts. */
const DAMAGES: Record<string, (live: string) => { contentType?: string; body: string }> = {
  'is a page': () => ({ contentType: 'text/html', body: '<!doctype html><title>Veto</title>' }),
  'has a path that is no path': (live) => {
    const channel = JSON.parse(live) as Channel;
    channel.revision += 1000;
    for (const { stable } of Object.values(channel.slices))
      for (const route of stable.manifest.routes) if (route.path !== '/') route.path += '++';
    return { body: JSON.stringify(channel) };
  },
};

async function damageChannel(page: Page, damage: (live: string) => { body: string }): Promise<void> {
  const live = await (await page.request.get('/channels/stable.json')).text();
  await page.route(CHANNEL, (route) => route.fulfill({ contentType: 'application/json', ...damage(live) }));
}

for (const [what, damage] of Object.entries(DAMAGES)) {
  test(`an open tab goes on with the channel that it has when the next one ${what}`, async ({ page, store, slice }) => {
    const old = { slice, version: '1.0.0' };
    await page.clock.install();
    await store.publish(old);
    await page.goto(`/${slice}`);
    await expectRunning(page, old);
    await damageChannel(page, damage);
    const refused = page.waitForEvent('console', (message) => /channel could not be asked for/.test(message.text()));
    await page.clock.fastForward('06:00');
    await refused;
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByText('Please log in to view your pets')).toBeVisible();
    await footer.getByRole('link', { name: slice }).click();
    await expect(heading(page, old)).toBeVisible();
  });
}

test('an open tab never takes an older channel than it has', async ({ page, store, slice }) => {
  await store.publish({ slice, version: '1.0.0' });
  const older = await (await page.request.get('/channels/stable.json')).text();
  const next = { slice, version: '1.0.1' };
  await store.publish(next);
  await page.clock.install();
  await page.goto(`/${slice}`);
  await expectRunning(page, next);
  await damageChannel(page, () => ({ body: older }));
  const asked = page.waitForResponse(CHANNEL);
  await page.clock.fastForward('06:00');
  await (await asked).finished();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await footer.getByRole('link', { name: slice }).click();
  await expectRunning(page, next);
});

test('a document without a channel asks for it; a damaged one is a card with a code, and Retry opens the site', async ({
  page,
  store,
  slice,
  problems,
}) => {
  problems.expect(/VETO-301/, /preload/i);
  const live = { slice, version: '1.0.0' };
  await store.publish(live);
  await withoutInlinedChannel(page);
  await damageChannel(page, () => ({ body: '{}' }));
  await page.goto(`/${slice}`);
  const card = page.getByRole('alert');
  await expect(card).toContainText('The site could not read what it is made of.');
  await expect(card).toContainText('Error code VETO-301');
  await page.unroute(CHANNEL);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectRunning(page, live);
});
