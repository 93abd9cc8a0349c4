export interface Emergency {
  name: string;
  /** How to know it. */
  signs: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** Who says so. */
  source: string;
}

/** The ten emergencies that clinics see most, and what to do until you are there. */
export const EMERGENCIES: readonly Emergency[] = [
  {
    name: 'Choking and trouble breathing',
    signs: 'Pawing at the mouth, gasping, blue or grey gums.',
    steps: [
      'Look into the mouth. Take out what you can see and hold safely; do not push it deeper.',
      'If your pet still cannot breathe, hold a small one head down and give firm blows between the shoulder blades; press a large dog’s belly in and up behind the ribs.',
      'Keep it calm and cool, let it sit as it wants to, and go at once.',
    ],
    source: 'American Veterinary Medical Association, pet first aid',
  },
  {
    name: 'Collapse, no breathing',
    signs: 'It does not respond, and the chest does not move.',
    steps: [
      'Lay it on its side. Press the widest part of the chest down by a third to a half, 100 to 120 times a minute.',
      'After 30 presses close the mouth and breathe twice into the nose, until the chest rises. Go on in turns.',
      'Have somebody drive you while you go on.',
    ],
    source: 'RECOVER guidelines for CPR in dogs and cats',
  },
  {
    name: 'Heavy bleeding',
    signs: 'Blood that flows or spurts, or does not stop within five minutes.',
    steps: [
      'Press a clean cloth firmly on the wound and keep pressing. Do not lift it to look; put more cloth on top.',
      'Raise the leg if that does not hurt it. Leave anything that is stuck in the wound where it is.',
      'Bind the cloth on and go.',
    ],
    source: 'American Veterinary Medical Association, pet first aid',
  },
  {
    name: 'Road accident or fall',
    signs: 'Even when it looks well: bleeding inside shows hours later.',
    steps: [
      'Move it out of danger on a board or a stretched blanket, and keep its back straight.',
      'Muzzle a dog that may bite, unless it vomits or struggles to breathe; cover a cat with a towel.',
      'Keep it warm and go, also when it walks.',
    ],
    source: 'Blue Cross, first aid after a road accident',
  },
  {
    name: 'Poisoning',
    signs: 'Vomiting, drooling, trembling, staggering, or an empty packet.',
    steps: [
      'Take it away from the poison and keep the packet, the plant or a photo of it.',
      'Telephone a clinic at once: say what it was, how much, and when.',
      'Do not make it vomit and give no milk, salt or oil, unless a veterinarian tells you to.',
    ],
    source: 'ASPCA Animal Poison Control Center',
  },
  {
    name: 'Heatstroke',
    signs: 'Heavy panting, drooling, staggering, collapse on a warm day.',
    steps: [
      'Cool first, travel second: bring it into the shade and pour cool water over its body.',
      'Let air move over it, and let it drink a little if it wants to. Lay no wet towels over it, they keep the heat in.',
      'Go once you have begun to cool it, with the windows open, even when it recovers.',
    ],
    source: 'Royal Veterinary College, VetCompass on heat-related illness',
  },
  {
    name: 'Seizure',
    signs: 'Falling over, paddling legs, no reaction to your voice.',
    steps: [
      'Note the time. Move furniture away, dim the light, and keep your hands away from its mouth.',
      'Do not hold it down. Let it rest afterwards in a quiet place.',
      'Go at once when it lasts longer than five minutes, or comes twice in a day.',
    ],
    source: 'Cornell University College of Veterinary Medicine',
  },
  {
    name: 'Bloated belly in a dog',
    signs: 'A hard, swollen belly, restlessness, retching without bringing anything up.',
    steps: [
      'Go now: a turned stomach is deadly within hours.',
      'Telephone on the way, so that they can prepare.',
      'Give nothing to eat or drink, and no medicine.',
    ],
    source: 'Merck Veterinary Manual, gastric dilatation and volvulus',
  },
  {
    name: 'A cat that cannot pass urine',
    signs: 'Many visits to the tray with little or nothing, crying, licking below. Most are male.',
    steps: [
      'Go the same day, at any hour; after a day it can be deadly.',
      'Do not press on the belly.',
      'Note when it last passed urine and whether it vomited.',
    ],
    source: 'Cornell Feline Health Center',
  },
  {
    name: 'A difficult birth',
    signs: 'Half an hour of strong straining, or two hours between two young, with nothing coming.',
    steps: [
      'Telephone a clinic and describe what you see. Green or black discharge before the first young means: go now.',
      'Do not pull at a young one that is stuck.',
      'Take the mother and all the young along, warm and together.',
    ],
    source: 'Merck Veterinary Manual, labour and delivery',
  },
];
