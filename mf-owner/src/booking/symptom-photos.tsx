import { imageUploadFailure, PICTURE_TYPES } from '@veto/shared-data/images';
import { namesApart } from '@veto/shared-data/names-apart';
import { type DraftPhoto, preparePhoto } from '@veto/shared-data/symptoms';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FileButton } from '@veto/shared-ui/file-button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';

export interface SymptomPhotosProps {
  photos: readonly DraftPhoto[];
  /** How many there may be. */
  room: number;
  onChange: (photos: DraftPhoto[]) => void;
}

export function SymptomPhotos({ photos, room, onChange }: SymptomPhotosProps) {
  const say = useSay();
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (files: readonly File[]) => {
    setPreparing(true);
    const added: DraftPhoto[] = [];
    for (const file of files.slice(0, room - photos.length))
      await preparePhoto(file).then(
        (photo) => added.push(photo),
        (error) => tellFailure(error, imageUploadFailure(error, 'profile')),
      );
    setPreparing(false);
    if (added.length > 0) onChange([...photos, ...added]);
  };
  const names = namesApart(photos.map(({ name }) => name));
  return (
    <Box>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none" mb={photos.length > 0 ? '3' : '0'}>
        {photos.map((photo, index) => (
          <Box as="li" key={photo.id}>
            <Box asChild boxSize="7rem" rounded="control" objectFit="cover">
              <img src={photo.dataUrl} alt={photo.name} />
            </Box>
            <Button
              type="button"
              size="sm"
              variant="plain"
              colorPalette="red"
              minH="11"
              aria-label={say('Remove {name}', { name: names[index] ?? photo.name })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            >
              <Trash2 size={16} aria-hidden /> {say('Remove')}
            </Button>
          </Box>
        ))}
      </Flex>
      <Flex gap="3" align="center" wrap="wrap">
        {photos.length < room && (
          <FileButton
            label={say('Photos of the symptom')}
            accept={PICTURE_TYPES}
            multiple
            variant="subtle"
            loading={isPreparing}
            loadingText={say('Preparing...')}
            onChoose={(files) => void choose(files)}
          >
            <ImageUp aria-hidden /> {say('Add photos')}
          </FileButton>
        )}
        <Text color="muted" textStyle="small">
          {say('Up to three photos, seen by your veterinarian and nobody else.')}
        </Text>
      </Flex>
    </Box>
  );
}
