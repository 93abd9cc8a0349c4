import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Portal } from '@veto/shared-ui/portal';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Check, Undo2 } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useShrinkingLine } from './use-shrinking-line.ts';
import { useTimeLeft } from './use-time-left.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** What was done and can be taken back. */
export interface Undoable {
  /** 'Burek’s visit is completed.' */
  words: string;
  /** What else is to be said about it, in quieter letters. */
  more?: ReactNode;
  /** For how long the bar stands, in milliseconds, and how much of that is left. */
  totalMs: number;
  leftMs: number;
}

export interface UndoBarProps {
  /** Null for nothing to take back: the region stays, so that what comes into it is announced. */
  undoable: Undoable | null;
  undoing: boolean;
  onUndo: () => void;
  /** Its time is over. */
  onEnd: () => void;
  /** It waits, hovered or focused, or goes on with so many milliseconds left. */
  onHold?: (held: boolean, leftMs: number) => void;
}

/**
 * Says what was done and offers to take it back, for some seconds that wait while it is hovered or focused. Ctrl+Z takes it
 * back too, and the next Tab leads to its button. Key it by what was done.
 */
export function UndoBar({ undoable, ...bar }: UndoBarProps) {
  return (
    <Portal>
      <Box
        position="fixed"
        bottom={{ base: '12px', md: '28px' }}
        insetX="0"
        mx="auto"
        w="min(600px, 100vw - 24px)"
        zIndex="toast"
        _print={{ display: 'none' }}
      >
        <Box role="status" srOnly>
          {undoable && (
            <>
              {undoable.words} {undoable.more}
            </>
          )}
        </Box>
        {undoable && <Bar undoable={undoable} {...bar} />}
      </Box>
    </Portal>
  );
}

function Bar({ undoable, undoing, onUndo, onEnd, onHold }: UndoBarProps & { undoable: Undoable }) {
  const say = useSay();
  const { words, more, totalMs, leftMs } = undoable;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const button = useRef<HTMLButtonElement>(null);
  const leftNow = useTimeLeft({ leftMs, waits: held || undoing, onEnd });
  const line = useShrinkingLine({ from: leftMs / totalMs, ms: leftMs, waits: held || undoing });
  useUndoKeys(button, onUndo);
  const hold = (reasons: { hovered?: boolean; focused?: boolean }) => {
    const next = { hovered, focused, ...reasons };
    setHovered(next.hovered);
    setFocused(next.focused);
    if ((next.hovered || next.focused) !== held) onHold?.(!held, leftNow());
  };
  const leaves = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return (
    <Flex
      // Toasts stand above it.
      data-bottom-bar=""
      colorPalette="onNight"
      bg="night"
      color="night.ink"
      rounded="panel"
      boxShadow="float"
      overflow="hidden"
      position="relative"
      align="center"
      gap="3"
      ps="5"
      pe="2.5"
      py="2.5"
      _highContrast={{ outline: '1px solid CanvasText' }}
      onPointerEnter={() => hold({ hovered: true })}
      onPointerLeave={() => hold({ hovered: false })}
      onFocus={() => hold({ focused: true })}
      onBlur={(event) => leaves(event) && hold({ focused: false })}
    >
      <Box aria-hidden flexShrink="0">
        <Check size={18} />
      </Box>
      {/* Said by the region above. */}
      <Box aria-hidden minW="0" flex="1" lineHeight="1.35">
        <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
          {words}
        </Text>{' '}
        {more && (
          <Text as="span" color="night.muted" hideBelow="sm">
            {more}
          </Text>
        )}
      </Box>
      <Button ref={button} variant="subtle" flexShrink="0" loading={undoing} loadingText={say('Undo')} onClick={onUndo}>
        <Undo2 aria-hidden /> {say('Undo')}
      </Button>
      <Box
        ref={line}
        aria-hidden
        position="absolute"
        bottom="0"
        insetStart="0"
        w="full"
        h="3px"
        bg="night.accent"
        transformOrigin="left"
      />
    </Flex>
  );
}
