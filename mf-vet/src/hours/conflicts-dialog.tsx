import {
  type Appointment,
  type ChooseAgainWish,
  MAX_MOVE_WISH_CHARACTERS,
  type RescheduleRequest,
} from '@veto/shared-data/appointments';
import { formatDay, formatTime12 } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { latePart } from '@veto/shared-ui/late-part';
import { List } from '@veto/shared-ui/list';
import { isPhoneNumber, PhoneLink } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { moveLabel } from '../visits/client-words.ts';
import { canBeAsked, whatAskingDoes } from './choose-again-words.ts';

const CancelVisitDialog = latePart(
  () => import(/* webpackChunkName: "cancel-visit" */ '../visits/cancel-visit-dialog.tsx'),
);
const MoveVisitDialog = latePart(() => import(/* webpackChunkName: "move-visit" */ '../visits/move-visit-dialog.tsx'));

type Step = { act: 'move' | 'cancel'; visit: Appointment };

export interface ConflictsDialogProps {
  /** What is about to be saved: 'these hours', 'this time off'. */
  what: string;
  visits: Appointment[];
  saving: boolean;
  /** With whom to ask for another time once it is saved; null for nobody. */
  onSave: (wish: ChooseAgainWish | null) => void;
  onClose: () => void;
}

/**
 * Visits that a change leaves outside the hours, before anything is saved: none is cancelled by it. All their clients can be
 * asked at once to choose another time, and each visit can be moved or cancelled here; whatever is not stays booked.
 */
export default function ConflictsDialog({ what, visits, saving, onSave, onClose }: ConflictsDialogProps) {
  const [step, setStep] = useState<Step | null>(null);
  const form = useForm({ defaultValues: { words: '' } });
  const draft = useFormDraft(form, 'choose-again');
  const toAsk = visits.filter(canBeAsked);
  const asks = toAsk.length > 0;
  const ask = draft.dropThen(() => onSave({ visits: toAsk, ...form.getValues() }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Not for the form that asked.
    event.stopPropagation();
    if (asks) ask();
    else onSave(null);
  };
  const many = visits.length !== 1;
  const keep = `Save, and keep ${many ? 'these visits' : 'this visit'}`;
  return (
    <>
      <FormDialog
        title={
          visits.length === 0
            ? 'No visit is in the way anymore'
            : `${visits.length} booked ${many ? 'visits are' : 'visit is'} in the way`
        }
        submitLabel={
          asks ? `Ask ${toAsk.length > 1 ? 'all ' : ''}to choose another time` : visits.length > 0 ? keep : 'Save'
        }
        submittingLabel="Saving..."
        submitting={saving}
        otherSubmit={
          asks && (
            <Button variant="subtle" disabled={saving} onClick={() => onSave(null)}>
              {keep}
            </Button>
          )
        }
        cancelLabel="Back"
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack gap="4">
          <Text>Saving {what} cancels nothing: a booked visit stays booked until you move or cancel it.</Text>
          {asks && (
            <>
              <Text>{whatAskingDoes(toAsk, visits)}</Text>
              <FormField label="A word to all of them (optional)">
                <Textarea {...form.register('words')} rows={2} maxLength={MAX_MOVE_WISH_CHARACTERS} />
              </FormField>
            </>
          )}
          <List.Root variant="plain" gap="4">
            {visits.map((visit) => (
              <Conflict key={visit.id} visit={visit} onStep={(act) => setStep({ act, visit })} />
            ))}
          </List.Root>
        </Stack>
      </FormDialog>
      {step?.act === 'move' && <MoveVisitDialog appointment={step.visit} onClose={() => setStep(null)} />}
      {step?.act === 'cancel' && <CancelVisitDialog appointment={step.visit} onClose={() => setStep(null)} />}
    </>
  );
}

function Conflict({ visit, onStep }: { visit: Appointment; onStep: (act: Step['act']) => void }) {
  const name = `${visit.petName}, ${formatDay(visit.date)} at ${formatTime12(visit.time)}`;
  return (
    <List.Item display="block">
      <Text fontWeight="semibold">
        <bdi translate="no">{visit.petName}</bdi>{' '}
        <Text as="span" fontWeight="normal">
          · {visit.client?.fullName ? <bdi translate="no">{visit.client.fullName}</bdi> : 'Unknown client'}
        </Text>
      </Text>
      <Text color="muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatDay(visit.date)} at {formatTime12(visit.time)}
        {visit.bookedBy === 'vet' && ' · booked by phone'}
        {visit.client?.phone && (
          <>, {isPhoneNumber(visit.client.phone) ? <PhoneLink number={visit.client.phone} /> : visit.client.phone}</>
        )}
        {typeof visit.moveWish === 'string' && ' · asked to choose another time'}
        {visit.rescheduleRequest && ` · ${wishInWords(visit.rescheduleRequest)}`}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button variant="subtle" aria-label={`${moveLabel(visit)}: ${name}`} onClick={() => onStep('move')}>
          {moveLabel(visit)}
        </Button>
        <Button
          variant="plain"
          colorPalette="red"
          aria-label={`Cancel visit: ${name}`}
          onClick={() => onStep('cancel')}
        >
          Cancel visit
        </Button>
      </Flex>
    </List.Item>
  );
}

const wishInWords = ({ proposedDate, proposedTime }: RescheduleRequest) =>
  `asked to move to ${formatDay(proposedDate)} at ${formatTime12(proposedTime)}`;
