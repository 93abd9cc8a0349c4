import { Button } from '@veto/shared-ui/button';
import { usePanelWords } from './panel-words.ts';

export interface BookButtonProps {
  ready: boolean;
  onClick(): void;
}

/** Not yet usable, it can still be focused and pressed: then it says what is missing. */
export function BookButton({ ready, onClick }: BookButtonProps) {
  const { book } = usePanelWords();
  return (
    <Button
      type="button"
      size="lg"
      width="full"
      aria-disabled={!ready}
      data-disabled={ready ? undefined : ''}
      onClick={onClick}
    >
      {book}
    </Button>
  );
}
