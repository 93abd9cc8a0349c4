import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { SiteLink } from '@veto/slice-kit';

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
