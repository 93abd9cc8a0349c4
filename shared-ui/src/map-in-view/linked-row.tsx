import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PlaceFocus } from './use-place-focus.ts';

export interface LinkedRowProps {
  /** The place's id, as the map has it. */
  id: string;
  focus: PlaceFocus;
  children: ReactNode;
}

/** From here on the map stands beside its list; below, it would scroll out of view with the row that is scrolled to. */
const BESIDE = '(min-width: 62em)';

/** An item of a list beside a map: it lights its pin, and is framed and comes into view when its pin is chosen. */
export function LinkedRow({ id, focus, children }: LinkedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = focus.open === id;
  useEffect(() => {
    if (!chosen || !matchMedia(BESIDE).matches) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [chosen]);
  return (
    <Box
      ref={row}
      as="li"
      listStyleType="none"
      rounded="panel"
      scrollMarginY="24"
      data-chosen={chosen || undefined}
      outline={chosen ? '2px solid' : undefined}
      outlineColor="action"
      outlineOffset="2px"
      onPointerEnter={() => focus.setLit(id)}
      onPointerLeave={() => focus.setLit(null)}
      onFocus={() => focus.setLit(id)}
      onBlur={() => focus.setLit(null)}
    >
      {children}
    </Box>
  );
}
