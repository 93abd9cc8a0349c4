import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Illustration } from '@veto/shared-ui/illustration';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { PLATFORM_ERRORS, type VetoError } from '@veto/slice-kit/errors';

export interface FailureCardProps {
  failure: VetoError | undefined;
  onRetry(): void;
}

/** In the place of a slice that does not work: what happened, a code for whoever is told about it, and Retry. */
export function FailureCard({ failure, onRetry }: FailureCardProps) {
  const code = failure?.code ?? 'VETO-101';
  usePageReady({ title: 'Something went wrong' });
  return (
    <PageSection alignItems="center">
      <Card.Root role="alert" maxW="lg" w="full" data-failure={code}>
        <Card.Body alignItems="center" textAlign="center" gap="4" py="10">
          <Illustration name="offline" />
          <PageTitle textStyle="2xl">Something went wrong</PageTitle>
          <Text color="fg.muted">{PLATFORM_ERRORS[code].visitor} The rest of the site works as usual.</Text>
          <Button onClick={onRetry}>Retry</Button>
          <Text textStyle="sm" color="fg.subtle">
            Error code {code}
          </Text>
        </Card.Body>
      </Card.Root>
    </PageSection>
  );
}
