import { type Appointment, useOwnerAppointments } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Pet, useRememberPet, useRemovePet } from '@veto/shared-data/pets';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellFailure, tellOutcome, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import { useSay, useSite } from '@veto/slice-kit';

interface LeaveDialogProps {
  pet: Pet;
  onClose: () => void;
}

const useVisitsOf = (pet: Pet) => useOwnerAppointments().data?.filter(({ petId }) => petId === pet.id) ?? [];

function UpcomingStay({ visits }: { visits: readonly Appointment[] }) {
  const say = useSay();
  if (visits.every(({ status }) => status !== 'upcoming')) return null;
  return (
    <Text mt="3">{say('Upcoming visits stay booked. Cancel them under Appointments if you no longer need them.')}</Text>
  );
}

/** Asks before a pet is removed, and says what stays: one with visits is archived. */
export function RemovePetDialog({ pet, onClose }: LeaveDialogProps) {
  const say = useSay();
  const site = useSite();
  const remove = useRemovePet();
  const visits = useVisitsOf(pet);
  const confirm = () =>
    // Whoever has left the dialog meanwhile is not led anywhere: what `mutateAsync` calls goes with its component.
    remove.mutateAsync(pet, { onSuccess: () => site.navigate('/pets') }).then(
      (outcome) => {
        const words = outcome === 'archived' ? SUCCESS.petArchived : SUCCESS.petRemoved;
        tellSuccess(words(pet.name));
      },
      (error) => tellFailure(error, withReason(error, ERRORS.removePet)),
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Remove {name}?', { name: pet.name })}
      confirmLabel={say('Yes, Remove')}
      cancelLabel={say('Keep {name}', { name: pet.name })}
      onConfirm={confirm}
      loading={remove.isPending}
      destructive
    >
      <Text>
        {visits.length > 0
          ? say('{pet} has visits here and is archived: visits and health record stay, under Archived Pets.', {
              pet: pet.name,
            })
          : say(
              'The health record of {pet}, its photo and its documents are removed with it. This action cannot be undone.',
              { pet: pet.name },
            )}
      </Text>
      <UpcomingStay visits={visits} />
    </ConfirmDialog>
  );
}

/** Offers to keep a pet that has died, without reminders. */
export function RememberPetDialog({ pet, onClose }: LeaveDialogProps) {
  const say = useSay();
  const remember = useRememberPet();
  const confirm = async () => {
    const success = { type: 'info', ...SUCCESS.petRemembered(pet.name) } as const;
    if (await tellOutcome(remember.mutateAsync(pet), success, () => ERRORS.updatePet)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('In memory of {pet}', { pet: pet.name })}
      confirmLabel={say('Keep in memory')}
      cancelLabel={say('Not now')}
      onConfirm={confirm}
      loading={remember.isPending}
    >
      <Text>
        {say(
          'We are very sorry. This page, its photo and all visits stay as they are, for as long as you like. We will not remind you of anything for {pet} any more. You can change this at any time.',
          { pet: pet.name },
        )}
      </Text>
      <UpcomingStay visits={useVisitsOf(pet)} />
    </ConfirmDialog>
  );
}
