import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

export interface ChipRadioProps {
  /** Of the group of radios. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** 'reason': a square chip, `ink` when chosen. 'pet': round, in the tint of its species. 'link': words alone. */
  look: 'reason' | 'pet' | 'link';
  /** 'sage': of the species; lilac where there is none. */
  tint?: string;
  /** Where to go on: nothing of the group is chosen yet. */
  missing?: boolean;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

const LOOKS = {
  reason: { minH: '11', px: '3.5', rounded: 'control', bg: 'sunken' },
  pet: { minH: '52px', ps: '5px', pe: '3.5', gap: '2', rounded: 'full', bg: 'sunken', borderWidth: '2px' },
  link: { minH: '52px', px: '2', gap: '1.5', rounded: 'control', color: 'action' },
} as const;

/** One of a group of native radios that looks like a chip: one Tab stop, arrows move and choose. */
export function ChipRadio({
  name,
  checked,
  onChoose,
  look,
  tint = 'lilac',
  missing = false,
  ref,
  children,
}: ChipRadioProps) {
  const chosen =
    look === 'reason'
      ? { bg: 'ink', color: 'canvas' }
      : look === 'pet'
        ? { bg: `${tint}.2`, borderColor: `${tint}.ink`, color: `${tint}.ink` }
        : { textDecoration: 'underline' };
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      maxW="full"
      minW="0"
      fontWeight="semibold"
      fontSize="15px"
      cursor="pointer"
      userSelect="none"
      borderColor="transparent"
      {...LOOKS[look]}
      css={{
        '&:has(:checked)': {
          ...chosen,
          _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'action', outlineOffset: '3px' },
        _highContrast: { outline: '1px solid CanvasText' },
      }}
    >
      <chakra.input
        ref={ref}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
        {...(missing && { 'data-missing': '' })}
      />
      {children}
    </chakra.label>
  );
}
