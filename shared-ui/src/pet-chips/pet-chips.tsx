import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Image } from '@chakra-ui/react/image';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useState } from 'react';
import { ChipChoice } from '../chip-choice/index.ts';
import { Paw } from '../motif/paw.tsx';
import { SPECIES_TINTS, speciesOf } from '../species/species.ts';
import { SpeciesFace } from '../species/species-face.tsx';

/** A pet to choose; `owner` is the first name of somebody else's. */
export interface PetOfChips {
  id: string;
  name: string;
  type: string;
  imageUrl?: string | null;
  owner?: string;
}

export interface PetChipsProps<P extends PetOfChips> {
  pets: readonly P[];
  chosen: P | undefined;
  onChoose: (pet: P) => void;
  /** 'Bella (Anna’s)': somebody else's pet. */
  ofSomebody: (name: string, owner: string) => string;
  /** Of the radios, unique on the page. */
  name: string;
  /** An answer is missing: the first chip has the focus once a sheet opens. */
  missing?: boolean;
  /** Further answers of the same question. */
  children?: ReactNode;
}

/** One of several pets, each with its photo or the face of its species. */
export function PetChips<P extends PetOfChips>(props: PetChipsProps<P>) {
  const { pets, chosen, onChoose, ofSomebody, name, missing = false, children } = props;
  return (
    <Flex wrap="wrap" gap="2">
      {pets.map((pet, index) => (
        <ChipChoice
          key={pet.id}
          type="radio"
          look="pet"
          tint={tintOf(pet)}
          name={name}
          checked={pet.id === chosen?.id}
          onChange={() => onChoose(pet)}
          {...(missing && index === 0 && { 'data-missing': '' })}
        >
          <Face pet={pet} />
          <Text as="span" truncate {...(!pet.owner && { htmlTranslate: 'no' as const })}>
            {pet.owner ? ofSomebody(pet.name, pet.owner) : pet.name}
          </Text>
        </ChipChoice>
      ))}
      {children}
    </Flex>
  );
}

function tintOf({ type }: PetOfChips): string {
  const species = speciesOf(type);
  return species ? SPECIES_TINTS[species] : 'lilac';
}

function Face({ pet }: { pet: PetOfChips }) {
  const { imageUrl, type } = pet;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const species = speciesOf(type);
  return (
    <Center boxSize="42px" rounded="full" overflow="hidden" bg={`${tintOf(pet)}.2`} flexShrink="0" aria-hidden>
      {imageUrl && imageUrl !== brokenUrl ? (
        <Image src={imageUrl} alt="" boxSize="full" objectFit="cover" onError={() => setBrokenUrl(imageUrl)} />
      ) : species ? (
        <SpeciesFace species={species} boxSize="34px" />
      ) : (
        <Paw boxSize="28px" />
      )}
    </Center>
  );
}
