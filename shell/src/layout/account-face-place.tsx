import { Flex } from '@veto/shared-ui/flex';
import type { SessionState } from '@veto/slice-kit/contract';
import { useLateModule } from './use-late-module.ts';

const FACES = {
  owner: async () => (await import(/* webpackChunkName: "owner-face" */ './owner-face.tsx')).OwnerFace,
  veterinarian: async () => (await import(/* webpackChunkName: "vet-face" */ './vet-face.tsx')).VetFace,
};

/** Who is signed in, as a circle of 40 px: an owner's initials, a veterinarian's portrait. Empty until it has come. */
export function AccountFacePlace({ session }: { session: SessionState }) {
  const Face = useLateModule(FACES[session === 'veterinarian' ? 'veterinarian' : 'owner']);
  return (
    <Flex boxSize="10" flexShrink="0" rounded="full" bg="sunken" aria-hidden>
      {Face && <Face />}
    </Flex>
  );
}
