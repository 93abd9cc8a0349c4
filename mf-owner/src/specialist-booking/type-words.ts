import {
  CONSULTATION,
  minutesInPolish,
  nameOfType,
  type UsualPrice,
  type VisitType,
  visitPriceText,
} from '@veto/shared-data/visit-types';

interface TypeNames {
  language: 'pl' | 'uk';
  /** Only the consultation of a vet without types has a name of ours. */
  consultation: string;
  minutes(minutes: number): string;
}

type NamedType = Pick<VisitType, 'name' | 'writtenIn' | 'nameIn'>;

function nameOf(type: NamedType, { consultation, language }: TypeNames) {
  const own = nameOfType(type, language);
  return own.text === CONSULTATION.name ? { text: consultation, language } : own;
}

/** 'Szczepienie, 20 min, 90–140 zł': a kind of visit in the words of a language. */
export const typeIn =
  (names: TypeNames) =>
  (type: NamedType & Pick<VisitType, 'minutes' | 'price'>): string =>
    [nameOf(type, names).text, names.minutes(type.minutes), visitPriceText(type)].filter(Boolean).join(', ');

/** What a group to choose from shows of a type. */
export const optionIn =
  ({ visits, ...names }: TypeNames & { visits: Record<VisitType['visits'], string> }) =>
  (type: VisitType) => {
    const { text: name, language } = nameOf(type, names);
    return {
      id: type.id ?? '',
      name,
      language,
      detail: [names.minutes(type.minutes), visits[type.visits]].filter(Boolean).join(', '),
      price: visitPriceText(type),
    };
  };

interface EstimateWords {
  usual(city: string | null, price: number, veterinarians: number): string;
  noPrice: string;
  extra: string;
  cost(price: string): string;
  /** Of a range. */
  costFrom(price: string): string;
}

/** What a visit is going to cost, and what others in the city ask. */
export function estimateIn({ usual: usualIn, noPrice, extra, cost, costFrom }: EstimateWords) {
  const ownEstimate = (type: VisitType): string => {
    const price = visitPriceText(type);
    if (!price) return noPrice;
    return `${type.price?.from === type.price?.to ? cost(price) : costFrom(price)} ${extra}`;
  };
  return (type: VisitType, usual: UsualPrice | null = null): string =>
    [ownEstimate(type), usual && usualIn(usual.city, usual.price, usual.veterinarians)].filter(Boolean).join(' ');
}

const POLISH: TypeNames = { language: 'pl', consultation: 'Konsultacja', minutes: minutesInPolish };

export const typeInPolish = /* @__PURE__ */ typeIn(POLISH);

export const optionInPolish = /* @__PURE__ */ optionIn({
  ...POLISH,
  visits: { any: '', first: 'pierwsza wizyta', returning: 'po wcześniejszej wizycie' },
});

export const estimateInPolish = /* @__PURE__ */ estimateIn({
  usual: (city, price, veterinarians) =>
    `${city ?? 'Okolica'}: ceny od ${price} zł (mediana z ${veterinarians} gabinetów).`,
  noPrice: 'Lekarz nie podał ceny. Zapytaj w gabinecie.',
  extra: 'Badania, leki i szczepionki mogą być płatne dodatkowo.',
  cost: (price) => `Koszt: ${price}.`,
  costFrom: (price) => `Koszt: ${price}, zależnie od wielkości zwierzęcia i przebiegu wizyty.`,
});
