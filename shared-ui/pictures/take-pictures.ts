import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../storybook/browser.ts';
import { STORY_TIME } from '../storybook/story-time.ts';
import type { Pictures } from './judge.ts';

const THEMES = ['light', 'dark'] as const;
/** A busy machine is slow, not wrong. */
const TIMEOUT_MS = 120_000;

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** A surface is drawn as a whole, not where it changed, and by the same instructions on each processor. */
const SAME_PIXELS = ['--disable-partial-raster', '--disable-skia-runtime-opts'];
/** Two screens: a picture of the whole page would resize it, which maps take for a move. */
const VIEWPORT = { width: 1280, height: 1600 };

/**
 * The first story of each sheet in both themes, as a built Storybook shows it.
 *
 * @param port the same for pictures that are compared, because some pages show their address.
 */
export async function takePictures(storybook: string, port: number): Promise<Pictures> {
  const options = browserLaunchOptions();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: storybook,
    build: { outDir: storybook },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch({ ...options, args: [...options.args, ...SAME_PIXELS] });
  try {
    return await picturesOf(browser, `http://127.0.0.1:${port}/`, await firstStories(storybook));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function firstStories(storybook: string): Promise<string[]> {
  const index = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(([first]) => (first ? [first.id] : []));
}

async function picturesOf(browser: Browser, url: string, stories: readonly string[]): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  const waiting = [...stories];
  const work = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift())
      for (const [theme, picture] of await picturesOfStory(browser, url, story))
        pictures.set(`${story} ${theme}`, picture);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pictures;
}

/** A profile of its own keeps nothing of the stories before. */
const PROFILE = {
  viewport: VIEWPORT,
  locale: 'en-GB',
  timezoneId: 'Europe/Warsaw',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

async function picturesOfStory(browser: Browser, url: string, story: string): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const page = await browser.newPage(PROFILE);
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await page.clock.setFixedTime(STORY_TIME);
    await page.addInitScript(fixChance);
    await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=theme:light;a11y.manual:!true`);
    await page.waitForFunction(hasFinished);
    for (const theme of THEMES) {
      await page.evaluate(showTheme, theme);
      await page.waitForLoadState('networkidle');
      await page.evaluate(lettersAndPictures);
      pictures.set(theme, await page.screenshot({ animations: 'disabled', timeout: TIMEOUT_MS }));
    }
    return pictures;
  } catch (cause) {
    throw new Error(`${story} cannot be shown`, { cause });
  } finally {
    await page.close();
  }
}

/** What Storybook puts on the page of a story. */
interface StoryPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, data: object): void;
  };
}

// The browser runs these, each by itself.

/** Numbers by chance are the same ones each time. */
function fixChance(): void {
  let last = 1;
  Math.random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Whether the story has been rendered and has played. */
function hasFinished(): boolean {
  const { phase = '' } = (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return ['finished', 'errored'].includes(phase);
}

/** Renders the story again in a theme, as it stands after it has played. */
function showTheme(theme: string): Promise<void> {
  const channel = (globalThis as unknown as StoryPage).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals: { theme } });
  });
}

async function lettersAndPictures(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}
