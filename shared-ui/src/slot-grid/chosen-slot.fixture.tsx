import { type ReactNode, useState } from 'react';
import type { SlotGridProps } from './slot-grid.tsx';

type Choice = Pick<SlotGridProps, 'value' | 'onChange'>;

/** Remembers which slot a story's visitor chose. */
export function ChosenSlot({ value, onChange, children }: Choice & { children: (choice: Choice) => ReactNode }) {
  const [chosen, setChosen] = useState(value);
  return children({
    value: chosen,
    onChange: (slot) => {
      setChosen(slot);
      onChange(slot);
    },
  });
}
