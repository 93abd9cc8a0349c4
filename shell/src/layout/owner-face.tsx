import { useSession } from '@veto/shared-data/core';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';

/** The initials of who is signed in. */
export function OwnerFace() {
  const { fullName, email } = useSession();
  return <PersonAvatar name={fullName ?? email ?? ''} imageUrl={null} size="sm" letters={2} />;
}
