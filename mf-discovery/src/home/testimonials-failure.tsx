import { ErrorState } from '@veto/shared-ui/error-state';

export function TestimonialsFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <ErrorState
      headingLevel="h3"
      title="The reviews could not be loaded."
      description="Check your connection and try again."
      error={error}
      onRetry={onRetry}
    />
  );
}
