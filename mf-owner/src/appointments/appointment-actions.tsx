import { type Appointment, saveVisitFile } from '@veto/shared-data/appointments';
import { bookingPath } from '@veto/shared-data/booking';
import { ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { CalendarPlus, Navigation } from 'lucide-react';
import { placeOf, useVisitWords } from './visit-words.ts';

/** What an owner can ask for from a ticket; each opens a dialog. */
export type AppointmentAction = 'reschedule' | 'earlier' | 'cancel' | 'details' | 'review';

interface ActionsProps {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
}

export function AppointmentActions({ appointment, onAction }: ActionsProps) {
  const { say, veterinarian } = useVisitWords();
  if (appointment.status === 'upcoming')
    return (
      <>
        <Button variant="subtle" onClick={() => onAction('reschedule')}>
          {say('Reschedule')}
        </Button>
        {!appointment.petDied && <EarlierButton onAction={onAction} />}
        <CancelButton onAction={onAction} />
        <LinkButton href={`/appointments/${appointment.id}`} variant="plain">
          {say('Details')}
          <VisuallyHidden> {say('of the visit to {doctor}', { doctor: veterinarian(appointment) })}</VisuallyHidden>
        </LinkButton>
      </>
    );
  return <PastActions appointment={appointment} onAction={onAction} />;
}

/** The same where one visit has the page to itself: with the way there, and the calendar. */
export function OpenVisitActions({ appointment, onAction }: ActionsProps) {
  const { say, veterinarian, minutes } = useVisitWords();
  const language = useLanguage();
  const path = `${language === 'pl' ? '/pl' : ''}/appointments/${appointment.id}`;
  if (appointment.status !== 'upcoming') return <PastActions appointment={appointment} onAction={onAction} />;
  const { text, directions } = placeOf(appointment);
  const saveFile = () =>
    saveVisitFile(appointment, { doctor: veterinarian(appointment), place: text, path, say, minutes, language }).catch(
      (error) => tellFailure(error, ERRORS.calendarFile),
    );
  return (
    <>
      {directions && (
        <Button asChild>
          <a href={directions} target="_blank" rel="noopener">
            <Navigation size={18} aria-hidden /> {say('Directions')}
          </a>
        </Button>
      )}
      <Button variant="subtle" onClick={saveFile}>
        <CalendarPlus size={18} aria-hidden /> {say('Add to calendar')}
      </Button>
      <Button variant="plain" onClick={() => onAction('reschedule')}>
        {say('Reschedule')}
      </Button>
      {!appointment.petDied && <EarlierButton onAction={onAction} />}
      <CancelButton onAction={onAction} />
    </>
  );
}

function EarlierButton({ onAction }: Pick<ActionsProps, 'onAction'>) {
  const say = useSay();
  return (
    <Button variant="plain" textAlign="start" onClick={() => onAction('earlier')}>
      {say('Tell me if something earlier comes free')}
    </Button>
  );
}

function CancelButton({ onAction }: Pick<ActionsProps, 'onAction'>) {
  const say = useSay();
  return (
    <Button variant="plain" colorPalette="red" onClick={() => onAction('cancel')}>
      {/* Of a visit: another word in Polish than that of a dialog. */}
      {say('Cancel{visit}', { visit: '' })}
    </Button>
  );
}

function PastActions({ appointment, onAction }: ActionsProps) {
  const say = useSay();
  const isCompleted = appointment.status === 'completed';
  return (
    <>
      {isCompleted && (
        <Button variant="subtle" onClick={() => onAction('details')}>
          {say('View Details')}
        </Button>
      )}
      {isCompleted && !appointment.reviewed && (
        <Button onClick={() => onAction('review')}>{say('Write a review')}</Button>
      )}
      <BookAgain appointment={appointment} />
    </>
  );
}

/** The same veterinarian for the same pet, one press away from a free time; first where a follow-up is asked for. */
function BookAgain({ appointment }: Pick<ActionsProps, 'appointment'>) {
  const { say, veterinarian: nameOf } = useVisitWords();
  const { veterinarian, petId, followUpOn } = appointment;
  // A profile that is gone can be booked no more.
  if (!veterinarian) return null;
  return (
    <LinkButton
      href={bookingPath({ veterinarianId: veterinarian.id, petId: petId ?? null })}
      variant={followUpOn ? 'solid' : 'subtle'}
    >
      {followUpOn ? say('Book the follow-up') : say('Book again')}
      <VisuallyHidden> {say('with {doctor}', { doctor: nameOf(appointment) })}</VisuallyHidden>
    </LinkButton>
  );
}
