import { MAX_SYMPTOM_PHOTOS, type SymptomsDraft } from '@veto/shared-data/symptoms';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { SymptomPhotos } from './symptom-photos.tsx';
import { SymptomQuestions } from './symptom-questions.tsx';

export interface SymptomsEditorProps {
  draft: SymptomsDraft;
  onChange: (draft: SymptomsDraft) => void;
  /** False where they were answered before. */
  asksQuestions?: boolean;
  /** How many photos may still be sent. */
  room?: number;
}

/** What the veterinarian may know before the visit: three answers and three photos, none of which has to be given. */
export default function SymptomsEditor(props: SymptomsEditorProps) {
  const say = useSay();
  const { draft, onChange, asksQuestions = true, room = MAX_SYMPTOM_PHOTOS } = props;
  return (
    <Stack gap="4">
      {asksQuestions && (
        <>
          <Text fontWeight="medium">{say('Quick safety check (optional)')}</Text>
          <SymptomQuestions answers={draft.answers} onChange={(answers) => onChange({ ...draft, answers })} />
        </>
      )}
      <SymptomPhotos photos={draft.photos} room={room} onChange={(photos) => onChange({ ...draft, photos })} />
    </Stack>
  );
}
