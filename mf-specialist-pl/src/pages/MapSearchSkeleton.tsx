import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { MapSearchLayout } from './MapSearchLayout.tsx';

export function MapSearchSkeleton() {
  return (
    <MapSearchLayout form={<Skeleton height="12" />} places={<Skeleton height="96" />}>
      <SpecialistListSkeleton />
    </MapSearchLayout>
  );
}

export function SpecialistListSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Wczytywanie weterynarzy...</VisuallyHidden>
      <CardSkeletons count={3} shape="row" />
    </>
  );
}
