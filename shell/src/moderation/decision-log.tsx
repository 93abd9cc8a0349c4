import { formatShortDate, formatTime24, inWarsaw } from '@veto/shared-data/calendar';
import { ERRORS } from '@veto/shared-data/errors';
import { type Decision, useDecisions } from '@veto/shared-data/moderation';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

/** Who decided what, the latest first. */
export function DecisionLog() {
  const { data, error, refetch } = useDecisions();
  if (error && !data) return <ErrorState {...ERRORS.fetchReports} query={{ error, refetch }} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="decision-log">
      <Heading as="h2" id="decision-log" textStyle="h3">
        Log of decisions
      </Heading>
      <Stack as="ul" gap="2" overflowWrap="anywhere">
        {data.map((decision) => (
          <Text as="li" key={`${decision.made_at} ${decision.what} ${decision.about}`}>
            {sentenceOf(decision)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function sentenceOf({ made_at, made_by, what, about, reason }: Decision): string {
  const { date, time } = inWarsaw(made_at);
  const decided = `${what}: ${about ?? 'a deleted account'}, by ${made_by ?? 'a command or a former administrator'}`;
  return `${formatShortDate(date)} ${formatTime24(time)}, ${decided}${reason ? `. ${reason}` : ''}`;
}
