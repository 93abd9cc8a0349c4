import { estimateText, useUsualPrice, type VisitType, visitTypeOption } from '@veto/shared-data/visit-types';
import { VisitTypes } from '@veto/shared-ui/visit-types';

interface TypeChoiceProps {
  types: readonly VisitType[];
  chosen: VisitType;
  onChoose: (id: string) => void;
}

/** For what: the veterinarian's kinds of visit. */
export default function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
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
