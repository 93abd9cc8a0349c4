import type { VisitReportValues } from '@veto/shared-data/appointments';
import { isFarFrom, useWeights, weightQuestion } from '@veto/shared-data/health';
import { readNumber } from '@veto/shared-data/typed';
import { NumberField } from '@veto/shared-ui/number-field';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';

export interface WeightFieldProps {
  form: UseFormReturn<VisitReportValues>;
  petId: string;
  petType: string;
}

/** The weight of today, above the last one. One that is far from it, or unusual for the animal, is asked about once it is typed. */
export function WeightField({ form, petId, petType }: WeightFieldProps) {
  const say = useSay();
  const when = useWhen();
  const last = useWeights(petId).data?.[0];
  const typed = form.watch('kilograms');
  const [isTyping, setTyping] = useState(false);
  const { onBlur, ...field } = form.register('kilograms');
  const kilograms = readNumber(typed);
  const isFar = last !== undefined && kilograms !== null && isFarFrom(last.kilograms, kilograms);
  const lastTime =
    last &&
    say('Last time {weight} kg, on {day}', {
      weight: when.number(last.kilograms),
      day: when.short(last.weighedOn),
    });
  const isRight = say('Is {weight} kg right?', { weight: typed.trim() });
  const isEnglish = useLanguage() === 'en';
  const unusual = weightQuestion(petType, typed);
  const question = isTyping ? null : unusual && isEnglish ? unusual : (unusual || isFar) && isRight;
  return (
    <NumberField
      label={say('Weight')}
      unit="kg"
      error={form.formState.errors.kilograms?.message}
      helper={
        question ? (
          <Text as="span" role="status" color="warn" fontWeight="semibold">
            {[question, lastTime && `${lastTime}.`].filter(Boolean).join(' ')}
          </Text>
        ) : (
          lastTime
        )
      }
      input={{
        ...field,
        onFocus: () => setTyping(true),
        onBlur: (event) => {
          setTyping(false);
          void onBlur(event);
        },
      }}
    />
  );
}
