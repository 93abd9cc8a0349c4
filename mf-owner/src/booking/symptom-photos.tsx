import { imageUploadFailure } from '@veto/shared-data/images';
import { type DraftPhoto, preparePhoto } from '@veto/shared-data/symptoms';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';

export interface SymptomPhotosProps {
  photos: readonly DraftPhoto[];
  /** How many there may be. */
  room: number;
  onChange: (photos: DraftPhoto[]) => void;
}

/** Photos of what is wrong, chosen and not sent yet. */
export function SymptomPhotos({ photos, room, onChange }: SymptomPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, room - photos.length);
    // Emptied, so that choosing the same file again after a failure is a change.
    target.value = '';
    setPreparing(true);
    const added: DraftPhoto[] = [];
    for (const file of files)
      await preparePhoto(file).then(
        (photo) => added.push(photo),
        (error) => tellFailure(error, imageUploadFailure(error, 'profile')),
      );
    setPreparing(false);
    if (added.length > 0) onChange([...photos, ...added]);
  };
  return (
    <Box>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none" mb={photos.length > 0 ? '3' : '0'}>
        {photos.map((photo) => (
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
              aria-label={`Remove ${photo.name}`}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            >
              <Trash2 size={16} aria-hidden /> Remove
            </Button>
          </Box>
        ))}
      </Flex>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
          aria-label="Photos of the symptom"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
      </VisuallyHidden>
      <Flex gap="3" align="center" wrap="wrap">
        {photos.length < room && (
          <Button
            type="button"
            variant="subtle"
            loading={isPreparing}
            loadingText="Preparing..."
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden /> Add photos
          </Button>
        )}
        <Text color="muted" textStyle="small">
          Up to three photos, seen by your veterinarian and nobody else.
        </Text>
      </Flex>
    </Box>
  );
}
