import type { Tint } from '../core/theme/palette.ts';
import { fnv1a, mulberry32 } from './seeded-random.ts';
import { SPECIALTY_TINTS, specialtyKindOf } from './specialty.ts';

/** [face, its shade] */
export const SKINS = [
  ['#fcdfca', '#f1bf9f'],
  ['#f6cdac', '#e5aa82'],
  ['#e8b48d', '#d0916a'],
  ['#cd9068', '#b0714d'],
  ['#a26947', '#855033'],
  ['#74482f', '#5a3421'],
] as const;
const SKIN_WEIGHTS = [40, 30, 12, 8, 6, 4];

export const HAIR_COLOURS = ['#2c1c22', '#54352b', '#84532f', '#bd7f43', '#dfb26c', '#a94a2a'] as const;
export const GREY_HAIR = ['#8c8590', '#d8d1d4'] as const;

const GENTLE_HAIR = ['bob', 'fringe', 'long', 'bun', 'ponytail', 'curls', 'braids', 'pixie'] as const;
const PLAIN_HAIR = ['side-part', 'quiff', 'crop', 'bald', 'mop', 'shoulder-long'] as const;

/** What there is of each feature that has a name. */
export const SHAPES = {
  hair: [...GENTLE_HAIR, ...PLAIN_HAIR],
  head: ['round', 'oval', 'square'],
  eyes: ['dots', 'happy'],
  mouth: ['smile', 'open', 'half'],
  beard: ['none', 'stubble', 'full', 'moustache'],
  glasses: ['none', 'round', 'square'],
  clothes: ['coat', 'scrubs', 'cardigan'],
  companion: ['none', 'cat', 'dog', 'rabbit'],
} as const;
export type Shape<Feature extends keyof typeof SHAPES> = (typeof SHAPES)[Feature][number];
export type HairShape = Shape<'hair'>;

const CLOTHS = {
  violet: '#7a55c7',
  green: '#6b987a',
  orange: '#dd8a58',
  navy: '#475990',
  rose: '#c0647f',
  teal: '#3f8087',
} as const;
type Cloth = keyof typeof CLOTHS;
/** Scrubs never wear the hue of the ground behind them. */
const LOST_ON: Record<Tint, Cloth> = {
  apricot: 'orange',
  sage: 'green',
  lilac: 'violet',
  honey: 'orange',
  rose: 'rose',
  sky: 'navy',
};

export const TOOLS = [
  'none',
  'stethoscope',
  'cap',
  'tooth',
  'lens',
  'heart',
  'gecko',
  'parrot',
  'vest',
  'ribbon',
  'mirror',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Everything that makes one drawn person. */
export interface PortraitFeatures {
  /** Index into SKINS. */
  skin: number;
  hair: HairShape;
  hairColour: string;
  head: Shape<'head'>;
  eyes: Shape<'eyes'>;
  mouth: Shape<'mouth'>;
  beard: Shape<'beard'>;
  glasses: Shape<'glasses'>;
  freckles: boolean;
  earrings: boolean;
  lashes: boolean;
  /** Degrees, -3 to 3. */
  tilt: number;
  clothes: Shape<'clothes'>;
  cloth: string;
  /** The colour of the door behind. */
  ground: Tint;
  tool: Tool;
  companion: Shape<'companion'>;
}

function pick<T>(roll: number, options: readonly T[], weights: readonly number[] = options.map(() => 1)): T {
  let left = roll * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, option] of options.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return option;
  }
  return options[options.length - 1] as T;
}

const TOOL_OF: Record<ReturnType<typeof specialtyKindOf>, readonly Tool[]> = {
  general: ['stethoscope'],
  surgery: ['cap'],
  dentistry: ['tooth'],
  dermatology: ['lens'],
  cardiology: ['heart'],
  oncology: ['ribbon'],
  emergency: ['vest'],
  eyes: ['mirror'],
  exotic: ['gecko', 'parrot'],
};

/**
 * The person that a seed stands for. Each parameter takes exactly one number, in this order, whether it is used or not:
 * a new one is drawn at the end, so that nobody's face changes. Specialty: as stored or shown, 'surgery' or 'Surgery'.
 */
export function portraitFromSeed(seed: string, { specialty }: { specialty: string }): PortraitFeatures {
  const roll = mulberry32(fnv1a(seed));
  const kind = specialtyKindOf(specialty);
  const skin = pick(roll(), [0, 1, 2, 3, 4, 5], SKIN_WEIGHTS);
  const gentle = roll() < 0.5;
  const hairRoll = roll();
  const grey = roll() < 0.2;
  // The two darkest skins have the two darkest colours of hair.
  const colours = grey ? GREY_HAIR : skin >= 4 ? HAIR_COLOURS.slice(0, 2) : HAIR_COLOURS;
  const hairColour = pick(roll(), colours);
  const head = pick(roll(), SHAPES.head);
  const eyes = pick(roll(), SHAPES.eyes, [3, 1]);
  const mouth = pick(roll(), SHAPES.mouth);
  const beard = pick(roll(), SHAPES.beard, [45, 20, 20, 15]);
  const glasses = pick(roll(), SHAPES.glasses, [70, 15, 15]);
  const freckles = roll() < 0.15;
  const earrings = roll() < 0.4;
  const lashes = roll() < 0.85;
  const tilt = Math.round(roll() * 6) - 3;
  const dress = pick(roll(), SHAPES.clothes, [45, 40, 15]);
  const clothRoll = roll();
  const groundRoll = roll();
  const toolRoll = roll();
  const companion = pick(roll(), SHAPES.companion, [3, 1, 1, 1]);

  const ground = kind === 'exotic' ? pick(groundRoll, ['sage', 'rose'] as const) : SPECIALTY_TINTS[kind];
  const cloths = (Object.keys(CLOTHS) as Cloth[]).filter((cloth) => cloth !== LOST_ON[ground]);
  const alwaysScrubs = kind === 'surgery' || kind === 'emergency';
  return {
    skin,
    hair: gentle ? pick(hairRoll, GENTLE_HAIR) : pick(hairRoll, PLAIN_HAIR),
    hairColour,
    head,
    eyes,
    mouth,
    beard: gentle ? 'none' : beard,
    glasses,
    freckles,
    earrings: gentle && earrings,
    lashes: gentle && lashes,
    tilt,
    clothes: alwaysScrubs ? 'scrubs' : dress,
    cloth: kind === 'emergency' ? CLOTHS.navy : CLOTHS[pick(clothRoll, cloths)],
    ground,
    tool: pick(toolRoll, TOOL_OF[kind]),
    companion: kind === 'general' ? companion : 'none',
  };
}
