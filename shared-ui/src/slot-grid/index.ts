export { type Slot, SlotGrid, type SlotGridProps } from './slot-grid.tsx';
