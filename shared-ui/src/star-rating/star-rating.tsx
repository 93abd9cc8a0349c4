import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Language, type Say, useLanguage, useSay } from '@veto/slice-kit';

export interface StarRatingProps {
  /** 1 to 5, or null: not rated yet. */
  value: number | null;
  /** Number of reviews, shown in brackets. */
  count?: number;
}

/** Of each language once: making one takes longer than all else that a rating does. */
const formats = new Map<Language, Intl.NumberFormat>();

/** '4.8', or '4,8' in Polish. */
function oneDecimal(language: Language, value: number): string {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, format);
  return format.format(value);
}

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

function spoken(rating: string, count: number | undefined, say: Say): string {
  if (count === undefined) return say('Rated {rating} out of 5', { rating });
  return count === 1
    ? say('Rated {rating} out of 5, {count} review', { rating, count })
    : say('Rated {rating} out of 5, {count} reviews', { rating, count });
}

export function StarRating({ value, count }: StarRatingProps) {
  const say = useSay();
  const language = useLanguage();
  if (value === null) {
    return (
      <Text as="span" textStyle="sm" fontWeight="semibold" color="muted">
        {say('New')}
      </Text>
    );
  }
  const shown = oneDecimal(language, value);
  return (
    <HStack as="span" display="inline-flex" gap="1.5" fontVariantNumeric="tabular-nums">
      <Box as="span" color="star" boxSize="4.5" flexShrink="0" aria-hidden>
        <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <path d={STAR} />
        </svg>
      </Box>
      <Text as="span" fontWeight="semibold" aria-hidden>
        {shown}
      </Text>
      {count !== undefined && (
        <Text as="span" color="fg.muted" aria-hidden>
          ({count})
        </Text>
      )}
      <VisuallyHidden>{spoken(shown, count, say)}</VisuallyHidden>
    </HStack>
  );
}
