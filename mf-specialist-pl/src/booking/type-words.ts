import { type UsualPrice, type VisitType, visitPriceText } from '@veto/shared-data/visit-types';
import type { VisitTypesProps } from '@veto/shared-ui/visit-types';

/** 20 as '20 min', 90 as '1 godz. 30 min'. */
export function minutesInPolish(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} godz.`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

const VISITS: Record<VisitType['visits'], string> = {
  any: '',
  first: 'pierwsza wizyta',
  returning: 'po wcześniejszej wizycie',
};

/** What the sheet shows of a vet's kinds of visit; undefined where there is nothing to choose. */
export function typeGroup(
  types: readonly VisitType[],
  chosen: VisitType,
  usual: UsualPrice | null = null,
): Omit<VisitTypesProps, 'label' | 'onChoose'> | undefined {
  if (types.length === 0) return undefined;
  return {
    types: types.map((type) => ({
      id: type.id ?? '',
      name: type.name,
      detail: [minutesInPolish(type.minutes), VISITS[type.visits]].filter(Boolean).join(', '),
      price: visitPriceText(type),
    })),
    chosen: chosen.id ?? '',
    estimate: [estimateInPolish(chosen), usual && usualInPolish(usual)].filter(Boolean).join(' '),
  };
}

/** 'Szczepienie, 20 min, 90–140 zł'; undefined for a visit of no kind. */
export function typeInPolish(type: VisitType): string | undefined {
  if (type.id === null) return undefined;
  return [type.name, minutesInPolish(type.minutes), visitPriceText(type)].filter(Boolean).join(', ');
}

function estimateInPolish(type: VisitType): string {
  const price = visitPriceText(type);
  if (!price) return 'Lekarz nie podał ceny. Zapytaj w gabinecie.';
  const extra = 'Badania, leki i szczepionki mogą być płatne dodatkowo.';
  return type.price?.from === type.price?.to
    ? `Koszt: ${price}. ${extra}`
    : `Koszt: ${price}, zależnie od wielkości zwierzęcia i przebiegu wizyty. ${extra}`;
}

const usualInPolish = ({ city, price, veterinarians }: UsualPrice): string =>
  `${city ?? 'Okolica'}: ceny od ${price} zł (mediana z ${veterinarians} gabinetów).`;
