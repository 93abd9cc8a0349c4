import type { Appointment } from '@veto/shared-data/appointments';
import { LateOwnWords } from '@veto/shared-ui/own-words';
import { useVisitWords } from './visit-words.ts';

/** 'Cancelled by the practice: ill that day'; the reason in the language of the person who gave it. */
export function Cancellation({
  visit: { cancelledBy, cancelReason },
}: {
  visit: Pick<Appointment, 'cancelledBy' | 'cancelReason'>;
}) {
  const { canceller, chosen } = useVisitWords();
  return (
    <>
      {canceller(cancelledBy)}
      {cancelReason && (
        <>
          : <LateOwnWords>{chosen(cancelReason)}</LateOwnWords>
        </>
      )}
    </>
  );
}
