export { SelectInput, type SelectInputProps } from './select-input.tsx';
