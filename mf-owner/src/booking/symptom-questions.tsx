import { isEmergency, TRIAGE_QUESTIONS, type TriageAnswers } from '@veto/shared-data/symptoms';
import { SymptomQuestions as Questions } from '@veto/shared-ui/symptom-questions';

export interface SymptomQuestionsProps {
  answers: TriageAnswers;
  onChange: (answers: TriageAnswers) => void;
}

/** Three questions whose 'Yes' is an emergency. */
export function SymptomQuestions({ answers, onChange }: SymptomQuestionsProps) {
  return <Questions questions={TRIAGE_QUESTIONS} answers={answers} onChange={onChange} urgent={isEmergency(answers)} />;
}
