import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { MARK_DOOR, MarkPaw } from './mark.tsx';

/** The logo: a paw in a door, and the name. */
export function Brand(props: StackProps) {
  return (
    <HStack gap="2.5" {...props}>
      <chakra.svg viewBox="0 0 32 34" w="32px" h="34px" flexShrink="0" aria-hidden>
        <chakra.path d={MARK_DOOR} fill="action.solid" />
        <chakra.g fill="action.on">
          <MarkPaw />
        </chakra.g>
      </chakra.svg>
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
    </HStack>
  );
}
