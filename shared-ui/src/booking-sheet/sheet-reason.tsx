import { Flex } from '@chakra-ui/react/flex';
import { Textarea } from '@chakra-ui/react/textarea';
import { type Ref, useId } from 'react';
import { ChipChoice, FieldGroup } from '../chip-choice/index.ts';
import { FormField } from '../form-field/form-field.tsx';
import type { BookingSheetWords } from './words.ts';

export interface SheetReasonProps<Reason extends string> {
  /** Reasons to press, in their order, with their words. */
  reasons: readonly { value: Reason; label: string }[];
  /** Null: the words say all of it. */
  chosen: Reason | null;
  onChoose: (reason: Reason | null) => void;
  words: string;
  onWords: (words: string) => void;
  /** The form moves the focus there. */
  fieldRef: Ref<HTMLTextAreaElement>;
  error: string | undefined;
}

const WORDS_CHARACTERS = 1000;

/** Why the animal comes: a chip, words, or both. */
export function SheetReason<Reason extends string>(
  props: SheetReasonProps<Reason> & { labels: BookingSheetWords['reason'] },
) {
  const { reasons, chosen, onChoose, words, onWords, fieldRef, error, labels } = props;
  const name = useId();
  return (
    <FieldGroup label={labels.group}>
      <Flex wrap="wrap" gap="2" mb="2.5">
        {reasons.map(({ value, label }) => (
          <ChipChoice key={value} type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)}>
            {label}
          </ChipChoice>
        ))}
        <ChipChoice type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)}>
          {labels.other}
        </ChipChoice>
      </Flex>
      <FormField label={null} error={error} css={{ '& > label': { display: 'none' } }}>
        <Textarea
          ref={fieldRef}
          aria-label={labels.group}
          rows={3}
          maxLength={WORDS_CHARACTERS}
          placeholder={labels.placeholder}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          aria-required={chosen === null}
          {...(chosen === null && words.trim() === '' && { 'data-missing': '' })}
        />
      </FormField>
    </FieldGroup>
  );
}
