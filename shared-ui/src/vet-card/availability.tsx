import { Box } from '@chakra-ui/react/box';
import { HStack, type StackProps } from '@chakra-ui/react/stack';

/** When a vet has time, with a still dot: green for today. */
export function Availability({ text, ...rest }: { text: string } & StackProps) {
  return (
    <HStack gap="2" textStyle="small" fontWeight="semibold" {...rest}>
      <Box
        boxSize="2"
        rounded="full"
        bg={text === 'Available today' ? 'ok' : 'line.control'}
        flexShrink="0"
        aria-hidden
      />
      {text}
    </HStack>
  );
}
