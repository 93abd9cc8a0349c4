/**
 * Every colour of the site by its meaning, [light, dark]. Components name these; `colors.ts` hands them to Chakra, and
 * the contrast test reads them. A dot makes a step of the name before it: `action.soft` belongs to `action`.
 */
export const palette = {
  // Grounds and ink.
  canvas: ['#faf6f1', '#190f1f'],
  surface: ['#ffffff', '#251a2c'],
  sunken: ['#f2ebe3', '#130a18'],
  line: ['#e8ddd3', '#3a2b44'],
  'line.control': ['#8d7d92', '#8f7d9a'],
  ink: ['#2b1533', '#f8f0f4'],
  muted: ['#685670', '#bfaec8'],

  // What can be pressed, and nothing else.
  action: ['#6d28d9', '#c8aaff'],
  'action.solid': ['#6d28d9', '#7c3aed'],
  'action.hover': ['#5b21b6', '#8450f0'],
  'action.soft': ['#f1e9fd', '#38264d'],
  'action.soft.2': ['#e4d6fb', '#4a3268'],
  'action.on': ['#ffffff', '#ffffff'],

  // The one dark band of a page: darker than it by day, lighter than it by night.
  night: ['#2b1533', '#371d44'],
  'night.2': ['#3b2145', '#472a55'],
  'night.ink': ['#fdf4ea', '#fdf4ea'],
  'night.muted': ['#cbb6d2', '#cdb9d6'],
  'night.accent': ['#f8c39b', '#f8c39b'],

  // Animals: dog apricot, cat lilac, rabbit sage, bird honey, reptile sky, small mammal rose.
  'apricot.1': ['#fdebdc', '#36231c'],
  'apricot.2': ['#fbd3b1', '#5e3a26'],
  'apricot.3': ['#ec9a62', '#ec9a62'],
  'apricot.ink': ['#87400f', '#ffc79e'],
  'sage.1': ['#e6efe3', '#1f2c24'],
  'sage.2': ['#cbdfc8', '#34503c'],
  'sage.3': ['#7ea384', '#8fb595'],
  'sage.ink': ['#30553b', '#bfdfc2'],
  'lilac.1': ['#f0e9fc', '#2c2140'],
  'lilac.2': ['#dccdf7', '#49366e'],
  'lilac.3': ['#a98ae6', '#a98ae6'],
  'lilac.ink': ['#4c1d95', '#d9c8ff'],
  'honey.1': ['#fcf2d4', '#30270f'],
  'honey.2': ['#f7e0a0', '#594818'],
  'honey.3': ['#e3b744', '#e3b744'],
  'honey.ink': ['#6b4a05', '#f6dc90'],
  'rose.1': ['#fbe8e9', '#351e27'],
  'rose.2': ['#f5cdd2', '#5d3340'],
  'rose.3': ['#d9808f', '#d9808f'],
  'rose.ink': ['#8a2a42', '#ffc0cb'],
  'sky.1': ['#e5f0f6', '#1b2a34'],
  'sky.2': ['#c4ddea', '#2f4b5c'],
  'sky.3': ['#78aac6', '#78aac6'],
  'sky.ink': ['#1f4d69', '#b8dcf0'],

  // Behind a person; by night the doors are lit, so that nobody is drawn twice.
  'door.apricot': ['#fbd3b1', '#e6b58d'],
  'door.sage': ['#cbdfc8', '#a3c2a5'],
  'door.lilac': ['#dccdf7', '#b9a4e4'],
  'door.honey': ['#f7e0a0', '#e4ca7c'],
  'door.rose': ['#f5cdd2', '#dfa9b1'],
  'door.sky': ['#c4ddea', '#9fc3d8'],
  // The lower half of a door of the street.
  'leaf.apricot': ['#f6b88a', '#8f5b39'],
  'leaf.lilac': ['#bfa5ee', '#6b52a3'],
  'leaf.sage': ['#a9c8a8', '#4c7356'],

  // Status, and nothing else.
  ok: ['#14703f', '#86d9a6'],
  'ok.bg': ['#dff3e6', '#17352a'],
  warn: ['#855000', '#ffcf70'],
  'warn.bg': ['#fff0cb', '#3d2c0c'],
  danger: ['#b3261e', '#ffab9f'],
  'danger.bg': ['#fde7e4', '#46211f'],
  info: ['#1b5a9e', '#a3cbff'],
  'info.bg': ['#e2eefb', '#1c2f47'],
  // Stars, never text.
  star: ['#b45f06', '#f5b84a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The name of a colour: 'canvas', 'action.soft', 'apricot.2'. */
export type Colour = keyof typeof palette;

/** The tints of the animals, and of the doors. */
export const TINTS = ['apricot', 'sage', 'lilac', 'honey', 'rose', 'sky'] as const;
export type Tint = (typeof TINTS)[number];
