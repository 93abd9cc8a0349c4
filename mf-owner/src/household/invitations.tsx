import { formatMoment } from '@veto/shared-data/calendar';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import { type Invitation, useInvitations, useWithdrawInvitation } from '@veto/shared-data/household';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Center } from '@veto/shared-ui/center';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { QrCode } from 'lucide-react';
import { rightsText, roleText } from './part-words.ts';

interface InvitationsProps {
  pets: readonly Pick<Pet, 'id' | 'name'>[];
  /** The one that was made last is withdrawn. */
  onNewestWithdrawn: () => void;
}

/** The invitations to care for these pets that nobody has accepted yet, as rows; of several pets they say for which. */
export function Invitations({ pets, onNewestWithdrawn }: InvitationsProps) {
  const invitations = useInvitations().data ?? [];
  return invitations.flatMap((invitation, nth) => {
    const meant = pets.filter(({ id }) => invitation.petIds.includes(id));
    if (meant.length === 0) return [];
    return (
      <Row
        key={invitation.id}
        invitation={invitation}
        names={pets.length > 1 ? listed(meant) : null}
        onWithdrawn={nth === 0 ? onNewestWithdrawn : undefined}
      />
    );
  });
}

const format = new Intl.ListFormat('en-US');
const listed = (pets: readonly Pick<Pet, 'name'>[]) => format.format(pets.map(({ name }) => name));

interface RowProps {
  invitation: Invitation;
  names: string | null;
  onWithdrawn: (() => void) | undefined;
}

function Row({ invitation, names, onWithdrawn }: RowProps) {
  const withdraw = useWithdrawInvitation();
  const end = async () => {
    const failure = (error: unknown) => withReason(error, HOUSEHOLD_ERRORS.withdraw);
    if (await tellOutcome(withdraw.mutateAsync(invitation.id), null, failure)) onWithdrawn?.();
  };
  const rights = rightsText(invitation);
  return (
    <Flex as="li" gap="4" align="center" wrap="wrap" py="3" borderTopWidth="1px" borderColor="line">
      <Center boxSize="10" rounded="full" borderWidth="1px" borderStyle="dashed" borderColor="line.control">
        <QrCode size={18} aria-hidden />
      </Center>
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{names ? `Invitation for ${names}` : 'Invitation'}</Text>
        <Text textStyle="small" color="muted">
          {[roleText(invitation), rights, `expires ${formatMoment(invitation.expiresAt)}`].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Button
        variant="plain"
        {...(names && { 'aria-label': `Withdraw the invitation for ${names}` })}
        colorPalette="red"
        loading={withdraw.isPending}
        loadingText="Withdrawing..."
        onClick={() => void end()}
      >
        Withdraw
      </Button>
    </Flex>
  );
}
