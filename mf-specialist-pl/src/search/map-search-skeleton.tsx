import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useTongue } from '../words/use-tongue.ts';
import { FRAMES, ListAndMap, MapSearchLayout } from './map-search-layout.tsx';

export function MapSearchSkeleton() {
  return (
    <MapSearchLayout form={<Skeleton height="12" />}>
      <ListAndMap places={<Skeleton height="96" />}>
        <SpecialistListSkeleton />
      </ListAndMap>
    </MapSearchLayout>
  );
}

export function SpecialistListSkeleton() {
  const { loading } = FRAMES[useTongue()];
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Stack gap="4" aria-hidden>
        <Skeleton height="9" maxW="60" />
        <Skeleton height="60" rounded="l3" />
        <Skeleton height="60" rounded="l3" />
        <Skeleton height="60" rounded="l3" />
      </Stack>
    </>
  );
}
