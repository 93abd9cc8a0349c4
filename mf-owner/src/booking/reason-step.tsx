import type { BookingForm } from '@veto/shared-data/booking';
import type { useSymptomsDraft } from '@veto/shared-data/symptoms';
import { FormField } from '@veto/shared-ui/form-field';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Textarea } from '@veto/shared-ui/textarea';
import { lazy, Suspense } from 'react';

const SymptomsEditor = lazy(() => import(/* webpackChunkName: "symptoms-editor" */ './symptoms-editor.tsx'));

export interface ReasonStepProps {
  form: BookingForm;
  symptoms: ReturnType<typeof useSymptomsDraft>;
}

/** Why the animal comes, and what the veterinarian may know beforehand. */
export function ReasonStep({ form, symptoms }: ReasonStepProps) {
  return (
    <>
      <FormField label="Reason for Visit" required error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} placeholder="What should the veterinarian know beforehand?" />
      </FormField>
      <Suspense fallback={<Skeleton h="14rem" rounded="l2" aria-hidden />}>
        <SymptomsEditor draft={symptoms.draft} onChange={symptoms.change} />
      </Suspense>
    </>
  );
}
