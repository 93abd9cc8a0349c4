import { choiceOfPet, petOfBooking } from './booking-pet.ts';
import type { PetToBook } from './pets-to-book.ts';
import type { BookingForm } from './use-booking-form.ts';

/** What the fields of the pet show and do in a form of a booking: the props of the same name of shared-ui's `BookingSheet`. */
export function petFields(form: BookingForm, pets: readonly PetToBook[]) {
  const [petId, petName, petType] = form.watch(['petId', 'petName', 'petType']);
  // A pet that was chosen is another one once its name or kind is typed.
  const typed = { onChange: () => form.setValue('petId', '') };
  const { errors } = form.formState;
  return {
    pets,
    chosen: petOfBooking(pets, { petId, petName, petType }),
    onChoose: (pet: PetToBook) => {
      const chosen = choiceOfPet(pet);
      form.setValue('petId', chosen.petId);
      form.setValue('petName', chosen.petName, { shouldValidate: true });
      form.setValue('petType', chosen.petType, { shouldValidate: true });
    },
    name: form.register('petName', typed),
    type: form.register('petType', typed),
    errors: { name: errors.petName?.message, type: errors.petType?.message },
  };
}
