import { Input, type InputProps } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Ref } from 'react';
import { FormField, type FormFieldProps } from '../form-field/form-field.tsx';

export interface NumberFieldProps extends FormFieldProps {
  label: string;
  /** The control is its own. */
  children?: never;
  /** Beside the number, and in the field's name: 'kg'. */
  unit?: string | undefined;
  /** What the form registers; `inputMode: 'numeric'` brings the keys of whole numbers. */
  input: Omit<InputProps, 'type'> & { ref?: Ref<HTMLInputElement> };
}

/**
 * The one field of a number: text, as a browser's own number field reads '12,5' as 125 or nothing, without a word. The
 * form reads it with `readNumber` of shared-data, and says at the field what it does not understand.
 */
export function NumberField({ label, unit, input, ...field }: NumberFieldProps) {
  const control = <Input inputMode="decimal" autoComplete="off" {...input} />;
  if (!unit)
    return (
      <FormField label={label} {...field}>
        {control}
      </FormField>
    );
  const name = (
    <>
      {label} <VisuallyHidden>({unit})</VisuallyHidden>
    </>
  );
  return (
    <FormField label={name} {...field}>
      <InputGroup
        endElement={<span aria-hidden>{unit}</span>}
        endElementProps={{ color: 'muted', pointerEvents: 'none' }}
      >
        {control}
      </InputGroup>
    </FormField>
  );
}
