import { refusalSentence, type useBooking } from '@veto/shared-data/booking';
import { isFull, waitingPath } from '@veto/shared-data/earlier-times';
import { useBookableSlots } from '@veto/shared-data/schedule';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense } from 'react';

const TypeChoice = lazy(() => import(/* webpackChunkName: "type-choice" */ './type-choice.tsx'));
const VeterinarianTimes = lazy(() => import(/* webpackChunkName: "veterinarian-times" */ './veterinarian-times.tsx'));
const LostTime = lazy(() => import(/* webpackChunkName: "lost-time" */ './lost-time.tsx'));

export interface TimeChoiceProps {
  veterinarianId: string | null;
  booking: ReturnType<typeof useBooking>;
}

/** For what and when: the veterinarian's kinds of visit, the free times of that length, and what was refused of them. */
export function TimeChoice({ veterinarianId, booking }: TimeChoiceProps) {
  const { slot, chooseSlot, refusal } = booking;
  const { types, chosen } = booking.visitType;
  if (!veterinarianId) return <Text color="fg.muted">Choose a veterinarian first to see when they are free.</Text>;
  return (
    <>
      {types.length > 0 && (
        <Suspense fallback={<Skeleton h="8rem" rounded="l2" aria-hidden />}>
          <TypeChoice {...booking.visitType} />
        </Suspense>
      )}
      <FullCalendar veterinarianId={veterinarianId} minutes={chosen.minutes} />
      <Suspense fallback={<Skeleton h="16rem" rounded="l2" aria-hidden />}>
        <VeterinarianTimes
          key={veterinarianId}
          veterinarianId={veterinarianId}
          minutes={chosen.minutes}
          value={slot}
          onChange={chooseSlot}
          label="Date and time"
        />
      </Suspense>
      {refusal && (
        <Suspense fallback={null}>
          <LostTime
            sentence={refusalSentence(refusal)}
            {...(refusal.reason === 'slot-taken' && { nearest: refusal.nearest })}
            onChoose={chooseSlot}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where nothing is free soon, the owner waits for a time. */
function FullCalendar({ veterinarianId, minutes }: { veterinarianId: string; minutes: number }) {
  const free = useBookableSlots(veterinarianId, minutes);
  if (!free.data || !isFull(free.data)) return null;
  return (
    <LinkButton href={waitingPath(veterinarianId)} variant="subtle" alignSelf="start" mb="5">
      Tell me if something earlier comes free
    </LinkButton>
  );
}
