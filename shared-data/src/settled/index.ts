export { useSettled } from './use-settled.ts';
