/** The illustrations' colours as custom properties: they follow the theme without a render. */
const art = (name: string) => `var(--chakra-colors-art-${name})`;

export const paint = {
  backdrop: art('backdrop'),
  backdropDeep: art('backdrop-deep'),
  paper: art('paper'),
  paperShade: art('paper-shade'),
  ink: art('ink'),
  skin: art('skin'),
  skinShade: art('skin-shade'),
  hair: art('hair'),
  tan: art('tan'),
  tanDeep: art('tan-deep'),
  cream: art('cream'),
  smoke: art('smoke'),
  smokeDeep: art('smoke-deep'),
  sun: art('sun'),
  leaf: art('leaf'),
  leafDeep: art('leaf-deep'),
  blush: art('blush'),
  brand: 'var(--chakra-colors-brand-solid)',
} as const;
