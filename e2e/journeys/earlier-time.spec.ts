import { done, warsawDate } from '../fixtures/accounts.ts';
import { mailTo, pathOf } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('an owner asks for an earlier time with the keyboard, somebody cancels, and the link of the email takes it', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, rival, vet] = await Promise.all([accounts.owner(), accounts.owner(), accounts.veterinarian()]);
  await takeSlot(owner, vet, warsawDate(15), '13:00');
  const taken = await takeSlot(rival, vet, warsawDate(5), '10:00');
  await signIn(owner);
  await page.goto('/appointments');
  const ask = page.getByRole('button', { name: 'Tell me if something earlier comes free' });
  await ask.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Earlier is better' });
  await expect(sheet.getByText('Yours for certain')).toBeVisible();
  // Tests run at night, too.
  await sheet.getByRole('checkbox', { name: /^Ask me at night too/ }).press('Space');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  await expect(sheet.getByRole('checkbox', { name: /^Ask me at night too/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Tell me about earlier times' }).press('Enter');
  await expectToast(page, 'Request sent', 'As soon as an earlier time comes free, we email you and tell you here.');
  await expect(page.getByRole('region', { name: 'Waiting for an earlier time' })).toContainText(
    `Figa, Dr. ${vet.fullName}`,
  );

  await done(rival.db.from('appointments').update({ status: 'cancelled' }).eq('id', taken.id).select('id'));

  const offer = page.getByRole('region', { name: /^A time is free on / });
  await expect(offer).toContainText('10:00');
  await expect(offer.getByText(/^Held for you: \d+:\d\d$/)).toBeVisible();

  const mail = await mailTo(page, owner.email, /^An earlier time is free.* at 10:00$/);
  await page.goto(pathOf(mail, '/appointments?offered'));
  await offer.getByRole('button', { name: /^Take \w+day, 10:00$/ }).press('Enter');
  await expect(page.getByText(/^Your visit is now .* at 10:00\.$/)).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: vet.fullName })).toContainText('10:00');
});
