import { type Appointment, useSetPetOfVisit } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';

/** Asks which pet a visit is for that is of none yet: one of the owner's, or the animal becomes their pet. */
export default function PetOfVisit({ visit }: { visit: Appointment }) {
  const id = useId();
  const pets = usePets();
  const set = useSetPetOfVisit();
  if (!pets.data) return null;
  const choose = (pet?: Pet) =>
    void tellOutcome(
      set.mutateAsync({ visitId: visit.id, ...(pet && { petId: pet.id }) }),
      pet ? SUCCESS.petOfVisit(pet.name) : SUCCESS.petAdded(visit.petName),
      (error) => withReason(error, ERRORS.setPetOfVisit),
    );
  const isFirst = pets.data.length === 0;
  const busy = set.isPending ? (set.variables.petId ?? 'new') : null;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="3"
      bg="surface"
      rounded="panel"
      p="5"
      mt="6"
      _print={{ display: 'none' }}
    >
      <Heading as="h2" id={id} textStyle="h4">
        {isFirst ? `Keep ${visit.petName} as your pet?` : 'Which of your pets is this?'}
      </Heading>
      <Text color="muted">The health record and all visits of the pet are then in one place.</Text>
      <Flex gap="2" wrap="wrap">
        {pets.data.map((pet) => (
          <Button
            key={pet.id}
            variant="subtle"
            loading={busy === pet.id}
            disabled={busy !== null}
            onClick={() => choose(pet)}
          >
            {pet.name}
          </Button>
        ))}
        <Button
          variant={isFirst ? 'solid' : 'plain'}
          loading={busy === 'new'}
          disabled={busy !== null}
          onClick={() => choose()}
        >
          {isFirst ? `Keep ${visit.petName}` : `${visit.petName} is another pet`}
        </Button>
      </Flex>
    </Stack>
  );
}
