import { isEmergency, TRIAGE_QUESTIONS, type TriageAnswers } from '@veto/shared-data/symptoms';
import { ENGLISH_SYMPTOM_WORDS, SymptomQuestions as Questions } from '@veto/shared-ui/symptom-questions';
import { type Say, useSay } from '@veto/slice-kit';

export interface SymptomQuestionsProps {
  answers: TriageAnswers;
  onChange: (answers: TriageAnswers) => void;
}

function wordsIn(say: Say) {
  const { no, yes, emergency } = ENGLISH_SYMPTOM_WORDS;
  const { title, description, action, href } = emergency;
  return {
    no: say(no),
    yes: say(yes),
    emergency: { title: say(title), description: say(description), action: say(action), href },
  };
}

/** Four questions whose 'Yes' is an emergency. */
export function SymptomQuestions({ answers, onChange }: SymptomQuestionsProps) {
  const say = useSay();
  return (
    <Questions
      questions={TRIAGE_QUESTIONS.map(({ id, text }) => ({ id, text: say(text) }))}
      answers={answers}
      onChange={onChange}
      urgent={isEmergency(answers)}
      words={wordsIn(say)}
    />
  );
}
