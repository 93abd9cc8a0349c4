import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ComponentProps, createContext, use, useMemo } from 'react';

interface Choice {
  name?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The event of Chakra's checkbox, whose parts these follow. */
  onCheckedChange?: ((change: { checked: boolean }) => void) | undefined;
}

const ChoiceContext = createContext<Choice>({});

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    gap: '3',
    alignItems: 'center',
    verticalAlign: 'top',
    position: 'relative',
    minH: '11',
    cursor: 'pointer',
  },
});

export type CheckboxRootProps = Omit<HTMLChakraProps<'label'>, keyof Choice> & Choice;

/**
 * The browser's own checkbox, drawn by us: `HiddenInput`, then `Control`, then `Label`, in this order. Chakra's would bring
 * a state machine to pages that have no other.
 */
export function CheckboxRoot(props: CheckboxRootProps) {
  const { name, checked, defaultChecked, disabled, onCheckedChange, ...rest } = props;
  const choice = useMemo(
    () => ({ name, checked, defaultChecked, disabled, onCheckedChange }),
    [name, checked, defaultChecked, disabled, onCheckedChange],
  );
  return (
    <ChoiceContext value={choice}>
      {/* By this name the page's styles lay the input over the whole. */}
      <Frame data-scope="checkbox" {...rest} />
    </ChoiceContext>
  );
}

type CheckboxHiddenInputProps = Omit<ComponentProps<'input'>, 'type'>;

export function CheckboxHiddenInput(props: CheckboxHiddenInputProps) {
  const { onCheckedChange, checked, defaultChecked, ...choice } = use(ChoiceContext);
  return (
    <input
      {...choice}
      {...(checked === undefined ? { defaultChecked } : { checked })}
      {...props}
      type="checkbox"
      style={{ position: 'absolute' }}
      onChange={(event) => onCheckedChange?.({ checked: event.target.checked })}
    />
  );
}

const Box = chakra('svg', {
  base: {
    flexShrink: '0',
    boxSize: '5',
    p: '0.5',
    bg: 'surface',
    color: 'transparent',
    borderWidth: '1.5px',
    borderColor: 'line.control',
    borderRadius: 'l1',
    'input:checked ~ &': {
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      borderColor: 'colorPalette.solid',
    },
    'input:disabled ~ &': { opacity: '0.5' },
    'input:focus-visible ~ &': {
      outlineWidth: 'var(--focus-ring-width)',
      outlineOffset: 'var(--focus-ring-offset)',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
    },
    // Of system colours alone: in Firefox a border that is forced goes with the transparent ink of an empty box.
    _highContrast: {
      bg: 'Canvas',
      borderColor: 'CanvasText',
      forcedColorAdjust: 'none',
      'input:checked ~ &': { bg: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
    },
  },
});

type CheckboxControlProps = HTMLChakraProps<'svg'>;

export function CheckboxControl(props: CheckboxControlProps) {
  return (
    <Box
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3px"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      <polyline points="20 6 9 17 4 12" />
    </Box>
  );
}

export const CheckboxLabel = chakra('span', {
  base: { textStyle: 'md', fontWeight: 'normal', userSelect: 'none' },
});
