import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../site/start-site.ts';
import type { InstalledEngine, Key, Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const READY_WITHIN_MS = 20_000;

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  ArrowDown: Keys.ARROW_DOWN,
  ' ': Keys.SPACE,
};

/** WebKitGTK, which stands in for Safari. It has no headless mode, so it runs on a screen that nobody sees. */
export const WEBKIT_ENGINE: InstalledEngine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb xauth',
  isInstalled: () => [DRIVER, SCREEN].every((path) => existsSync(path)) && globSync(BROWSERS).length > 0,
  async launch() {
    const port = await freePort();
    const driver = spawn(SCREEN, ['-a', '-s', '-screen 0 1280x900x24', DRIVER, `--port=${port}`], {
      stdio: 'ignore',
      // Its children end with it.
      detached: true,
      env: { ...process.env, LANGUAGE: 'en_US', WEBKIT_DISABLE_COMPOSITING_MODE: '1', TZ: 'Europe/Warsaw' },
    });
    await answering(port, driver);
    const sessions: WebDriver[] = [];
    return {
      name: 'WebKit',
      refusals: [],
      async newVisitor() {
        // One at a time: its browser has one window.
        await sessions.pop()?.quit();
        const session = await openSession(port);
        sessions.push(session);
        return tabOf(session);
      },
      async close() {
        await sessions.pop()?.quit();
        const ended = once(driver, 'close');
        process.kill(-(driver.pid ?? 0), 'SIGTERM');
        await ended;
      },
    };
  },
};

async function answering(port: number, driver: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && driver.exitCode === null) {
    if (
      await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not become ready');
}

async function openSession(port: number): Promise<WebDriver> {
  const [binary = ''] = globSync(BROWSERS);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--private'] },
    })
    .build();
  await session.manage().window().setRect({ width: 1280, height: 800, x: 0, y: 0 });
  return session;
}

function tabOf(session: WebDriver): Tab {
  return {
    open: (address) => session.get(address),
    evaluate: <Result>(expression: string) =>
      session.executeAsyncScript<Result>(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done({ failed: String(error) }));`,
      ),
    click: (css) => session.findElement(By.css(css)).click(),
    async type(text) {
      await session.switchTo().activeElement().sendKeys(text);
    },
    async press(key) {
      await session.switchTo().activeElement().sendKeys(KEYS[key]);
    },
    async attach(css, path) {
      await session.findElement(By.css(css)).sendKeys(path);
    },
  };
}
