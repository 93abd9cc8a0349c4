import { datesIn, formatTime24, siteNow } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import {
  type CareEntry,
  type CareKind,
  useAddCareEntry,
  useCareFeed,
  useRemoveCareEntry,
} from '@veto/shared-data/household';
import { formResolver } from '@veto/shared-data/typed';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { EditForm } from '@veto/shared-ui/edit-form';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { canTakeBack, deedText } from './part-words.ts';

interface CareFeedProps {
  petId: string;
  petName: string;
}

/** The household's entries of the last seven days, and buttons to add one. */
export function CareFeed({ petId, petName }: CareFeedProps) {
  const say = useSay();
  const feed = useCareFeed(petId);
  const add = useAddCareEntry(petId);
  const [isWriting, setWriting] = useState(false);
  const did = (kind: CareKind) =>
    tellOutcome(add.mutateAsync({ kind }), null, (error) => withReason(error, HOUSEHOLD_ERRORS.add));
  return (
    <TitledSection title={say('What happened')}>
      <Flex gap="2" wrap="wrap" mb="4">
        <Button variant="subtle" disabled={add.isPending} onClick={() => void did('fed')}>
          {say('Fed')}
        </Button>
        <Button variant="subtle" disabled={add.isPending} onClick={() => void did('walked')}>
          {say('Walked')}
        </Button>
        <Button variant="subtle" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {say('Note')}
        </Button>
      </Flex>
      {isWriting && <NoteForm petId={petId} onDone={() => setWriting(false)} />}
      {feed.data ? (
        <Box as="ul" listStyleType="none">
          {feed.data.map((entry) => (
            <Row key={entry.id} entry={entry} petName={petName} />
          ))}
        </Box>
      ) : feed.isError ? (
        <ErrorState {...HOUSEHOLD_ERRORS.care} headingLevel="h3" query={feed} />
      ) : (
        <Skeleton h="6rem" rounded="control" aria-hidden />
      )}
      {feed.data?.length === 0 && <Text color="muted">{say('Nothing in the last seven days.')}</Text>}
    </TitledSection>
  );
}

function Row({ entry, petName }: { entry: CareEntry; petName: string }) {
  const language = useLanguage();
  const say = useSay();
  const remove = useRemoveCareEntry();
  const says = deedText(entry, petName, language);
  const takeBack = () =>
    tellOutcome(remove.mutateAsync(entry.id), null, (error) => withReason(error, HOUSEHOLD_ERRORS.remove));
  return (
    <Flex as="li" gap="3" align="center" py="3" borderTopWidth="1px" borderColor="line">
      <PersonAvatar name={entry.person} imageUrl={null} size="sm" letters={1} />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text>{says}</Text>
        <Text textStyle="small" color="muted">
          {datesIn(language).recent(entry.givenAt, formatTime24)}
        </Text>
      </Box>
      {canTakeBack(entry, siteNow()) && (
        <Button
          variant="plain"
          loading={remove.isPending}
          loadingText={say('Undoing...')}
          onClick={() => void takeBack()}
        >
          {say('Undo')}
          <VisuallyHidden> {says}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}

const noteSchema = z.object({
  body: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please write a note'), z.maxLength(300, 'Please use at most 300 characters')),
});
type NoteValues = z.infer<typeof noteSchema>;

function NoteForm({ petId, onDone }: { petId: string; onDone: () => void }) {
  const say = useSay();
  const add = useAddCareEntry(petId);
  const form = useForm<NoteValues>({ resolver: formResolver(noteSchema), defaultValues: { body: '' } });
  const draft = useFormDraft(form, `care-note ${petId}`);
  const leave = draft.dropThen(onDone);
  const submit = form.handleSubmit(async ({ body }) => {
    try {
      await add.mutateAsync({ kind: 'note', body });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, HOUSEHOLD_ERRORS.add));
    }
  });
  return (
    <Box mb="4">
      <EditForm onSubmit={submit} onCancel={leave} saving={form.formState.isSubmitting}>
        <FormField label={say('Note')} error={form.formState.errors.body?.message}>
          <Textarea rows={3} {...form.register('body')} />
        </FormField>
      </EditForm>
    </Box>
  );
}
