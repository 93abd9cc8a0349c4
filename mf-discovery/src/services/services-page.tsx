import { Callout } from '@veto/shared-ui/callout';
import { Card } from '@veto/shared-ui/card';
import { LinkButton } from '@veto/shared-ui/link-button';
import { List } from '@veto/shared-ui/list';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { usePageHead, usePageReady } from '@veto/slice-kit';
import { CARE_TYPES, type CareType } from '../home/care-types.ts';

function CareCard({ care }: { care: CareType }) {
  return (
    <Card.Root h="full">
      <Card.Body gap="3">
        <Card.Title asChild>
          <h2>{care.name}</h2>
        </Card.Title>
        <Card.Description>{care.summary}</Card.Description>
        <List.Root gap="1" ps="5" listStyleType="disc">
          {care.includes.map((one) => (
            <List.Item key={one}>{one}</List.Item>
          ))}
        </List.Root>
      </Card.Body>
      <Card.Footer>
        <LinkButton href={care.href} variant="outline">
          {care.linkLabel}
        </LinkButton>
      </Card.Footer>
    </Card.Root>
  );
}

export default function ServicesPage() {
  usePageReady();
  usePageHead({ title: 'Services', canonical: '/services' });
  return (
    <PageSection>
      <Stack gap="8">
        <PageHeader
          title="Services"
          subtitle="What veterinarians on Veto do, and where to find the one you need. What a particular veterinarian offers is on their profile."
        />
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="6">
          {CARE_TYPES.map((care) => (
            <li key={care.name}>
              <CareCard care={care} />
            </li>
          ))}
        </SimpleGrid>
        <Callout
          title="Not sure what your pet needs?"
          description="Start with a general veterinarian. They know when a specialist should take over."
        >
          <LinkButton href="/doctors">Find a Veterinarian</LinkButton>
        </Callout>
      </Stack>
    </PageSection>
  );
}
