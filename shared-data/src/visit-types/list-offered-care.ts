import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { visitTypeKeys } from './visit-types.keys.ts';

const schemas = () => import(/* webpackChunkName: "answers" */ './offered-care.schema.ts');

/** What vets offer among their visit types, one entry per service, in the vocabulary's order. For everybody. */
export const useOfferedCare = () =>
  useQuery({
    queryKey: visitTypeKeys.offeredCare,
    queryFn: ({ signal }) =>
      withSchema(schemas, ({ offered }) => request((client) => client.rpc('offered_care'), offered, { signal })),
    staleTime: 300_000,
  });
