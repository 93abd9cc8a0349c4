import { RequestError } from '@veto/shared-data/core';
import { useFileDraft, useFormDraft } from '@veto/shared-data/drafts';
import { messageOf, PRACTICE_ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { DocumentRefusal } from '@veto/shared-data/health';
import { DOCUMENT_TYPES } from '@veto/shared-data/images';
import { type Licence, type LicenceValues, licenceSchema, useSendLicence } from '@veto/shared-data/licence';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FileButton } from '@veto/shared-ui/file-button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const DRAFT = 'licence';

interface LicenceFormProps {
  licence: Licence;
  onSent?: (() => void) | undefined;
}

/** Number and document, sent to the moderators. Errors stand where they were typed, and nothing typed is lost. */
export function LicenceForm({ licence, onSent }: LicenceFormProps) {
  const say = useSay();
  const send = useSendLicence();
  const [file, setFile] = useFileDraft(DRAFT);
  const [fileError, setFileError] = useState<string>();
  const form = useForm<LicenceValues>({
    resolver: formResolver(licenceSchema),
    defaultValues: { number: licence.number ?? '' },
  });
  const draft = useFormDraft(form, DRAFT);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFileError(undefined);
  };
  const submit = form.handleSubmit(
    async (values) => {
      if (!file) return setFileError(MISSING);
      try {
        await send.mutateAsync({ ...values, file, before: licence });
        draft.drop();
        tellSuccess(SUCCESS.licenceSent);
        onSent?.();
      } catch (error) {
        if (error instanceof DocumentRefusal) setFileError(error.toast.description);
        else if (isAboutNumber(error))
          form.setError('number', { message: messageOf(error, PRACTICE_ERRORS.sendLicence.description) });
        else tellFailure(error, PRACTICE_ERRORS.sendLicence);
      }
    },
    () => setFileError(file ? undefined : MISSING),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5" maxW="32rem">
        <FormField
          label={say('Licence number')}
          helper={say('The number of your right to practise (PWZ), as on your stamp.')}
          error={form.formState.errors.number?.message}
          readOnly={licence.verifiedAt !== null}
        >
          <Input inputMode="numeric" autoComplete="off" {...form.register('number')} />
        </FormField>
        <DocumentField file={file} error={fileError} onChoose={choose} />
        <Flex>
          <Button type="submit" loading={send.isPending} loadingText={say('Sending...')}>
            {say('Send for checking')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

const MISSING = 'Please add a picture or PDF of your licence';

/** The database refuses a number with 400 or 409, and says why. */
const isAboutNumber = (error: unknown) => error instanceof RequestError && ['PT400', 'PT409'].includes(error.code);

interface DocumentFieldProps {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
}

function DocumentField({ file, error, onChoose }: DocumentFieldProps) {
  const say = useSay();
  return (
    <Stack gap="1.5" role="group" aria-label={say('Document')}>
      <Text fontWeight="medium">{say('Document')}</Text>
      <Flex gap="3" wrap="wrap" align="center">
        <FileButton
          label={say('Document')}
          accept={DOCUMENT_TYPES}
          variant="surface"
          onChoose={([chosen]) => chosen && onChoose(chosen)}
        >
          {file ? say('Choose another file') : say('Choose a file')}
        </FileButton>
        {file && <Text overflowWrap="anywhere">{file.name}</Text>}
      </Flex>
      {error ? (
        <Text role="alert" textStyle="sm" color="fg.error">
          {say(error)}
        </Text>
      ) : (
        <Text textStyle="sm" color="muted">
          {say('A picture or PDF of your certificate, up to 10 MB. Only you and our moderators can open it.')}
        </Text>
      )}
    </Stack>
  );
}
