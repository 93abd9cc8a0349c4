import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIVE_SITE_FILE, liveSiteText } from './live-site-text.ts';
import { routesIn } from './new-slice.ts';
import { repository } from './workspace.ts';

it('has every address of this repository: `slice types` writes it anew', async () => {
  expect(await readFile(join(repository, LIVE_SITE_FILE), 'utf8')).toBe(liveSiteText(routesIn(repository)));
});
