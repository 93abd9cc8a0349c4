import { veterinariansFailure } from '@veto/shared-data/errors';
import { ErrorState } from '@veto/shared-ui/error-state';

export function SearchFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <ErrorState
      title={veterinariansFailure(error).description}
      description="Check your connection and try again."
      error={error}
      onRetry={onRetry}
    />
  );
}
