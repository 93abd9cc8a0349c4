import { ERRORS } from '@veto/shared-data/errors';
import { useTakeOverGuestVisit } from '@veto/shared-data/guest-visits';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { useVisitWords } from '../appointments/visit-words.ts';
import { WhichPet } from '../appointments/which-pet.tsx';
import { AccountOffer } from './account-offer.tsx';

export interface KeepGuestVisitProps {
  /** What the visit calls the animal. */
  petName: string;
  secret: string;
}

/** Moves a guest's visit into the owner's account in one press, for the pet that the owner says. */
export default function KeepGuestVisit({ petName, secret }: KeepGuestVisitProps) {
  const pets = usePets();
  const takeOver = useTakeOverGuestVisit(secret);
  const { say, failure } = useVisitWords();
  if (pets.isPending) return null;
  const move = (kept: { pet?: Pet | undefined; isNewPet?: boolean }) =>
    void tellOutcome(
      takeOver.mutateAsync({ petId: kept.pet?.id, isNewPet: kept.isNewPet ?? false }),
      { type: 'success', title: say('Your visit is in your account'), description: say('See My Appointments.') },
      (error) => failure(error, ERRORS.fetchAppointment),
    );
  const busy = takeOver.isPending
    ? (takeOver.variables.petId ?? (takeOver.variables.isNewPet ? 'new' : 'visit'))
    : null;
  const moveAlone = (
    <Button variant="subtle" loading={busy === 'visit'} disabled={busy !== null} onClick={() => move({})}>
      {say('Move into my account')}
    </Button>
  );
  const isKnown = pets.data?.some(({ name }) => name.toLowerCase() === petName.toLowerCase());
  // If the pets cannot be read, the visit still moves into the account; its page there asks which pet it is for.
  if (!pets.data || isKnown)
    return (
      <AccountOffer text={say('Move this visit into your account: you find it in My Appointments.')}>
        {moveAlone}
      </AccountOffer>
    );
  return (
    <WhichPet
      name={petName}
      pets={pets.data}
      busy={busy}
      text={say('Move this visit into your account: you find it in My Appointments.')}
      onChoose={(pet) => move({ pet, isNewPet: !pet })}
    >
      {moveAlone}
    </WhichPet>
  );
}
