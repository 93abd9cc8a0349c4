import { useCaredPets } from '../household/cared-pets.ts';
import { type Pet, usePets } from '../pets/index.ts';

/** A pet that can be chosen: one's own, or somebody else's that one may book for. */
export interface PetToBook extends Pick<Pet, 'id' | 'name' | 'type' | 'imageUrl'> {
  /** First name of the owner of somebody else's. */
  owner?: string;
}

/**
 * The pets that the signed-in person may book for, their own first. `isComplete` once others' are among them, or cannot be
 * asked for: without them people still book for their own.
 */
export function usePetsToBook() {
  const own = usePets();
  const cared = useCaredPets();
  const others = (cared.data ?? []).filter(({ rights }) => rights.includes('book'));
  const pets: PetToBook[] = [...(own.data ?? []), ...others];
  return { own, pets, isComplete: !own.isPending && !cared.isPending };
}
