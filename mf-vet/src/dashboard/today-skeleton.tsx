import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';

const HOURS = [8, 9, 10, 11, 12, 13];

/** A day, and beside it what comes next. */
export const TODAY_COLUMNS = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
  gap: { base: 6, lg: 10 },
} as const;

/** The place of today's timeline, of the next patient and of what waits. */
export function TodaySkeleton() {
  return (
    <Stack gap="4" aria-hidden>
      <Skeleton h="6" w="min(100%, 18rem)" />
      <Grid {...TODAY_COLUMNS}>
        <Box minH={{ lg: '42rem' }}>
          {HOURS.map((hour) => (
            <Flex key={hour} h="6.5rem" gap="4" borderTopWidth="1px" borderColor="line" py="2">
              <Skeleton h="4" w="3rem" flexShrink="0" />
              <Skeleton h="3.25rem" flex="1" rounded="control" />
            </Flex>
          ))}
        </Box>
        <Stack gap="7" order={{ base: -1, lg: 0 }}>
          <Skeleton h="13rem" rounded="tile" />
          <RowSkeletons count={2} />
        </Stack>
      </Grid>
    </Stack>
  );
}
