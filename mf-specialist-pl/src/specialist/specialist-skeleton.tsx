import { Skeleton, SkeletonCircle, SkeletonText } from '@veto/shared-ui/skeleton';
import { HStack, Stack } from '@veto/shared-ui/stack';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SpecialistLayout } from './specialist-layout.tsx';

export function SpecialistSkeleton() {
  return (
    <SpecialistLayout
      back={<Skeleton height="11" width="28" />}
      details={
        <Stack gap="6">
          <VisuallyHidden role="status">Wczytywanie profilu...</VisuallyHidden>
          <HStack gap="5">
            <SkeletonCircle size="20" />
            <SkeletonText noOfLines={2} maxW="60" />
          </HStack>
          <SkeletonText noOfLines={4} />
          <Skeleton height="48" />
        </Stack>
      }
      booking={<Skeleton height="md" />}
    />
  );
}
