import { type Message, SAVED_ERRORS, withReason } from '@veto/shared-data/errors';
import { useIsSaved } from './is-saved.ts';
import { useSaveVeterinarian } from './save-veterinarian.ts';

/** The sentence for a vet who could not be saved, or removed again. */
export const savingFailure = (error: unknown, { saved }: { saved: boolean }): Message =>
  withReason(error, saved ? SAVED_ERRORS.save : SAVED_ERRORS.remove);

/**
 * The heart of a vet for the signed-in owner: `isSaved` is undefined until it is known. `tell` hears of a press that the server
 * refused, once that is taken back.
 */
export function useHeart(veterinarianId: string, tell: (error: unknown, message: Message) => void) {
  const isSaved = useIsSaved(veterinarianId);
  const { mutateAsync: save } = useSaveVeterinarian();
  const toggle = () => {
    const saving = { veterinarianId, saved: !isSaved };
    save(saving).catch((error: unknown) => tell(error, savingFailure(error, saving)));
  };
  return { isSaved, save, toggle };
}
