import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, '--disable-3d-apis'] } });

/** A visitor who waits for longer has given up. */
const LONGEST_WAIT_MS = 5_000;

for (const [path, words] of [
  ['/veterinarians', 'The map cannot be shown here.'],
  ['/map-search', 'Nie można tu pokazać mapy.'],
] as const)
  test(`${path} soon says that a browser without WebGL shows no map`, async ({ page, problems }) => {
    problems.expect(/WebGL/);
    await page.goto(path);
    const began = performance.now();
    await expect(page.getByText(words)).toBeVisible();
    expect(performance.now() - began).toBeLessThan(LONGEST_WAIT_MS);
    await expect(page.getByText('Loading Maps')).toHaveCount(0);
  });
