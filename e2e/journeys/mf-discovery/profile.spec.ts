import { done } from '../../fixtures/accounts.ts';
import { breakAnswers, expectDataProblems } from '../../fixtures/broken-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

test('a profile says who the veterinarian is, what they do, where and when, and is printed without the bar of a phone', async ({
  page,
  accounts,
}) => {
  const [vet, closed] = await Promise.all([
    accounts.veterinarian({ city: 'Gdynia', specialty: 'Cardiology' }),
    accounts.veterinarian(),
  ]);
  await done(closed.db.from('working_hours').delete().eq('veterinarian_id', closed.id).select('id'));
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

  // The width of A4 between its margins. The bar would cover each sheet.
  await page.setViewportSize({ width: 718, height: 1000 });
  const next = page.getByText('next open');
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto(`/veterinarian/${closed.id}`);
  await expect(page.getByText('No times can be booked online at the moment. Please call the clinic.')).toBeVisible();
  await expect(contact).toContainText('Not listed');
  await page.getByRole('link', { name: 'Back to Veterinarians' }).click();
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('an address without an id, with one that nobody has, or whose answer cannot be read, leads to the listing', async ({
  page,
  accounts,
  problems,
}) => {
  problems.expect(/status of 404/);
  await page.goto('/veterinarian/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to fetch veterinarian details.')).toBeVisible();
  await expect(page).toHaveURL(/\/veterinarians$/);
  await page.goto('/veterinarian');
  await expect(page).toHaveURL(/\/veterinarians$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Veterinarians' })).toBeVisible();

  const vet = await accounts.veterinarian();
  expectDataProblems(problems);
  await breakAnswers(page, /\/rest\/v1\/profiles$/, 'answers garbage');
  await page.goto(`/veterinarian/${vet.id}`);
  await expectToast(page, 'Error', 'An unexpected error occurred.');
  await expect(page).toHaveURL(/\/veterinarians$/);
});
