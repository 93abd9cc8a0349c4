import { ANIMALS, type AnimalCode } from './animals.ts';

export interface Sign {
  /** What its owner sees. */
  name: string;
  steps: readonly string[];
  source: string;
  /** The animals in which it is seen; without: all. */
  of?: readonly AnimalCode[];
}

/** The emergencies that clinics see most, by what their owners see, and what to do until you are there. */
const SIGNS: readonly Sign[] = [
  {
    name: 'Struggling to breathe, pale or blue gums',
    steps: [
      'Look into the mouth. Take out what you can see and hold safely; do not push it deeper.',
      'If your pet still cannot breathe, hold a small one head down and give firm blows between the shoulder blades; press a large dog’s belly in and up behind the ribs.',
      'Keep it calm and cool, let it sit as it wants to, and drive at once.',
    ],
    source: 'American Veterinary Medical Association, pet first aid',
    // A bird that is held and turned may die of that: it has a sign of its own.
    of: ['dog', 'cat', 'rabbit', 'small_mammal', 'reptile', 'exotic'],
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
    of: ['dog'],
  },
  {
    name: 'Strains to pass urine, nothing comes',
    steps: [
      'Go the same day, at any hour; in a male cat it can be deadly after a day.',
      'Do not press on the belly.',
      'Note when it last passed urine and whether it vomited.',
    ],
    source: 'Cornell Feline Health Center',
    of: ['dog', 'cat', 'rabbit', 'small_mammal'],
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
    of: ['dog', 'cat', 'rabbit', 'small_mammal'],
  },
  {
    name: 'In labour for more than two hours',
    steps: [
      'Call a clinic and describe what you see. Green or black discharge before the first young, or half an hour of strong straining with nothing coming, means: drive now.',
      'Do not pull at a young one that is stuck.',
      'Take the mother and all the young along, warm and together.',
    ],
    source: 'Merck Veterinary Manual, labour and delivery',
    of: ['dog', 'cat', 'rabbit', 'small_mammal'],
  },
  {
    name: 'Cries out, and drags cold hind legs',
    steps: [
      'Drive now: a clot may have cut the blood off, and it hurts very much.',
      'Carry it lying in a box or on a blanket. Do not rub, stretch or warm the legs.',
      'Give no painkiller for people: they poison cats.',
    ],
    source: 'Cornell Feline Health Center, hypertrophic cardiomyopathy',
    of: ['cat'],
  },
  {
    name: 'Has stopped eating, few droppings or none',
    steps: [
      'Call the same day, at any hour: a gut that stands still can kill within a day.',
      'Note when it last ate and when you last saw droppings.',
      'Leave hay and water within reach and keep it warm and quiet. Feed nothing by force unless a veterinarian tells you to.',
    ],
    source: 'Merck Veterinary Manual, diseases of rabbits; of guinea pigs',
    of: ['rabbit', 'small_mammal'],
  },
  {
    name: 'Struggling to breathe, tail moving with each breath, or fluffed up on the floor of the cage',
    steps: [
      'Call now: birds hide an illness until they no longer can.',
      'Put it into a small, dark box with air holes, keep it warm and quiet, and touch it no more than you must.',
      'Give no oil, no alcohol and no medicine for people.',
    ],
    source: 'Association of Avian Veterinarians, signs of illness in companion birds; LafeberVet, the dyspneic bird',
    of: ['bird'],
  },
  {
    name: 'Strains to lay, and no egg comes',
    steps: [
      'Call the same day, at any hour.',
      'Keep it warm and quiet, and let it drink.',
      'Do not press on the belly, and do not pull at an egg.',
    ],
    source: 'Merck Veterinary Manual, disorders of pet birds; of reptiles',
    of: ['bird', 'reptile'],
  },
  {
    name: 'Limp and cold, or burnt by a lamp',
    steps: [
      'Take it away from the lamp. Hold a fresh burn under cool, not cold, running water for ten minutes.',
      'Warm a cold animal slowly, to its usual temperature and no further: no hot-water bottle on its skin.',
      'Put no ointment on a burn, and take a photo of lamp and thermostat along.',
    ],
    source: 'Merck Veterinary Manual, injuries of reptiles',
    of: ['reptile'],
  },
];

/** An animal's signs, its own first; for any animal those of all and those of dogs and cats, which are most. */
export function signsOf(animal: AnimalCode | null): Sign[] {
  const asked: AnimalCode[] = animal ? [animal] : ['dog', 'cat'];
  const seen = SIGNS.filter(({ of = asked }) => asked.some((one) => of.includes(one)));
  return animal ? seen.toSorted((one, other) => animalsOf(one) - animalsOf(other)) : seen;
}

const animalsOf = ({ of }: Sign) => of?.length ?? ANIMALS.length;
