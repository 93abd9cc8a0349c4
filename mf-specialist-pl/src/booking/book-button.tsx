import { Button } from '@veto/shared-ui/button';

export interface BookButtonProps {
  /** Whether day and time are chosen. */
  ready: boolean;
  loading?: boolean;
  onClick?(): void;
}

/** Not yet usable, it can still be focused and pressed: then it says what is missing. */
export function BookButton({ ready, loading = false, onClick }: BookButtonProps) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      size="lg"
      width="full"
      aria-disabled={!ready}
      data-disabled={ready ? undefined : ''}
      loading={loading}
      loadingText="Rezerwowanie..."
      {...(onClick && { onClick })}
    >
      Rezerwuj wizytę
    </Button>
  );
}
