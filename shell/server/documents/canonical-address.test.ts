import { describe, expect, it } from 'vitest';
import { isCanonicalPath, isReadableQuery } from './canonical-address.ts';

describe('a path is spelled in one way:', () => {
  it.each(['/', '/pets', '/pets/1-a_b~c.d', '/%C5%82%c3%b3d%C5%BA', '/a%20b', '/a%2Fb', '/100%25', '/_dev/mail'])(
    '%s is it',
    (path) => expect(isCanonicalPath(path)).toBe(true),
  );

  it.each(['/p%65ts', '/%5Fdev/mail', '/pets/%31', '/%41', '/%5a', '/%7a', '/a%2Eb', '/a%2db', '/%7E', '/%50'])(
    '%s escapes what needs none',
    (path) => expect(isCanonicalPath(path)).toBe(false),
  );

  it.each(['/%', '/%zz', '/%ff', '/%E0%A4%A', '/%00', '/%0a', '/%7f'])('%s is no text', (path) =>
    expect(isCanonicalPath(path)).toBe(false),
  );
});

it.each([
  ['', true],
  ['?a=1+2&name=ilike.%25an%25', true],
  ['?a=%ff', false],
  ['?order=%00', false],
  ['?a=%', false],
])('the query %s is readable: %s', (search, readable) => expect(isReadableQuery(search)).toBe(readable));
