import { useFilledCancellations } from '@veto/shared-data/earlier-times';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';

/** How many cancelled visits somebody else has taken; nothing where none was cancelled. */
export function FilledCancellations() {
  const say = useSay();
  const { data } = useFilledCancellations();
  if (!data || data.cancelled === 0) return null;
  const counts = { filled: data.filled, count: data.cancelled };
  return (
    <Text color="muted">
      {data.cancelled === 1
        ? say('Filled {filled} of {count} cancellation in the last 30 days', counts)
        : say('Filled {filled} of {count} cancellations in the last 30 days', counts)}
    </Text>
  );
}
