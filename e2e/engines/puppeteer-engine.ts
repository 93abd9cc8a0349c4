import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { firefoxPath } from './installed.ts';
import type { Engine, Refusal, Tab } from './tab.ts';

/** Firefox's own settings for each. */
const REFUSING: Partial<Record<Refusal, Record<string, unknown>>> = {
  null: { 'dom.storage.enabled': false },
  throws: { 'network.cookie.cookieBehavior': 2 },
};

export async function startFirefox(): Promise<Engine> {
  return engineOf('Firefox', Object.keys(REFUSING) as Refusal[], (refusal) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath() ?? '',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US', ...(refusal && REFUSING[refusal]) },
    }),
  );
}

/** The engine of all other browser tests: a journey that fails here too fails for no browser's sake. */
export async function startChromium(): Promise<Engine> {
  const options = { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, '--lang=en-US'] };
  return engineOf('Chromium', [], () => puppeteer.launch(options));
}

function engineOf(name: string, refusals: Refusal[], start: (refusal?: Refusal) => Promise<Browser>): Engine {
  const browsers = new Map<Refusal | undefined, Promise<Browser>>();
  const browserOf = (refusal?: Refusal) => {
    const browser = browsers.get(refusal) ?? start(refusal);
    browsers.set(refusal, browser);
    return browser;
  };
  return {
    name,
    refusals,
    async newVisitor({ refuses } = {}) {
      const context = await (await browserOf(refuses)).createBrowserContext();
      // Not the first tab of Firefox: it never has the focus.
      const page = await context.newPage();
      await page.setViewport(sizeOf(1280));
      return tabOf(page);
    },
    end() {
      for (const each of browsers.values())
        void each.then(
          (browser) => browser.process()?.kill('SIGKILL'),
          () => undefined,
        );
    },
  };
}

const sizeOf = (width: number) => ({ width, height: 800 });

function tabOf(page: Page): Tab {
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: (css) => page.click(css),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport(sizeOf(width)),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    async attach(css, path) {
      const field = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      if (!field) throw new Error(`no field ${css}`);
      await field.uploadFile(path);
    },
  };
}
