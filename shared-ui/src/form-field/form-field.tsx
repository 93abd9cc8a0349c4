import {
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRequiredIndicator,
  FieldRoot,
  type FieldRootProps,
} from '@chakra-ui/react/field';
import { useSayOnceHere } from '@veto/slice-kit';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

export interface FormFieldProps extends Omit<FieldRootProps, 'invalid'> {
  label: ReactNode;
  /** The message under the field, in English or in the page's language; its presence marks the field invalid. */
  error?: string | undefined;
  helper?: ReactNode;
}

/** Label, control, help and error, tied together for assistive technology. The control is a Chakra form control. */
export function FormField({ label, error, helper, children, ...rest }: FormFieldProps) {
  const invalid = Boolean(error);
  const errorId = useId();
  const say = useSayOnceHere();
  const root = useRef<HTMLDivElement>(null);
  useSaidRequired(root, rest.required);
  // Ark points at an error with aria-errormessage alone, which few screen readers speak. Under the help's id as well the
  // error becomes the control's description; it takes the help's place, so the two never share the id.
  const ids = { errorText: errorId, helperText: errorId };
  return (
    <FieldRoot ref={root} invalid={invalid} {...(invalid && { ids })} {...rest}>
      <FieldLabel>
        {label}
        <FieldRequiredIndicator />
      </FieldLabel>
      {children}
      {helper && !invalid && <FieldHelperText>{helper}</FieldHelperText>}
      <FieldErrorText>{error && say(error)}</FieldErrorText>
    </FieldRoot>
  );
}

const CONTROLS = ':is(input, select, textarea)[data-required]';

/** By the browser's own `required` an empty control is invalid, and screen readers say so before anything was typed: `aria-required` takes its place. */
function useSaidRequired(root: RefObject<HTMLElement | null>, required = false): void {
  // After each rendering, which may bring a control.
  useLayoutEffect(() => {
    if (!required) return;
    for (const control of root.current?.querySelectorAll(CONTROLS) ?? []) {
      control.removeAttribute('required');
      control.setAttribute('aria-required', 'true');
    }
  });
  useLayoutEffect(() => {
    if (!required) return;
    return () => {
      for (const control of root.current?.querySelectorAll('[aria-required]') ?? [])
        control.removeAttribute('aria-required');
    };
  }, [required, root]);
}
