export { useIsSaved, useSavedVeterinarians } from './list-saved.ts';
export { type Saving, useSaveVeterinarian } from './save-veterinarian.ts';
export { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';
export { keepSavingToCome, type SavingToCome, takeSavingToCome } from './saving-to-come.ts';
