import { type Appointment, useSetPetOfVisit } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { WhichPet } from './which-pet.tsx';

/** Asks which pet a visit is for that is of none yet: one of the owner's, or the animal becomes their pet. */
export default function PetOfVisit({ visit }: { visit: Appointment }) {
  const pets = usePets();
  const set = useSetPetOfVisit();
  if (!pets.data) return null;
  const choose = (pet?: Pet) =>
    void tellOutcome(
      set.mutateAsync({ visitId: visit.id, ...(pet && { petId: pet.id }) }),
      pet ? SUCCESS.petOfVisit(pet.name) : SUCCESS.petAdded(visit.petName),
      (error) => withReason(error, ERRORS.setPetOfVisit),
    );
  const busy = set.isPending ? (set.variables.petId ?? 'new') : null;
  return <WhichPet name={visit.petName} pets={pets.data} busy={busy} onChoose={choose} />;
}
