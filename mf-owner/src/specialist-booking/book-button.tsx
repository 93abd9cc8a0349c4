import { Button } from '@veto/shared-ui/button';

export interface BookButtonProps {
  /** Whether day and time are chosen. */
  ready: boolean;
  onClick(): void;
}

/** Not yet usable, it can still be focused and pressed: then it says what is missing. */
export function BookButton({ ready, onClick }: BookButtonProps) {
  return (
    <Button
      type="button"
      size="lg"
      width="full"
      aria-disabled={!ready}
      data-disabled={ready ? undefined : ''}
      onClick={onClick}
    >
      Rezerwuj wizytę
    </Button>
  );
}
