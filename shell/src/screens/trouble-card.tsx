import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Center } from '@veto/shared-ui/center';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { CloudOff } from 'lucide-react';

export interface TroubleCardProps {
  title: string;
  sentence: string;
  /** For whoever is told about it. */
  code?: string | undefined;
  action: string;
  onAction(): void;
}

/** Says that something does not work, and what to do. Part of what every page loads: it must not need the network. */
export function TroubleCard({ title, sentence, code, action, onAction }: TroubleCardProps) {
  return (
    <PageSection alignItems="center">
      <Card.Root role="alert" maxW="lg" w="full" data-failure={code ?? 'unknown'}>
        <Card.Body alignItems="center" textAlign="center" gap="4" p={{ base: '6', md: '10' }}>
          <Center boxSize="16" rounded="full" bg="bg.brand" color="fg.brand" aria-hidden>
            <CloudOff size={30} />
          </Center>
          <PageTitle textStyle="2xl">{title}</PageTitle>
          <Text color="fg.muted" maxW="44ch">
            {sentence}
          </Text>
          <Button onClick={onAction}>{action}</Button>
          {code && (
            <Text textStyle="sm" color="fg.subtle">
              Error code {code}
            </Text>
          )}
        </Card.Body>
      </Card.Root>
    </PageSection>
  );
}

/** The same, in the place of a page of the open site. */
export function TroublePage(props: Omit<TroubleCardProps, 'title'>) {
  const title = 'Something went wrong';
  usePageReady({ title });
  return <TroubleCard title={title} {...props} />;
}
