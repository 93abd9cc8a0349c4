import { pricedServices, priceText, useServicePrices, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { PriceList } from '@veto/shared-ui/price-list';
import { ProfileSection } from './profile-section.tsx';

export function Services({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { data: prices = [] } = useServicePrices(veterinarian.id);
  return (
    <ProfileSection heading="Services">
      <PriceList
        services={pricedServices(veterinarian.services, prices)}
        nameOf={(service) => service}
        priceText={priceText}
        note="Prices are set by the practice. The final price depends on the animal and on what the veterinarian finds."
      />
    </ProfileSection>
  );
}
