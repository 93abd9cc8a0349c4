import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, useState } from 'react';
import type { MoveDraft, MoveWish } from '../../isomorphic/signed-moves.ts';
import { type KnownVersions, ReleaseFields, written } from './release-fields.tsx';
import { readSigningKey, type SigningKey } from './signing-key.ts';

export interface MoveFormProps {
  versions: KnownVersions;
  /** Draws the move up. Rejects with a sentence where it is refused. */
  onDraft(wish: MoveWish): Promise<MoveDraft>;
  /** Makes the signed move. Rejects with a sentence where it is refused. */
  onMove(wish: MoveWish, text: string, signature: string): Promise<void>;
}

interface Asked {
  wish: MoveWish;
  draft: MoveDraft;
  key: SigningKey;
}

/** Rolls a slice back for everybody, or chooses a release for them: signed here, with a key that does not leave the page. */
export function MoveForm({ versions, onDraft, onMove }: MoveFormProps) {
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const [keyError, setKeyError] = useState('');

  const trying = async (step: () => Promise<typeof said>) => {
    if (busy) return;
    setBusy(true);
    setSaid({ text: 'One moment…', isRefusal: false });
    try {
      setSaid(await step());
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : String(error), isRefusal: true });
    } finally {
      setBusy(false);
    }
  };
  const draw = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const to = written(form, 'version');
    const [slice, reason] = [written(form, 'slice'), written(form, 'reason')];
    void trying(async () => {
      const key = await readSigningKey((await file?.text()) ?? '');
      setKeyError(key ? '' : 'That is no key: slice owners --new-key <file> makes one.');
      if (!key) return null;
      const wish = {
        ...{ slice, reason, key: key.blob },
        ...(to && { to }),
      };
      setAsked({ wish, draft: await onDraft(wish), key });
      return null;
    });
  };
  const move = ({ wish, draft, key }: Asked) =>
    trying(async () => {
      setAsked(null);
      await onMove(wish, draft.text, await key.sign(draft.text));
      return { text: `Everybody gets ${draft.slice} ${draft.to ?? ''} now.`, isRefusal: false };
    });

  return (
    <>
      <Stack as="form" gap="4" onSubmit={draw} aria-label="Move">
        <Flex gap="4" align="flex-start" wrap="wrap">
          <ReleaseFields
            versions={versions}
            sliceLabel="Slice to move"
            versionLabel="Release for everybody"
            versionHelper="None: the last good one, or the end of a canary"
          />
          <FormField label="Reason" w={{ base: 'full', sm: '80' }}>
            <Input name="reason" required maxLength={200} autoComplete="off" />
          </FormField>
          <FormField
            label="Your key"
            helper="It stays in this page"
            w={{ base: 'full', sm: '80' }}
            {...(keyError && { error: keyError })}
          >
            <Input type="file" pt="2" onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])} />
          </FormField>
        </Flex>
        {/* Never disabled: the dialog gives the focus back to it. */}
        <Button type="submit" alignSelf="flex-start" aria-busy={busy}>
          Roll back or choose
        </Button>
        <Text role="status" color={said?.isRefusal ? 'fg.error' : 'fg'}>
          {said?.text}
        </Text>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Move ${asked?.draft.slice} for everybody?`}
        confirmLabel="Sign and move"
        cancelLabel="Leave it"
        onConfirm={() => asked && void move(asked)}
      >
        <Text>
          From <code>{asked?.draft.from}</code> to <code>{asked?.draft.to}</code>, signed by {asked?.draft.by}. Reason:{' '}
          {asked?.wish.reason}
        </Text>
        {asked?.draft.ended && (
          <Text mt="2">
            The canary <code>{asked.draft.ended}</code> ends.
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
