import { SUCCESS } from '@veto/shared-data/errors';
import { imageRemovalFailure, imageUploadFailure } from '@veto/shared-data/images';
import { type Pet, useRemovePetImage, useUploadPetImage } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { PetPhoto } from '@veto/shared-ui/pet-photo';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';

/** The pet's photo, with the buttons that change and remove it. */
export function PetPhotoCard({ pet }: { pet: Pet }) {
  const upload = useUploadPetImage();
  const remove = useRemovePetImage();
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again after a failure is a change.
    event.target.value = '';
    if (!file) return;
    upload.mutate(
      { pet, file },
      {
        onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.petImageUpdated }),
        onError: (error) => tellFailure(error, imageUploadFailure(error, 'pet')),
      },
    );
  };
  const takeAway = () =>
    remove.mutate(
      { pet },
      {
        onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.petImageRemoved }),
        onError: (error) => tellFailure(error, imageRemovalFailure(error, 'pet')),
      },
    );

  return (
    <Card.Root overflow="hidden" alignSelf="start">
      <PetPhoto type={pet.type} imageUrl={pet.imageUrl} name={pet.name} />
      <Card.Footer gap="3" flexWrap="wrap" pt="5">
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`Photo of ${pet.name}`}
            tabIndex={-1}
            onChange={choose}
          />
        </VisuallyHidden>
        <Button
          variant="outline"
          flex="1 0 auto"
          loading={upload.isPending}
          loadingText="Uploading..."
          disabled={remove.isPending}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden /> {pet.imageUrl ? 'Change Photo' : 'Upload Photo'}
        </Button>
        {pet.imageUrl && (
          <Button
            variant="plain"
            colorPalette="red"
            flex="1 0 auto"
            loading={remove.isPending}
            loadingText="Removing..."
            disabled={upload.isPending}
            onClick={takeAway}
          >
            <Trash2 aria-hidden /> Remove Photo
          </Button>
        )}
      </Card.Footer>
    </Card.Root>
  );
}
