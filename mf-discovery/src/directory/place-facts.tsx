import type { DirectoryPage } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { factsOf, hrefOf, neighboursOf } from './directory-page.ts';

interface PlaceFactsProps {
  /** Undefined while it is not known. */
  page: DirectoryPage | undefined;
  pages: readonly DirectoryPage[];
}

/** Under the list of a city or a specialty: its figures in a sentence, and the way to its neighbours. */
export function PlaceFacts({ page, pages }: PlaceFactsProps) {
  const neighbours = page ? neighboursOf(page, pages) : [];
  return (
    <Stack gap="0" minH="24" color="muted" textStyle="small">
      {page && <Text>{factsOf(page)}</Text>}
      {page && neighbours.length > 0 && (
        <Flex wrap="wrap" columnGap="4" align="center">
          <Text as="span">{page.kind === 'city' ? 'Nearby:' : 'Other specialties:'}</Text>
          {neighbours.map((neighbour) => (
            <Link asChild key={neighbour.label} variant="underline" color="fg.brand" minH="11" alignItems="center">
              <SiteLink href={hrefOf(neighbour)}>{neighbour.label}</SiteLink>
            </Link>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
