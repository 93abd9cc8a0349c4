import { SUCCESS } from '@veto/shared-data/errors';
import { imageRemovalFailure, imageUploadFailure, PICTURE_TYPES } from '@veto/shared-data/images';
import { type Profile, useRemoveProfileImage, useUploadProfileImage } from '@veto/shared-data/profiles';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { PictureButtons } from '@veto/shared-ui/picture-buttons';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';

export function ProfilePicture({ profile: { imageUrl } }: { profile: Profile }) {
  const say = useSay();
  const upload = useUploadProfileImage();
  const remove = useRemoveProfileImage();
  const choose = (file: File) =>
    tellOutcome(upload.mutateAsync({ file, previousUrl: imageUrl }), SUCCESS.profileImageUpdated, (error) =>
      imageUploadFailure(error, 'profile'),
    );
  const takeAway = () =>
    imageUrl &&
    tellOutcome(remove.mutateAsync({ url: imageUrl }), SUCCESS.profileImageRemoved, (error) =>
      imageRemovalFailure(error, 'profile'),
    );
  return (
    <Flex gap="2" wrap="wrap" align="center" _print={{ display: 'none' }}>
      <PictureButtons
        label={say('Profile photo')}
        accept={PICTURE_TYPES}
        hasPicture={imageUrl !== null}
        pending={upload.isPending ? 'upload' : remove.isPending ? 'removal' : null}
        onChoose={choose}
        onRemove={takeAway}
      />
      <Text textStyle="small" color="muted">
        {say('JPEG, PNG, WebP or HEIC. A large photo is made smaller.')}
      </Text>
    </Flex>
  );
}
