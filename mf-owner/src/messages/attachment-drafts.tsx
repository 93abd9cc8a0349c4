import type { DraftAttachment } from '@veto/shared-data/messages';
import { namesApart } from '@veto/shared-data/names-apart';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { FileText, Image as ImageIcon, X } from 'lucide-react';
import { fileSize } from '../files/file-size.ts';
import { useObjectAddress } from '../files/use-object-address.ts';

export interface AttachmentDraftsProps {
  drafts: readonly DraftAttachment[];
  /** While they are on their way nothing is taken away. */
  isSending: boolean;
  onRemove(draft: DraftAttachment): void;
}

/** What was chosen for a message and is not sent, above its text. */
export function AttachmentDrafts({ drafts, isSending, onRemove }: AttachmentDraftsProps) {
  const say = useSay();
  const language = useLanguage();
  if (drafts.length === 0) return null;
  const names = namesApart(drafts.map(({ name }) => name));
  return (
    <Flex as="ul" aria-label={say('Attached')} gap="2" wrap="wrap" listStyleType="none">
      {drafts.map((draft, index) => (
        <Flex as="li" key={draft.id} align="center" gap="2" ps="2" maxW="full" bg="sunken" rounded="control">
          <Preview draft={draft} />
          <Box minW="0" maxW="11rem">
            <Text textStyle="small" fontWeight="semibold" truncate>
              {draft.name}
            </Text>
            <Text textStyle="small" color="muted">
              {fileSize(draft.bytes, language)}
            </Text>
          </Box>
          <IconButton
            type="button"
            variant="plain"
            minW="11"
            minH="11"
            aria-label={say('Remove {name}', { name: names[index] ?? draft.name })}
            disabled={isSending}
            onClick={() => onRemove(draft)}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Flex>
  );
}

function Preview({ draft: { content, mimeType } }: { draft: DraftAttachment }) {
  const isPdf = mimeType === 'application/pdf';
  const address = useObjectAddress(isPdf ? null : content);
  return (
    <Flex
      boxSize="10"
      my="2"
      flexShrink="0"
      rounded="md"
      bg="lilac.1"
      align="center"
      justify="center"
      overflow="hidden"
    >
      {address ? (
        <Box asChild boxSize="full" objectFit="cover">
          <img src={address} alt="" />
        </Box>
      ) : isPdf ? (
        <FileText size={20} aria-hidden />
      ) : (
        <ImageIcon size={20} aria-hidden />
      )}
    </Flex>
  );
}
