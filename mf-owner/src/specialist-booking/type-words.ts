import {
  CONSULTATION,
  minutesInPolish,
  type UsualPrice,
  type VisitType,
  visitPriceText,
} from '@veto/shared-data/visit-types';

const VISITS: Record<VisitType['visits'], string> = {
  any: '',
  first: 'pierwsza wizyta',
  returning: 'po wcześniejszej wizycie',
};

/** Only the consultation of a vet without types has a name of ours. */
const nameOf = ({ name }: Pick<VisitType, 'name'>) => (name === CONSULTATION.name ? 'Konsultacja' : name);

/** What a group to choose from shows of a type. */
export const optionInPolish = (type: VisitType) => ({
  id: type.id ?? '',
  name: nameOf(type),
  detail: [minutesInPolish(type.minutes), VISITS[type.visits]].filter(Boolean).join(', '),
  price: visitPriceText(type),
});

/** 'Szczepienie, 20 min, 90–140 zł'. */
export const typeInPolish = (type: Pick<VisitType, 'name' | 'minutes' | 'price'>): string =>
  [nameOf(type), minutesInPolish(type.minutes), visitPriceText(type)].filter(Boolean).join(', ');

const usualInPolish = ({ city, price, veterinarians }: UsualPrice): string =>
  `${city ?? 'Okolica'}: ceny od ${price} zł (mediana z ${veterinarians} gabinetów).`;

/** What a visit is going to cost, and what others in the city ask. */
export const estimateInPolish = (type: VisitType, usual: UsualPrice | null = null): string =>
  [ownEstimate(type), usual && usualInPolish(usual)].filter(Boolean).join(' ');

function ownEstimate(type: VisitType): string {
  const price = visitPriceText(type);
  if (!price) return 'Lekarz nie podał ceny. Zapytaj w gabinecie.';
  const extra = 'Badania, leki i szczepionki mogą być płatne dodatkowo.';
  return type.price?.from === type.price?.to
    ? `Koszt: ${price}. ${extra}`
    : `Koszt: ${price}, zależnie od wielkości zwierzęcia i przebiegu wizyty. ${extra}`;
}
