import { done } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a profile says who the veterinarian is, what they do, where and when', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian({ city: 'Gdynia', specialty: 'Cardiology' });
  const details = { education: 'SGGW Warszawa, 2009', years_of_experience: 12 };
  await done(vet.db.from('profiles').update(details).eq('id', vet.id).select('id').single());
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page).toHaveTitle(new RegExp(vet.fullName));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    `Dr. ${vet.fullName}, Cardiology, Gdynia: services, opening hours, reviews and free appointments.`,
  );
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('About')).toContainText('looks after animals by the sea.');
  await expect(part('About')).toContainText('SGGW Warszawa, 2009');
  await expect(page.getByRole('main').getByText('12 years')).toHaveCount(1);
  for (const service of [
    'Wellness exams',
    'Vaccinations',
    'Preventative care',
    'Medical consultations',
    'Emergency care',
  ])
    await expect(part('Services')).toContainText(service);
  const contact = part('Contact Information');
  await expect(contact).toContainText('Gdynia, Poland');
  await expect(contact).toContainText('ul. Morska 12');
  await expect(contact.getByRole('link', { name: '+48 58 123 45 67' })).toHaveAttribute('href', 'tel:+48581234567');
  await expect(contact).toContainText('Sunday');
  await expect(part('Reviews')).toContainText('No reviews yet.');
  await page.getByRole('link', { name: 'Back to Veterinarians' }).click();
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('a profile is printed without the bar that books on a phone, which would cover each sheet', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian();
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`/veterinarian/${vet.id}`);
  const next = page.getByText('next open');
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
});

test('without working hours there is nothing to book online', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian();
  await done(vet.db.from('working_hours').delete().eq('veterinarian_id', vet.id).select('id'));
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByText('No times can be booked online at the moment. Please call the clinic.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact Information' })).toContainText('Not listed');
});

test('an address without an id, or with one that nobody has, leads to the listing', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/veterinarian/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to fetch veterinarian details.')).toBeVisible();
  await expect(page).toHaveURL(/\/veterinarians$/);
  await page.goto('/veterinarian');
  await expect(page).toHaveURL(/\/veterinarians$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Veterinarians' })).toBeVisible();
});
