import { cityCalled } from '@veto/shared-data/vocabulary';
import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';

/** The way to the same vets in Polish, nearest first, from the centre of the city that is chosen here. */
export function PolishSearchLink({ city }: { city: string | null | undefined }) {
  const known = cityCalled(city);
  const href = known ? `/map-search?${new URLSearchParams({ miasto: known })}` : '/map-search';
  return (
    <Link asChild variant="underline" color="fg.brand" fontWeight="medium" display="inline-flex" minH="11">
      <SiteLink href={href} lang="pl">
        Szukaj po polsku, od najbliższych
      </SiteLink>
    </Link>
  );
}
