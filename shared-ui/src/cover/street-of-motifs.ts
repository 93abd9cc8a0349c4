import type { Tint } from '../core/theme/palette.ts';
import type { MotifName } from '../motif/motifs.tsx';
import type { SpecialtyKind } from '../portrait/specialty.ts';
import type { SittingSpecies } from '../species/sitting/shapes.ts';

export interface CoverScene {
  tint: Tint;
  /** One for each door from the left; null leaves it empty. The fourth door is the animals'. */
  motifs: readonly [MotifName | null, MotifName, MotifName, null, MotifName, MotifName, MotifName, MotifName];
  /** Who sits before the fourth door: [animal, x, height]. */
  animals: readonly (readonly [SittingSpecies, x: number, height: number])[];
}

/** The street of each specialty. */
export const SCENES: Record<SpecialtyKind, CoverScene> = {
  general: {
    tint: 'apricot',
    motifs: [null, 'ball', 'heart', null, 'bone', 'paw', 'bowl', 'shield'],
    animals: [
      ['dog', 432, 190],
      ['cat', 556, 150],
    ],
  },
  surgery: {
    tint: 'sage',
    motifs: ['vial', 'lamp', 'stitch', null, 'cross', 'heart', 'lamp', 'stitch'],
    animals: [['cat', 482, 188]],
  },
  dentistry: {
    tint: 'sky',
    motifs: ['bubble', 'tooth', 'toothbrush', null, 'tooth', 'bubble', 'star', 'tooth'],
    animals: [['dog', 470, 196]],
  },
  dermatology: {
    tint: 'rose',
    motifs: ['lens', 'paw', 'bubble', null, 'shield', 'lens', 'leaf', 'paw'],
    animals: [['cat', 482, 188]],
  },
  cardiology: {
    tint: 'lilac',
    motifs: ['heart', 'shield', 'paw', null, 'heart', 'vial', 'heart', 'star'],
    animals: [['dog', 470, 196]],
  },
  oncology: {
    tint: 'lilac',
    motifs: ['star', 'shield', 'vial', null, 'leaf', 'heart', 'sun', 'shield'],
    animals: [['cat', 482, 188]],
  },
  emergency: {
    tint: 'honey',
    motifs: ['siren', 'shield', 'cross', null, 'heart', 'siren', 'bone', 'cross'],
    animals: [['dog', 470, 196]],
  },
  eyes: {
    tint: 'sky',
    motifs: ['lens', 'bubble', 'star', null, 'lens', 'sun', 'bubble', 'star'],
    animals: [['cat', 482, 188]],
  },
  exotic: {
    tint: 'honey',
    motifs: ['leaf', 'lizard', 'feather', null, 'leaf', 'feather', 'lizard', 'leaf'],
    animals: [['rabbit', 476, 184]],
  },
};
