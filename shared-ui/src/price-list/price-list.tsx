import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';

export interface PriceListProps {
  services: readonly {
    /** Unlike every other, where two services have one name. */
    id: string;
    name: string;
    /** '120–160 zł'; missing where none is stated. */
    price: string | undefined;
  }[];
  /** Below the list, as soon as one price is in it. */
  note: string;
}

/** Services line by line, with prices where they are stated. Prices join the list without moving it. */
export function PriceList({ services, note }: PriceListProps) {
  return (
    <>
      <Box as="ul" listStyleType="none">
        {services.map(({ id, name, price }) => (
          <Box
            as="li"
            key={id}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Text as="span" minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            {price && (
              <Text as="span" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {price}
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
