// As `lazy` wants it.
export { VetRows as default } from '../veterinarians/vet-rows.tsx';
