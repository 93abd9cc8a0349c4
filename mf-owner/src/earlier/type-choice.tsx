import { estimateText, useUsualPrice, type VisitType, visitTypeOption } from '@veto/shared-data/visit-types';
import { VisitTypes } from '@veto/shared-ui/visit-types';
import { useLanguage, useSay } from '@veto/slice-kit';
import { estimateInPolish, optionInPolish } from '../specialist-booking/type-words.ts';

interface TypeChoiceProps {
  types: readonly VisitType[];
  chosen: VisitType;
  onChoose: (id: string) => void;
}

export default function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const say = useSay();
  const isPolish = useLanguage() === 'pl';
  const usual = useUsualPrice(chosen.id);
  return (
    <VisitTypes
      label={say('Visit type')}
      types={types.map(isPolish ? optionInPolish : visitTypeOption)}
      chosen={chosen.id ?? ''}
      onChoose={onChoose}
      estimate={(isPolish ? estimateInPolish : estimateText)(chosen, usual.data)}
    />
  );
}
