// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { veterinarian } from '../fixtures/index.ts';
import { useVeterinarian } from './index.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.unstubAllGlobals());

const ANNA = veterinarian({ specialistNo: 1 });

function Part({ tell }: { tell(name: string | undefined): void }) {
  tell(useVeterinarian(ANNA.id).data?.name);
  return null;
}

test('a vet whom a page has read by number is not asked for by id', async () => {
  const [ask, tell] = [vi.fn(() => new Promise(() => {})), vi.fn()];
  vi.stubGlobal('fetch', ask);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(veterinarianKeys.detail('1'), ANNA);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Part tell={tell} />
      </QueryClientProvider>,
    ),
  );
  expect(tell).toHaveBeenCalledWith(ANNA.name);
  expect(ask).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
