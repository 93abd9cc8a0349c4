export { dropAllFormDrafts } from './form-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
