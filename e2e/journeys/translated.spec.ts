import type { Page } from '@playwright/test';
import { sheetOf } from '../fixtures/booking-dialog.ts';
import { demoOf } from '../fixtures/demo.ts';
import type { Problems } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';

/** As Chrome's translator does, now and with each change: every text gives its place to an element with another one. */
function translate(): void {
  const isOurs = (node: Node | null) => node?.parentElement?.closest('font, script, style, [translate=no]') !== null;
  const put = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (isOurs(text) || !text.data.trim()) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) put(node);
  }).observe(document.body, { childList: true, subtree: true });
  put(document.body);
}

/** Runs in the page: texts that a translator has taken although they are no words, and those names, each alone in its place. */
function spoiltTexts(names: string[]): string[] {
  const numbers = [
    /^\d{1,2}:\d\d( [AP]M)?( – \d{1,2}:\d\d( [AP]M)?)?$/,
    /^\+?\d[\d -]{8,}$/,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    /^VETO-\d+$/,
    /^Veto$/,
  ];
  return [...document.querySelectorAll('font > font')]
    .filter((font) => font.textContent.trim() === font.parentElement?.parentElement?.textContent.trim())
    .map((font) => font.textContent.trim())
    .filter((text) => names.includes(text.replace(/^Dr\. /, '')) || numbers.some((number) => number.test(text)));
}

/** What somebody who is signed out does on a screen, by its path. */
const GOES_ON: Readonly<Record<string, (page: Page, problems: Problems) => Promise<void>>> = {
  async '/emergency'(page) {
    await page.getByRole('button', { name: 'Use my position' }).click();
    await page.getByRole('combobox', { name: 'Near' }).selectOption('Kraków');
    await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Kraków');
  },
  async '/doctors'(page) {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/veterinarian\//);
    await page.getByRole('button', { name: 'Book an Appointment' }).click();
    await expect(sheetOf(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
  },
  async '/login'(page, problems) {
    const signIn = page.getByRole('main').getByRole('button', { name: /sign in/i });
    await page.getByLabel('Email').fill('nobody');
    await signIn.click();
    await expect(page.getByLabel('Email')).toHaveValue('nobody');
    await page.getByLabel('Email').fill('nobody@veto.example');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    problems.expect(/status of 400/, /Change failed/);
    await signIn.click();
    await expect(signIn).toBeEnabled();
  },
  async '/contact'(page) {
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  },
};

const WALKS = {
  'somebody who is signed out': [
    ...['/doctors', '/veterinarians', '/services', '/help', '/contact', '/privacy', '/terms', '/emergency'],
    ...['/map-search', '/for-vets', '/pets', '/register', '/forgot-password', '/login', '/veterinarian/:vet'],
  ],
  'an owner': [
    ...['/dashboard', '/pets', '/pets/:pet', '/pets/:pet/passport', '/appointments', '/appointments/:visit'],
    ...['/appointments/new', '/messages', '/account', '/doctors'],
  ],
  'a veterinarian': [
    ...['/dashboard', '/appointments', '/appointments/:visitOfVet', '/for-vets/manage', '/for-vets/calendar'],
    ...['/messages', '/account'],
  ],
};

for (const [who, paths] of Object.entries(WALKS))
  test(`${who} walks through all screens in a tab that is being translated, and names and numbers stay as they are`, async ({
    page,
    accounts,
    signIn,
    problems,
  }) => {
    const isSignedOut = who === 'somebody who is signed out';
    const { owner, vet, ids, names } = await demoOf(accounts);
    if (who === 'an owner') await signIn(owner);
    if (who === 'a veterinarian') await signIn(vet);
    await page.goto('/');
    // A browser translates what has come; the pages after it come translated bit by bit.
    await page.waitForLoadState('networkidle');
    await page.evaluate(translate);
    for (const pattern of paths) {
      const path = pattern.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]);
      // As links do; each page takes the place of one whose texts are no more React's.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('font').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect.soft(await page.evaluate(spoiltTexts, names), path).toEqual([]);
      if (isSignedOut) await GOES_ON[path]?.(page, problems);
      await expect(page.getByText('Error code')).toHaveCount(0);
    }
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
