export { formatShortSlotDay, formatSlotTime, type SlotFormat } from './slot-format.ts';
export { type Slot, SlotGrid, type SlotGridProps } from './slot-grid.tsx';
