import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { OwnWords } from '../own-words/own-words.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';

export interface ReviewCardProps {
  author: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** As the visitor reads it: 'November 3, 2026'. */
  date?: string;
  /** The vet's reply. */
  answer?: string | null;
  /** A featured review stands on a tint, in large letters. */
  featured?: 'sage' | 'apricot';
  /** One of a long list, which lies on the page between hairlines. */
  inList?: boolean;
  /** What the reader can do about it: at the foot of the card, in a long list beside it. */
  children?: ReactNode;
}

/** What an owner wrote after a visit, and what the practice replied. */
export function ReviewCard({ author, rating, comment, date, answer, featured, inList, children }: ReviewCardProps) {
  const say = useSay();
  return (
    <Stack
      as="article"
      gap="4"
      h="full"
      {...(inList
        ? {
            direction: { base: 'column', md: 'row' },
            justify: 'space-between',
            columnGap: '6',
            py: '3',
            borderTopWidth: '1px',
            borderColor: 'line',
          }
        : {
            p: { base: '5', md: '26px' },
            bg: featured ? `${featured}.1` : 'surface',
            rounded: '1.5rem',
            _highContrast: { outline: '1px solid CanvasText' },
          })}
    >
      <Stack gap={inList ? '2' : '4'} flex="1" minW="0">
        {comment && (
          <Text
            whiteSpace="pre-line"
            {...(featured && {
              fontFamily: 'heading',
              fontWeight: 'medium',
              fontSize: { base: '1.25rem', md: '1.375rem' },
              lineHeight: '1.3',
              letterSpacing: '-0.015em',
            })}
          >
            <OwnWords>{comment}</OwnWords>
          </Text>
        )}
        {answer && (
          <Box borderStartWidth="3px" borderColor="sage.3" ps="3" textStyle="small">
            <Text fontWeight="semibold">{say('Reply from the practice')}</Text>
            <Text color="muted" whiteSpace="pre-line">
              <OwnWords>{answer}</OwnWords>
            </Text>
          </Box>
        )}
        <Flex gapX="2.5" gapY="1" align="center" wrap="wrap" mt="auto" textStyle="small" color="muted">
          <Box color="ink">
            <StarRating value={rating} />
          </Box>
          <Text as="span" color="ink" fontWeight="semibold" minW="0">
            {author}
          </Text>
          {date && <Text as="span">{date}</Text>}
        </Flex>
      </Stack>
      {children && <Box flexShrink="0">{children}</Box>}
    </Stack>
  );
}
