import { HOUSEHOLD_ERRORS, HOUSEHOLD_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type CaredPet, useLeaveHousehold } from '@veto/shared-data/household';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import { useSay, useSite } from '@veto/slice-kit';
import { useState } from 'react';

export function LeaveHousehold({ pet }: { pet: CaredPet }) {
  const say = useSay();
  const site = useSite();
  const [asked, setAsked] = useState(false);
  const leave = useLeaveHousehold(pet.id);
  const confirm = () =>
    tellOutcome(
      leave.mutateAsync(undefined, { onSuccess: () => site.navigate('/pets') }),
      HOUSEHOLD_SUCCESS.left(pet.name),
      (error) => withReason(error, HOUSEHOLD_ERRORS.leave),
    );
  return (
    <>
      <Button variant="plain" onClick={() => setAsked(true)}>
        {say('Leave the household')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('Stop caring for {pet}?', { pet: pet.name })}
        confirmLabel={say('Yes, leave')}
        cancelLabel={say('Stay')}
        onConfirm={() => void confirm()}
        loading={leave.isPending}
        destructive
      >
        <Text>
          {say('You no longer see {pet} here. To come back, you need a new invitation from {owner}.', {
            pet: pet.name,
            owner: pet.owner,
          })}
        </Text>
      </ConfirmDialog>
    </>
  );
}
