import { placeText } from '@veto/shared-data/places';
import { aboutVeterinarian, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { IconFact } from '@veto/shared-ui/icon-fact';
import { OwnWords } from '@veto/shared-ui/own-words';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Services } from './services.tsx';
import { useSpecialistWords } from './specialist-words.ts';

export function SpecialistDetails({ vet }: { vet: VeterinarianProfile }) {
  const { phone, workingHours } = vet;
  const words = useSpecialistWords();
  const about = aboutVeterinarian(vet, words.language);
  const hours = words.hours(workingHours);
  return (
    <Stack gap="8">
      {about.text && (
        <Text lineHeight="1.7" whiteSpace="pre-line" overflowWrap="anywhere">
          <OwnWords language={about.language}>{about.text}</OwnWords>
        </Text>
      )}
      <Section title={words.contact}>
        <Stack gap="2">
          <IconFact icon={MapPin}>{placeText(vet)}</IconFact>
          {phone && (
            <IconFact icon={Phone}>
              <PhoneLink number={phone} />
            </IconFact>
          )}
          {hours && <IconFact icon={Clock}>{hours}</IconFact>}
        </Stack>
      </Section>
      <Section title={words.services}>
        <Services vet={vet} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" borderTopWidth="1px" borderColor="line" pt="6">
      <Heading as="h2" textStyle="h3" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
