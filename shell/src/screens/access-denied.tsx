import { Button } from '@veto/shared-ui/button';
import { SiteLink } from '@veto/slice-kit';
import { signInPath } from '../routing/return-path.ts';
import { Notice } from './notice.tsx';

/** The dashboard of somebody who is not signed in. */
export function AccessDenied({ path }: { path: string }) {
  return (
    <Notice title="Access Denied" sentence="Please log in to access your dashboard.">
      <Button asChild size="lg">
        <SiteLink href={signInPath({ pathname: path })}>Sign in</SiteLink>
      </Button>
    </Notice>
  );
}
