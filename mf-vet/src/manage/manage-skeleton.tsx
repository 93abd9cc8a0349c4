import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { FieldSkeletons } from '../field-skeletons/field-skeletons.tsx';

/** The index, and beside it the part that is shown. */
export const MANAGE_COLUMNS = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
  gap: { base: '6', lg: '12' },
  alignItems: 'start',
} as const;

/** The place of all parts: an index of `count` names, and one form. */
export function ManageSkeleton({ count }: { count: number }) {
  return (
    <Grid {...MANAGE_COLUMNS} aria-hidden>
      <Flex direction={{ base: 'row', lg: 'column' }} gap="1" py={{ base: '2', lg: '0' }} overflow="hidden">
        {Array.from({ length: count }, (_, part) => part).map((part) => (
          <Flex key={part} align="center" minH="11" px="4" flexShrink="0">
            <Skeleton h="5" w={part % 2 ? '5rem' : '7rem'} />
          </Flex>
        ))}
      </Flex>
      <Stack gap="5">
        <Box>
          <Flex align="center" minH="12">
            <Skeleton h="7" w="12rem" />
          </Flex>
          <Skeleton h="5" w="min(100%, 26rem)" />
        </Box>
        <FieldSkeletons count={3} />
      </Stack>
    </Grid>
  );
}
