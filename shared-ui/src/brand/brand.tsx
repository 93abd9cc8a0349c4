import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';

export interface BrandProps extends StackProps {
  /** Only the mark, without the word. */
  markOnly?: boolean;
}

/** The logo: a paw in a door, and the name. */
export function Brand({ markOnly = false, ...rest }: BrandProps) {
  return (
    <HStack gap="2.5" {...rest}>
      <chakra.svg
        viewBox="0 0 32 34"
        w="32px"
        h="34px"
        flexShrink="0"
        aria-hidden={!markOnly}
        role="img"
        aria-label="Veto"
      >
        <chakra.path d="M3 30V15a13 13 0 0 1 26 0v15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z" fill="action.solid" />
        <chakra.g fill="action.on">
          <path d="M16 16.5c3.2 0 6.3 3.6 6.3 6.7 0 2.3-1.9 3-3.5 2.6-1.8-.5-3.8-.5-5.6 0-1.6.4-3.5-.3-3.5-2.6 0-3.1 3.1-6.7 6.3-6.7Z" />
          <circle cx="9.5" cy="16" r="2.1" />
          <circle cx="13.6" cy="11.7" r="2.3" />
          <circle cx="18.4" cy="11.7" r="2.3" />
          <circle cx="22.5" cy="16" r="2.1" />
        </chakra.g>
      </chakra.svg>
      {!markOnly && (
        <Text as="span" fontFamily="heading" fontSize="1.4375rem" fontWeight="bold" letterSpacing="-0.03em" color="ink">
          Veto
        </Text>
      )}
    </HStack>
  );
}
