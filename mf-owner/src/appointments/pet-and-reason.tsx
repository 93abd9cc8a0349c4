/**
 * 'Luna · Limping since Monday': who comes, and why where somebody said so. Whoever reads it wrote it: its language is theirs, and
 * the dashboard's first paint has no room to tell it.
 */
export function PetAndReason({ petName, reason }: { petName: string; reason: string | null | undefined }) {
  return (
    <>
      <bdi translate="no">{petName}</bdi>
      {reason && (
        <>
          {' · '}
          <bdi>{reason}</bdi>
        </>
      )}
    </>
  );
}
