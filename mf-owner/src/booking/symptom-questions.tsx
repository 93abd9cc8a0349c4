import { isEmergency, TRIAGE_QUESTIONS, type TriageAnswers } from '@veto/shared-data/symptoms';
import { SymptomQuestions as Questions } from '@veto/shared-ui/symptom-questions';

const WORDS = {
  no: 'No',
  yes: 'Yes',
  emergency: {
    title: 'This is an emergency',
    description: 'Do not wait for a visit: call a clinic that is open now. What you have typed here is kept.',
    action: 'Get help now',
    href: '/emergency',
  },
};

export interface SymptomQuestionsProps {
  answers: TriageAnswers;
  onChange: (answers: TriageAnswers) => void;
}

/** Three questions whose 'Yes' is an emergency. */
export function SymptomQuestions({ answers, onChange }: SymptomQuestionsProps) {
  return (
    <Questions
      questions={TRIAGE_QUESTIONS}
      answers={answers}
      onChange={onChange}
      urgent={isEmergency(answers)}
      words={WORDS}
    />
  );
}
