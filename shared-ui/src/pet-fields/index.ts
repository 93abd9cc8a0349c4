export { PetFields, type PetFieldsProps } from './pet-fields.tsx';
