import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { type Colour, palette } from './palette.ts';

/** A value of a semantic token, of the light theme and of the dark one. The theme is the whole page's. */
interface Themed {
  value: string | { base: string; _dark?: string; _print?: string };
}
interface TokenTree {
  [name: string]: TokenTree | Themed;
}

// A page works each value out at its start: nothing is said twice.
const by = (light: string, dark: string): Themed => ({ value: light === dark ? light : { base: light, _dark: dark } });
/** The same meaning under the name that Chakra's recipes ask for. */
const as = (colour: Colour): Themed => ({ value: `{colors.${colour}}` });

/** Browsers print no grounds: what is light on `night` is dark on paper. */
const ON_PAPER: Partial<Record<string, string>> = {
  night: 'transparent',
  'night.ink': palette.ink[0],
  'night.muted': palette.muted[0],
  'night.accent': palette.muted[0],
};

/** 'action' and 'action.soft' as Chakra nests them: a group's own colour is its DEFAULT. */
function nested(): TokenTree {
  const groups = new Set(Object.keys(palette).flatMap((name) => (name.includes('.') ? parentsOf(name) : [])));
  const tree: TokenTree = {};
  for (const [name, [light, dark]] of Object.entries(palette)) {
    const path = groups.has(name) ? [...name.split('.'), 'DEFAULT'] : name.split('.');
    const _print = ON_PAPER[name];
    place(tree, path, _print ? { value: { base: light, _dark: dark, _print } } : by(light, dark));
  }
  return tree;
}

function parentsOf(name: string): string[] {
  const steps = name.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

function place(tree: TokenTree, [first = '', ...rest]: string[], leaf: Themed): void {
  if (rest.length === 0) {
    tree[first] = leaf;
    return;
  }
  const branch = (tree[first] ?? {}) as TokenTree;
  tree[first] = branch;
  place(branch, rest, leaf);
}

/** The roles that a recipe asks of a colour palette; `hover` is the solid under the pointer. */
type Role = 'solid' | 'hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'focusRing' | 'border';
const rolesOf = (roles: Record<Role, Themed>) => roles;

/** A status: its words on its ground. What can be pressed there is purple as everywhere, so that a status is no button. */
function status(name: 'ok' | 'warn' | 'danger' | 'info') {
  return rolesOf({
    solid: as('action.solid'),
    hover: as('action.hover'),
    contrast: as('action.on'),
    fg: as(name),
    subtle: as(`${name}.bg`),
    muted: as(`${name}.bg`),
    emphasized: as(name),
    focusRing: as('action'),
    border: as(name),
  });
}

export const semanticColors = defineSemanticTokens.colors({
  ...nested(),
  bg: {
    DEFAULT: as('canvas'),
    subtle: as('sunken'),
    muted: as('sunken'),
    emphasized: as('line'),
    panel: as('surface'),
    inverted: as('ink'),
    brand: as('action.soft'),
    error: as('danger.bg'),
    warning: as('warn.bg'),
    success: as('ok.bg'),
    info: as('info.bg'),
  },
  fg: {
    DEFAULT: as('ink'),
    muted: as('muted'),
    subtle: as('muted'),
    inverted: as('canvas'),
    brand: as('action'),
    error: as('danger'),
    warning: as('warn'),
    success: as('ok'),
    info: as('info'),
  },
  border: {
    DEFAULT: as('line'),
    muted: as('line'),
    subtle: as('line'),
    emphasized: as('line'),
    control: as('line.control'),
    inverted: as('ink'),
    error: as('danger'),
    warning: as('warn'),
    success: as('ok'),
    info: as('info'),
  },
  brand: rolesOf({
    solid: as('action.solid'),
    hover: as('action.hover'),
    contrast: as('action.on'),
    fg: as('action'),
    subtle: as('action.soft'),
    muted: as('action.soft.2'),
    emphasized: as('action.soft.2'),
    focusRing: as('action'),
    border: as('lilac.3'),
  }),
  // What stands on `night`: its solid button is cream, its ring can be seen there.
  onNight: rolesOf({
    solid: as('night.ink'),
    hover: as('night.accent'),
    contrast: by(palette.night[0], palette.night[0]),
    fg: as('night.ink'),
    subtle: as('night.2'),
    muted: as('night'),
    emphasized: as('night.2'),
    focusRing: as('night.accent'),
    border: as('night.2'),
  }),
  gray: rolesOf({
    solid: as('ink'),
    hover: as('ink'),
    contrast: as('canvas'),
    fg: as('ink'),
    subtle: as('sunken'),
    muted: as('line'),
    emphasized: as('line'),
    focusRing: as('action'),
    border: as('line'),
  }),
  red: status('danger'),
  green: status('ok'),
  orange: status('warn'),
  blue: status('info'),
});
