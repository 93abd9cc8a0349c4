import { SPECIES_TINTS, speciesOf } from '@veto/shared-ui/species';

/** The ground of a visit: the species' tint, paler once the visit is over. */
export function visitGround(petType: string, over: boolean): string {
  const species = speciesOf(petType);
  return `${species ? SPECIES_TINTS[species] : 'lilac'}.${over ? 1 : 2}`;
}
