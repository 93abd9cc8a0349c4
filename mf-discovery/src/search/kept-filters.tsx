import { appendFilters, type VetFilters } from './vet-filters.ts';

interface KeptFiltersProps {
  filters: VetFilters;
  /** Names that are not sent along. */
  besides: readonly string[];
}

/** What else was chosen, for a form that a browser sends without a script. */
export function KeptFilters({ filters, besides }: KeptFiltersProps) {
  const params = new URLSearchParams();
  appendFilters(params, filters);
  return [...params]
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
