import { IconButton } from '@veto/shared-ui/icon-button';
import { SiteLink } from '@veto/slice-kit';
import { CircleUserRound } from 'lucide-react';

/** The way to the page of one's account; narrower than a desktop it stands in the menu. */
export function AccountLink() {
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      minW="11"
      minH="11"
      color="ink"
      display={{ base: 'none', lg: 'inline-flex' }}
    >
      <SiteLink href="/account" aria-label="Account">
        <CircleUserRound aria-hidden />
      </SiteLink>
    </IconButton>
  );
}
