import { answeredQuestions, type Symptoms, useShownPhotos } from '@veto/shared-data/symptoms';
import { SymptomReport } from '@veto/shared-ui/symptom-report';

export default function VisitSymptoms({ symptoms: { answers, photos } }: { symptoms: Symptoms }) {
  const shown = useShownPhotos(photos);
  return <SymptomReport answers={answeredQuestions(answers)} {...shown} />;
}
