import { answeredQuestions, type Symptoms, usePhotoLinks } from '@veto/shared-data/symptoms';
import { SymptomReport } from '@veto/shared-ui/symptom-report';

/** What the owner answered and photographed before the visit. */
export default function VisitSymptoms({ symptoms: { answers, photos } }: { symptoms: Symptoms }) {
  const links = usePhotoLinks(photos);
  return (
    <SymptomReport
      answers={answeredQuestions(answers)}
      photos={photos.map(({ id }, index) => ({ id, url: links.data?.[index] ?? null }))}
      failed={
        links.isError ? { text: 'The photos could not be loaded.', onRetry: () => void links.refetch() } : undefined
      }
    />
  );
}
