import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';

export interface BrandProps extends StackProps {
  /** Only the mark, without the word. */
  markOnly?: boolean;
}

/** The logo: a paw whose pad is a heart, and the name. */
export function Brand({ markOnly = false, ...rest }: BrandProps) {
  return (
    <HStack gap="2.5" {...rest}>
      <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden={!markOnly} role="img" aria-label="Veto">
        <chakra.rect width="32" height="32" rx="10" fill="brand.solid" />
        <chakra.g fill="brand.contrast">
          <ellipse cx="9.4" cy="14.2" rx="2.2" ry="2.9" transform="rotate(-22 9.4 14.2)" />
          <ellipse cx="13.5" cy="9.9" rx="2.3" ry="3" transform="rotate(-6 13.5 9.9)" />
          <ellipse cx="18.5" cy="9.9" rx="2.3" ry="3" transform="rotate(6 18.5 9.9)" />
          <ellipse cx="22.6" cy="14.2" rx="2.2" ry="2.9" transform="rotate(22 22.6 14.2)" />
          <path d="M16 25.2c-3.6-2.3-6-4.3-6-6.9 0-1.9 1.4-3.2 3.1-3.2 1.2 0 2.2.6 2.9 1.7.7-1.1 1.7-1.7 2.9-1.7 1.7 0 3.1 1.3 3.1 3.2 0 2.6-2.4 4.6-6 6.9z" />
        </chakra.g>
      </chakra.svg>
      {!markOnly && (
        <Text as="span" fontSize="xl" fontWeight="bold" letterSpacing="tight" color="fg">
          Veto
        </Text>
      )}
    </HStack>
  );
}
