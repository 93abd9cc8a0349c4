import { PICTURE_TYPES } from '@veto/shared-data/images';
import type { PetValues } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { PictureButtons } from '@veto/shared-ui/picture-buttons';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useObjectAddress } from '../files/use-object-address.ts';
import { PetPhoto } from './pet-photo.tsx';

interface NewPetPhotoProps {
  form: UseFormReturn<PetValues>;
  photo: File | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The photo of a pet that is being added: a file, or what 'Photo URL' shows; a file wins. */
export function NewPetPhoto({ form, photo, onChoose, onRemove }: NewPetPhotoProps) {
  const say = useSay();
  const [type = '', name = '', url = ''] = useWatch({ control: form.control, name: ['type', 'name', 'imageUrl'] });
  const preview = useObjectAddress(photo) ?? (/^https?:\/\/\S+$/i.test(url.trim()) ? url.trim() : null);
  return (
    <Flex gap="4" align="center" wrap="wrap" mt="5">
      <Box w="9rem" rounded="control" overflow="hidden" flexShrink="0">
        <PetPhoto type={type} imageUrl={preview} name={name || say('your pet')} />
      </Box>
      <Flex gap="2" wrap="wrap" align="center" flex="1 1 12rem">
        <PictureButtons
          label={say('Photo')}
          accept={PICTURE_TYPES}
          hasPicture={photo !== null}
          pending={null}
          onChoose={onChoose}
          onRemove={onRemove}
        />
        <Text textStyle="small" color="muted">
          {say('JPEG, PNG, WebP or HEIC. A large photo is made smaller.')}
        </Text>
      </Flex>
    </Flex>
  );
}
