/**
 * How the demo's veterinarians are drawn: the features of shared-ui's portraits, chosen by hand for each invented person.
 * The specialty gives what it gives everybody (ground, tool); the rest is theirs.
 */

const HAIR = {
  black: '#2c1c22',
  brown: '#54352b',
  chestnut: '#84532f',
  sand: '#bd7f43',
  blond: '#dfb26c',
  red: '#a94a2a',
  grey: '#8c8590',
  white: '#d8d1d4',
} as const;

const CLOTH = {
  violet: '#7a55c7',
  green: '#6b987a',
  orange: '#dd8a58',
  navy: '#475990',
  rose: '#c0647f',
  teal: '#3f8087',
} as const;

const OF_SPECIALTY: Record<string, object> = {
  'General Practitioner': { ground: 'apricot', tool: 'stethoscope' },
  Surgery: { ground: 'sage', tool: 'cap', clothes: 'scrubs' },
  Dentistry: { ground: 'sky', tool: 'tooth' },
  Dermatology: { ground: 'rose', tool: 'lens' },
  Cardiology: { ground: 'lilac', tool: 'heart' },
  'Exotic Animal Specialist': { ground: 'sage', tool: 'gecko' },
  'Emergency Medicine': { ground: 'honey', tool: 'vest', clothes: 'scrubs', cloth: CLOTH.navy },
  Oncology: { ground: 'lilac', tool: 'ribbon' },
};

interface Look {
  /** From 0, light, to 5, dark. */
  skin?: number;
  head?: 'round' | 'oval' | 'square';
  eyes?: 'dots' | 'happy';
  mouth?: 'smile' | 'open' | 'half';
  beard?: 'none' | 'stubble' | 'full' | 'moustache';
  glasses?: 'none' | 'round' | 'square';
  freckles?: boolean;
  earrings?: boolean;
  lashes?: boolean;
  tilt?: number;
  clothes?: 'coat' | 'scrubs' | 'cardigan';
  companion?: 'none' | 'cat' | 'dog' | 'rabbit';
  ground?: string;
  tool?: string;
}

const look = (hair: string, colour: keyof typeof HAIR, cloth: keyof typeof CLOTH, rest: Look = {}) => ({
  skin: 0,
  hair,
  hairColour: HAIR[colour],
  head: 'oval',
  eyes: 'dots',
  mouth: 'smile',
  beard: 'none',
  glasses: 'none',
  freckles: false,
  earrings: false,
  lashes: false,
  tilt: 0,
  clothes: 'coat',
  cloth: CLOTH[cloth],
  companion: 'none',
  rest,
});

const lashes = { lashes: true } as const;

/** In the order of the veterinarians' names. */
const LOOKS = [
  look('bob', 'brown', 'violet', { ...lashes, tilt: -2, companion: 'cat', earrings: true }),
  look('side-part', 'brown', 'teal', { beard: 'stubble', head: 'square', mouth: 'half' }),
  look('ponytail', 'blond', 'navy', { ...lashes, mouth: 'open', tilt: 2, companion: 'dog', clothes: 'scrubs' }),
  look('crop', 'black', 'green', { skin: 1, beard: 'full', glasses: 'square' }),
  look('long', 'chestnut', 'teal', { ...lashes, skin: 1, eyes: 'happy', clothes: 'cardigan', companion: 'rabbit' }),
  look('quiff', 'sand', 'teal', { head: 'round', mouth: 'open', tilt: -2, clothes: 'scrubs' }),
  look('pixie', 'red', 'violet', { ...lashes, freckles: true, tool: 'parrot', clothes: 'scrubs', earrings: true }),
  look('mop', 'chestnut', 'green', { skin: 1, head: 'round', eyes: 'happy', companion: 'dog', clothes: 'scrubs' }),
  look('bun', 'grey', 'rose', { ...lashes, glasses: 'round', mouth: 'half', earrings: true }),
  look('crop', 'grey', 'navy', { skin: 1, head: 'square', beard: 'stubble' }),
  look('fringe', 'black', 'navy', { ...lashes, skin: 1, head: 'round', mouth: 'half' }),
  look('crop', 'black', 'green', { skin: 4, mouth: 'open', tilt: -3, companion: 'dog' }),
  look('bob', 'white', 'teal', { ...lashes, glasses: 'square', eyes: 'happy', clothes: 'cardigan', earrings: true }),
  look('side-part', 'sand', 'violet', { freckles: true, companion: 'rabbit', tilt: 2, clothes: 'scrubs' }),
  look('braids', 'blond', 'orange', { ...lashes, head: 'round', mouth: 'open', tilt: 2 }),
  look('quiff', 'brown', 'navy', { skin: 1, beard: 'stubble', companion: 'cat' }),
  look('fringe', 'chestnut', 'rose', { ...lashes, mouth: 'open', tilt: -2, earrings: true }),
  look('bald', 'brown', 'teal', { skin: 2, beard: 'full', head: 'round', clothes: 'cardigan', companion: 'dog' }),
  look('long', 'black', 'green', { ...lashes, skin: 2, clothes: 'scrubs', tilt: 3 }),
  look('shoulder-long', 'brown', 'rose', { skin: 1, beard: 'stubble', glasses: 'round', ground: 'rose' }),
  look('curls', 'grey', 'green', { ...lashes, head: 'round', eyes: 'happy', glasses: 'round', companion: 'cat' }),
  look('crop', 'blond', 'orange', { head: 'square', mouth: 'half', tilt: -1 }),
  look('bun', 'brown', 'rose', { ...lashes, skin: 1, tilt: 2 }),
  look('mop', 'black', 'navy', { skin: 2, beard: 'full', head: 'square' }),
  look('ponytail', 'red', 'teal', { ...lashes, freckles: true, mouth: 'open', companion: 'rabbit' }),
  look('side-part', 'white', 'rose', { glasses: 'square', beard: 'moustache', mouth: 'half' }),
  look('pixie', 'blond', 'violet', { ...lashes, earrings: true, companion: 'dog', clothes: 'scrubs', tilt: -2 }),
  look('bald', 'grey', 'teal', { skin: 1, beard: 'stubble', head: 'round' }),
  look('long', 'sand', 'green', { ...lashes, freckles: true, eyes: 'happy', companion: 'cat', clothes: 'cardigan' }),
  look('quiff', 'black', 'orange', { skin: 3, mouth: 'open', head: 'oval', clothes: 'scrubs' }),
  look('bob', 'grey', 'navy', { ...lashes, glasses: 'round', earrings: true, companion: 'rabbit' }),
  look('shoulder-long', 'sand', 'teal', { beard: 'full', tilt: 2, clothes: 'cardigan' }),
  look('braids', 'black', 'orange', { ...lashes, skin: 2, tilt: 3, clothes: 'scrubs' }),
  look('mop', 'blond', 'navy', { freckles: true, head: 'round', eyes: 'happy', companion: 'cat' }),
  look('bob', 'black', 'teal', { ...lashes, skin: 1, earrings: true, mouth: 'half' }),
  look('side-part', 'chestnut', 'navy', { skin: 1, glasses: 'square', mouth: 'open' }),
  look('fringe', 'white', 'navy', { ...lashes, head: 'round', mouth: 'smile', glasses: 'square' }),
  look('crop', 'grey', 'violet', { beard: 'moustache', skin: 1, companion: 'dog', clothes: 'cardigan' }),
  look('curls', 'chestnut', 'green', { ...lashes, skin: 1, mouth: 'open', earrings: true, clothes: 'cardigan' }),
  look('quiff', 'red', 'teal', { beard: 'full', freckles: true, companion: 'cat', tilt: -2 }),
  look('ponytail', 'brown', 'orange', { ...lashes, skin: 1, mouth: 'half', tilt: -2 }),
  look('crop', 'brown', 'rose', { head: 'round', eyes: 'happy', beard: 'stubble', companion: 'dog' }),
  look('long', 'blond', 'rose', { ...lashes, head: 'round', glasses: 'round', tilt: 2 }),
  look('bald', 'brown', 'violet', { skin: 5, mouth: 'open', companion: 'rabbit', clothes: 'scrubs', beard: 'full' }),
  look('curls', 'red', 'green', { ...lashes, freckles: true, glasses: 'round', mouth: 'smile', clothes: 'scrubs' }),
  look('side-part', 'black', 'rose', {
    skin: 1,
    glasses: 'round',
    tool: 'parrot',
    ground: 'rose',
    clothes: 'cardigan',
  }),
  look('bun', 'white', 'teal', {
    ...lashes,
    head: 'round',
    eyes: 'happy',
    glasses: 'square',
    earrings: true,
    clothes: 'cardigan',
    companion: 'rabbit',
    ground: 'honey',
    tool: 'none',
    tilt: -2,
  }),
  look('mop', 'brown', 'navy', { beard: 'stubble', mouth: 'half' }),
  look('pixie', 'grey', 'orange', { ...lashes, skin: 1, head: 'round', earrings: true, glasses: 'square' }),
  look('bald', 'grey', 'navy', { beard: 'full', head: 'square' }),
  look('fringe', 'sand', 'violet', { ...lashes, freckles: true, eyes: 'happy', companion: 'dog' }),
  look('bald', 'white', 'violet', { beard: 'moustache', glasses: 'round', head: 'round', eyes: 'happy' }),
] as const;

/** The portrait of the veterinarian with this number, from 1 on, as it is stored; null for one who has not chosen. */
export function portraitOf(number: number, specialty: string): object | null {
  const drawn = LOOKS[number - 1];
  if (!drawn) return null;
  const { rest, ...common } = drawn;
  const given = OF_SPECIALTY[specialty] ?? {};
  return { ...common, ...given, ...rest, ...('clothes' in given && { clothes: given.clothes }) };
}

/** Whose name goes with the portrait of this number: women are drawn with lashes. */
export function isDrawnAsWoman(number: number): boolean {
  return 'lashes' in (LOOKS[number - 1]?.rest ?? {});
}
