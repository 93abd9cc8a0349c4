import { SiteLink } from '@veto/slice-kit';
import { Button, type ButtonProps } from '../button/index.ts';

export interface LinkButtonProps extends ButtonProps {
  /** A same-origin address: '/doctors'. */
  href: string;
}

/** A link within the site that looks like a button. Its children are its words. */
export function LinkButton({ href, children, ...button }: LinkButtonProps) {
  return (
    <Button asChild {...button}>
      <SiteLink href={href}>{children}</SiteLink>
    </Button>
  );
}
