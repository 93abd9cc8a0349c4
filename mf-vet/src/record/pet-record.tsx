import { ERRORS } from '@veto/shared-data/errors';
import { useReadablePet } from '@veto/shared-data/health';
import { ageOf, ageText, type Pet } from '@veto/shared-data/pets';
import { ErrorState } from '@veto/shared-ui/error-state';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { Heading } from '@veto/shared-ui/heading';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton, SkeletonText } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type Language, type Say, useLanguage, useSay } from '@veto/slice-kit';
import { useWhen, type When } from '../when/use-when.ts';
import { GivenMedicines, GivenVaccinations, KeptDocuments, MeasuredWeights } from './record-lists.tsx';

export interface PetRecordProps {
  petId: string | null | undefined;
  petName: string;
}

/** What its owner and veterinarians have noted about a pet; why not, where it is not open to the one who looks. */
export function PetRecord({ petId, petName }: PetRecordProps) {
  const say = useSay();
  const pet = useReadablePet(petId);
  return (
    <Stack as="section" gap="4" aria-labelledby="pet-record" borderTopWidth="1px" borderColor="line" pt="6">
      <Heading as="h2" id="pet-record" textStyle="h3">
        {say('Health record of {pet}', { pet: petName })}
      </Heading>
      {pet.data ? (
        <OpenRecord pet={pet.data} />
      ) : pet.data === null ? (
        <Text color="muted">
          {say(
            'It is not open to you: this pet has none here, the visit is long over, or its owner keeps it to themselves.',
          )}
        </Text>
      ) : pet.isError ? (
        <ErrorState {...ERRORS.loadRecord} query={pet} headingLevel="h3" />
      ) : (
        <RecordSkeleton />
      )}
    </Stack>
  );
}

function RecordSkeleton() {
  return (
    <Stack gap="8" aria-hidden>
      <SkeletonText noOfLines={4} gap="3" maxW="30rem" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
        <Skeleton h="6rem" rounded="l2" />
        <Skeleton h="6rem" rounded="l2" />
      </SimpleGrid>
    </Stack>
  );
}

function OpenRecord({ pet }: { pet: Pet }) {
  return (
    <>
      <FactList facts={factsOf(pet, useSay(), useWhen(), useLanguage())} orientation="horizontal" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="8" alignItems="start" {...IN_ORDER}>
        <GivenVaccinations petId={pet.id} />
        <GivenMedicines petId={pet.id} />
        <MeasuredWeights petId={pet.id} />
        <KeptDocuments petId={pet.id} />
      </SimpleGrid>
    </>
  );
}

function factsOf(pet: Pet, say: Say, when: When, language: Language): LabelledFact[] {
  const age = ageText(ageOf(pet), language, say);
  return [
    [say('Kind'), [say(pet.type), pet.breed, pet.gender && say(pet.gender), age].filter(Boolean).join(', ')],
    [say('Weight'), pet.weight === null ? null : `${when.number(pet.weight)} kg`],
    [say('Color'), pet.color],
    [say('Microchip'), pet.microchipNumber],
    [say('Allergies'), pet.allergies],
    [say('Medical History'), pet.medicalHistory],
    [say('Current Medications'), pet.medications],
    [say('Vaccination Records'), pet.vaccinationRecords],
  ];
}
