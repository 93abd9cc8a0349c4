import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { HANG_MS } from '@veto/slice-kit/hang-limit';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { anyFolder } from './any-folder.ts';
import { browserLaunchOptions } from './browser.ts';
import { dependencyCache } from './dependency-cache.ts';
import { productionReact } from './production-react.ts';

/** The stories of a package as tests: in a browser, by its `.storybook`. `sources` are all that they may import, as globs. */
export function storyTests(folder: string, sources: readonly string[]): TestProjectInlineConfiguration {
  return {
    root: folder,
    plugins: [
      storybookTest({ configDir: join(folder, '.storybook') }),
      anyFolder(),
      productionReact(),
      dependencyCache(folder, sources),
    ],
    test: {
      name: 'stories',
      // Storybook leaves out pages of documentation, which hold no test, only where it runs in the package itself.
      exclude: ['**/*.mdx'],
      // A busy machine is slow, not wrong.
      testTimeout: HANG_MS,
      hookTimeout: HANG_MS,
      // A document per file loads every module again; the preview resets what stories share.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        // A busy machine takes its time for the first page, too.
        connectTimeout: HANG_MS,
        screenshotFailures: false,
        provider: playwright({
          // Stories are judged at rest, first in the light theme.
          launchOptions: browserLaunchOptions(),
          contextOptions: { colorScheme: 'light' as const, reducedMotion: 'reduce' as const },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/**
 * `vitest.config.ts` of a slice in a repository of its own: its unit tests, and its stories, without which no browser starts. Throws
 * a sentence where there is none to start.
 */
export function sliceTests(folder: string): ViteUserConfig {
  const unit = { root: folder, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } };
  const hasStories = globSync('src/**/*.stories.tsx', { cwd: folder }).length > 0;
  if (hasStories) refuseNoBrowser();
  return { test: { projects: [unit, ...(hasStories ? [storyTests(folder, ['src', '.storybook'])] : [])] } };
}

function refuseNoBrowser(): void {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  const { executablePath = chromium.executablePath() } = browserLaunchOptions();
  if (existsSync(executablePath)) return;
  throw new Error(
    `Stories need a browser, and ${executablePath} is not there: run npx playwright install chromium, or name one as VETO_CHROMIUM.`,
  );
}
