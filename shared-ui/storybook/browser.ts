import { systemBrowser } from '@veto/slice-kit/system-browser';

/**
 * How the story tests launch their browser: the one named by VETO_CHROMIUM, else a system browser, else the one that
 * `playwright install chromium` put into its own folder (no executablePath).
 */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = systemBrowser();
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
