import { type Account, done, type VeterinarianAccount, warsawDate } from '../../fixtures/accounts.ts';
import { sheetOf } from '../../fixtures/booking-dialog.ts';
import { expect, test } from '../../fixtures/test.ts';
import { completedVisit } from '../../fixtures/visits.ts';

/** A visit that has taken place, and what its owner wrote about it. */
async function reviewed(vet: VeterinarianAccount, owner: Account, rating: number, comment: string, time: string) {
  const visit = await completedVisit(vet, owner, { time });
  await done(owner.db.from('reviews').insert({ appointment_id: visit.id, rating, comment }).select('id').single());
}

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

test("at 20:00 UTC a clinic that is open from 8 to 18 in Warsaw says 'Closed now'", async ({ page, accounts }) => {
  const vet = await accounts.veterinarian();
  await page.clock.setFixedTime(`${warsawDate()}T20:00:00Z`);
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByRole('region', { name: 'Contact Information' })).toContainText('Closed now');
});

test('reviews show their stars, who wrote them in short, and the answer', async ({ page, accounts }) => {
  const [vet, owner, other, third] = await Promise.all([
    accounts.veterinarian(),
    accounts.owner('Anna Kowalczyk'),
    accounts.owner(),
    accounts.owner(),
  ]);
  await reviewed(vet, other, 5, 'Kind and thorough.', '09:00');
  await reviewed(vet, owner, 4, 'On time.', '10:00');
  await reviewed(vet, third, 3, 'The waiting room was full.', '11:00');
  const answer = { answer: 'Thank you, both.' };
  await done(vet.db.from('reviews').update(answer).eq('veterinarian_id', vet.id).eq('rating', 4).select('id'));
  await page.goto(`/veterinarian/${vet.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(page.getByRole('main')).toContainText('3 reviews');
  // The newest two are large, the others wait for a press.
  await expect(reviews.getByRole('article')).toHaveText([/The waiting room was full\./, /On time\./]);
  await reviews.getByRole('button', { name: 'Show all 3 reviews' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await expect(reviews).toContainText('4.0');
  const stars = (label: string) =>
    reviews.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
  await expect(stars('5 stars')).toHaveText(/1$/);
  await expect(stars('2 stars')).toHaveText(/0$/);
  const first = reviews.getByRole('article').filter({ hasText: 'On time.' });
  await expect(first).toContainText('Anna K.');
  await expect(first).toContainText('Thank you, both.');
  await expect(reviews).not.toContainText('Kowalczyk');
});

test('signed out the button says to sign in, and signing in opens the sheet again', async ({ page, accounts }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('alert')).toContainText('Login Required');
  await expect(sheet.getByRole('alert')).toContainText('Please sign in to book an appointment.');
  await sheet.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(sheet.getByRole('button', { name: 'Book Appointment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/veterinarian/${vet.id}`));
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('a veterinarian sees neither the button nor free times to book', async ({ page, accounts, signIn }) => {
  const [vet, other] = await Promise.all([accounts.veterinarian(), accounts.veterinarian()]);
  await signIn(other);
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByRole('region', { name: 'Contact Information' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Book a visit' })).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a time that a link names is chosen; one that is pressed opens the sheet, and outlives a reload', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const day = warsawDate(1);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}?date=${day}&time=17:30`);
  const times = page.getByRole('region', { name: 'Book a visit' });
  await expect(times.getByRole('radio', { name: '17:30' })).toBeChecked();
  await times.getByRole('radio', { name: '09:30' }).check();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('radio', { name: '09:30' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(times.getByRole('radio', { name: '09:30' })).toBeChecked();
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  await sheet.getByRole('button', { name: 'Other day' }).click();
  await expect(sheet.getByLabel('Date')).toHaveValue(day);
  await expect(sheet.getByRole('radio', { name: '09:30' })).toBeChecked();
});

test('words without an end break instead of widening the page', async ({ page, accounts }) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);
  const vet = await accounts.veterinarian({ fullName: word, city: 'Radom', specialty: word.slice(0, 100) });
  const texts = { clinic_name: word, address: word, description: word, education: word, website: `${word}.pl` };
  await done(vet.db.from('profiles').update(texts).eq('id', vet.id).select('id'));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`/veterinarian/${vet.id}`, '/veterinarians?query=&city=Radom', `/doctors?text=${word}`]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `${path} at ${width}px`).toBeLessThanOrEqual(0);
    }
  }
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
