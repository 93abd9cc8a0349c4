import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { isCurrent, type Pet, useRestorePet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LONG_LABEL } from '../long-label/long-label.ts';

type Leave = 'remove' | 'remember';
const dialogs = () => import(/* webpackChunkName: "leave-pet" */ './leave-pet-dialogs.tsx');
const DIALOGS: Record<Leave, ComponentType<{ pet: Pet; onClose: () => void }>> = {
  remove: lazy(async () => ({ default: (await dialogs()).RemovePetDialog })),
  remember: lazy(async () => ({ default: (await dialogs()).RememberPetDialog })),
};

/** At the foot of a pet's page: removing it, or keeping it in memory. */
export function LeavePet({ pet }: { pet: Pet }) {
  const [leaving, setLeaving] = useState<Leave | null>(null);
  const Dialog = leaving && DIALOGS[leaving];
  return (
    <Flex gap="3" wrap="wrap" borderTopWidth="1px" borderColor="line" pt="5">
      {!pet.rememberedSince && (
        <Button variant="plain" {...LONG_LABEL} onClick={() => setLeaving('remember')}>
          {pet.name} has died
        </Button>
      )}
      {isCurrent(pet) && (
        <Button variant="plain" colorPalette="red" {...LONG_LABEL} onClick={() => setLeaving('remove')}>
          Remove {pet.name}
        </Button>
      )}
      {Dialog && (
        <Suspense>
          <Dialog pet={pet} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </Flex>
  );
}

/** Over the page of a pet that is not among the others, with the way back. */
export function FormerPetNote({ pet }: { pet: Pet }) {
  const restore = useRestorePet();
  if (isCurrent(pet)) return null;
  const bringBack = () =>
    restore.mutate(pet, {
      onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.petRestored(pet.name) }),
      onError: (error) => tellFailure(error, ERRORS.updatePet),
    });
  return (
    <Flex gap="3" align="center" wrap="wrap" bg="sunken" rounded="panel" px="5" py="3">
      <Text flex="1 1 16rem">
        {pet.rememberedSince
          ? `In memory of ${pet.name}. You are not reminded of anything here.`
          : `${pet.name} is archived: visits and records are kept.`}
      </Text>
      <Button variant="plain" {...LONG_LABEL} loading={restore.isPending} loadingText="Saving..." onClick={bringBack}>
        Put {pet.name} among my pets again
      </Button>
    </Flex>
  );
}
