import {
  type Attachment,
  keepMessageDraft,
  MAX_ATTACHMENTS,
  MAX_MESSAGE_CHARACTERS,
  messageDraft,
} from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { FieldErrorText, FieldLabel, FieldRoot } from '@veto/shared-ui/field';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { type Say, useSay } from '@veto/slice-kit';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { AttachButton } from './attach-button.tsx';
import { AttachmentDrafts } from './attachment-drafts.tsx';
import type { Attachments } from './use-attachments.ts';

/** From so many characters on it is said how many are left. */
const NEARLY_FULL = MAX_MESSAGE_CHARACTERS - 500;

export interface ComposerProps {
  userId: string;
  personId: string;
  name: string;
  attachments: Attachments;
  onSend(body: string, files: readonly Attachment[]): void;
}

/**
 * The box for a message and its files. What is typed is kept until it is sent, also across a reload; files as long as the
 * page is shown. A message with files goes out once all of them have arrived.
 */
export function Composer({ userId, personId, name, attachments, onSend }: ComposerProps) {
  const say = useSay();
  const [text, setText] = useState(() => messageDraft(userId, personId));
  const { drafts, busy } = attachments;
  const length = text.trim().length;
  const tooLong = length > MAX_MESSAGE_CHARACTERS;
  const isReady = (length > 0 || drafts.length > 0) && !tooLong && !attachments.isTooMany && busy === null;
  const change = (typed: string) => {
    setText(typed);
    keepMessageDraft(userId, personId, typed);
  };
  const send = async () => {
    if (!isReady) return;
    const files = drafts.length > 0 ? await attachments.upload() : [];
    if (files === null) return;
    onSend(text, files);
    attachments.clear();
    change('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed is not in the text yet.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void send();
    }
  };
  return (
    <Box asChild>
      <form onSubmit={submit} noValidate>
        <Stack gap="2">
          <AttachmentDrafts drafts={drafts} isSending={busy === 'sending'} onRemove={attachments.remove} />
          <Problems problems={attachments.problems} />
          <FieldRoot invalid={tooLong}>
            <FieldLabel srOnly>{say('Message to {name}', { name })}</FieldLabel>
            <Textarea
              value={text}
              rows={3}
              maxH="40dvh"
              placeholder={say('Write to {name}', { name })}
              readOnly={busy === 'sending'}
              onChange={(event) => change(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <FieldErrorText>
              {say('Please use at most {most} characters', { most: MAX_MESSAGE_CHARACTERS })}
            </FieldErrorText>
          </FieldRoot>
          <Flex justify="space-between" align="center" columnGap="3" rowGap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
            <Text textStyle="small" color="muted" flex={{ base: '1 0 100%', sm: '1' }}>
              {hintOf(length, drafts.length, say)}
            </Text>
            <Flex gap="2" flex={{ base: '1', sm: 'none' }} justify="space-between">
              <AttachButton
                isPreparing={busy === 'preparing'}
                disabled={attachments.isFull || busy !== null}
                onChoose={(files) => void attachments.add(files)}
              />
              <Button type="submit" disabled={!isReady} loading={busy === 'sending'} loadingText={say('Sending...')}>
                {say('Send')}
              </Button>
            </Flex>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}

function hintOf(length: number, files: number, say: Say): string {
  if (length > NEARLY_FULL) return say('{length} of {most} characters', { length, most: MAX_MESSAGE_CHARACTERS });
  if (files > 0) return say('Files stay here until you send them or leave this page.');
  return say('In an emergency, call the clinic. Up to {files} photos or PDFs of 10 MB.', { files: MAX_ATTACHMENTS });
}

/** What is wrong with the files; heard as soon as it is there. */
function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {problems.map((problem) => (
        <Text key={problem} textStyle="small" color="fg.error" overflowWrap="anywhere">
          {problem}
        </Text>
      ))}
    </Box>
  );
}
