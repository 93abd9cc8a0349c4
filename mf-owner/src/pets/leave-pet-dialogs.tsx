import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Pet, useRememberPet, useRemovePet } from '@veto/shared-data/pets';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import { useSite } from '@veto/slice-kit';

interface LeaveDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Asks before a pet is removed, and says what stays: one with visits is archived. */
export function RemovePetDialog({ pet, onClose }: LeaveDialogProps) {
  const site = useSite();
  const remove = useRemovePet();
  const visits = useOwnerAppointments().data?.filter(({ petId }) => petId === pet.id) ?? [];
  const confirm = () =>
    // Whoever has left the dialog meanwhile is not led anywhere: what `mutateAsync` calls goes with its component.
    remove.mutateAsync(pet, { onSuccess: () => site.navigate('/pets') }).then(
      (outcome) => {
        const words = outcome === 'archived' ? SUCCESS.petArchived : SUCCESS.petRemoved;
        toaster.create({ type: 'success', ...words(pet.name) });
      },
      (error) => tellFailure(error, withReason(error, ERRORS.removePet)),
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${pet.name}?`}
      confirmLabel="Yes, Remove"
      cancelLabel={`Keep ${pet.name}`}
      onConfirm={confirm}
      loading={remove.isPending}
      destructive
    >
      <Text>
        {visits.length > 0
          ? `${pet.name} has visits here and is archived: visits and health record stay, under Archived Pets.`
          : `The health record of ${pet.name}, its photo and its documents are removed with it. This action cannot be undone.`}
      </Text>
      {visits.some(({ status }) => status === 'upcoming') && (
        <Text mt="3">Upcoming visits stay booked. Cancel them under Appointments if you no longer need them.</Text>
      )}
    </ConfirmDialog>
  );
}

/** Offers to keep a pet that has died, without reminders. */
export function RememberPetDialog({ pet, onClose }: LeaveDialogProps) {
  const remember = useRememberPet();
  const confirm = async () => {
    const success = { type: 'info', ...SUCCESS.petRemembered(pet.name) } as const;
    if (await tellOutcome(remember.mutateAsync(pet), success, () => ERRORS.updatePet)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`In memory of ${pet.name}`}
      confirmLabel="Keep in memory"
      cancelLabel="Not now"
      onConfirm={confirm}
      loading={remember.isPending}
    >
      <Text>
        We are very sorry. This page, its photo and all visits stay as they are, for as long as you like. We will not
        remind you of anything for {pet.name} any more. You can change this at any time.
      </Text>
    </ConfirmDialog>
  );
}
