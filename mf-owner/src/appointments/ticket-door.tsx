import { Door } from '@veto/shared-ui/door';

export interface TicketDoorProps {
  /** Missing once their profile is gone. */
  veterinarian: { specialty?: string | null; imageUrl?: string | null; portrait?: object | null } | null | undefined;
}

export function TicketDoor({ veterinarian }: TicketDoorProps) {
  return (
    <Door
      specialty={veterinarian?.specialty ?? ''}
      imageUrl={veterinarian?.imageUrl}
      portrait={veterinarian?.portrait}
      w={{ base: '56px', md: '72px' }}
    />
  );
}
