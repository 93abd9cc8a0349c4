import { type Colour, palette } from '../../core/theme/palette.ts';
import { contrastRatio } from '../../foundations/contrast.ts';
import { PAIRS } from '../../foundations/pairs.ts';

export type Theme = 'light' | 'dark';

/** 'action.soft' as '--chakra-colors-action-soft'. */
export function cssVariable(colour: Colour): string {
  return `--chakra-colors-${colour.replaceAll('.', '-')}`;
}

export function hexOf(colour: Colour, theme: Theme): string {
  return palette[colour][theme === 'light' ? 0 : 1];
}

/** '#6d28d9' as 'rgb(109, 40, 217)'. */
function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const channels = digits.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `rgb(${channels.join(', ')})`;
}

export interface Standing {
  ink: Colour;
  needs: 4.5 | 3;
  light: string;
  dark: string;
}

/** What may stand on a ground, with the ratio in each theme, cut and not rounded: 4.49 is no 4.5. */
export function standingOn(ground: Colour): Standing[] {
  const ratio = (ink: Colour, theme: Theme) => {
    const value = contrastRatio(rgb(hexOf(ink, theme)), rgb(hexOf(ground, theme)));
    return (Math.floor(value * 10) / 10).toFixed(1);
  };
  return Object.values(PAIRS)
    .flat()
    .filter((pair) => pair.ground === ground)
    .map(({ ink, needs }) => ({ ink, needs, light: ratio(ink, 'light'), dark: ratio(ink, 'dark') }));
}

const starts =
  (...heads: string[]) =>
  (name: string) =>
    heads.some((head) => name === head || name.startsWith(`${head}.`));
const tints = ['apricot', 'lilac', 'sage', 'honey', 'sky', 'rose'];

const GROUPS: [title: string, use: string, holds: (name: string) => boolean][] = [
  [
    'Grounds and ink',
    'Paper, what lies on it, and text.',
    starts('canvas', 'surface', 'sunken', 'line', 'ink', 'muted'),
  ],
  ['Action', 'What can be pressed, and nothing else.', starts('action')],
  ['Night', 'The one dark band of a page.', starts('night')],
  ['Animals', 'Dog apricot, cat lilac, rabbit sage, bird honey, reptile sky, small mammal rose.', starts(...tints)],
  ['Doors and leaves', 'Behind a person; by night the doors are lit.', starts('door', 'leaf')],
  ['Status', 'Words on their ground. Never an animal’s tint.', starts('ok', 'warn', 'danger', 'info', 'star')],
];

/** Every colour of the palette, in groups; what no group names comes last. */
export function colourGroups(): { title: string; use: string; colours: Colour[] }[] {
  const all = Object.keys(palette) as Colour[];
  const groups = GROUPS.map(([title, use, holds]) => ({ title, use, colours: all.filter(holds) }));
  const rest = all.filter((name) => !GROUPS.some(([, , holds]) => holds(name)));
  return rest.length > 0 ? [...groups, { title: 'Others', use: 'Without a group yet.', colours: rest }] : groups;
}
