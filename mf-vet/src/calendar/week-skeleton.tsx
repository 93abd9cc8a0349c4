import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The place of the week: seven days, on a phone one below the strip to choose it from. */
export function WeekSkeleton() {
  return (
    <>
      <SimpleGrid columns={7} gap="1" hideFrom="md" aria-hidden>
        {DAYS.map((day) => (
          <Skeleton key={day} h="14" rounded="control" />
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 7 }} gap="1" aria-hidden>
        {DAYS.map((day, index) => (
          <Skeleton key={day} h="36rem" rounded="slot" {...(index > 0 && { hideBelow: 'md' })} />
        ))}
      </SimpleGrid>
    </>
  );
}
