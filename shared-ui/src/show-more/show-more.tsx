import { useSay } from '@veto/slice-kit';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';

export interface ShowMoreProps<Item> {
  items: readonly Item[];
  /** Draws one; its element has a key. */
  children: (item: Item) => ReactNode;
}

/** Years of entries are drawn a few at a time: each of them may be a whole card. */
const AT_A_TIME = 20;

/** The first of a long list, and a button that says how many there are yet; to be put into a stack. */
export function ShowMore<Item>({ items, children }: ShowMoreProps<Item>) {
  const say = useSay();
  const [shown, setShown] = useState(AT_A_TIME);
  return (
    <>
      {items.slice(0, shown).map(children)}
      {items.length > shown && (
        <Button variant="subtle" alignSelf="start" onClick={() => setShown(shown + AT_A_TIME)}>
          {say('Show more ({left})', { left: items.length - shown })}
        </Button>
      )}
    </>
  );
}
