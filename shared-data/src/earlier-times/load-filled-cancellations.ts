import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import { earlierTimeKeys } from './earlier-times.keys.ts';

/** Of the last 30 days. */
export interface FilledCancellations {
  /** Visits to come that their owners cancelled. */
  cancelled: number;
  /** How many of these times somebody has by now. */
  filled: number;
}

const counts = z.array(z.object({ cancelled: numeric, filled: numeric }));

/** How many cancellations with the signed-in vet were filled; waits until somebody is signed in. */
export function useFilledCancellations() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: earlierTimeKeys.filled(userId),
    queryFn: async ({ signal }): Promise<FilledCancellations> => {
      const [row] = await request((client) => client.rpc('own_filled_cancellations'), counts, { signal });
      return row ?? { cancelled: 0, filled: 0 };
    },
    enabled: userId !== '',
  });
}
