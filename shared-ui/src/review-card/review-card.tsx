import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../person-avatar/person-avatar.tsx';
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
  /** What the reader can do about it, at the foot of the card. */
  children?: ReactNode;
}

export function ReviewCard({ author, rating, comment, date, answer, children }: ReviewCardProps) {
  return (
    <Stack as="article" gap="4" h="full" p="5" bg="bg.panel" borderWidth="1px" rounded="l3">
      <Flex gap="3" align="center">
        <PersonAvatar name={author} imageUrl={null} size="sm" />
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" truncate>
            {author}
          </Text>
          {date && (
            <Text textStyle="sm" color="fg.muted">
              {date}
            </Text>
          )}
        </Box>
        <StarRating value={rating} />
      </Flex>
      <Text whiteSpace="pre-line">{comment}</Text>
      {answer && (
        <Box borderStartWidth="3px" borderColor="brand.border" ps="4">
          <Text textStyle="sm" fontWeight="semibold">
            Answer of the practice
          </Text>
          <Text color="fg.muted" whiteSpace="pre-line">
            {answer}
          </Text>
        </Box>
      )}
      {children && <Box mt="auto">{children}</Box>}
    </Stack>
  );
}
