import { Box } from '@veto/shared-ui/box';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';

/** The place of a form: `count` fields below their labels, then its button. */
export function FieldSkeletons({ count }: { count: number }) {
  return (
    <Stack gap="5" maxW="40rem" aria-hidden>
      {Array.from({ length: count }, (_, field) => field).map((field) => (
        <Box key={field}>
          <Skeleton h="4" w="8rem" mb="2" />
          <Skeleton h="11" rounded="control" />
        </Box>
      ))}
      <Skeleton h="12" w="10rem" rounded="control" />
    </Stack>
  );
}

/** The place of a list between hairlines, `count` rows high. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Stack gap="0" borderYWidth="1px" borderColor="line" divideY="1px" aria-hidden>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Box key={row} py="4">
          <Skeleton h="5" w="min(100%, 14rem)" />
          <Skeleton h="4" w="min(100%, 22rem)" mt="2" />
        </Box>
      ))}
    </Stack>
  );
}
