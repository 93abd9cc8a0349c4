import { HOUSEHOLD_ERRORS, HOUSEHOLD_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Carer, useHandOverPet, useRemoveCarer } from '@veto/shared-data/household';
import type { Pet } from '@veto/shared-data/pets';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { IconButton } from '@veto/shared-ui/icon-button';
import { latePart } from '@veto/shared-ui/late-part';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuSeparator, MenuTrigger } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { LONG_LABEL } from '../long-label/long-label.ts';

const ChangeCarerDialog = latePart(() => import(/* webpackChunkName: "change-carer" */ './change-carer-dialog.tsx'));

interface CarerProps {
  pet: Pet;
  carer: Carer;
  name: string;
}

/** What an owner can do about somebody who cares for their pet. */
export function CarerMenu({ pet, carer, name }: CarerProps) {
  const say = useSay();
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <MenuRoot positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => setAsked(value)}>
        <MenuTrigger asChild>
          <IconButton variant="surface" aria-label={say('More for {name}', { name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        </MenuTrigger>
        <Portal>
          <MenuPositioner>
            <MenuContent bg="surface" rounded="panel" boxShadow="float" p="2" maxW="calc(100vw - 2rem)">
              <MenuItem value="change" {...LONG_LABEL} minH="12">
                {say('Change role and rights')}
              </MenuItem>
              {carer.role === 'carer' && (
                <MenuItem value="hand-over" {...LONG_LABEL} minH="12">
                  {say('Hand {pet} over', { pet: pet.name })}
                </MenuItem>
              )}
              <MenuSeparator />
              <MenuItem value="remove" {...LONG_LABEL} minH="12" color="danger">
                {say('Remove {name}', { name })}
              </MenuItem>
            </MenuContent>
          </MenuPositioner>
        </Portal>
      </MenuRoot>
      {asked === 'change' && <ChangeCarerDialog petId={pet.id} carer={carer} name={name} onClose={close} />}
      {asked === 'remove' && <RemoveDialog pet={pet} carer={carer} name={name} onClose={close} />}
      {asked === 'hand-over' && <HandOverDialog pet={pet} carer={carer} name={name} onClose={close} />}
    </>
  );
}

function RemoveDialog({ pet, carer, name, onClose }: CarerProps & { onClose: () => void }) {
  const say = useSay();
  const remove = useRemoveCarer(pet.id);
  const confirm = async () => {
    const removed = HOUSEHOLD_SUCCESS.removed(name, pet.name);
    const failure = (error: unknown) => withReason(error, HOUSEHOLD_ERRORS.change);
    if (await tellOutcome(remove.mutateAsync(carer.personId), removed, failure)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Remove {name}?', { name })}
      confirmLabel={say('Yes, remove')}
      cancelLabel={say('Keep {name}', { name })}
      onConfirm={confirm}
      loading={remove.isPending}
      destructive
    >
      <Text>
        {say('{name} can no longer see {pet} or record anything. Visits that they booked stay booked.', {
          name,
          pet: pet.name,
        })}
      </Text>
    </ConfirmDialog>
  );
}

function HandOverDialog({ pet, carer, name, onClose }: CarerProps & { onClose: () => void }) {
  const say = useSay();
  const handOver = useHandOverPet(pet.id);
  const confirm = async () => {
    const done = HOUSEHOLD_SUCCESS.handedOver(name, pet.name);
    const failure = (error: unknown) => withReason(error, HOUSEHOLD_ERRORS.change);
    if (await tellOutcome(handOver.mutateAsync(carer.personId), done, failure)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Hand {pet} over to {name}?', { pet: pet.name, name })}
      confirmLabel={say('Yes, hand over')}
      cancelLabel={say('Keep {name}', { name: pet.name })}
      onConfirm={confirm}
      loading={handOver.isPending}
      destructive
    >
      <Text>
        {say(
          '{name} becomes the owner, with the record, the documents and the passport of {pet}. You stay as a carer with every right, until {name} decides otherwise. Upcoming visits stay in your name.',
          { name, pet: pet.name },
        )}
      </Text>
    </ConfirmDialog>
  );
}
