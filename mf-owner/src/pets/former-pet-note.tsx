import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { isCurrent, type Pet, useRestorePet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { LONG_LABEL } from '../long-label/long-label.ts';

/** Over the page of a pet that is not among the others, with the way back. */
export function FormerPetNote({ pet }: { pet: Pet }) {
  const say = useSay();
  const restore = useRestorePet();
  if (isCurrent(pet)) return null;
  const bringBack = () => tellOutcome(restore.mutateAsync(pet), SUCCESS.petRestored(pet.name), () => ERRORS.updatePet);
  return (
    <Flex gap="3" align="center" wrap="wrap" bg="sunken" rounded="panel" px="5" py="3">
      <Text flex="1 1 16rem">
        {pet.rememberedSince
          ? say('In memory of {pet}. You are not reminded of anything here.', { pet: pet.name })
          : say('{pet} is archived: visits and records are kept.', { pet: pet.name })}
      </Text>
      <Button
        variant="plain"
        {...LONG_LABEL}
        loading={restore.isPending}
        loadingText={say('Saving...')}
        onClick={bringBack}
      >
        {say('Put {pet} among my pets again', { pet: pet.name })}
      </Button>
    </Flex>
  );
}
