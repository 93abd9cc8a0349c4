export interface Sign {
  /** What its owner sees. */
  name: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** Who says so. */
  source: string;
}

/** The emergencies that clinics see most, by what their owners see, and what to do until you are there. */
export const SIGNS: readonly Sign[] = [
  {
    name: 'Struggling to breathe, pale or blue gums',
    steps: [
      'Look into the mouth. Take out what you can see and hold safely; do not push it deeper.',
      'If your pet still cannot breathe, hold a small one head down and give firm blows between the shoulder blades; press a large dog’s belly in and up behind the ribs.',
      'Keep it calm and cool, let it sit as it wants to, and drive at once.',
    ],
    source: 'American Veterinary Medical Association, pet first aid',
  },
  {
    name: 'Bleeding that does not stop',
    steps: [
      'Press a clean cloth firmly on the wound. Hold it for five minutes without looking.',
      'Do not pull out anything that is stuck in it.',
      'If blood comes through, lay a second cloth on top and keep pressing.',
      'Keep your pet warm and still, and drive.',
    ],
    source: 'American Veterinary Medical Association, pet first aid',
  },
  {
    name: 'Collapsed, or having a seizure',
    steps: [
      'In a seizure, note the time, move furniture away and dim the light. Do not hold your pet down, and keep your hands away from its mouth.',
      'Drive at once when it lasts longer than five minutes, or comes twice in a day.',
      'Collapsed, without a reaction and without breathing: lay it on its side and press the widest part of the chest down by a third to a half, 100 to 120 times a minute.',
      'After 30 presses close the mouth and breathe twice into the nose, until the chest rises. Go on in turns while somebody drives you.',
    ],
    source: 'Cornell University College of Veterinary Medicine (seizures); RECOVER guidelines for CPR in dogs and cats',
  },
  {
    name: 'Hit by a car, or a fall from a height',
    steps: [
      'Move it out of danger on a board or a stretched blanket, and keep its back straight.',
      'A pet in pain may bite, even its own people. Muzzle a dog, unless it vomits or struggles to breathe; cover a cat with a towel.',
      'Keep it warm and drive, even if it walks: bleeding inside shows hours later.',
    ],
    source: 'Blue Cross, first aid after a road accident',
  },
  {
    name: 'Swollen, hard belly and retching',
    steps: [
      'Drive now: a turned stomach is deadly within hours.',
      'Call on the way, so that they can prepare.',
      'Give nothing to eat or drink, and no medicine.',
    ],
    source: 'Merck Veterinary Manual, gastric dilatation and volvulus',
  },
  {
    name: 'Strains to pass urine, nothing comes',
    steps: [
      'Go the same day, at any hour; in a male cat it can be deadly after a day.',
      'Do not press on the belly.',
      'Note when it last passed urine and whether it vomited.',
    ],
    source: 'Cornell Feline Health Center',
  },
  {
    name: 'Ate something poisonous',
    steps: [
      'Take it away from the poison and keep the packet, the plant or a photo of it.',
      'Call a clinic at once: say what it was, how much, and when. Among the poisons of a home are chocolate, grapes and raisins, onion and garlic, xylitol, lilies (for cats), antifreeze, slug pellets, rat poison and painkillers for people.',
      'Do not make it vomit and give no milk, salt or oil, unless a veterinarian tells you to.',
    ],
    source: 'ASPCA Animal Poison Control Center',
  },
  {
    name: 'Too hot: heavy panting, staggering',
    steps: [
      'Cool first, travel second: bring it into the shade and pour cool water over its body.',
      'Let air move over it, and let it drink a little if it wants to. Lay no wet towels over it, they keep the heat in.',
      'Drive once you have begun to cool it, with the windows open, even if it recovers.',
    ],
    source: 'Royal Veterinary College, VetCompass on heat-related illness',
  },
  {
    name: 'In labour for more than two hours',
    steps: [
      'Call a clinic and describe what you see. Green or black discharge before the first young, or half an hour of strong straining with nothing coming, means: drive now.',
      'Do not pull at a young one that is stuck.',
      'Take the mother and all the young along, warm and together.',
    ],
    source: 'Merck Veterinary Manual, labour and delivery',
  },
];
