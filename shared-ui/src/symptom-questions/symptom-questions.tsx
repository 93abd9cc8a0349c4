import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Ref, useId } from 'react';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/callout.tsx';
import { LinkButton } from '../link-button/link-button.tsx';

export interface SymptomQuestionsWords {
  no: string;
  yes: string;
  /** After a yes: that it cannot wait, and the way to help. */
  emergency: { title: string; description: string; action: string; href: string };
}

export const ENGLISH_SYMPTOM_WORDS: SymptomQuestionsWords = {
  no: 'No',
  yes: 'Yes',
  emergency: {
    title: 'This is an emergency',
    description: 'Do not wait for a visit: call a clinic that is open now. What you have typed here is kept.',
    action: 'Get help now',
    href: '/emergency',
  },
};

export interface SymptomQuestionsProps<Question extends string> {
  questions: readonly { id: Question; text: string }[];
  /** Null: not answered. */
  answers: Record<Question, boolean | null>;
  onChange: (answers: Record<Question, boolean | null>) => void;
  /** One of the answers cannot wait for a visit. */
  urgent: boolean;
  /** English unless said otherwise. */
  words?: SymptomQuestionsWords | undefined;
}

/** Questions whose 'Yes' is an emergency: then the way to help at once comes before any visit. None has to be answered. */
export function SymptomQuestions<Question extends string>(props: SymptomQuestionsProps<Question>) {
  const { questions, answers, onChange, urgent, words = ENGLISH_SYMPTOM_WORDS } = props;
  return (
    <Stack gap="3">
      {questions.map(({ id, text }) => (
        <QuestionRow
          key={id}
          text={text}
          choices={[
            { label: words.no, value: false },
            { label: words.yes, value: true },
          ]}
          answer={answers[id]}
          // A second press takes an answer back.
          onAnswer={(answer) => onChange({ ...answers, [id]: answer === answers[id] ? null : answer })}
        />
      ))}
      {urgent && (
        <Box role="alert">
          <Callout
            tone="urgent"
            headingLevel="h3"
            title={words.emergency.title}
            description={words.emergency.description}
          >
            <LinkButton href={words.emergency.href}>{words.emergency.action}</LinkButton>
          </Callout>
        </Box>
      )}
    </Stack>
  );
}

export interface QuestionRowProps<Answer> {
  text: string;
  /** What can be answered, in the order of the buttons. */
  choices: readonly { label: string; value: Answer }[];
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  /** Said below where an answer is missing. */
  error?: string | undefined;
  /** Its first answer: where the focus goes when this one is missing. */
  answerRef?: Ref<HTMLButtonElement>;
}

/** A question with its answers as buttons beside it. */
export function QuestionRow<Answer>({ text, choices, answer, onAnswer, error, answerRef }: QuestionRowProps<Answer>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Text id={id} flex="1 1 16rem">
          {text}
        </Text>
        <Flex gap="2">
          {choices.map(({ label, value }, index) => (
            <Button
              key={label}
              {...(index === 0 && { ref: answerRef })}
              type="button"
              variant="surface"
              aria-pressed={answer === value}
              minW="4rem"
              {...(answer === value && { bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } })}
              onClick={() => onAnswer(value)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      </Flex>
      {error && (
        <Text role="alert" textStyle="small" color="fg.error" mt="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
