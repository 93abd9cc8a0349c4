import { todayInWarsaw } from '@veto/shared-data/calendar';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type TimeOff, useRemoveTimeOff, useTimeOff } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { latePart } from '@veto/shared-ui/late-part';
import { List } from '@veto/shared-ui/list';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { useWhen } from '../when/use-when.ts';
import { HolidayOffers } from './holiday-offers.tsx';
import { timeOffLabel } from './time-off-texts.ts';

const TimeOffDialog = latePart(() => import(/* webpackChunkName: "time-off" */ './time-off-dialog.tsx'));

const SHOWN_AT_FIRST = 4;

/** The signed-in veterinarian's absences to come, and Poland's public holidays to take off. */
export default function OwnTimeOff() {
  const say = useSay();
  const away = useTimeOff();
  const [adding, setAdding] = useState(false);
  const [all, setAll] = useState(false);
  if (!away.data)
    return away.isError ? (
      <ErrorState
        title={say('Time off could not be loaded')}
        description={say('Please check your connection and try again.')}
        query={away}
        headingLevel="h3"
      />
    ) : (
      <RowSkeletons count={3} />
    );
  const toCome = away.data.filter(({ endsOn }) => endsOn >= todayInWarsaw());
  const shown = all ? toCome : toCome.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap="5">
      {toCome.length === 0 ? (
        <Text color="muted">{say('No time off planned.')}</Text>
      ) : (
        <List.Root variant="plain" divideY="1px" borderYWidth="1px" borderColor="line">
          {shown.map((absence) => (
            <Absence key={absence.id} absence={absence} />
          ))}
        </List.Root>
      )}
      <Flex gap="2" wrap="wrap">
        <Button variant="subtle" onClick={() => setAdding(true)}>
          <Plus aria-hidden /> {say('Block time')}
        </Button>
        {toCome.length > shown.length && (
          <Button variant="plain" onClick={() => setAll(true)}>
            {say('{count} more', { count: toCome.length - shown.length })}
          </Button>
        )}
      </Flex>
      <HolidayOffers away={away.data} />
      {adding && <TimeOffDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Absence({ absence }: { absence: TimeOff }) {
  const say = useSay();
  const when = useWhen();
  const remove = useRemoveTimeOff();
  const label = timeOffLabel(absence, when);
  return (
    <List.Item display="flex" gap="3" py="0.5" alignItems="center" justifyContent="space-between">
      <Text fontVariantNumeric="tabular-nums" minW="0" overflowWrap="anywhere">
        {label}
        {absence.reason && (
          <Text as="span" color="muted">
            {' '}
            · <OwnWords>{absence.reason}</OwnWords>
          </Text>
        )}
      </Text>
      <Button
        variant="plain"
        colorPalette="red"
        flexShrink="0"
        aria-label={say('Remove: {what}', { what: label })}
        loading={remove.isPending}
        loadingText={say('Removing...')}
        onClick={() =>
          tellOutcome(remove.mutateAsync({ id: absence.id }), PRACTICE_SUCCESS.timeOffRemoved, (error) =>
            withReason(error, PRACTICE_ERRORS.removeTimeOff),
          )
        }
      >
        {say('Remove')}
      </Button>
    </List.Item>
  );
}
