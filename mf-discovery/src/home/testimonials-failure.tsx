import { ErrorState } from '@veto/shared-ui/error-state';
import { useSay } from '@veto/slice-kit';

export function TestimonialsFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const say = useSay();
  return (
    <ErrorState
      headingLevel="h3"
      title={say('The reviews could not be loaded.')}
      description={say('Check your connection and try again.')}
      retryLabel={say('Try again')}
      error={error}
      onRetry={onRetry}
    />
  );
}
