import { noteInWords } from '@veto/shared-data/appointments';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { OwnWords } from '@veto/shared-ui/own-words';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { placeOf, useVisitWords } from './visit-words.ts';

/** A completed visit: what happened, where, and the veterinarian's note. */
export default function VisitDetailsDialog({ appointment, onClose }: AppointmentDialogProps) {
  const { say, veterinarian, when, chosen } = useVisitWords();
  const { petName, petType, reason, visitNote } = appointment;
  const facts: LabelledFact[] = [
    [say('Date & Time'), when(appointment)],
    [say('Veterinarian'), veterinarian(appointment)],
    [say('Pet'), `${petName} (${say(petType)})`],
    [say('Location'), placeOf(appointment).text],
    [say('Reason for Visit'), reason && <OwnWords key="reason">{chosen(reason)}</OwnWords>],
    [
      say('Treatment Summary'),
      visitNote ? (
        <OwnWords key="note">{noteInWords(visitNote, say)}</OwnWords>
      ) : (
        say('A detailed report of the treatment was shared with you by email after the visit.')
      ),
    ],
  ];
  return (
    <ReadingDialog title={say('Appointment Details')} onClose={onClose}>
      <FactList facts={facts} />
    </ReadingDialog>
  );
}
