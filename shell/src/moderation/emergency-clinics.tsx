import { formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import {
  type EmergencyClinic,
  useEmergencyClinics,
  useRemoveEmergencyClinic,
  useSaveEmergencyClinic,
} from '@veto/shared-data/emergency';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId, useState } from 'react';
import { EmergencyClinicDialog } from './emergency-clinic-dialog.tsx';

/** The 24-hour clinics of /emergency, for administrators: each with its source, and when somebody last made sure of it. */
export function EmergencyClinics() {
  const headingId = useId();
  const clinics = useEmergencyClinics();
  const [adding, setAdding] = useState(false);
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" id={headingId} textStyle="h3">
          24-hour clinics
        </Heading>
        <Button variant="subtle" onClick={() => setAdding(true)}>
          Add a clinic
        </Button>
      </Flex>
      <Text color="muted" maxW="60ch">
        The emergency page lists them. Enter only clinics that you have called yourself, and call them again from time
        to time; the one that was checked longest ago stands first.
      </Text>
      {clinics.error && !clinics.data && (
        <ErrorState {...ERRORS.fetchEmergencyClinics} query={clinics} headingLevel="h3" />
      )}
      {clinics.data?.length === 0 && <Text>There are none yet.</Text>}
      <Box as="ul" listStyleType="none">
        {clinics.data?.map((clinic) => (
          <ClinicRow key={clinic.id} clinic={clinic} />
        ))}
      </Box>
      {adding && <EmergencyClinicDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function ClinicRow({ clinic }: { clinic: EmergencyClinic }) {
  const save = useSaveEmergencyClinic();
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const { name, phone, address, city, source, checkedOn } = clinic;
  const check = () =>
    tellOutcome(save.mutateAsync({ ...clinic, checkedOn: todayInWarsaw() }), SUCCESS.emergencyClinicSaved, (error) =>
      withReason(error, ERRORS.saveEmergencyClinic),
    );
  return (
    <Flex as="li" gap="4" py="4" borderTopWidth="1px" borderColor="line" wrap="wrap" justify="space-between">
      <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        <Heading as="h3" textStyle="h4">
          {name}
        </Heading>
        <Text>{[phone, address, city].join(' · ')}</Text>
        <Text color="muted">
          Source: {source} · checked {formatShortDate(checkedOn)}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button variant="subtle" aria-label={`Checked today: ${name}`} loading={save.isPending} onClick={check}>
          Checked today
        </Button>
        <Button variant="surface" aria-label={`Change: ${name}`} onClick={() => setAsked('change')}>
          Change
        </Button>
        <Button variant="surface" aria-label={`Remove: ${name}`} onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </Flex>
      {asked === 'change' && <EmergencyClinicDialog clinic={clinic} onClose={() => setAsked(null)} />}
      <RemoveClinic clinic={clinic} open={asked === 'remove'} onClose={() => setAsked(null)} />
    </Flex>
  );
}

function RemoveClinic({ clinic, open, onClose }: { clinic: EmergencyClinic; open: boolean; onClose(): void }) {
  const remove = useRemoveEmergencyClinic();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Remove this clinic?"
      confirmLabel="Remove"
      cancelLabel="Keep"
      destructive
      loading={remove.isPending}
      onConfirm={() =>
        tellOutcome(remove.mutateAsync(clinic.id), SUCCESS.emergencyClinicRemoved, (error) =>
          withReason(error, ERRORS.saveEmergencyClinic),
        )
      }
    >
      {clinic.name} will no longer be on the emergency page.
    </ConfirmDialog>
  );
}
