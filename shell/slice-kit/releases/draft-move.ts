import type { Channel } from '../src/contract/channel.ts';
import { type Change, momentAfter, readComposition } from './channel-file.ts';
import type { ObjectStore } from './object-store.ts';
import { pointerOf } from './pointer.ts';
import { type ChainLine, headOf, ownersOf, withLine } from './pointer-chain.ts';
import { rightsOf } from './rights.ts';
import { ToolError } from './tool-error.ts';

/**
 * A move as it would be signed by the key `blob`, unsigned: whoever holds that key signs `text`. Throws VETO-434 where the
 * key may not make it, and VETO-432 where nothing would move. `again`: with the moment of that earlier text. `alone` as for
 * `readComposition`.
 */
export async function draftMove(
  store: ObjectStore,
  name: string,
  blob: string,
  change: (channel: Channel) => Change | null,
  { again, alone }: { again?: string; alone?: string } = {},
): Promise<{ line: ChainLine; text: string }> {
  const [before, rights] = [await readComposition(store, name, { alone }), await rightsOf(store)];
  const wanted = change(before.channel);
  if (!wanted) throw new ToolError('VETO-432', 'There is nothing to move.');
  const { slice } = wanted.move;
  const file = before.pointers.get(slice)?.file;
  const by = [...rights.roots, ...ownersOf(file)].find((key) => key.blob === blob)?.name ?? 'a stranger';
  const at = again === undefined ? momentAfter(before, slice) : String((JSON.parse(again) as Partial<ChainLine>).at);
  const state = { pointer: pointerOf(wanted.channel, slice), retired: wanted.channel.retired?.[slice] };
  let text = '';
  const sign = async (asked: string) => {
    text = asked;
    return '';
  };
  const next = await withLine(
    file,
    state,
    { ...wanted.move, channel: name, at, by },
    { ...rights, signer: { blob, sign } },
  );
  return { line: headOf(next), text };
}
