import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { OwnText, TextLanguage } from '../own-texts/own-text.ts';
import { CONSULTATION, preparationOfType, type VisitType, visitTypeRow } from './visit-type.ts';
import { visitTypeKeys } from './visit-types.keys.ts';

async function listVisitTypes(veterinarianId: string, signal: AbortSignal): Promise<VisitType[]> {
  const types = await request(
    (client) =>
      client.from('visit_types').select('*').eq('veterinarian_id', veterinarianId).order('position').order('name'),
    z.array(visitTypeRow),
    { signal },
  );
  return types.length > 0 ? types : [CONSULTATION];
}

/** The kinds of visit of a vet, in the vet's order; `CONSULTATION` alone where the vet has none. */
export const visitTypesQuery = (veterinarianId: string) =>
  queryOptions({
    queryKey: visitTypeKeys.ofVeterinarian(veterinarianId),
    queryFn: ({ signal }) => listVisitTypes(veterinarianId, signal),
    staleTime: 60_000,
  });

/** The kinds of visit of a vet, as `visitTypesQuery`. Waits while the vet is missing. */
export const useVisitTypes = (veterinarianId = '') =>
  useQuery({ ...visitTypesQuery(veterinarianId), enabled: veterinarianId !== '' });

/** What an owner should know before a booked visit, as the vet has it now, for a reader of a language; null for nothing. */
export function usePreparation(
  visit: { veterinarianId: string; type?: { id: string | null } | null },
  reader: TextLanguage,
): OwnText | null {
  const id = visit.type?.id;
  const types = useVisitTypes(id ? visit.veterinarianId : undefined);
  const type = types.data?.find((type) => type.id === id);
  const preparation = type && preparationOfType(type, reader);
  return preparation?.text ? preparation : null;
}
