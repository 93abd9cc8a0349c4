import { expect, reportWith, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

/** What a slice leaves: how, what the report calls it, and whether it is there. A header that cannot be pressed is opened before that. */
const LEAVINGS: Record<string, { effect: string; named: string; isThere: string }> = {
  'an overlay': {
    effect: "document.body.append(Object.assign(document.createElement('div'), { id: 'promo' }));",
    named: '<div#promo>',
    isThere: "document.getElementById('promo') !== null",
  },
  'a style sheet': {
    effect: "document.head.appendChild(document.createElement('style')).textContent = '';",
    named: '<style>',
    isThere: "document.head.querySelectorAll('style:not([data-emotion])').length > 0",
  },
  'an adopted style sheet': {
    effect: 'document.adoptedStyleSheets.splice(0, 0, new CSSStyleSheet());',
    named: 'a sheet of adoptedStyleSheets',
    isThere: 'document.adoptedStyleSheets.length > 0',
  },
  'a body that cannot be scrolled': {
    effect: "document.body.style.overflow = 'hidden';",
    named: 'overflow of <body>',
    isThere: "document.body.style.overflow === 'hidden'",
  },
  'listeners of the window': {
    effect: "window.heard = 0; window.addEventListener('veto-test', () => { window.heard++; });",
    named: 'a listener of the window (veto-test)',
    isThere: "(window.heard = 0, window.dispatchEvent(new Event('veto-test')), window.heard > 0)",
  },
};

test.use({ leavings: 'watched' });
test.beforeEach(({ problems }) => problems.expect(/VETO-208/));

test('all that a slice leaves is reported under its name, and taken away', async ({ page, slice, openFirst }) => {
  const leavings = Object.values(LEAVINGS);
  const areThere = () => page.evaluate(`[${leavings.map(({ isThere }) => isThere).join()}]`);
  await openFirst({ does: { effect: leavings.map(({ effect }) => `{ ${effect} }`).join('\n') } });
  await expect(page.locator(`[data-slice="${slice}"] h1`)).toBeVisible();
  await expect.poll(areThere).toEqual(leavings.map(() => true));
  await page.locator('footer a', { hasText: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  const report = await reportWith(page, slice, 'VETO-208');
  expect(report).toMatchObject({ version: fullVersion('1.0.0'), stage: 'left', route: '/pets' });
  for (const { named } of leavings) expect(report.message).toContain(named);
  await expect.poll(areThere).toEqual(leavings.map(() => false));
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
});
