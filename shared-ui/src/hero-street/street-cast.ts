import type { PortraitFeatures } from '../portrait/features.ts';

type Role = 'older' | 'younger' | 'exotic';

const person = {
  beard: 'none',
  freckles: false,
  earrings: false,
  lashes: false,
  glasses: 'none',
  eyes: 'dots',
} as const;

/** The three vets at home in the street. */
export const CAST: Record<Role, PortraitFeatures> = {
  older: {
    ...person,
    skin: 0,
    hair: 'bun',
    hairColour: '#d8d1d4',
    head: 'round',
    eyes: 'happy',
    mouth: 'smile',
    glasses: 'square',
    earrings: true,
    lashes: true,
    tilt: -2,
    clothes: 'cardigan',
    cloth: '#3f8087',
    ground: 'apricot',
    tool: 'none',
    companion: 'rabbit',
  },
  younger: {
    ...person,
    skin: 4,
    hair: 'crop',
    hairColour: '#2c1c22',
    head: 'oval',
    mouth: 'open',
    tilt: -3,
    clothes: 'coat',
    cloth: '#6b987a',
    ground: 'lilac',
    tool: 'stethoscope',
    companion: 'dog',
  },
  exotic: {
    ...person,
    skin: 2,
    hair: 'braids',
    hairColour: '#2c1c22',
    head: 'oval',
    mouth: 'smile',
    lashes: true,
    tilt: 3,
    clothes: 'scrubs',
    cloth: '#dd8a58',
    ground: 'sage',
    tool: 'gecko',
    companion: 'none',
  },
};
