import { expect, test } from 'vitest';
import { NAMES_OF_SITES, PLAIN_NAMES } from './web-address.fixture.ts';
import { namesSite } from './web-address.ts';

test.each(PLAIN_NAMES)('%s names no site', (name) => expect(namesSite(name)).toBe(false));
test.each(NAMES_OF_SITES)('%s names a site', (name) => expect(namesSite(name)).toBe(true));
