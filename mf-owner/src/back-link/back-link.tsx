import { Button } from '@veto/shared-ui/button';
import { SiteLink, useSay } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { LONG_LABEL } from '../long-label/long-label.ts';

export interface BackLinkProps {
  href: string;
  /** Where it leads: 'My Pets'. */
  to: string;
}

export function BackLink({ href, to }: BackLinkProps) {
  const say = useSay();
  return (
    <Button
      asChild
      variant="ghost"
      alignSelf="start"
      ms="-3"
      {...LONG_LABEL}
      // As wide as the place and the margin.
      maxW="calc(100% + {spacing.3})"
      _print={{ display: 'none' }}
    >
      <SiteLink href={href}>
        <ArrowLeft aria-hidden /> {say('Back to {to}', { to })}
      </SiteLink>
    </Button>
  );
}
