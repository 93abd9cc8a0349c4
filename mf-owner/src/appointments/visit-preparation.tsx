import type { Appointment } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import {
  answeredQuestions,
  EMPTY_SYMPTOMS,
  hasAnswers,
  isEmptyDraft,
  MAX_SYMPTOM_PHOTOS,
  type Symptoms,
  type SymptomsDraft,
  useRemoveSymptomPhoto,
  useSendSymptoms,
  useShownPhotos,
  useSymptomsDraft,
} from '@veto/shared-data/symptoms';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellOutcome, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { SymptomReport } from '@veto/shared-ui/symptom-report';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import SymptomsEditor from '../booking/symptoms-editor.tsx';

/** What the veterinarian sees before the visit, and, until it is over, the way to send more or take it back. */
export default function VisitPreparation({ visit, symptoms }: { visit: Appointment; symptoms: Symptoms }) {
  const say = useSay();
  const isOpen = visit.status === 'upcoming' && !visit.petDied;
  if (!isOpen && symptoms.photos.length === 0 && !hasAnswers(symptoms.answers)) return null;
  return (
    <Box as="section" bg="surface" rounded="panel" p={{ base: '5', md: '6' }} _print={{ display: 'none' }}>
      <Heading as="h2" textStyle="h4" mb="3">
        {say('What your veterinarian sees beforehand')}
      </Heading>
      <Stack gap="5">
        <Sent symptoms={symptoms} />
        {isOpen && <Unsent visitId={visit.id} symptoms={symptoms} />}
      </Stack>
    </Box>
  );
}

function Sent({ symptoms: { answers, photos } }: { symptoms: Symptoms }) {
  const shown = useShownPhotos(photos);
  const remove = useRemoveSymptomPhoto();
  const takeBack = (id: string) => {
    const photo = photos.find((known) => known.id === id);
    if (photo)
      void tellOutcome(remove.mutateAsync(photo), null, (error) => withReason(error, ERRORS.removeSymptomPhoto));
  };
  return <SymptomReport answers={answeredQuestions(answers)} {...shown} onRemove={takeBack} />;
}

function Unsent({ visitId, symptoms }: { visitId: string; symptoms: Symptoms }) {
  const say = useSay();
  const { draft, change } = useSymptomsDraft(visitId);
  const send = useSendSymptoms(visitId);
  const asksQuestions = !hasAnswers(symptoms.answers);
  const room = MAX_SYMPTOM_PHOTOS - symptoms.photos.length;
  if (!asksQuestions && room <= 0) return null;
  const submit = () => {
    const toSend: SymptomsDraft = asksQuestions ? draft : { ...draft, answers: EMPTY_SYMPTOMS.answers };
    const fail = (error: unknown) => tellFailure(error, withReason(error, ERRORS.sendSymptoms));
    void send.mutateAsync(toSend).then(({ unsent, error }) => {
      change(unsent);
      if (error === null) tellSuccess(SUCCESS.symptomsSent);
      else fail(error);
    }, fail);
  };
  return (
    <>
      <SymptomsEditor draft={draft} onChange={change} asksQuestions={asksQuestions} room={room} />
      {isEmptyDraft(draft) ? (
        <Text color="muted" textStyle="small">
          {say('You can add to this until the visit.')}
        </Text>
      ) : (
        <Button alignSelf="start" loading={send.isPending} loadingText={say('Sending...')} onClick={submit}>
          {say('Send to the veterinarian')}
        </Button>
      )}
    </>
  );
}
