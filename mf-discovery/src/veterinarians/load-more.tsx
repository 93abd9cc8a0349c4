import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

interface LoadMoreProps {
  shown: number;
  total: number;
  loading: boolean;
  onLoad(): void;
}

/** The way to the rest of a list; nothing once everything is shown. */
export function LoadMore({ shown, total, loading, onLoad }: LoadMoreProps) {
  if (shown >= total) return null;
  return (
    <Stack align="center" gap="2">
      <Text color="fg.muted" fontSize="sm">
        {shown} of {total}
      </Text>
      <Button variant="subtle" size="lg" aria-disabled={loading} onClick={() => !loading && onLoad()}>
        {loading ? 'Loading...' : 'Load More Veterinarians'}
      </Button>
    </Stack>
  );
}
