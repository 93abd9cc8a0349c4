import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';

interface AreaButtonProps {
  label: string;
  /** What the search for the area that is shown has found; null: the list is of everywhere. */
  told: string | null;
  /** The visitor has moved the map since. */
  moved: boolean;
  onSearch(): void;
}

const AT_THE_TOP = { position: 'absolute', top: '3', insetInline: '3', w: 'fit-content', mx: 'auto' } as const;

/** Above a map that was moved, the way to ask for what it shows; then, in its place, the answer. */
export function AreaButton({ label, told, moved, onSearch }: AreaButtonProps) {
  const answer = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const answered = told !== null && !moved;
  useEffect(() => {
    // The button that was pressed is gone; without this the keyboard would begin at the top of the page again.
    if (answered && pressed.current) answer.current?.focus({ preventScroll: true });
    if (answered) pressed.current = false;
  }, [answered]);
  if (moved)
    return (
      <Button
        {...AT_THE_TOP}
        shadow="float"
        onClick={() => {
          pressed.current = true;
          onSearch();
        }}
      >
        {label}
      </Button>
    );
  if (told === null) return null;
  return (
    <Text
      {...AT_THE_TOP}
      ref={answer}
      tabIndex={-1}
      px="4"
      py="2"
      bg="surface"
      color="ink"
      rounded="control"
      shadow="float"
      textStyle="small"
      fontWeight="medium"
      textAlign="center"
      pointerEvents="none"
    >
      {told}
    </Text>
  );
}
