import { Box } from '@veto/shared-ui/box';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import { BandQuote, type BandQuoteProps } from './band-quote.tsx';

export type QuoteOfBand = BandQuoteProps & { id: string };

interface QuoteBandProps {
  note: string;
  /** Undefined until they are known; the first is the large one. */
  quotes?: readonly QuoteOfBand[] | undefined;
  /** In the place of the quotes, where they could not be loaded. */
  children?: ReactNode;
}

/** What pet owners say, on the dark band. */
export function QuoteBand({ note, quotes = [], children }: QuoteBandProps) {
  const [first, ...others] = quotes;
  return (
    <Box mt={{ base: '72px', md: '28' }}>
      <Band label="What Pet Owners Say" note={note} below={first ? <Others quotes={others} /> : <Box minH="20" />}>
        {children || (
          // One height before and after the reviews arrive.
          <Box minH={{ base: '64', md: '72' }} aria-busy={!first}>
            {first ? <BandQuote large {...first} /> : <Skeleton mt="5" h="48" bg="night.2" rounded="panel" />}
          </Box>
        )}
      </Band>
    </Box>
  );
}

function Others({ quotes }: { quotes: readonly QuoteOfBand[] }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '12' }}>
      {quotes.map((quote) => (
        <BandQuote key={quote.id} {...quote} />
      ))}
    </SimpleGrid>
  );
}
