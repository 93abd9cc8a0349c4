import { datesIn } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import {
  type FoundReport,
  type LostReport,
  type Passport,
  useFoundReports,
  useReportLost,
} from '@veto/shared-data/passport';
import { Alert } from '@veto/shared-ui/alert';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { isPhoneNumber, PhoneLink } from '@veto/shared-ui/phone-link';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { missingText } from './passport-words.ts';

/** Reports a pet as lost or found, and says which. */
export function useLostMode(petId: string, petName: string) {
  const report = useReportLost(petId);
  return {
    isSaving: report.isPending,
    /** Resolves with whether it is saved; null: it is found. */
    set: (lost: LostReport | null) =>
      // Over the passport stands that it is missing.
      tellOutcome(report.mutateAsync(lost), lost ? null : SUCCESS.petFound(petName), (error) =>
        withReason(error, ERRORS.reportLost),
      ),
  };
}

/** Over the passport of a pet that is lost, with the way back. */
export function LostNote({ passport, mode }: { passport: Passport; mode: ReturnType<typeof useLostMode> }) {
  const language = useLanguage();
  const say = useSay();
  const { name } = passport;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="3" alignItems="start">
        <Alert.Title>
          {missingText(passport, language)} {say('Print the card: its code lets a finder write to you.')}
        </Alert.Title>
        <Alert.Description>{say('The links below work until {pet} is found.', { pet: name })}</Alert.Description>
        <Button
          variant="surface"
          minH="11"
          overflowWrap="anywhere"
          loading={mode.isSaving}
          onClick={() => void mode.set(null)}
        >
          {say('{pet} is back', { pet: name })}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Messages from finders; nothing where nobody has. */
export function FoundReports({ petId }: { petId: string }) {
  const say = useSay();
  const reports = useFoundReports(petId);
  if (reports.isError && !reports.data)
    return <ErrorState {...ERRORS.loadPassport} headingLevel="h2" query={reports} />;
  if (!reports.data || reports.data.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h2" textStyle="h4" mb="2">
        {say('Messages from finders')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {reports.data.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </Box>
    </Box>
  );
}

function Report({ report: { message, contact, createdAt } }: { report: FoundReport }) {
  const language = useLanguage();
  const say = useSay();
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="line">
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {message}
      </Text>
      {contact && (
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {say('Contact:')} {isPhoneNumber(contact) ? <PhoneLink number={contact} /> : contact}
        </Text>
      )}
      <Text textStyle="small" color="muted">
        {datesIn(language).moment(createdAt)}
      </Text>
    </Box>
  );
}
