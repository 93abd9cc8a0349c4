export {
  type NoteTemplate,
  noteTemplateKeys,
  templateNameSchema,
  useNoteTemplates,
  useRemoveNoteTemplate,
  useRenameNoteTemplate,
  useSaveNoteTemplate,
} from './note-templates.ts';
