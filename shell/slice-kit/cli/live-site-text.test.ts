import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIVE_SITE_FILE, liveSiteText } from './live-site-text.ts';
import { routesIn } from './new-slice.ts';
import { partsIn } from './offered-parts.ts';
import { repository } from './workspace.ts';

it('has every address and slot of this repository: `slice types` writes it anew', async () => {
  const text = liveSiteText(routesIn(repository), await partsIn(repository));
  expect(await readFile(join(repository, LIVE_SITE_FILE), 'utf8')).toBe(text);
});

it('writes props as plain types, and lists choices', () => {
  const props = {
    vet: { type: 'string', format: 'uuid' },
    size: { enum: ['s', "vet's", 'the "l"'], type: 'string' },
    all: { anyOf: [] },
  };
  expect(liveSiteText([], { 'vet.profile.aside': props, 'a.b': {} })).toContain(`  interface LiveParts {
    'a.b': Record<never, never>;
    'vet.profile.aside': { vet: string; size: 's' | "vet's" | 'the "l"'; all: unknown };
  }`);
});
