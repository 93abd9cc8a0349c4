import type { Pet } from '../pets/index.ts';
import { bookingPet, petOfBooking } from './booking-pet.ts';
import type { BookingForm } from './use-booking-form.ts';

/** A pet that can be chosen: one's own, or somebody else's that one may book for. */
export type PetToBook = Pick<Pet, 'id' | 'name' | 'type' | 'imageUrl'>;

/** What the fields of the pet show and do in a form of a booking: the props of the same name of shared-ui's `PetFields`. */
export function petFields(form: BookingForm, pets: readonly PetToBook[]) {
  const [petName, petType] = form.watch(['petName', 'petType']);
  const { errors } = form.formState;
  return {
    pets,
    chosen: petOfBooking(pets, { petName, petType }),
    onChoose: (pet: PetToBook) => {
      const chosen = bookingPet(pet);
      form.setValue('petName', chosen.petName, { shouldValidate: true });
      form.setValue('petType', chosen.petType, { shouldValidate: true });
    },
    name: form.register('petName'),
    type: form.register('petType'),
    errors: { name: errors.petName?.message, type: errors.petType?.message },
  };
}
