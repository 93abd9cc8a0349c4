import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';
import type { ReactNode } from 'react';

/** A link within a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link asChild variant="underline" color="fg.brand" fontWeight="medium">
      <SiteLink href={href}>{children}</SiteLink>
    </Link>
  );
}
