import { done, warsawDate } from '../fixtures/accounts.ts';
import { mailTo, pathOf } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('a booking rings the vet’s bell; the link of its mail stops such mails, signed out', async ({
  page,
  accounts,
  signIn,
  newVisitor,
}) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  await takeSlot(owner, vet, warsawDate(3), '09:00');
  await signIn(vet);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  const shown = await bell.elementHandle();
  await bell.click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByRole('link')).toContainText(`${owner.fullName} booked a visit for Figa`);
  await drawer.getByRole('link').click();
  await expect(page).toHaveURL(/\/appointments\/[\da-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect.poll(() => shown?.evaluate((element) => element.isConnected), 'it outlives the page').toBe(true);

  const mail = await mailTo(page, owner.email, /^Your visit is booked$/);
  const signedOut = await newVisitor();
  await signedOut.goto(pathOf(mail, '/unsubscribe/'));
  await signedOut.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(signedOut.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await done(owner.db.from('notification_preferences').select('topic, channel, wanted'))).toEqual([
    { topic: 'visits', channel: 'mail', wanted: false },
  ]);
});
