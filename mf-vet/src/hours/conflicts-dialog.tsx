import {
  type Appointment,
  type ChooseAgainWish,
  MAX_MOVE_WISH_CHARACTERS,
  type RescheduleRequest,
} from '@veto/shared-data/appointments';
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
import { type Say, useSay } from '@veto/slice-kit';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { moveLabel } from '../visits/client-words.ts';
import { useWhen, type When } from '../when/use-when.ts';
import { canBeAsked, whatAskingDoes } from './choose-again-words.ts';

const CancelVisitDialog = latePart(
  () => import(/* webpackChunkName: "cancel-visit" */ '../visits/cancel-visit-dialog.tsx'),
);
const MoveVisitDialog = latePart(() => import(/* webpackChunkName: "move-visit" */ '../visits/move-visit-dialog.tsx'));

/** What is about to be saved. */
export const SAVED = ['these hours', 'this time off'] as const;

type Step = { act: 'move' | 'cancel'; visit: Appointment };

export interface ConflictsDialogProps {
  what: (typeof SAVED)[number];
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
  const say = useSay();
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
  const count = visits.length;
  const keep = count === 1 ? say('Save, and keep this visit') : say('Save, and keep these visits');
  return (
    <>
      <FormDialog
        title={
          count === 0
            ? say('No visit is in the way anymore')
            : count === 1
              ? say('{count} booked visit is in the way', { count })
              : say('{count} booked visits are in the way', { count })
        }
        submitLabel={
          toAsk.length > 1
            ? say('Ask all to choose another time')
            : asks
              ? say('Ask to choose another time')
              : count > 0
                ? keep
                : say('Save')
        }
        submittingLabel={say('Saving...')}
        submitting={saving}
        otherSubmit={
          asks && (
            <Button variant="subtle" disabled={saving} onClick={() => onSave(null)}>
              {keep}
            </Button>
          )
        }
        cancelLabel={say('Back')}
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack gap="4">
          <Text>
            {say('Saving {what} cancels nothing: a booked visit stays booked until you move or cancel it.', {
              what: say(what),
            })}
          </Text>
          {asks && (
            <>
              <Text>{whatAskingDoes(toAsk, visits, say)}</Text>
              <FormField label={say('A word to all of them (optional)')}>
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
  const say = useSay();
  const when = useWhen();
  const moment = { day: when.day(visit.date), time: when.time(visit.time) };
  const name = { pet: visit.petName, ...moment };
  const move = say(moveLabel(visit));
  return (
    <List.Item display="block">
      <Text fontWeight="semibold">
        <bdi translate="no">{visit.petName}</bdi>{' '}
        <Text as="span" fontWeight="normal">
          · {visit.client?.fullName ? <bdi translate="no">{visit.client.fullName}</bdi> : say('Unknown client')}
        </Text>
      </Text>
      <Text color="muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {say('{day} at {time}', moment)}
        {visit.bookedBy === 'vet' && ` · ${say('booked by phone')}`}
        {visit.client?.phone && (
          <>, {isPhoneNumber(visit.client.phone) ? <PhoneLink number={visit.client.phone} /> : visit.client.phone}</>
        )}
        {typeof visit.moveWish === 'string' && ` · ${say('asked to choose another time')}`}
        {visit.rescheduleRequest && ` · ${wishInWords(visit.rescheduleRequest, say, when)}`}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button
          variant="subtle"
          aria-label={say('{act}: {pet}, {day} at {time}', { act: move, ...name })}
          onClick={() => onStep('move')}
        >
          {move}
        </Button>
        <Button
          variant="plain"
          colorPalette="red"
          aria-label={say('{act}: {pet}, {day} at {time}', { act: say('Cancel visit'), ...name })}
          onClick={() => onStep('cancel')}
        >
          {say('Cancel visit')}
        </Button>
      </Flex>
    </List.Item>
  );
}

const wishInWords = ({ proposedDate, proposedTime }: RescheduleRequest, say: Say, when: When) =>
  say('asked to move to {day} at {time}', { day: when.day(proposedDate), time: when.time(proposedTime) });
