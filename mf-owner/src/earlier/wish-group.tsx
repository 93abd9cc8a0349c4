import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, useId } from 'react';

interface WishGroupProps {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** A question with chips to answer it, and its error under it. */
export function WishGroup({ label, error, children }: WishGroupProps) {
  const id = useId();
  return (
    <Box as="fieldset" border="0" minW="0" {...(error && { 'aria-describedby': id })}>
      <Box as="legend" fontWeight="semibold" mb="2.5" p="0">
        {label}
      </Box>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
      {error && (
        <Text id={id} role="alert" textStyle="sm" fontWeight="medium" color="fg.error" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  );
}
