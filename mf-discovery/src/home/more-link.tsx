import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';
import { ArrowRight } from 'lucide-react';

/** Where a section leads on: a link with an arrow. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link asChild minH="11">
      <SiteLink href={href}>
        {children}
        <ArrowRight aria-hidden="true" size={18} />
      </SiteLink>
    </Link>
  );
}
