import type { OtherSide } from '@veto/shared-data/messages';
import { Door } from '@veto/shared-ui/door';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { personName } from './message-words.ts';

/** Who the other side is, small and beside the name: a veterinarian in their door, a pet owner by photo or initials. */
export function PersonFace({ person }: { person: OtherSide }) {
  if (person.isVeterinarian)
    return <Door round specialty={person.specialty ?? ''} imageUrl={person.imageUrl} portrait={person.portrait} />;
  return <PersonAvatar name={personName(person)} imageUrl={person.imageUrl} size="sm" letters={2} />;
}
