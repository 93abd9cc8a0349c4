import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink } from '@veto/slice-kit';

/** What a signed-out visitor reads where only an owner's own data is shown. */
export function SignInFirst({ title, description }: { title: string; description: string }) {
  return (
    <PageSection>
      <EmptyState illustration="locked" headingLevel="h1" title={title} description={description}>
        <Button asChild>
          <SiteLink href="/login">Sign in</SiteLink>
        </Button>
        <Button asChild variant="outline">
          <SiteLink href="/register">Register</SiteLink>
        </Button>
      </EmptyState>
    </PageSection>
  );
}
