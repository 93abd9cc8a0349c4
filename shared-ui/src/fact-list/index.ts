export { FactList, type FactListProps, isCode, type LabelledFact } from './fact-list.tsx';
