import { Grid } from '@veto/shared-ui/grid';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { RECORD_COLUMNS } from './record-columns.ts';
import { StorySkeleton } from './story-skeleton.tsx';

export function DueSkeleton() {
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="px" rounded="panel" overflow="hidden" aria-hidden>
      {['visit', 'medicine', 'vaccination'].map((cell) => (
        <Skeleton key={cell} h={{ base: '8rem', md: '12rem', lg: '8rem' }} rounded="0" />
      ))}
    </SimpleGrid>
  );
}

export function SideSkeleton() {
  return (
    <Stack gap="3" aria-hidden>
      <Skeleton h="6" w="50%" />
      <Skeleton h="12" />
    </Stack>
  );
}

/** The place of a pet's record: what is due, the tabs, the story, and the facts beside it. */
export function HealthRecordSkeleton() {
  return (
    <Stack gap={{ base: '6', md: '8' }} aria-hidden>
      <DueSkeleton />
      <Skeleton h="11" w="min(100%, 24rem)" rounded="control" />
      <Grid {...RECORD_COLUMNS}>
        <StorySkeleton />
        <Stack gap="9">
          <SideSkeleton />
          <SideSkeleton />
          <SideSkeleton />
        </Stack>
      </Grid>
    </Stack>
  );
}
