export { useAddPet } from './add-pet.ts';
export { usePets } from './list-pets.ts';
export { usePet } from './load-pet.ts';
export { petKeys } from './pets.keys.ts';
export { addPetSchema, emptyPet, type Pet, type PetValues, petSchema, toPetValues } from './pets.schema.ts';
export { useRemovePetImage } from './remove-pet-image.ts';
export { useUpdatePet } from './update-pet.ts';
export { useUploadPetImage } from './upload-pet-image.ts';
