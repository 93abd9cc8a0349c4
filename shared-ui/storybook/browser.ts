import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How the story tests launch their browser: the one named by VETO_CHROMIUM, else a system browser, else the one that
 * `playwright install chromium` put into its own folder (no executablePath).
 */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.VETO_CHROMIUM || SYSTEM_BROWSERS.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // WebGL in software, for maps.
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
