import { formatTime24, nowInWarsaw } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { type LostReport, lostReportSchema } from '@veto/shared-data/passport';
import { formResolver } from '@veto/shared-data/typed';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import type { useLostMode } from './lost-mode.tsx';

interface LostDialogProps {
  petId: string;
  name: string;
  mode: ReturnType<typeof useLostMode>;
  onClose: () => void;
}

/** Asks when and where a pet was last seen, and reports it as lost. The draft stays until the pet is reported. */
export default function LostDialog({ petId, name, mode, onClose }: LostDialogProps) {
  const say = useSay();
  const now = nowInWarsaw();
  const form = useForm<LostReport>({
    resolver: formResolver(lostReportSchema),
    defaultValues: { date: now.date, time: formatTime24(now.time), place: '' },
  });
  const draft = useFormDraft(form, `lost ${petId}`);
  const { errors } = form.formState;
  const send = form.handleSubmit(async (report) => {
    if (!(await mode.set(report))) return;
    draft.drop();
    onClose();
  });
  return (
    <FormDialog
      title={say('When did you last see {pet}?', { pet: name })}
      submitLabel={say('Report as lost')}
      submittingLabel={say('Saving...')}
      submitting={mode.isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label={say('Day')} required error={errors.date?.message}>
            <DateInput {...form.register('date')} max={now.date} />
          </FormField>
          <FormField label={say('Time')} required error={errors.time?.message}>
            <Input {...form.register('time')} type="time" />
          </FormField>
        </SimpleGrid>
        <FormField
          label={say('Where?')}
          required
          error={errors.place?.message}
          helper={say(
            'Everybody with a link or the picture reads this. Your name, address and telephone are not shown.',
          )}
        >
          <Input {...form.register('place')} maxLength={200} placeholder={say('Park Oliwski, by the pond')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
