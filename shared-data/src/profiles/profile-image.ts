import type { ImagePlace } from '../images/replace-image.ts';
import type { Profile } from './profiles.schema.ts';
import { ownId, saveProfile } from './save-profile.ts';

/** Where the signed-in user's portrait is kept; `former` is the address that is shown so far. */
export function ownPortrait(former: string | null | undefined): ImagePlace<Profile> {
  const userId = ownId();
  return {
    bucket: 'profile-images',
    folder: userId,
    former,
    save: (url) => saveProfile(userId, { profile_image_url: url }),
  };
}
