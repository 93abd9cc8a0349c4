export { useSavedVeterinarians } from './list-saved.ts';
export { type Saving, useSaveVeterinarian } from './save-veterinarian.ts';
export { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';
export { keepSavingToCome, type SavingToCome } from './saving-to-come.ts';
export { takeSavingToCome } from './take-saving.ts';
export { savingFailure, useHeart } from './use-heart.ts';
