import type { Pet } from '@veto/shared-data/pets';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import { basicFacts, healthCards, lastVisitFacts } from './pet-facts.ts';

/** All that is known about a pet; what is not filled is not shown. */
export function PetInformation({ pet }: { pet: Pet }) {
  const lastVisit = lastVisitFacts(pet);
  return (
    <Stack gap="5">
      <InfoCard title="Basic Information">
        <FactList orientation="horizontal" facts={basicFacts(pet)} />
      </InfoCard>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 1, xl: 2 }} gap="5">
        {lastVisit.length > 0 && (
          <InfoCard title="Last Visit">
            <FactList orientation="horizontal" facts={lastVisit} />
          </InfoCard>
        )}
        {healthCards(pet).map(({ title, text }) => (
          <InfoCard key={title} title={title}>
            <Text whiteSpace="pre-line">{text}</Text>
          </InfoCard>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card.Root as="section">
      <Card.Body gap="3">
        <Card.Title as="h2">{title}</Card.Title>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
