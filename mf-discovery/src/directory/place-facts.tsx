import { useKeepAskedCity } from '@veto/shared-data/places';
import { useDirectoryPages } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, usePageHead } from '@veto/slice-kit';
import type { VetFilters } from '../search/vet-filters.ts';
import { directoryHead, type Subject } from './directory-head.ts';
import { factsOf, hrefOf, hrefOfAll, neighboursOf, pageOf } from './directory-page.ts';

export interface PlaceFactsProps {
  subject: Subject;
  filters: VetFilters;
}

/** Under the list of a city or a specialty: its figures in a sentence, which describe it to search engines too, and its neighbours. */
export default function PlaceFacts({ subject, filters }: PlaceFactsProps) {
  const { data: pages = [] } = useDirectoryPages();
  const page = pageOf(subject, pages);
  const neighbours = page ? neighboursOf(page, pages) : [];
  const [who, facts] = page ? factsOf(page) : [];
  useKeepAskedCity(filters.city);
  usePageHead(page ? { ...directoryHead(filters), description: `${who}${facts}` } : null);
  return (
    <Stack gap="0" color="muted" textStyle="small">
      {page && (
        <Text>
          <Link asChild variant="underline" color="fg.brand">
            <SiteLink href={hrefOfAll(page)}>{who}</SiteLink>
          </Link>
          {facts}
        </Text>
      )}
      {page && neighbours.length > 0 && (
        <Flex wrap="wrap" columnGap="4" align="center">
          <Text as="span">{page.kind === 'city' ? 'Nearby:' : 'Other specialties:'}</Text>
          {neighbours.map((neighbour) => (
            <Link asChild key={neighbour.label} variant="underline" color="fg.brand" display="inline-flex" minH="11">
              <SiteLink href={hrefOf(neighbour)}>{neighbour.label}</SiteLink>
            </Link>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
