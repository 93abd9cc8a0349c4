import { type Pet, useFormerPets } from '@veto/shared-data/pets';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { SiteLink, useSay } from '@veto/slice-kit';
import { TitledSection } from '../titled-section/titled-section.tsx';

/** Below the pets of today: those that are archived, and those that are kept in memory. */
export function FormerPets() {
  const say = useSay();
  const pets = useFormerPets().data ?? [];
  return (
    <>
      <Names title={say('In Memory')} pets={pets.filter(({ rememberedSince }) => rememberedSince)} />
      <Names title={say('Archived Pets')} pets={pets.filter(({ rememberedSince }) => !rememberedSince)} />
    </>
  );
}

function Names({ title, pets }: { title: string; pets: readonly Pet[] }) {
  if (pets.length === 0) return null;
  return (
    <TitledSection title={title} gap="4">
      <Flex as="ul" listStyleType="none" gap="6" wrap="wrap" pt="2">
        {pets.map((pet) => (
          <Flex as="li" key={pet.id} gap="3" align="center" minW="0">
            <SpeciesTag type={pet.type} imageUrl={pet.imageUrl} size="sm" />
            <Link asChild minH="11" overflowWrap="anywhere">
              <SiteLink href={`/pets/${pet.id}`}>{pet.name}</SiteLink>
            </Link>
          </Flex>
        ))}
      </Flex>
    </TitledSection>
  );
}
