import type { Passport } from '@veto/shared-data/passport';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useLostPicture } from './use-lost-picture.ts';

interface LostPictureProps {
  passport: Passport;
  /** What the code on the picture opens; null while there is none. */
  address: string | null;
  isPreparing: boolean;
  /** Makes the link for the code. */
  onWanted: () => Promise<boolean>;
}

/** A picture of a lost pet for neighbours and groups: photo, when and where, and the code by which a finder writes. */
export function LostPicture({ passport, address, isPreparing, onWanted }: LostPictureProps) {
  const say = useSay();
  const [isRefused, setRefused] = useState(false);
  const picture = useLostPicture(passport, address);
  // Some browsers share links alone, and have no `canShare` to say so.
  const canShare = picture.file !== null && navigator.canShare?.({ files: [picture.file] });
  const press = async () => {
    if (!picture.file) {
      await onWanted();
      return;
    }
    const shared = navigator.share({ files: [picture.file], title: say('{pet} is missing', { pet: passport.name }) });
    // A visitor who closes the system's sheet wants nothing else.
    await shared.catch((error: unknown) => setRefused(!(error instanceof DOMException && error.name === 'AbortError')));
  };
  return (
    <Stack
      as="section"
      gap="3"
      bg="sunken"
      rounded="panel"
      p={{ base: '4', md: '5' }}
      aria-label={say('Picture to share')}
    >
      {picture.url && (
        <Box asChild w="full" maxW="20rem" h="auto" rounded="control" boxShadow="float">
          <img src={picture.url} alt={picture.words} />
        </Box>
      )}
      <Text textStyle="small">
        {say(
          'A picture for neighbours and groups. Whoever points a camera at its code can write to you, and sees no name, address or telephone of yours.',
        )}
      </Text>
      {picture.url && (!canShare || isRefused) ? (
        <Button asChild alignSelf="start">
          <a href={picture.url} download={`${passport.name}.png`}>
            {say('Save the picture')}
          </a>
        </Button>
      ) : (
        <Button alignSelf="start" loading={isPreparing} loadingText={say('Drawing...')} onClick={() => void press()}>
          {picture.file ? say('Share the picture') : say('Make a picture to share')}
        </Button>
      )}
    </Stack>
  );
}
