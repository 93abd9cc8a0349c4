export { PriceList, type PriceListProps } from './price-list.tsx';
