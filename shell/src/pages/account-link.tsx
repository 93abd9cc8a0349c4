import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** A link within the text of an account screen. `keepNext` passes on where the visitor was going. */
export function AccountLink({
  href,
  keepNext = false,
  children,
}: {
  href: string;
  keepNext?: boolean;
  children: ReactNode;
}) {
  const { search } = useLocation();
  const next = keepNext ? new URLSearchParams(search).get('next') : null;
  return (
    <Link asChild color="fg.brand" fontWeight="semibold" minH="11" alignItems="center" display="inline-flex">
      <SiteLink href={next === null ? href : `${href}?next=${encodeURIComponent(next)}`}>{children}</SiteLink>
    </Link>
  );
}
