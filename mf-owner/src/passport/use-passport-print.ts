import { ERRORS, withReason } from '@veto/shared-data/errors';
import { type PassportPart, useCreatePassportLink } from '@veto/shared-data/passport';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useState } from 'react';

/** Paper is kept longer than a link that was sent: the code on it lasts 30 days. */
const PRINTED_HOURS = 30 * 24;

interface PassportPrint {
  shows: readonly PassportPart[];
  /** What the code on the card opens; null while there is none. */
  address: string | null;
  /** A link was made for the code. */
  onMade(secret: string): void;
}

/** Prints a passport, never without its code: where there is no link to the passport yet, it makes one first. */
export function usePassportPrint(petId: string, { shows, address, onMade }: PassportPrint) {
  const create = useCreatePassportLink(petId);
  const [isWaiting, setWaiting] = useState(false);
  const print = () => {
    if (address) {
      globalThis.print();
      return;
    }
    void create.mutateAsync({ shows, hours: PRINTED_HOURS }).then(
      (secret) => {
        setWaiting(true);
        onMade(secret);
      },
      (error) => tellFailure(error, withReason(error, ERRORS.createPassportLink)),
    );
  };
  return {
    print,
    isPreparing: create.isPending || isWaiting,
    /** The code is on the card now. */
    onCode() {
      if (!isWaiting) return;
      setWaiting(false);
      globalThis.print();
    },
  };
}
