import { pricedServices, priceText, useServicePrices, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { minutesInPolish, useVisitTypes } from '@veto/shared-data/visit-types';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { OwnWords } from '@veto/shared-ui/own-words';
import { PriceList } from '@veto/shared-ui/price-list';
import { serviceInPolish } from './services-in-polish.ts';

/** The product names the services of the three numbered specialists. */
const SAMPLES = [1, 2, 3];

/** A vet's kinds of visit and services, with prices where the vet states them; of the numbered three, those that the product names. */
export function Services({ vet }: { vet: VeterinarianProfile }) {
  const isSample = SAMPLES.includes(vet.specialistNo ?? 0);
  const { data: prices = [] } = useServicePrices(isSample ? '' : vet.id);
  // Asked for those three too: free times follow the length of a type.
  const { data: offered = [] } = useVisitTypes(vet.id);
  const types = isSample ? [] : offered.filter(({ id }) => id !== null);
  return (
    <>
      {types.length > 0 && (
        <PriceList
          services={types.map((type) => ({
            service: type.name,
            more: minutesInPolish(type.minutes),
            price: type.price,
          }))}
          nameOf={(service) => <OwnWords>{service}</OwnWords>}
          priceText={priceText}
          note="Badania, leki i szczepionki mogą być płatne dodatkowo."
        />
      )}
      <PriceList
        services={pricedServices(isSample ? POLISH_SERVICES : vet.services, prices)}
        nameOf={serviceInPolish}
        priceText={priceText}
        note="Ceny podaje gabinet. Ostateczna cena zależy od zwierzęcia i wyniku badania."
      />
    </>
  );
}
