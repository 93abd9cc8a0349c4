import type { CDPSession, Page } from '@playwright/test';
import { parseRates } from '@veto/slice-kit/release-rates';
import { sheetOf } from '../../fixtures/booking-dialog.ts';
import { allReports, expect, test } from '../site/test.ts';
import { FOREIGN_CHANGES, type ForeignChange } from './foreign-changes.ts';

const WORDS = 'He has been limping since Tuesday, more so in the evening.';

/** Changes the page as a script in it would, or as an add-on's content script beside it. */
function changer(page: Page, devtools: CDPSession) {
  return async ({ change, isIsolated }: ForeignChange) => {
    if (!isIsolated) {
      await page.evaluate(`globalThis.takeBack = (${change})(); undefined`);
      return () => page.evaluate('globalThis.takeBack?.()');
    }
    const { frameTree } = await devtools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'an add-on',
    });
    const run = async (expression: string) => {
      const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression, contextId });
      expect(exceptionDetails?.exception?.description).toBeUndefined();
    };
    await run(`globalThis.takeBack = (${change})(); undefined`);
    return () => run('globalThis.takeBack?.()');
  };
}

async function failuresOf(page: Page): Promise<number> {
  const { rates } = parseRates(await (await page.request.get('/_rates')).text());
  return rates.reduce((sum, { failures }) => sum + failures, 0);
}

test('whatever add-ons do to a page, no slice is blamed and no word is lost', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/broken by an add-on/);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const field = sheetOf(page).getByLabel('Reason for Visit');
  await field.fill(WORDS);
  // What comes once the page is idle is there.
  await page.waitForLoadState('networkidle');
  const before = { reports: (await allReports(page)).length, failures: await failuresOf(page) };
  const lost: string[] = [];
  const apply = changer(page, await page.context().newCDPSession(page));

  for (const [nth, foreign] of FOREIGN_CHANGES.entries())
    await test.step(foreign.name, async () => {
      await field.focus();
      const takeBack = await apply(foreign);
      // The page works on: it renders what is typed, and moves.
      await field.press('End');
      await field.pressSequentially(` ${nth}`);
      await page.mouse.click(2, 300);
      await page.evaluate(() => history.replaceState(history.state, '', `?at=${performance.now()}`)).catch(() => {});
      await takeBack();
      const keepsWords = async () => new RegExp(`^${WORDS}.* ${nth}$`).test(await field.inputValue());
      if (!(await keepsWords())) lost.push(foreign.name);
    });

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  const blamed = (await allReports(page)).slice(before.reports).filter(({ slice }) => slice !== undefined);
  console.log(`${FOREIGN_CHANGES.length} kinds of foreign change: ${blamed.length} blamed, ${lost.length} words lost`);
  expect({ blamed, lost }).toEqual({ blamed: [], lost: [] });
  expect(await failuresOf(page)).toBe(before.failures);
});
