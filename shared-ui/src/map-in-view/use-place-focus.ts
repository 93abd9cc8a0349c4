import { startTransition, useMemo, useState } from 'react';

/** What a list and the map beside it point at together. */
export interface PlaceFocus {
  /** The place under the pointer or with the focus. */
  lit: string | null;
  /** The place whose pin was chosen. */
  open: string | null;
  setLit(id: string | null): void;
  setOpen(id: string | null): void;
}

/** For the parent of a list and its map; `LinkedRow` and `PlacesMap` take it. */
export function usePlaceFocus(): PlaceFocus {
  const [lit, setLit] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  return useMemo(
    // To light a pin draws list and map anew: not before a press on the row is answered.
    () => ({ lit, open, setLit: (id: string | null) => startTransition(() => setLit(id)), setOpen }),
    [lit, open],
  );
}
