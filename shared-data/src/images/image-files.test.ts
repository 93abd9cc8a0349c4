import { expect, test } from 'vitest';
import { toRequestError } from './image-files.ts';

test('a file that got no answer fails in our words, a refused one in those of the server', () => {
  expect(toRequestError(new TypeError('Failed to fetch'))).toMatchObject({
    message: 'The server could not be reached.',
    status: 0,
    code: 'network',
  });
  const refused = Object.assign(new Error('The object exceeded the maximum allowed size'), { status: 413 });
  expect(toRequestError(refused)).toMatchObject({ message: refused.message, status: 413, code: 'storage' });
});
