import {
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRequiredIndicator,
  FieldRoot,
  type FieldRootProps,
} from '@chakra-ui/react/field';
import type { ReactNode } from 'react';

export interface FormFieldProps extends Omit<FieldRootProps, 'invalid'> {
  label: ReactNode;
  /** The message under the field; its presence marks the field invalid. */
  error?: string | undefined;
  helper?: ReactNode;
}

/** Label, control, help and error, tied together for assistive technology. The control is a Chakra form control. */
export function FormField({ label, error, helper, children, ...rest }: FormFieldProps) {
  return (
    <FieldRoot invalid={error !== undefined && error !== ''} {...rest}>
      <FieldLabel>
        {label}
        <FieldRequiredIndicator />
      </FieldLabel>
      {children}
      {helper && <FieldHelperText>{helper}</FieldHelperText>}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}
