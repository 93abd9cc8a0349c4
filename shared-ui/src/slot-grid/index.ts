export { type Slot, type SlotFormat, SlotGrid, type SlotGridProps } from './slot-grid.tsx';
