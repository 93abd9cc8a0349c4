import {
  GREY_HAIR,
  HAIR_COLOURS,
  type PortraitFeatures,
  portraitFromSeed,
  SHAPES,
  SKINS,
} from '@veto/shared-ui/portrait';

const SUGGESTIONS = 12;

/** A dozen people to start from, others for each veterinarian and each set, the same whenever they are asked for. */
export function suggestedPortraits(veterinarianId: string, specialty: string, set: number): PortraitFeatures[] {
  return Array.from({ length: SUGGESTIONS }, (_, index) =>
    portraitFromSeed(`${veterinarianId} ${set * SUGGESTIONS + index}`, { specialty }),
  );
}

/** A feature of the drawing that is chosen from a list. */
export interface Choice {
  feature: keyof PortraitFeatures;
  label: string;
  options: readonly { value: string | number; label: string }[];
}

const inWords = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value === 'none' ? 'None' : spoken(value) }));
const spoken = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

const HAIR_NAMES = ['Black', 'Dark brown', 'Brown', 'Light brown', 'Blond', 'Red', 'Grey', 'White'];
const SKIN_NAMES = ['Very light', 'Light', 'Tan', 'Medium', 'Brown', 'Dark'];

/** Every feature that a veterinarian sets one by one, in the order of the form. */
export const CHOICES: readonly Choice[] = [
  { feature: 'skin', label: 'Skin', options: SKINS.map((_, value) => ({ value, label: SKIN_NAMES[value] ?? '' })) },
  { feature: 'hair', label: 'Hair', options: inWords(SHAPES.hair) },
  {
    feature: 'hairColour',
    label: 'Hair color',
    options: [...HAIR_COLOURS, ...GREY_HAIR].map((value, index) => ({ value, label: HAIR_NAMES[index] ?? value })),
  },
  { feature: 'head', label: 'Face', options: inWords(SHAPES.head) },
  { feature: 'eyes', label: 'Eyes', options: inWords(SHAPES.eyes) },
  { feature: 'mouth', label: 'Mouth', options: inWords(SHAPES.mouth) },
  { feature: 'beard', label: 'Beard', options: inWords(SHAPES.beard) },
  { feature: 'glasses', label: 'Glasses', options: inWords(SHAPES.glasses) },
  { feature: 'clothes', label: 'Clothes', options: inWords(SHAPES.clothes) },
  { feature: 'companion', label: 'On the arm', options: inWords(SHAPES.companion) },
];

/** The drawing with one feature set, from the value that a form gives back as text. */
export function withFeature(features: PortraitFeatures, { feature, options }: Choice, text: string): PortraitFeatures {
  const option = options.find(({ value }) => String(value) === text);
  return option ? { ...features, [feature]: option.value } : features;
}
