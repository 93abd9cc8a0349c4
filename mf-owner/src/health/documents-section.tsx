import { formatShortDate } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import {
  DocumentRefusal,
  type PetDocument,
  useAddDocument,
  usePetDocuments,
  useRemoveDocument,
  useSaveDocument,
} from '@veto/shared-data/health';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FileButton } from '@veto/shared-ui/file-button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { Download, FileUp } from 'lucide-react';
import { fileSize } from '../files/file-size.ts';
import { EntryRow } from './entry-row.tsx';
import { RecordSection } from './record-section.tsx';

/** Results and letters, private to those who read the record. */
export function DocumentsSection({ petId }: { petId: string }) {
  const remove = useRemoveDocument();
  return (
    <RecordSection
      title="Documents"
      entries={usePetDocuments(petId)}
      empty="No documents yet. Keep results and letters here: only you and the veterinarians you visit can open them."
      add={<AddDocument petId={petId} />}
    >
      {(entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          name={entry.title}
          details={`${kindOf(entry)}, ${fileSize(entry.bytes)}, ${formatShortDate(entry.addedAt.slice(0, 10))}`}
          remove={remove}
        >
          <SaveDocument document={entry} />
        </EntryRow>
      )}
    </RecordSection>
  );
}

function AddDocument({ petId }: { petId: string }) {
  const add = useAddDocument(petId);
  const choose = (file: File) =>
    add.mutate(
      { file },
      {
        onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.addedToRecord }),
        onError: (error) =>
          tellFailure(error, error instanceof DocumentRefusal ? error.toast : withReason(error, ERRORS.addToRecord)),
      },
    );
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <FileButton
        label="Document"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        variant="subtle"
        loading={add.isPending}
        loadingText="Uploading..."
        onChoose={([file]) => file && choose(file)}
      >
        <FileUp aria-hidden /> Add a document
      </FileButton>
      <Text color="muted" textStyle="small">
        PDF, JPEG, PNG or WebP, up to 10 MB.
      </Text>
    </Flex>
  );
}

function SaveDocument({ document }: { document: PetDocument }) {
  const save = useSaveDocument();
  return (
    <IconButton
      variant="plain"
      aria-label={`Download ${document.title}`}
      loading={save.isPending}
      onClick={() => save.mutate(document, { onError: (error) => tellFailure(error, ERRORS.openDocument) })}
    >
      <Download size={18} aria-hidden />
    </IconButton>
  );
}

const kindOf = ({ mimeType }: PetDocument) => (mimeType === 'application/pdf' ? 'PDF' : 'Picture');
