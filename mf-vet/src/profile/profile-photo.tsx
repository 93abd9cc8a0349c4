import { SUCCESS } from '@veto/shared-data/errors';
import { imageRemovalFailure, imageUploadFailure, PICTURE_TYPES } from '@veto/shared-data/images';
import { type Profile, useRemoveProfileImage, useUploadProfileImage } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { latePart } from '@veto/shared-ui/late-part';
import { PictureButtons } from '@veto/shared-ui/picture-buttons';
import { type PortraitFeatures, storedPortrait } from '@veto/shared-ui/portrait';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';

const PortraitDialog = latePart(() => import(/* webpackChunkName: "portrait" */ '../portrait/portrait-dialog.tsx'));

export function ProfilePhoto({ profile }: { profile: Profile }) {
  const say = useSay();
  const upload = useUploadProfileImage();
  const remove = useRemoveProfileImage();
  const { imageUrl } = profile;

  const choose = (file: File) =>
    tellOutcome(upload.mutateAsync({ file, previousUrl: imageUrl }), SUCCESS.profileImageUpdated, (error) =>
      imageUploadFailure(error, 'profile'),
    );
  const takeAway = (url: string) =>
    tellOutcome(remove.mutateAsync({ url }), SUCCESS.profileImageRemoved, (error) =>
      imageRemovalFailure(error, 'profile'),
    );

  return (
    <Flex gap="5" align="center" wrap="wrap">
      <Door specialty={profile.specialty ?? 'general'} imageUrl={imageUrl} portrait={profile.portrait} w="96px" />
      <Stack gap="2">
        <Flex gap="3" wrap="wrap">
          <PictureButtons
            label={say('Profile photo')}
            accept={PICTURE_TYPES}
            variant="surface"
            hasPicture={Boolean(imageUrl)}
            pending={upload.isPending ? 'upload' : remove.isPending ? 'removal' : null}
            onChoose={choose}
            onRemove={() => imageUrl && takeAway(imageUrl)}
          />
        </Flex>
        <ChoosePortrait profile={profile} />
        <Text textStyle="sm" color="fg.muted">
          {say('JPEG, PNG, WebP or HEIC. A large photo is made smaller.')}
        </Text>
      </Stack>
    </Flex>
  );
}

/** Without a photo a drawn person stands in the door, of the veterinarian's choice. */
function ChoosePortrait({ profile }: { profile: Profile }) {
  const say = useSay();
  const [choosing, setChoosing] = useState(false);
  const [features, setFeatures] = useState<PortraitFeatures | null>(() => storedPortrait(profile.portrait));
  return (
    <Flex>
      <Button variant="subtle" onClick={() => setChoosing(true)}>
        {profile.portrait ? say('Change drawing') : say('Choose a drawing')}
      </Button>
      {choosing && (
        <PortraitDialog
          profile={profile}
          features={features}
          onChange={setFeatures}
          onClose={() => setChoosing(false)}
        />
      )}
    </Flex>
  );
}
