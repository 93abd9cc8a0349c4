import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { HANG_MS, WAIT_MS } from '@veto/slice-kit/hang-limit';
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts';

/** It takes minutes: begun last, it would run alone. */
const LONG = 'startup/own-repository.spec.ts';
/** Measures time: `--project=alone --workers=1`, after all others. */
const ALONE = '**/*.alone.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testMatch: '{journeys,faults,versions,startup}/**/*.spec.ts', testIgnore: [LONG, ALONE] },
    { name: 'alone', testMatch: ALONE },
  ],
  outputDir: 'test-results',
  globalSetup: './site/global-setup.ts',
  // While one waits for a limit of time, the others use its core.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: HANG_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: [['list'], ['./run/playwright-outcome.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      // Maps are drawn in software.
      args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'],
      // Under libfaketime Chromium takes a minute for a page: see run/at.ts.
      env: { ...process.env, LD_PRELOAD: '' },
    },
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    // Nobody waits for dialogs to fade, but in main-journey.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker asks for, page.route does not see. The test of it allows one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done, asked for and logged: what a page looked like at each step would cost as much as the test itself.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
