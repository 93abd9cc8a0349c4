import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { OwnWordsProps } from '../own-words/own-words.tsx';

export interface PriceListProps<Price> {
  /** Each of them once; `more` in the page's language, as '30 min'; null where no price is stated. */
  services: readonly { service: string; language?: OwnWordsProps['language']; more?: string; price: Price | null }[];
  /** In the page's language; of a vet's own words, in theirs, or in the one that the vet named. */
  nameOf: (service: string, language: OwnWordsProps['language']) => ReactNode;
  /** '120–160 zł' */
  priceText: (price: Price) => string;
  /** Below the list, as soon as one price is in it. */
  note: string;
}

/** Services line by line, with prices where they are stated. Prices join the list without moving it. */
export function PriceList<Price>({ services, nameOf, priceText, note }: PriceListProps<Price>) {
  return (
    <>
      <Box as="ul" listStyleType="none">
        {services.map(({ service, language, more, price }) => (
          <Box
            as="li"
            key={`${service} ${more}`}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Text as="span" minW="0" overflowWrap="anywhere">
              {nameOf(service, language)}
              {more && `, ${more}`}
            </Text>
            {price && (
              <Text as="span" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {priceText(price)}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {services.some(({ price }) => price) && (
        <Text textStyle="small" color="muted" mt="3">
          {note}
        </Text>
      )}
    </>
  );
}
