import type { useBooking } from '@veto/shared-data/booking';
import { estimateText, useUsualPrice, visitTypeOption } from '@veto/shared-data/visit-types';
import { VisitTypes } from '@veto/shared-ui/visit-types';

/** For what: the veterinarian's kinds of visit. */
export default function TypeChoice({ types, chosen, onChoose }: ReturnType<typeof useBooking>['visitType']) {
  const usual = useUsualPrice(chosen.id);
  return (
    <VisitTypes
      label="Visit type"
      types={types.map(visitTypeOption)}
      chosen={chosen.id ?? ''}
      onChoose={onChoose}
      estimate={estimateText(chosen, usual.data)}
    />
  );
}
