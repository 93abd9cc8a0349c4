import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, nullableText, orElse, type PlainFeatures, plainFeatures } from '../boundary/index.ts';
import { profileKeys } from './profiles.keys.ts';

/** What a veterinarian's door shows, small. */
export interface OwnFace {
  imageUrl: string | null;
  /** As stored; '' when none is chosen yet. */
  specialty: string;
  portrait: PlainFeatures;
}

const faceRow = namedRow(
  { profile_image_url: nullableText, specialty: orElse(z.string(), ''), portrait: z.optional(plainFeatures) },
  { profile_image_url: 'imageUrl' },
);

/** The picture of the signed-in veterinarian; null when the row is missing. It is asked for once and after each change. */
export function useOwnFace() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: profileKeys.face(userId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client.from('profiles').select('profile_image_url, specialty, portrait').eq('id', userId).maybeSingle(),
        z.nullable(faceRow),
        { signal },
      ),
    enabled: userId !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
