import { expect, it } from 'vitest';
import { system } from '../core/system.ts';
import { palette } from '../core/theme/palette.ts';
import { designTokens, tokensCss } from './design-tokens.ts';

it('is in the files that others take along', async () => {
  await expect(`${JSON.stringify(designTokens(), null, 2)}\n`).toMatchFileSnapshot('veto.tokens.json');
  await expect(tokensCss()).toMatchFileSnapshot('veto.css');
});

it('has every colour of the theme as the site shows it, in both themes', () => {
  const tokens = designTokens();
  const at = (path: string[]): unknown =>
    path.reduce<unknown>((place, step) => (place as Record<string, unknown>)?.[step], tokens);
  const hexOf = (theme: string, name: string) => {
    const path = [theme, 'color', ...name.split('.')];
    return at([...path, '$root', '$value', 'hex']) ?? at([...path, '$value', 'hex']);
  };
  const found = Object.keys(palette).map((name) => [name, [hexOf('light', name), hexOf('dark', name)]]);
  expect(found).toEqual(Object.entries(palette));
  expect(system.token('colors.ink')).toContain('--chakra-colors-ink');
});

it('says lengths, times, curves, shadows and letters as the format has them', () => {
  expect(designTokens()).toMatchObject({
    light: {
      color: { action: { $root: { $type: 'color', $value: { colorSpace: 'srgb', hex: '#6d28d9' } } } },
      shadow: { lift: { $type: 'shadow', $value: [{ offsetY: { value: 1, unit: 'px' } }, { blur: { value: 20 } }] } },
    },
    radius: { control: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    duration: { slow: { $type: 'duration', $value: { value: 180, unit: 'ms' } } },
    easing: { calm: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    font: { body: { $type: 'fontFamily', $value: expect.arrayContaining(['Figtree Variable', 'Segoe UI']) } },
    typography: {
      wide: {
        h1: { $value: { fontSize: { value: 2.75, unit: 'rem' }, fontFamily: '{font.heading}', fontWeight: 700 } },
      },
      phone: { h1: { $value: { fontSize: { value: 2.125, unit: 'rem' } } } },
    },
  });
});
