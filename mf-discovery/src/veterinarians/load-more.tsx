import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';

interface LoadMoreProps {
  shown: number;
  total: number;
  loading: boolean;
  onLoad(): void;
  /** The address of what follows, for browsers without scripts; null where nothing does. */
  nextHref: string | null;
  /** The list does not begin at its start: how many stand before it is not known. */
  isLater: boolean;
}

/** The way to the rest of a list; nothing once everything is shown. */
export function LoadMore({ shown, total, loading, onLoad, nextHref, isLater }: LoadMoreProps) {
  if (isLater ? !nextHref : shown >= total) return null;
  return (
    <Stack align="center" gap="2">
      {!isLater && (
        <Text color="fg.muted" fontSize="sm">
          {shown} of {total}
        </Text>
      )}
      <Button variant="subtle" size="lg" aria-disabled={loading} onClick={() => !loading && onLoad()}>
        {loading ? 'Loading...' : 'Load More Veterinarians'}
      </Button>
      {nextHref && (
        <noscript>
          <Button asChild variant="subtle" size="lg">
            <SiteLink href={nextHref}>Load More Veterinarians</SiteLink>
          </Button>
        </noscript>
      )}
    </Stack>
  );
}
