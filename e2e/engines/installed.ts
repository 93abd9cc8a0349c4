import { existsSync, globSync } from 'node:fs';

/** The first of these files that this machine has, by path or pattern. */
const found = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern)).at(0);

/** Where Firefox is; VETO_FIREFOX names another. */
export const firefoxPath = () => process.env.VETO_FIREFOX ?? found('/usr/bin/firefox-esr', '/usr/bin/firefox');

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';
export const webKitPath = () => found('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

const OTHERS = [
  { name: 'Firefox', packages: 'firefox-esr', isInstalled: () => firefoxPath() !== undefined },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    isInstalled: () => existsSync(WEBKIT_DRIVER) && existsSync(SCREEN) && webKitPath() !== undefined,
  },
] as const;

/** The browsers besides Chromium that this machine has. */
export function installedEngines(): (typeof OTHERS)[number]['name'][] {
  return OTHERS.filter((each) => each.isInstalled()).map(({ name }) => name);
}

/** What is left out without the others, in a line; undefined where all are here. */
export function leftOutLine(installed: readonly string[] = installedEngines()): string | undefined {
  const missing = OTHERS.filter(({ name }) => !installed.includes(name));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.map(({ packages }) => packages).join(' ');
  return `Left out: the journeys in ${names}, not installed here (apt-get install ${packages}).`;
}
