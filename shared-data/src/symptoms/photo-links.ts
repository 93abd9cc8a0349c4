import { useQuery } from '@tanstack/react-query';
import { signedLink } from '../images/image-files.ts';
import { SYMPTOM_PHOTOS_BUCKET } from './send-symptoms.ts';
import type { SymptomPhoto } from './symptoms.schema.ts';

export const photoKeys = { links: (paths: readonly string[]) => ['symptom-photos', ...paths] as const };

/** Seconds that a link to a photo holds. */
const LINK_SECONDS = 600;

/** The photos as a report shows them: the address of each, null while it is on its way; and how to ask again after a failure. */
export function useShownPhotos(photos: readonly SymptomPhoto[]) {
  const links = usePhotoLinks(photos);
  return {
    photos: photos.map(({ id }, index) => ({ id, url: links.data?.[index] ?? null })),
    onRetry: links.isError ? () => void links.refetch() : undefined,
  };
}

/** A link to each photo, in their order; a link ends after ten minutes and is asked for anew before that. */
export function usePhotoLinks(photos: readonly SymptomPhoto[]) {
  const paths = photos.map(({ path }) => path);
  return useQuery({
    queryKey: photoKeys.links(paths),
    queryFn: () => Promise.all(paths.map((path) => signedLink(SYMPTOM_PHOTOS_BUCKET, path, LINK_SECONDS))),
    enabled: paths.length > 0,
    staleTime: (LINK_SECONDS / 2) * 1000,
  });
}
