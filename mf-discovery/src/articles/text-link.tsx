import { Link } from '@veto/shared-ui/link';
import { SiteLink, useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';

/** A link within a sentence, from its address in English. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const say = useSay();
  return (
    <Link asChild variant="underline" color="fg.brand" fontWeight="medium">
      <SiteLink href={say(href)}>{children}</SiteLink>
    </Link>
  );
}
