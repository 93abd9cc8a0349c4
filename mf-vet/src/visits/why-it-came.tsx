import { type Appointment, noteInWords, useLastNote } from '@veto/shared-data/appointments';
import { useReadablePet } from '@veto/shared-data/health';
import { bookedTypeText } from '@veto/shared-data/visit-types';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import VisitSymptoms from './visit-symptoms.tsx';

/** Why the animal came, and what to know before the note is written: allergies, the last note, what the owner said and showed. */
export function WhyItCame({ appointment }: { appointment: Appointment }) {
  const say = useSay();
  const when = useWhen();
  const pet = useReadablePet(appointment.petId);
  const last = useLastNote(appointment);
  // Whole at once: it stands above the field that the vet types into.
  if (pet.isLoading || last.isLoading) return <Skeleton h="8rem" rounded="control" aria-hidden />;
  const facts: LabelledFact[] = [
    [
      say('Reason for Visit'),
      <OwnWords key="reason">
        {[bookedTypeText(appointment, when.minutes), appointment.reason].filter(Boolean).join(' · ')}
      </OwnWords>,
    ],
    [say('Allergies'), pet.data?.allergies && <OwnWords key="allergies">{pet.data.allergies}</OwnWords>],
    [
      last.data ? say('Last note, {day}', { day: when.short(last.data.date) }) : '',
      last.data && <OwnWords key="note">{noteInWords(last.data.note, say)}</OwnWords>,
    ],
  ];
  if (facts.every(([, value]) => !value) && !appointment.symptoms) return null;
  return (
    <Stack
      as="section"
      aria-label={say('Why {pet} came', { pet: appointment.petName })}
      tabIndex={0}
      gap="4"
      p="4"
      rounded="panel"
      bg="sunken"
      maxH="16rem"
      overflowY="auto"
    >
      <FactList facts={facts} />
      {appointment.symptoms && <VisitSymptoms symptoms={appointment.symptoms} />}
    </Stack>
  );
}
