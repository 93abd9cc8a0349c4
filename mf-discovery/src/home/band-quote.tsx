import { Box } from '@veto/shared-ui/box';
import { LateBoundary } from '@veto/shared-ui/late-drawing';
import { StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';
import { Suspense } from 'react';
import { OwnWords } from './late-parts.ts';

export interface BandQuoteProps {
  quote: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  /** Where and when: 'Nov 7, 2026 · Warszawa'. */
  detail?: string;
  /** The one large quote of a band. */
  large?: boolean;
}

/** What somebody said, on `night`. */
export function BandQuote({ quote, author, rating, detail, large = false }: BandQuoteProps) {
  return (
    <Box as="article" mt={large ? '5' : '0'}>
      <blockquote>
        <Text
          overflowWrap="anywhere"
          // Marks around the words, not among them: who copies or reads the quote gets what was written.
          _before={{ content: '"“"' }}
          _after={{ content: '"”"' }}
          {...(large
            ? { textStyle: 'quote', textWrap: 'balance', maxW: '17em' }
            : { fontSize: '1.0625rem', lineHeight: '1.5' })}
        >
          {/* As it is until the code that tells its language has come. */}
          <LateBoundary fallback={quote}>
            <Suspense fallback={quote}>
              <OwnWords>{quote}</OwnWords>
            </Suspense>
          </LateBoundary>
        </Text>
      </blockquote>
      <Box mt={large ? '8' : '1.5'} mb={large ? { base: '6', lg: '0' } : '0'}>
        <Box textStyle={large ? 'body' : 'small'} color={large ? 'night.ink' : 'night.muted'}>
          {author}
          {detail && `, ${detail}`}
        </Box>
        <Box color="night.muted">
          <StarRating value={rating} />
        </Box>
      </Box>
    </Box>
  );
}
