import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** Raw scales. Components never use them: they name a meaning, below. */
export const colors = defineTokens.colors({
  brand: {
    50: { value: '#f6f3ff' },
    100: { value: '#ede8ff' },
    200: { value: '#ddd4fe' },
    300: { value: '#c6b6fc' },
    400: { value: '#a98bf8' },
    500: { value: '#8b5cf0' },
    600: { value: '#7a3be6' },
    700: { value: '#6d28d9' },
    800: { value: '#5a20b4' },
    900: { value: '#4a1d92' },
    950: { value: '#2b1160' },
  },
  gray: {
    50: { value: '#fbf9f6' },
    100: { value: '#f5f1eb' },
    200: { value: '#e8e1d8' },
    300: { value: '#d3cac1' },
    400: { value: '#a39aa6' },
    500: { value: '#7b7386' },
    600: { value: '#5c5469' },
    700: { value: '#463f53' },
    800: { value: '#322c3d' },
    900: { value: '#211c2a' },
    950: { value: '#17131e' },
  },
});

const by = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The eight roles that a Chakra recipe asks of a colour palette. */
function palette(roles: Record<PaletteRole, readonly [light: string, dark: string]>) {
  return Object.fromEntries(Object.entries(roles).map(([role, [light, dark]]) => [role, by(light, dark)]));
}
type PaletteRole = 'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'focusRing' | 'border';

/** A status hue: tinted labels from Chakra's scale, a solid that carries white text in both themes. */
function status(
  hue: 'red' | 'green' | 'orange' | 'blue',
  { solid, darkSubtle, darkMuted }: Record<'solid' | 'darkSubtle' | 'darkMuted', string>,
) {
  return palette({
    solid: [solid, solid],
    contrast: ['{colors.white}', '{colors.white}'],
    fg: [`{colors.${hue}.700}`, `{colors.${hue}.200}`],
    subtle: [`{colors.${hue}.100}`, darkSubtle],
    muted: [`{colors.${hue}.200}`, darkMuted],
    emphasized: [`{colors.${hue}.300}`, `{colors.${hue}.700}`],
    focusRing: [`{colors.${hue}.600}`, `{colors.${hue}.400}`],
    border: [`{colors.${hue}.300}`, `{colors.${hue}.700}`],
  });
}

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: by('{colors.gray.50}', '{colors.gray.950}'),
    subtle: by('{colors.gray.100}', '#1c1724'),
    muted: by('#efe9e1', '#2a2434'),
    emphasized: by('{colors.gray.200}', '#3a3347'),
    panel: by('{colors.white}', '{colors.gray.900}'),
    inverted: by('{colors.gray.900}', '{colors.gray.50}'),
    brand: by('{colors.brand.50}', '#251b3d'),
  },
  fg: {
    DEFAULT: by('{colors.gray.900}', '#f5f1f8'),
    muted: by('{colors.gray.600}', '#bdb4c9'),
    subtle: by('#6d6579', '#a198ae'),
    inverted: by('{colors.gray.50}', '{colors.gray.950}'),
    brand: by('{colors.brand.700}', '{colors.brand.300}'),
    error: by('#b91c1c', '#fca5a5'),
    warning: by('#92500a', '#fcd34d'),
    success: by('#166534', '#86efac'),
    info: by('#1d4ed8', '#93c5fd'),
  },
  border: {
    DEFAULT: by('{colors.gray.200}', '#393246'),
    muted: by('#efe9e1', '#2c2637'),
    subtle: by('{colors.gray.100}', '#262030'),
    emphasized: by('{colors.gray.300}', '#4b4359'),
    // Outline of a field or an unchecked box: 3:1 on every surface (WCAG 1.4.11).
    control: by('#8b8296', '#7f748f'),
    error: by('#c81e1e', '#f87171'),
  },
  // The drawings that stand in for a pet's photo.
  pet: by('{colors.brand.300}', '#7a63c4'),
  // Stars, and nothing else.
  rating: by('#c77700', '#fbbf24'),
  // Behind initials: quiet, all with the same ink.
  tint: {
    fg: by('{colors.gray.900}', '#f5f1f8'),
    lilac: by('#e4dafd', '#46357c'),
    rose: by('#f9dbe2', '#6a2f45'),
    sand: by('#f6e3c3', '#5c4520'),
    sage: by('#d8ead6', '#2f4f36'),
    sky: by('#d5e6f5', '#2b4a66'),
    clay: by('#f5dccf', '#633a29'),
  },
  // The paint box of the illustrations.
  art: {
    backdrop: by('{colors.brand.100}', '#2a2045'),
    backdropDeep: by('{colors.brand.200}', '#3a2c63'),
    paper: by('{colors.white}', '#e9e3f2'),
    paperShade: by('#e6def2', '#c9c0da'),
    ink: by('#33274a', '#1a1426'),
    skin: by('#efb893', '#d99f7a'),
    skinShade: by('#dd9d76', '#bf8560'),
    hair: by('#4a2f2a', '#2f1f1d'),
    tan: by('#dba468', '#c48f57'),
    tanDeep: by('#b27a42', '#996634'),
    cream: by('#fbead2', '#ecd8bd'),
    smoke: by('#8f8aa0', '#858097'),
    smokeDeep: by('#6c667f', '#625c76'),
    sun: by('#f7c873', '#d8a548'),
    leaf: by('#7fb08a', '#5c8f69'),
    leafDeep: by('#558766', '#3f6e50'),
    blush: by('#f19c9c', '#d98585'),
  },
  brand: palette({
    solid: ['{colors.brand.700}', '#8448ee'],
    contrast: ['{colors.white}', '{colors.white}'],
    fg: ['{colors.brand.700}', '{colors.brand.300}'],
    subtle: ['{colors.brand.50}', '#251b3d'],
    muted: ['{colors.brand.100}', '#33265a'],
    emphasized: ['{colors.brand.200}', '#45347a'],
    focusRing: ['{colors.brand.600}', '{colors.brand.400}'],
    border: ['{colors.brand.300}', '#5b459c'],
  }),
  gray: palette({
    solid: ['{colors.gray.900}', '{colors.gray.50}'],
    contrast: ['{colors.white}', '{colors.gray.950}'],
    fg: ['{colors.gray.800}', '{colors.gray.200}'],
    subtle: ['{colors.gray.100}', '#2d2738'],
    muted: ['{colors.gray.200}', '#3d364b'],
    emphasized: ['{colors.gray.300}', '#4f475f'],
    focusRing: ['{colors.brand.600}', '{colors.brand.400}'],
    border: ['{colors.gray.300}', '#4f475f'],
  }),
  // Status. Chakra's own solid green and orange do not carry white text.
  red: status('red', { solid: '#c81e1e', darkSubtle: '#3a1c24', darkMuted: '#572733' }),
  green: status('green', { solid: '#15713a', darkSubtle: '#16301f', darkMuted: '#22492f' }),
  orange: status('orange', { solid: '#a3460b', darkSubtle: '#382614', darkMuted: '#56391d' }),
  blue: status('blue', { solid: '#2457d6', darkSubtle: '#1a2847', darkMuted: '#273c69' }),
});
