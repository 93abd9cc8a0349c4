export { RangeInput, type RangeInputProps } from './range-input.tsx';
