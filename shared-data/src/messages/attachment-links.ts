import { useQuery } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { signedLink } from '../images/image-files.ts';
import { messageKeys } from './messages.keys.ts';
import type { Attachment } from './messages.schema.ts';
import { MESSAGE_FILES_BUCKET } from './upload-attachment.ts';

/** Seconds that a link to a file holds, and milliseconds after which another one is asked for. */
const LINK_SECONDS = 3600;
const RENEWED_AFTER = LINK_SECONDS * 0.75 * 1000;

/** Stands for a link to a file that its sender has taken away. */
const GONE = '';

async function linkTo(path: string): Promise<string> {
  return signedLink(MESSAGE_FILES_BUCKET, path, LINK_SECONDS).catch((error: unknown) => {
    if (error instanceof RequestError && [400, 404].includes(error.status)) return GONE;
    throw error;
  });
}

/** Whether a link is the answer for a file that is no more. */
export const isGone = (link: string) => link === GONE;

/** A link to each of a message's files, in their order; renewed as long as it is looked at. */
export function useAttachmentLinks(attachments: readonly Attachment[]) {
  const paths = attachments.map(({ path }) => path);
  return useQuery({
    queryKey: messageKeys.files(paths),
    queryFn: () => Promise.all(paths.map(linkTo)),
    enabled: paths.length > 0,
    staleTime: RENEWED_AFTER,
    refetchInterval: RENEWED_AFTER,
  });
}
