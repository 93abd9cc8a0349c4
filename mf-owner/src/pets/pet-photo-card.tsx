import { SUCCESS } from '@veto/shared-data/errors';
import { imageRemovalFailure, imageUploadFailure, PICTURE_TYPES } from '@veto/shared-data/images';
import { type Pet, useRemovePetImage, useUploadPetImage } from '@veto/shared-data/pets';
import { Card } from '@veto/shared-ui/card';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { PictureButtons } from '@veto/shared-ui/picture-buttons';
import { useSay } from '@veto/slice-kit';
import { PetPhoto } from './pet-photo.tsx';

export function PetPhotoCard({ pet }: { pet: Pet }) {
  const say = useSay();
  const upload = useUploadPetImage();
  const remove = useRemovePetImage();
  const choose = (file: File) =>
    tellOutcome(upload.mutateAsync({ pet, file }), SUCCESS.petImageUpdated, (error) =>
      imageUploadFailure(error, 'pet'),
    );
  const takeAway = () =>
    tellOutcome(remove.mutateAsync({ pet }), SUCCESS.petImageRemoved, (error) => imageRemovalFailure(error, 'pet'));
  return (
    // On paper the photo stands at the head alone.
    <Card.Root overflow="hidden" alignSelf="start" _print={{ display: 'none' }}>
      <PetPhoto type={pet.type} imageUrl={pet.imageUrl} name={pet.name} />
      <Card.Footer gap="3" flexWrap="wrap" pt="5">
        <PictureButtons
          label={say('Photo of {name}', { name: pet.name })}
          accept={PICTURE_TYPES}
          hasPicture={pet.imageUrl !== null}
          pending={upload.isPending ? 'upload' : remove.isPending ? 'removal' : null}
          onChoose={choose}
          onRemove={takeAway}
        />
      </Card.Footer>
    </Card.Root>
  );
}
