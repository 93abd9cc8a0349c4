import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, useId, useState } from 'react';
import type { MoveDraft, MoveWish } from '../../isomorphic/signed-moves.ts';
import { readSigningKey, type SigningKey } from './signing-key.ts';

export interface MoveFormProps {
  /** The versions that the channel names, the latest first, by slice; any other release of the store may be typed. */
  versions: Readonly<Record<string, readonly string[]>>;
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
  const [slice, setSlice] = useState('');
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const [sliceList, versionList] = [useId(), useId()];

  const trying = async (step: () => Promise<void>) => {
    setBusy(true);
    setSaid(null);
    try {
      await step();
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : String(error), isRefusal: true });
    } finally {
      setBusy(false);
    }
  };
  const draw = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const to = String(fields.get('version')).trim();
    void trying(async () => {
      const key = await readSigningKey((await file?.text()) ?? '');
      if (!key) throw new Error('That is no key: slice owners --new-key <file> makes one.');
      const wish = {
        slice: slice.trim(),
        reason: String(fields.get('reason')).trim(),
        key: key.blob,
        ...(to && { to }),
      };
      setAsked({ wish, draft: await onDraft(wish), key });
    });
  };
  const move = ({ wish, draft, key }: Asked) =>
    trying(async () => {
      setAsked(null);
      await onMove(wish, draft.text, await key.sign(draft.text));
      setSaid({ text: `Everybody gets ${draft.slice} ${draft.to ?? ''} now.`, isRefusal: false });
    });

  return (
    <>
      <Stack as="form" gap="4" onSubmit={draw} aria-label="Move">
        <Flex gap="4" align="flex-start" wrap="wrap">
          <FormField label="Slice to move" w={{ base: 'full', sm: '56' }}>
            <Input
              required
              list={sliceList}
              value={slice}
              onChange={({ currentTarget }) => setSlice(currentTarget.value)}
              autoComplete="off"
            />
          </FormField>
          <FormField
            label="Release for everybody"
            helper="None: the last good one, or the end of a canary"
            w={{ base: 'full', sm: '80' }}
          >
            <Input
              name="version"
              list={versionList}
              pattern="\d+\.\d+\.\d+-[a-z0-9]{8,}"
              title="As in the table: 1.4.2-0011aabb2233"
              autoComplete="off"
            />
          </FormField>
          <FormField label="Reason" w={{ base: 'full', sm: '80' }}>
            <Input name="reason" required maxLength={200} autoComplete="off" />
          </FormField>
          <FormField label="Your key" helper="It stays in this page" w={{ base: 'full', sm: '80' }}>
            <Input type="file" pt="2" onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])} />
          </FormField>
        </Flex>
        <Button type="submit" alignSelf="flex-start" loading={busy && !asked}>
          Roll back or choose
        </Button>
        <Text role="status" color={said?.isRefusal ? 'fg.error' : 'fg'}>
          {said?.text}
        </Text>
        <datalist id={sliceList}>
          {Object.keys(versions).map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <datalist id={versionList}>
          {versions[slice.trim()]?.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
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
      </ConfirmDialog>
    </>
  );
}
