import { Box } from '@chakra-ui/react/box';
import { HStack, type StackProps } from '@chakra-ui/react/stack';

/** When a vet can next be seen. */
export interface Availability {
  soonness: 'today' | 'this-week' | 'later';
  /** 'Available today' */
  label: string;
}

/** How soon a vet can be seen, with a still dot: green for today. Nothing where no time is known. */
export function AvailabilityBadge({ availability, ...rest }: { availability: Availability | null } & StackProps) {
  if (!availability) return null;
  return (
    <HStack gap="2" textStyle="small" fontWeight="semibold" {...rest}>
      <Box
        boxSize="2"
        rounded="full"
        bg={availability.soonness === 'today' ? 'ok' : 'line.control'}
        flexShrink="0"
        aria-hidden
      />
      {availability.label}
    </HStack>
  );
}
