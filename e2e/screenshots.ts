import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts';
import { repository, startSite } from './site/start-site.ts';

const { values } = parseArgs({
  options: {
    /** A running site; without it one is started. */
    url: { type: 'string' },
    out: { type: 'string', default: join(repository, 'e2e/screenshots') },
  },
});

/** What README shows. Signed out, so that nothing depends on who made the picture. */
const PICTURES = [
  { name: 'home', path: '/', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'directory-dark', path: '/doctors', width: 1280, height: 800, colorScheme: 'dark' },
  { name: 'home-phone', path: '/', width: 360, height: 740, colorScheme: 'light' },
] as const;

const site = values.url ? null : await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  await mkdir(values.out, { recursive: true });
  for (const { name, path, width, height, colorScheme } of PICTURES) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
    const page = await context.newPage();
    await page.goto((values.url ?? site?.url) + path);
    // The first paint has a heading, but no vets yet.
    await page.locator('#first-paint').waitFor({ state: 'detached' });
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(values.out, `${name}.png`) });
    await context.close();
    console.log(`${name}.png: ${path} at ${width} px, ${colorScheme}`);
  }
} finally {
  await browser.close();
  await site?.stop();
}
