import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

it('asks again for what changed while its first answer was on its way', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const queryKey = ['documents'];
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const leave = observer.subscribe(() => {});
  const refreshed = queryClient.invalidateQueries({ queryKey });
  answers[0]?.resolve('none');
  answers[1]?.resolve('one');
  await refreshed;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'one', isFetching: false });
  leave();
});
