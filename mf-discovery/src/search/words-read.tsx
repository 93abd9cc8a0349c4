import type { VeterinarianPage } from '@veto/shared-data/veterinarians';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FilterOfferProps } from './filter-offer.tsx';

const FilterOffer = lazy<ComponentType<FilterOfferProps>>(() =>
  import(/* webpackChunkName: "filter-offer" */ './filter-offer.tsx').catch(() => ({ default: () => null })),
);

interface WordsReadProps extends Omit<FilterOfferProps, 'page'> {
  /** The first page of the answer to these filters; undefined until it is known. */
  page: VeterinarianPage | undefined;
}

/** What is to say of how a search was read; its code comes with an answer of which there is. */
export function WordsRead({ page, ...offer }: WordsReadProps) {
  if (!page || (page.meanings.length === 0 && page.without_price === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <FilterOffer page={page} {...offer} />
    </Suspense>
  );
}
