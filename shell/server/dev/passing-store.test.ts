import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PassingStore } from './passing-store.ts';

it('removes its folder once what is being written is there, and takes no more', async () => {
  const store = await PassingStore.begin();
  const writing = Array.from({ length: 50 }, (_, at) => store.write(`rates/${at}/counts.json`, Buffer.from('{}')));
  await store.end();
  expect(await Promise.all(writing)).toHaveLength(50);
  await expect(store.write('late.json', Buffer.from('{}'))).rejects.toThrow('late.json is not written');
  expect(existsSync(store.folder)).toBe(false);
});
