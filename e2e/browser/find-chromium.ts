import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemBrowser } from '@veto/slice-kit/system-browser';

/** Flags that every launch uses: as root there is no sandbox, and a test never needs a call home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NOT_FOUND = `No browser was found for the tests.
Install Chromium (Debian, Ubuntu: apt-get install chromium; others: npx playwright install chromium),
or set VETO_CHROMIUM to the path of a Chromium or Chrome.`;

/**
 * The path of a Chromium: VETO_CHROMIUM, then the system's, then the one Playwright downloaded, then a fresh download.
 * Throws with a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const named = process.env.VETO_CHROMIUM;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`VETO_CHROMIUM is ${named}, but there is no program of that name.`);
  }
  const found = [systemBrowser(), chromium.executablePath()].find((path) => path && isExecutable(path));
  if (found) return found;
  console.log('No browser found: asking Playwright to download Chromium …');
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');
  const download = spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' });
  if (download.status === 0 && isExecutable(chromium.executablePath())) return chromium.executablePath();
  throw new Error(NOT_FOUND);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
