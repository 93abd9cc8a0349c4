export { dropAllFormDrafts, keepFormDraft } from './form-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
