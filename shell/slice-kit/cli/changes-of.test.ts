import { expect, it, vi } from 'vitest';
import { changesOf } from './changes-of.ts';

it('tells what is read first, each change, and a failure once', async () => {
  const answers = ['a', 'a', null, null, 'a', 'b'];
  const read = async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('The site does not answer.');
    return answer;
  };
  const say = vi.fn();
  const changes = changesOf(read, { everyMs: 1, say });
  expect((await changes.next()).value).toBe('a');
  expect((await changes.next()).value).toBe('b');
  expect(say.mock.calls).toEqual([['The site does not answer.']]);
});

it('rejects where there is nothing to begin with', async () => {
  const read = () => Promise.reject(new Error('no site'));
  await expect(changesOf(read, { everyMs: 1, say: vi.fn() }).next()).rejects.toThrow('no site');
});
