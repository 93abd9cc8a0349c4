import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Fault, Shown, Trial } from './faults.ts';

const COVER = 'content: ""; position: fixed; inset: 0; z-index: 2147483647; background: #fff';
const rule = (text: string) =>
  `document.head.append(style = document.createElement('style')); style.sheet.insertRule(${JSON.stringify(text)});`;

/** Where a visitor may be after such a fault: a release that has done no lasting harm stays. */
const SERVED: readonly Shown[] = ['candidate', 'former release', 'card'];
const REPLACED: readonly Shown[] = ['former release', 'card'];
const TITLE = 'Written by a slice that has left';

/** Statements that a team's mistake may come to, run once the slice is on the page; `style` is declared. */
const MISTAKES: Record<string, { code: string; allows: readonly Shown[] }> = {
  'its style sheet covers the site': { code: rule(`body::after { ${COVER} }`), allows: REPLACED },
  'its style sheet hides the header': { code: rule('header { opacity: 0 }'), allows: REPLACED },
  'it empties the page': { code: "document.body.innerHTML = '';", allows: REPLACED },
  'it overwrites the history': {
    code: 'history.pushState = history.replaceState = () => {};',
    allows: SERVED,
  },
  'it goes on writing the title': {
    code: `setInterval(() => { if (!document.querySelector('[data-drilled]')) document.title = '${TITLE}'; }, 50);`,
    allows: SERVED,
  },
  'it breaks a built-in for good': {
    code: "Object.defineProperty(Array.prototype, 'map', { value() { throw new Error('no map'); }, writable: false, configurable: false });",
    allows: SERVED,
  },
};

/** Waits for the slice's place, marks it, and makes the mistake; `vetoDrilledAt` is when. */
const mistakeOf = (slice: string, code: string) => `
;(() => {
  const look = setInterval(() => {
    const place = document.querySelector('[data-slice="${slice}"]:not([hidden])');
    if (!place) return;
    clearInterval(look);
    place.dataset.drilled = '';
    globalThis.vetoDrilledAt = performance.now();
    let style;
    ${code}
  }, 20);
})();`;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * From the next document on, the release's entry has these statements at its end, and all that names its hash names the new one: the
 * site takes the entry for the real one. In the browser, as nothing else may know the preview's address.
 */
async function changeEntry({ page, files, slice }: Trial, code: string): Promise<void> {
  const entry = await page.evaluate(async (folder) => {
    const { entry: name } = (await (await fetch(`${folder}release.json`)).json()) as { entry: string };
    return { name, text: await (await fetch(folder + name)).text() };
  }, files);
  const changed = entry.text + mistakeOf(slice, code);
  const devtools = await page.context().newCDPSession(page);
  const responses = { urlPattern: '*', requestStage: 'Response' } as const;
  devtools.on('Fetch.requestPaused', async ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
    if (responseStatusCode !== 200) return devtools.send('Fetch.continueRequest', { requestId });
    const answer = await devtools.send('Fetch.getResponseBody', { requestId });
    const text = Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8').toString();
    const isEntry = request.url.endsWith(files + entry.name);
    const body = isEntry ? changed : text.replaceAll(sha384(entry.text), sha384(changed));
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name)),
      body: Buffer.from(body).toString('base64'),
    });
  });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Fetch.enable', {
    patterns: [
      { ...responses, resourceType: 'Document' },
      { ...responses, urlPattern: '*/channels/*' },
      { ...responses, urlPattern: `*${files}${entry.name}` },
    ],
  });
}

/** How many seconds after the mistake header and page answer again. Rejects where they do not. */
async function servedAfter(page: Page): Promise<number> {
  const beganAt = Date.now();
  const served = await page.waitForFunction(() => {
    const { vetoDrilledAt } = globalThis as { vetoDrilledAt?: number };
    const header = document.querySelector('#veto > header');
    const { left = 0, top = 0, width = 0, height = 0 } = header?.getBoundingClientRect() ?? {};
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = header?.contains(pressed) && getComputedStyle(header).opacity !== '0';
    if (!isSeen || !document.querySelector('main h1')) return undefined;
    return { ms: vetoDrilledAt === undefined ? undefined : performance.now() - vetoDrilledAt };
  });
  const { ms = Date.now() - beganAt } = (await served.jsonValue()) ?? {};
  return Math.round(ms / 100) / 10;
}

/** By the header, as a visitor does: the page that its last link leads to comes, with a title of its own. */
async function leavesByHeader(page: Page): Promise<void> {
  const from = new URL(page.url()).pathname;
  const links = page.locator(`#veto > header a[href^="/"]:not([href="${from}"])`).locator('visible=true');
  await links.last().click();
  await page.waitForFunction((path) => location.pathname !== path && document.querySelector('main h1'), from);
  // Longer than a timer that writes takes.
  await page.waitForTimeout(300);
  if ((await page.title()) === TITLE) throw new Error('the title is the one of a slice that has left');
}

/** A mistake of the release's own code. The visitor gets away by the header, whatever is shown. */
export const CODE_FAULTS: readonly Fault[] = Object.entries(MISTAKES).map(([name, { code, allows }]) => ({
  name,
  allows,
  async play(trial) {
    await trial.open();
    await changeEntry(trial, code);
    await trial.open();
    await trial.page.waitForFunction(() => 'vetoDrilledAt' in globalThis);
    const seconds = await servedAfter(trial.page);
    const shown = await trial.shown();
    await leavesByHeader(trial.page);
    return { shown, seconds };
  },
}));
