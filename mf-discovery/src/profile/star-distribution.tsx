import type { ReviewSummary } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

const STARS = [5, 4, 3, 2, 1] as const;

export function StarDistribution({ summary }: { summary: ReviewSummary }) {
  const { average, count, distribution } = summary;
  if (average === null || count === 0) return null;
  return (
    <Flex gap="6" align="center" direction={{ base: 'column', sm: 'row' }}>
      <Box textAlign="center" flexShrink="0">
        <Text textStyle="4xl" fontWeight="bold" lineHeight="1">
          {average.toFixed(1)}
        </Text>
        <Text color="fg.muted">{count === 1 ? '1 review' : `${count} reviews`}</Text>
      </Box>
      <Stack as="ul" listStyleType="none" gap="1" flex="1" w="full">
        {STARS.map((stars) => (
          <StarRow key={stars} stars={stars} given={distribution[stars - 1] ?? 0} count={count} />
        ))}
      </Stack>
    </Flex>
  );
}

function StarRow({ stars, given, count }: { stars: number; given: number; count: number }) {
  return (
    <Flex as="li" align="center" gap="3" textStyle="sm">
      <Box w="14" flexShrink="0">
        {stars === 1 ? '1 star' : `${stars} stars`}
      </Box>
      <Box flex="1" h="2" bg="bg.muted" rounded="full" overflow="hidden" aria-hidden="true">
        <Box h="full" bg="star" style={{ width: `${(given / count) * 100}%` }} />
      </Box>
      <Box w="6" textAlign="end" fontVariantNumeric="tabular-nums">
        {given}
      </Box>
    </Flex>
  );
}
