export { SlotButtons, type SlotButtonsProps } from './slot-buttons.tsx';
