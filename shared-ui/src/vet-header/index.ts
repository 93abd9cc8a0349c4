export { VetHeader, type VetHeaderProps } from './vet-header.tsx';
