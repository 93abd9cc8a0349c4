import { palette } from '../core/theme/palette.ts';
import { textStyles } from '../core/theme/text-styles.ts';
import { semanticTokens, tokens } from '../core/theme/tokens.ts';

type Theme = 'light' | 'dark';

/** A token as the Design Tokens Format Module 2025.10 has it: https://www.designtokens.org/tr/2025.10/format/ */
interface Token {
  $type: string;
  $value: unknown;
}
interface Group {
  [name: string]: Group | Token;
}

interface TextStyle {
  fontSize: string | { base: string; md: string };
  lineHeight: string;
  letterSpacing?: string;
  fontWeight?: string;
  fontFamily?: string;
}

const THEMES: readonly Theme[] = ['light', 'dark'];
const SHADOWS = ['lift', 'float'] as const;

/** The tokens of the theme for drawing programs and other builds: colours and shadows by theme, the rest for both. */
export function designTokens(): Group {
  return {
    ...Object.fromEntries(THEMES.map((theme) => [theme, { color: colors(theme), shadow: shadows(theme) }])),
    radius: mapped(lengths(tokens.radii), (value) => ({ $type: 'dimension', $value: dimension(value) })),
    duration: mapped(valuesOf(tokens.durations), (value) => ({ $type: 'duration', $value: dimension(value) })),
    easing: mapped(valuesOf(tokens.easings), (value) => ({ $type: 'cubicBezier', $value: numbersIn(value) })),
    font: mapped(valuesOf(tokens.fonts), (value) => ({ $type: 'fontFamily', $value: families(value) })),
    typography: { wide: typography('md'), phone: typography('base') },
  };
}

/** The same as custom properties; the dark theme follows the system, or `data-theme` on the root. */
export function tokensCss(): string {
  const lines = (list: Record<string, string>) =>
    Object.entries(list).map(([name, value]) => `  --veto-${name.replaceAll('.', '-')}: ${value};`);
  const themed = (theme: Theme) =>
    lines({
      ...prefixed(
        'color',
        mapped(palette, ([light, dark]) => (theme === 'light' ? light : dark)),
      ),
      ...prefixed('shadow', Object.fromEntries(SHADOWS.map((name) => [name, shadowOf(name, theme)]))),
    });
  const fixed = lines({
    ...prefixed('radius', valuesOf(tokens.radii)),
    ...prefixed('duration', valuesOf(tokens.durations)),
    ...prefixed('easing', valuesOf(tokens.easings)),
    ...prefixed('font', valuesOf(tokens.fonts)),
  });
  const dark = themed('dark');
  return [
    ':root {',
    '  color-scheme: light dark;',
    ...fixed,
    ...themed('light'),
    '}',
    '@media (prefers-color-scheme: dark) {',
    "  :root:not([data-theme='light']) {",
    ...dark.map((line) => `  ${line}`),
    '  }',
    '}',
    "[data-theme='dark'] {",
    ...dark,
    '}',
    '',
  ].join('\n');
}

function mapped<Value, Made>(list: Record<string, Value>, make: (value: Value) => Made): Record<string, Made> {
  return Object.fromEntries(Object.entries(list).map(([name, value]) => [name, make(value)]));
}

const prefixed = (prefix: string, list: Record<string, string>) =>
  Object.fromEntries(Object.entries(list).map(([name, value]) => [`${prefix}-${name}`, value]));

const valuesOf = (list: unknown) => mapped(list as Record<string, { value: string }>, ({ value }) => value);

/** Without the door's, which is a shape of four corners and no length. */
const lengths = (list: unknown) =>
  Object.fromEntries(Object.entries(valuesOf(list)).filter(([, value]) => /^[\d.]+[a-z]+$/.test(value)));

const numbersIn = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(Number);

/** '12px' as value and unit. */
function dimension(text: string): { value: number; unit: string } {
  const value = Number.parseFloat(text);
  return { value, unit: text.replace(/^[\d.]+/, '') };
}

const families = (list: string) => list.split(',').map((name) => name.trim().replaceAll("'", ''));

function colors(theme: Theme): Group {
  const names = Object.keys(palette);
  const group: Group = {};
  for (const [name, [light, dark]] of Object.entries(palette)) {
    const path = names.some((other) => other.startsWith(`${name}.`)) ? [...name.split('.'), '$root'] : name.split('.');
    const last = path.pop() ?? '';
    let place = group;
    for (const step of path) {
      place[step] ??= {};
      place = place[step] as Group;
    }
    place[last] = { $type: 'color', $value: color(theme === 'light' ? light : dark) };
  }
  return group;
}

/** '#6d28d9' in sRGB, each channel from 0 to 1. */
function color(hex: string, alpha = 1): object {
  const channels = hex.match(/[\da-f]{2}/gi) ?? [];
  const components = channels.map((channel) => Math.round((Number.parseInt(channel, 16) / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha, hex };
}

const shadowOf = (name: (typeof SHADOWS)[number], theme: Theme): string =>
  (semanticTokens as { shadows: Record<string, { value: Record<`_${Theme}`, string> }> }).shadows[name]?.value[
    `_${theme}`
  ] ?? '';

function shadows(theme: Theme): Group {
  return Object.fromEntries(
    SHADOWS.map((name) => [
      name,
      {
        $type: 'shadow',
        $value: shadowOf(name, theme)
          .split(/,\s*(?=\d)/)
          .map(layer),
      },
    ]),
  );
}

/** '0 6px 20px rgb(43 21 51 / 0.06)' */
function layer(text: string): object {
  const [offsetX = 0, offsetY = 0, blur = 0, red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(text);
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const px = (value: number) => ({ value, unit: 'px' });
  return { color: color(hex, alpha), offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(0) };
}

function typography(width: 'base' | 'md'): Group {
  return mapped(textStyles as Record<string, { value: TextStyle }>, ({ value }) => {
    const { fontSize, lineHeight, letterSpacing = '0em', fontWeight = '400', fontFamily = 'body' } = value;
    const size = dimension(typeof fontSize === 'string' ? fontSize : fontSize[width]);
    const tracking = Math.round(Number.parseFloat(letterSpacing) * size.value * 10_000) / 10_000;
    return {
      $type: 'typography',
      $value: {
        fontFamily: `{font.${fontFamily}}`,
        fontSize: size,
        fontWeight: Number(fontWeight),
        letterSpacing: { value: tracking, unit: 'rem' },
        lineHeight: Number(lineHeight),
      },
    };
  });
}
