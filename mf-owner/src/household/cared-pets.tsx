import { type CaredPet, useCaredPets, useCareToCome } from '@veto/shared-data/household';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { roleText } from './part-words.ts';

/** Pets of others that the signed-in person cares for, those to come last. */
export function CaredPets() {
  const say = useSay();
  const today = useCaredPets().data ?? [];
  const toCome = useCareToCome().data ?? [];
  const pets = [...today, ...toCome];
  if (pets.length === 0) return null;
  return (
    <TitledSection title={say('You care for')} gap="4">
      <Flex as="ul" listStyleType="none" gap="8" wrap="wrap" pt="2">
        {pets.map((pet) => (
          <Pet key={pet.id} pet={pet} />
        ))}
      </Flex>
    </TitledSection>
  );
}

function Pet({ pet }: { pet: CaredPet }) {
  const language = useLanguage();
  const say = useSay();
  return (
    <Flex as="li" gap="3" align="center" minW="0">
      <SpeciesTag type={pet.type} imageUrl={pet.imageUrl} size="sm" />
      <Box minW="0" overflowWrap="anywhere">
        <Link asChild minH="11" overflowWrap="anywhere">
          <SiteLink href={`/pets/${pet.id}`}>{pet.name}</SiteLink>
        </Link>
        <Text textStyle="small" color="muted">
          {say('{role} · {owner}’s', { role: roleText(pet, language), owner: pet.owner })}
        </Text>
      </Box>
    </Flex>
  );
}
