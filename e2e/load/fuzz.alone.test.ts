import { expect, test } from 'vitest';
import { surfaceOfSchema } from './fuzz.ts';

test('the fuzz finds by itself what there is to be asked for, without a running site', async () => {
  const { tables, functions, buckets } = await surfaceOfSchema();
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['appointments', 'visit_types']));
  expect(functions).toContainEqual({
    name: 'read_passport',
    parameters: [{ name: 'secret', type: 'text' }],
  });
  expect(buckets).toEqual(expect.arrayContaining(['message-files', 'pet-images']));
});
