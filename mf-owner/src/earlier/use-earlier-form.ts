import { typeOfBooking, typesForPet, usePetsToBook, useTypesToBook } from '@veto/shared-data/booking';
import { useFormDraft } from '@veto/shared-data/drafts';
import {
  argsOfWish,
  type EarlierWish,
  EMPTY_WISH,
  earlierWishSchema,
  useAskForEarlier,
} from '@veto/shared-data/earlier-times';
import { EARLIER_ERRORS, EARLIER_SUCCESS, messageOf } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { CONSULTATION } from '@veto/shared-data/visit-types';
import { tellSuccess } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

/** What an earlier time is for: a visit that is booked, or a new one. */
export type EarlierSubject =
  | { appointment: { id: string; date: string } }
  /** `petId` is chosen already; '' for none. */
  | { veterinarianId: string; petId: string };

/** The form of a request: kept until it is sent; a refusal stays beside the button. `type` is what may be booked for the animal. */
export function useEarlierForm(subject: EarlierSubject, onAsked: () => void) {
  const say = useSay();
  const { mutateAsync } = useAskForEarlier();
  const isNew = 'veterinarianId' in subject;
  const { pets } = usePetsToBook();
  const types = useTypesToBook(isNew ? subject.veterinarianId : null) ?? [CONSULTATION];
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<EarlierWish>({
    resolver: formResolver(earlierWishSchema({ asksForPet: isNew })),
    defaultValues: isNew ? { ...EMPTY_WISH, petId: subject.petId } : EMPTY_WISH,
  });
  const draft = useFormDraft(form, `earlier ${isNew ? subject.veterinarianId : subject.appointment.id}`);
  const petOf = ({ petId, petName, petType }: EarlierWish) =>
    pets.find(({ id }) => id === petId) ?? { name: petName, type: petType };
  const typeOf = (wish: EarlierWish) =>
    typeOfBooking(types, { petType: petOf(wish).type, visitTypeId: wish.visitTypeId });
  const submit = form.handleSubmit(async (wish) => {
    setRefusal(null);
    try {
      await mutateAsync(
        argsOfWish(
          wish,
          isNew ? { veterinarianId: subject.veterinarianId, visitTypeId: typeOf(wish).id, pet: petOf(wish) } : subject,
        ),
      );
    } catch (error) {
      setRefusal(say(messageOf(error, EARLIER_ERRORS.ask.description)));
      return;
    }
    draft.drop();
    tellSuccess(EARLIER_SUCCESS.asked);
    onAsked();
  });
  const wish = form.watch();
  const type = {
    types: typesForPet(types, petOf(wish).type).filter(({ id }) => id !== null),
    chosen: typeOf(wish),
    onChoose: (id: string) => form.setValue('visitTypeId', id),
  };
  return { form, submit, refusal, type };
}
