export { photoKeys, useShownPhotos } from './photo-links.ts';
export { preparePhoto } from './prepare-photo.ts';
export { sendNewSymptoms, sendSymptoms, useRemoveSymptomPhoto, useSendSymptoms } from './send-symptoms.ts';
export { MAX_SYMPTOM_PHOTOS, type Symptoms } from './symptoms.schema.ts';
export {
  type DraftPhoto,
  EMPTY_SYMPTOMS,
  isEmptyDraft,
  type SymptomsDraft,
} from './symptoms-draft.ts';
export { TRIAGE_IN_POLISH } from './triage.pl.ts';
export {
  answeredQuestions,
  hasAnswers,
  isEmergency,
  TRIAGE_QUESTIONS,
  type TriageAnswers,
  type TriageQuestion,
} from './triage.ts';
export { TRIAGE_IN_UKRAINIAN } from './triage.uk.ts';
export { useSymptomsDraft } from './use-symptoms-draft.ts';
