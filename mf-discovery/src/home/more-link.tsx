import { Link } from '@veto/shared-ui/link';
import { SiteLink, useSay } from '@veto/slice-kit';
import { ArrowRight } from 'lucide-react';

/** Where a section leads on: a link with an arrow, from its address and words in English. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  const say = useSay();
  return (
    <Link asChild minH="11">
      <SiteLink href={say(href)}>
        {say(children)}
        <ArrowRight aria-hidden="true" size={18} />
      </SiteLink>
    </Link>
  );
}
