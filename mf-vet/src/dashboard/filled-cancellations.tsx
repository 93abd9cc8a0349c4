import { useFilledCancellations } from '@veto/shared-data/earlier-times';
import { Text } from '@veto/shared-ui/text';

/** How many cancelled visits somebody else has taken; nothing where none was cancelled. */
export function FilledCancellations() {
  const { data } = useFilledCancellations();
  if (!data || data.cancelled === 0) return null;
  return (
    <Text color="muted">
      Filled {data.filled} of {data.cancelled} {data.cancelled === 1 ? 'cancellation' : 'cancellations'} in the last 30
      days
    </Text>
  );
}
