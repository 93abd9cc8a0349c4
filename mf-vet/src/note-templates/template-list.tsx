import { PRACTICE_ERRORS, withReason } from '@veto/shared-data/errors';
import {
  type NoteTemplate,
  useNoteTemplates,
  useRemoveNoteTemplate,
  useSaveNoteTemplate,
} from '@veto/shared-data/note-templates';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { useRemovedRow } from '../removed-row/use-removed-row.tsx';

export interface TemplateListProps {
  onInsert: (text: string) => void;
  onRename: (template: NoteTemplate) => void;
}

/** The veterinarian's templates, between hairlines. One that was removed can be put back. */
export function TemplateList({ onInsert, onRename }: TemplateListProps) {
  const say = useSay();
  const templates = useNoteTemplates();
  const remove = useRemoveNoteTemplate();
  const { mutateAsync: save } = useSaveNoteTemplate();
  const { noteRemoved, notice } = useRemovedRow<NoteTemplate>((_index, { name, body }) =>
    save({ name, body }).catch((error) => {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.saveNoteTemplate));
      return false;
    }),
  );
  const takeAway = (template: NoteTemplate, index: number) =>
    remove.mutateAsync(template).then(
      () => noteRemoved({ row: template, index, name: template.name }),
      (error) => tellFailure(error, withReason(error, PRACTICE_ERRORS.removeNoteTemplate)),
    );
  if (templates.isError)
    return <ErrorState {...PRACTICE_ERRORS.loadNoteTemplates} query={templates} headingLevel="h3" />;
  if (!templates.data) return <Skeleton h="6rem" rounded="control" aria-hidden />;
  return (
    <Box bg="sunken" rounded="panel" px="3.5" py="1">
      {templates.data.length === 0 && (
        <Text color="muted" py="2">
          {say('No templates yet. Write a note, and save it as one.')}
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {templates.data.map((template, index) => (
          <Flex
            as="li"
            key={template.id}
            align="center"
            gap="1"
            py="2"
            borderTopWidth={index === 0 ? '0' : '1px'}
            borderColor="line"
          >
            <Box flex="1" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {template.name}
              </Text>
              <Text textStyle="small" color="muted" truncate>
                <OwnWords>{template.body}</OwnWords>
              </Text>
            </Box>
            <Button
              variant="plain"
              aria-label={say('Insert {name}', { name: template.name })}
              onClick={() => onInsert(template.body)}
            >
              {say('Insert')}
            </Button>
            <IconButton
              variant="ghost"
              aria-label={say('Rename {name}', { name: template.name })}
              onClick={() => onRename(template)}
            >
              <Pencil aria-hidden />
            </IconButton>
            <IconButton
              variant="ghost"
              aria-label={say('Remove {name}', { name: template.name })}
              loading={remove.isPending && remove.variables.id === template.id}
              onClick={() => takeAway(template, index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Box>
      {notice}
    </Box>
  );
}
