import { Button } from '@veto/shared-ui/button';
import { EmptyState, type EmptyStateProps } from '@veto/shared-ui/empty-state';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, useSay } from '@veto/slice-kit';
import { useLocation } from 'react-router-dom';

interface AccessNoticeProps extends Pick<EmptyStateProps, 'illustration' | 'title' | 'description'> {
  /** What to do instead, the first one foremost. */
  ways: { href: string; label: string }[];
}

export function AccessNotice({ ways, ...words }: AccessNoticeProps) {
  return (
    <PageSection>
      <EmptyState headingLevel="h1" {...words}>
        {ways.map(({ href, label }, index) => (
          <Button key={href} asChild {...(index > 0 && { variant: 'outline' })}>
            <SiteLink href={href}>{label}</SiteLink>
          </Button>
        ))}
      </EmptyState>
    </PageSection>
  );
}

export function OwnersOnly() {
  const say = useSay();
  return (
    <AccessNotice
      illustration="no-pets"
      title={say('My Pets is for pet owners')}
      description={say(
        'You are signed in as a veterinarian. The animals you treat are listed with each of your appointments; to keep records of your own pets, register a second account as a pet owner.',
      )}
      ways={[
        { href: '/appointments', label: say('View appointments') },
        { href: '/dashboard', label: say('Dashboard') },
      ]}
    />
  );
}

/** What a signed-out visitor reads where only an owner's own data is shown; signing in leads back here. */
export function SignInFirst({ title, description }: { title: string; description: string }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  const next = `?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <AccessNotice
      illustration="locked"
      title={title}
      description={description}
      ways={[
        { href: `/login${next}`, label: say('Sign in') },
        { href: `/register${next}`, label: say('Register') },
      ]}
    />
  );
}
