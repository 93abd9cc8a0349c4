import { Badge } from '@chakra-ui/react/badge';
import { useSay } from '@veto/slice-kit';

export interface AppointmentStatusBadgeProps {
  /** 'upcoming', 'completed', 'cancelled'; anything else is shown as it is, in grey. */
  status: string;
}

const PALETTES: Record<string, string> = { upcoming: 'blue', completed: 'green', cancelled: 'red' };

export function AppointmentStatusBadge({ status }: AppointmentStatusBadgeProps) {
  const say = useSay();
  return (
    <Badge colorPalette={PALETTES[status] ?? 'gray'} size="md" data-status={status}>
      {say(status.charAt(0).toUpperCase() + status.slice(1))}
    </Badge>
  );
}
