import type { BookingValues } from '@veto/shared-data/booking';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The questions of a booking in their order, by their names in the address: `?step=slot`. */
export const STEPS = [
  { id: 'pet', label: 'Pet' },
  { id: 'vet', label: 'Vet' },
  { id: 'slot', label: 'Time' },
  { id: 'reason', label: 'Reason' },
  { id: 'review', label: 'Review' },
] as const;
export type Step = (typeof STEPS)[number]['id'];

/** The fields of each step; the vet is none of the form. */
export const FIELDS: Record<Step, (keyof BookingValues)[]> = {
  pet: ['petName', 'petType'],
  vet: [],
  slot: ['date', 'time'],
  reason: ['reason'],
  review: [],
};

/** The steps that have their answer. */
export function answeredSteps(values: BookingValues, hasVeterinarian: boolean): ReadonlySet<Step> {
  const isAnswered = (step: Step) =>
    step === 'vet' ? hasVeterinarian : FIELDS[step].length > 0 && FIELDS[step].every((field) => values[field].trim());
  return new Set(STEPS.map(({ id }) => id).filter(isAnswered));
}

/** The first step without its answer; the review once all have theirs. */
export function firstOpenStep(values: BookingValues, hasVeterinarian: boolean): Step {
  const answered = answeredSteps(values, hasVeterinarian);
  return STEPS.find(({ id }) => !answered.has(id))?.id ?? 'review';
}

export const headingId = (step: Step) => `booking-${step}`;

/** The step of the address; null where it names none. */
function stepOf(params: URLSearchParams): Step | null {
  return STEPS.find(({ id }) => id === params.get('step'))?.id ?? null;
}

/**
 * The step that is shown, in the address: a reload shows it again, and 'back' leads to the one before. A new one takes the
 * focus to its heading. An address without a step shows `begin`.
 */
export function useBookingStep(begin: Step) {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params) ?? begin;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.getElementById(headingId(step));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [step]);
  const goTo = useCallback(
    (to: Step) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('step', to);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { step, goTo };
}
