import { refusalSentence, type useBooking } from '@veto/shared-data/booking';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense } from 'react';

const TypeChoice = lazy(() => import(/* webpackChunkName: "type-choice" */ './type-choice.tsx'));
const FullCalendar = lazy(() => import(/* webpackChunkName: "full-calendar" */ './full-calendar.tsx'));
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
      <Suspense fallback={null}>
        <FullCalendar veterinarianId={veterinarianId} type={chosen} />
      </Suspense>
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
