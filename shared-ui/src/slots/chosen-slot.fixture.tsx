import { type ReactNode, useState } from 'react';
import type { SlotsByDayProps } from './slots-by-day.tsx';

type Choice = Pick<SlotsByDayProps, 'value' | 'onChange'>;

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
