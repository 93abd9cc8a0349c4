export { dropAllDrafts, followSignOuts } from './drafts.ts';
export { draftOfForm, keepFormDraft } from './form-draft.ts';
export { keepOpenedSecret, openedSecret } from './opened-secret.ts';
export { useFileDraft } from './use-file-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
