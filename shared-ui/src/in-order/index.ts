export { IN_ORDER } from './in-order.ts';
