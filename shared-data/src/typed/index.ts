export { type NumberRule, readNumber, typedKilograms, typedNumber, typedYears, typedZloty } from './numbers.ts';
export { useAskOnce } from './use-ask-once.ts';
