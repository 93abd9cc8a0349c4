import { expect, it } from 'vitest';
import { channelOf, SITE } from '../src/routing/channel.fixture.ts';
import { routeTable } from './route-table.ts';
import { isSecretLink } from './secret-link.ts';

const hotel = channelOf({
  name: 'mf-hotel',
  contract: '^1.0.0',
  routes: [
    { path: '/key', title: 'Key', gate: 'secret-link' },
    { path: '/leave/:link', title: 'Leave', gate: 'secret-link' },
    { path: '/leave/all', title: 'Leave all' },
    { path: '/rooms/:id', title: 'Room' },
  ],
});
const table = routeTable({ slices: { ...SITE.slices, ...hotel.slices } });
const opens = (address: string) => isSecretLink(table, new URL(address, 'https://veto.example'));

it.each(['/key#s3cret', '/key/#s3cret', '/leave/4f5a', '/leave/4f5a?from=mail'])(
  '%s opens without the password',
  (address) => expect(opens(address)).toBe(true),
);

it.each([
  ['without its secret', '/key'],
  ['with an empty secret', '/key#'],
  ['with its secret in the query', '/key?s3cret'],
  ['that is no part of such a route', '/leave'],
  ['beside such a route', '/leave/all'],
  ['of a page without secrets', '/rooms/7#s3cret'],
  ['of another slice', '/pets#s3cret'],
  ['of no slice', '/nowhere#s3cret'],
])('an address %s does not: %s', (_what, address) => expect(opens(address)).toBe(false));
