import { useCallback, useEffect } from 'react';
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

export const headingId = (step: Step) => `booking-${step}`;

/** The step of the address; null where it names none. */
function stepOf(params: URLSearchParams): Step | null {
  return STEPS.find(({ id }) => id === params.get('step'))?.id ?? null;
}

/**
 * The step that the visitor is at, in the address: a reload shows it again, and 'back' leads to the one before. All of
 * them are on the page; going to one brings it into view with the focus on its heading.
 */
export function useBookingStep() {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params);
  const turn = useCallback(
    (to: Step, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('step', to);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  useEffect(() => {
    const heading = step && document.getElementById(headingId(step));
    // A visitor who already works in the step is not moved about.
    if (!heading || heading.closest('section')?.contains(document.activeElement)) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  }, [step]);
  return {
    step,
    goTo: (to: Step) => turn(to, false),
    /** The visitor has begun to work in a step, by themselves. */
    follow: (to: Step) => {
      if (to !== step) turn(to, true);
    },
  };
}
