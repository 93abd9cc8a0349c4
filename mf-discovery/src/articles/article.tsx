import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { List } from '@veto/shared-ui/list';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Children, type ReactNode, useId } from 'react';

/** A page to read: a heading, a sentence under it, sections in one column of comfortable width. */
export function Article({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <PageSection>
      <Box maxW="3xl" mx="auto" w="full">
        <PageHeader title={title} subtitle={subtitle} />
        <Stack gap="8" mt="8">
          {children}
        </Stack>
      </Box>
    </PageSection>
  );
}

export function ArticleSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h2" id={id} size="xl">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text lineHeight="1.7" color="fg">
      {children}
    </Text>
  );
}

export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <List.Root gap="2" ps="5" lineHeight="1.6">
      {Children.map(items, (item) => (
        <List.Item>{item}</List.Item>
      ))}
    </List.Root>
  );
}
