import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts';

/** It takes minutes: begun last, it would run alone. */
const LONG = 'startup/own-repository.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { testMatch: '{journeys,faults,versions,startup}/**/*.spec.ts', testIgnore: LONG },
  ],
  outputDir: 'test-results',
  globalSetup: './site/global-setup.ts',
  // While one waits for a limit of time, the others use its core.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey signs up several people and opens many pages; two cores may be shared with other work.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./run/playwright-outcome.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    // Nobody waits for dialogs to fade, but in main-journey.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for, page.route does not see. The test of it allows one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
