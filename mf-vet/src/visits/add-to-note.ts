import type { VisitReportValues } from '@veto/shared-data/appointments';
import type { UseFormReturn } from 'react-hook-form';

/** Writes a text below what stands in the note, and goes there. */
export function addToNote(form: UseFormReturn<VisitReportValues>, text: string): void {
  const note = form.getValues('summary').trimEnd();
  form.setValue('summary', note ? `${note}\n${text}` : text, { shouldDirty: true });
  form.setFocus('summary');
}
