export { petKeys } from './pets.keys.ts';
export { useAddPet, useRemovePetImage, useUpdatePet, useUploadPetImage } from './pets.mutations.ts';
export { usePet, usePets } from './pets.queries.ts';
export { addPetSchema, emptyPet, type Pet, type PetValues, petSchema, toPetValues } from './pets.schema.ts';
