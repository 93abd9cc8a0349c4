import { cityOfLastVisit, useOwnerAppointments } from '@veto/shared-data/appointments';
import { ageOf, type Pet, usePets } from '@veto/shared-data/pets';
import type { City } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { useEffect } from 'react';
import { ArticleSection, Paragraph } from '../articles/article.tsx';

export interface OwnPetsProps {
  /** Told the city of the owner's last visit that was not cancelled. */
  onLastCity(city: City): void;
}

/** What a clinic asks about the signed-in owner's pets; nothing where there are none, or they cannot be read. */
export default function OwnPets({ onLastCity }: OwnPetsProps) {
  const { data: pets = [] } = usePets();
  const { data: visits = [] } = useOwnerAppointments();
  const lastCity = cityOfLastVisit(visits);
  useEffect(() => {
    if (lastCity) onLastCity(lastCity);
  }, [lastCity, onLastCity]);
  if (pets.length === 0) return null;
  return (
    <ArticleSection heading="What the clinic will ask about your pets">
      <Paragraph>Have this in front of you when you telephone, and show the passport when you arrive.</Paragraph>
      <Stack as="ul" listStyleType="none" gap="8" mt="2">
        {pets.map((pet) => (
          <OwnPet key={pet.id} pet={pet} />
        ))}
      </Stack>
    </ArticleSection>
  );
}

function OwnPet({ pet }: { pet: Pet }) {
  const { id, name, type, breed, gender, weight, allergies, medications, microchipNumber, imageUrl } = pet;
  return (
    <Stack as="li" gap="3">
      <Flex gap="4" align="center">
        <SpeciesTag type={type} imageUrl={imageUrl} size="sm" />
        <Box minW="0" overflowWrap="anywhere">
          <Heading as="h3" size="md">
            {name}
          </Heading>
          <Text color="muted">{[type, breed, ageOf(pet), gender].filter(Boolean).join(' · ')}</Text>
        </Box>
      </Flex>
      <FactList
        orientation="horizontal"
        gap="2"
        facts={[
          ['Weight', weight === null ? null : `${weight} kg`],
          ['Allergies', allergies || 'None noted'],
          ['Medications', medications || 'None noted'],
          ['Microchip', microchipNumber],
        ]}
      />
      <Flex columnGap="5" wrap="wrap">
        <Link asChild minH="11">
          <SiteLink href={`/pets/${id}`} aria-label={`Health record of ${name}`}>
            Health record
          </SiteLink>
        </Link>
        <Link asChild minH="11">
          <SiteLink href={`/pets/${id}/passport`} aria-label={`Passport of ${name}`}>
            Passport
          </SiteLink>
        </Link>
      </Flex>
    </Stack>
  );
}
