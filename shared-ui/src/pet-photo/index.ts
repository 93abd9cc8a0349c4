export { PetPhoto, type PetPhotoProps } from './pet-photo.tsx';
