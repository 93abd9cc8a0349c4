import { priceText } from '@veto/shared-data/veterinarians';
import { minutesText, nameOfType, useVisitTypes, type VisitType, visitTypeLimits } from '@veto/shared-data/visit-types';
import { OwnWords } from '@veto/shared-ui/own-words';
import { PriceList } from '@veto/shared-ui/price-list';
import { ProfileSection } from './profile-section.tsx';

/** The kinds of visit that the vet offers, with length, limits and price; nothing where there are none. */
export default function OfferedTypes({ veterinarianId }: { veterinarianId: string }) {
  const { data: types = [] } = useVisitTypes(veterinarianId);
  const own = types.filter(({ id }) => id !== null);
  if (own.length === 0) return null;
  return (
    <ProfileSection heading="Visit types">
      <PriceList
        services={own.map((type) => ({ ...serviceOf(type), more: moreOf(type), price: type.price }))}
        nameOf={(service, language) => <OwnWords language={language}>{service}</OwnWords>}
        priceText={priceText}
        note="Tests, medicines and vaccines that a visit turns out to need can be extra."
      />
    </ProfileSection>
  );
}

function serviceOf(type: VisitType) {
  const { text: service, language } = nameOfType(type, 'en');
  return { service, language };
}

const moreOf = (type: VisitType) =>
  [minutesText(type.minutes), visitTypeLimits(type).toLowerCase()].filter(Boolean).join(', ');
