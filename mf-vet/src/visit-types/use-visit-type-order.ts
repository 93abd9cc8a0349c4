import { PRACTICE_ERRORS, withReason } from '@veto/shared-data/errors';
import { useOrderVisitTypes, type VisitType } from '@veto/shared-data/visit-types';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';

/**
 * The types in the order in which the vet has just put them: shown at once, and stored with each move. `said` tells a screen
 * reader where the last one went. A refused move shows the stored order again.
 */
export function useVisitTypeOrder(types: readonly VisitType[]) {
  const say = useSay();
  const { mutateAsync } = useOrderVisitTypes();
  const [ids, setIds] = useState<string[] | null>(null);
  const [said, setSaid] = useState('');
  const place = ({ id }: VisitType) => ids?.indexOf(id ?? '') ?? 0;
  const shown = [...types].sort((a, b) => place(a) - place(b));
  const move = (type: VisitType, by: 1 | -1) => {
    const from = shown.indexOf(type);
    const to = from + by;
    if (to < 0 || to >= shown.length) return;
    const order = shown
      .toSpliced(from, 1)
      .toSpliced(to, 0, type)
      .map(({ id }) => id ?? '');
    setIds(order);
    setSaid(say('{name} is now {place} of {all}.', { name: type.name, place: to + 1, all: shown.length }));
    mutateAsync(order).catch((error) => {
      setIds(null);
      setSaid('');
      tellFailure(error, withReason(error, PRACTICE_ERRORS.saveVisitType));
    });
  };
  return { shown, move, said };
}
