import { bookable, useOpenBooking } from '@veto/shared-data/booking';
import { useVeterinarian } from '@veto/shared-data/veterinarians';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Book } from './bookable-row.tsx';

/** The booking sheet of this page, which also opens for the vet of the address, `?vet=`, and begins with its pet, `?petId=`. */
export function useSheetOfAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('vet');
  const { data: vet } = useVeterinarian(asked ?? undefined);
  const sheet = useOpenBooking();
  const petId = params.get('petId');
  const forPet = petId ? { petId, petPressed: true } : {};
  const openAsked = useRef(() => {});
  useEffect(() => {
    openAsked.current = () => {
      if (vet && sheet.open?.veterinarian.id !== vet.id)
        sheet.show({ veterinarian: bookable(vet, vet.petTypes), slot: null, ...forPet });
    };
  });
  useEffect(() => {
    if (vet) openAsked.current();
  }, [vet]);
  const book: Book = (chosen, { date, time }) =>
    sheet.show({ veterinarian: bookable(chosen), slot: time ? { date, time } : null, day: date, ...forPet });
  return {
    sheet: {
      ...sheet,
      close: () => {
        sheet.close();
        if (asked)
          setParams(
            (before) => {
              const after = new URLSearchParams(before);
              after.delete('vet');
              return after;
            },
            { replace: true, preventScrollReset: true },
          );
      },
    },
    /** The vet of the address has left. */
    isGone: asked !== null && vet === null,
    book,
  };
}
