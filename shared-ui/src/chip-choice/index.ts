export { ChipChoice, type ChipChoiceProps } from './chip-choice.tsx';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
