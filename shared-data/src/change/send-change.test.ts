import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sendChange } from './send-change.ts';

/** A part of the page with a change, as `useMutation` has it. */
function partWith(mutationFn: () => Promise<string>) {
  const observer = new MutationObserver<string, Error, null>(new QueryClient(), { mutationFn });
  const leave = observer.subscribe(() => {});
  return { leave, mutateAsync: (variables: null, options = {}) => observer.mutate(variables, options) };
}

it('says how a change went after its part of the page has gone, and then leads nowhere', async () => {
  const answers = [async () => 'kept', async () => Promise.reject(new Error('refused'))];
  const said: string[] = [];
  for (const answer of answers) {
    const part = partWith(answer);
    sendChange(part, null, {
      onSuccess: (data) => said.push(data),
      onSuccessHere: () => said.push('leads on'),
      onError: ({ message }) => said.push(message),
    });
    part.leave();
  }
  await vi.waitFor(() => expect(said).toEqual(['kept', 'refused']));
});

it('leads on where its part of the page is still there', async () => {
  const onSuccessHere = vi.fn();
  sendChange(
    partWith(async () => 'kept'),
    null,
    { onSuccessHere, onError: ({ message }) => expect.unreachable(message) },
  );
  await vi.waitFor(() => expect(onSuccessHere).toHaveBeenCalled());
});
