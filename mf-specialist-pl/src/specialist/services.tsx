import { pricedServices, priceText, useServicePrices, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { nameOfType, useVisitTypes } from '@veto/shared-data/visit-types';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { OwnWords } from '@veto/shared-ui/own-words';
import { PriceList } from '@veto/shared-ui/price-list';
import { useSpecialistWords } from './specialist-words.ts';

/** The product names the services of the three numbered specialists. */
const SAMPLES = [1, 2, 3];

/** A vet's kinds of visit and services, with prices where the vet states them; of the numbered three, those that the product names. */
export function Services({ vet }: { vet: VeterinarianProfile }) {
  const words = useSpecialistWords();
  const isSample = SAMPLES.includes(vet.specialistNo ?? 0);
  const { data: prices = [] } = useServicePrices(isSample ? '' : vet.id);
  // Asked for those three too: free times follow the length of a type.
  const { data: offered = [] } = useVisitTypes(vet.id);
  const types = isSample ? [] : offered.filter(({ id }) => id !== null);
  return (
    <>
      {types.length > 0 && (
        <PriceList
          services={types.map((type) => {
            const { text: service, language } = nameOfType(type, words.language);
            return { service, language, more: words.minutes(type.minutes), price: type.price };
          })}
          nameOf={(service, language) => <OwnWords language={language}>{service}</OwnWords>}
          priceText={priceText}
          note={words.noteOfTypes}
        />
      )}
      <PriceList
        services={pricedServices(isSample ? POLISH_SERVICES : vet.services, prices)}
        nameOf={words.service}
        priceText={priceText}
        note={words.noteOfPrices}
      />
    </>
  );
}
