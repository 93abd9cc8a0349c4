import { useMutation } from '@tanstack/react-query';
import { request, requestChange, sessionStore } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { changedColumns } from '../boundary/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { type VisitType, visitTypeRow } from './visit-type.ts';
import { type VisitTypeValues, visitTypeColumns } from './visit-type-form.ts';
import { visitTypeKeys } from './visit-types.keys.ts';

interface SavedVisitType {
  /** Missing for a new one. */
  id?: string;
  values: VisitTypeValues;
  /** The values that its form was opened with. */
  opened?: VisitTypeValues;
  /** Where it stands among the others. */
  position: number;
}

function saveVisitType({ id, values, opened, position }: SavedVisitType): Promise<VisitType> {
  const columns = visitTypeColumns(values);
  return requestChange((client) => {
    const types = client.from('visit_types');
    return id === undefined
      ? // Missing without a session: the server refuses the row.
        types.insert({ ...columns, position, veterinarian_id: sessionStore.getState().userId as string }).select()
      : types
          .update({ ...changedColumns(columns, opened && visitTypeColumns(opened)), position })
          .eq('id', id)
          .select();
  }, visitTypeRow);
}

const removeVisitType = ({ id }: { id: string }): Promise<VisitType> =>
  requestChange((client) => client.from('visit_types').delete().eq('id', id).select(), visitTypeRow);

const orderVisitTypes = (types: string[]) =>
  request((client) => client.rpc('order_visit_types', { types }), z.unknown());

function useVisitTypeChange<Values>(change: (values: Values) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    // One after the other: the last order that was chosen stays.
    scope: { id: 'visit-types' },
    onSettled: useReadAgain(visitTypeKeys.all, veterinarianKeys.all),
  });
}

/**
 * Adds a kind of visit of the signed-in vet, or changes one. Fails with RequestError and the server's sentence: 409 where the
 * name is taken, 403 past the number that a vet may have.
 */
export const useSaveVisitType = () => useVisitTypeChange(saveVisitType);

/** Removes a kind of visit; booked visits keep its name, length and price. One that is gone already is a refusal. */
export const useRemoveVisitType = () => useVisitTypeChange(removeVisitType);

/** Puts all kinds of visit of the signed-in vet into the order of these ids. Fails with 409 where there are others by now. */
export const useOrderVisitTypes = () => useVisitTypeChange(orderVisitTypes);
