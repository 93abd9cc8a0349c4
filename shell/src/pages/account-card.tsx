import { Card } from '@veto/shared-ui/card';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import type { ReactNode } from 'react';

export interface AccountCardProps {
  title: string;
  subtitle: ReactNode;
  /** The way to the screen that the visitor may have wanted instead. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen about an account: a card in the middle of the page. */
export function AccountCard({ title, subtitle, footer, children }: AccountCardProps) {
  usePageReady({ title, key: title });
  return (
    <PageSection alignItems="center">
      <Card.Root w="full" maxW="md" rounded="1.5rem">
        <Card.Body gap="6" p={{ base: '5', md: '8' }}>
          <Stack gap="1">
            <PageTitle textStyle="h2">{title}</PageTitle>
            <Text color="fg.muted">{subtitle}</Text>
          </Stack>
          {children}
        </Card.Body>
        {footer && (
          <Card.Footer
            justifyContent="center"
            borderTopWidth="1px"
            borderColor="line"
            py="3"
            mx={{ base: '5', md: '8' }}
            px="0"
          >
            <Text color="fg.muted">{footer}</Text>
          </Card.Footer>
        )}
      </Card.Root>
    </PageSection>
  );
}
