export { PetChips, type PetChipsProps, type PetOfChips } from './pet-chips.tsx';
