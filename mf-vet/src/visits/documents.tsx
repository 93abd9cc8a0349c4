import type { VisitReportValues } from '@veto/shared-data/appointments';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { DocumentRefusal, type StoredDocument, useDropDocuments, useStoreDocument } from '@veto/shared-data/health';
import { DOCUMENT_TYPES } from '@veto/shared-data/images';
import { namesApart } from '@veto/shared-data/names-apart';
import { Box } from '@veto/shared-ui/box';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FileButton } from '@veto/shared-ui/file-button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Motif } from '@veto/shared-ui/motif';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';

export interface DocumentsProps {
  form: UseFormReturn<VisitReportValues>;
  petId: string;
}

/** Results and letters of the visit. A file is stored when it is chosen, and listed in the record when the visit is completed. */
export function Documents({ form: { control }, petId }: DocumentsProps) {
  const say = useSay();
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' });
  const store = useStoreDocument(petId);
  const { mutate: drop } = useDropDocuments();
  const foot = useRef<HTMLDivElement>(null);
  const choose = (file: File) =>
    store.mutateAsync({ file }).then(
      (document) => append(document, { shouldFocus: false }),
      (error) =>
        tellFailure(error, error instanceof DocumentRefusal ? error.toast : withReason(error, ERRORS.addToRecord)),
    );
  const takeAway = (index: number, { path }: StoredDocument) => {
    remove(index);
    foot.current?.querySelector('button')?.focus();
    drop([path]);
  };
  const names = namesApart(fields.map(({ title }) => title));
  return (
    <>
      {fields.length > 0 && (
        <Box as="ul" listStyleType="none" borderBottomWidth="1px" borderColor="line">
          {fields.map((document, index) => (
            <Flex as="li" key={document.id} align="center" gap="3" py="1" borderTopWidth="1px" borderColor="line">
              <Motif name="page" boxSize="30px" flexShrink="0" />
              <Box flex="1" minW="0">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {document.title}
                </Text>
                <Text textStyle="small" color="muted">
                  {document.mimeType === 'application/pdf' ? 'PDF' : say('Picture')}
                </Text>
              </Box>
              <IconButton
                variant="ghost"
                aria-label={say('Remove {name}', { name: names[index] ?? document.title })}
                onClick={() => takeAway(index, document)}
              >
                <X aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </Box>
      )}
      <Flex ref={foot} align="center" columnGap="2" wrap="wrap">
        <FileButton
          label={say('Document')}
          ms="-2"
          accept={DOCUMENT_TYPES}
          variant="plain"
          loading={store.isPending}
          loadingText={say('Uploading...')}
          onChoose={([file]) => file && choose(file)}
        >
          <Plus aria-hidden /> {say('Add a document')}
        </FileButton>
        <Text color="muted" textStyle="small">
          {say('PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.')}
        </Text>
      </Flex>
    </>
  );
}
