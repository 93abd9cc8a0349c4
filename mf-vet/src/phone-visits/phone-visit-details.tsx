import { formatDay, formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { asBookedVisit, type PhoneVisit } from '@veto/shared-data/phone-visits';
import { bookedTypeText } from '@veto/shared-data/visit-types';
import { Button } from '@veto/shared-ui/button';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { isPhoneNumber, telHref } from '@veto/shared-ui/phone-link';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { CancelPhoneVisit } from './cancel-phone-visit.tsx';
import { GuestActions } from './guest-actions.tsx';

interface PhoneVisitDetailsProps {
  visit: PhoneVisit;
  onClose: () => void;
}

/** A visit that was booked by phone or by a guest: who comes, how to reach them, and what can be done about it. */
export default function PhoneVisitDetails({ visit, onClose }: PhoneVisitDetailsProps) {
  return (
    <ReadingDialog
      title={`${visit.petName}, ${formatDay(visit.date)}, ${formatTime12(visit.time)}`}
      size="lg"
      onClose={onClose}
    >
      <Stack gap="5">
        <FactList
          facts={[
            ['Booked', visit.byGuest ? 'Online, as a guest' : 'By phone'],
            ['Client', visit.clientName],
            ['Phone number', visit.clientPhone],
            ['Pet', `${visit.petName}, ${visit.petType}`],
            ['When', `${formatLongDate(visit.date)} at ${formatTime12(visit.time)}`],
            ['Visit type', bookedTypeText(visit)],
            ['Reason', visit.reason || null],
          ]}
        />
        {visit.byGuest ? (
          <GuestActions visit={{ ...asBookedVisit(visit), byPhone: visit }} />
        ) : (
          <PhoneVisitActions visit={visit} onClose={onClose} />
        )}
      </Stack>
    </ReadingDialog>
  );
}

function PhoneVisitActions({ visit, onClose }: PhoneVisitDetailsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Flex gap="3" wrap="wrap">
      {visit.clientPhone && isPhoneNumber(visit.clientPhone) && (
        <Button asChild variant="surface">
          <a href={telHref(visit.clientPhone)}>Call {visit.clientName}</a>
        </Button>
      )}
      <Button variant="plain" colorPalette="red" onClick={() => setAsked(true)}>
        Cancel visit
      </Button>
      {asked && <CancelPhoneVisit visit={visit} onCancelled={onClose} onClose={() => setAsked(false)} />}
    </Flex>
  );
}
