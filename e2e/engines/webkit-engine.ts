import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../site/start-site.ts';
import { SCREEN, WEBKIT_DRIVER, webKitPath } from './installed.ts';
import type { Engine, Key, Refusal, Tab } from './tab.ts';

const ENVIRONMENT = { LANGUAGE: 'en_US', WEBKIT_DISABLE_COMPOSITING_MODE: '1', TZ: 'Europe/Warsaw' };

/** Switches of its browser for each. */
const REFUSING: Partial<Record<Refusal, string[]>> = {
  null: ['--enable-html5-local-storage=false'],
};

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  ArrowDown: Keys.ARROW_DOWN,
  ' ': Keys.SPACE,
};

/** WebKitGTK, which stands in for Safari. It has no headless mode, so it runs on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  // Without `-noreset` a screen begins anew when its last window goes, and the next browser, which opens at that moment, ends with
  // 'cannot open display'. Its driver, which waits for that browser, then never answers.
  const screen = spawn(SCREEN, ['-displayfd', '1', '-noreset', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const display = `:${String(number).trim()}`;
  let driver: Driver | undefined;
  return {
    name: 'WebKit',
    refusals: Object.keys(REFUSING) as Refusal[],
    // One at a time, as its browser has one window, each with a driver of its own: one that was to end a browser and begin the
    // next has stood still for ever.
    async newVisitor({ refuses } = {}) {
      endWithBrowser(driver);
      driver = await startDriver(display);
      return tabOf(await openSession(driver.port, (refuses && REFUSING[refuses]) ?? []));
    },
    end() {
      endWithBrowser(driver);
      screen.kill('SIGKILL');
    },
  };
}

interface Driver {
  process: ChildProcess;
  port: number;
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort();
  const process = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...globalThis.process.env, ...ENVIRONMENT, DISPLAY: display },
    // A group of its own, to which its browser belongs.
    detached: true,
  });
  await answering(port, process);
  return { process, port };
}

function endWithBrowser(driver: Driver | undefined): void {
  if (driver?.process.pid === undefined) return;
  try {
    process.kill(-driver.process.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function answering(port: number, driver: ChildProcess): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
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

async function openSession(port: number, switches: string[]): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webKitPath(), args: ['--automation', '--private', ...switches] },
    })
    .build();
  await resize(session, 1280);
  return session;
}

const resize = async (session: WebDriver, width: number) => {
  await session.manage().window().setRect({ width, height: 800, x: 0, y: 0 });
};

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
    resize: (width) => resize(session, width),
    async press(key) {
      await session.switchTo().activeElement().sendKeys(KEYS[key]);
    },
    async attach(css, path) {
      await session.findElement(By.css(css)).sendKeys(path);
    },
  };
}
