export { FactList, type FactListProps, type LabelledFact } from './fact-list.tsx';
