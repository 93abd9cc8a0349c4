import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import type { Engine, InstalledEngine, Refusal, Tab } from './tab.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox's own settings for each. */
const REFUSING: Record<Refusal, Record<string, unknown>> = {
  null: { 'dom.storage.enabled': false },
  throws: { 'network.cookie.cookieBehavior': 2 },
};

const firefoxPath = () => process.env.VETO_FIREFOX ?? FIREFOX.find((path) => existsSync(path));

const launchFirefox = (prefs: Record<string, unknown> = {}) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', ...prefs },
  });

export const FIREFOX_ENGINE: InstalledEngine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => firefoxPath() !== undefined,
  async launch() {
    const [browser, others] = [await launchFirefox(), new Set<Browser>()];
    return engineOf('Firefox', browser, {
      others,
      refuse: async (refusal) => {
        const other = await launchFirefox(REFUSING[refusal]);
        others.add(other);
        return other;
      },
    });
  },
};

/** The engine of all other browser tests, so that a journey that fails in all three is known for what it is. */
export const CHROMIUM_ENGINE: InstalledEngine = {
  name: 'Chromium',
  packages: 'chromium-headless-shell',
  isInstalled: () => true,
  async launch() {
    const options = { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, '--lang=en-US'] };
    return engineOf('Chromium', await puppeteer.launch(options));
  },
};

function engineOf(
  name: string,
  browser: Browser,
  more?: { others: Set<Browser>; refuse(refusal: Refusal): Promise<Browser> },
): Engine {
  return {
    name,
    refusals: more ? ['null', 'throws'] : [],
    async newVisitor({ refuses } = {}) {
      const whose = refuses && more ? await more.refuse(refuses) : browser;
      const context = await whose.createBrowserContext();
      // Not the first tab of Firefox: it never has the focus.
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      return tabOf(page);
    },
    async close() {
      await Promise.all([browser, ...(more?.others ?? [])].map((each) => each.close()));
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: (css) => page.click(css),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    async attach(css, path) {
      const field = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      if (!field) throw new Error(`no field ${css}`);
      await field.uploadFile(path);
    },
  };
}
