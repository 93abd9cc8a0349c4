import { useMemo, useState } from 'react';

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
  return useMemo(() => ({ lit, open, setLit, setOpen }), [lit, open]);
}
