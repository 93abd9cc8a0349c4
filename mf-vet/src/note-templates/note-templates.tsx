import { PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import { type NoteTemplate, useRenameNoteTemplate, useSaveNoteTemplate } from '@veto/shared-data/note-templates';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { TemplateList } from './template-list.tsx';
import { TemplateNameDialog } from './template-name-dialog.tsx';

export interface NoteTemplatesProps {
  /** What is written at this moment. */
  note: string;
  onInsert: (text: string) => void;
}

/** The texts that a veterinarian writes again and again: to insert, to keep the present one, to rename and remove. */
export function NoteTemplates({ note, onInsert }: NoteTemplatesProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<'new' | NoteTemplate | null>(null);
  const { mutateAsync: save } = useSaveNoteTemplate();
  const { mutateAsync: rename } = useRenameNoteTemplate();
  const panel = useId();
  const close = () => setNaming(null);
  const insert = (text: string) => {
    setOpen(false);
    onInsert(text);
  };
  return (
    <Stack gap="2">
      <Flex gap="1" wrap="wrap" ms="-2">
        <Button variant="plain" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          {say('Templates')} {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </Button>
        {note.trim() !== '' && (
          <Button variant="plain" onClick={() => setNaming('new')}>
            {say('Save as template')}
          </Button>
        )}
      </Flex>
      <Box id={panel} hidden={!isOpen}>
        {isOpen && <TemplateList onInsert={insert} onRename={setNaming} />}
      </Box>
      {naming === 'new' && (
        <TemplateNameDialog
          title={say('Save as template')}
          draft="note-template"
          name=""
          save={(name) => save({ name, body: note })}
          saved={PRACTICE_SUCCESS.noteTemplateSaved}
          onClose={close}
        />
      )}
      {naming !== null && naming !== 'new' && (
        <TemplateNameDialog
          title={say('Rename {name}', { name: naming.name })}
          draft={`note-template ${naming.id}`}
          name={naming.name}
          save={(name) => rename({ id: naming.id, name })}
          onClose={close}
        />
      )}
    </Stack>
  );
}
