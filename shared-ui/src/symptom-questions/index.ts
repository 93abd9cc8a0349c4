export { SymptomQuestions, type SymptomQuestionsProps, type SymptomQuestionsWords } from './symptom-questions.tsx';
