import { Link } from '@veto/shared-ui/link';
import { SiteLink, useLanguage } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pathIn } from '../../isomorphic/language-of-path.ts';

/** A link within the text of an account screen, to another of them in the same language, or to a page in English. `keepNext` passes on where the visitor was going. */
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
  const path = pathIn(useLanguage(), href);
  const next = keepNext ? new URLSearchParams(search).get('next') : null;
  return (
    <Link asChild color="fg.brand" minH="11">
      <SiteLink href={next === null ? path : `${path}?next=${encodeURIComponent(next)}`}>{children}</SiteLink>
    </Link>
  );
}
