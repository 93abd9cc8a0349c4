import { Box } from '@veto/shared-ui/box';
import type { ComponentProps } from 'react';

interface ChipChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  label: string;
}

/** The browser's own radio or checkbox that looks like a chip: `ink` when chosen. */
export function ChipChoice({ label, ...input }: ChipChoiceProps) {
  return (
    <Box
      as="label"
      position="relative"
      display="inline-flex"
      alignItems="center"
      minH="11"
      px="3.5"
      rounded="control"
      bg="sunken"
      fontWeight="semibold"
      fontSize="15px"
      cursor="pointer"
      userSelect="none"
      css={{
        '&:has(:checked)': {
          bg: 'ink',
          color: 'canvas',
          _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'action', outlineOffset: '3px' },
        '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
        _highContrast: { outline: '1px solid CanvasText' },
      }}
    >
      <input {...input} />
      {label}
    </Box>
  );
}
