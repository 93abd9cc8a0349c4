import { Badge } from '@chakra-ui/react/badge';

/** When a vet can next be seen. */
export interface Availability {
  soonness: 'today' | 'this-week' | 'later';
  /** 'Available today' */
  label: string;
}

/** How soon a vet can be seen; nothing where no time is known. */
export function AvailabilityBadge({ availability }: { availability: Availability | null }) {
  if (!availability) return null;
  return (
    <Badge size="md" colorPalette={availability.soonness === 'today' ? 'green' : 'gray'}>
      {availability.label}
    </Badge>
  );
}
