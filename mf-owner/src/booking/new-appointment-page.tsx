import { type PetToBook, usePetsToBook } from '@veto/shared-data/booking';
import { ERRORS } from '@veto/shared-data/errors';
import { filterOfPet } from '@veto/shared-data/vocabulary';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OtherVeterinarians } from './other-veterinarians.tsx';
import { OwnVeterinarianRows } from './own-veterinarian-rows.tsx';
import { PetChoice } from './pet-choice.tsx';
import { SheetOverRows } from './sheet-over-rows.tsx';
import { useSheetOfAddress } from './use-sheet-of-address.ts';

/**
 * Books a visit: the owner's vets and others with their next free times, each of which opens the booking sheet. `?petId=`
 * chooses the pet, `?vet=` opens the sheet of a vet.
 */
export default function NewAppointmentPage() {
  usePageReady();
  const say = useSay();
  const { own, pets, isComplete } = usePetsToBook();
  const { pet, choose } = usePetOfAddress(pets);
  const { sheet, isGone, book } = useSheetOfAddress();
  const [anyAnimal, setAnyAnimal] = useState(false);
  useFailureToast(own.data && own.error, ERRORS.loadPets);
  const animal = pet && filterOfPet(pet.type);
  return (
    <PageSection>
      <PageHeader
        title={say('Book an Appointment')}
        subtitle={say('Choose a veterinarian and a free time: the visit is booked right away.')}
      />
      {isGone && (
        <Text role="status">{say('This veterinarian can no longer be booked. Please choose another one.')}</Text>
      )}
      {own.isError && !own.data ? (
        <ErrorState {...ERRORS.loadPets} query={own} />
      ) : isComplete ? (
        <Stack gap="10">
          {pets.length > 0 && (
            <PetChoice
              pets={pets}
              pet={pet}
              onChoose={choose}
              animal={animal}
              anyAnimal={anyAnimal}
              onAnyAnimal={setAnyAnimal}
            />
          )}
          <OwnVeterinarianRows onBook={book} />
          <OtherVeterinarians animal={anyAnimal ? undefined : animal} onBook={book} />
        </Stack>
      ) : (
        <ChoicesSkeleton />
      )}
      <SheetOverRows sheet={sheet} />
    </PageSection>
  );
}

function ChoicesSkeleton() {
  return (
    <Stack gap="10" aria-hidden>
      <Stack gap="3">
        <Skeleton h="6" w="12rem" />
        <Flex gap="2">
          <Skeleton h="12" w="7rem" rounded="full" />
          <Skeleton h="12" w="8rem" rounded="full" />
        </Flex>
      </Stack>
      <Stack gap="4">
        <Skeleton h="7" w="13rem" />
        <CardSkeletons count={2} shape="vet" />
      </Stack>
    </Stack>
  );
}

/** The pet of the address, else an owner's only one. */
function usePetOfAddress(pets: readonly PetToBook[]) {
  const [params, setParams] = useSearchParams();
  const named = pets.find(({ id }) => id === params.get('petId'));
  return {
    pet: named ?? (pets.length === 1 ? pets[0] : undefined),
    choose: ({ id }: PetToBook) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('petId', id);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
