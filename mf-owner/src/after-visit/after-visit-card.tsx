import {
  type AfterVisit,
  type AfterVisitAnswer,
  ANSWER_WORDS,
  type AnswersDraft,
  afterVisitQuestion,
  answersSchema,
  isAlarming,
  useAfterVisit,
  useAnswerAfterVisit,
} from '@veto/shared-data/after-visit';
import type { Appointment } from '@veto/shared-data/appointments';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { ErrorState } from '@veto/shared-ui/error-state';
import { FactList } from '@veto/shared-ui/fact-list';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { QuestionRow } from '@veto/shared-ui/symptom-questions';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useVisitWords } from '../appointments/visit-words.ts';

const ANSWERS = Object.keys(ANSWER_WORDS) as AfterVisitAnswer[];

/** The vet's questions a day after a visit, and the answers; nothing where there are none. */
export default function AfterVisitCard({ visit }: { visit: Appointment }) {
  const say = useSay();
  const { data, isError, error, refetch } = useAfterVisit(visit.id);
  if (isError && data === undefined)
    return <ErrorState {...ERRORS.fetchAppointment} headingLevel="h2" query={{ error, refetch }} />;
  if (!data) return null;
  return (
    <Box as="section" bg="surface" rounded="panel" p={{ base: '5', md: '6' }} _print={{ display: 'none' }}>
      <Heading as="h2" textStyle="h4">
        {say('How is {pet} after the visit?', { pet: visit.petName })}
      </Heading>
      {data.answers ? (
        <Answered visit={visit} answers={data.answers} />
      ) : (
        <Questions visit={visit} questions={data.questions} />
      )}
    </Box>
  );
}

function Questions({ visit, questions }: { visit: Appointment } & Pick<AfterVisit, 'questions'>) {
  const { say, veterinarian } = useVisitWords();
  const answer = useAnswerAfterVisit(visit.id);
  const form = useForm<AnswersDraft>({
    resolver: formResolver(answersSchema(questions)),
    defaultValues: Object.fromEntries(questions.map((id) => [id, ''])),
  });
  const draft = useFormDraft(form, `after-visit ${visit.id}`);
  const given = form.watch();
  const firstAnswers = useRef(new Map<string, HTMLButtonElement | null>());
  const submit = form.handleSubmit(
    async (values) => {
      const answers = values as Record<string, AfterVisitAnswer>;
      try {
        await answer.mutateAsync({ answers, petName: visit.petName, messageId: draft.idempotencyKey() });
        draft.drop();
      } catch (error) {
        tellFailure(error, withReason(error, ERRORS.sendAfterVisit));
      }
    },
    (errors) => {
      const missing = questions.find((id) => errors[id]);
      if (missing) firstAnswers.current.get(missing)?.focus();
    },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text color="muted" mt="1">
          {say('{doctor} would like to know. The answers go into your messages.', { doctor: veterinarian(visit) })}
        </Text>
        {questions.map((id) => (
          <QuestionRow
            key={id}
            text={afterVisitQuestion(id, visit.petName, say)}
            choices={ANSWERS.map((value) => ({ value, label: say(ANSWER_WORDS[value]) }))}
            answer={given[id] || null}
            onAnswer={(value) =>
              form.setValue(id, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
            error={say(form.formState.errors[id]?.message ?? '')}
            answerRef={(button) => void firstAnswers.current.set(id, button)}
          />
        ))}
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={form.formState.isSubmitting}
          loadingText={say('Sending...')}
        >
          {say('Send answers')}
        </Button>
      </Stack>
    </form>
  );
}

function Answered({ visit, answers }: { visit: Appointment; answers: Record<string, AfterVisitAnswer> }) {
  const { say, veterinarian: nameOf } = useVisitWords();
  const { petName, veterinarian } = visit;
  const doctor = nameOf(visit);
  return (
    <Stack gap="5" mt="3">
      <FactList
        facts={Object.entries(answers).map(([id, given]) => [
          afterVisitQuestion(id, petName, say),
          say(ANSWER_WORDS[given]),
        ])}
      />
      {isAlarming(answers) ? (
        <Box role="alert">
          <Callout
            tone="urgent"
            headingLevel="h3"
            title={say('{pet} should be seen soon', { pet: petName })}
            description={say('{doctor} has been notified. Do not wait for an answer: call now.', { doctor })}
          >
            <LinkButton href="/emergency">{say('Find Emergency Care')}</LinkButton>
          </Callout>
          {veterinarian?.phone && (
            <Text mt="3">
              {doctor}: <PhoneLink number={veterinarian.phone} />
            </Text>
          )}
        </Box>
      ) : (
        <Text color="muted">{say('Thank you. {doctor} can read this in your messages.', { doctor })}</Text>
      )}
    </Stack>
  );
}
