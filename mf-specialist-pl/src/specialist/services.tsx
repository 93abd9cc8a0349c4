import { pricedServices, priceText, useServicePrices, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { serviceInPolish } from './services-in-polish.ts';

/** The product names the services of the three numbered specialists. */
const SAMPLES = [1, 2, 3];

/** What a vet does, with prices where the vet states them; of the numbered three, what the product says of them. */
export function Services({ vet }: { vet: VeterinarianProfile }) {
  const isSample = vet.specialistNo !== null && SAMPLES.includes(vet.specialistNo);
  const { data: prices = [] } = useServicePrices(isSample ? '' : vet.id);
  const services = pricedServices(isSample ? POLISH_SERVICES : vet.services, prices);
  return (
    <>
      <List.Root listStyle="none">
        {services.map(({ service, price }) => (
          <List.Item
            key={service}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Text as="span" minW="0" overflowWrap="anywhere">
              {serviceInPolish(service)}
            </Text>
            {price && (
              <Text as="span" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {priceText(price)}
              </Text>
            )}
          </List.Item>
        ))}
      </List.Root>
      {services.some(({ price }) => price) && (
        <Text textStyle="small" color="muted" mt="3">
          Ceny podaje gabinet. Ostateczna cena zależy od zwierzęcia i wyniku badania.
        </Text>
      )}
    </>
  );
}
