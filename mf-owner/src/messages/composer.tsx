import { keepMessageDraft, MAX_MESSAGE_CHARACTERS, messageDraft } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { FieldErrorText, FieldLabel, FieldRoot } from '@veto/shared-ui/field';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

/** From so many characters on it is said how many are left. */
const NEARLY_FULL = MAX_MESSAGE_CHARACTERS - 500;

export interface ComposerProps {
  userId: string;
  personId: string;
  name: string;
  onSend(body: string): void;
}

/** The box for a message. What is typed is kept until it is sent, also across a reload. */
export function Composer({ userId, personId, name, onSend }: ComposerProps) {
  const [text, setText] = useState(() => messageDraft(userId, personId));
  const length = text.trim().length;
  const tooLong = length > MAX_MESSAGE_CHARACTERS;
  const change = (typed: string) => {
    setText(typed);
    keepMessageDraft(userId, personId, typed);
  };
  const send = () => {
    if (length === 0 || tooLong) return;
    onSend(text);
    change('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };
  return (
    <Box asChild>
      <form onSubmit={submit} noValidate>
        <FieldRoot invalid={tooLong}>
          <FieldLabel srOnly>Message to {name}</FieldLabel>
          <Textarea
            value={text}
            rows={3}
            maxH="40dvh"
            placeholder={`Write to ${name}`}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <FieldErrorText>Please use at most {MAX_MESSAGE_CHARACTERS} characters</FieldErrorText>
        </FieldRoot>
        <Flex justify="space-between" align="center" gap="3" mt="2">
          <Text textStyle="small" color="muted">
            {length > NEARLY_FULL
              ? `${length} of ${MAX_MESSAGE_CHARACTERS} characters`
              : 'In an emergency, telephone the clinic.'}
          </Text>
          <Button type="submit" disabled={length === 0 || tooLong}>
            Send
          </Button>
        </Flex>
      </form>
    </Box>
  );
}
