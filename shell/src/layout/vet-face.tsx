import { useOwnFace } from '@veto/shared-data/profiles';
import { Door } from '@veto/shared-ui/door';

/** The veterinarian who is signed in: photo, else portrait, else an animal of the specialty. */
export function VetFace() {
  const { data } = useOwnFace();
  if (!data) return null;
  return <Door specialty={data.specialty} imageUrl={data.imageUrl} portrait={data.portrait} round w="10" />;
}
