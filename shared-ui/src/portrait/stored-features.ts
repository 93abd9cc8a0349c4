import { SPECIES_TINTS } from '../species/species.ts';
import { type PortraitFeatures, SHAPES, SKINS, TOOLS } from './features.ts';

const one =
  (...choices: readonly (string | number | boolean)[]) =>
  (value: unknown) =>
    choices.some((choice) => choice === value);
// Anything else could be an address that the browser fetches.
const colour = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const flag = one(true, false);

const ALLOWED: Record<keyof PortraitFeatures, (value: unknown) => boolean> = {
  skin: one(...SKINS.keys()),
  hair: one(...SHAPES.hair),
  hairColour: colour,
  head: one(...SHAPES.head),
  eyes: one(...SHAPES.eyes),
  mouth: one(...SHAPES.mouth),
  beard: one(...SHAPES.beard),
  glasses: one(...SHAPES.glasses),
  freckles: flag,
  earrings: flag,
  lashes: flag,
  tilt: one(-3, -2, -1, 0, 1, 2, 3),
  clothes: one(...SHAPES.clothes),
  cloth: colour,
  ground: one(...Object.values(SPECIES_TINTS)),
  tool: one(...TOOLS),
  companion: one(...SHAPES.companion),
};

const isPortrait = (stored: object): stored is PortraitFeatures =>
  Object.entries(ALLOWED).every(([feature, allowed]) => allowed(stored[feature as keyof typeof stored]));

/**
 * The person that a vet chose, from the features as they were stored; null where none was, or where a value is not one
 * of the recipe's: a row may have been written by anybody's client.
 */
export function storedPortrait(stored: object | null | undefined): PortraitFeatures | null {
  return stored && isPortrait(stored) ? stored : null;
}
