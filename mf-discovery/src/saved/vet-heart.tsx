import { useSession } from '@veto/shared-data/core';
import { keepSavingToCome } from '@veto/shared-data/saved-veterinarians';
import { doctorName } from '@veto/shared-data/veterinarians';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { useSite } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';

// Only owners need its queries. A page without hearts is better than none.
const OwnerHeart = lazy(() =>
  import(/* webpackChunkName: "owner-heart" */ './owner-heart.tsx').catch(() => ({ default: () => null })),
);

export interface VetHeartProps {
  id: string;
  /** Without 'Dr.'. */
  name: string;
}

/** The heart that saves a vet; signed out, a press leads through signing in. Nothing for veterinarians, nor at first paint. */
export function VetHeart(vet: VetHeartProps) {
  const { state } = useSession();
  const site = useSite();
  if (state === 'owner')
    return (
      <Suspense fallback={null}>
        <OwnerHeart {...vet} />
      </Suspense>
    );
  if (state !== 'signed-out') return null;
  return (
    <SaveHeart
      label={`Save ${doctorName(vet.name)}`}
      saved={false}
      onToggle={() => {
        keepSavingToCome(vet);
        site.navigate(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
      }}
    />
  );
}
