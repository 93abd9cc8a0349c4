import { datesIn } from '@veto/shared-data/calendar';
import { RequestError } from '@veto/shared-data/core';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import {
  DocumentRefusal,
  type PetDocument,
  useAddDocument,
  usePetDocuments,
  useRemoveDocument,
  useSaveDocument,
} from '@veto/shared-data/health';
import { DOCUMENT_TYPES } from '@veto/shared-data/images';
import { namesApart } from '@veto/shared-data/names-apart';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { FileButton } from '@veto/shared-ui/file-button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { type Language, useLanguage, useSay } from '@veto/slice-kit';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { RecordSection } from './record-section.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { authorText, fileText } from './story-entries.ts';

/** Results and letters, private to those who read the record. */
export function DocumentsSection({ petId, readOnly = false }: { petId: string; readOnly?: boolean }) {
  const language = useLanguage();
  const say = useSay();
  const remove = useRemoveDocument();
  const documents = usePetDocuments(petId);
  const dates = datesIn(language);
  const names = namesApart((documents.data ?? []).map(({ title, addedAt }) => `${title}, ${dates.dayOf(addedAt)}`));
  return (
    <RecordSection
      title={say('Documents')}
      entries={documents}
      empty={
        readOnly
          ? say('No documents yet.')
          : say(
              'No documents yet. Keep results and letters here: only you and the veterinarians you visit can open them.',
            )
      }
      add={!readOnly && <AddDocument petId={petId} />}
    >
      {(entry, index) => (
        <Flex as="li" key={entry.id} gap="1" align="center" py="2" borderTopWidth="1px" borderColor="line">
          <Box flex="1" minW="0" overflowWrap="anywhere">
            <Text fontWeight="semibold">{entry.title}</Text>
            <Text color="muted" textStyle="small">
              {detailsOf(entry, language)}
            </Text>
          </Box>
          <SaveDocument document={entry} name={names[index] ?? entry.title} />
          {!readOnly && (
            <RemoveEntry
              name={names[index] ?? entry.title}
              isPending={remove.isPending}
              remove={() => remove.mutateAsync(entry)}
            />
          )}
        </Flex>
      )}
    </RecordSection>
  );
}

/** Takes a file into the record; one that did not arrive stays chosen, unless it was refused. */
export function AddDocument({ petId, onDone }: { petId: string; onDone?: () => void }) {
  const say = useSay();
  const add = useAddDocument(petId);
  const [lost, setLost] = useState<File | null>(null);
  const choose = async (file: File) => {
    const failure = (error: unknown) => {
      setLost(isRefusal(error) ? null : file);
      return error instanceof DocumentRefusal ? error.toast : withReason(error, ERRORS.addToRecord);
    };
    if (!(await tellOutcome(add.mutateAsync({ file }), SUCCESS.addedToRecord, failure))) return;
    setLost(null);
    onDone?.();
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <FileButton
        label={say('Document')}
        accept={DOCUMENT_TYPES}
        variant="subtle"
        loading={add.isPending}
        loadingText={say('Uploading...')}
        onChoose={([file]) => file && void choose(file)}
      >
        <FileUp aria-hidden /> {say('Add a document')}
      </FileButton>
      <Text color="muted" textStyle="small">
        {say('PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.')}
      </Text>
      {lost && (
        <Flex gap="3" align="center" w="full">
          <Text htmlTranslate="no" minW="0" overflowWrap="anywhere">
            {lost.name}
          </Text>
          {/* A button that loads is disabled, and would lose the focus. */}
          <Button flex="none" aria-busy={add.isPending} onClick={() => add.isPending || void choose(lost)}>
            {add.isPending ? say('Uploading...') : say('Try again')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Whether the same file would be refused again. */
const isRefusal = (error: unknown) =>
  error instanceof DocumentRefusal || (error instanceof RequestError && error.status >= 400 && error.status < 500);

/** Opens a document of the record; `name` tells it from others: 'Blood test, Nov 3, 2026'. */
export function SaveDocument({ document, name }: { document: PetDocument; name: string }) {
  const say = useSay();
  const save = useSaveDocument();
  return (
    <IconButton
      variant="plain"
      aria-label={say('Download {title}', { title: name })}
      loading={save.isPending}
      onClick={() => tellOutcome(save.mutateAsync(document), null, () => ERRORS.openDocument)}
    >
      <Download size={18} aria-hidden />
    </IconButton>
  );
}

/** 'PDF, 120 kB, Nov 3, 2026 · entered by Dr. Anna Kowalska' */
function detailsOf(entry: PetDocument, language: Language): string {
  const facts = `${fileText(entry, language)}, ${datesIn(language).dayOf(entry.addedAt)}`;
  return [facts, authorText(entry, language)].filter(Boolean).join(' · ');
}
