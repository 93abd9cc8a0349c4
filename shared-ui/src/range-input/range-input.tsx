import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const TRACK = {
  h: '2',
  rounded: 'full',
  // Filled up to the middle of the thumb, which stays within the track.
  bgImage: 'linear-gradient(to right, {colors.colorPalette.solid} var(--filled), {colors.line} var(--filled))',
} as const;

const THUMB = {
  appearance: 'none',
  boxSizing: 'border-box',
  boxSize: '6',
  rounded: 'full',
  bg: 'action.solid',
  borderWidth: '4px',
  borderStyle: 'solid',
  borderColor: 'surface',
  boxShadow: 'lift',
} as const;

const FOCUSED = { outline: '3px solid', outlineColor: 'colorPalette.focusRing' } as const;

const Range = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '44px',
    m: '0',
    bg: 'transparent',
    cursor: 'pointer',
    rounded: 'control',
    '&::-webkit-slider-runnable-track': TRACK,
    '&::-moz-range-track': TRACK,
    '&::-webkit-slider-thumb': { ...THUMB, mt: '-2' },
    '&::-moz-range-thumb': THUMB,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': FOCUSED,
    '&:focus-visible::-moz-range-thumb': FOCUSED,
    _highContrast: { appearance: 'auto' },
  },
});

export interface RangeInputProps
  extends Omit<HTMLChakraProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step' | 'onChange'> {
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/**
 * The browser's own slider, drawn by us, for one value. Chakra's would bring a state machine to pages that have no other.
 */
export function RangeInput({ value, min, max, onChange, ...rest }: RangeInputProps) {
  const share = (value - min) / (max - min);
  return (
    <Range
      type="range"
      value={value}
      min={min}
      max={max}
      css={{ '--filled': `calc(12px + ${share} * (100% - 24px))` }}
      onChange={(event) => onChange(Number(event.target.value))}
      {...rest}
    />
  );
}
