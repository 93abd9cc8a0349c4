import { AlertContent, AlertDescription, AlertIndicator, AlertRoot, AlertTitle } from '@chakra-ui/react/alert';
import type { Slot, SlotFormat } from '../slots/slots-by-day.tsx';
import { NearestSlots } from './nearest-slots.tsx';

export interface BookingRefusalProps {
  /** Why: 'This time has just been taken.' */
  title: string;
  /** What can be had instead of a lost time; missing where the time was not the reason. */
  nearest?: readonly Slot[];
  /** Above the nearest times: 'These are the nearest free times:'. */
  nearestLabel: string;
  onChoose: (slot: Slot) => void;
  format: SlotFormat;
}

function show(alert: HTMLDivElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

/** Why a booking was refused, and the nearest free times. Announced, and scrolled to, when it appears. */
export function BookingRefusal({ title, nearest, nearestLabel, onChoose, format }: BookingRefusalProps) {
  return (
    <AlertRoot ref={show} status={nearest ? 'warning' : 'error'} role="alert">
      <AlertIndicator />
      <AlertContent gap="3">
        <AlertTitle>{title}</AlertTitle>
        {nearest && nearest.length > 0 && (
          <>
            <AlertDescription>{nearestLabel}</AlertDescription>
            <NearestSlots slots={nearest} onChoose={onChoose} format={format} />
          </>
        )}
      </AlertContent>
    </AlertRoot>
  );
}
