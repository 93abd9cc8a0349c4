// @vitest-environment happy-dom
import { startCore } from '@veto/shared-data/core';
import { expect, test, vi } from 'vitest';
import { withSchema } from './late-schema.ts';

startCore({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });

test('asks once what checks the answer is there', async () => {
  const ask = vi.fn(async (schema: { limit: number }) => schema.limit + 1);
  expect(await withSchema(async () => ({ limit: 1 }), ask)).toBe(2);
  expect(ask).toHaveBeenCalledOnce();
});

test('a schema that does not arrive is a request that nobody answered, and nothing is asked', async () => {
  const ask = vi.fn(async () => 1);
  const asked = withSchema(() => Promise.reject(new TypeError('Loading chunk answers failed.')), ask);
  await expect(asked).rejects.toMatchObject({
    name: 'RequestError',
    status: 0,
    code: 'network',
    message: 'The server could not be reached.',
  });
  expect(ask).not.toHaveBeenCalled();
});
