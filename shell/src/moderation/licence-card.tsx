import { formatShortDate, inWarsaw } from '@veto/shared-data/calendar';
import { ERRORS, messageOf, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type SentLicence, useDecideLicence, useLicenceLink, useWithdrawLicence } from '@veto/shared-data/moderation';
import { doctorName } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { SiteLink } from '@veto/slice-kit';
import { useState } from 'react';

const day = (moment: string) => formatShortDate(inWarsaw(moment).date);

/** One veterinarian's licence: what they sent, and the decision, to be made or made. */
export function LicenceCard({ licence }: { licence: SentLicence }) {
  const { name, clinicName, city, number, sentAt, state, veterinarianId, verifiedAt } = licence;
  return (
    <Stack as="li" gap="4" py="5" borderTopWidth="1px" borderColor="line" overflowWrap="anywhere">
      <Box>
        <Heading as="h3" textStyle="h4">
          <SiteLink href={`/veterinarian/${veterinarianId}`}>{doctorName(name)}</SiteLink>
        </Heading>
        <Text>{[`Licence ${number}`, clinicName, city].filter(Boolean).join(' · ')}</Text>
        <Text color="muted">
          Sent {day(sentAt)}
          {verifiedAt && `, last checked ${day(verifiedAt)}`}
        </Text>
      </Box>
      <OpenDocument licence={licence} />
      {state === 'waiting' ? <Decision licence={licence} /> : <Decided licence={licence} />}
    </Stack>
  );
}

/** The document in a window of its own; its address ends after five minutes. */
function OpenDocument({ licence }: { licence: SentLicence }) {
  const link = useLicenceLink();
  const open = async () => {
    // Opened at the press: a window that comes later is taken for an unwanted one.
    const shown = window.open('', '_blank');
    try {
      const url = await link.mutateAsync(licence.documentPath);
      if (shown) {
        shown.opener = null;
        shown.location.href = url;
      } else window.location.assign(url);
    } catch (error) {
      shown?.close();
      tellFailure(error, ERRORS.openDocument);
    }
  };
  return (
    <Flex>
      <Button
        variant="subtle"
        aria-label={`Open the document: ${doctorName(licence.name)}`}
        loading={link.isPending}
        onClick={() => void open()}
      >
        Open the document
      </Button>
    </Flex>
  );
}

const MISSING = 'Please say why';

function useReason() {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = (helper: string) => (
    <FormField label="Reason" helper={helper} error={error}>
      <Textarea value={reason} onChange={(event) => setReason(event.target.value)} rows={2} maxLength={1000} />
    </FormField>
  );
  /** Whether there is a reason; if not, the field says so. */
  const given = () => {
    setError(reason.trim() === '' ? MISSING : undefined);
    return reason.trim() !== '';
  };
  const tell = (decision: Promise<unknown>) =>
    tellOutcome(decision, SUCCESS.reviewDecided, (cause) => {
      setError(messageOf(cause, ERRORS.decideReview.description));
      return withReason(cause, ERRORS.decideReview);
    });
  return { reason, field, given, tell };
}

function Decision({ licence: { sending, name } }: { licence: SentLicence }) {
  const decide = useDecideLicence();
  const { reason, field, given, tell } = useReason();
  const send = (confirm: boolean) => {
    if (confirm || given()) void tell(decide.mutateAsync({ sending, confirm, reason: confirm ? '' : reason }));
  };
  return (
    <Stack gap="3">
      {field('Needed to refuse. The veterinarian reads it.')}
      <Flex gap="3" wrap="wrap">
        <Button aria-label={`Confirm: ${doctorName(name)}`} disabled={decide.isPending} onClick={() => send(true)}>
          Confirm
        </Button>
        <Button
          variant="plain"
          colorPalette="red"
          aria-label={`Refuse: ${doctorName(name)}`}
          disabled={decide.isPending}
          onClick={() => send(false)}
        >
          Refuse
        </Button>
      </Flex>
    </Stack>
  );
}

const DECIDED = { checked: 'Confirmed', refused: 'Refused or withdrawn', none: 'The check has ended', waiting: '' };

function Decided({ licence }: { licence: SentLicence }) {
  const { state, reason, decidedBy, decidedAt, validUntil } = licence;
  const when = decidedAt ? `, ${day(decidedAt)}` : '';
  return (
    <Stack gap="3">
      <Text color="muted" whiteSpace="pre-line">
        {DECIDED[state]} by {decidedBy ?? 'an administrator'}
        {when}
        {reason ? `: ${reason}` : state === 'checked' && validUntil ? `, holds until ${day(validUntil)}` : ''}
      </Text>
      {licence.verifiedAt && <Withdrawal licence={licence} />}
    </Stack>
  );
}

function Withdrawal({ licence: { veterinarianId, name } }: { licence: SentLicence }) {
  const withdraw = useWithdrawLicence();
  const [open, setOpen] = useState(false);
  const { reason, field, given, tell } = useReason();
  const button = (
    <Button
      variant="plain"
      colorPalette="red"
      aria-label={`Withdraw: ${doctorName(name)}`}
      disabled={withdraw.isPending}
      onClick={() => {
        if (!open) setOpen(true);
        else if (given()) void tell(withdraw.mutateAsync({ veterinarianId, reason }));
      }}
    >
      Withdraw
    </Button>
  );
  return (
    <Stack gap="3">
      {open && field('The veterinarian reads it and leaves all lists at once. Visits stay.')}
      <Flex>{button}</Flex>
    </Stack>
  );
}
