import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSayOnceHere } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';

export interface FieldGroupProps {
  label: string;
  hideLabel?: boolean;
  error?: string | undefined;
  children: ReactNode;
}

/** A named part of a form, with its error under it. */
export function FieldGroup({ label, hideLabel = false, error, children }: FieldGroupProps) {
  const say = useSayOnceHere();
  const id = useId();
  const Legend = hideLabel ? VisuallyHidden : chakra.legend;
  return (
    <chakra.fieldset border="0" minW="0" {...(error && { 'aria-describedby': id })}>
      <Legend {...(hideLabel ? { as: 'legend' } : { fontWeight: 'semibold', mb: '2.5', p: '0' })}>{label}</Legend>
      {children}
      {error && (
        <Text id={id} role="alert" textStyle="sm" fontWeight="medium" color="fg.error" mt="1.5">
          {say(error)}
        </Text>
      )}
    </chakra.fieldset>
  );
}
