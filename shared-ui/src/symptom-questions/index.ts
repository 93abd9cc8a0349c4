export {
  ENGLISH_SYMPTOM_WORDS,
  QuestionRow,
  type QuestionRowProps,
  SymptomQuestions,
  type SymptomQuestionsProps,
  type SymptomQuestionsWords,
} from './symptom-questions.tsx';
