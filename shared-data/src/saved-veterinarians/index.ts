export { useSavedVeterinarians } from './list-saved.ts';
export { useSaveVeterinarian } from './save-veterinarian.ts';
export { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';
export { keepSavingToCome } from './saving-to-come.ts';
export { takeSavingToCome } from './take-saving.ts';
export { savingFailure, useHeart } from './use-heart.ts';
