import { type Attachment, isGone, useAttachmentLinks } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { RequestReference } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { FileText } from 'lucide-react';
import { fileSize } from '../files/file-size.ts';
import { picturePlace } from './picture-place.ts';

export interface MessageFilesProps {
  attachments: readonly Attachment[];
}

/** What a message brings along: pictures in the place that is kept for them, PDFs as rows; each opens in a tab of its own. */
export function MessageFiles({ attachments }: MessageFilesProps) {
  const say = useSay();
  const links = useAttachmentLinks(attachments);
  if (links.isError && !links.data)
    return (
      <Flex gap="3" align="center" wrap="wrap">
        <Text textStyle="small">{say('The files could not be loaded.')}</Text>
        <Button size="sm" variant="outline" minH="11" onClick={() => void links.refetch()}>
          {say('Try again')}
        </Button>
        <RequestReference error={links.error} color="inherit" />
      </Flex>
    );
  return (
    <Flex as="ul" gap="2" wrap="wrap" align="start" listStyleType="none">
      {attachments.map((attachment, index) => (
        <Box as="li" key={attachment.path} maxW="full" {...(isPdf(attachment) && { flex: '1 0 100%' })}>
          <MessageFile attachment={attachment} link={links.data?.[index] ?? null} />
        </Box>
      ))}
    </Flex>
  );
}

const isPdf = ({ mimeType }: Attachment) => mimeType === 'application/pdf';

interface MessageFileProps {
  attachment: Attachment;
  /** Null while it is on its way. */
  link: string | null;
}

function MessageFile({ attachment, link }: MessageFileProps) {
  const say = useSay();
  if (link !== null && isGone(link))
    return (
      <Text textStyle="small" color="muted" overflowWrap="anywhere">
        {say('“{name}” is no longer available.', { name: attachment.name })}
      </Text>
    );
  return isPdf(attachment) ? (
    <PdfRow attachment={attachment} link={link} />
  ) : (
    <Picture attachment={attachment} link={link} />
  );
}

function Picture({ attachment: { name, width, height }, link }: MessageFileProps) {
  const say = useSay();
  const place = picturePlace(width, height);
  return (
    <Box w={`${place.width}px`} maxW="full" aspectRatio={place.shape}>
      {link === null ? (
        <Skeleton boxSize="full" rounded="control" aria-hidden />
      ) : (
        <Box asChild display="block" boxSize="full" rounded="control">
          <a href={link} target="_blank" rel="noreferrer">
            <Box asChild boxSize="full" objectFit="cover" rounded="control" bg="sunken">
              <img src={link} alt={say('Photo: {name}', { name })} width={place.width} loading="lazy" />
            </Box>
          </a>
        </Box>
      )}
    </Box>
  );
}

function PdfRow({ attachment: { name, bytes }, link }: MessageFileProps) {
  const language = useLanguage();
  const content = (
    <>
      <Box asChild flexShrink="0">
        <FileText size={22} aria-hidden />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="muted">
          PDF, {fileSize(bytes, language)}
        </Text>
      </Box>
    </>
  );
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="3"
      py="2"
      minH="11"
      rounded="control"
      bg="surface"
      color="ink"
      {...(link !== null && { _hover: { textDecoration: 'underline' } })}
    >
      {link === null ? (
        <div>{content}</div>
      ) : (
        <a href={link} target="_blank" rel="noreferrer">
          {content}
        </a>
      )}
    </Flex>
  );
}
