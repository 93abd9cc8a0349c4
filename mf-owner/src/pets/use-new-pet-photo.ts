import { useFileDraft } from '@veto/shared-data/drafts';
import { imageUploadFailure } from '@veto/shared-data/images';
import { preparePetPhoto } from '@veto/shared-data/pets';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useRef } from 'react';

/**
 * The photo of a pet that is being added. `choose` makes a large one smaller, which takes a while: `ready` is the photo to send,
 * once that has happened. A file that is no picture is told at once, and the photo stays what it was.
 */
export function useNewPetPhoto() {
  const [photo, keep] = useFileDraft('add-pet');
  const underWay = useRef<Promise<File | null>>(undefined);
  return {
    photo,
    choose(file: File): void {
      const own: Promise<File | null> = preparePetPhoto(file).then(
        (prepared) => {
          if (underWay.current === own) keep(prepared);
          return prepared;
        },
        (error) => {
          tellFailure(error, imageUploadFailure(error, 'pet'));
          return photo;
        },
      );
      underWay.current = own;
    },
    remove(): void {
      underWay.current = undefined;
      keep(null);
    },
    ready: async (): Promise<File | null> => underWay.current ?? photo,
  };
}
