export { type VisitTypeOption, VisitTypes, type VisitTypesProps } from './visit-types.tsx';
