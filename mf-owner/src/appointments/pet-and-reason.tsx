import { LateOwnWords } from '@veto/shared-ui/own-words';

/** 'Luna · Limping since Monday': who comes, and why where somebody said so. */
export function PetAndReason({ petName, reason }: { petName: string; reason: string | null | undefined }) {
  return (
    <>
      <bdi translate="no">{petName}</bdi>
      {reason && (
        <>
          {' · '}
          <LateOwnWords>{reason}</LateOwnWords>
        </>
      )}
    </>
  );
}
