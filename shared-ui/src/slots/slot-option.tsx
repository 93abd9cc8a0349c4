import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { KeyboardEvent, MouseEvent } from 'react';

export interface SlotOptionProps {
  /** Of the group of radios. */
  name: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
  /** It was pressed, by pointer or with Enter, also where it was chosen already; arrow keys only choose. */
  onPress?: (() => void) | undefined;
  /** Somebody has it already: it cannot be chosen, and this word says so. */
  takenWord?: string;
}

/** One time to choose, a native radio that looks like a button. */
export function SlotOption({ name, text, checked, onChoose, onPress, takenWord }: SlotOptionProps) {
  const taken = takenWord !== undefined;
  return (
    <chakra.label
      {...(!taken && { htmlTranslate: 'no' as const })}
      position="relative"
      display="grid"
      minH="11"
      cursor={taken ? 'not-allowed' : 'pointer'}
      userSelect="none"
    >
      <chakra.input
        type="radio"
        name={name}
        checked={checked}
        disabled={taken}
        onChange={onChoose}
        {...(onPress && {
          // The arrow keys click as well, without a pointer: such a click has no count.
          onClick: (event: MouseEvent) => event.detail > 0 && onPress(),
          onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onPress(),
        })}
        // All of the button: a press on the label reaches the radio without a count in WebKit.
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="inherit"
      />
      <chakra.span
        display="flex"
        alignItems="center"
        justifyContent="center"
        px="1"
        whiteSpace="nowrap"
        rounded="slot"
        bg={taken ? 'sunken' : 'action.soft'}
        color={taken ? 'muted' : 'action'}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        transition="colors"
        {...(taken && { textDecoration: 'line-through' })}
        css={{
          // Not the chosen one: its light letters would stand on a light ground.
          'label:hover > input:enabled:not(:checked) + &': { bg: 'action.soft.2' },
          'input:focus-visible + &': { outline: '3px solid', outlineColor: 'action', outlineOffset: '3px' },
          'input:checked + &': {
            bg: 'action.solid',
            color: 'action.on',
            // Forced colours paint every ground alike.
            _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          },
          _highContrast: { outline: '1px solid CanvasText' },
        }}
      >
        {text}
        {taken && <VisuallyHidden> {takenWord}</VisuallyHidden>}
      </chakra.span>
    </chakra.label>
  );
}
