import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

const SKELETONS = ['a', 'b', 'c', 'd'];

export function LoadingRows({ text }: { text: string }) {
  return (
    <Stack gap="4">
      <Text role="status" color="fg.muted">
        {text}
      </Text>
      {SKELETONS.map((one) => (
        <ResultRowSkeleton key={one} action times />
      ))}
    </Stack>
  );
}
