import { ERRORS } from '@veto/shared-data/errors';
import { AccessNotice } from './access-notice.tsx';

/** What an owner reads where the pet of the address is not, or is somebody else's. */
export function PetNotFound() {
  return (
    <AccessNotice
      illustration="not-found"
      title="Pet not found"
      description={ERRORS.petNotFound.description}
      ways={[{ href: '/pets', label: 'Back to My Pets' }]}
    />
  );
}
