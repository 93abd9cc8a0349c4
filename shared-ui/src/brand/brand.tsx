import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { MARK_DOOR, MarkPaw } from './mark.tsx';

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
        <chakra.path d={MARK_DOOR} fill="action.solid" />
        <chakra.g fill="action.on">
          <MarkPaw />
        </chakra.g>
      </chakra.svg>
      {!markOnly && (
        <Text
          as="span"
          htmlTranslate="no"
          fontFamily="heading"
          fontSize="1.4375rem"
          fontWeight="bold"
          letterSpacing="-0.03em"
          color="ink"
        >
          Veto
        </Text>
      )}
    </HStack>
  );
}
