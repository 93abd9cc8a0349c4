import { isEmergency, TRIAGE_QUESTIONS, type TriageAnswers } from '@veto/shared-data/symptoms';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';

const CHOICES = [
  { label: 'No', value: false },
  { label: 'Yes', value: true },
] as const;

export interface SymptomQuestionsProps {
  answers: TriageAnswers;
  onChange: (answers: TriageAnswers) => void;
}

/** Three questions whose 'Yes' is an emergency: then the way to help at once comes before any visit. */
export function SymptomQuestions({ answers, onChange }: SymptomQuestionsProps) {
  return (
    <Stack gap="3">
      {TRIAGE_QUESTIONS.map(({ id, text }) => (
        <Question
          key={id}
          text={text}
          answer={answers[id]}
          onAnswer={(answer) => onChange({ ...answers, [id]: answer })}
        />
      ))}
      {isEmergency(answers) && (
        <Box role="alert">
          <Callout
            tone="urgent"
            headingLevel="h3"
            title="This is an emergency"
            description="Do not wait for a visit: call a clinic that is open now. What you have typed here is kept."
          >
            <LinkButton href="/emergency">Get help now</LinkButton>
          </Callout>
        </Box>
      )}
    </Stack>
  );
}

interface QuestionProps {
  text: string;
  answer: boolean | null;
  onAnswer: (answer: boolean | null) => void;
}

/** A second press takes an answer back: none of them has to be given. */
function Question({ text, answer, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <Flex role="group" aria-labelledby={id} gap="3" justify="space-between" align="center" wrap="wrap">
      <Text id={id} flex="1 1 16rem">
        {text}
      </Text>
      <Flex gap="2">
        {CHOICES.map(({ label, value }) => (
          <Button
            key={label}
            type="button"
            variant="surface"
            aria-pressed={answer === value}
            minW="4rem"
            {...(answer === value && { bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } })}
            onClick={() => onAnswer(answer === value ? null : value)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
