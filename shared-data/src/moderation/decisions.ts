import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nullableText, timestamp } from '../boundary/index.ts';
import { moderationKeys } from './moderation.keys.ts';

const rows = z.array(
  z.object({ made_at: timestamp, made_by: nullableText, what: z.string(), about: nullableText, reason: nullableText }),
);

/** One entry of the log. `made_at` is an ISO string, the others are words; `made_by` is null for a command. */
export type Decision = z.infer<typeof rows>[number];

/** The last 200 decisions of administrators, the latest first. Fails with 403 for everybody else. */
export function useDecisions() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: moderationKeys.decisions(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('decisions'), rows, { signal }),
    enabled: userId !== '',
    staleTime: 0,
  });
}
