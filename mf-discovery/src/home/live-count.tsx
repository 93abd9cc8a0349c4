import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useSettled } from '@veto/shared-data/settled';
import { useVeterinarianCount } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { toQuery, type VetFilters } from '../search/vet-filters.ts';
import type { countSentence } from './count-sentence.ts';

interface LiveCountProps {
  filters: VetFilters;
  /** What is said of the count, in the language of the page. */
  sentenceOf: typeof countSentence;
}

/**
 * How many vets are free for what the bar asks, and who is first; counted by the server. Its line is always there, and
 * empty until the answer is known.
 */
export function LiveCount({ filters, sentenceOf }: LiveCountProps) {
  const text = useSettled(filters.text.trim());
  const asked: VetFilters = {
    ...filters,
    text,
    availabilities: filters.availabilities.length > 0 ? filters.availabilities : ['Available today'],
  };
  const count = useVeterinarianCount({ ...toQuery(asked), sort: 'earliest' });
  // What is still being typed has not been counted.
  const known = text === filters.text.trim() ? count.data : undefined;
  return (
    <Box role="status" minH={{ base: '12', md: '6' }} textStyle="small" color="muted">
      {known && <Sentence {...sentenceOf(asked, { ...known, today: todayInWarsaw() })} total={known.total} />}
    </Box>
  );
}

function Sentence({ claim, rest, total }: ReturnType<typeof countSentence> & { total: number }) {
  return (
    <Flex align="baseline" gap="2.5">
      <Box boxSize="2.5" rounded="full" bg={total > 0 ? 'ok' : 'line.control'} flexShrink="0" aria-hidden />
      <span>
        <Box as="strong" color="ink" fontWeight="semibold">
          {claim}
        </Box>
        {rest}
      </span>
    </Flex>
  );
}
