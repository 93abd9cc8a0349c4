import { ERRORS, withReason } from '@veto/shared-data/errors';
import { type PassportPart, useCreatePassportLink } from '@veto/shared-data/passport';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useState } from 'react';

/** Paper and pictures are kept longer than a link that was sent: the code on them lasts 30 days. */
const LASTING_HOURS = 30 * 24;

/** Makes the link of a code that is printed or drawn. `onMade` hears its secret; a failure is told. */
export function useLastingCode(petId: string, shows: readonly PassportPart[], onMade: (secret: string) => void) {
  const create = useCreatePassportLink(petId);
  return {
    isPending: create.isPending,
    /** Resolves with whether there is a link. */
    make: () =>
      create.mutateAsync({ shows, hours: LASTING_HOURS }).then(
        (secret) => {
          onMade(secret);
          return true;
        },
        (error) => {
          tellFailure(error, withReason(error, ERRORS.createPassportLink));
          return false;
        },
      ),
  };
}

interface PassportPrint {
  /** What the code on the card opens; null while there is none. */
  address: string | null;
  code: ReturnType<typeof useLastingCode>;
}

/** Prints a passport, never without its code: where there is no link to the passport yet, it makes one first. */
export function usePassportPrint({ address, code }: PassportPrint) {
  const [isWaiting, setWaiting] = useState(false);
  const print = () => {
    if (address) globalThis.print();
    else {
      setWaiting(true);
      void code.make().then((isMade) => isMade || setWaiting(false));
    }
  };
  return {
    print,
    isPreparing: isWaiting,
    /** The code is on the card now. */
    onCode() {
      if (!isWaiting) return;
      setWaiting(false);
      globalThis.print();
    },
  };
}
