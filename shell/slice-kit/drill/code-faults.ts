import type { Page } from 'playwright-core';
import { changeEntry } from './changed-entry.ts';
import { type Fault, LIMIT_MS, type Outcome, secondsSince, type Trial } from './faults.ts';
import { LEFT, MISTAKES, type Mistake } from './mistakes.ts';

/** Longer than a timer of a mistake takes, in milliseconds. */
const TIMER_MS = 300;
/** A page has a second to open its locks itself, and the shell is idle later, in milliseconds. */
const HEALS_MS = 3000;

/**
 * By the header, as a visitor does: the page that its last link leads to comes, with a title and a style of its own. Before the session is
 * known, that may be one more page of the slice: the visitor goes on, once.
 */
async function leavesByHeader({ page, slice }: Trial): Promise<void> {
  for (const _step of ['first', 'second']) {
    const from = new URL(page.url()).pathname;
    const links = page.locator(`#veto > header a[href^="/"]:not([href="${from}"])`).locator('visible=true');
    await links.last().click();
    // In one question: where the shell loads the page anew, the document that is asked goes, and the next one is asked.
    const isGone = await page.waitForFunction(
      ([path, name]) =>
        location.pathname !== path &&
        document.querySelector('main h1') &&
        (document.querySelector(`#slice-outlet > [data-slice="${name}"]`) ? 'no' : 'yes'),
      [from, slice] as const,
    );
    if ((await isGone.jsonValue()) === 'yes') return;
  }
}

function lost(what: string): never {
  throw new Error(`a slice that has left ${what}`);
}

async function refuseLeavings(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  // Whoever listens to presses hears of this one.
  await page.locator('main h1').first().click({ timeout: LIMIT_MS });
  await page.waitForTimeout(TIMER_MS);
  if (new URL(page.url()).pathname !== pathname) lost('leads the visitor back');
  await page.keyboard.press('Tab');
  const isOnTitle = await page.waitForFunction(() =>
    document.activeElement === document.body || document.activeElement?.tagName === 'H1' ? 'yes' : 'no',
  );
  if ((await isOnTitle.jsonValue()) === 'yes') lost('keeps the keys');
  const lacks = (property: 'overflowY' | 'fontFamily', value: string) =>
    page.waitForFunction(([name, left]) => getComputedStyle(document.body)[name] !== left, [property, value] as const, {
      timeout: HEALS_MS,
    });
  await lacks('overflowY', 'hidden').catch(() => lost('keeps the page from scrolling'));
  await lacks('fontFamily', LEFT.font).catch(() => lost('styles the page'));
  if ((await page.title()) === LEFT.title) lost('writes the title');
  await page
    .waitForFunction(() => document.designMode === 'off', undefined, { timeout: HEALS_MS })
    .catch(() => lost('lets visitors write over the page'));
}

/** Waits for the moment of the mistake, in milliseconds. A release that never comes to it keeps nobody waiting for ever. */
async function momentOf(struck: Promise<number>): Promise<number> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it never comes to the mistake')), LIMIT_MS);
  return Promise.race([struck, tooLate]).finally(() => clearTimeout(timer));
}

async function press({ page }: Trial): Promise<void> {
  const title = page.locator('[data-drilled] h1').first();
  await title.waitFor();
  // A tab that the mistake has taken never answers.
  title.click().catch(() => {});
}

/** Whether the document that is there goes by itself. */
function goesAgain(page: Page): Promise<boolean> {
  return page.waitForEvent('domcontentloaded', { timeout: HEALS_MS }).then(
    () => true,
    () => false,
  );
}

/** The visitor meets the mistake, sees what stands in its place, and gets away by the header. */
async function play(trial: Trial, mistake: Mistake): Promise<Outcome> {
  const struck = Promise.withResolvers<number>();
  let wrong: string | undefined;
  await trial.page.exposeFunction('vetoDrilled', (why?: string) => {
    wrong ??= why;
    struck.resolve(Date.now());
  });
  await changeEntry(trial, mistake);
  if (mistake.goes === 'untold') await trial.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
  await trial.open();
  if (mistake.at === 'unmount') {
    const shown = await trial.shown();
    await leavesByHeader(trial);
    return { shown, seconds: secondsSince(await momentOf(struck.promise)) };
  }
  if (mistake.at === 'press') await press(trial);
  // A slice without React is shown, and never comes to it.
  const isShown = mistake.at === 'render' ? trial.shown().then(() => Date.now()) : momentOf(struck.promise);
  const at = await Promise.race([struck.promise, isShown]);
  const seen = mistake.takesTab ? await trial.inNewTab() : trial;
  if (mistake.takesTab) await seen.open();
  let shown = await seen.shown().finally(() => {
    if (wrong) throw new Error(wrong);
  });
  let seconds = secondsSince(at);
  while (mistake.goes && (await goesAgain(seen.page))) {
    if (seconds * 1000 > LIMIT_MS) lost('loads its page without end');
    shown = await seen.shown();
    seconds = secondsSince(at);
  }
  await leavesByHeader(seen);
  await refuseLeavings(seen.page);
  return { shown, seconds };
}

/** A mistake of the release's own code. */
export const CODE_FAULTS: readonly Fault[] = Object.entries(MISTAKES).map(([name, mistake]) => ({
  name,
  allows: mistake.allows,
  play: (trial) => play(trial, mistake),
}));
