import { doctorName } from '@veto/shared-data/veterinarians';

/** How the other side of a conversation is called. */
export function personName({ fullName, isVeterinarian }: { fullName: string | null; isVeterinarian: boolean }): string {
  return isVeterinarian ? doctorName(fullName) : (fullName ?? 'Pet owner');
}
