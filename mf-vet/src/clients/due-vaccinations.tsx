import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useRemindOfVaccinations, useVaccinationsDue } from '@veto/shared-data/clients';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { monthsFrom } from './months.ts';

/** What is due this month and the next, each with one press that reminds all owners. */
export function DueVaccinations() {
  const say = useSay();
  const { locale } = useWhen();
  return (
    <Stack as="section" aria-label={say('Vaccinations that are due')} gap="2" _empty={{ display: 'none' }}>
      {monthsFrom(todayInWarsaw(), locale).map((month) => (
        <DueIn key={month.first} {...month} />
      ))}
    </Stack>
  );
}

function DueIn({ first, name }: { first: string; name: string }) {
  const say = useSay();
  const { data, isPending } = useVaccinationsDue(first);
  const remind = useRemindOfVaccinations();
  if (isPending) return <Skeleton h="4.5rem" rounded="panel" aria-hidden />;
  if (!data || data.due === 0) return null;
  const press = async () => {
    try {
      tellSuccess(PRACTICE_SUCCESS.ownersReminded(await remind.mutateAsync(first)));
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.remindOwners));
    }
  };
  return (
    <Flex
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      bg="sunken"
      rounded="panel"
      px="5"
      py="3"
      minH="4.5rem"
    >
      <Text fontWeight="semibold">{say('Vaccination due in {month}: {count}', { month: name, count: data.due })}</Text>
      {data.toRemind > 0 ? (
        <Button variant="subtle" loading={remind.isPending} onClick={() => void press()}>
          {data.toRemind === data.due
            ? say('Remind their owners')
            : say('Remind the owners of {count}', { count: data.toRemind })}
        </Button>
      ) : (
        <Text color="muted">{say('Every owner knows, or has booked.')}</Text>
      )}
    </Flex>
  );
}
