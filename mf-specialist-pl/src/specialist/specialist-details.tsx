import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { IconFact } from '@veto/shared-ui/icon-fact';
import { List } from '@veto/shared-ui/list';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Check, Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { specialtyInPolish } from '../search/search-terms.ts';
import { placeText } from './specialist.ts';
import { describeWorkHours } from './work-hours.ts';

export function SpecialistDetails({ vet }: { vet: VeterinarianProfile }) {
  const { name, imageUrl, portrait, specialty, description, phone, workingHours } = vet;
  const hours = describeWorkHours(workingHours);
  return (
    <Stack gap="8">
      <Flex gap="5" align="center">
        <Door specialty={specialty} imageUrl={imageUrl} portrait={portrait} label={`Portret: ${name}`} />
        <Box>
          <PageTitle>{name}</PageTitle>
          <Text color="brand.fg" fontWeight="medium">
            {specialtyInPolish(specialty)}
          </Text>
        </Box>
      </Flex>
      {description && <Text>{description}</Text>}
      <Section title="Kontakt">
        <Stack gap="2">
          <IconFact icon={MapPin}>{placeText(vet)}</IconFact>
          {phone && <IconFact icon={Phone}>{phone}</IconFact>}
          {hours && <IconFact icon={Clock}>{hours}</IconFact>}
        </Stack>
      </Section>
      <Section title="Usługi">
        <List.Root gap="2" listStyle="none">
          {POLISH_SERVICES.map((service) => (
            <List.Item key={service}>
              <IconFact icon={Check}>{service}</IconFact>
            </List.Item>
          ))}
        </List.Root>
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" rounded="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
      <Heading as="h2" size="md" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
