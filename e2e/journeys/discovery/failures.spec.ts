import type { Page, Route } from '@playwright/test';
import { done, warsawDate } from '../../fixtures/accounts.ts';
import { fillIn, sheetOf, VISIT } from '../../fixtures/booking-dialog.ts';
import { breakAnswers, expectDataProblems, FAILURES, type Failure } from '../../fixtures/broken-answers.ts';
import { withoutAnswers } from '../../fixtures/documents-without-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

const SEARCH = /\/rpc\/search_veterinarians$/;
const FAILED = 'Failed to fetch veterinarians.';
const UNEXPECTED = 'An unexpected error occurred while fetching veterinarians.';
const failures = Object.keys(FAILURES) as Failure[];
/** Every list of veterinarians, each with another failure: what is said depends on the failure, not on the list. */
const LISTS: [string, Failure][] = [
  ['/', 'answers 500'],
  ['/doctors', 'answers garbage'],
  ['/veterinarians?query=&city=all', 'cannot be reached'],
];

test.beforeEach(({ problems }) => expectDataProblems(problems));

for (const [list, failure] of LISTS) {
  test(`the list on ${list}: the server ${failure}`, async ({ page }) => {
    const broken = await breakAnswers(page, SEARCH, failure);
    await page.goto(list);
    const main = page.getByRole('main');
    const failed = main.getByRole('heading', { name: failure === 'answers garbage' ? UNEXPECTED : FAILED });
    await expect(failed).toBeVisible();
    await expect(page.getByText('Loading veterinarians...')).toHaveCount(0);
    await broken.repair();
    await main
      .getByRole('button', { name: /again|retry/i })
      .first()
      .click();
    await expect(main.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
}

test('a profile that the server does not give leads to the listing', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian();
  await breakAnswers(page, /\/rest\/v1\/profiles$/, 'answers garbage');
  await page.goto(`/veterinarian/${vet.id}`);
  await expectToast(page, 'Error', 'An unexpected error occurred.');
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('a profile shows the rest when reviews or free times cannot be read, and tries again', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian();
  const reviews = await breakAnswers(page, /\/rest\/v1\/reviews$/, 'answers 500');
  const times = await breakAnswers(page, /\/rpc\/free_slots$/, 'cannot be reached');
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByRole('region', { name: 'About' })).toContainText('by the sea');
  for (const [region, sentence, broken] of [
    ['Reviews', 'The reviews could not be loaded.', reviews],
    ['Book a visit', 'The free times could not be loaded.', times],
  ] as const) {
    const part = page.getByRole('region', { name: region });
    await expect(part.getByText(sentence)).toBeVisible();
    await broken.repair();
    await part.getByRole('button', { name: /again|retry/i }).click();
    await expect(part.getByText(sentence)).toHaveCount(0);
  }
});

async function fillBooking(page: Page) {
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = sheetOf(page);
  await fillIn(sheet, VISIT, { date: warsawDate(1), time: '10:00' });
  return sheet;
}

test('a booking that fails keeps the form; the second try books', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  const dialog = await fillBooking(page);
  for (const failure of failures.filter((one) => one !== 'answers garbage')) {
    const broken = await breakAnswers(page, /\/rest\/v1\/appointments$/, failure, 'POST');
    await dialog.getByRole('button', { name: 'Book Appointment' }).click();
    // What is said about the first failure is still there at the second.
    await broken.given;
    await expectToast(page, 'Error', 'Failed to book appointment. Please try again.');
    await expect(dialog.getByRole('alert')).toContainText('Failed to book appointment. Please try again.');
    await broken.repair();
  }
  await expect(dialog.getByLabel('Pet Name')).toHaveValue('Burek');
  await expect(dialog.getByRole('radio', { name: '10:00' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(await done(owner.db.from('appointments').select('id'))).toHaveLength(1);
});

test('a session that ends while booking says so; signed in again, nothing typed is lost', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  const dialog = await fillBooking(page);
  const refuse = (status: number, code: string) => (route: Route) =>
    route.fulfill({ status, json: { code, error_code: code, message: code } });
  await page.route(/\/rest\/v1\/appointments/, refuse(401, 'PGRST301'));
  await page.route(/\/auth\/v1\/token/, refuse(400, 'refresh_token_not_found'));
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expectToast(page, 'Session expired', 'Please sign in again to continue.');
  await expect(dialog.getByText('Please log in to book an appointment.')).toBeVisible();
  await page.unrouteAll();

  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Pet Name')).toHaveValue('Burek');
  await expect(dialog.getByLabel('Reason for Visit')).toHaveValue('Itchy ears');
  await expect(dialog.getByRole('radio', { name: '10:00' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
});

test('a home page whose reviews cannot be read shows none, and tries again', async ({ page }) => {
  const broken = await breakAnswers(page, /\/rest\/v1\/reviews$/, 'answers 500');
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What Pet Owners Say' });
  await expect(reviews.getByRole('heading', { name: 'The reviews could not be loaded.' })).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(0);
  await broken.repair();
  await reviews.getByRole('button', { name: 'Try again' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(3);
});

test('a list that the server never answers for fails after ten seconds', async ({ page }) => {
  await withoutAnswers(page);
  await page.route(SEARCH, () => {});
  await page.goto('/doctors');
  await expect(page.getByText('Loading veterinarians...')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 20_000 });
});

test('the contact form keeps a message that was not sent', async ({ page }) => {
  const broken = await breakAnswers(page, /\/contact_messages$/, 'answers 500');
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').fill('Olga Nowak');
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  await form.getByLabel('Subject').fill('Opening hours');
  await form.getByLabel('Message').fill('When do you open on Sundays?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Error', 'Failed to send your message. Please try again.');
  await expect(form.getByLabel('Message')).toHaveValue('When do you open on Sundays?');
  await broken.repair();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Message sent', 'Thank you. We will answer you by email.');
});
