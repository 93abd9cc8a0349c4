import type { VisitReportValues } from '@veto/shared-data/appointments';
import { formatShortDate } from '@veto/shared-data/calendar';
import { isFarFrom, toKilograms, useWeights } from '@veto/shared-data/health';
import { Box } from '@veto/shared-ui/box';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

export interface WeightFieldProps {
  form: UseFormReturn<VisitReportValues>;
  petId: string;
}

/** The weight of today, above the last one. One that is far from it is asked about as soon as it is typed. */
export function WeightField({ form, petId }: WeightFieldProps) {
  const last = useWeights(petId).data?.[0];
  const typed = form.watch('kilograms');
  const [isTyping, setTyping] = useState(false);
  const { onBlur, ...field } = form.register('kilograms');
  const isFar = last && !isTyping && isFarFrom(last.kilograms, toKilograms(typed));
  const lastTime = last && `Last time ${last.kilograms} kg, on ${formatShortDate(last.weighedOn)}`;
  return (
    <FormField
      label="Weight"
      error={form.formState.errors.kilograms?.message}
      helper={
        isFar ? (
          <Text as="span" role="status" color="warn" fontWeight="semibold">
            Is {typed.trim()} kg right? {lastTime}.
          </Text>
        ) : (
          lastTime
        )
      }
    >
      <Box position="relative" w="full">
        <Input
          {...field}
          inputMode="decimal"
          autoComplete="off"
          pe="12"
          onFocus={() => setTyping(true)}
          onBlur={(event) => {
            setTyping(false);
            void onBlur(event);
          }}
        />
        <Text
          as="span"
          position="absolute"
          insetEnd="3.5"
          top="50%"
          transform="translateY(-50%)"
          color="muted"
          pointerEvents="none"
        >
          kg
        </Text>
      </Box>
    </FormField>
  );
}
