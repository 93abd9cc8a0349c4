import { ERRORS } from '@veto/shared-data/errors';
import { useSay } from '@veto/slice-kit';
import { AccessNotice } from './access-notice.tsx';

/** What an owner reads where the pet of the address is not, or is somebody else's. */
export function PetNotFound() {
  const say = useSay();
  return (
    <AccessNotice
      illustration="not-found"
      title={say('Pet not found')}
      description={say(ERRORS.petNotFound.description)}
      ways={[{ href: '/pets', label: say('Back to My Pets') }]}
    />
  );
}
