import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

export interface ChipChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  /** 'chip': square, `ink` when chosen. 'pet': round, in the tint of its species. 'link': words alone. */
  look?: 'chip' | 'pet' | 'link';
  /** 'sage': of the species; lilac where there is none. */
  tint?: string;
}

const LOOKS = {
  chip: { minH: '11', px: '3.5', rounded: 'control', bg: 'sunken' },
  pet: { minH: '52px', ps: '5px', pe: '3.5', gap: '2', rounded: 'full', bg: 'sunken', borderWidth: '2px' },
  link: { minH: '52px', px: '2', gap: '1.5', rounded: 'control', color: 'action' },
} as const;

/** The browser's own radio or checkbox that looks like a chip: radios of one `name` are one Tab stop, arrows move and choose. */
export function ChipChoice({ look = 'chip', tint = 'lilac', children, ...input }: ChipChoiceProps) {
  const chosen = {
    chip: { bg: 'ink', color: 'canvas' },
    pet: { bg: `${tint}.2`, borderColor: `${tint}.ink`, color: `${tint}.ink` },
    link: { textDecoration: 'underline' },
  };
  return (
    <chakra.label position="relative" display="inline-grid" maxW="full" minW="0" cursor="pointer" userSelect="none">
      <chakra.input {...input} position="absolute" inset="0" boxSize="full" m="0" opacity="0" cursor="inherit" />
      <chakra.span
        display="flex"
        alignItems="center"
        minW="0"
        fontWeight="semibold"
        fontSize="0.9375rem"
        borderColor="transparent"
        {...LOOKS[look]}
        css={{
          'input:focus-visible + &': { outline: '3px solid', outlineColor: 'action', outlineOffset: '3px' },
          'input:checked + &': {
            ...chosen[look],
            _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          },
          _highContrast: { outline: '1px solid CanvasText' },
        }}
      >
        {children}
      </chakra.span>
    </chakra.label>
  );
}
