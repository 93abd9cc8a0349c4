import { Grid } from '@veto/shared-ui/grid';
import { Skeleton } from '@veto/shared-ui/skeleton';

/** The place of today's timeline, of the next patient and of what waits. */
export function TodaySkeleton() {
  return (
    <Grid
      aria-hidden
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }}
      gap={{ base: 6, lg: 10 }}
    >
      <Skeleton h={{ base: '24rem', lg: '42rem' }} rounded="panel" />
      <Skeleton h="16rem" rounded="tile" order={{ base: -1, lg: 0 }} />
    </Grid>
  );
}
