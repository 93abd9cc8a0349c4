import { pricedServices, priceText, useServicePrices, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { ProfileSection } from './profile-section.tsx';

/** What the vet does, and what it costs where the vet says so. The prices join the list without moving it. */
export function Services({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { data: prices = [] } = useServicePrices(veterinarian.id);
  const services = pricedServices(veterinarian.services, prices);
  return (
    <ProfileSection heading="Services">
      <Box as="ul" listStyleType="none">
        {services.map(({ service, price }) => (
          <Box
            as="li"
            key={service}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Text as="span" minW="0" overflowWrap="anywhere">
              {service}
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
          Prices are set by the practice. The final price depends on the animal and on what the veterinarian finds.
        </Text>
      )}
    </ProfileSection>
  );
}
